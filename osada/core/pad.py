"""The score sheet of a real table, as people tap it together: the contract for games that have one.

A sheet is a set of places with values, and an action gives one place one value: "this hex is Blue's". So it means the
same whenever it comes and from whichever phone, and giving it twice changes nothing. An empty value takes away what is
there. What cannot be does not take: a game refuses it, with the fault that it would be.

A game gives its rules and its pictures (`Pad`); what people hold meanwhile (the step they look at, the brush in their
hand) is their phone's own and comes with every question (`At`). Everything shown is data: the page knows no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from osada.core.game import Game
from osada.core.sheet import Counted, Fault
from osada.core.svg import Picture
from osada.core.text import Text

Values = Mapping[str, str]
"""What every place has; a place without a value is not among them."""
Action = tuple[str, str]
"""A place and the value that it gets."""

PLAYERS = "players"
LONGEST_NAME = 24


@dataclass(frozen=True)
class At:
    """What a phone looks at."""

    language: str
    step: str = ""
    brush: str = ""


@dataclass(frozen=True)
class Step:
    """A part of a sheet, with a tab of its own."""

    id: str
    title: str
    done: bool = False
    seat: int | None = None
    """Whose it is, if it is somebody's."""


@dataclass(frozen=True)
class Choice:
    """A button: it gives places values, or puts a brush into the hand."""

    label: str
    icon: str = ""
    """A drawing in the box of its `Choices`."""
    sets: tuple[Action, ...] = ()
    brush: str | None = None
    on: bool = False
    off: bool = False
    """Whether it cannot be chosen."""
    badge: str = ""


@dataclass(frozen=True)
class Choices:
    """Buttons under a heading."""

    title: str
    choices: Sequence[Choice]
    note: str = ""
    box: tuple[float, float, float, float] = (0, 0, 60, 60)
    """The ``viewBox`` of all their drawings."""
    across: int = 4
    """How many stand side by side on a phone."""


@dataclass(frozen=True)
class Number:
    """A place that holds a number."""

    place: str
    label: str
    value: int
    lowest: int = 0
    highest: int = 99
    icon: str = ""


@dataclass(frozen=True)
class Numbers:
    """Numbers under a heading, each with minus and plus."""

    title: str
    numbers: Sequence[Number]
    note: str = ""
    box: tuple[float, float, float, float] = (0, 0, 60, 60)


Control = Choices | Numbers


@dataclass(frozen=True)
class Offer:
    """What a tap on a place of the picture may mean."""

    label: str
    sets: tuple[Action, ...]


@dataclass(frozen=True)
class Paint:
    """A finger gives all places that it passes the same value."""

    prefix: str
    """What their names begin with."""
    value: str
    barred: Sequence[str] = ()
    """Places that it passes over."""


@dataclass(frozen=True)
class Shown:
    """A step as a phone shows it."""

    picture: Picture
    """Only its ``board`` is shown."""
    controls: Sequence[Control] = ()
    offers: Mapping[str, Sequence[Offer]] = field(default_factory=dict)
    """By place of the picture."""
    paint: Paint | None = None
    hint: str = ""
    heads: Sequence[str] = ()
    """What is to be read below each player's name, where a tap on the name takes their brush: "34/40"."""
    turned: str = ""
    """The brush turned by one: what the button "turn" puts into the hand; empty where nothing turns."""


def no_number(place: str, lowest: int, highest: int) -> Fault:
    """What is typed in where a number goes is none, or none of these."""
    return Fault("pad-number", place, {"lowest": str(lowest), "highest": str(highest)})


class Pad(ABC):
    """The score sheet of a game as people tap it."""

    across = False
    """Whether the lines of the score stand side by side, a row for every player: for two players with many lines."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # What is on a sheet

    @abstractmethod
    def refusal(self, values: Values, place: str, value: str) -> Fault | None:
        """Why a place does not take a value that is not empty; asked for places of the game alone."""

    @abstractmethod
    def document(self, values: Values, names: Sequence[str]) -> dict[str, Any]:
        """The document of ``osada score``; what is missing in a half-filled one is `None` or left out."""

    @abstractmethod
    def values(self, document: Mapping[str, Any]) -> dict[str, str]:
        """The values of a good document."""

    @abstractmethod
    def count(self, document: Mapping[str, Any]) -> Counted:
        """What a document comes to, as far as it goes."""

    def follows(self, values: dict[str, str], place: str) -> None:
        """Put right what a change of a place brings with it; nothing, unless a game says so."""
        return

    # How it is shown

    @abstractmethod
    def steps(self, values: Values, text: Text) -> list[Step]:
        """The parts of a sheet in the order in which people fill them."""

    @abstractmethod
    def shown(self, values: Values, at: At) -> Shown:
        """A step with its picture and its buttons."""

    @abstractmethod
    def result(self, values: Values, language: str) -> Picture:
        """The final table; its ``board`` is shown beside the points."""

    def icon(self, line: str) -> str:
        """A drawing for a line of the score, in a box of 48 by 48 around 0,0."""
        return ""

    def sources(self, values: Values, line: str, seat: int) -> list[str]:
        """The places of the result that somebody's points of a line come from."""
        return []

    # What all sheets share

    def players(self, values: Values) -> int:
        """How many play."""
        return int(values.get(PLAYERS, self.game.seats[0]))

    def names(self, values: Values, text: Text) -> list[str]:
        """What the players are called; whoever has no name goes by the colour."""
        return [values.get(f"name-{seat}") or text(f"seat-colour-{seat + 1}") for seat in range(self.players(values))]

    def refuses(self, values: Values, place: str, value: str) -> Fault | None:
        """Why a place does not take a value; taking away is always possible."""
        if place == PLAYERS:
            good = value.isdecimal() and len(value) == 1 and int(value) in self.game.seats
            return None if good else Fault("pad-players", place)
        if place.startswith("name-"):
            return self._wrong_name(values, place, value)
        return self.refusal(values, place, value) if value and values.get(place) != value else None

    def _wrong_name(self, values: Values, place: str, value: str) -> Fault | None:
        known = {f"name-{seat}" for seat in range(self.game.seats[-1])}
        if place not in known or len(value) > LONGEST_NAME or (value and not value.isprintable()):
            return Fault("pad-name", place)
        if value and any(values.get(other, "") == value for other in known - {place}):
            return Fault("form-same-name", place, {"name": value})
        return None

    def after(self, values: Values, actions: Iterable[Action]) -> tuple[dict[str, str], list[Fault]]:
        """The values after some actions, each as far as it is still possible, and what did not take."""
        found, refused = dict(values), list[Fault]()
        for place, value in actions:
            fault = self.refuses(found, place, value)
            if fault is not None:
                refused.append(fault)
            elif value:
                found[place] = value
                self.follows(found, place)
            else:
                found.pop(place, None)
                self.follows(found, place)
        return found, refused
