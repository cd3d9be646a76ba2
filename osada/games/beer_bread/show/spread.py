"""Cards spread out side by side, each with whose it is: for the score sheet of the real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from osada.core.colours import GOLD_EDGE, SEAT_COLOURS
from osada.core.svg import Pane, num, seat_mark, text, use
from osada.games.beer_bread.show import art

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


def worths(sold: Mapping[int, Mapping[str, Sequence[int]]], values: Sequence[int]) -> Pane:
    """A card for each value of both goods, and how many of it these seats have sold."""
    rows = [(seat, good) for seat in sold for good in art.GOODS]
    cards = [
        _worth(seat, good, (value, sold[seat].get(good, ()).count(value)), (WIDTH * column, HEIGHT * row))
        for row, (seat, good) in enumerate(rows)
        for column, value in enumerate(values)
    ]
    return Pane(WIDTH * len(values), HEIGHT * len(rows), str, "".join(cards), -4, -4)


def _worth(seat: int, good: str, cards: tuple[int, int], at: tuple[float, float]) -> str:
    (value, count), (x, y) = cards, at
    colour, dark, light = art.GOODS[good]
    where = f'x="{num(x)}" y="{num(y)}" width="112" height="150" rx="9"'
    return (
        f'<g opacity="{1 if count else 0.4}"><rect {where} fill="{colour}" stroke="{dark}" stroke-width="3"/>'
        f'<circle cx="{num(x + 56)}" cy="{num(y + 52)}" r="36" fill="#F5C544" stroke="{GOLD_EDGE}" stroke-width="4"/>'
        f"{text(x + 56, y + 67, value, 42, 'sans bold dark', 'middle')}"
        f'<rect x="{num(x + 14)}" y="{num(y + 98)}" width="84" height="42" rx="8" fill="#FBF3E2" stroke="{light}"/>'
        f"{text(x + 56, y + 130, f'×{count}', 32, 'sans bold dark', 'middle')}"
        f"{seat_mark(seat, x + 96, y + 16, 34)}</g>"
    )


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
