"""A position: what may be done, what each seat knows, and the score."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Self, cast

from osada.core.dealer import ChanceAsked, Dealer, NoDealer
from osada.core.fields import Fields, apart, shared
from osada.core.refusal import Refusal
from osada.core.standalone import svg
from osada.core.text import language_of_locale
from osada.core.view import Seen, View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from osada.core.game import Game
    from osada.core.observation import Arrays

    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")

Score = dict[str, int]
"""The points of a seat, line by line as on the score sheet. The last line decides: it is the ``total`` of the
others, or, where a game does not add up, what its rules say (the lower of two goods)."""


def points(score: Score) -> int:
    """What decides: the last line of a score sheet.

    >>> import osada
    >>> osada.points({"knights": 14, "castles": 6, "total": 20})
    20
    """
    return next(reversed(score.values()))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: what all saw, and what only the seats in ``known_to`` saw (they see the event
    as ``KIND-known``, with the secret facts)."""

    kind: str
    seat: int | None
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    known_to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Seen:
        """The event as a seat saw it, with the secret facts if it knows them."""
        if self.secret and seat in self.known_to:
            return {"event": f"{self.kind}-known", "seat": self.seat, **self.facts, **self.secret}
        return {"event": self.kind, "seat": self.seat, **self.facts}


@dataclass(frozen=True)
class HiddenGroup:
    """Places whose contents a seat cannot tell apart: any of them may hold any of the values.

    ``places`` says what lies where in truth, ``rest`` what else was in the pool they were filled from. A place may
    hold several values in no order: the cards of a hand that have the same back. What cannot change places is in
    different groups. A redeal keeps the values of a group together and puts each anywhere in it; tests look at
    that, and the page asks for how much of a place somebody knows.
    """

    places: Mapping[str, tuple[str, ...]]
    rest: Mapping[str, int]


@dataclass(frozen=True)
class Asked:
    """What the deciding seat is asked: the message ``asked-KIND``, and the rule behind it."""

    kind: str
    rule: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


