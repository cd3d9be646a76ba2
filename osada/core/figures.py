"""The pictures of chapters: a part of a small real position, with numbers, ticks and crosses on it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import cast

from osada.core import record as records
from osada.core.boxes import boxes, symbol_box
from osada.core.chapters import Figure, Piece
from osada.core.colours import GREEN, RED
from osada.core.components import ComponentSet
from osada.core.dealer import Dealer
from osada.core.game import Game, View
from osada.core.replay import Replay
from osada.core.smaller import Box
from osada.core.standalone import alone, by_name
from osada.core.svg import Pane, Picture, num
from osada.core.table import Table
from osada.core.text import LANGUAGES

FLATTEST, STEEPEST = 2.3, 0.8
"""Between these a part of a board is as much wider than it is high."""
WIDE = 1.75
"""A picture that is so much wider than high stands above its paragraphs, twice as large as one beside them."""
WINDOW = re.compile(r'<symbol\b[^>]*\bviewBox="([^"]+)"')
"""A symbol that is seen through a window: it is used in the place and size of that."""
LARGE = 9
"""A thing that is so many times as wide as its number has the number within it."""
DISC = 0.034
"""The radius of a number, as a part of the width of a picture beside its paragraphs."""


@lru_cache(maxsize=64)
def _replay(file: Path) -> Replay:
    return Replay(records.parse(file.read_text("utf-8")))


def table_of(game: Game, folder: Path, figure: Figure) -> Table:
    """The table of a figure."""
    table = _replay(folder / figure.record).at(figure.at)
    if figure.play:
        table = table.branch(Dealer(figure.at))
        for notation in figure.play:
            table.play(cast(int, table.state.seat), game.parse(notation))
    return table


def view_of(game: Game, folder: Path, figure: Figure) -> View:
    """What the seat of a figure sees."""
    return cast(View, table_of(game, folder, figure).view(figure.seat))


def lit(game: Game, view: View, figure: Figure) -> list[str]:
    """The places that the points of a figure's line come from."""
    return game.sources(view, figure.score, figure.seat) if figure.score else []


@dataclass(frozen=True)
class Frame:
    """What a figure shows of its pane, and where its numbers, ticks, crosses and rings are."""

    box: Box
    known: Mapping[str, Box] = field(repr=False, compare=False)
    ringed: tuple[Box, ...] = ()
    part: bool = False


@lru_cache(maxsize=512)
def frame(game: Game, folder: Path, figure: Figure) -> Frame:
    """The part of its pane that a figure shows; the same in every language."""
    view = view_of(game, folder, figure)
    picture = game.picture(view, LANGUAGES[0], figure.layout)
    pane = picture.panes[figure.pane]
    known = boxes(pane, picture.symbols)
    ringed = tuple(known[place] for place in lit(game, view, figure) if place in known)
    wanted = [known[place] for place in figure.crop if place in known] or list(ringed)
    return Frame(_part(pane, wanted, figure), known, ringed, bool(wanted))


@lru_cache(maxsize=256)
def draw(game: Game, folder: Path, figure: Figure, language: str, first: int = 1) -> str:
    """A figure, whose numbers begin with the ``first``."""
    shown = frame(game, folder, figure)
    picture = game.picture(view_of(game, folder, figure), language, figure.layout)
    _, _, width, height = shown.box
    known, size = shown.known, DISC * (width / 2 if width > WIDE * height else max(width, height))
    marks = [_number(known[place], first + number, size) for number, place in enumerate(figure.marks) if place in known]
    marks += [_answer(known[place], True, size) for place in figure.right if place in known]
    marks += [_answer(known[place], False, size) for place in figure.wrong if place in known]
    body = picture.panes[figure.pane].markup() + "".join(map(_ring, shown.ringed)) + "".join(marks)
    return alone(picture, body, shown.box, part=shown.part)


def _part(pane: Pane, wanted: list[Box], figure: Figure) -> Box:
    """The part of a pane around some boxes, neither very flat nor very steep."""
    if not wanted:
        return pane.box
    margin = figure.margin
    left = min(box[0] for box in wanted) - margin
    top = min(box[1] for box in wanted) - margin
    width = max(box[0] + box[2] for box in wanted) + margin - left
    height = max(box[1] + box[3] for box in wanted) + margin - top
    wide, high = max(width, height * STEEPEST), max(height, width / FLATTEST)
    if figure.shape:
        wide, high = max(wide, high * figure.shape), max(high, wide / figure.shape)
    left, top = left - (wide - width) / 2, top - (high - height) / 2
    right, bottom = pane.left + pane.width, pane.top + pane.height
    wide, high = min(wide, pane.width), min(high, pane.height)
    return min(max(left, pane.left), right - wide), min(max(top, pane.top), bottom - high), wide, high


def _ring(box: Box) -> str:
    x, y, width, height = box
    frame = f'x="{num(x + 2)}" y="{num(y + 2)}" width="{num(width - 4)}" height="{num(height - 4)}" rx="9" fill="none"'
    return f'<rect {frame} stroke="#fff" stroke-width="7"/><rect {frame} stroke="{GREEN}" stroke-width="3.5"/>'


def _disc(x: float, y: float, size: float, colour: str, inside: str) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({size / 10:.3f})"><circle r="10" fill="{colour}" '
        f'stroke="#fff" stroke-width="2"/>{inside}</g>'
    )


def _number(box: Box, number: int, size: float) -> str:
    """A number at the upper right corner of a thing, so that the thing itself is seen; of a large one, within it."""
    x, y = box[0] + box[2] - size * 0.6, box[1] + size * 0.6
    if box[2] > LARGE * size:
        x, y = box[0] + box[2] * 0.66, box[1] + box[3] * 0.36
    inside = f'<text y="4.6" font-size="13" text-anchor="middle" class="sans bold" fill="#fff">{number}</text>'
    return _disc(x, y, size, "#2F2722", inside)


def _answer(box: Box, right: bool, size: float) -> str:
    """A tick or a cross in the middle of a thing."""
    sign = "M-4.5 .5l3 3.5l6-7" if right else "M-4-4l8 8M4-4l-8 8"
    inside = f'<path d="{sign}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>'
    return _disc(box[0] + box[2] / 2, box[1] + box[3] / 2, size, GREEN if right else RED, inside)


@lru_cache(maxsize=1024)
def draw_piece(game: Game, piece: Piece, components: ComponentSet | None, language: str) -> str:
    """A card or piece of the gallery, alone, as a set of components has it."""
    picture = _start(game, components, language)
    left, top, width, height = symbol_box(piece.symbol, picture.symbols)
    window = WINDOW.match(by_name(picture.symbols)[piece.symbol])
    sized = 'x="{}" y="{}" width="{}" height="{}"'.format(*window[1].split()) if window else ""
    return alone(picture, f'<use href="#{piece.symbol}" {sized}/>', (left - 4, top - 4, width + 8, height + 8))


@lru_cache(maxsize=8)
def _start(game: Game, components: ComponentSet | None, language: str) -> Picture:
    state = game.start(seed=0, components=components)
    return game.picture(state.view(state.seat), language)
