"""The contract: what a game is, for everything that is not a game.

This is the page that the author of a new game reads first. A game is a folder ``osada/games/my_game`` whose
``__init__.py`` has ``GAME``, an object of a class derived from `Game`; its positions are objects of a class
derived from `State`. Nothing else has to know it: commands, bots, tables and tests find it by its name and
use what is written here. ``docs/adding-a-game.md`` goes through it step by step.

    game = osada.game("kingdom-builder")
    state = game.start(players=3, seed=7, options={"cards": ["knights", "lords", "miners"]})
    while state.seat is not None:
        state.play(choose(state.actions()))
    state.scores()

The ideas behind it:

- **An action is one click**, an integer of a small fixed space. A choice of several clicks is several
  actions; the state knows what is half done and offers only what can be completed. There is no cancel
  action, letting go is undo; and the end of a turn is an action, never automatic.
- **A face-down pile is a pool.** Chance is asked for through the dealer at the moment it shows, so a state
  holds nothing hidden but what somebody holds.
- **Everything shown is made from a view**: pictures, words and logs get what ``state.view(seat)`` and
  ``state.events(seat)`` give, so there is one place where a secret could leak, and it is tested.
- **Bots see redeals**: ``state.redeal(seat, dealer)`` is the same game as far as the seat can know.
- **Legality is said twice**: ``actions()`` says what may be done, ``why_not`` why the rest may not, clause by
  clause and in another way; a test holds one against the other over the whole space.
"""

from __future__ import annotations

import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NotRequired, Self, TypedDict, cast, get_args

from osada.core import components, options
from osada.core.actions import ActionSpace
from osada.core.components import ComponentSet
from osada.core.dealer import SEEDS, ChanceAsked, Dealer, NoDealer
from osada.core.fields import Fields, apart, shared
from osada.core.options import FIRST_PLAYER, BadOption, Option, OptionValues, first_seat
from osada.core.refusal import Refusal
from osada.core.standalone import svg
from osada.core.svg import Picture
from osada.core.text import Text, language_of_locale, texts

Seen = dict[str, Any]
"""An event as a seat saw it: ``event`` (its kind, told by the message ``log-KIND``), ``seat``, facts."""


class Turn(TypedDict):
    """A turn of another seat, as a seat saw it."""

    seat: int
    number: int
    """The last entry of the journal that belongs to it."""
    events: list[Seen]
    places: list[str]
    """Where it happened."""
    gains: dict[str, int] | None
    """What it brought, as lines of the score sheet; None as long as the turn goes on, or if the seat may not know."""


class Readings(TypedDict):
    """What a table has agreed on that differs from the default."""

    options: dict[str, Any]
    """Readings of the rules; not what is only about the set-up."""
    components: str
    """The name of the component set."""


class View(TypedDict):
    """All that a seat may know, as plain data (what JSON can hold). These keys all games have; a game declares its own
    in a class derived from this one, so that a misspelt key is found before anybody plays.

    >>> import osada
    >>> view = osada.game("kingdom-builder").start(players=2, seed=7).view(1)
    >>> view["you"], view["seat"], view["asked"]["kind"]
    (1, 1, 'build')
    """

    you: int | None
    """The seat that looks; None for a spectator."""
    seat: int | None
    """Who decides; None at the end."""
    players: int
    asked: dict[str, Any] | None
    """What is asked of the deciding seat, shown to it alone: ``kind``, ``rule`` and facts."""
    offers: dict[str, list[int]]
    """Its actions by place, likewise."""
    names: NotRequired[list[str]]
    """What the players are called; from a table."""
    recent: NotRequired[list[Seen]]
    """What happened in this turn and the one before it; from a table."""
    since: NotRequired[list[Turn]]
    """What the others did since this seat's last turn, the oldest first; from a table."""
    readings: NotRequired[Readings]
    """What this table plays with that is not the default; from a table."""


Layout = Literal["wide", "tall"]
"""What a picture is drawn for: a desk, or a phone."""
LAYOUTS: tuple[Layout, ...] = get_args(Layout)

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


@dataclass(frozen=True)
class Setup:
    """All that a game starts from."""

    players: int
    options: OptionValues
    components: ComponentSet
    dealer: Dealer

    def first_player(self) -> int:
        """Who starts: the seat that the option ``first`` names, or one drawn by lot."""
        named = first_seat(self.options)
        return self.dealer.pick(FIRST_PLAYER.name, [1] * self.players) if named is None else named


