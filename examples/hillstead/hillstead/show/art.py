"""What is drawn again and again: houses, cards, what lights up."""

from __future__ import annotations

from osada.core.colours import SEAT_COLOURS
from osada.core.svg import num, seat_mark

ROOF_COLOURS = {
    "red": ("#C4553B", "#7E2F1D"),
    "slate": ("#6C8094", "#3C4B59"),
    "straw": ("#E0BB5B", "#94742A"),
    "moss": ("#7B9A55", "#48602E"),
}
"""Of each roof the colour and its dark tone."""
PATTERNS = {
    "red": "M-18 -9q4.5 6 9 0q4.5 6 9 0q4.5 6 9 0q4.5 6 9 0",
    "slate": "M-22 -6H22M-14 -15H14",
    "straw": "M-16 -3L-6 -26M-5 -3L-2 -30M5 -3L2 -30M16 -3L6 -26",
    "moss": "M-13 -7h.1M-3 -7h.1M7 -7h.1M16 -7h.1M-6 -16h.1M5 -16h.1",
}
"""Roofs differ in more than their colour."""
GROUNDS = ("#A9C77F", "#BFCB7C", "#D2BE83", "#B9B3A6")
"""Of each terrace, from the meadow up to the rock."""


def symbols() -> str:
    """Houses of every seat under every roof, cards, and lights."""
    houses = "".join(_house(seat, roof) for seat in range(len(SEAT_COLOURS)) for roof in ROOF_COLOURS)
    return houses + "".join(map(_card, ROOF_COLOURS)) + LIGHTS


LIGHTS = (
    '<symbol id="glow" overflow="visible"><rect x="-40" y="-44" width="80" height="84" rx="14" fill="#FFF3C4" '
    'opacity=".75" stroke="#F2B632" stroke-width="3"/></symbol>'
    '<symbol id="last" overflow="visible"><ellipse cy="30" rx="40" ry="9" fill="#FFF3C4" stroke="#F2B632" '
    'stroke-width="2"/></symbol>'
    '<symbol id="back" overflow="visible"><rect x="-9" y="-13" width="18" height="26" rx="3" fill="#8C6A4A" '
    'stroke="#5C432C" stroke-width="1.5"/><path d="M-4 4V-2L0 -6L4 -2V4Z" fill="#F4EADA"/></symbol>'
)


def _roof(roof: str) -> str:
    colour, dark = ROOF_COLOURS[roof]
    return (
        f'<path d="M-32 0L-14 -34H14L32 0Z" fill="{colour}" stroke="{dark}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="{PATTERNS[roof]}" fill="none" stroke="{dark}" stroke-width="3" stroke-linecap="round" opacity=".7"/>'
    )


def _house(seat: int, roof: str) -> str:
    """Walls in the pale colour of the seat with its mark on them, and the roof."""
    _, dark, pale = SEAT_COLOURS[seat]
    return (
        f'<symbol id="house-{seat}-{roof}" overflow="visible"><path d="M-25 -2H25V32H-25Z" fill="{pale}" stroke="{dark}" '
        f'stroke-width="2.5"/>{seat_mark(seat, 0, 16, 24)}{_roof(roof)}</symbol>'
    )


def _card(roof: str) -> str:
    return (
        f'<symbol id="card-{roof}" overflow="visible"><rect x="-44" y="-52" width="88" height="104" rx="10" '
        f'fill="#FBF7EF" stroke="#B9A88F" stroke-width="2"/><g transform="translate(0 14) scale(1.1)">{_roof(roof)}'
        f'<path d="M-24 2H24V14H-24Z" fill="#F4EADA" stroke="#B9A88F"/></g></symbol>'
    )


def ground(terrace: int, width: float, top: float, height: float) -> str:
    """A terrace: its ground, and the wall that holds it."""
    wall = top + height - 18
    stones = "".join(
        f"M{num(x + (terrace % 2) * 14)} {num(wall)}v18M{num(x + 20 + (terrace % 2) * 14)} {num(wall + 9)}v9"
        for x in range(6, int(width) - 30, 40)
    )
    return (
        f'<rect x="0" y="{num(top)}" width="{num(width)}" height="{num(height)}" fill="{GROUNDS[terrace]}"/>'
        f'<rect x="0" y="{num(wall)}" width="{num(width)}" height="18" fill="#9A8C7A"/>'
        f'<path d="{stones}M0 {num(wall + 9)}H{num(width)}" stroke="#7C6F5F" stroke-width="1.5" fill="none" opacity=".7"/>'
    )
