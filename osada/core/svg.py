"""Drawing helpers that all pictures share.

A picture has a still part, sent once (symbols, the board, every place that a person may point at, with
``data-place``), and a live part, sent after every action. Pieces that can travel lie in ``<g class="pieces">``: a piece
is known by its ``data-key``, or else by its place (``x y``), and one that came from elsewhere says so in ``data-from``
(the key of the piece that it was, or its place).
What a choice would bring is a preview in the live part of any pane: ``<g class="preview" data-for="PLACE">`` is hidden
until somebody points at that place or at its button, ``data-for-action="NUMBER"`` until they point at that action (a line
of a menu, or a place that offers nothing else). On a touch screen the first tap shows it and the second one plays.
A picture is made of panes that a page can lay out as it likes: ``board``, ``side`` (cards and the like), a strip per
seat (``seat-0``, …; one that is at most 200 wide stands beside the name, a wider one below it) and, where one chooses
among cards that one holds, ``hand`` (below the board).

That is the ``wide`` picture, for a desk. The ``tall`` one, for a phone, is drawn anew: a unit is a pixel of a screen 390
wide, `PHONE` is the width of a pane from edge to edge, nothing to read is below `SMALLEST_TEXT` and nothing to touch
below `SMALLEST_TARGET` (they are still large enough on a screen 360 wide). It has the ``board``, a strip per seat, and
its own panes: `Picture.parts` stand below the board in this order, those that are tabs one at a time; `Picture.drawers`
open over the page when somebody taps an element with ``data-open="PANE"``. The strip of a seat is ``strip_width`` wide
and `STRIP_HEIGHT` high; the page writes the name of the seat over the first line of it, from the left, so that the first
line has room for one or two figures at its right end. Panes keep their height from one position to the next.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape

from osada.core.colours import LIGHT, SEAT_COLOURS

REMEMBERED = 20_000
"""Numbers and attributes that are remembered as they are written: pictures say the same ones again and again."""


def variable(name: str) -> str:
    """A colour of the page that a picture lies on; that of a light one where it lies on none."""
    return f"var(--{name},{LIGHT[name]})"


STYLE = (
    f".ink{{fill:{variable('ink')}}}.soft{{fill:{variable('soft')}}}.paper{{fill:{variable('paper')}}}"
    f".card{{fill:{variable('card')}}}.rule{{stroke:{variable('line')}}}.veil{{opacity:1;fill:{variable('veil')}}}"
    f".dark{{fill:{LIGHT['ink']}}}.sans{{font-family:system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}}"
    ".serif{font-family:Georgia,'Iowan Old Style','DejaVu Serif',serif;font-weight:700}"
    ".bold{font-weight:700;font-variant-numeric:tabular-nums}.preview{display:none}"
)
"""The classes of text and paper; a page has them in a style sheet, a picture on its own carries them."""


@dataclass(frozen=True)
class Pane:
    """A part of a picture: its size and its two layers."""

    width: float
    height: float
    draw_still: Callable[[], str]
    live: str
    left: float = 0.0
    top: float = 0.0
    """Where it begins: a pane that grows to the left or upwards from one position to the next goes below zero, so that
    what lies on it keeps its place."""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Where it begins and its size, as a ``viewBox`` has them; it may change from one position to the next."""
        return self.left, self.top, self.width, self.height

    @property
    def still(self) -> str:
        """Drawn when asked for: a page is sent once, and every update has the live layer alone."""
        return self.draw_still()

    def markup(self) -> str:
        """Both layers, each in a group."""
        return f'<g class="still">{self.still}</g><g class="live">{self.live}</g>'


PHONE = 374.0
"""How wide a pane of a ``tall`` picture is."""
SMALLEST_TEXT = 12.0
SMALLEST_TARGET = 48.0
STRIP_HEIGHT = 44.0


def strip_width(players: int) -> float:
    """How wide the strip of a seat is in a ``tall`` picture: they stand in one row."""
    return (PHONE - 8 * (players - 1)) / players - 12


