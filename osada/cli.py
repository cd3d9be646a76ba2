"""The ``osada`` command. Standard output carries what was asked for and nothing else."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

import osada
from osada import advising, contests, reports, research, tables, typing_in
from osada.command_line import (
    LOCALE,
    File,
    Flag,
    Language,
    Wrong,
    bots_of_this_folder,
    check_programs,
    check_seed,
    playable_games,
    print_json,
    say,
    tell,
)
from osada.core import components as component_sets
from osada.core import record as records
from osada.core.components import BadComponents, ComponentSet
from osada.core.game import Game, ScoreSheetError
from osada.core.options import BadOption
from osada.core.plain import NotJson, parse_json
from osada.core.record import BadRecord, Divergence
from osada.core.sheet import as_typed, told
from osada.core.standalone import svg
from osada.core.table import Table
from osada.core.text import SHARED, texts
from osada.files import BadFile, read, write
from osada.games import NoGame

MOST_FAULTS = 40
"""How many faults of a file are named at once."""

app = App(
    name="osada",
    help="Village-building board games: play them, count their scores, simulate them.",
    version_flags=["--version"],
    version=lambda: osada.__version__,
)


for command in (tables.serve, tables.backup, tables.restore, tables.check, tables.export, tables.migrate):
    app.command(command)
app.command(tables.import_, name="import")
app.command(contests.simulate)
app.command(contests.arena)
app.command(advising.hint)
app.command(advising.coach)
app.command(research.selfplay)
app.command(research.train)
app.command(research.tune)


def main() -> None:
    """Run the command that the arguments name."""
    _open_streams()
    try:
        app(exit_on_error=False, print_error=False)
    except CycloptsError as error:
        fail(str(error))
    except (Wrong, NoGame, BadFile, BadOption, BadRecord, Divergence, ScoreSheetError) as error:
        fail(str(error))
    except BadComponents as error:
        fail(*error.problems)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            fail(error.strerror or str(error))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _open_streams() -> None:
    """Streams that were closed lead nowhere; letters that a terminal does not have are no reason to stop."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def fail(*messages: str) -> None:
    """A line for each on the error output, status 2."""
    for message in messages[:MOST_FAULTS]:
        say(message)
    if len(messages) > MOST_FAULTS:
        print(f"osada: and {len(messages) - MOST_FAULTS} more", file=sys.stderr)
    sys.exit(2)


def options_of(pairs: list[str] | None) -> dict[str, object]:
    """``name=value`` pairs as options."""
    given: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"an option is NAME=VALUE, not {pair!r}")
        given[name] = value
    return given


def own_components(game: Game, file: str | None) -> ComponentSet | None:
    """A checked set from a file."""
    if file is None:
        return None
    given = component_sets.load(Path(file))
    game.check(given)
    return given


def new_record(file: str) -> Path:
    """A file for a record; one that is there already is not overwritten."""
    if Path(file).exists():
        raise Wrong(f"{file}: is there already; take another name, or go on with --continue {file}")
    return Path(file)


@app.command
def games(*, json: Annotated[bool, Flag] = False, language: Language = LOCALE) -> None:
    """List the games, with their options.

    Parameters
    ----------
    json
        For machines.
    """
    found = playable_games()
    if json:
        print_json([reports.game_document(game, language) for game in found])
    else:
        tell("\n\n".join(reports.game_in_words(game, language) for game in found))


@app.command
def languages(which: str | None = None, *, json: Annotated[bool, Flag] = False, language: Language = LOCALE) -> None:
    """List the languages and what their texts lack; the status is 1 if something is missing.

    Parameters
    ----------
    which
        One language, such as de; default: all that there is a file of.
    json
        For machines.
    """
    from osada.core.languages import known_languages, text_files  # noqa: PLC0415  # only this command needs it

    folders = [SHARED, *(game.folder / "text" for game in playable_games())]
    found = {code: text_files(code, folders) for code in ([which] if which else known_languages(folders))}
    if json:
        print_json({code: [reports.text_file_document(file) for file in files] for code, files in found.items()})
    else:
        tell("\n".join(reports.language(code, files, language) for code, files in found.items()))
    if not all(file.complete for files in found.values() for file in files):
        sys.exit(1)


@app.command
def score(file: File, *, json: Annotated[bool, Flag] = False, language: Language = LOCALE) -> None:
    """Count a position from the real table.

    Parameters
    ----------
    file
        The position as JSON (docs/score-sheet.md), or - for standard input.
    json
        For machines.
    """
    try:
        document = parse_json(read(file))
    except NotJson as error:
        raise Wrong(f"{file}: {error}") from None
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise Wrong(f'{file}: expected an object with "game", one of {", ".join(osada.names())}')
    game = osada.game(document["game"])
    try:
        sheet, winners = game.score_sheet(document)
    except ScoreSheetError as error:
        fail(
            *(as_typed(told(game, fault, language)) for fault in error.faults), *([] if error.faults else [str(error)])
        )
    names = [player["name"] for player in document["players"]]
    if json:
        players = [{"name": name, **lines} for name, lines in zip(names, sheet, strict=True)]
        print_json({"players": players, "winners": [names[seat] for seat in winners]})
    else:
        tell(reports.score_sheet(game, sheet, winners, names, language))


