"""The commands in which bots play: against the clock, and against each other."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import osada
from osada import reports
from osada.command_line import (
    LOCALE,
    Flag,
    Language,
    Wrong,
    bots_of_this_folder,
    check_programs,
    check_seed,
    print_json,
    tell,
)
from osada.core.game import span
from osada.files import data_folder


def simulate(
    game: str,
    *,
    players: int | None = None,
    seconds: float = 5.0,
    seed: int = 0,
    json: Annotated[bool, Flag] = False,
    language: Language = LOCALE,
) -> None:
    """Play random games and say how fast.

    Parameters
    ----------
    game
        The name of the game.
    players
        How many players; the fewest if not given.
    seconds
        How long, in seconds of CPU time.
    seed
        Equal seeds play equal games.
    json
        For machines.
    """
    from osada.arena.simulate import simulate as run  # noqa: PLC0415  # only this command needs it

    found = osada.game(game)
    if not 0 < seconds < float("inf"):
        raise Wrong(f"--seconds: expected more than 0, not {seconds}")
    check_seed(seed)
    count = found.seats[0] if players is None else players
    if count not in found.seats:
        raise Wrong(f"{game} is for {span(found.seats, ' to ')} players, not {count}")
    with reports.progress(f"{game}, {count}") as watch:
        result = run(found, count, seconds, seed, watch)
    if json:
        print_json(result.document())
    else:
        tell(reports.simulation(found, result, language))


def arena(
    game: str,
    *,
    players: str,
    games: int = 200,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    engine: Annotated[list[str] | None, Flag] = None,
    program: Annotated[list[str] | None, Flag] = None,
    on: str = "",
    folder: str | None = None,
    json: Annotated[bool, Flag] = False,
    language: Language = LOCALE,
) -> None:
    """Let bots play against each other and say how good they are.

    Everybody meets all others equally often; every deal is played once in each seating. Games that have ended are
    kept with their records, so the same command goes on where it was interrupted.

    Parameters
    ----------
    game
        The name of the game.
    players
        Who plays, separated by commas: random, easy, medium, greedy, hard, expert; hard:40 searches by 40 iterations
        and not by the clock; my_bots.Clever is a class of your own, in a file of this folder or an installed package.
    games
        How many games each of them plays at least.
    seats
        How many sit at a table; default: the fewest that the game is for.
    seed
        Equal seeds deal equally.
    processes
        How many games are played at once; default: one per core.
    engine
        NAME=COMMAND: a player that is a process of its own, spoken to over a pipe (docs/bots.md); may be given several
        times. It hears the whole record, and is trusted.
    program
        NAME=COMMAND: the same, but it hears what its seat knows and nothing else.
    on
        ray plays on a Ray cluster on this machine, ray://HOST:PORT on another one; default: in processes.
    folder
        Where results and records are kept; default: a folder of its own in the user's data folder. Games that are
        there are not played again: take another folder when a bot has changed.
    json
        Print the standings as JSON.
    """
    from osada.arena.arena import Arena, BadArena  # noqa: PLC0415  # only this command needs it
    from osada.arena.standings import document  # noqa: PLC0415

    found = osada.game(game)
    check_seed(seed)
    engines = check_engines(engine or [])
    programs = check_programs(program or [])
    names = check_players(players, {*engines, *programs})
    count = found.seats[0] if seats is None else seats
    if count not in found.seats:
        raise Wrong(f"{game} is for {span(found.seats, ' to ')} players, not {count}")
    for option, given in (("games", games), ("processes", processes)):
        if given is not None and given < 1:
            raise Wrong(f"--{option}: expected 1 or more, not {given}")
    label = "-".join([game, str(count), str(seed), *(name.replace(":", "_").replace("/", "_") for name in names)])
    where = Path(folder) if folder else data_folder() / "arena" / label
    held = Arena(found, names, count, games, seed, where, engines, programs)
    with reports.counting(game) as watch:
        try:
            played = held.hold(watch, processes, on)
        except BadArena as error:
            raise Wrong(str(error)) from None
    if json:
        print_json({"game": game, "seats": count, "seed": seed, **document(names, played)})
    else:
        tell(reports.standings(found, names, played, language))
        tell(found.text(language)("report-kept", folder=str(where)))


def check_engines(listed: list[str]) -> dict[str, str]:
    """Commands of engines by the names that they play under."""
    engines = {}
    for pair in listed:
        name, equals, command = pair.partition("=")
        if not equals or not name.strip() or not command.strip():
            raise Wrong(f"--engine: expected NAME=COMMAND, not {pair!r}")
        engines[name.strip()] = command
    return engines


def check_players(listed: str, engines: Collection[str] = ()) -> list[str]:
    """Names of bots, each once, two at least."""
    from osada.players import UnknownPlayer, player  # noqa: PLC0415

    names = [name.strip() for name in listed.split(",")]
    if "." in listed:
        bots_of_this_folder()
    for name in names:
        try:
            if name not in engines:
                player(name, 0)
        except UnknownPlayer as error:
            raise Wrong(f"--players: {error.args[0]}") from None
    if len(names) < 2 or len(set(names)) < len(names):
        raise Wrong(f"--players: expected two or more different bots, not {listed!r}")
    return names
