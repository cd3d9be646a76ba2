"""The sectors as small pictures, and a board of them that is not whole yet: for the score sheet of the real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from osada.core.colours import INK, PAPER
from osada.core.components import ComponentSet
from osada.core.svg import Pane, num, text, variable, wrapped
from osada.core.text import Text
from osada.games.kingdom_builder.board import LETTERS, LOCATIONS, SIZE, parts
from osada.games.kingdom_builder.show import art

ACROSS, DOWN = 20.0, 17.32
"""The distances of columns and rows."""
WIDTH, HEIGHT = SIZE * ACROSS + 10, SIZE * DOWN + 6
BOX = (0.0, 0.0, WIDTH, HEIGHT)
CORNER = ((0.0, 0.0), (SIZE * ACROSS, 0.0), (0.0, SIZE * DOWN), (SIZE * ACROSS, SIZE * DOWN))
EDGE = 12.0
HEXAGON = "l10 5.8v11.5l-10 5.8l-10-5.8v-11.5z"
SMALL = 1 / 3


def symbol(location: str, turned: bool) -> str:
    """The name of the picture of a sector."""
    return f"s-{location}{'-t' if turned else ''}"


@lru_cache(maxsize=4)
def symbols(components: ComponentSet) -> str:
    """The pictures of all sectors, upright and turned."""
    return "".join(
        f'<g id="{symbol(name, turned)}">{_drawn(parts(components)[number][turned][0].rows, name)}</g>'
        for number, name in enumerate(LOCATIONS)
        for turned in (False, True)
    )


def _drawn(rows: Sequence[str], location: str) -> str:
    grounds: dict[str, str] = {}
    specials = []
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            x, y = ACROSS / 2 + column * ACROSS + row % 2 * ACROSS / 2, 11.5 + row * DOWN
            ground = LETTERS[letter]
            if ground in art.COLOURS:
                grounds[ground] = grounds.get(ground, "") + f"M{num(x)} {num(y - 11.5)}{HEXAGON}"
            else:
                name = "castle" if ground == "castle" else f"l-{location}"
                specials.append(f'<use href="#{name}" transform="translate({num(x)} {num(y)}) scale({SMALL:.3f})"/>')
    paths = "".join(f'<path d="{path}" fill="{art.COLOURS[ground][0]}"/>' for ground, path in grounds.items())
    return f'<g stroke="#4A3A2C" stroke-width=".8" stroke-opacity=".3">{paths}</g>{"".join(specials)}'


def assembled(laid: Mapping[int, tuple[str, bool]], waiting: int | None, say: Text) -> Pane:
    """The four corners of the board with the sectors that lie there already; a sector goes to the one that waits."""
    live = [
        _laid(corner, *laid[corner]) if corner in laid else _empty(corner, corner == waiting, say)
        for corner in range(len(CORNER))
    ]
    width, height = 2 * SIZE * ACROSS + 10 + 2 * EDGE, 2 * SIZE * DOWN + 6 + 2 * EDGE
    return Pane(width, height, lambda: _frame(width, height), "".join(live), -EDGE, -EDGE)


def _frame(width: float, height: float) -> str:
    return (
        f'<rect x="{num(-EDGE + 2)}" y="{num(-EDGE + 5)}" width="{num(width - 4)}" height="{num(height - 6)}" rx="14" fill="#5E3F1F"/>'
        f'<rect x="{num(-EDGE + 2)}" y="{num(-EDGE + 1)}" width="{num(width - 4)}" height="{num(height - 6)}" rx="14" fill="#C79A63"/>'
    )


def _laid(corner: int, location: str, turned: bool) -> str:
    x, y = CORNER[corner]
    middle, centre = x + WIDTH / 2, y + HEIGHT / 2
    arrow = "M-7.5-3a8 8 0 1 1-.5 5M-8.5-9v6.5h6.5"
    return (
        f'<g data-place="sector-{corner}"><use href="#{symbol(location, turned)}" x="{num(x)}" y="{num(y)}"/>'
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(WIDTH)}" height="{num(HEIGHT)}" fill="none" pointer-events="all"/>'
        f'<g transform="translate({num(middle)} {num(centre)})"><circle r="21" fill="{PAPER}" stroke="#6B5F4E" '
        f'stroke-width="1.5" opacity=".92"/><path d="{arrow}" fill="none" stroke="{INK}" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/></g></g>'
    )


def _empty(corner: int, waits: bool, say: Text) -> str:
    x, y = CORNER[corner]
    colour, width = (variable("gold-edge"), 4) if waits else (variable("line"), 2)
    lines = wrapped(say("pad-sector-empty"), WIDTH - 50, 17) if waits else []
    said = "".join(
        text(x + WIDTH / 2, y + HEIGHT / 2 + 6 + 21 * (row - (len(lines) - 1) / 2), line, 17, "sans ink", "middle")
        for row, line in enumerate(lines)
    )
    return (
        f'<g data-place="sector-{corner}"><rect x="{num(x + 8)}" y="{num(y + 8)}" width="{num(WIDTH - 22)}" '
        f'height="{num(HEIGHT - 18)}" rx="12" class="paper" stroke="{colour}" stroke-width="{width}" '
        f'stroke-dasharray="9 6"/>{said}</g>'
    )
