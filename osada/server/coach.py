"""What a page asks of the coach: to begin, how far it is, and which turns cost most."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from osada.core.game import Game, Reason, State
from osada.core.replay import Replay
from osada.players.coach import WORTH_NAMING, Verdict, balances, lost, summary, tell, within
from osada.players.reasons import places, unlike
from osada.server.identity import hall_of
from osada.server.naming import called
from osada.server.visitor import Sorry, Visit, visit

NAMED = 2
"""How many turns of every seat the coach names."""


async def _finished(request: Request) -> Visit:
    at = await visit(request)
    if at.live.table.seat is not None:
        raise Sorry(409, "page-coach-later")
    return at


async def begin(request: Request) -> Response:
    """Let the coach begin, if it has not."""
    at, hall = await _finished(request), hall_of(request)
    stored = await asyncio.to_thread(hall.storage.coaching, at.live.id)
    working = hall.coachings.of(at.live)
    idle = stored is None and (working is None or working.failed)
    if idle and not await hall.coachings.begin(at.live, at.asker):
        raise Sorry(503, "page-coach-full")
    return await told(request)


async def told(request: Request) -> Response:
    """How far the coach is, and what it says so far: the chances, and the turns that cost most."""
    at, hall = await _finished(request), hall_of(request)
    stored = await asyncio.to_thread(hall.storage.coaching, at.live.id)
    working = hall.coachings.of(at.live)
    elsewhere = stored is None and working is None and await hall.coachings.elsewhere(at.live.id)
    turns = stored if stored is not None else working.turns if working else []
    costly, named = _costliest(turns), []
    if costly:
        positions = await hall.replay(at.live)
        named = await asyncio.to_thread(lambda: [_named(at, *turn, positions) for turn in costly])
    return JSONResponse(
        {
            "begun": stored is not None or elsewhere or (working is not None and not working.failed),
            "failed": stored is None and working is not None and working.failed,
            "done": len(turns),
            "count": len(turns) if stored is not None else working.count if working else 0,
            "ready": stored is not None,
            "chances": [[turn["at"], *turn["chances"]] for turn in turns],
            "named": named,
            "seats": _summaries(at, stored) if stored is not None else [],
        },
        headers={"cache-control": "no-store"},
    )


def _costliest(turns: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The costliest turns of every seat with their numbers in the game, those that cost most first."""
    named: list[tuple[int, dict[str, Any]]] = []
    costly = [(number, turn) for number, turn in enumerate(turns, 1) if turn.get("named", turn["cost"] >= WORTH_NAMING)]
    for number, turn in sorted(costly, key=lambda one: -one[1]["cost"]):
        if sum(other["seat"] == turn["seat"] for _, other in named) < NAMED:
            named.append((number, turn))
    return named


def _named(at: Visit, number: int, turn: dict[str, Any], positions: Replay) -> dict[str, Any]:
    """A turn in words: only what differs from the better one, and why that is better."""
    game, text = at.live.game, at.live.game.text(at.language)
    names = turn.get("names", {}).get(at.language) or [
        [game.label(click, at.language) for click in turn[which]] for which in ("played", "best")
    ]
    reasons = [_reason(reason) for reason in turn.get("reasons", [])]
    state = positions.at(turn["at"]).state.copy()
    told = tell(state, number, (turn["played"], names[0]), (turn["best"], names[1]), reasons, at.language)
    cost, better = round(turn["cost"]), unlike(turn["best"], turn["played"], game)
    own = turn["seat"] in at.seats and not at.shared
    player = called(at.live, text)[turn["seat"]]
    return {
        "at": turn["at"],
        "seat": turn["seat"],
        "cost": cost,
        "title": text("coach-turn-own" if own else "coach-turn", when=told.when, player=player, points=cost),
        "played": text("coach-played", clicks=told.played),
        "better": text("coach-better", clicks=told.better),
        "places": [*(game.place(click) for click in turn["best"]), *places(reasons)],
        "differs": [[game.place(turn["best"][number]), names[1][number]] for number in better],
        "moves": _moves(game, state, turn["best"], turn["played"]),
        "more": told.why,
    }


def _reason(stored: dict[str, Any]) -> Reason:
    return Reason(**{**stored, "places": tuple(stored.get("places", ()))})


def _summaries(at: Visit, turns: list[dict[str, Any]]) -> list[str]:
    """How every seat has played, and what was luck; nothing where it was not stored."""
    if not turns or not all("ahead" in turn for turn in turns):
        return []
    text = at.live.game.text(at.language)
    lucks = balances(
        [(turn["seat"], turn["ahead"]) for turn in turns],
        [turn["cost"] for turn in turns],
        at.live.table.state.scores(),
    )
    found = []
    for seat, player in enumerate(called(at.live, text)):
        own = [Verdict((), turn["cost"], choice=turn["choice"]) for turn in turns if turn["seat"] == seat]
        found.append(summary(text, player, within(own), lost(own), lucks[seat].luck))
    return found


def _moves(game: Game, state: State, best: list[int], played: list[int]) -> list[list[str]]:
    """From where to where the better turn takes something: two clicks of one choice, where one of them is another than
    was played."""
    moves = []
    for click, following in pairwise(best):
        if click not in state.actions():  # it was thought of under other rules
            break
        state.play(click)
        if not state.settled and not {click, following} <= set(played):
            moves.append([game.place(click), game.place(following)])
    return moves
