"""What a view offers for the tile in hand: where and how it can lie, and what that would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from osada.core.svg import num, use
from osada.games.timber_town.show.picture.places import SMALLEST
from osada.games.timber_town.view import Fit, TownView


def own(view: TownView) -> int:
    """The seat whose town lies below: the one that looks."""
    return view["you"] or 0


def choices(view: TownView) -> Iterator[tuple[str, str, Fit]]:
    """The places that say where or how the tile in hand will lie, each with its cell and its best way to lie."""
    for cell, fits in view["fits"].items():
        if f"cell-{cell}" in view["offers"]:
            yield f"cell-{cell}", cell, _best(fits)
        for fit in fits:
            if f"turn-{fit['turn']}" in view["offers"]:
                yield f"turn-{fit['turn']}", cell, fit


def _best(fits: Iterable[Fit]) -> Fit:
    """The way to lie that brings most, with the fewest figures."""
    return max(fits, key=lambda fit: (fit["brings"]["total"], -len(fit["missing"])))


def pills(shown: Iterable[tuple[float, float, int]]) -> str:
    """What choices would bring, each at its place."""
    return f'<g class="sans bold dark" font-size="{SMALLEST}" text-anchor="middle">{"".join(pill(*one) for one in shown)}</g>'


def pill(x: float, y: float, points: int, symbol: str = "pill", drop: float = 5) -> str:
    """The points that a choice would bring, with their sign."""
    figure = f"+{points}" if points >= 0 else f"−{-points}"
    return f'{use(symbol, x, y)}<text x="{num(x)}" y="{num(y + drop)}">{figure}</text>'
