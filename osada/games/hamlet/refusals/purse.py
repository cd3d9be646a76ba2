"""Why a cost cannot be paid: what lies where, who carries it, what it would cost (HA-15 to HA-21a, HA-28)."""

from __future__ import annotations

from typing import NamedTuple

from osada.core.refusal import Refusal
from osada.games.hamlet.pieces import BASIC, GOODS, MILESTONES, REFINED, REFINERIES, TILES
from osada.games.hamlet.position import SALE, Position
from osada.games.hamlet.refusals.ground import Ground
from osada.games.hamlet.sources import BASIC_SOURCES, token_source

Parts = list[tuple[tuple[str, ...], int]]
"""The parts of a cost: goods that may be mixed, and how many of them are needed."""


class Lying(NamedTuple):
    """One good on the board."""

    good: str
    tile: str
    owner: int | None
    gold: int
    """What its producer gains in gold when it is used."""


class Purse:
    """The gold of the deciding seat and all goods on the board, one by one."""

    def __init__(self, position: Position, ground: Ground) -> None:
        assert position.seat is not None
        self.position = position
        self.seat = position.seat
        self.ground = ground
        self.gold = position.gold[self.seat] - position.debt
        self.prices = position.pieces.prices
        self.goods: list[Lying] = []
        for number, (tile, good) in enumerate(BASIC_SOURCES):
            self.goods += [Lying(GOODS[good], TILES[tile], None, 0)] * position.stock[number]
        for tile_name, good in REFINERIES.items():
            tile = TILES.index(tile_name)
            for owner in range(position.players):
                gold = position.pieces.reward_gold[tile] * (2 if self.holds_milestone(owner, GOODS[good]) else 1)
                tokens = position.stock[token_source(tile, owner)]
                self.goods += [Lying(GOODS[good], tile_name, owner, gold)] * tokens

    def holds_milestone(self, seat: int, good: str) -> bool:
        """Whether a seat holds the milestone of a refined good, so that its tokens are of high quality (HA-20)."""
        milestone = dict(zip(REFINED, MILESTONES[1:], strict=True))[good]
        return self.position.milestones[MILESTONES.index(milestone)] == seat

    def goods_on(self, tile: str) -> list[str]:
        """The goods on a tile, one by one."""
        return [lying.good for lying in self.goods if lying.tile == tile]

    def price(self, good: str) -> int:
        """What a good costs at the market."""
        return self.prices["basic" if good in BASIC else "refined"]

    # Transport (HA-16)

    def chain(self, tile: str, site: str) -> list[str] | None:
        """The tiles between two tiles, on the chain with the fewest tiles that lack an own donkey; None if there is no
        chain."""
        best: dict[str, tuple[int, int, list[str]]] = {site: (0, 0, [])}
        waiting = [site]
        while waiting:
            here = waiting.pop(0)
            lacking, length, between = best[here]
            step = 0 if here in self.ground.donkeys or here == site else 1
            inside = between if here == site else [*between, here]
            for there in self.ground.linked_with(here):
                found = (lacking + step, length + 1, inside)
                if there not in best or found[:2] < best[there][:2]:
                    best[there] = found
                    waiting.append(there)
        return best[tile][2] if tile in best else None

    def missing_donkey(self, tile: str, site: str) -> str | None:
        """A tile between where a donkey is missing; empty if there is no chain at all, None if nothing is missing."""
        between = self.chain(tile, site)
        if between is None:
            return ""
        return next((name for name in between if name not in self.ground.donkeys), None)

    def usable(self, tile: str, site: str) -> bool:
        """Whether what lies on a tile can be used at another."""
        return self.missing_donkey(tile, site) is None

    # Whether and why not

    def lacks(self, parts: Parts, gold: int, site: str, market: bool) -> Refusal | None:
        """Why a cost cannot be paid at a tile; None if it can."""
        near = {tile for tile in self.ground.tiles if self.usable(tile, site)}
        there = [lying for lying in self.goods if lying.tile in near]
        buys = market and "market" in near
        return self._lacks(parts, gold, there, buys, site, market)

    def lacks_everywhere(self, parts: Parts, gold: int) -> Refusal | None:
        """Why a cost could not be paid even if all goods and the market were near."""
        return self._lacks(parts, gold, self.goods, True, "", True)

    def _lacks(
        self, parts: Parts, gold: int, there: list[Lying], buys: bool, site: str, market: bool
    ) -> Refusal | None:
        left, owed = self.gold, gold
        for goods, count in parts:
            fitting = [lying for lying in there if lying.good in goods]
            own = sorted((lying.gold for lying in fitting if lying.owner == self.seat), reverse=True)
            left += sum(own[:count])
            short = count - len(fitting)
            if short > 0 and not buys:
                return self._short(goods, short, site, market)
            if short > 0:
                owed += short * min(self.price(good) for good in goods)
        if left < owed:
            facts: dict[str, int | str] = {"price": owed, "gold": self.gold, "more": left - self.gold}
            return Refusal("HA-15", "gold-short", facts) if owed == gold else Refusal("HA-28", "dear", facts)
        return None

    def _short(self, goods: tuple[str, ...], short: int, site: str, market: bool) -> Refusal:
        """Too little is near: a donkey may be missing for what lies elsewhere."""
        facts: dict[str, int | str] = {"short": short, "good": goods[0], "site": site}
        for lying in self.goods:
            if lying.good in goods and (carrier := self.missing_donkey(lying.tile, site)):
                return Refusal("HA-16", "no-carrier", {"good": lying.good, "tile": lying.tile, "carrier": carrier})
        if not market:
            return Refusal("HA-27", "short-for-sale" if len(goods) == 1 else "short-mix", facts)
        return Refusal("HA-15", "short" if len(goods) == 1 else "short-mix", facts)

    # A payment under way

    def unit(self, good: str, tile: str | None, owner: int | None) -> Refusal | None:
        """Why the next unit cannot be paid with a good from a tile, or from the market."""
        position = self.position
        assert position.cost is not None
        rest = [
            (tuple(GOODS[good] for good in need.goods), count)
            for need, count in zip(position.cost.needs, position.left, strict=True)
            if count
        ]
        asked, count = rest[0]
        rest[0] = (asked, count - 1)
        site = TILES[position.site]
        if good not in asked:
            return Refusal("HA-17a", "not-asked", {"good": good, "asked": asked[0]})
        if tile is None:
            return self._buy(good, asked, rest, site)
        found = [lying for lying in self.goods if (lying.tile, lying.good, lying.owner) == (tile, good, owner)]
        if not found:
            return Refusal("HA-17a", "none-there", {"good": good, "tile": tile})
        carrier = self.missing_donkey(tile, site)
        if carrier is not None:
            return Refusal("HA-16", "no-carrier", {"good": good, "tile": tile, "carrier": carrier})
        self.goods.remove(found[0])
        self.gold += found[0].gold if owner == self.seat else 0
        if self.lacks(rest, 0, site, market=position.purpose is not SALE):
            return Refusal("HA-21a", "own-needed", {"good": good})
        return None

    def _buy(self, good: str, asked: tuple[str, ...], rest: Parts, site: str) -> Refusal | None:
        if self.position.purpose is SALE:
            return Refusal("HA-27", "no-purchase")
        if not self.usable("market", site):
            carrier = self.missing_donkey("market", site)
            assert carrier, "the market is always connected"
            return Refusal("HA-28", "market-far", {"carrier": carrier, "site": site})
        if self._comes_first(good, site):
            return Refusal("HA-28", "lies-there", {"good": good})
        for other in asked[: asked.index(good)]:
            if self.price(other) == self.price(good) and not self._comes_first(other, site):
                return Refusal("HA-17a", "same-purchase", {"good": good, "asked": other})
        gold = self.gold
        self.gold -= self.price(good)
        if self.lacks(rest, 0, site, market=True):
            return Refusal("HA-28", "dear", {"price": self.price(good), "gold": gold, "more": 0})
        return None

    def _comes_first(self, good: str, site: str) -> bool:
        """Whether this table brings a good rather than buying it: it lies within reach."""
        near = (self.usable(lying.tile, site) for lying in self.goods if lying.good == good)
        return not self.position.agreed.buys_freely and any(near)