class State(Fields, Generic[V]):
    """A position of a game: small, cheap to copy, complete.

    >>> import osada
    >>> state = osada.game("timber-town").start(seed=7)
    >>> state
    <Timber Town, 2 players, round 1, seat 0 decides>
    >>> before = state.copy()
    >>> state.play(state.actions()[0])
    >>> state == before
    False
    >>> refusal = before.why_not(state.game.parse("end"))
    >>> state.game.explain(refusal, "en")
    'TT-12: You have had no main action: take, raft, or pass.'

    ``seat`` is who decides now, and None once the game is over; ``players`` is how many there are, ``game`` the game.
    ``dealer`` has the chance to come. ``reveals`` has grown where something was learnt: undo stops there. ``happened``
    is what is kept for `events` while somebody listens.

    ``print(state)`` is the table in words, and a notebook shows a picture: both as the deciding seat sees it.
    A game declares its own fields as `osada.core.fields` says; ``V`` is what its views are.
    """

    game: Game = apart()
    """The game that this is a position of."""
    dealer: Dealer = apart("{}.copy()")
    happened: list[Event] | None = apart("None", first=None)
    """What happened since somebody listens; None, and no cost, while nobody does."""
    players: int = shared()
    seat: int | None = None
    """Who decides now; None when the game is over."""
    reveals: int = 0
    """Grows when chance is used, the deciding seat learns something, or others are shown what was hidden from them
    while the same seat goes on: undo stops there."""

    # Playing

    @abstractmethod
    def actions(self) -> list[int]:
        """What the deciding seat may do: sorted, each once, never empty before the end, empty after it."""

    @abstractmethod
    def play(self, action: int) -> None:
        """Do it. The action has to be one of ``actions()``: that is not tested here, but by ``Table``."""

    @abstractmethod
    def why_not(self, action: int) -> Refusal | None:
        """Why the deciding seat may not do this; None if it may. For every integer of the space."""

    def refusal(self, action: int) -> Refusal | None:
        """`why_not`, asked only about what is not offered: it takes longer to say why than whether."""
        return None if action in self.actions() else self.why_not(action)

    def when(self) -> str:
        """How far the game is, in English, for whoever reads a program's output: ``turn 5``. Empty where the game does
        not say."""
        return ""

    def turn_key(self) -> Hashable:
        """Equal as long as a turn goes on. Where a seat may have two turns in a row, a game says more than the seat."""
        return self.seat

    @property
    @abstractmethod
    def settled(self) -> bool:
        """Nothing is half done. Others are shown settled states only."""

    # Knowledge

    @abstractmethod
    def table(self, seat: int | None) -> Mapping[str, Any]:
        """What this game adds to the view of a seat."""

    @abstractmethod
    def asked(self) -> Asked:
        """What the deciding seat is asked now."""

    def view(self, seat: int | None) -> V:
        """All that a seat may know (None: a spectator), and nothing else."""
        view: View = {"you": seat, "seat": self.seat, "players": self.players, "asked": None, "offers": {}}
        if seat is not None and seat == self.seat:
            asked = self.asked()
            view["asked"] = {"kind": asked.kind, "rule": asked.rule, **asked.facts}
            for action in self.actions():
                view["offers"].setdefault(self.game.place(action), []).append(action)
        return cast(V, {**view, **self.table(seat)})

    def observe(self, seat: int, out: Arrays | None = None) -> Arrays:
        """What a seat knows as arrays (`Game.observation` declares them), new ones or written into ``out``."""
        raise NotImplementedError(f"{self.game.name} has no observations as arrays")

    def listen(self) -> None:
        """Keep what happens from now on; what was kept is forgotten."""
        self.happened = []

    def tell(
        self,
        kind: str,
        seat: int | None,
        /,
        secret: Mapping[str, Any] | None = None,
        known_to: tuple[int, ...] = (),
        **facts: Any,
    ) -> None:
        """Something happens, by a seat or by itself (None); nothing is done while nobody listens."""
        if self.happened is not None:
            self.happened.append(Event(kind, seat, facts, secret or {}, known_to))

    def events(self, seat: int | None) -> list[Seen]:
        """What happened since `listen`, as this seat saw it."""
        return [event.seen_by(seat) for event in self.happened or ()]

    def opening(self) -> list[Event]:
        """What has happened before the first action that a log should begin with; asked of first positions only."""
        return []

    @abstractmethod
    def redeal(self, seat: int | None, dealer: Dealer) -> Self:
        """The same position as far as the seat can know: all that is hidden from it dealt anew.

        Canonical: positions that the seat cannot tell apart, redealt with equal dealers, are equal. The
        chance to come is the new dealer's.
        """

    @abstractmethod
    def hidden(self, seat: int | None) -> list[HiddenGroup]:
        """What the seat does not know, in truth: tests hold `redeal` against it. A place has one name for all."""

    @abstractmethod
    def meant(self, place: str) -> list[int]:
        """The actions, allowed or not, that a click on a place would mean now: for "why not?"."""

    def meant_by(self, places: Sequence[str]) -> list[int] | None:
        """The actions that a set of tapped places means together, in the order in which they are played; None where
        this game asks nothing that is answered by several places at once, or they are no answer.

        For questions that come in a row with nothing learnt between them: which of eleven goods to keep.
        """
        return None

    def gains(self) -> dict[int, Score]:
        """What each offered action would bring the deciding seat at once: the lines of its score sheet that would
        change, and by how much. What depends on chance is left out, and so is what the seat cannot know."""
        if self.seat is None:
            return {}
        known = self.redeal(self.seat, Dealer(0))
        known.dealer = NoDealer()
        now, found = known.scores()[self.seat], {}
        for action in known.actions():
            after = known.copy()
            try:
                after.play(action)
            except ChanceAsked:
                continue
            then = after.scores()[self.seat]
            found[action] = {line: then[line] - now.get(line, 0) for line in then if then[line] != now.get(line, 0)}
        return found

    def open_view(self, afterwards: bool = False) -> V:
        """The table with everything open, once the game is over; ``afterwards`` an earlier position of a game that is
        over, for its replay."""
        if self.seat is not None and not afterwards:
            raise ValueError("everything is open only once the game is over")
        return cast(V, {**cast(View, self.view(None)), **self.open_table()})

    def open_table(self) -> Mapping[str, Any]:
        """What of `table` is otherwise when everything is open: the hands and whatever else a game hides from
        spectators."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.players} players, {how_far(self, self.seat)}>"

    def __str__(self) -> str:
        """The table in words, in the language of the locale: what the deciding seat sees, once the game is over what
        a spectator does. For another seat: ``game.words(state.view(seat), language)``."""
        return self.game.words(self.view(self.seat), language_of_locale())

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what `str` says."""
        return svg(self)

    # The score

    @abstractmethod
    def scores(self) -> list[Score]:
        """The points of every seat as if the game ended now, with the lines of the score sheet."""

    def known_scores(self, seat: int | None, scores: Sequence[Score]) -> list[Score | None]:
        """Of the ``scores`` those that a seat may know; None in place of those that it may not."""
        return list(scores)

    def winners(self) -> list[int]:
        """The seats that win with these scores; several share the victory."""
        totals = [points(score) for score in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    @abstractmethod
    def broken(self) -> Iterable[str]:
        """The invariants that do not hold: what is lost, doubled or out of bounds. Empty in every game."""


class OpenState(State[V]):
    """A position in which no seat holds a secret: what nobody has seen is drawn when it shows."""

    def hidden(self, seat: int | None) -> list[HiddenGroup]:
        """Nothing."""
        return []

    def redeal(self, seat: int | None, dealer: Dealer) -> Self:
        """A copy with the new dealer: there are no hands to deal anew."""
        other = self.copy()
        other.dealer = dealer
        return other


def how_far(state: State, seat: int | None) -> str:
    """How far a game is and which seat decides, or how it has ended: for `repr`."""
    if seat is None:
        return f"over, {' : '.join(str(points(score)) for score in state.scores())}"
    when = state.when()
    return f"{when}, seat {seat} decides" if when else f"seat {seat} decides"
