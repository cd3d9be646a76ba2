"""Costs: gold and goods that are asked for (HA-15), and where each can come from."""

from __future__ import annotations

from collections.abc import Mapping

from osada.games.hamlet.pieces import GOODS, is_refined
from osada.games.hamlet.sources import SOURCE_GOOD, SOURCE_OWNER, SOURCE_TILE, SOURCES


class Need:
    """Goods that a cost asks for in any mix, the lowest of their market prices, and the sources that they can come
    from."""

    __slots__ = ("goods", "price", "sources")

    def __init__(self, goods: tuple[int, ...], players: int, prices: Mapping[str, int]) -> None:
        self.goods = goods
        self.price = min(self.price_of(good, prices) for good in goods)
        self.sources = tuple(
            (source, 1 << SOURCE_TILE[source], SOURCE_OWNER[source])
            for source in range(SOURCES)
            if SOURCE_GOOD[source] in goods and SOURCE_OWNER[source] < players
        )
        """Each source with the bit of its tile and whose tokens they are (-1: nobody's)."""

    @staticmethod
    def price_of(good: int, prices: Mapping[str, int]) -> int:
        """What a good costs at a market with these prices."""
        return prices["refined" if is_refined(good) else "basic"]


class Cost:
    """Gold and goods, in the order in which they are asked for."""

    __slots__ = ("counts", "gold", "goods", "hope", "needs", "parts", "refined", "terms")

    def __init__(
        self, parts: list[tuple[tuple[str, ...], int]], players: int, prices: Mapping[str, int], best_reward: int
    ) -> None:
        self.gold = sum(count for words, count in parts if words == ("gold",))
        goods = sorted(
            (tuple(sorted(GOODS.index(word) for word in words)), count) for words, count in parts if "gold" not in words
        )
        self.parts = tuple(goods)
        self.needs = tuple(Need(kinds, players, prices) for kinds, _ in goods)
        self.counts = tuple(count for _, count in goods)
        self.terms = tuple(zip(self.needs, self.counts, strict=True))
        self.goods = tuple((kinds[0], count, Need.price_of(kinds[0], prices)) for kinds, count in goods)
        """The goods with their counts and prices; for costs in which no need is a mix."""
        self.hope = best_reward * sum(count for kinds, count in goods if is_refined(kinds[-1]))
        """The most gold that own tokens can bring while it is paid."""
        self.refined = sum(1 << good for kinds, _ in goods for good in kinds if is_refined(good))
        """The bits of the refined goods in it."""

    def plain(self) -> dict[str, int]:
        """The cost as people and pictures take it: numbers by good; a mix is written with slashes."""
        plain = {"gold": self.gold} if self.gold else {}
        return plain | {"/".join(GOODS[good] for good in goods): count for goods, count in self.parts}


def read_cost(text: str) -> list[tuple[tuple[str, ...], int]]:
    """A cost such as “2 wheat, 1 stone” or “3 milk/bricks”; ValueError if it is none."""
    parts: list[tuple[tuple[str, ...], int]] = []
    for part in text.split(","):
        number, _, names = part.strip().partition(" ")
        words = tuple(names.split("/"))
        known = words == ("gold",) or all(word in GOODS for word in words)
        used = {word for before, _ in parts for word in before}
        if not number.isdigit() or not 1 <= int(number) <= 20 or not known or used & set(words):
            raise ValueError(f"expected a list such as “2 wheat, 1 stone” or “3 milk/bricks”, not “{text}”")
        parts.append((words, int(number)))
    return parts
