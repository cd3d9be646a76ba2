"""Setting a table up in a terminal, and keeping its record while it is played."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from osada.core.components import ComponentSet
from osada.core.dealer import derived
from osada.core.game import Game, span
from osada.core.options import BadOption
from osada.core.record import Record
from osada.core.table import Table
from osada.core.typeset import plain
from osada.files import data_folder, reserve, write
from osada.players import PLAYERS, UnknownPlayer, player
from osada.players.own import Own, own_player
from osada.terminal.play import Session

PERSON = "you"


def seat_words(seats: str, programs: Own | None = None) -> list[str]:
    """``you,random,my_bots.Clever`` as a list; BadOption for anything else."""
    known = {word: word for word in (PERSON, *PLAYERS)} | {name: name for name in programs or ()}
    words = [known.get(word.strip().lower(), word.strip()) for word in seats.split(",")]
    for word in words:
        if "." in word:
            try:
                player(word, 0)
            except UnknownPlayer as error:
                raise BadOption(f"--seats: {error}") from None
        elif word not in known:
            raise BadOption(f"--seats: unknown {word!r}; there are {', '.join(known)}")
    return words


def new(
    game: Game,
    seats: str,
    seed: int | None,
    options: Mapping[str, object],
    components: ComponentSet | None,
    programs: Own | None = None,
) -> Table:
    """A new table."""
    words = seat_words(seats, programs)
    if len(words) not in game.seats:
        raise BadOption(f"--seats: {game.name} is for {span(game.seats, ' to ')} players, not {len(words)}")
    return Table(game, len(words), seed, options, components, words)


def continued(record: Record, seats: str | None, programs: Own | None = None) -> tuple[Table, list[str]]:
    """The table of a record, and who sits where: as its names say if nobody says otherwise."""
    bots = {*PLAYERS, *(programs or ())}
    known = record.names and all(name == PERSON or name in bots for name in record.names)
    words = seat_words(seats, programs) if seats else list(record.names) if known else [PERSON] * record.players
    if len(words) != record.players:
        raise BadOption(f"--seats: the record has {record.players} seats, not {len(words)}")
    return Table.resume(record), words


def run(table: Table, words: Sequence[str], file: Path | None, language: str, programs: Own | None = None) -> None:
    """Play at the terminal until the game is over or the input ends; the record is kept all along."""
    continues = table.actions_played > 0
    file = file or reserve(data_folder() / "records", table.game.name, ".record")
    bots = [
        None if word == PERSON else own_player(word, programs or {}, derived(table.seed, f"player {seat}"))
        for seat, word in enumerate(words)
    ]
    session = Session(table, bots, language, lambda line: print(plain(line), flush=True))
    text = session.text
    kept = len(table.journal)

    def save() -> None:
        nonlocal kept
        if len(table.journal) != kept:
            kept = len(table.journal)
            write(file, table.record().text())

    if not continues:
        write(file, table.record().text())
    print(plain(text("terminal-welcome")), file=sys.stderr)
    try:
        over = session.run(_lines(), _prompt, save)
    except KeyboardInterrupt:
        over = False
    print(plain(text("terminal-finished" if over else "terminal-kept", file=str(file))), file=sys.stderr)


def _lines() -> Iterator[str]:
    yield from sys.stdin


def _prompt() -> None:
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
