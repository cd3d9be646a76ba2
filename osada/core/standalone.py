"""A picture as one SVG that needs nothing else: for notebooks, letters, results and thumbnails.

It carries only the symbols that it uses, colours instead of the variables of a page, and, if asked, only the part of
the board around some places; and it is as small as it can be without looking otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from html import escape
from typing import Any, Protocol

from osada.core.colours import LIGHT
from osada.core.smaller import Box, smaller
from osada.core.svg import STYLE, Pane, Picture, num
from osada.core.text import language_of_locale

MARGIN = 90.0
"""What is shown around the places that a picture is cropped to, in units of the board."""
RATIO = 2.0
"""How much wider than high a thumbnail is."""
LEAST = 0.5
"""Of the width of a board a thumbnail shows at least so much: who looks knows where that is."""

_SYMBOL = re.compile(r'<(\w+)\b[^>]*?\bid="([^"]+)"')
_USED = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')
_VARIABLE = re.compile(r"var\(--[\w-]+,\s*([^)]+)\)")
_NAME = re.compile(r' data-[\w-]+="[^"]*"')
_PLACE = re.compile(r'<\w+\b[^>]*\bdata-place="([^"]+)"[^>]*>')
_AT = re.compile(r'(?:\b[c]?x="(-?[\d.]+)"[^>]*?\b[c]?y="(-?[\d.]+)")|(?:\bd="M\s*(-?[\d.]+)[ ,]*(-?[\d.]+))')


class Shown(Protocol):
    """What can be drawn: a position, or a table."""

    @property
    def game(self) -> Any:
        """The game that draws it."""

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""

    def view(self, seat: int | None) -> Any:
        """What a seat may know."""


DECIDING = -1
"""Stands for the seat that decides."""


def svg(shown: Shown, seat: int | None = DECIDING, language: str | None = None, around: Collection[str] = ()) -> str:
    """A position or a table as one SVG: what a seat sees (the one that decides; None for a spectator), in the language
    of the locale if none is given, and only the part around some places if asked.

    >>> import osada
    >>> state = osada.game("kingdom-builder").start(seed=7)
    >>> osada.svg(state, language="en").startswith("<svg ")
    True
    >>> near = osada.svg(state, around=list(state.view(state.seat)["offers"]))
    """
    view = shown.view(shown.seat if seat == DECIDING else seat)
    return standalone(shown.game.picture(view, language or language_of_locale()), around)


def standalone(picture: Picture, around: Collection[str] = ()) -> str:
    """The whole picture, or the part of its board around these places."""
    if around:
        board = picture.panes["board"]
        return alone(picture, board.markup(), cropped(board, around), part=True)
    return alone(picture, *_laid_out(picture))


def thumbnail(picture: Picture, around: Collection[str] = ()) -> str:
    """The part of a board where something is going on, twice as wide as high: for a list of tables."""
    board = picture.panes["board"]
    return alone(picture, board.markup(), framed(board.box, cropped(board, around)), part=True)


def framed(board: Box, wanted: Box) -> Box:
    """A part of a board grown to the form of a thumbnail, and moved so that little of it lies beside the board."""
    left, top, width, height = wanted
    wide = max(width, height * RATIO, board[2] * LEAST)
    wide = min(wide, board[2], board[3] * RATIO)
    high = wide / RATIO
    x = min(max(left + width / 2 - wide / 2, board[0]), board[0] + board[2] - wide)
    y = min(max(top + height / 2 - high / 2, board[1]), board[1] + board[3] - high)
    return x, y, wide, high


def alone(picture: Picture, body: str, box: Box, part: bool = False) -> str:
    """Some markup with all that it needs."""
    symbols = "".join(used_symbols(picture.symbols, body))
    drawn = _without_page(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(num, box))}" role="img">'
        f"<title>{escape(picture.title)}</title>"
        f'<style>{STYLE}</style><rect x="-5000" y="-5000" width="20000" height="20000" fill="{LIGHT["table"]}"/>'
        f"<defs>{symbols}</defs>{body}</svg>"
    )
    return smaller(drawn, box if part else None)


def _laid_out(picture: Picture) -> tuple[str, Box]:
    """The board, the hand below it and the panel beside it; and their ``viewBox``."""
    board = picture.panes["board"]
    panel = [picture.panes[name] for name in picture.panel]
    width = max(pane.width for pane in panel)
    scale = board.width * 0.3 / width
    parts, y = [f'<g transform="translate({num(-board.left)} {num(-board.top)})">{board.markup()}</g>'], 0.0
    height = board.height
    if hand := picture.panes.get("hand"):
        larger = board.width / hand.width
        parts.append(f'<g transform="translate(0 {num(height + 12)}) scale({larger:.3f})">{hand.markup()}</g>')
        height += 12 + hand.height * larger
    for pane in panel:
        parts.append(
            f'<g transform="translate({num(board.width + 24)} {num(y)}) scale({scale:.3f}) '
            f'translate({num(-pane.left)} {num(-pane.top)})">{pane.markup()}</g>'
        )
        y += (pane.height + 12) * scale
    return "".join(parts), (0.0, 0.0, board.width + 48 + width * scale, max(height, y))


def _without_page(svg: str) -> str:
    """Without what only a page needs: names of places and pieces; and with colours in place of its variables."""
    return _VARIABLE.sub(r"\1", _NAME.sub("", svg))


def used_symbols(symbols: str, body: str) -> list[str]:
    """Of all symbols those that a drawing uses, and those that they use."""
    known = by_name(symbols)
    wanted, found = _names(body), set[str]()
    while wanted:
        name = wanted.pop()
        if name in known and name not in found:
            found.add(name)
            wanted |= _names(known[name])
    return [markup for name, markup in known.items() if name in found]


def _names(markup: str) -> set[str]:
    return {one or other for one, other in _USED.findall(markup)}


def by_name(symbols: str) -> dict[str, str]:
    """The symbols that stand side by side in a text, each with its name."""
    found, at = {}, 0
    while (match := _SYMBOL.search(symbols, at)) is not None:
        end = _end(symbols, match.start(), match[1])
        found[match[2]] = symbols[match.start() : end]
        at = end
    return found


def _end(markup: str, start: int, tag: str) -> int:
    """Where the element that begins here ends; elements of the same kind may be within it."""
    depth = 0
    for match in re.compile(rf"<{tag}\b[^>]*?(/?)>|</{tag}>").finditer(markup, start):
        if match[0].startswith("</"):
            depth -= 1
        elif not match[1]:
            depth += 1
        if depth == 0:
            return match.end()
    raise ValueError(f"a symbol <{tag}> has no end")


def cropped(board: Pane, places: Collection[str]) -> Box:
    """The part of a board around some places, within the board; all of it if none of them is drawn there."""
    points = []
    for element in _PLACE.finditer(board.markup()):
        at = _AT.search(element[0]) if element[1] in places else None
        if at is not None:
            x, y = (at[1], at[2]) if at[1] is not None else (at[3], at[4])
            points.append((float(x), float(y)))
    if not points:
        return board.box
    left = max(board.left, min(x for x, _ in points) - MARGIN)
    top = max(board.top, min(y for _, y in points) - MARGIN)
    right = min(board.left + board.width, max(x for x, _ in points) + MARGIN)
    bottom = min(board.top + board.height, max(y for _, y in points) + MARGIN)
    return left, top, right - left, bottom - top
