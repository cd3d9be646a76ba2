"""Coins at the end (BB-50, BB-72, BB-73)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from osada.core.bits import listed
from osada.core.game import Score
from osada.games.beer_bread.benefits import Building
from osada.games.beer_bread.cards import BEERS, Cards
from osada.games.beer_bread.goods import number
from osada.games.beer_bread.position import Position

STOCK_LEAD = 2
"""The lead in stored tokens that a building with the condition ``stock_lead`` asks for (BB-72)."""


@dataclass(frozen=True)
class Ending:
    """What counts at the end, for both seats; sold cards include those on brewery and bakery."""

    sold: Sequence[int]
    buildings: Sequence[Sequence[Building]]
    tokens: Sequence[int]
    windmill: int
    values: Sequence[Mapping[str, Sequence[int]]] = ({}, {})
    """By good: sold cards of a real table that are known by their values alone."""

    @classmethod
    def of(cls, position: Position) -> Ending:
        """The game as if it ended now."""
        return cls(
            sold=[sold | waiting for sold, waiting in zip(position.sold, position.waiting, strict=True)],
            buildings=[[position.cards.building[card] for card in listed(built)] for built in position.built],
            tokens=[number(storage) for storage in position.storage],
            windmill=position.windmill,
        )


def scores(position: Position) -> list[Score]:
    """The coins of both seats if the game ended now: for beer, for bread, and the lower of the two (BB-50)."""
    return score(position.cards, Ending.of(position))


def winners(position: Position) -> list[int]:
    """The seat that would win if the game ended now (BB-50)."""
    return best(scores(position), position.windmill)


def score(cards: Cards, ending: Ending) -> list[Score]:
    """For both seats the coins for beer and for bread, and the lower of the two."""
    sheet = []
    for seat in (0, 1):
        beer, bread = best_placed(coins(cards, ending, seat), free_coins(ending, seat))
        sheet.append({"beer": beer, "bread": bread, "result": min(beer, bread)})
    return sheet


def coins(cards: Cards, ending: Ending, seat: int) -> tuple[int, int]:
    """The coins that are bound to a good: values of sold cards, and 1 for each that a building matches."""
    beer = bread = 0
    more = [0, 0, 0, 0]
    for building in ending.buildings[seat]:
        if building.effect == "coin_per_kind":
            more[building.kind] += building.amount
    sold = ending.sold[seat]
    for card in listed(sold & BEERS):
        beer += cards.value[card] + more[cards.kind[card]]
    for card in listed(sold & ~BEERS):
        bread += cards.value[card] + more[cards.kind[card]]
    for value in ending.values[seat].get("beer", ()):
        beer += value + more[kind_of(value)]
    for value in ending.values[seat].get("bread", ()):
        bread += value + more[kind_of(value)]
    return beer, bread


def kind_of(value: int) -> int:
    """The kind of a card with this value: 4 or 5, 6 or 7, 8 or 9 coins (BB-1)."""
    return value // 2 - 1


def free_coins(ending: Ending, seat: int) -> list[int]:
    """The coins of each building whose condition holds; they are not split and may go to either good (BB-72)."""
    own = [building for building in ending.buildings[seat] if building.effect == "coins_if"]
    if not own:
        return []
    met = {
        "more_buildings": len(ending.buildings[seat]) > len(ending.buildings[1 - seat]),
        "stock_lead": ending.tokens[seat] >= ending.tokens[1 - seat] + STOCK_LEAD,
        "windmill": ending.windmill == seat,
    }
    return [building.amount for building in own if met[building.condition]]


def best_placed(bound: tuple[int, int], free: Sequence[int]) -> tuple[int, int]:
    """Beer and bread with the free coins where the lower of the two, then the other, is highest (BB-73)."""
    beer, bread = bound
    if not free:
        return bound
    for_beer = {0}
    for amount in free:
        for_beer |= {placed + amount for placed in for_beer}
    ways = [(beer + placed, bread + sum(free) - placed) for placed in sorted(for_beer)]
    return max(ways, key=lambda way: (min(way), max(way)))


def best(sheet: Sequence[Score], windmill: int) -> list[int]:
    """BB-50: the higher result wins; then the higher other good; then the player without the windmill."""
    ranks = [
        (score["result"], max(score["beer"], score["bread"]), seat != windmill) for seat, score in enumerate(sheet)
    ]
    return [ranks.index(max(ranks))]
