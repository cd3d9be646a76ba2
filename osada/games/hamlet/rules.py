"""Hamlet: the position and what may be done, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING

from osada.core.dealer import Dealer
from osada.core.game import AnyView as View
from osada.core.game import Asked, Event, OpenState, Score
from osada.core.refusal import Refusal
from osada.games.hamlet import building, invariants, knowledge, paying, refusals, scoring, trade, working
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
    PLACING,
    ROADING,
    SITING,
    TURN,
)
from osada.games.hamlet.pieces import (
    BASIC_SOURCES,
    CHURCH,
    FIRST_BLUEPRINT,
    MILESTONES,
    REFINED,
    SALES,
    SALES_PER_LEVEL,
    SOURCES,
    STARTING_BAG,
    Cost,
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


class HamletState(OpenState):
    """A position. Tiles, goods and sources are small integers (`pieces`), sets of tiles are bits. Nobody has seen what
    is hidden: it is drawn when it shows (HA-42)."""

    __slots__ = (
        "agreed",
        "bag",
        "carriers",
        "cost",
        "count",
        "debt",
        "deliveries",
        "donkey_move",
        "donkeys",
        "flags",
        "fresh",
        "gold",
        "hands",
        "last_round",
        "left",
        "market",
        "milestones",
        "network",
        "phase",
        "pieces",
        "pile",
        "points",
        "purpose",
        "reach",
        "row",
        "row_gold",
        "sales",
        "sales_left",
        "section",
        "site",
        "sold",
        "spot",
        "standing",
        "stock",
        "supply",
        "tile",
        "totals",
        "turns",
        "village",
        "villagers",
    )  # fmt: skip

    seat: int | None

    def __init__(self, game: Hamlet, village: Village, agreed: Agreed, players: int, dealer: Dealer) -> None:  # noqa: PLR0915
        self.game = game
        self.pieces = village.pieces
        self.village = village
        self.network = network_of(village, (), agreed.several_roads)
        self.agreed = agreed
        self.players = players
        self.seat = agreed.start
        self.dealer = dealer
        self.happened = None
        self.reveals = 0

        self.stock = [0] * SOURCES
        """How many goods lie at every source."""
        for source, (tile, _) in enumerate(BASIC_SOURCES):
            if tile in BASICS_ON:
                self.stock[source] = min(STARTING_GOODS, self.pieces.spaces[tile])
        self.totals = [sum(self.stock[source] for source, _ in sources) for sources in self.pieces.sources]
        """How many of each good are on the board: most of what cannot be paid is told by it at a glance."""
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

        self._nothing_owed()

        trade.refill_row(self)
        for number in range(OPEN_SALES):
            trade.draw_sale(self, number)
        self._begin_turn(agreed.start)

    def _nothing_owed(self) -> None:
        self.let_go()
        self.cost: Cost | None = None
        """What is being paid, how much of each need is left, and the gold that is owed until the end (`paying`)."""
        self.left: list[int] = []
        self.debt = 0
        self.reach = 0
        self.market = False

    def _extra_gold(self) -> None:
        """HA-8: one more for the last, with four players for the third and the fourth."""
        for number in range(self.players - (2 if self.players == 4 else 1), self.players):
            self.gold[(self.agreed.start + number) % self.players] += 1

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
            return [AT + site for site in building.sites(self, self.tile, paying.Supplies(self, self.seat or 0))]
        if phase == PLACING:
            return [PLACE + number for number in self.village.places(self.site, self.tile)]
        if phase == ROADING:
            return [SECTION + section for section in building.open_sections(self, self.site)]
        return [*paying.choices(self), PAY]

    def _turn_actions(self) -> list[int]:
        seat = self.seat
        assert seat is not None
        if not self.standing[seat]:
            actions = working.leads(self) if self.fresh else []
            actions.append(END)
            return actions
        supplies = paying.Supplies(self, self.seat or 0)
        actions = working.uses(self, supplies)
        for tile in self.hands[seat]:
            if building.can_build(self, tile, supplies):
                actions.append(BUILD + tile - FIRST_BLUEPRINT)
        sites = building.road_sites(self, supplies)
        if sites:
            actions += [ROAD + tile for tile in bits(sites)]
        if self.fresh:
            actions += working.leads(self)
        actions += trade.plans(self)
        actions += trade.hires(self)
        actions += trade.open_deliveries(self, supplies)
        if working.may_beg(self):
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

    # Half-done choices

    def complete(self) -> None:
        """A cost has been paid: do what it was for."""
        _COMPLETE[self.purpose](self)

    def let_go(self) -> None:
        """Nothing is half done any more."""
        self.phase = TURN
        self.tile = self.site = self.section = self.purpose = NONE
        self.count = 0
        self.spot: Placement = (0, 0)

    # Turns (HA-10, HA-35)

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turns += 1
        self.standing[seat] = (1 << len(self.villagers[seat])) - 1
        self.fresh = self.donkeys[seat]
        self.donkey_move = NOT_BEGUN
        self.tell("turn", self.seat, round=self.round)

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
        other.game = self.game
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
        other.totals = self.totals[:]
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

    def broken(self) -> Iterator[str]:
        return invariants.broken(self)


_BLOCKS: dict[int, Callable[[HamletState, int], None]] = {
    USE: working.use,
    BUILD: building.choose,
    AT: building.stand,
    PLACE: building.place,
    ROAD: building.stand_for_road,
    SECTION: building.choose_section,
    LEAD: working.lead,
    TO: working.go,
    PLAN: trade.take_plan,
    HIRE: trade.hire,
    LEAVE: trade.leave,
    UNITS: working.choose_units,
    FILL: working.fill,
    DELIVER: trade.deliver,
    BEG: working.beg,
    SELL: trade.sell,
    BRING: paying.pay,
    PAY: paying.pay_for_me,
    END: HamletState._end_turn,
}
_DO = [_BLOCKS[max(first for first in _BLOCKS if first <= action)] for action in range(len(SPACE))]
_COMPLETE: tuple[Callable[[HamletState], None], ...] = (
    working.refined,
    trade.sold,
    trade.delivered,
    building.built,
    building.road_built,
)
