"""Where a cost can be paid: for all tiles at once (HA-15, HA-16, HA-28)."""

from __future__ import annotations

from osada.core.bits import listed
from osada.games.hamlet.costs import Cost
from osada.games.hamlet.pieces import GOODS, MARKET, PLANKS, REFINED, TOKENS
from osada.games.hamlet.position import Position
from osada.games.hamlet.rules.tokens import gains
from osada.games.hamlet.sources import SOURCE_TILE

EVERYWHERE = -1


class Supplies:
    """For every good, the bits of the tiles where at least 0, 1, 2, … of it can be used by a seat."""

    __slots__ = ("_known", "_levels", "_own", "_seat", "_totals", "buyers", "carriers", "gold", "pieces", "position")

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.pieces = position.pieces
        self.carriers = position.carriers[seat]
        self.gold = position.gold[seat]
        self._known = position.network.reaches(self.carriers)
        self.buyers = self._known[MARKET] or position.network.reach(MARKET, self.carriers)
        """The tiles where purchases can be used (HA-28)."""
        self._seat = seat
        self._totals = position.totals
        self._own = -1
        self._levels: list[list[int] | None] = [None] * len(GOODS)

    def own(self, goods: int) -> int:
        """Those of the refined goods, given as bits, of which the seat has tokens on the board."""
        if self._own < 0:
            self._own = 0
            supply, first = self.position.supply, self._seat * len(REFINED)
            for number in range(len(REFINED)):
                if supply[first + number] < TOKENS:
                    self._own |= 1 << PLANKS + number
        return goods & self._own

    def levels(self, good: int) -> list[int]:
        """The bits of the tiles where at least 0, 1, 2, … of a good can be used. The last entry stands for all larger
        numbers: there is no more of it on the board."""
        found = self._levels[good]
        if found is None:
            position = self.position
            stock, known = position.stock, self._known
            if good < PLANKS and stock[good] == self._totals[good]:  # all of it where it is made
                tile = SOURCE_TILE[good]
                near = known[tile] or position.network.reach(tile, self.carriers)
                found = self._levels[good] = [EVERYWHERE, *(near,) * stock[good], 0]
                return found
            found = self._levels[good] = [EVERYWHERE]
            for source, tile in self.pieces.sources[good]:
                units = stock[source]
                if units:
                    near = known[tile] or position.network.reach(tile, self.carriers)
                    if len(found) == 1:
                        found += [near] * units
                    else:
                        found += [0] * units
                        for count in range(len(found) - 1, 0, -1):
                            found[count] |= near & found[count - units if count > units else 0]
            found.append(0)
        return found

    def has_one(self, good: int) -> int:
        """The bits of the tiles where one of a good can be used or bought."""
        near = (self._levels[good] or self.levels(good))[1] if self._totals[good] else 0
        return near | self.buyers if self.gold >= self.pieces.price[good] else near

    def usable(self, good: int, tile: int) -> int:
        """How many of a good can be used at a tile."""
        count = self._totals[good]
        if not count:
            return 0
        levels = self._levels[good] or self.levels(good)
        while count and not levels[count] >> tile & 1:
            count -= 1
        return count

    def buyable(self, good: int, tile: int) -> int:
        """How many of a good can be bought for a tile."""
        return self.gold // self.pieces.price[good] if self.buyers >> tile & 1 else 0

    def glance(self, cost: Cost) -> tuple[int, int]:
        """For a cost that has no mix: the least gold that is lacking wherever it is paid, and the bits of the tiles
        where it can be paid without a purchase."""
        lack, tiles, known, totals = cost.gold - self.gold, EVERYWHERE, self._levels, self._totals
        for good, count, price in cost.goods:
            if totals[good] < count:
                lack += (count - totals[good]) * price
                tiles = 0
            elif tiles:
                tiles &= (known[good] or self.levels(good))[count]
        return lack, tiles if lack <= 0 else 0

    def bought(self, cost: Cost, tiles: int) -> int:
        """Those of the tiles where a cost can be paid with purchases from the own gold."""
        gold = self.gold - cost.gold
        if gold < self.pieces.cheapest or not cost.goods or not tiles & self.buyers:
            return 0
        return self._bought(cost, 0, gold, tiles & self.buyers)

    def earned(self, cost: Cost, tiles: int, lack: int) -> int:
        """Those of the tiles where a cost that lacks at least ``lack`` gold can be paid with gold that own tokens bring
        while paying (HA-21)."""
        found = 0
        gold, least = self.gold - cost.gold, 0
        if gold >= 0:  # only goods are missing: they have to be bought
            tiles, least = tiles & self.buyers, self.pieces.cheapest
        if gold + cost.hope >= least and self.own(cost.refined):
            most = gains(self.position, cost.needs, cost.counts, EVERYWHERE)
            if not most or lack > most:
                return 0
            near = 0
            for need in cost.needs:
                for source, _, owner in need.sources:
                    if owner == self._seat and self.position.stock[source]:
                        near |= self.position.network.reach(SOURCE_TILE[source], self.carriers)
            for tile in listed(tiles & near):
                if self.pays(cost, tile):
                    found |= 1 << tile
        return found

    def where(self, cost: Cost, among: int) -> int:
        """Those of the tiles where a cost that has no mix can be paid."""
        lack, tiles = self.glance(cost)
        tiles &= among
        if lack <= 0:
            tiles |= self.bought(cost, among & ~tiles)
        if cost.refined and lack <= cost.hope:
            tiles |= self.earned(cost, among & ~tiles, lack)
        return tiles

    def _bought(self, cost: Cost, number: int, gold: int, tiles: int) -> int:
        """Those of the tiles where the needs from this one on can be met with this gold."""
        good, count, price = cost.goods[number]
        levels = self._levels[good] or self.levels(good)
        last = number == len(cost.goods) - 1
        found = 0
        for bought in range(min(count, gold // price) + 1):
            if count - bought < len(levels):
                there = tiles & levels[count - bought]
                if there:
                    found |= there if last else self._bought(cost, number + 1, gold - bought * price, there)
        return found

    def pays(self, cost: Cost, tile: int) -> bool:
        """Whether a cost, mixes included, can be paid at a tile."""
        gold, totals = self.gold - cost.gold, self._totals
        if not cost.needs:
            return gold >= 0
        lack = 0
        for need, count in cost.terms:
            for good in need.goods:
                count -= totals[good]
            if count > 0:
                lack += count * need.price
        if lack > gold + cost.hope:
            return False
        for need, count in cost.terms:
            for good in need.goods:
                count -= self.usable(good, tile)
            if count > 0:
                if not self.buyers >> tile & 1:
                    return False
                gold -= count * need.price
        if gold >= 0 or gold + cost.hope < 0:
            return gold >= 0
        reach = self._known[tile] or self.position.network.reach(tile, self.carriers)
        return gold + gains(self.position, cost.needs, cost.counts, reach) >= 0
