"""A position: where every token and card is, who has seen what, and what is asked."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Self

from osada.core.dealer import Dealer
from osada.core.game import Event, Score, State
from osada.games.beer_bread import scoring
from osada.games.beer_bread.benefits import NO_BUILDINGS
from osada.games.beer_bread.cards import CARDS, Cards
from osada.games.beer_bread.setup import ALL_TOKENS
from osada.games.beer_bread.steps import CHOOSING, NO_PILE, NONE, NOTHING

if TYPE_CHECKING:
    from osada.games.beer_bread import BeerBread


class Position(State):
    """Tokens are packed into integers (`goods`), cards are numbers and sets of them bits (`cards`)."""

    __slots__ = (
        "backs",
        "bank",
        "benefits",
        "built",
        "cards",
        "discards",
        "doing",
        "drawn",
        "exchange",
        "fields",
        "hands",
        "least",
        "lifted",
        "most",
        "offered",
        "part",
        "pools",
        "redrawn",
        "rows",
        "seen",
        "sold",
        "step",
        "storage",
        "swapped",
        "turn",
        "turned",
        "waiting",
        "ways",
        "which",
        "windmill",
        "year",
    )  # fmt: skip

    seat: int | None

    def __init__(self, game: BeerBread, cards: Cards, windmill: int, dealer: Dealer) -> None:
        self.game = game
        self.cards = cards
        self.players = 2
        self.dealer = dealer
        self.happened = None
        self.reveals = 0

        self.fields = 0
        """Fields and river, as goods."""
        self.bank = ALL_TOKENS
        self.storage = [0, 0]
        self.offered = 0
        """Tokens that found no place and wait for the other player (BB-34)."""
        self.benefits = [NO_BUILDINGS, NO_BUILDINGS]

        self.hands: list[list[int]] = [[], []]
        self.rows: list[list[int]] = [[], []]
        """The harvest rows, oldest card first."""
        self.waiting = [0, 0]
        """Sold cards that still lie on brewery and bakery."""
        self.sold = [0, 0]
        self.built = [0, 0]
        self.exchange: list[int] = []
        self.discards = (1 << len(CARDS)) - 1
        self.backs = NO_PILE
        """The backs of the draw pile as bits, the top card lowest, 1 for bread; above them one more bit."""
        self.pools: list[list[int]] = [[], []]
        """The faces that are in the draw pile, for each back."""

        self.seen = [0, 0, 0]
        """The hand cards of this year that each seat has seen, and those that everybody has."""
        self.drawn = [0]
        """The cards drawn this year: from the pile that it began with, and from each one shuffled since."""
        self.turned = [0, 0]
        """The hand cards that each seat has turned around (BB-64)."""

        self.year = 1
        self.windmill = windmill
        self.turn = 0
        self.part = 0
        """Whose part of a phase it is: the windmill holder's, the other's, or over."""
        self.seat, self.step, self.doing = windmill, CHOOSING, NOTHING
        self.lifted = NONE
        """The card that is about to be played."""
        self.swapped = NONE
        """The exchange place that the lifted card was taken from."""
        self.ways: tuple[int, ...] = ()
        """The payments that are still possible while one is being chosen."""
        self.which = 0
        """The resource that is asked about."""
        self.least = self.most = 0
        """How many of it may be kept or taken."""
        self.redrawn = 0

    @property
    def fruitful(self) -> bool:
        return self.year % 2 == 1

    # Copies

    def copy(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        other.game = self.game
        other.cards = self.cards
        other.players = 2
        other.dealer = self.dealer.copy()
        other.happened = None
        other.reveals = self.reveals
        other.fields = self.fields
        other.bank = self.bank
        other.storage = self.storage[:]
        other.offered = self.offered
        other.benefits = self.benefits[:]
        hands, rows, pools = self.hands, self.rows, self.pools
        other.hands = [hands[0][:], hands[1][:]]
        other.rows = [rows[0][:], rows[1][:]]
        other.waiting = self.waiting[:]
        other.sold = self.sold[:]
        other.built = self.built[:]
        other.exchange = self.exchange[:]
        other.discards = self.discards
        other.backs = self.backs
        other.pools = [pools[0][:], pools[1][:]]
        other.seen = self.seen[:]
        other.drawn = self.drawn[:]
        other.turned = self.turned[:]
        other.year = self.year
        other.windmill = self.windmill
        other.turn = self.turn
        other.part = self.part
        other.seat = self.seat
        other.step = self.step
        other.doing = self.doing
        other.lifted = self.lifted
        other.swapped = self.swapped
        other.ways = self.ways
        other.which = self.which
        other.least = self.least
        other.most = self.most
        other.redrawn = self.redrawn
        return other

    def turn_key(self) -> Hashable:
        """The windmill may give a player the last turn of a year and the first of the next."""
        return self.year, self.turn, self.seat

    def key(self) -> Hashable:
        return (
            self.cards.components,
            self.reveals,
            self.fields,
            self.bank,
            *self.storage,
            self.offered,
            *map(tuple, self.hands),
            *map(tuple, self.rows),
            *self.waiting,
            *self.sold,
            *self.built,
            tuple(self.exchange),
            self.discards,
            self.backs,
            *map(tuple, self.pools),
            *self.seen,
            tuple(self.drawn),
            *self.turned,
            self.year,
            self.windmill,
            self.turn,
            self.part,
            self.seat,
            self.step,
            self.doing,
            self.lifted,
            self.swapped,
            self.ways,
            self.which,
            self.least,
            self.most,
            self.redrawn,
        )

    def _tell(self, kind: str, seat: int | None, /, **facts: object) -> None:
        assert self.happened is not None
        self.happened.append(Event(kind, seat, facts))

    def _named(self, cards: list[int]) -> dict[str, list[str]]:
        """Cards as an event names them: for what follows the game, and as people read them."""
        return {"cards": [CARDS[card] for card in cards], "kinds": [self.cards.kind_of(card) for card in cards]}

    # The score (BB-50, BB-72, BB-73)

    def scores(self) -> list[Score]:
        return scoring.scores(self.cards, scoring.Ending.of(self))

    def winners(self) -> list[int]:
        return scoring.winners(self.scores(), self.windmill)
