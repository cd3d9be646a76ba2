"""The cards as symbols, one set of them per component set and language: a card at the table is then one ``use``.

A card has three zones, and they are its three actions: what it harvests, what it sells for which recipe, what it builds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from osada.core.svg import text, use, wrapped
from osada.core.text import Text
from osada.games.beer_bread.cards import standard_buildings
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import art
from osada.games.beer_bread.show.words import places, variant
from osada.games.beer_bread.view import PrintedBuilding, PrintedCard

WIDTH, HEIGHT = 158, 221
SMALL_WIDTH, SMALL_HEIGHT = 112, 150
STRIP_WIDTH, STRIP_HEIGHT = 168, 34
LOW_WIDTH, LOW_HEIGHT = 112, 26
SMALLEST = 12.0
"""The smallest text: on the smallest screen that has these drawings its size is 11 pixels."""
TITLE, LINE, LINES = 105, 116, 4
"""The room for a building's name, for a line of what it does, and how many lines there are in all."""


@cache
def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(standard_buildings())}


def number(building: str) -> int:
    """The number of a building; every set has the same buildings."""
    return _numbers()[building]


def symbols(cards: Mapping[str, PrintedCard], buildings: Mapping[str, PrintedBuilding], say: Text) -> str:
    """Every card in all its sizes, and what every building does."""
    parts = [art.group(f"e{number(name)}", art.effect(building)) for name, building in buildings.items()]
    for size, scale in (("g", 1.18), ("i", 0.74), ("o", 0.57)):
        parts += [
            art.group(f"{size}{number(name)}", art.at(0, 0, use(f"e{number(name)}", 0, 0), scale)) for name in buildings
        ]
    for good in art.GOODS:
        parts += [art.group(f"frame-{good}", _frame(good)), art.group(f"small-{good}", _small_frame(good))]
        parts += [art.group(f"strip-{good}", _strip(good, STRIP_WIDTH, STRIP_HEIGHT))]
        parts += [art.group(f"low-{good}", _strip(good, LOW_WIDTH, LOW_HEIGHT))]
        parts += [art.group(f"whole-{good}", _whole_back(good))]
    for name, card in cards.items():
        building = buildings[card["building"]]
        parts += [
            art.group(f"h-{name}", _row(card["harvest"], 24, 128)),
            art.group(f"q-{name}", _row(card["recipe"], 20, 132)),
            art.group(f"f-{name}", _face(name, card, building, say)),
            art.group(f"x-{name}", _small(name, card, building)),
            art.group(f"y-{name}", _tiny(card)),
            art.group(
                f"k-{name}", use(f"strip-{card['good']}", 0, 0) + use(f"h-{name}", STRIP_WIDTH / 2, STRIP_HEIGHT / 2)
            ),
            art.group(
                f"j-{name}",
                use(f"low-{card['good']}", 0, 0) + art.at(LOW_WIDTH / 2, LOW_HEIGHT / 2, use(f"h-{name}", 0, 0), 0.8),
            ),
        ]
    return "".join(parts)


def _row(goods: Mapping[str, int], size: int, width: float) -> str:
    """Tokens beside each other around 0,0; drawn closer where there are many."""
    tokens = [name for name in RESOURCES for _ in range(goods.get(name, 0))]
    step = _step(len(tokens), size, width)
    left = -step * (len(tokens) - 1) / 2
    return "".join(use(art.token(name, size), left + step * number, 0) for number, name in enumerate(tokens))


def _step(count: int, size: int, width: float) -> float:
    return min(size + 4.0, width / max(1, count))


def _frame(good: str) -> str:
    colour, dark, light = art.GOODS[good]
    return (
        f'<rect y="4" width="{WIDTH}" height="{HEIGHT - 2}" rx="11" fill="#3A2A1A" opacity=".35"/>'
        f'<rect x=".8" y=".8" width="{WIDTH - 1.6}" height="{HEIGHT - 2}" rx="10" fill="{colour}" stroke="{dark}" stroke-width="1.8"/>'
        f'<rect x="3.4" y="3.4" width="{WIDTH - 6.8}" height="{HEIGHT - 7.2}" rx="8" fill="none" stroke="{light}" stroke-width="1.4"/>'
        f'<rect x="7" y="7" width="144" height="40" rx="7" fill="url(#slats)" stroke="{dark}" stroke-width="1.4"/>'
        '<rect x="7" y="52" width="144" height="99" rx="6" fill="#8F5D33" stroke="#4F2F14" stroke-width="1.6"/>'
        '<rect x="12" y="57" width="134" height="89" rx="3" fill="#34403F" stroke="#202A29" stroke-width="1.2"/>'
        '<path d="M20 118H138" stroke="#8F9C98" stroke-width="1.2" stroke-dasharray="4 4"/>'
        f'<rect x="7" y="156" width="144" height="57" rx="7" fill="#FBF6EA" stroke="{dark}" stroke-width="1.4"/>'
    )


