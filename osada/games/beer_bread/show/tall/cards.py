"""Cards on a phone: low ones for the hand and for the market, whose three zones are still their three actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from osada.core.svg import num, text, use
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import art, card_art
from osada.games.beer_bread.view import PrintedBuilding, PrintedCard

WIDTH, HEIGHT = 185.0, 56.0
SMALL_WIDTH, SMALL_HEIGHT = 121.0, 60.0
LARGER = 1.15
"""How much larger than at a desk a whole card is, so that its words can be read."""


@cache
def frames() -> str:
    """What is the same on all cards of a good, and their backs."""
    parts = []
    for good in art.GOODS:
        parts += [
            art.group(f"zf-{good}", _frame(good, WIDTH, HEIGHT, (44, 84), (131, 50))),
            art.group(f"wf-{good}", _frame(good, SMALL_WIDTH, SMALL_HEIGHT, (32, 59), (94, 23))),
            art.group(f"zb-{good}", _back(good)),
            art.group(f"mini-{good}", art.at(0, 0, use(f"back-{good}", 0, 0), 0.78)),
        ]
    return "".join(parts)


def symbols(cards: Mapping[str, PrintedCard], buildings: Mapping[str, PrintedBuilding]) -> str:
    """Every card in the sizes of a phone."""
    parts = []
    for name, card in cards.items():
        position = buildings[card["building"]]["position"]
        effect = use(f"e{card_art.number(card['building'])}", 0, 0)
        parts += [
            art.group(
                f"z-{name}",
                use(f"zf-{card['good']}", 0, 0)
                + _good(card, 22, 19, 0.66)
                + _tokens(card["harvest"], 86, 15.5, 78)
                + _tokens(card["recipe"], 86, 40.8, 78)
                + art.at(156, 17, use(f"p-{position}", 0, 0), 0.72)
                + art.at(156, 40.5, effect, 0.64),
            ),
            art.group(
                f"w-{name}",
                use(f"wf-{card['good']}", 0, 0)
                + _good(card, 16.5, 20, 0.5)
                + _tokens(card["harvest"], 61.5, 16, 54)
                + _tokens(card["recipe"], 61.5, 44, 54)
                + art.at(105.5, 30, use(f"p-{position}", 0, 0), 0.72),
            ),
            art.group(f"F-{name}", art.at(0, 0, use(f"f-{name}", 0, 0), LARGER)),
        ]
    return "".join(parts)


def _good(card: PrintedCard, x: float, y: float, scale: float) -> str:
    """What a card sells, and for how much."""
    coin = art.at(x, y + 24, use("small-coin", 0, 0), 1.15)
    return (
        art.at(x, y, use(card["kind"], 0, 0), scale)
        + coin
        + text(x, y + 28.5, card["value"], 13, "serif dark", "middle")
    )


def _tokens(goods: Mapping[str, int], x: float, y: float, width: float) -> str:
    """Tokens beside each other around a point; smaller and closer where there are many."""
    tokens = [name for name in RESOURCES for _ in range(goods.get(name, 0))]
    size = 20 if 20 * len(tokens) <= width else 17
    step = min(size + 1.0, (width - size) / max(1, len(tokens) - 1))
    left = x - step * (len(tokens) - 1) / 2
    return "".join(use(art.token(name, size), left + step * number, y) for number, name in enumerate(tokens))


def _frame(good: str, width: float, height: float, goods: tuple[float, float], building: tuple[float, float]) -> str:
    """A card: the good at the left, harvest over recipe in the middle, the building at the right."""
    colour, dark, light = art.GOODS[good]
    left, room = goods
    half = (height - 10.5) / 2
    return (
        f'<rect y="2.5" width="{num(width)}" height="{num(height - 1)}" rx="9" fill="#3A2A1A" opacity=".35"/>'
        f'<rect x=".8" y=".8" width="{num(width - 1.6)}" height="{num(height - 1.6)}" rx="8" fill="{colour}" stroke="{dark}" stroke-width="1.6"/>'
        f'<rect x="2.800" y="2.800" width="{num(width - 5.6)}" height="{num(height - 5.6)}" rx="6.500" fill="none" stroke="{light}" stroke-width="1.200"/>'
        f'<rect x="{num(left)}" y="4" width="{num(room)}" height="{num(half)}" rx="5" fill="url(#slats)" stroke="{dark}"/>'
        f'<rect x="{num(left)}" y="{num(6.5 + half)}" width="{num(room)}" height="{num(half)}" rx="4" fill="#34403F" stroke="#8F5D33" stroke-width="1.600"/>'
        f'<rect x="{num(building[0])}" y="4" width="{num(building[1])}" height="{num(height - 8)}" rx="5" fill="#FBF6EA" stroke="{dark}"/>'
    )


def _back(good: str) -> str:
    """The back of a card of the hand."""
    colour, dark, light = art.GOODS[good]
    if good == "beer":
        pattern = "".join(f"M{x} 6L{x + 38} 50M{x + 38} 6L{x} 50" for x in (10, 48, 99, 137))
    else:
        pattern = "".join(f"M8 {y}q14-9 28 0t28 0 28 0 28 0 28 0 28 0" for y in (14, 28, 42))
    return (
        f'<rect y="2.5" width="{num(WIDTH)}" height="{num(HEIGHT - 1)}" rx="9" fill="#3A2A1A" opacity=".35"/>'
        f'<rect x=".8" y=".8" width="{num(WIDTH - 1.6)}" height="{num(HEIGHT - 1.6)}" rx="8" fill="{colour}" stroke="{dark}" stroke-width="1.6"/>'
        f'<path d="{pattern}" fill="none" stroke="{light}" stroke-width="2" stroke-linecap="round"/>'
        f'<circle cx="92.5" cy="28" r="21" fill="#FBF3E2" stroke="{dark}" stroke-width="2"/>{art.at(92, 28, use(f"{good}2", 0, 0), 0.75)}'
    )