@dataclass(frozen=True)
class Part:
    """A pane of a ``tall`` picture that stands below the board, or a drawer."""

    pane: str
    title: str
    """What its tab or its drawer is called."""
    tab: bool = False
    """Whether it shares its room with the other tabs."""
    count: int | None = None
    """How many things are in it; a tab shows it."""


@dataclass(frozen=True)
class Picture:
    """A table drawn for one seat, from its view alone."""

    symbols: str
    panes: Mapping[str, Pane]
    title: str
    panel: tuple[str, ...] = field(default=("side",))
    """The panes that stand beside the board, from top to bottom, where the picture is one."""
    parts: tuple[Part, ...] = ()
    """Of a ``tall`` picture: what stands below the board."""
    drawers: tuple[Part, ...] = ()
    """Of a ``tall`` picture: what opens over the page."""
    shows_gains: bool = False
    """Whether it shows by itself what choices would bring; else the page puts a pill on the places of the board."""
    zooms: bool = True
    """Whether people move and enlarge the board. One that does not is drawn in the size of the screen, `PHONE` wide."""


@lru_cache(REMEMBERED)
def num(value: float) -> str:
    """A number in as few characters as it needs."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def use(symbol: str, x: float, y: float, **attributes: object) -> str:
    """A symbol put somewhere; ``data_key="a"`` becomes ``data-key="a"``."""
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}"{_attributes(attributes)}/>'


def text(x: float, y: float, content: object, size: float, kind: str = "sans ink", anchor: str = "start") -> str:
    """A line of text; ``kind`` has its classes."""
    where = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}"'
    middle = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text {where} class="{kind}"{middle}>{escape(str(content))}</text>'


def numbers(size: float, shown: Iterable[tuple[float, float, object]], more: str = "") -> str:
    """Figures of one size, each at its place, and more of them."""
    figures = "".join(f'<text x="{num(x)}" y="{num(y)}">{_minus(value)}</text>' for x, y, value in shown)
    return f'<g font-size="{num(size)}" class="sans bold ink">{figures}{more}</g>'


def digits(across: Iterable[float], y: float, shown: str) -> str:
    """Single digits in a row, each at its place, in few characters."""
    return f'<text x="{" ".join(map(num, across))}" y="{num(y)}">{shown}</text>'


def _minus(value: object) -> str:
    return escape(str(value)).replace("-", "−")


def _attributes(attributes: Mapping[str, object]) -> str:
    return "".join([_attribute(name, str(value)) for name, value in attributes.items()])


@lru_cache(REMEMBERED)
def _attribute(name: str, value: str) -> str:
    return f' {name.replace("_", "-")}="{escape(value)}"'


def wrapped(content: str, width: float, size: float) -> list[str]:
    """The lines of a text of this size in this width, by the mean width of letters; a non-breaking space is none to
    break at."""
    lines: list[str] = []
    for word in re.findall(r"[^ \n]+", content):
        if lines and (len(lines[-1]) + 1 + len(word)) * size * 0.56 <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The mark of a seat wherever its colour appears: ● ▲ ■ ◆ in a ring."""
    colour, dark, _ = SEAT_COLOURS[seat]
    inner = {
        0: f'<circle r="{num(size * 0.3)}" fill="#fff"/>',
        1: f'<path d="M0 {num(-size * 0.36)}L{num(size * 0.34)} {num(size * 0.24)}H{num(-size * 0.34)}Z" fill="#fff"/>',
        2: f'<rect x="{num(-size * 0.26)}" y="{num(-size * 0.26)}" width="{num(size * 0.52)}" height="{num(size * 0.52)}" '
        f'fill="{dark}"/>',
        3: f'<path d="M0 {num(-size * 0.36)}L{num(size * 0.36)} 0L0 {num(size * 0.36)}L{num(-size * 0.36)} 0Z" fill="#fff"/>',
    }[seat]
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle r="{num(size * 0.5)}" fill="{colour}" stroke="{dark}" '
        f'stroke-width="{num(size * 0.09)}"/>{inner}</g>'
    )
