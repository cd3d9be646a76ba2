"""The same rules asked the other way round: why this action is not allowed.

Written clause by clause over names of tiles and goods, not over bits: a second way to legality that tests hold
against the first one. Geometry and payments have their questions in `ground` and `purse`.
"""

from __future__ import annotations

from collections.abc import Callable

from osada.core.refusal import Refusal
from osada.games.hamlet.actions import SPACE
from osada.games.hamlet.costs import Cost
from osada.games.hamlet.pieces import (
    DELIVERIES,
    DONKEYS,
    GOODS,
    HAND,
    MADE_OF,
    PRODUCERS,
    REFINED,
    REFINERIES,
    ROADS,
    TILES,
    VILLAGERS,
)
from osada.games.hamlet.position import (
    COUNTING,
    FILLING,
    HALL,
    HIRING,
    LEADING,
    NOT_BEGUN,
    OVER,
    PAYING,
    PLACING,
    ROADING,
    SITING,
    TURN,
    Position,
)
from osada.games.hamlet.refusals.ground import Ground
from osada.games.hamlet.refusals.purse import Parts, Purse

WHEN = {
    TURN: ("use", "build", "road", "lead", "plan", "hire", "deliver", "beg", "sell", "end"),
    HALL: ("hire", "leave"),
    LEADING: ("to",),
    HIRING: ("to",),
    FILLING: ("fill",),
    COUNTING: ("units",),
    SITING: ("at",),
    PLACING: ("place",),
    ROADING: ("section",),
    PAYING: ("bring", "token", "buy", "pay"),
}
"""The verbs that belong to each step; all others have to wait."""
FIRST = {
    "at": "HA-31", "place": "HA-31", "section": "HA-34", "to": "HA-11", "leave": "HA-24", "units": "HA-23",
    "fill": "HA-22", "bring": "HA-17", "token": "HA-17", "buy": "HA-28", "pay": "HA-17",
}  # fmt: skip
"""Verbs that need another choice before them, and the rule that says so."""
UNDER_WAY = {
    HALL: "HA-24", LEADING: "HA-11", HIRING: "HA-26", FILLING: "HA-22", COUNTING: "HA-23", SITING: "HA-31",
    PLACING: "HA-31", ROADING: "HA-34", PAYING: "HA-17a",
}  # fmt: skip
NEEDS_VILLAGER = ("use", "build", "road", "plan", "deliver", "beg", "sell")


