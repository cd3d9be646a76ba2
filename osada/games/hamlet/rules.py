"""Hamlet: the position and what may be done, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING

from osada.core.dealer import Dealer
from osada.core.game import Asked, Event, HiddenGroup, Score, State, View
from osada.core.refusal import Refusal
from osada.games.hamlet import building, invariants, knowledge, paying, refusals, scoring, trade
from osada.games.hamlet.actions import (
    AT,
    BEG,
    BRING,
    BUILD,
    DELIVER,
    END,
    FILL,
    HIRE,
    LEAD,
    LEAVE,
    PAY,
    PLACE,
    PLAN,
    ROAD,
    SECTION,
    SELL,
    SPACE,
    TO,
    UNITS,
    USE,
)
from osada.games.hamlet.phases import (
    BASICS_ON,
    COUNTING,
    DONKEY_BITS,
    FILLING,
    HALL,
    HIRING,
    LEADING,
    MOVING,
    NONE,
    NOT_BEGUN,
    OVER,
    PAYING,
    PLACING,
    REFINE,
    REFINERY_GOOD,
    ROADING,
    SITING,
    TURN,
)
from osada.games.hamlet.pieces import (
    BASIC_SOURCES,
    CHURCH,
    FARM,
    FIRST_BLUEPRINT,
    GOODS,
    MILESTONES,
    PLANKS,
    QUARRY,
    REFINED,
    SALES,
    SALES_PER_LEVEL,
    SOURCES,
    SOURCES_ON,
    STARTING_BAG,
    TILES,
    WOODCUTTER,
    WORK_TILES,
    Cost,
    token_source,
)
from osada.games.hamlet.roads import bits, network_of
from osada.games.hamlet.setup import (
    OPEN_SALES,
    REMOVED_SALES,
    STARTING_GOLD,
    STARTING_GOODS,
    TOKENS,
    Agreed,
)
from osada.games.hamlet.village import Placement, Village

if TYPE_CHECKING:
    from osada.games.hamlet import Hamlet

class HamletState(State):
    """A position. Tiles, goods and sources are small integers (`pieces`), sets of tiles are bits."""

    __slots__ = (
        "_game", "agreed", "bag", "carriers", "cost", "count", "debt", "deliveries", "donkeys", "donkey_move", "flags",
        "fresh", "gold", "hands", "last_round", "left", "market", "milestones", "network", "phase", "pieces", "pile",
        "points", "purpose", "reach", "row", "row_gold", "sales", "sales_left", "section", "site", "sold", "spot",
        "standing", "stock", "supply", "tile", "turns", "village", "villagers",
    )  # fmt: skip

    seat: int | None

    def __init__(self, game: Hamlet, village: Village, agreed: Agreed, players: int, dealer: Dealer) -> None:
        self._game = game
        self.pieces = village.pieces
        self.village = village
        self.network = network_of(village, (), agreed.several_roads)
        self.agreed = agreed
        self.players = players
        self.dealer = dealer
        self.happened = None
        self.reveals = 0

        self.stock = [0] * SOURCES
        """How many goods lie at every source."""
        for source, (tile, _) in enumerate(BASIC_SOURCES):
            if tile in BASICS_ON:
                self.stock[source] = min(STARTING_GOODS, self.pieces.spaces[tile])
        self.gold = [STARTING_GOLD] * players
        self._extra_gold()
        self.points = [0] * players
        self.supply = [TOKENS] * (players * len(REFINED))
        """Tokens that are not on the board, by seat and refined good."""
        self.hands: list[tuple[int, ...]] = [()] * players
        self.villagers: list[tuple[int, ...]] = [(CHURCH,)] * players
        """Where the villagers of every seat are."""
        self.standing = [1] * players
        """Bits of the villagers that have not acted since their owner's turn began."""
        self.donkeys = [1 << CHURCH * DONKEY_BITS] * players
        self.carriers = [1 << CHURCH] * players
        """The bits of the tiles with a donkey of the seat."""
        self.flags = [0] * players
        self.sold = [0] * players
        self.deliveries = [NONE] * len(self.pieces.deliveries)
        """Who has made each delivery."""
        self.milestones = [NONE] * len(MILESTONES)

        self.bag = sum(1 << tile for tile in STARTING_BAG)
        self.row: list[int] = []
        self.row_gold: list[int] = []
        self.sales = [NONE] * OPEN_SALES
        self.sales_left = (1 << len(SALES)) - 1
        """The bits of the sale tiles that nobody has seen yet."""
        self.pile = [SALES_PER_LEVEL - removed for removed in REMOVED_SALES[players]]
        """How many of each level are in the pile; those that stay out are among the unseen ones."""

        self.turns = 0
        self.last_round = False
        self.fresh = 0
        """The donkeys that may still step in this turn, as one number like `donkeys`."""
        self.donkey_move = NOT_BEGUN

        # What is half done
        self.phase = TURN
        self.tile = NONE
        self.site = NONE
        self.section = NONE
        self.count = 0
        self.spot: Placement = (0, 0)
        self.purpose = NONE
        self.cost: Cost | None = None
        self.left: list[int] = []
        self.debt = 0
        self.reach = 0
        self.market = False

        trade.refill_row(self)
        for number in range(OPEN_SALES):
            trade.draw_sale(self, number)
        self._begin_turn(agreed.start)

    def _extra_gold(self) -> None:
        """HA-8: one more for the last, with four players for the third and the fourth."""
        for number in range(self.players - (2 if self.players == 4 else 1), self.players):
            self.gold[(self.agreed.start + number) % self.players] += 1

    @property
    def game(self) -> Hamlet:
        return self._game

    # What may be done

    def actions(self) -> list[int]:
        if self.seat is None:
            return []
        phase = self.phase
        if phase == TURN:
            return self._turn_actions()
        if phase == HALL:
            return [*trade.hires(self), LEAVE]
        if phase == LEADING:
            return [TO + tile for tile in bits(self.network.links[self.tile])]
        if phase == HIRING:
            return [TO + tile for tile in bits(self.network.connected)]
        if phase == FILLING:
            return [FILL, FILL + 1, FILL + 2]
        if phase == COUNTING:
            return [UNITS, UNITS + 1]
        if phase == SITING:
            return [AT + site for site in building.sites(self, self.tile, paying.Supplies(self))]
        if phase == PLACING:
            return [PLACE + number for number in self.village.places(self.site, self.tile)]
        if phase == ROADING:
            return [SECTION + section for section in building.open_sections(self, self.site)]
        return [*paying.choices(self), PAY]

    def _turn_actions(self) -> list[int]:
        seat = self.seat
        assert seat is not None
        if not self.standing[seat]:
            actions = self._leads() if self.fresh else []
            actions.append(END)
            return actions
        supplies = paying.Supplies(self)
        actions = self._uses(supplies)
        for tile in sorted(self.hands[seat]):
            if building.can_build(self, tile, supplies):
                actions.append(BUILD + tile - FIRST_BLUEPRINT)
        actions += [ROAD + tile for tile in bits(building.road_sites(self, supplies))]
        if self.fresh:
            actions += self._leads()
        actions += trade.plans(self)
        actions += trade.hires(self)
        actions += trade.open_deliveries(self, supplies)
        if self.may_beg():
            actions.append(BEG)
        actions += trade.open_sales(self, supplies)
        actions.append(END)
        return actions

    def play(self, action: int) -> None:
        _DO[action](self, action)

    def why_not(self, action: int) -> Refusal | None:
        return refusals.why_not(self, action)

    @property
    def settled(self) -> bool:
        return self.phase <= HALL

    # Donkeys (HA-11, HA-12)

    def _leads(self) -> list[int]:
        """Steps for the donkeys that have not made one; a tile with a donkey is always linked with another."""
        fresh, found = self.fresh, []
        while fresh:
            tile = ((fresh & -fresh).bit_length() - 1) // DONKEY_BITS
            found.append(LEAD + tile)
            fresh &= ~(7 << tile * DONKEY_BITS)
        return found

    def _lead(self, action: int) -> None:
        self.phase = LEADING
        self.tile = action - LEAD

    def _to(self, action: int) -> None:
        seat = self.seat
        assert seat is not None
        tile, origin = action - TO, self.tile
        one = 1 << tile * DONKEY_BITS
        self.donkeys[seat] += one
        if self.phase == HIRING:
            self.tell("hire-donkey", tile=TILES[tile], gold=self.pieces.donkey_price)
            if self.agreed.new_donkeys_step and self.donkey_move != OVER:
                self.fresh += one
            self.carriers[seat] |= 1 << tile
            trade.stay_in_hall(self)
            return
        leaving = 1 << origin * DONKEY_BITS
        self.donkeys[seat] -= leaving
        self.fresh -= leaving
        self.donkey_move = MOVING
        self.carriers[seat] |= 1 << tile
        if not self.donkeys[seat] >> origin * DONKEY_BITS & 7:
            self.carriers[seat] &= ~(1 << origin)
        self.let_go()
        self.tell("step", tile=TILES[origin], to=TILES[tile])

    # Villagers (HA-13)

    def send(self, tile: int) -> None:
        """A villager goes to a tile and lies down there after its action; one that stands there already acts first."""
        seat = self.seat
        assert seat is not None
        standing, villagers = self.standing[seat], self.villagers[seat]
        chosen = (standing & -standing).bit_length() - 1
        for number, where in enumerate(villagers):
            if where == tile and standing >> number & 1:
                chosen = number
                break
        if villagers[chosen] != tile:
            self.villagers[seat] = (*villagers[:chosen], tile, *villagers[chosen + 1 :])
        self.standing[seat] = standing & ~(1 << chosen)
        if self.donkey_move == MOVING and self.agreed.steps_together:
            self.donkey_move = OVER
            self.fresh = 0

    # Producing and refining (HA-22, HA-23)

    def empty(self, tile: int) -> int:
        """The empty spaces of a producer or refinery."""
        stock, free = self.stock, self.pieces.spaces[tile]
        for source in SOURCES_ON[tile]:
            free -= stock[source]
        return free

    def units(self, tile: int, supplies: paying.Supplies) -> int:
        """How many units can be refined now at a refinery: spaces, own tokens, and what they are made of."""
        assert self.seat is not None
        good = REFINERY_GOOD[tile] - PLANKS
        most = min(2, self.empty(tile), self.supply[self.seat * len(REFINED) + good])
        while most and not supplies.where(self.pieces.inputs[good][most - 1]) >> tile & 1:
            most -= 1
        return most

    def _uses(self, supplies: paying.Supplies) -> list[int]:
        found = []
        for number, tile in self.network.works:
            if self.empty(tile) and (tile not in REFINERY_GOOD or self.units(tile, supplies)):
                found.append(USE + number)
        return found

    def _use(self, action: int) -> None:
        tile = WORK_TILES[action - USE]
        self.tile = tile
        if tile in REFINERY_GOOD:
            if self.units(tile, paying.Supplies(self)) > 1:
                self.phase = COUNTING
            else:
                self._refine(1)
        elif tile in BASICS_ON:
            for source in SOURCES_ON[tile]:
                self.stock[source] = self.pieces.spaces[tile]
            self._produced()
        else:
            self.phase = FILLING
            self.count = self.empty(tile)

    def _fill(self, action: int) -> None:
        """HA-22: a barn is filled with basic goods as the player likes."""
        self.stock[SOURCES_ON[self.tile][action - FILL]] += 1
        self.count -= 1
        if not self.count:
            self._produced()

    def _produced(self) -> None:
        seat, tile = self.seat, self.tile
        assert seat is not None
        self.send(tile)
        gold, points = self.pieces.reward_gold[tile], self.pieces.reward_points[tile]
        self.gold[seat] += gold
        self.points[seat] += points
        self.let_go()
        self.tell("produce", tile=TILES[tile], gold=gold, points=points)

    def _units(self, action: int) -> None:
        self._refine(action - UNITS + 1)

    def _refine(self, units: int) -> None:
        self.count = units
        self.purpose = REFINE
        self.phase = PAYING
        paying.begin(self, self.pieces.inputs[REFINERY_GOOD[self.tile] - PLANKS][units - 1], self.tile, market=True)

    def _refined(self) -> None:
        seat, tile, count = self.seat, self.tile, self.count
        assert seat is not None
        good = REFINERY_GOOD[tile]
        self.supply[seat * len(REFINED) + good - PLANKS] -= count
        source = token_source(tile, seat)
        self.stock[source] += count
        self.send(tile)
        self.let_go()
        self.tell("refine", tile=TILES[tile], good=GOODS[good], count=count, white=paying.is_white(self, source))

    # Begging (HA-30)

    def may_beg(self) -> bool:
        stock, spaces = self.stock, self.pieces.spaces
        return stock[0] == spaces[WOODCUTTER] and stock[1] == spaces[QUARRY] and stock[2] == spaces[FARM]

    def _beg(self, _: int) -> None:
        assert self.seat is not None
        self.send(CHURCH)
        self.gold[self.seat] += 1
        self.tell("beg")

    # Half-done choices

    def complete(self) -> None:
        """A cost has been paid: do what it was for."""
        _COMPLETE[self.purpose](self)

    def let_go(self) -> None:
        """Nothing is half done any more."""
        self.phase = TURN
        self.tile = self.site = self.section = self.purpose = NONE
        self.count = 0
        self.spot = (0, 0)

    # Turns (HA-10, HA-35)

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turns += 1
        self.standing[seat] = (1 << len(self.villagers[seat])) - 1
        self.fresh = self.donkeys[seat]
        self.donkey_move = NOT_BEGUN
        self.tell("turn", round=self.round)

    def _end_turn(self, _: int) -> None:
        assert self.seat is not None
        following = (self.seat + 1) % self.players
        if self.last_round and following == self.agreed.start:
            self.seat = None
            self.fresh = 0
            self.donkey_move = NOT_BEGUN
            if self.happened is not None:
                self.happened.append(Event("over", None, {}))
        else:
            self._begin_turn(following)

    @property
    def round(self) -> int:
        return (self.turns - 1) // self.players + 1

    # Copies

    def copy(self) -> HamletState:
        other = HamletState.__new__(HamletState)
        other._game = self._game
        other.pieces = self.pieces
        other.village = self.village
        other.network = self.network
        other.agreed = self.agreed
        other.players = self.players
        other.dealer = self.dealer.copy()
        other.happened = None
        other.reveals = self.reveals
        other.seat = self.seat
        other.stock = self.stock[:]
        other.gold = self.gold[:]
        other.points = self.points[:]
        other.supply = self.supply[:]
        other.hands = self.hands[:]
        other.villagers = self.villagers[:]
        other.standing = self.standing[:]
        other.donkeys = self.donkeys[:]
        other.carriers = self.carriers[:]
        other.flags = self.flags[:]
        other.sold = self.sold[:]
        other.deliveries = self.deliveries[:]
        other.milestones = self.milestones[:]
        other.bag = self.bag
        other.row = self.row[:]
        other.row_gold = self.row_gold[:]
        other.sales = self.sales[:]
        other.sales_left = self.sales_left
        other.pile = self.pile[:]
        other.turns = self.turns
        other.last_round = self.last_round
        other.fresh = self.fresh
        other.donkey_move = self.donkey_move
        other.phase = self.phase
        other.tile = self.tile
        other.site = self.site
        other.section = self.section
        other.count = self.count
        other.spot = self.spot
        other.purpose = self.purpose
        other.cost = self.cost
        other.left = self.left[:]
        other.debt = self.debt
        other.reach = self.reach
        other.market = self.market
        return other

    def key(self) -> Hashable:
        return (
            self.village.key(),
            self.network.roads,
            self.agreed,
            *self.stock,
            *self.gold,
            *self.points,
            *self.hands,
            *self.villagers,
            *self.standing,
            *self.donkeys,
            *self.flags,
            *self.sold,
            *self.deliveries,
            *self.milestones,
            self.bag,
            *self.row,
            *self.row_gold,
            *self.sales,
            self.sales_left,
            *self.pile,
            self.reveals,
            self.turns,
            self.last_round,
            self.fresh,
            self.donkey_move,
            self.seat,
            self.phase,
            self.tile,
            self.site,
            self.section,
            self.count,
            self.spot,
            self.purpose,
            *self.left,
            self.debt,
        )

    def tell(self, kind: str, **facts: int | str) -> None:
        if self.happened is not None:
            self.happened.append(Event(kind, self.seat, facts))

    # The score (HA-36 to HA-41)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self.scores(), scoring.delivered(self), self.sold)

    # Knowledge

    def table(self, seat: int | None) -> View:
        return knowledge.table(self, seat)

    def asked(self) -> Asked:
        return knowledge.asked(self)

    def meant(self, place: str) -> list[int]:
        return knowledge.meant(self, place)

    def hidden(self, seat: int | None) -> list[HiddenGroup]:
        """Nothing: what nobody has seen is drawn when it shows (HA-42)."""
        return []

    def redeal(self, seat: int | None, dealer: Dealer) -> HamletState:
        other = self.copy()
        other.dealer = dealer
        return other

    def broken(self) -> Iterator[str]:
        return invariants.broken(self)


_BLOCKS: dict[int, Callable[[HamletState, int], None]] = {
    USE: HamletState._use,
    BUILD: building.choose,
    AT: building.stand,
    PLACE: building.place,
    ROAD: building.stand_for_road,
    SECTION: building.choose_section,
    LEAD: HamletState._lead,
    TO: HamletState._to,
    PLAN: trade.take_plan,
    HIRE: trade.hire,
    LEAVE: trade.leave,
    UNITS: HamletState._units,
    FILL: HamletState._fill,
    DELIVER: trade.deliver,
    BEG: HamletState._beg,
    SELL: trade.sell,
    BRING: paying.pay,
    PAY: paying.pay_for_me,
    END: HamletState._end_turn,
}
_DO = [_BLOCKS[max(first for first in _BLOCKS if first <= action)] for action in range(len(SPACE))]
_COMPLETE: tuple[Callable[[HamletState], None], ...] = (
    HamletState._refined,
    trade.sold,
    trade.delivered,
    building.built,
    building.road_built,
)
