"""Kingdom Builder: the position and what may be done, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from osada.core.dealer import Dealer
from osada.core.game import Asked, Event, HiddenGroup, Score, State, View
from osada.core.refusal import Refusal
from osada.games.kingdom_builder import invariants, knowledge, refusals, scoring
from osada.games.kingdom_builder.actions import END, MOVE, TO, TOKEN
from osada.games.kingdom_builder.board import (
    AFTER,
    BARN,
    BEFORE,
    BUILDING,
    DESERT,
    FARM,
    HARBOR,
    LOCATIONS,
    MEADOW,
    NO_TERRAIN,
    OASIS,
    ORACLE,
    TAVERN,
    TERRAINS,
    TOWER,
    Board,
)
from osada.games.kingdom_builder.hexes import (
    AROUND,
    BIT,
    BOARD,
    EDGE,
    OUTERMOST,
    around,
    around_twice,
    gathered,
    listed,
    row_ends,
    two_away,
)
from osada.games.kingdom_builder.setup import (
    BUILDS,
    CARDS_PER_TERRAIN,
    SETTLEMENTS,
    TOKENS_PER_LOCATION,
    Agreed,
)

if TYPE_CHECKING:
    from osada.games.kingdom_builder import KingdomBuilder

NONE = -1


class KingdomState(State):
    """A position. Hexes are bits (`hexes`), terrains, locations and slots small integers (`board`)."""

    __slots__ = (
        "_game",
        "agreed",
        "board",
        "discards",
        "drawn_after",
        "free",
        "hands",
        "held",
        "last_round",
        "left",
        "lifted",
        "near",
        "part",
        "pile",
        "ready",
        "removed",
        "settlements",
        "shuffles",
        "supply",
        "taken",
        "token",
        "turns",
    )  # fmt: skip

    seat: int | None

    def __init__(self, game: KingdomBuilder, board: Board, agreed: Agreed, players: int, dealer: Dealer) -> None:
        self._game = game
        self.board = board
        self.agreed = agreed
        self.players = players
        self.dealer = dealer
        self.happened = None
        self.reveals = 0

        self.settlements = [0] * players
        self.supply = [SETTLEMENTS] * players
        self.free = BOARD & ~gathered([*board.castles, *board.locations.values()]) & ~board.mountain
        """The hexes a settlement could stand on and none does: land and water."""

        self.pile = [CARDS_PER_TERRAIN] * len(TERRAINS)
        """The draw pile: how many cards of each terrain are in it."""
        self.discards = [0] * len(TERRAINS)
        self.removed = [0] * len(TERRAINS)
        self.shuffles = 0
        """How often the discards have become the pile."""
        self.hands = [NO_TERRAIN] * players
        self.drawn_after = [0] * players
        """How many shuffles there had been when the hand was drawn: tells which pile it came from."""

        self.taken = [0] * players
        """Bits of the slots that a seat has ever taken a token from (KB-31)."""
        self.held = [0] * players
        """Bits of the slots whose token it still holds."""

        # The turn
        self.turns = 0
        self.last_round = False
        self.seat = agreed.start
        self.part = BEFORE
        self.left = BUILDS
        """Settlements that the mandatory action still has to build."""
        self.ready = 0
        """Bits of the held slots whose token may still be used in this turn."""
        self.near = 0
        """The hexes next to the deciding seat's settlements."""
        self.token = NONE
        """The kind of location whose action is under way."""
        self.lifted = NONE
        """The hex whose settlement has been lifted."""

        for number in range(players):
            self._draw((agreed.start + number) % players)
        self._begin_turn(agreed.start)

    @property
    def game(self) -> KingdomBuilder:
        return self._game

    # What may be done

    def actions(self) -> list[int]:
        if self.seat is None:
            return []
        if self.lifted >= 0:
            return [TO + number for number in listed(self.landings(self.token, self.lifted))]
        if self.token >= BARN:
            return [MOVE + number for number in listed(self.liftable(self.token))]
        if self.token >= 0:
            return listed(self.sites(self.token))
        if self.part == AFTER:
            actions = []
        else:
            hexes = self.touching(self.free & self.board.terrain[self.hands[self.seat]])
            actions = listed(hexes)
        if self.ready and self.part != BUILDING:
            for kind, corner in self.board.corners:
                if self.ready >> 2 * corner & 3 and self.usable(kind):
                    actions.append(TOKEN + kind)
        if self.part == AFTER:
            actions.append(END)
        return actions

    def play(self, action: int) -> None:
        if action < TOKEN:
            self._build(action)
        elif action < MOVE:
            self.token = action - TOKEN
        elif action < TO:
            self.lifted = action - MOVE
        elif action < END:
            self._put_down(action - TO)
        else:
            self._end_turn()

    def why_not(self, action: int) -> Refusal | None:
        return refusals.why_not(self, action)

    @property
    def settled(self) -> bool:
        return self.token < 0

    # Where to build (KB-20 to KB-23)

    def touching(self, hexes: int) -> int:
        """Of these hexes those next to own settlements, or all if there are none (KB-21, KB-22)."""
        return hexes & self.near or hexes

    def sites(self, kind: int) -> int:
        """Where a building token may build (KB-34 to KB-36)."""
        assert self.seat is not None
        free = self.free & self.board.land
        if kind == ORACLE:
            return self.touching(free & self.board.terrain[self.hands[self.seat]])
        if kind == FARM:
            return self.touching(free & self.board.terrain[MEADOW])
        if kind == OASIS:
            return self.touching(free & self.board.terrain[DESERT])
        if kind == TOWER:
            return self.touching(free & (EDGE if self.agreed.indented_is_edge else OUTERMOST))
        assert kind == TAVERN
        own = self.settlements[self.seat]
        return free & row_ends(own if self.agreed.tavern_on_water else own & ~self.board.water)

    def targets(self, kind: int) -> int:
        """The free hexes that a moving token may reach at all, before KB-21 (KB-37 to KB-39)."""
        assert self.seat is not None
        if kind == BARN:
            return self.free & self.board.terrain[self.hands[self.seat]]
        return self.free & (self.board.water if kind == HARBOR else self.board.land)

    def liftable(self, kind: int) -> int:
        """The own settlements that a moving token may lift: those with somewhere to go (KB-37a)."""
        assert self.seat is not None
        own = self.settlements[self.seat]
        targets = self.targets(kind)
        if not targets:
            return 0
        if kind > HARBOR:
            return own & two_away(targets)
        # A settlement stays where it is only if the hex that it would leave is the one place where it would
        # touch another (KB-37a): it has a neighbour there, and no target touches any settlement but itself.
        if not self.agreed.left_hex_counts or targets & around_twice(own):
            return own
        ground = self.board.water if kind == HARBOR else self.board.terrain[self.hands[self.seat]]
        liftable = own
        for number in listed(own & ground & self.near):
            if not targets & around(own & ~BIT[number]):
                liftable &= ~BIT[number]
        return liftable

    def landings(self, kind: int, number: int) -> int:
        """Where a moving token may put the settlement lifted from a hex."""
        assert self.seat is not None
        targets = self.targets(kind)
        if kind > HARBOR:
            return targets & two_away(BIT[number])
        others = around(self.settlements[self.seat] & ~BIT[number])
        if targets & others:
            return targets & others
        ground = self.board.water if kind == HARBOR else self.board.terrain[self.hands[self.seat]]
        if self.agreed.left_hex_counts and BIT[number] & ground & others:
            return 0
        return targets

    # Location tokens (KB-11, KB-30 to KB-33, KB-40)

    def usable(self, kind: int) -> bool:
        """Whether the action of a token can be completed now."""
        assert self.seat is not None
        if kind >= BARN:
            return bool(self.liftable(kind))
        return self.supply[self.seat] > self.saved() and bool(self.sites(kind))

    def saved(self) -> int:
        """Settlements that extra builds have to leave for the mandatory action (KB-14)."""
        return self.left if self.agreed.save_for_mandatory and self.part == BEFORE else 0

    def stock(self, slot: int) -> int:
        """The tokens that still lie on a location hex; a lost one leaves the game (KB-4, KB-32)."""
        return TOKENS_PER_LOCATION - sum(taken >> slot & 1 for taken in self.taken)

    def _spend(self) -> None:
        for kind, corner in self.board.corners:
            if kind == self.token:
                spendable = self.ready & 3 << 2 * corner
                self.ready &= ~(spendable & -spendable)
        self.token = NONE

    def _gain(self, seat: int, slot: int) -> None:
        """KB-30, KB-31: one token, once per hex, usable from the next turn."""
        if not self.taken[seat] >> slot & 1 and self.stock(slot):
            self.taken[seat] |= 1 << slot
            self.held[seat] |= 1 << slot
            if self.happened is not None:
                self._tell("gain", location=LOCATIONS[self.board.kind(slot)], hex=self.board.locations[slot])

    def _lose(self, seat: int, slot: int) -> None:
        """KB-32. Of two of a kind a used or new one goes, so that an unused one stays usable (KB-33)."""
        if self.held[seat] >> slot & 1 and not self.settlements[seat] & AROUND[self.board.locations[slot]]:
            self.held[seat] ^= 1 << slot
            if self.ready >> slot & 1:
                self.ready ^= 1 << slot
                self.ready |= self.held[seat] & 1 << (slot ^ 1)
            if self.happened is not None:
                self._tell("lose", location=LOCATIONS[self.board.kind(slot)], hex=self.board.locations[slot])

    # Building and moving

    def _build(self, number: int) -> None:
        seat = self.seat
        assert seat is not None
        self.settlements[seat] |= BIT[number]
        self.free ^= BIT[number]
        self.near |= AROUND[number]
        self.supply[seat] -= 1
        if self.happened is not None:
            self._tell_done("build", hex=number, terrain=self._terrain(number))
        if self.token >= 0:
            self._spend()
        else:
            self.left -= 1
            self.part = BUILDING
        self.left = min(self.left, self.supply[seat])  # KB-14: what is left is built, perhaps nothing
        if not self.left:
            self.part = AFTER
        if not self.supply[seat]:
            self.last_round = True
            if self.happened is not None:
                self._tell("last-settlement")
        slot = self.board.slot_at.get(number)
        if slot is not None:
            self._gain(seat, slot)
        self._test_card(seat)

    def _put_down(self, number: int) -> None:
        """KB-32a: lift, put down, then compare: first tokens are lost, then one is gained."""
        seat = self.seat
        assert seat is not None
        origin = self.lifted
        self.settlements[seat] ^= BIT[origin] | BIT[number]
        self.free ^= BIT[origin] | BIT[number]
        self.near = around(self.settlements[seat])
        if self.happened is not None:
            self._tell_done("move", origin=origin, hex=number)
        self._spend()
        self.lifted = NONE
        slot = self.board.slot_at.get(origin)
        if slot is not None:
            self._lose(seat, slot)
        slot = self.board.slot_at.get(number)
        if slot is not None:
            self._gain(seat, slot)
        self._test_card(seat)

    # Terrain cards (KB-12, KB-13)

    def _draw(self, seat: int) -> None:
        """The top card of the pile into a hand; the discards become the pile when one is needed."""
        self.reveals += 1
        if not any(self.pile):
            self._shuffle()
            if not any(self.pile):  # KB-13c
                self.hands[seat] = NO_TERRAIN
                return
        terrain = self.dealer.pick("terrain", self.pile)
        self.pile[terrain] -= 1
        self.hands[seat] = terrain
        self.drawn_after[seat] = self.shuffles
        if self.agreed.reshuffle_at_once and not any(self.pile):
            self._shuffle()

    def _shuffle(self) -> None:
        if any(self.discards):
            self.pile, self.discards = self.discards, [0] * len(TERRAINS)
            self.shuffles += 1
            if self.happened is not None:
                self.happened.append(Event("shuffle", None, {}))

    def _test_card(self, seat: int) -> None:
        """KB-13: a card without a free hex leaves the game and another is drawn, as long as it is needed."""
        while not self.free & self.board.terrain[self.hands[seat]] and self._card_needed(seat):
            useless = self.hands[seat]
            if useless != NO_TERRAIN:
                self.removed[useless] += 1
                if self.happened is not None:
                    self._tell("useless", terrain=TERRAINS[useless])
            self._draw(seat)
            if self.hands[seat] == NO_TERRAIN:
                self.left = 0
                self.part = AFTER
                return
            if self.agreed.new_card_builds_three and self.part == BUILDING:
                self.left = min(BUILDS, self.supply[seat])
            if self.happened is not None:
                self._tell("new-card", terrain=TERRAINS[self.hands[seat]])

    def _card_needed(self, seat: int) -> bool:
        """KB-13a: builds are left, or an unused oracle or barn."""
        if self.part != AFTER:
            return True
        if self.agreed.card_for_mandatory_only:
            return False
        for kind, corner in self.board.corners:
            if self.ready >> 2 * corner & 3 and (kind == BARN or (kind == ORACLE and self.supply[seat])):
                return True
        return False

    # Turns (KB-7, KB-10, KB-50)

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turns += 1
        self.ready = self.held[seat]
        self.near = around(self.settlements[seat])
        self.left = min(BUILDS, self.supply[seat])
        self.part = BEFORE if self.left else AFTER
        if self.happened is not None and self.hands[seat] != NO_TERRAIN:
            self._tell("show", terrain=TERRAINS[self.hands[seat]])
        self._test_card(seat)

    def _end_turn(self) -> None:
        seat = self.seat
        assert seat is not None
        card = self.hands[seat]
        if card != NO_TERRAIN:
            self.discards[card] += 1
        self._draw(seat)
        if self.happened is not None and self.hands[seat] != NO_TERRAIN:
            secret = {"terrain": TERRAINS[self.hands[seat]]}
            self.happened.append(Event("draw", seat, {}, secret, (seat,)))
        following = (seat + 1) % self.players
        if self.last_round and following == self.agreed.start:
            self.seat = None
            if self.happened is not None:
                self.happened.append(Event("over", None, {}))
        else:
            self._begin_turn(following)

    # Copies

    def copy(self) -> KingdomState:
        other = KingdomState.__new__(KingdomState)
        other._game = self._game
        other.board = self.board
        other.agreed = self.agreed
        other.players = self.players
        other.dealer = self.dealer.copy()
        other.happened = None
        other.reveals = self.reveals
        other.settlements = self.settlements[:]
        other.supply = self.supply[:]
        other.free = self.free
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.removed = self.removed[:]
        other.shuffles = self.shuffles
        other.hands = self.hands[:]
        other.drawn_after = self.drawn_after[:]
        other.taken = self.taken[:]
        other.held = self.held[:]
        other.turns = self.turns
        other.last_round = self.last_round
        other.seat = self.seat
        other.part = self.part
        other.left = self.left
        other.ready = self.ready
        other.near = self.near
        other.token = self.token
        other.lifted = self.lifted
        return other

    def key(self) -> Hashable:
        return (
            self.board.layout,
            self.board.components,
            self.agreed,
            *self.settlements,
            *self.pile,
            *self.discards,
            *self.removed,
            *self.hands,
            *self.drawn_after,
            *self.taken,
            *self.held,
            self.shuffles,
            self.reveals,
            self.turns,
            self.last_round,
            self.seat,
            self.part,
            self.left,
            self.ready,
            self.token,
            self.lifted,
        )

    def opening(self) -> list[Event]:
        assert self.seat is not None
        return [Event("show", self.seat, {"terrain": TERRAINS[self.hands[self.seat]]})]

    def _tell(self, kind: str, **facts: int | str) -> None:
        assert self.happened is not None
        self.happened.append(Event(kind, self.seat, facts))

    def _tell_done(self, kind: str, **facts: int | str) -> None:
        """A build or move; with a token its name is told too."""
        if self.token >= 0:
            self._tell(f"token-{kind}", location=LOCATIONS[self.token], **facts)
        else:
            self._tell(kind, **facts)

    def _terrain(self, number: int) -> str:
        return next(name for name, hexes in zip(TERRAINS, self.board.terrain, strict=False) if hexes & BIT[number])

    # The score (KB-51 to KB-63)

    def scores(self) -> list[Score]:
        emptied = 0
        if self.agreed.merchants_need_tokens:
            emptied = gathered([n for slot, n in self.board.locations.items() if not self.stock(slot)])
        readings = scoring.Readings(self.agreed.lords_need_one, emptied)
        return scoring.score(self.board, self.agreed.cards, self.settlements, readings)

    # Knowledge

    def table(self, seat: int | None) -> View:
        return knowledge.table(self, seat)

    def asked(self) -> Asked:
        return knowledge.asked(self)

    def meant(self, place: str) -> list[int]:
        return knowledge.meant(self, place)

    def hidden(self, seat: int | None) -> list[HiddenGroup]:
        return knowledge.hidden(self, seat)

    def redeal(self, seat: int | None, dealer: Dealer) -> KingdomState:
        return knowledge.redeal(self, seat, dealer)

    def broken(self) -> Iterator[str]:
        return invariants.broken(self)
