"""The contract: what a game is, for everything that is not a game.

This is the page that the author of a new game reads first. A game is a folder ``osada/games/my_game`` whose
``__init__.py`` has ``GAME``, an object of a class derived from `Game`; its positions are objects of a class
derived from `State` (``osada/core/state.py``), and what a seat sees of them is a `View` (``osada/core/view.py``).
Nothing else has to know it: commands, bots, tables and tests find it by its name and use what is written here.
``docs/adding-a-game.md`` goes through it step by step.

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

import re
import secrets
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Self, cast

from osada.core import chapters, components, lesson, options, tuned
from osada.core.actions import ActionSpace
from osada.core.components import ComponentSet
from osada.core.dealer import SEEDS, Dealer
from osada.core.described import Description, described
from osada.core.editor import Editor
from osada.core.observation import Array
from osada.core.options import FIRST_PLAYER, BadOption, Option, OptionValues, first_seat
from osada.core.paper import Row, one_each
from osada.core.refusal import Refusal
from osada.core.state import Asked, Event, HiddenGroup, OpenState, Score, State, V, how_far, points
from osada.core.svg import Picture
from osada.core.text import Text, texts
from osada.core.view import LAYOUTS, Layout, Readings, Seen, Turn, View

__all__ = [
    "LAYOUTS",
    "Asked",
    "Event",
    "Game",
    "HiddenGroup",
    "Layout",
    "OpenState",
    "Readings",
    "Reason",
    "S",
    "Score",
    "ScoreSheetError",
    "Seen",
    "Setup",
    "State",
    "Turn",
    "V",
    "View",
    "how_far",
    "points",
    "seat_name",
    "span",
]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from osada.core.pad import Pad
    from osada.core.sheet import Fault

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")


@dataclass(frozen=True)
class Reason:
    """What speaks for a turn, or against it: a kind, what it is about, and how many points it weighs."""

    kind: str
    """``now``: a line of the score sheet that grows; ``costs``: one that shrinks; ``more``, ``less``: the same,
    compared with another turn; ``robs``: a line of others that shrinks; ``prepares``: a line that grows in the next
    turn; ``takes``: a line that grows less for whoever follows; ``event``: something that happens; ``keeps``: what a
    game says besides; ``later``: all that comes of it; ``differs``: what it does otherwise, by the language, where
    nothing else tells it apart."""
    line: str
    """The line of the score sheet; else the end of the message ``reason-LINE``."""
    points: float = 0
    """How many points it weighs: the weightiest reasons are told."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    """Where it is, for a page to light."""


@dataclass(frozen=True)
class Button:
    """What the button of an action says besides its label. It is gold if nothing else is offered, quiet otherwise."""

    note: str = ""
    """Why it may not be the thing to do yet: "2 villagers are still standing"."""
    asks: str = ""
    """The question before something is thrown away that cannot come back; empty where nothing is lost."""


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

    def __init__(self, message: str, faults: Sequence[Fault] = ()) -> None:
        super().__init__(message)
        self.faults = list(faults)
        """Each thing that is wrong, as data; empty where a game tells them as a sentence alone."""


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

    ``name`` is how it is typed and stored, ``seats`` are the numbers of players, ``options`` what a table may agree on.
    ``space`` has all actions, ``chance`` the names of all that chance may bring. ``rules_version`` goes up when records
    would be replayed otherwise; no game takes more than ``longest`` actions, unless it is ``endless``. For bots and
    pages: ``terms`` is what the judge weighs, ``iterations`` how much a hint looks at, ``wide_from`` the smallest
    window for the wide drawing, and whether it ``teaches``.
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
    wide_from = (1200, 640)
    """The smallest window, in pixels, for the wide drawing: where its texts are still read. Smaller ones have the tall
    one."""
    iterations = 80
    """How much a hint looks at: about as much as a core does in two seconds."""
    terms: Mapping[str, float] = MappingProxyType({})
    """What the judge weighs besides the points that there are, by name, with the weights that its author guessed:
    `osada tune` finds better ones. None of them: there is nothing to tune."""
    endless = False
    """Whether the rules allow games without an end."""
    teaches = True
    """Whether it has lessons, with a first game among them; a game that has none says so."""

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

    # The weights of the judge

    @cached_property
    def weights(self) -> Mapping[str, float]:
        """What each of `terms` counts for: a judge reads it here. As guessed, or as `osada tune` has found it."""
        return tuned.weights(self.folder, self.terms)

    def weighing(self, weights: Mapping[str, float]) -> Self:
        """The same game with other weights; `judging` gives it a position."""
        other = object.__new__(type(self))
        other.__dict__.update({**self.__dict__, "weights": {**self.weights, **weights}})
        return other

    @cached_property
    def guessed(self) -> Self:
        """The same game with the weights of `terms`: what is told as points goes by them, whatever has won."""
        return self.weighing(self.terms)

    def judging(self, state: S) -> S:
        """The same position, judged by the weights of this game."""
        if state.game is self:
            return state
        other = state.copy()
        other.game = self
        return other

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
            raise BadOption(f"{self.name} is for {span(self.seats, ' to ')} players, not {players!r}")
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
        return texts(language, self._texts)

    @cached_property
    def _texts(self) -> Path:
        return self.folder / "text"

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

    def score_parts(self, view: V, line: str, seat: int, language: str) -> list[tuple[str, int]]:
        """What a seat's points of a line of the score sheet are made of, by name: its cards, its buildings. They add up
        to the line; empty where the line says it all."""
        return []

    def event_places(self, seen: Seen) -> list[str]:
        """Where something happened."""
        return []

    def moment(self, seen: Seen) -> bool:
        """Whether something that happened is a moment that nobody should miss: a new year, the last round."""
        return False

    @abstractmethod
    def abouts(self, language: str) -> dict[str, str]:
        """What the pieces of the picture are, by their ``data-about``, or else by their place."""

    def tell(self, seen: Seen, language: str, names: Sequence[str] = (), view: V | None = None) -> str:
        """A line of the log. With the view of whoever reads it on a page, places have their names; without one the
        numbers of the notation, as a terminal has them."""
        facts = {name: fact for name, fact in seen.items() if name not in ("event", "seat")}
        player = seat_name(self.text(language), seen["seat"], names)
        return self.text(language)(f"log-{seen['event']}", player=player, **self.shown(facts))

    def tell_turn(self, turn: Turn, language: str, names: Sequence[str] = (), view: V | None = None) -> str:
        """A turn of somebody in one line, without the name: the page shows whose it was. What the seat did somewhere is
        told, or else all that it did, or else all that happened; the log has the details."""
        words = seat_name(self.text(language), turn["seat"], names).split()
        name = re.compile(r"\s".join(map(re.escape, words)) + r":?\s")  # what is typeset has spaces that do not break
        own = [seen for seen in turn["events"] if seen["seat"] == turn["seat"]]
        told = [seen for seen in own if self.event_places(seen)] or own or turn["events"]
        lines = (self.tell(seen, language, names, view) for seen in told)
        return in_short(line[found.end() :] if (found := name.match(line)) else line for line in lines)

    def explain(self, refusal: Refusal, language: str, names: Sequence[str] = (), view: V | None = None) -> str:
        """A refusal as a sentence with its rule; a fact ``owner`` is a seat. With a view, places have their names."""
        facts = self.shown(refusal.facts)
        if "owner" in facts:
            facts["owner"] = seat_name(self.text(language), facts["owner"], names)
        return f"{refusal.rule}: {self.text(language)(f'refusal-{refusal.reason}', **facts)}"

    def ask(self, asked: Mapping[str, Any], language: str) -> str:
        """What a view asks, as a sentence."""
        facts = {name: fact for name, fact in asked.items() if name not in ("kind", "rule")}
        return self.text(language)(f"asked-{asked['kind']}", **self.shown(facts))

    def detail(self, view: V, language: str) -> str:
        """One soft line below what is asked, with the number that matters: "3 left · 5 places". Empty where the game
        has nothing to add."""
        return ""

    def button(self, action: int, view: V, language: str) -> Button:
        """What a button says besides its label, for an offered action that is no place of the picture."""
        return Button()

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

    @property
    def lessons(self) -> tuple[lesson.Lesson, ...]:
        """The lessons of the game, its first game before all others."""
        return _lessons(self.folder)

    # Arrays for programs that learn

    def observation(self, players: int) -> tuple[Array, ...]:
        """The arrays that `State.observe` fills, with what each entry means; none where a game has no such arrays."""
        return ()

    def observed(self, view: V) -> dict[str, Any]:
        """The same arrays as nested lists, made plainly from the view of a seat: what `State.observe` is held
        against."""
        return {}

    # The rules as a book

    @property
    def book(self) -> chapters.Book:
        """Its rules as chapters; empty if it has none."""
        return _book(self.folder)

    def book_text(self, language: str) -> Text:
        """The messages of the game and of its chapters."""
        return texts(language, self._texts, self.folder / lesson.FOLDER)

    def about_piece(self, about: str, language: str, components: ComponentSet | None = None) -> str:
        """What a piece of the gallery is: its name, a colon and what it does, as a set of components has it."""
        return self.abouts(language).get(about, about)

    def when(self, view: V, language: str) -> str:
        """How far the game is, as a sentence may begin: "Round 7". Empty where the game has no rounds."""
        number = cast(Mapping[str, Any], view).get("round")
        return self.text(language)("when-round", round=number) if number else ""

    def until_end(self, view: V, language: str) -> str:
        """How far a game is from its end, in a sentence; empty where the game does not say."""
        return ""

    # Component sets

    @cached_property
    def standard(self) -> ComponentSet:
        """The component set that the game comes with."""
        return components.standard(self.folder)

    @cached_property
    def standards(self) -> tuple[ComponentSet, ...]:
        """All versions of that set, the oldest first; what was made with an older one keeps it."""
        return components.standards(self.folder)

    def standard_with(self, checksum: str) -> ComponentSet:
        """The version of the standard set with a checksum; the newest, if none has it."""
        return next((found for found in self.standards if found.checksum == checksum), self.standard)

    @cached_property
    def described(self) -> Description:
        """What can be typed into a set of this game."""
        return described(self.folder, self.standard)

    @cached_property
    def editor(self) -> Editor:
        """How the pieces of its sets are called and drawn where people type them in."""
        return Editor(self)

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

    @property
    def pad(self) -> Pad | None:
        """The score sheet as people tap it together; None where a game has none."""
        return None

    @cached_property
    def paper(self) -> tuple[Row, ...]:
        """The rows of the score sheet on paper, the one that decides last: every line that a score can have. A game
        whose score has other lines each time, or whose people add up within a line, says more here."""
        return one_each(*self.start(seed=0).scores()[0])

    @abstractmethod
    def judge(self, state: S, seat: int) -> float:
        """How good a position is for a seat, cheaply; larger is better. Only for bots, on redeals."""

    def reasons(self, before: S, after: S, seat: int) -> list[Reason]:
        """What speaks for a turn of a seat besides what all games tell (the lines of the score sheet that change, what
        happens in it, what it prepares and takes from others): what it keeps open, what is missing for more, what it
        costs. Each is of the kind ``keeps`` and has the message ``reason-LINE``. Both positions are redealt for the
        seat; what another turn has as well is not told."""
        return []

    def lead(self, state: S, seat: int) -> float:
        """By how many points of the score sheet a seat is likely to be ahead of the best other one at the end; behind:
        less than 0. Hints and the coach tell it, so it is no matter of the weights that win: a judge that is asked here
        is that of `guessed`. A game whose judge does not guess points says more here."""
        if state.seat is None:
            values: list[float] = [points(score) for score in state.scores()]
        else:
            guessed = self.guessed
            values = [guessed.judge(guessed.judging(state), other) for other in range(state.players)]
        own = values.pop(seat)
        return own - max(values)


@cache
def _lessons(folder: Path) -> tuple[lesson.Lesson, ...]:
    """The lessons in a folder, read once."""
    return lesson.read(folder)


@cache
def _book(folder: Path) -> chapters.Book:
    """The chapters in a folder, read once."""
    return chapters.read(folder)


def in_short(lines: Iterable[str]) -> str:
    """Lines of a log as one: without what stands in brackets, and what comes several times once.

    >>> in_short(["builds in a canyon (G9).", "builds in a canyon (G11).", "takes a token."])
    'builds in a canyon 2×, takes a token'
    """
    short = (re.sub(r" ?\([^()]*\)", "", line).strip().rstrip(".") for line in lines)
    counted = Counter(line for line in short if line)
    return ", ".join(f"{line} {count}×" if count > 1 else line for line, count in counted.items())


def span(seats: range, to: str = "–") -> str:
    """For how many players a game is, such as 2–4; where there is only one number, that number."""
    return to.join(str(count) for count in dict.fromkeys((seats[0], seats[-1])))


def seat_name(text: Text, seat: int | None, names: Sequence[str]) -> str:
    """The name of a seat, or its number where nobody gave it one."""
    if seat is None:
        return ""
    return names[seat] if seat < len(names) else text("player-number", number=seat + 1)