def _whole_back(good: str) -> str:
    """The back of a card in the hand, 158 × 221."""
    colour, dark, light = art.GOODS[good]
    if good == "beer":
        pattern = "".join(f"M{x} 12L{x + 44} 62M{x + 44} 12L{x} 62" for x in (13, 57, 101))
        pattern += pattern.replace(" 12", " 159").replace(" 62", " 209")
    else:
        pattern = "".join(f"M14 {y}q16-16 32 0t32 0 32 0 32 0" for y in (24, 40, 56, 172, 188, 204))
    return (
        f'<rect y="4" width="{WIDTH}" height="{HEIGHT - 2}" rx="11" fill="#3A2A1A" opacity=".35"/>'
        f'<rect x=".8" y=".8" width="{WIDTH - 1.6}" height="{HEIGHT - 2}" rx="10" fill="{colour}" stroke="{dark}" stroke-width="1.8"/>'
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 18}" rx="6" fill="none" stroke="{light}" stroke-width="2"/>'
        f'<path d="{pattern}" fill="none" stroke="{light}" stroke-width="2.4" stroke-linecap="round"/>'
        f'<circle cx="79" cy="110" r="44" fill="#FBF3E2" stroke="{dark}" stroke-width="2.4"/>{art.at(78, 110, art.GOODS_ICONS[f"{good}2"], 1.5)}'
    )


def _face(name: str, card: PrintedCard, building: PrintedBuilding, say: Text) -> str:
    """A card as it is held, 158 × 221."""
    titles = wrapped(say(f"title-{variant(building)}"), TITLE, SMALLEST)[:2]
    lines = wrapped(short(building, say), LINE, SMALLEST)[: LINES - len(titles)]
    return (
        use(f"frame-{card['good']}", 0, 0)
        + use(f"h-{name}", 79, 27)
        + '<g fill="#FBF3E2">'
        + text(79, 73, say(f"kind-{card['kind']}"), 13.5, "serif", "middle")
        + "</g>"
        + use(card["kind"], 50, 97)
        + use("coin", 110, 96)
        + text(110, 102.5, card["value"], 18, "serif dark", "middle")
        + use(f"q-{name}", 79, 132)
        + use(f"p-{building['position']}", 23, 184)
        + "".join(text(39, 171 + 11.5 * number, line, SMALLEST, "serif dark") for number, line in enumerate(titles))
        + '<g fill="#6B5645">'
        + "".join(
            text(39, 171.5 + 12 * (number + len(titles)), line, SMALLEST, "sans") for number, line in enumerate(lines)
        )
        + "</g>"
    )


def _small_frame(good: str) -> str:
    colour, dark, _ = art.GOODS[good]
    return (
        f'<rect x=".8" y=".8" width="{SMALL_WIDTH - 1.6}" height="{SMALL_HEIGHT - 1.6}" rx="8" fill="{colour}" stroke="{dark}" stroke-width="1.6"/>'
        f'<rect x="5" y="5" width="102" height="34" rx="5" fill="url(#slats)" stroke="{dark}" stroke-width="1.2"/>'
        '<rect x="5" y="43" width="102" height="70" rx="5" fill="#8F5D33" stroke="#4F2F14" stroke-width="1.4"/>'
        '<rect x="9" y="47" width="94" height="62" rx="3" fill="#34403F"/>'
        f'<rect x="5" y="117" width="102" height="28" rx="5" fill="#FBF6EA" stroke="{dark}" stroke-width="1.2"/>'
    )


def _small(name: str, card: PrintedCard, building: PrintedBuilding) -> str:
    """A card on an exchange place, 112 × 150, without words."""
    recipe = sum(card["recipe"].values())
    return (
        use(f"small-{card['good']}", 0, 0)
        + art.at(56, 22, use(f"h-{name}", 0, 0), 0.88)
        + art.at(36, 69, use(card["kind"], 0, 0), 0.86)
        + use("coin", 78, 68)
        + text(78, 74, card["value"], 17, "serif dark", "middle")
        + art.at(56, 97, use(f"q-{name}", 0, 0), min(0.86, 90 / (_step(recipe, 20, 132) * max(1, recipe))))
        + art.at(20, 131, use(f"p-{building['position']}", 0, 0), 0.8)
        + use(f"e{number(card['building'])}", 68, 131)
    )


def _tiny(card: PrintedCard) -> str:
    """A card in the other's hand that one has seen, 52 × 69: what it makes and what that is worth."""
    colour, dark, _ = art.GOODS[card["good"]]
    return (
        f'<rect x=".8" y=".8" width="50" height="67" rx="5" fill="{colour}" stroke="{dark}" stroke-width="1.6"/>'
        '<rect x="5" y="5" width="42" height="59" rx="3" fill="#34403F"/>'
        + art.at(26, 21, use(card["kind"], 0, 0), 0.8)
        + use("coin", 26, 48)
        + text(26, 54, card["value"], 17, "serif dark", "middle")
    )


def _strip(good: str, width: int, height: int) -> str:
    """The part of a card that shows in a harvest row."""
    colour, dark, _ = art.GOODS[good]
    return (
        f'<rect x=".8" y=".8" width="{width - 1.6}" height="{height - 1.6}" rx="6" fill="{colour}" stroke="{dark}" stroke-width="1.6"/>'
        f'<rect x="4.5" y="4.5" width="{width - 9}" height="{height - 9}" rx="4" fill="url(#slats)"/>'
    )


def short(building: PrintedBuilding, say: Text) -> str:
    """What a building does, in the few words that a card has room for."""
    words: dict[str, str] = {
        name: say(f"resource-{building[name]}") for name in ("resource", "pay", "for") if name in building
    }
    if "places" in building:
        words["places"] = places(say, building["places"])
    if "kind" in building:
        words["tier"] = str(building["kind"])
    return say(f"card-{variant(building)}", amount=building.get("amount", 1), **words)
