"""The rules: chapters with pictures, found by words; in short on one screen; and a gallery of all pieces."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from osada.core.book import facts, index, plain
from osada.core.chapters import Chapter, Figure, Gallery, Piece, Short
from osada.core.components import ComponentSet
from osada.core.figures import WIDE, draw, draw_piece, frame
from osada.core.finding import Found, stem, words
from osada.core.game import Game
from osada.core.text import Text
from osada.server.agreed import agreed, help_with, readings_by_rule
from osada.server.identity import hall_of, id_of
from osada.server.live import LiveTable
from osada.server.pages import game_of, page
from osada.server.reading import Unreadable
from osada.server.visitor import language_of, small_number

_NAMED = re.compile(r"([^:,.]*)[:,.]?\s*(.*)", re.DOTALL)
"""A name, and what is said of it."""
SVG = "image/svg+xml"
KEPT = {"cache-control": "private, max-age=600"}
LONGEST_QUERY = 100
FOUND_RULES = 12
"""Exact wordings that a search shows at most."""


@dataclass(frozen=True)
class Reader:
    """Who reads: a game, a language, and the table that they come from, if there is one."""

    game: Game
    text: Text
    live: LiveTable | None = None

    @property
    def language(self) -> str:
        """The language of the reader."""
        return self.text.language

    @property
    def players(self) -> int:
        """How many play at the table; 0 if the reader comes from none."""
        return self.live.table.players if self.live else 0

    @property
    def components(self) -> ComponentSet | None:
        """The set of the table, if it is not the one that the game comes with."""
        own = self.live.table.components if self.live else self.game.standard
        return own if own != self.game.standard else None

    def says(self, message: str, **facts: Any) -> Markup:
        """A message for this reader; ``*words*`` of it stand out."""
        return starred(self.text(message, players=self.players, **facts))

    def exact(self, rule: str) -> str:
        """The exact wording of a rule, as the table reads it."""
        return help_with(self.live.table, rule, self.text) if self.live else self.text(f"rule-{rule}")


def starred(text: str) -> Markup:
    """A text whose ``*words*`` stand out."""
    return Markup(re.sub(r"\*([^*]+)\*", r"<b>\1</b>", str(escape(text))))


async def reader_of(request: Request) -> Reader:
    """Who asks."""
    game = game_of(request)
    text = await asyncio.to_thread(game.book_text, language_of(request))
    return Reader(game, text, await _table_of(request, game))


async def _table_of(request: Request, game: Game) -> LiveTable | None:
    """The table that somebody comes from who reads the rules, if they may see it."""
    table_id, hall = request.query_params.get("table", "")[:40], hall_of(request)
    if not table_id or not await hall.seats(id_of(request), table_id):
        return None
    try:
        live = await hall.open(table_id)
    except Unreadable:
        return None
    return live if live is not None and live.game is game else None


# Pages


async def rule(request: Request) -> Response:
    """A rule in a few words."""
    game, wanted = game_of(request), request.path_params["rule"]
    if wanted not in game.rules:
        raise HTTPException(404, f"unknown rule {wanted[:40]}")
    return JSONResponse({"rule": wanted, "help": game.text(language_of(request))(f"rule-{wanted}")})


async def rules(request: Request) -> Response:
    """The rules of a game; with words to look for, what was found."""
    reader = await reader_of(request)
    return await asyncio.to_thread(_rules, request, reader)


def _rules(request: Request, reader: Reader) -> Response:
    query = request.query_params.get("q", "")[:LONGEST_QUERY]
    name = "found.html" if "part" in request.query_params else "rules.html"
    table = reader.live.table if reader.live else None
    return page(
        request,
        name,
        reader.text,
        game=reader.game,
        chapters=[_chapter(reader, chapter) for chapter in reader.game.book.chapters],
        helps={rule: reader.exact(rule) for rule in reader.game.rules},
        agreed=agreed(table, reader.text) if table else [],
        table=reader.live.id if reader.live else "",
        query=query,
        found=_found(reader, query) if query.strip() else None,
    )


async def short(request: Request) -> Response:
    """A game on one screen: goal, turn, end."""
    reader = await reader_of(request)
    if not reader.game.book.shorts:
        raise HTTPException(404, "this game has nothing in short")
    return await asyncio.to_thread(_short, request, reader)


def _short(request: Request, reader: Reader) -> Response:
    name = "short-part.html" if "part" in request.query_params else "short.html"
    thirds = [third(reader, part) for part in reader.game.book.shorts]
    table = reader.live.table if reader.live else None
    left = reader.game.until_end(table.view(None), reader.language) if table and table.state.seat is not None else ""
    return page(
        request,
        name,
        reader.text,
        game=reader.game,
        thirds=thirds,
        left=left,
        part="part" in request.query_params,
        table=reader.live.id if reader.live else "",
    )


# Pictures


async def figure(request: Request) -> Response:
    """A picture of a chapter, or of what a game is in short."""
    reader, number = await reader_of(request), request.path_params["number"]
    parts = {part.id: part for part in _parts(reader.game, request.path_params["part"])}
    chosen = parts.get(request.path_params["id"])
    figures = () if chosen is None else chosen.figures if isinstance(chosen, Chapter) else (chosen.figure,)
    if not small_number(number) or int(number) >= len(figures):
        raise HTTPException(404, "there is no such picture")
    return await asyncio.to_thread(_drawn, reader, figures, int(number))


def _parts(game: Game, kind: str) -> tuple[Chapter, ...] | tuple[Short, ...]:
    return game.book.chapters if kind == "chapter" else game.book.shorts


def _drawn(reader: Reader, figures: tuple[Figure, ...], number: int) -> Response:
    first = 1 + sum(len(figure.marks) for figure in figures[:number])
    svg = draw(reader.game, reader.game.book.folder, figures[number], reader.language, first)
    return Response(svg, media_type=SVG, headers=KEPT)


async def piece(request: Request) -> Response:
    """A card or piece of the gallery."""
    reader, symbol = await reader_of(request), request.path_params["symbol"]
    pieces = (piece for gallery in reader.game.book.galleries for piece in gallery.pieces)
    chosen = next((piece for piece in pieces if piece.symbol == symbol), None)
    if chosen is None:
        raise HTTPException(404, "there is no such piece")
    svg = await asyncio.to_thread(draw_piece, reader.game, chosen, reader.components, reader.language)
    return Response(svg, media_type=SVG, headers=KEPT)


# What is read


def third(reader: Reader, part: Short) -> dict[str, Any]:
    """A third of what a game is in short, as it is read."""
    title, *items = part.texts()
    return {
        "id": part.id,
        "title": f"page-short-{part.id}",
        "lead": reader.says(title),
        "items": [(rule, reader.says(text)) for rule, text in zip(part.items, items, strict=True)],
        "figure": _size(reader, f"short/{part.id}", (part.figure,))[0],
    }


def _chapter(reader: Reader, chapter: Chapter) -> dict[str, Any]:
    items = [(rule, reader.says(f"{chapter.title}-{number}")) for number, rule in enumerate(chapter.items, 1)]
    read = readings_by_rule(reader.live.table, reader.text) if reader.live else {}
    return {
        "id": chapter.id,
        "title": reader.text(chapter.title),
        "lead": reader.says(f"{chapter.title}-lead"),
        "items": items,
        "example": reader.says(f"{chapter.title}-example", **facts(reader.game, chapter)) if chapter.example else "",
        "figures": _size(reader, f"chapter/{chapter.id}", chapter.figures),
        "rules": chapter.rules,
        "lessons": [(one.name, reader.text(one.title)) for one in reader.game.lessons if one.name in chapter.lessons],
        "readings": [reading for rule, reading in read.items() if rule in chapter.rules],
        "galleries": [_gallery(reader, one) for one in reader.game.book.galleries if one.chapter == chapter.id],
    }


def _size(reader: Reader, path: str, figures: tuple[Figure, ...]) -> list[dict[str, Any]]:
    """Figures with their addresses and sizes: a page has their room before they are drawn."""
    boxes = [frame(reader.game, reader.game.book.folder, figure).box for figure in figures]
    return [
        {"path": f"{path}/{number}.svg", "width": round(wide), "height": round(high), "wide": wide > WIDE * high}
        for number, (_, _, wide, high) in enumerate(boxes)
    ]


def _gallery(reader: Reader, gallery: Gallery) -> dict[str, Any]:
    return {
        "title": reader.text(f"gallery-{gallery.id}"),
        "pieces": [_piece(reader, piece) for piece in gallery.pieces],
    }


def _piece(reader: Reader, piece: Piece) -> dict[str, Any]:
    said = reader.game.about_piece(piece.about, reader.language, reader.components)
    name, about = _NAMED.fullmatch(said).groups()  # type: ignore[union-attr]  # any text has the form
    return {"name": name, "about": about, "rule": piece.rule, "symbol": piece.symbol}


# Finding


def _found(reader: Reader, query: str) -> dict[str, Any]:
    known, chapters = index(reader.game, reader.language), reader.game.book.chapters
    return {
        "chapters": [_hit(reader, chapters[one.chapter], one, query) for one in known.search(query)],
        "rules": [(one.rule, marked(one.text, query)) for one in known.rules(query)][:FOUND_RULES],
    }


def _hit(reader: Reader, chapter: Chapter, found: Found, query: str) -> dict[str, Any]:
    best = found.passage
    lead = plain(reader.text(f"{chapter.title}-lead", players=reader.players))
    return {
        "id": chapter.id,
        "number": reader.game.book.chapters.index(chapter) + 1,
        "title": reader.text(chapter.title),
        "text": marked(best.text if best else lead, query),
        "rule": best.rule if best else "",
        "picture": f"chapter/{chapter.id}/0.svg" if chapter.figures else "",
    }


def marked(text: str, query: str) -> Markup:
    """A text with the words that were asked for marked in it."""
    asked = [stem(word) for word in words(query)]

    def mark(found: re.Match[str]) -> str:
        word = found[0]
        hit = any(folded.startswith(root) for folded in words(word) for root in asked)
        return f"<mark>{escape(word)}</mark>" if hit else str(escape(word))

    return Markup(re.sub(r"\w+|\W+", mark, text))
