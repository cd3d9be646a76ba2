"""The commands for those who let bots play by the million."""

from __future__ import annotations

from pathlib import Path

import osada
from osada import reports
from osada.command_line import Wrong, bots_of_this_folder, check_seed, tell
from osada.core.game import span
from osada.players import UnknownPlayer, player


def selfplay(
    game: str,
    *,
    players: str,
    games: int,
    out: str,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    on: str = "",
    part: int = 100,
) -> None:
    """Let bots play many games on all cores and keep them compactly.

    What was interrupted goes on with the same command. The files are the same on any number of cores, as long as no
    bot looks at the clock. Programs read them with osada.arena.selfplay.DataSet.

    Parameters
    ----------
    game
        The name of the game.
    players
        Who plays, separated by commas: one bot for every seat, or one for all. They change seats from game to game.
    games
        How many games.
    out
        The folder of the data set.
    seats
        How many sit at a table; default: as many as are named, or the fewest that the game is for.
    seed
        Equal seeds play equally.
    processes
        How many parts are played at once; default: one per core.
    on
        ray plays on a Ray cluster on this machine, ray://HOST:PORT on another one; default: in processes.
    part
        How many games a file has.
    """
    from osada.arena.selfplay import BadDataSet, SelfPlay  # noqa: PLC0415  # only this command needs it

    found = osada.game(game)
    names = [name.strip() for name in players.split(",")]
    if "." in players:
        bots_of_this_folder()
    try:
        for name in names:
            player(name, 0)
    except UnknownPlayer as error:
        raise Wrong(str(error)) from None
    count = seats or (len(names) if len(names) > 1 else found.seats[0])
    if count not in found.seats:
        raise Wrong(f"{game} is for {span(found.seats, ' to ')} players, not {count}")
    if len(names) not in (1, count):
        raise Wrong(f"--players: expected 1 or {count} names, not {len(names)}")
    for option, given in (("games", games), ("processes", processes), ("part", part)):
        if given is not None and given < 1:
            raise Wrong(f"--{option}: expected 1 or more, not {given}")
    check_seed(seed)
    seated = names * (count if len(names) == 1 else 1)
    held = SelfPlay(found, seated, games, seed, Path(out), per_part=part)
    with reports.counting(game) as watch:
        try:
            played = held.hold(watch, processes, on)
        except BadDataSet as error:
            raise Wrong(str(error)) from None
    size = sum(part.file.stat().st_size for part in played.parts())
    tell(f"{games} games of {found.title} in {out}, {size} bytes")


def train(
    game: str,
    *,
    out: str,
    players: int | None = None,
    rounds: int = 6,
    games: int = 1000,
    seed: int = 0,
    processes: int | None = None,
) -> None:
    """Train a player: rounds of games on all cores, and a network that learns from them.

    What was interrupted goes on with the same command; more --rounds go on from those that there are. The player is
    learned:FILE, wherever players are named. Needs scikit-learn: pip install "osada[learn]".

    Parameters
    ----------
    game
        The name of the game.
    out
        The folder of the training; the last network is weights.npz there.
    players
        How many sit at a table; default: the fewest that the game is for.
    rounds
        How often it learns from its own games.
    games
        How many games a round has.
    seed
        Equal seeds play equally.
    processes
        How many games are played at once; default: one per core.
    """
    from osada.arena.train import BadTraining, Training  # noqa: PLC0415  # only this command needs it

    found = osada.game(game)
    count = found.seats[0] if players is None else players
    if count not in found.seats:
        raise Wrong(f"{game} is for {span(found.seats, ' to ')} players, not {count}")
    for option, given in (("rounds", rounds), ("games", games), ("processes", processes)):
        if given is not None and given < 1:
            raise Wrong(f"--{option}: expected 1 or more, not {given}")
    check_seed(seed)
    training = Training(found, count, rounds, games, seed, Path(out))
    with reports.counting(game) as watch:
        try:
            last = training.hold(watch, processes)
        except BadTraining as error:
            raise Wrong(str(error)) from None
    weights = Path(out) / "weights.npz"
    weights.write_bytes(last.read_bytes())
    tell(f"learned:{weights}")


def tune(
    game: str,
    *,
    out: str,
    games: int = 600,
    trial: int = 60,
    deals: int = 400,
    player: str = "hard:20",
    seed: int = 0,
    processes: int | None = None,
) -> None:
    """Fit the weights of a game's judge, and keep them in its folder if they win.

    Bots play, several fits are tried, and the best of them meets the weights that there are, with equal CPU time, on
    deals that nothing was fitted by; a sequential test ends that (docs/bots.md). What was interrupted goes on with the
    same command. Needs NumPy: pip install "osada[arrays]".

    Parameters
    ----------
    game
        The name of the game.
    out
        The folder of the tuning: games, fits, and what was decided.
    games
        How many games are learned from.
    trial
        On how many deals each fit is tried.
    deals
        On how many deals at most it is decided; every deal is played from all seats.
    player
        Who plays these: hard or expert with a number of iterations, or greedy.
    seed
        Equal seeds play equally.
    processes
        How many games are played at once; default: one per core.
    """
    from osada.arena.tune import BadTuning, Tuning  # noqa: PLC0415  # only this command needs it

    found = osada.game(game)
    for option, given in (("games", games), ("trial", trial), ("deals", deals), ("processes", processes)):
        if given is not None and given < 1:
            raise Wrong(f"--{option}: expected 1 or more, not {given}")
    check_seed(seed)
    tuning = Tuning(found, games, trial, deals, player, seed, Path(out))
    with reports.progress(game) as bar:
        watch = (lambda doing, done, count: bar(f"{doing} {done}", done / max(1, count))) if bar else None
        try:
            outcome = tuning.hold(watch, processes)
        except BadTuning as error:
            raise Wrong(str(error)) from None
    decided = outcome.verdict
    low, high = (round(100 * end) for end in decided.interval)
    said = f"{100 * decided.share:.0f} % ({low}–{high} %) of {decided.deals * found.seats[0]} games won"
    if decided.accepted:
        tell(f"{said}: the new weights are in {outcome.keep()}")
    else:
        tell(f"{said}: the weights of {found.title} stay as they are")
