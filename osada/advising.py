"""The commands that give advice: a hint for a position, and the coach for a game."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Annotated, Any

from osada import reports
from osada.command_line import LOCALE, File, Flag, Language, Wrong, check_seed, print_json, tell
from osada.core import record as records
from osada.core.dealer import Dealer
from osada.core.game import Game, State, seat_name
from osada.core.record import Record
from osada.files import read

if TYPE_CHECKING:
    from osada.players.coach import PlayedTurn, Verdict


def hint(
    file: File,
    *,
    at: int | None = None,
    seed: int = 0,
    json: Annotated[bool, Flag] = False,
    language: Language = LOCALE,
) -> None:
    """Say what to play in a position of a record, and why.

    Parameters
    ----------
    file
        The record, or - for standard input.
    at
        The position after this many actions; default: the last one.
    seed
        Another seed looks at other luck; the same one always says the same.
    json
        For machines.
    """
    from osada.players.advice import advise, document, in_words  # noqa: PLC0415  # only this command needs it

    check_seed(seed)
    record = records.parse(read(file))
    state = _position(record, at)
    if state.seat is None:
        raise Wrong("the game is over: there is nothing to advise")
    advice = advise(state, seed)
    if json:
        print_json(document(record.game, advice, language))
        return
    text = record.game.text(language)
    for one in advice:
        said = in_words(record.game, one, language)
        clicks = ", ".join(record.game.notation(click) for click in one.clicks)
        tell(text("terminal-hint", action=clicks, why=said["why"], better=said["better"]))


def _position(record: Record, at: int | None) -> State:
    """The position after so many actions, or the last one."""
    count = -1
    for count, step in enumerate(records.replay(record)):
        if count == at:
            return step.state
    if at is not None:
        raise Wrong(f"--at: the record has {count} actions, not {at}")
    return step.state


def coach(file: File, *, json: Annotated[bool, Flag] = False, language: Language = LOCALE) -> None:
    """Go through the turns of a record: what they have cost, what was better, and everybody's chances.

    Parameters
    ----------
    file
        The record, or - for standard input.
    json
        For machines.
    """
    from osada.players.coach import summary, turns_of  # noqa: PLC0415  # only this command needs it

    record = records.parse(read(file))
    turns = turns_of(record)
    if not turns:
        raise Wrong("nothing was played: there is nothing to look at")
    text, names = record.game.text(language), record.names
    found: list[Verdict] = []
    with reports.counting(record.game.name) as watch:
        for turn, verdict in zip(turns, _verdicts(turns), strict=True):
            found.append(verdict)
            if watch:
                watch(len(found), len(turns))
            if verdict.named and not json:  # as soon as it is known
                tell(f"{seat_name(text, turn.seat, names)} · {_told(record.game, len(found), turn, verdict, language)}")
    document = _document(record, turns, found, language)
    if json:
        print_json(document)
        return
    if not any(seat["turns"] for seat in document["seats"]):
        tell(text("page-coach-nothing"))
    for seat in document["seats"]:
        tell(summary(text, seat_name(text, seat["seat"], names), seat["within"], seat["lost"], seat["luck"]))


def _verdicts(turns: Sequence[PlayedTurn]) -> Iterator[Verdict]:
    """What the coach says of every turn, a process for each core. They get what the seat knew, never the truth."""
    from osada.processes import serve_the_parent  # noqa: PLC0415

    spawn = multiprocessing.get_context("spawn")
    known = [turn.position.redeal(turn.seat, Dealer(0)) for turn in turns]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawn, initializer=serve_the_parent) as pool:
        yield from pool.map(_verdict, known, [turn.clicks for turn in turns])


def _verdict(state: State, clicks: tuple[int, ...]) -> Verdict:
    from osada.players.coach import judge_turn  # noqa: PLC0415

    return judge_turn(state, clicks)


def _document(
    record: Record, turns: Sequence[PlayedTurn], verdicts: Sequence[Verdict], language: str
) -> dict[str, Any]:
    from osada.players.coach import balances, chances, lost, within  # noqa: PLC0415

    pairs = list(zip(range(1, len(turns) + 1), turns, verdicts, strict=True))
    ahead = [(turn.seat, verdict.ahead) for turn, verdict in zip(turns, verdicts, strict=True)]
    *_, last = records.replay(record)
    lucks: list[float | None] = [None] * record.players
    if last.state.seat is None:
        lucks = [one.luck for one in balances(ahead, [one.cost for one in verdicts], last.state.scores())]
    seats = []
    for seat, luck in enumerate(lucks):
        own = [verdict for _, turn, verdict in pairs if turn.seat == seat]
        named = sorted((one for one in pairs if one[1].seat == seat and one[2].named), key=lambda one: -one[2].cost)
        seats.append(
            {
                "seat": seat,
                "within": within(own),
                "lost": lost(own),
                "luck": luck,
                "turns": [_turn(record.game, *one, language) for one in named],
            }
        )
    return {"seats": seats, "chances": chances(ahead, len(turns))}


def _turn(game: Game, number: int, turn: PlayedTurn, verdict: Verdict, language: str) -> dict[str, Any]:
    from osada.players.reasons import sentences  # noqa: PLC0415

    return {
        "at": turn.at,
        "played": [game.notation(click) for click in turn.clicks],
        "better": [game.notation(click) for click in verdict.better],
        "cost": verdict.cost,
        "error": verdict.error,
        "reasons": sentences(game, verdict.reasons, language),
        "told": _told(game, number, turn, verdict, language),
    }


def _told(game: Game, number: int, turn: PlayedTurn, verdict: Verdict, language: str) -> str:
    """A turn in one line: when it was, what was played, what was better and why."""
    from osada.players.coach import told_of  # noqa: PLC0415

    told = told_of(turn.position.redeal(turn.seat, Dealer(0)), number, turn.clicks, verdict, language)
    points = round(verdict.cost)
    return game.text(language)(
        "coach-told", when=told.when, played=told.played, better=told.better, points=points, why=" ".join(told.why)
    )
