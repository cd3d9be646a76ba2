"""Blueprint cards as a phone shows them: larger, with names that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from osada.core.svg import num, text, wrapped
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.faces import Face
from osada.games.hamlet.show.side import scaled

WIDTH, HEIGHT = 88.0, 152.0
LETTER = 0.68
"""How wide a bold letter is at most on the mean, for its size."""


def fitted(x: float, y: float, content: str, size: float, width: float, kind: str, anchor: str = "middle") -> str:
    """A line of text that never becomes wider than this: one that might is set narrower."""
    if len(content) * size * LETTER <= width:
        return text(x, y, content, size, kind, anchor)
    where = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}" class="{kind}" text-anchor="{anchor}"'
    return f'<text {where} textLength="{num(width)}" lengthAdjust="spacingAndGlyphs">{escape(content)}</text>'


@lru_cache(maxsize=12)
def symbols(printed: tuple[Face, ...]) -> str:
    """The cards of all blueprints: C and the number of the tile."""
    return "".join(f'<g id="C{number}">{_card(number, face)}</g>' for number, face in enumerate(printed) if face.cost)


def _card(number: int, face: Face) -> str:
    """A blueprint: the tile, its name, what it costs and brings."""
    middle = WIDTH / 2
    lines = _in_two(" ".join(face.name))
    first = 89 - 7.5 * (len(lines) - 1)
    names = "".join(
        fitted(middle, first + 15 * row, line, 12.5, WIDTH - 8, "serif ink") for row, line in enumerate(lines)
    )
    return (
        f'<rect x=".5" y=".5" width="{num(WIDTH - 1)}" height="{num(HEIGHT - 1)}" rx="9" class="card rule"/>'
        f'<g transform="translate({num(middle)} 47) scale(.94)"><use href="#s{number}"/></g>{names}'
        f"{costs(face.cost, middle, 115, WIDTH - 22)}{art.badge(WIDTH - 15, 15, f'+{face.points}', 0.88)}"
    )


def _in_two(name: str) -> list[str]:
    """A name in one line or two of about the same length."""
    return min((wrapped(name, width, 12.5) for width in (84, 92, 130)), key=lambda lines: len(lines) > 2)


def costs(cost: Sequence[tuple[str, int]], x: float, y: float, width: float) -> str:
    """The icons of all that a blueprint costs, around x."""
    icons = [good for good, count in cost for _ in range(count)]
    apart = min(20.0, width / max(1, len(icons) - 1))
    left = x - apart * (len(icons) - 1) / 2
    return "".join(
        scaled("coin" if good == "gold" else good, left + apart * number, y, 0.9) for number, good in enumerate(icons)
    )
