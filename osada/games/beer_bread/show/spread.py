"""Cards spread out side by side, each with whose it is: for the score sheet of the real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from osada.core.colours import SEAT_COLOURS
from osada.core.svg import Pane, num, seat_mark, use

WIDTH, HEIGHT = 120.0, 158.0
Owned = Mapping[str, str]
"""What became of a card: ``sold`` or ``built`` and the seat, as ``sold-0``."""


def pane(cards: Sequence[str], owned: Owned, across: int) -> Pane:
    """Cards in rows, each a place; those that somebody has played show whose they are."""
    where = {card: (WIDTH * (number % across), HEIGHT * (number // across)) for number, card in enumerate(cards)}
    rows = -(-len(cards) // across)

    def still() -> str:
        return "".join(_card(card, x, y) for card, (x, y) in where.items())

    live = "".join(_mark(owned[card], x, y) for card, (x, y) in where.items() if card in owned)
    return Pane(WIDTH * across, max(1, rows) * HEIGHT, still, live, -4, -4)


def _card(card: str, x: float, y: float) -> str:
    return (
        f'<g data-place="card-{card}">{use(f"x-{card}", x, y)}'
        f'<rect x="{num(x)}" y="{num(y)}" width="112" height="150" rx="8" fill="none" pointer-events="all"/></g>'
    )


def _mark(owned: str, x: float, y: float) -> str:
    """Of a sold card the coin is marked, of a built one its lowest part."""
    what, _, seat = owned.partition("-")
    colour = SEAT_COLOURS[int(seat)][0]
    top, height = (44, 70) if what == "sold" else (116, 30)
    box = f'x="{num(x + 3)}" y="{num(y + top - 2)}" width="106" height="{height + 4}" rx="7"'
    frame = f'x="{num(x)}" y="{num(y)}" width="112" height="150" rx="9"'
    return (
        f'<rect {frame} fill="#FFF" fill-opacity=".38" stroke="{colour}" stroke-width="6" pointer-events="none"/>'
        f'<rect {box} fill="none" stroke="{colour}" stroke-width="7" pointer-events="none"/>'
        f"{seat_mark(int(seat), x + 96, y + 16, 34)}"
    )
