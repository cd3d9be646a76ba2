"""Small pictures at addresses of their own: a game, and a table where something is going on."""

from __future__ import annotations

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

import osada
from osada.core.game import Game, View
from osada.core.standalone import thumbnail
from osada.core.svg import Picture
from osada.core.table import Table
from osada.server.live import LiveTable
from osada.server.pages import game_of
from osada.server.updates import Eyes, drawn
from osada.server.visitor import language_of, visit

BEGUN = 40
"""Clicks after which a game is shown that nobody plays."""
DAY = 86400
LATEST = 3
"""So many of the things that happened are looked at."""


async def game_thumbnail(request: Request) -> Response:
    """A game on the home page."""
    svg = await asyncio.to_thread(_begun, game_of(request).name, language_of(request))
    return _svg(svg, f"max-age={DAY}")


@cache
def _begun(name: str, language: str) -> str:
    """A position of a game that has been played for a while."""
    game = osada.game(name)
    table = Table(game, game.seats[0], seed=11)
    for _ in range(BEGUN):
        if table.seat is not None:
            actions = table.state.actions()
            table.play(table.seat, actions[len(actions) // 2])
    view = table.view(None)
    picture = game.picture(view, language)
    return thumbnail(picture, where(game, view, picture))


async def table_thumbnail(request: Request) -> Response:
    """A table of this browser, cropped to where the move is, as its seat sees it. The address has the number of the
    journal's entry, so a browser keeps the picture until something happens; here it is drawn once for all who look."""
    at = await visit(request, comes=False)
    viewer, _ = at.live.viewer(at.seats)
    async with at.live.lock:
        svg = await asyncio.to_thread(small, at.live, Eyes(viewer, at.language))
    return _svg(svg, f"private, max-age={DAY}")


def small(live: LiveTable, eyes: Eyes) -> str:
    """A table cropped to where something is going on, as somebody sees it."""
    key = "thumbnail", eyes.viewer, eyes.language
    if key not in live.cache:
        view, picture = drawn(live, eyes)
        live.cache[key] = thumbnail(picture, where(live.game, view, picture))
    return live.cache[key]


def where(game: Game, view: View, picture: Picture) -> list[str]:
    """Where on the board something is going on: what can be chosen there, or else what happened last."""
    board = picture.panes["board"].markup()
    offered = [place for place in view["offers"] if f'data-place="{place}"' in board]
    return offered or [place for seen in view.get("recent", ())[-LATEST:] for place in game.event_places(seen)]


def _svg(svg: str, kept: str) -> Response:
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": kept})
