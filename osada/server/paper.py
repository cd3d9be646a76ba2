"""On paper: the score sheet of a game and what it is in short, drawn for A4 and A5.

Both papers have the same form, so there is one drawing: its lengths are parts of the width of the paper.
"""

from __future__ import annotations

import asyncio

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from osada.core.game import Game
from osada.core.standalone import used_symbols
from osada.server.pages import page
from osada.server.rules import Reader, reader_of, third
from osada.server.visitor import language_of

SIZES = ("a4", "a5", "two")
"""One on A4, one on A5, and two beside each other on A4, to be cut apart."""
MANY = 14
"""From so many rows on they are lower."""


async def paper(request: Request) -> Response:
    """What of a game can be printed."""
    reader = await reader_of(request)
    return await asyncio.to_thread(_paper, request, reader)


def _paper(request: Request, reader: Reader) -> Response:
    game, query = reader.game, request.query_params
    whats = ("sheet", "short") if game.book.shorts else ("sheet",)
    what = query.get("what") if query.get("what") in whats else whats[0]
    size = query.get("size") if query.get("size") in SIZES else SIZES[0]
    symbols, icons = _icons(game, language_of(request))
    return page(
        request,
        "paper.html",
        reader.text,
        game=game,
        what=what,
        whats=whats,
        size=size,
        sizes=SIZES,
        copies=2 if size == "two" else 1,
        rows=game.paper,
        many=len(game.paper) >= MANY,
        icons=icons,
        symbols=symbols,
        thirds=[third(reader, one) for one in game.book.shorts] if what == "short" else [],
    )


def _icons(game: Game, language: str) -> tuple[Markup, dict[str, Markup]]:
    """A drawing for each line that has one, and the symbols that they use."""
    if game.pad is None:
        return Markup(), {}
    drawn = {line: game.pad.icon(line) for row in game.paper for line in row.lines}
    symbols = used_symbols(game.pad.result({}, language).symbols, "".join(drawn.values()))
    return Markup("".join(symbols)), {line: Markup(icon) for line, icon in drawn.items() if icon}