def why_not(position: Position, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may."""
    verb, _, what = SPACE.notation(action).partition(" ")
    if position.seat is None:
        return Refusal("HA-35", "over")
    if verb not in WHEN[position.step]:
        if position.step is TURN:
            return Refusal(FIRST[verb], f"first-{verb}")
        doing = WHEN[position.step][0] if position.step is not HALL else "hall"
        return Refusal(UNDER_WAY[position.step], f"under-way-{doing}")
    needs_villager = verb in NEEDS_VILLAGER or (verb == "hire" and position.step is TURN)
    if needs_villager and not position.standing[position.seat]:
        return Refusal("HA-13", "all-lie", {"villagers": len(position.villagers[position.seat])})
    clause = CLAUSES.get(verb)
    return clause(_Question(position), what) if clause else None


def _parts(cost: Cost) -> Parts:
    return [(tuple(GOODS[good] for good in goods), count) for goods, count in cost.parts]


class _Question:
    """A position by the names of tiles and goods, to be asked why an action is not allowed; None means that it is
    allowed."""

    def __init__(self, position: Position) -> None:
        assert position.seat is not None
        self.position = position
        self.seat = position.seat
        self.ground = Ground(position)
        self.purse = Purse(position, self.ground)

    def closed(self, tile: str) -> Refusal | None:
        """Why no worker can be on a tile (HA-14, HA-33)."""
        if tile not in self.ground.tiles:
            return Refusal("HA-33", "not-built", {"tile": tile})
        if tile not in self.ground.connected:
            return Refusal("HA-14", "no-road", {"tile": tile})
        return None

    # Activating (HA-22, HA-23, HA-30)

    def use(self, tile: str) -> Refusal | None:
        """Why this producer or refinery cannot be activated (HA-22, HA-23)."""
        refusal = self.closed(tile)
        if refusal:
            return refusal
        spaces = self.position.pieces.spaces[TILES.index(tile)]
        if len(self.purse.goods_on(tile)) == spaces:
            rule, reason = ("HA-23", "refinery-full") if tile in REFINERIES else ("HA-22", "full")
            return Refusal(rule, reason, {"tile": tile, "spaces": spaces})
        if tile not in REFINERIES:
            return None
        good = GOODS[REFINERIES[tile]]
        if not self.position.supply[self.seat * len(REFINED) + REFINED.index(good)]:
            return Refusal("HA-23", "no-token", {"good": good})
        return self.purse.lacks([((GOODS[MADE_OF[REFINERIES[tile]]],), 1)], 0, tile, market=True)

    def beg(self, _: str) -> Refusal | None:
        """Why nobody may beg: woodcutter, quarry and farm have to be full (HA-30)."""
        for tile in PRODUCERS:
            spaces, goods = self.position.pieces.spaces[TILES.index(tile)], len(self.purse.goods_on(tile))
            if goods < spaces:
                return Refusal("HA-30", "not-full", {"tile": tile, "goods": goods, "spaces": spaces})
        return None

    # Building (HA-31 to HA-34)

    def cost(self, tile: str) -> tuple[Parts, int]:
        """The goods and the gold that a tile costs."""
        cost = self.position.pieces.costs[TILES.index(tile)]
        return _parts(cost), cost.gold

    def build(self, tile: str) -> Refusal | None:
        """Why this blueprint cannot be built anywhere: it is not in hand, cannot be paid or fits nowhere (HA-31,
        HA-32)."""
        if TILES.index(tile) not in self.position.hands[self.seat]:
            return Refusal("HA-31", "not-in-hand", {"tile": tile})
        parts, gold = self.cost(tile)
        payable = [site for site in self.ground.connected if not self.purse.lacks(parts, gold, site, market=True)]
        if not payable:
            return self.purse.lacks_everywhere(parts, gold) or Refusal("HA-16", "scattered", {"tile": tile})
        if not any(self.ground.some_place(site, tile) for site in payable):
            return Refusal("HA-31", "nowhere", {"tile": tile})
        return None

    def at(self, site: str) -> Refusal | None:
        """Why the chosen blueprint cannot be built from this tile (HA-31)."""
        tile = TILES[self.position.tile]
        refusal = self.closed(site) or self.purse.lacks(*self.cost(tile), site, market=True)
        if refusal:
            return refusal
        if not self.ground.some_place(site, tile):
            return Refusal("HA-31", "no-place-beside", {"tile": tile, "site": site})
        return None

    def place(self, what: str) -> Refusal | None:
        """Why the new tile cannot lie with its own section on this section (HA-31)."""
        section, own = what.split(",")
        return self.ground.unfit(TILES[self.position.site], int(section), TILES[self.position.tile], int(own))

    def road(self, site: str) -> Refusal | None:
        """Why no road can be built from this tile (HA-34)."""
        refusal = self.closed(site)
        if refusal:
            return refusal
        if sum(road[0] == self.seat for road in self.position.network.roads) == ROADS:
            return Refusal("HA-34", "no-roads-left", {"roads": ROADS})
        refusals = [self.ground.unlinkable(site, section) for section in self.ground.sections(site)]
        if all(refusals):
            return Refusal("HA-34", "nothing-to-link", {"site": site})
        lacking = [self.unpaid_road(site, section) for section in self.ground.sections(site)]
        for before, after in zip(refusals, lacking, strict=True):
            if before is None and after is not None and all(lacking):
                return after
        return None

    def section(self, what: str) -> Refusal | None:
        """Why the road cannot be built on this section (HA-34)."""
        return self.unpaid_road(TILES[self.position.site], int(what))

    def unpaid_road(self, site: str, section: int) -> Refusal | None:
        """Why no road can be built on a section, or why it cannot be paid: 2 wood for a bridge, 2 stone for a path
        (HA-34)."""
        refusal = self.ground.unlinkable(site, section)
        if refusal:
            return refusal
        good = "wood" if self.ground.letter(site, section) == "M" else "stone"
        return self.purse.lacks([((good,), 2)], 0, site, market=True)

    # Donkeys (HA-11, HA-26)

    def lead(self, tile: str) -> Refusal | None:
        """Why no donkey on this tile can be chosen for a step (HA-11)."""
        if tile not in self.ground.donkeys:
            return Refusal("HA-11", "no-donkey-there", {"tile": tile})
        if not self.position.fresh >> 3 * TILES.index(tile) & 7:
            if self.position.donkey_move is OVER:
                return Refusal("HA-11", "move-over")
            return self.rests(tile)
        return None

    def rests(self, tile: str) -> Refusal:
        """Why a donkey does not step before the move is over: it has stepped, or it is new at a table where new ones
        rest (HA-26)."""
        if self.position.agreed.new_donkeys_step:
            return Refusal("HA-11", "has-stepped", {"tile": tile})
        if self.position.donkey_move is NOT_BEGUN:
            return Refusal("HA-26", "rests", {"tile": tile})
        return Refusal("HA-11", "stepped-or-new", {"tile": tile})

    def to(self, tile: str) -> Refusal | None:
        """Why the donkey cannot come to this tile: a step needs a link, a new donkey a connected tile (HA-11,
        HA-26)."""
        if self.position.step is HIRING:
            return self.closed(tile)
        origin = TILES[self.position.tile]
        if frozenset((origin, tile)) not in self.ground.links:
            return Refusal("HA-11", "not-linked", {"tile": origin, "to": tile})
        return None

    # Town hall (HA-25, HA-26)

    def plan(self, what: str) -> Refusal | None:
        """Why the blueprint at this place of the row cannot be taken (HA-25)."""
        number = int(what)
        gold, hand = self.position.gold[self.seat], len(self.position.hands[self.seat])
        if number >= len(self.position.row):
            return Refusal("HA-25a", "no-plan", {"plans": len(self.position.row)})
        if hand >= HAND:
            return Refusal("HA-25", "hand-full", {"hand": hand})
        if gold < number:
            return Refusal("HA-25", "too-dear", {"price": number, "gold": gold})
        return None

    def hire(self, worker: str) -> Refusal | None:
        """Why this kind of worker cannot be hired: all are on the board, or the gold is short (HA-26)."""
        gold = self.position.gold[self.seat]
        if worker == "villager":
            hired, most = len(self.position.villagers[self.seat]), VILLAGERS
            prices = self.position.pieces.villager_prices
            price = prices[min(hired, len(prices)) - 1]
        else:
            hired, most, price = sum(self.ground.donkeys.values()), DONKEYS, self.position.pieces.donkey_price
        if hired == most:
            return Refusal("HA-26", "all-hired", {"worker": worker, "hired": hired})
        if gold < price:
            return Refusal("HA-26", "too-dear", {"price": price, "gold": gold})
        return None

    # Paying (HA-17a, HA-28)

    def bring(self, what: str) -> Refusal | None:
        """Why the next unit cannot be paid with this basic good from this tile (HA-17a)."""
        tile, good = what.split(",")
        return self.purse.unit(good, tile, None)

    def token(self, what: str) -> Refusal | None:
        """Why the next unit cannot be paid with this player's token from this refinery (HA-17a)."""
        tile, player = what.split(",")
        return self.purse.unit(GOODS[REFINERIES[tile]], tile, int(player) - 1)

    def buy(self, good: str) -> Refusal | None:
        """Why the next unit cannot be bought at the market (HA-28)."""
        return self.purse.unit(good, None, None)

    # Church and market (HA-27, HA-29)

    def deliver(self, name: str) -> Refusal | None:
        """Why this delivery cannot be made: somebody has made it, or it cannot be paid (HA-29)."""
        number = DELIVERIES.index(name)
        if number >= len(self.position.deliveries):
            return Refusal("HA-2", "no-delivery", {"deliveries": len(self.position.deliveries)})
        by = self.position.deliveries[number]
        if by >= 0:
            reason = "delivered-own" if by == self.seat else "delivered"
            return Refusal("HA-29", reason, {"owner": by} if by != self.seat else {})
        cost = self.position.pieces.deliveries[number]
        return self.purse.lacks(_parts(cost), cost.gold, "church", market=True)

    def sell(self, what: str) -> Refusal | None:
        """Why this sale cannot be made: there is no sale tile, or its goods cannot be brought to the market (HA-27)."""
        sale = self.position.sales[int(what)]
        if sale < 0:
            return Refusal("HA-27", "no-sale")
        cost = self.position.pieces.sales[sale]
        return self.purse.lacks(_parts(cost), cost.gold, "market", market=False)


CLAUSES: dict[str, Callable[[_Question, str], Refusal | None]] = {
    "use": _Question.use,
    "build": _Question.build,
    "at": _Question.at,
    "place": _Question.place,
    "road": _Question.road,
    "section": _Question.section,
    "lead": _Question.lead,
    "to": _Question.to,
    "plan": _Question.plan,
    "hire": _Question.hire,
    "deliver": _Question.deliver,
    "beg": _Question.beg,
    "sell": _Question.sell,
    "bring": _Question.bring,
    "token": _Question.token,
    "buy": _Question.buy,
}
"""The clause of each verb; other verbs are always allowed at their step."""
