"""What a page asks of the coach: to begin, how far it is, and which turns cost most."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from osada.core.game import Game
from osada.players.advice import MUCH, gains_in_words
from osada.server.identity import hall_of
from osada.server.naming import called
from osada.server.visitor import Sorry, Visit, visit

NAMED = 3
"""How many turns the coach names."""
WORTH_NAMING = 1.0
"""A turn that has cost fewer points than this is not named."""


async def _finished(request: Request) -> Visit:
    at = await visit(request)
    if at.live.table.seat is not None:
        raise Sorry(409, "page-coach-later")
    return at


async def begin(request: Request) -> Response:
    """Let the coach begin, if it has not."""
    at, hall = await _finished(request), hall_of(request)
    stored = await asyncio.to_thread(hall.storage.coaching, at.live.id)
    working = hall.coaching(at.live)
    idle = stored is None and (working is None or working.failed)
    if idle and not hall.coach(at.live, at.asker):
        raise Sorry(503, "page-coach-full")
    return await told(request)


async def told(request: Request) -> Response:
    """How far the coach is, and what it says: the chances so far, and at the end the turns that cost most."""
    at, hall = await _finished(request), hall_of(request)
    stored = await asyncio.to_thread(hall.storage.coaching, at.live.id)
    working = hall.coaching(at.live)
    turns = stored if stored is not None else working.turns if working else []
    named = sorted((turn for turn in turns if turn["cost"] >= WORTH_NAMING), key=lambda turn: -turn["cost"])[:NAMED]
    return JSONResponse(
        {
            "begun": stored is not None or (working is not None and not working.failed),
            "failed": stored is None and working is not None and working.failed,
            "done": len(turns),
            "count": len(turns) if stored is not None else working.count if working else 0,
            "ready": stored is not None,
            "chances": [[turn["at"], *turn["chances"]] for turn in turns],
            "named": [_named(at, turn) for turn in named] if stored is not None else [],
        },
        headers={"cache-control": "no-store"},
    )


def _named(at: Visit, turn: dict[str, Any]) -> dict[str, Any]:
    game, text = at.live.game, at.live.game.text(at.language)
    played, better = (
        {"clicks": _clicks(game, clicks, at.language), "gains": _gains(game, gains, at.language)}
        for clicks, gains in zip((turn["played"], turn["best"]), turn["gains"], strict=True)
    )
    return {
        "at": turn["at"],
        "seat": turn["seat"],
        "cost": min(MUCH, round(turn["cost"])),
        "title": text("coach-turn", player=called(at.live, text)[turn["seat"]], points=min(MUCH, round(turn["cost"]))),
        "played": text("coach-played", **played),
        "better": text("coach-better", **better),
        "places": [game.place(click) for click in turn["best"]],
        "differs": [
            [game.place(click), game.label(click, at.language)] for click in turn["best"] if click not in turn["played"]
        ],
        "more": gains_in_words(game, _more(*map(dict, turn["gains"])), at.language),
    }


def _more(played: dict[str, int], best: dict[str, int]) -> list[tuple[str, int]]:
    """What the better turn brings more, by lines of the score sheet."""
    return [(line, points - played.get(line, 0)) for line, points in best.items() if points > played.get(line, 0)]


def _clicks(game: Game, clicks: list[int], language: str) -> str:
    return ", ".join(game.label(click, language) for click in clicks)


def _gains(game: Game, gains: list[tuple[str, int]], language: str) -> str:
    return ", ".join(gains_in_words(game, gains, language)) or game.text(language)("hint-later")