class ScoreSheetError(ValueError):
    """A position typed in from the real table that cannot be; the message says what was found where.

    >>> import osada
    >>> osada.game("hamlet").score_sheet({"players": []})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    osada.core.game.ScoreSheetError: ...
    """


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound="State", default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")


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

    def open_view(self) -> V:
        """The table with everything open, once the game is over; a game that hides something to its end shows it
        here."""
        if self.seat is not None:
            raise ValueError("everything is open only once the game is over")
        return self.view(None)

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


class Game(ABC, Generic[S, V]):
    """A game: its facts, its texts and how it starts. ``S`` are its positions, ``V`` their views.

    >>> import osada
    >>> game = osada.game("kingdom-builder")
    >>> game
    <Kingdom Builder (kingdom-builder), 2–4 players, 1209 actions>
    >>> game.start(players=3, seed=7, options={"cards": ["knights", "lords", "miners"]})
    <Kingdom Builder, 3 players, turn 1, seat 1 decides>
    >>> game.parse("build 7,12")
    152
    >>> game.notation(152)
    'build 7,12'
    """

    name: str
    """As it is typed and stored: ``kingdom-builder``. Its folder is the same with underscores."""
    seats: range
    """How many may play: ``range(2, 5)``."""
    rules_version: int
    """Goes up with every change after which an old record would be replayed in another way."""
    space: ActionSpace
    options: tuple[Option, ...]
    chance: Mapping[str, Sequence[str]]
    """The outcomes of every pool that the dealer is asked for, by its name: ``> terrain canyon``."""
    longest: int
    """No game takes more actions than this; or, if the game is `endless`, where a simulation stops."""
    endless = False
    """Whether the rules allow games without an end."""

    def lasts_too_long(self, state: S) -> bool:
        """Whether a simulation stops here although the game is not over; asked only if the game is `endless`."""
        return False

    @cached_property
    def title(self) -> str:
        """What the game is called in English."""
        return self.text("en")("game-title")

    def __repr__(self) -> str:
        return f"<{self.title} ({self.name}), {span(self.seats)} players, {len(self.space)} actions>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is its name: whoever loads a position gets the game that is there already."""
        return import_module("osada.games").game, (self.name,)

    @cached_property
    def folder(self) -> Path:
        """The folder of the game, with ``text`` and ``components``: where its class is."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    # Starting

    def start(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | None = None,
        dealer: Dealer | None = None,
    ) -> S:
        """A new game. Without a seed it is one nobody can guess; a dealer may stand in for the seed."""
        if players is None:
            players = self.seats[0]
        if not isinstance(players, int) or players not in self.seats:
            raise BadOption(f"{self.name} is for {span(self.seats, ' to ')} players, not {players}")
        complete = self.complete(options or {}, players)
        if components is not None and components != self.standard and components not in self._checked:
            self.check(components)
            self._checked.add(components)
        if dealer is None:
            dealer = Dealer(secrets.randbelow(SEEDS) if seed is None else seed)
        return self.deal(Setup(players, complete, components or self.standard, dealer))

    @abstractmethod
    def deal(self, setup: Setup) -> S:
        """The first position; all chance of it from ``setup.dealer``."""

    def complete(self, given: Mapping[str, object], players: int) -> OptionValues:
        """The options of a table: those given, checked, and the defaults for the rest."""
        return options.complete(self.options, given, players)

    # Actions

    def notation(self, action: int) -> str:
        """The text of an action; one to one, for every integer of the space."""
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return self.space.parse(text)

    @abstractmethod
    def place(self, action: int) -> str:
        """Where a person points for this action: the ``data-place`` of the picture."""

    def offered(self, view: V) -> list[str]:
        """What a view offers, in notation, a line per verb."""
        verbs: dict[str, list[str]] = {}
        for actions in cast(View, view)["offers"].values():
            for action in actions:
                verb, _, rest = self.notation(action).partition(" ")
                verbs.setdefault(verb, []).append(rest)
        return [f"{verb} {' · '.join(rests)}".strip() for verb, rests in verbs.items()]

    def label(self, action: int, language: str) -> str:
        """An action as a person reads it on a button: the message ``do-VERB``."""
        verb, _, what = self.notation(action).partition(" ")
        return self.text(language)(f"do-{verb}", what=what)

    def labels(self, view: V, language: str) -> dict[int, str]:
        """What a view offers as buttons say it; a game that needs the view to say it well does so here."""
        offers = cast(View, view)["offers"]
        return {action: self.label(action, language) for actions in offers.values() for action in actions}

    def option_name(self, option: str, name: str, language: str) -> str:
        """One of the names that an option lists, as a person reads it."""
        return self.text(language)(f"{option}-{name}")

    # What people read

    def text(self, language: str) -> Text:
        """The messages of the game, those that all games share included."""
        return texts(language, self.folder / "text")

    @abstractmethod
    def words(self, view: V, language: str) -> str:
        """The table in text, complete enough to play from."""

    @abstractmethod
    def picture(self, view: V, language: str, layout: Layout = "wide") -> Picture:
        """The table as a picture, drawn for a kind of screen: ``wide`` for a desk, ``tall`` for a phone; the same
        places are in both. A view from a `Table` also has ``names`` and ``recent`` (events just seen)."""

    def place_name(self, place: str, view: V, language: str) -> str:
        """A place as a person calls it, never by the numbers of the notation."""
        return self.abouts(language).get(place, place)

    def sources(self, view: V, line: str, seat: int) -> list[str]:
        """The places that a seat's points of a line of the score sheet come from; empty where the game does not
        say."""
        return []

    def event_places(self, seen: Seen) -> list[str]:
        """Where something happened."""
        return []

    @abstractmethod
    def abouts(self, language: str) -> dict[str, str]:
        """What the pieces of the picture are, by their ``data-about``, or else by their place."""

    def tell(self, seen: Seen, language: str, names: Sequence[str] = ()) -> str:
        """A line of the log."""
        facts = {name: fact for name, fact in seen.items() if name not in ("event", "seat")}
        player = seat_name(self.text(language), seen["seat"], names)
        return self.text(language)(f"log-{seen['event']}", player=player, **self.shown(facts))

    def explain(self, refusal: Refusal, language: str, names: Sequence[str] = ()) -> str:
        """A refusal as a sentence with its rule; a fact ``owner`` is a seat."""
        facts = self.shown(refusal.facts)
        if "owner" in facts:
            facts["owner"] = seat_name(self.text(language), facts["owner"], names)
        return f"{refusal.rule}: {self.text(language)(f'refusal-{refusal.reason}', **facts)}"

    def ask(self, asked: Mapping[str, Any], language: str) -> str:
        """What a view asks, as a sentence."""
        facts = {name: fact for name, fact in asked.items() if name not in ("kind", "rule")}
        return self.text(language)(f"asked-{asked['kind']}", **self.shown(facts))

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as messages take them; a game may put plain numbers into the form that people read."""
        return dict(facts)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules, as the help texts name them."""
        source = (self.folder / "text" / "en.ftl").read_text("utf-8")
        return tuple(
            line.split("=")[0].strip().removeprefix("rule-") for line in source.splitlines() if line.startswith("rule-")
        )

    # Component sets

    @cached_property
    def standard(self) -> ComponentSet:
        """The component set that the game comes with."""
        return components.load(self.folder / "components" / f"{components.STANDARD}.json")

    @cached_property
    def _checked(self) -> set[ComponentSet]:
        """Sets that have been found good."""
        return set()

    def check(self, given: ComponentSet) -> None:
        """BadComponents if a set cannot be played with."""
        problems = components.differences(given, self.standard) or list(self.faults(given.contents))
        if problems:
            raise components.BadComponents(problems)

    def faults(self, contents: Mapping[str, Any]) -> Iterable[str]:
        """What this game's rules cannot do with a set that has the right form."""
        return ()

    # Score sheet and bots

    @abstractmethod
    def score_sheet(self, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
        """The points and the winners of a position typed in from the real table, or ScoreSheetError."""

    @abstractmethod
    def judge(self, state: S, seat: int) -> float:
        """How good a position is for a seat, cheaply; larger is better. Only for bots, on redeals."""


def how_far(state: State, seat: int | None) -> str:
    """How far a game is and which seat decides, or how it has ended: for `repr`."""
    if seat is None:
        return f"over, {' : '.join(str(points(score)) for score in state.scores())}"
    when = state.when()
    return f"{when}, seat {seat} decides" if when else f"seat {seat} decides"


def span(seats: range, to: str = "–") -> str:
    """For how many players a game is, such as 2–4; where there is only one number, that number."""
    return to.join(str(count) for count in dict.fromkeys((seats[0], seats[-1])))


def seat_name(text: Text, seat: int | None, names: Sequence[str]) -> str:
    """The name of a seat, or its number where nobody gave it one."""
    if seat is None:
        return ""
    return names[seat] if seat < len(names) else text("player-number", number=seat + 1)