@app.command
def components(
    game: str,
    *,
    export: File | None = None,
    check: File | None = None,
    new: File | None = None,
    name: str = "",
    file: Annotated[File | None, Parameter(name="--in")] = None,
    list_: Annotated[bool, Flag, Parameter(name="--list")] = False,
    set_: Annotated[list[str] | None, Parameter(name="--set")] = None,
    merge: File | None = None,
    prefer: Literal["mine", "theirs"] | None = None,
    language: Language = LOCALE,
) -> None:
    """Show, export or check the component set of a game, or type in one of your own.

    Parameters
    ----------
    game
        The name of the game.
    export
        Write the standard set to this file (- for standard output), to be edited.
    check
        Check a set in this file.
    new
        Begin a set of your own in this file.
    name
        What the new set is called.
    file
        The set of your own that --list, --set and --merge work on.
    list_
        List all pieces with their fields: what is typed in, what is ours, what is wrong.
    set_
        Type in a field, such as cards.beer18.value=7; a value that is no plain text is JSON.
    merge
        Take over what only the set in this file has typed in; fields where both differ are named.
    prefer
        Whose fields are taken where the two differ.
    """
    found = osada.game(game)
    text = found.text(language)
    if sum(given is not None for given in (export, check, new, set_, merge)) > 1:
        raise Wrong("one of --export, --check, --new, --set and --merge, not several")
    if (set_ is not None or merge is not None) and file is None:
        raise Wrong("--set and --merge need a set of your own: --in FILE")
    if new is not None:
        typing_in.begin(found, new, name or text("page-set-name-usual"))
    elif set_ is not None and file is not None:
        typing_in.put(found, file, set_)
    elif merge is not None and file is not None:
        typing_in.merge(found, file, merge, prefer)
    elif list_:
        tell(typing_in.listed(found, file, language))
    elif check is not None:
        given = component_sets.load(Path(check))
        found.check(given)
        tell(text("report-set-good", name=given.name, checksum=given.checksum))
    elif export == "-":
        print(found.standard.export(), end="")
    elif export is not None:
        write(Path(export), found.standard.export())
    else:
        shown = found.standard
        tell(text("report-set", name=shown.name, checksum=shown.checksum, about=shown.about))


@app.command
def replay(file: File, *, at: int | None = None, picture: str | None = None, language: Language = LOCALE) -> None:
    """Verify a record against the rules and print the table it leads to.

    Parameters
    ----------
    file
        The record, or - for standard input.
    at
        Stop after this many actions.
    picture
        Draw the table to this file (SVG) instead.
    """
    record = records.parse(read(file))
    count = sum(1 for _ in records.replay(record)) - 1
    if at is not None and not 0 <= at <= count:
        raise Wrong(f"--at: the record has {count} actions, not {at}")
    table = Table.resume(record, at)
    if picture is not None:
        write(Path(picture), svg(table, None, language))
        return
    text = record.game.text(language)
    tell(record.game.words(table.view(None), language))
    tell(f"\n{text('report-verified', count=count)}")
    if table.state.seat is not None and at is None:
        tell(text("report-unfinished"))


@app.command
def play(
    game: str | None = None,
    *,
    seats: str | None = None,
    program: Annotated[list[str] | None, Flag] = None,
    seed: int | None = None,
    option: Annotated[list[str] | None, Flag] = None,
    components: str | None = None,
    record: str | None = None,
    continue_: Annotated[str | None, Parameter(name="--continue")] = None,
    language: Language = LOCALE,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        The name of the game.
    seats
        Who sits where, separated by commas: you, random, easy, medium, greedy, hard, expert; my_bots.Clever is a class
        of your own, in a file of this folder or an installed package.
    program
        NAME=COMMAND: a player that is a program, spoken to over a pipe (docs/bots.md), for a seat with this name.
    seed
        Equal seeds deal equally.
    option
        A table option as NAME=VALUE; may be given several times (osada games lists them).
    components
        A file with your own component set.
    record
        Keep the game in this file; default: a new one in the user's data folder.
    continue_
        Go on with the game of a record.
    """
    from osada.terminal.start import continued, new, run  # noqa: PLC0415  # only this command needs it

    bots_of_this_folder()
    programs = check_programs(program or [])
    if continue_ is not None:
        if game or seed is not None or option or components:
            raise Wrong("--continue takes game, seed, options and components from the record")
        found_record = records.parse(read(continue_))
        table, words = continued(found_record, seats, programs)
        run(table, words, new_record(record) if record else Path(continue_), language, programs)
        return
    if game is None:
        raise Wrong(f"which game? There are {', '.join(osada.names())}")
    check_seed(seed or 0)
    found = osada.game(game)
    table = new(found, seats or "you,medium", seed, options_of(option), own_components(found, components), programs)
    run(table, list(table.names), new_record(record) if record else None, language, programs)


@app.command
def new_game(name: str, *, folder: str | None = None, language: Language = LOCALE) -> None:
    """Write a new game that can be played at once, to be changed into yours (docs/adding-a-game.md).

    Parameters
    ----------
    name
        What the game is called, like my-game.
    folder
        The folder that is made for it; default: the name.
    """
    from osada.new_game import BadName, write_new_game  # noqa: PLC0415  # only this command needs it

    where = Path(folder or name)
    try:
        write_new_game(name, where, osada.names())
    except BadName as error:
        raise Wrong(str(error)) from None
    except FileExistsError:
        raise Wrong(f"{where}: is there already, and nothing is overwritten") from None
    tell(texts(language)("report-new-game", name=name, folder=str(where)))
