"""How fingers enter a final position: every tap of a person who knows the game, found in what the sheet offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from osada.core.pad import Action, At, Choices, Numbers, Offer, Pad, Shown, Values
from osada.games.timber_town.tiles import ends_of, letters_of, upright

MOST_TURNS = 40
"""Times that a thing is turned before somebody lays it otherwise."""
SITES = 12
"""Places that somebody compares before a thing is laid."""
LAID = "tile-"
"""Places whose order matters: one touches those before it."""


@dataclass(frozen=True)
class Tap:
    """What fingers do at once."""

    kind: str
    """step, brush, button, place, menu, stroke or number."""
    what: str = ""
    places: tuple[str, ...] = ()
    sets: tuple[Action, ...] = ()

    @property
    def taps(self) -> int:
        """How many taps it is: a number is its field and its digits."""
        return 1 + len(self.what) if self.kind == "number" else 1


def of_tile(place: str, value: str) -> list[str]:
    """A tile of Timber Town: its colour, then its shape."""
    color, _, ends = value.partition(":")
    return [f"{color}:", f"{color}:{letters_of(upright(ends_of(ends)))}"] if color and ends else []


BRUSHES: dict[str, Callable[[str, str], list[str]]] = {
    "kingdom-builder": lambda place, value: [value] if place.startswith("hex-") else [],
    "timber-town": of_tile,
    "beer-bread": lambda place, value: (
        [f"{value.partition('-')[0]}-{place[5:9].rstrip('0123456789')}"]
        if place.startswith("card-beer")
        else [f"{value.partition('-')[0]}-bread"]
    ),
    "hamlet": lambda place, value: [place.removeprefix("tile-")] if place.startswith("tile-") else [value],
}
"""What somebody takes into the hand for a place and its value."""


class Fingers:
    """Somebody with a phone, and what is on the table."""

    def __init__(self, pad: Pad, document: dict[str, Any]) -> None:
        self.pad = pad
        self.goal = {place: value for place, value in pad.values(document).items() if not place.startswith("name-")}
        self.values: Values = {"players": self.goal["players"]} if "players" in self.goal else {}
        self.at = At("en")
        self.taps: list[Tap] = []
        self._seen: dict[At, Shown] = {}
        self._needed: dict[tuple[At, str, tuple[Action, ...]], int] = {}
        """The turns that have been counted of what lies now."""

    def enter(self) -> list[Tap]:
        """All taps, the one that begins the sheet left out."""
        steps = [step.id for step in self.pad.steps(self.values, self.pad.game.text("en"))]
        self.at = replace(self.at, step=steps[0])
        for step in steps:
            if step != self.at.step:
                self._take(Tap("step", step))
                self.at = At("en", step)
            while any(self._put(place, value) for place, value in self._missing()):
                pass
        return self.taps

    def _missing(self) -> Iterator[tuple[str, str]]:
        """What is on the table and not on the sheet, things that are held alike one after the other."""
        left = [(place, value) for place, value in self.goal.items() if self.values.get(place) != value]
        yield from sorted(left, key=lambda one: (not one[0].startswith(LAID), self._held(*one)))

    def _held(self, place: str, value: str) -> list[str]:
        """What is in the hand for a place; tiles that hold together come in their own order."""
        return [] if place.startswith(LAID) else BRUSHES[self.pad.game.name](place, value)

    def _shown(self, values: Values | None = None) -> Shown:
        if values is not None:
            return self.pad.shown(values, self.at)
        if self.at not in self._seen:
            self._seen[self.at] = self.pad.shown(self.values, self.at)
        return self._seen[self.at]

    def _take(self, tap: Tap) -> None:
        self.taps.append(tap)
        self.values, refused = self.pad.after(self.values, tap.sets)
        assert refused == [], tap
        if tap.sets:
            self._seen, self._needed = {}, {}

    def _put(self, place: str, value: str) -> bool:
        """Whether somebody could enter this here and now."""
        return self._by_button(place, value) or self._on_picture(place, value)

    def _by_button(self, place: str, value: str) -> bool:
        for control in self._shown().controls:
            for number in control.numbers if isinstance(control, Numbers) else ():
                if number.place == place:
                    self._count(place, value, str(number.value))
                    return True
            for choice in control.choices if isinstance(control, Choices) else ():
                if choice.sets and not choice.off and self._leads(choice.sets, place, value):
                    self._take(Tap("button", sets=choice.sets))
                    self._turn(place, value)
                    return True
        return False

    def _count(self, place: str, value: str, there: str) -> None:
        """A number is typed in, unless it stands there already."""
        if there == value:
            self.values = {**self.values, place: value}
        else:
            self._take(Tap("number", value, (place,), ((place, value),)))

    def _leads(self, sets: tuple[Action, ...], place: str, value: str) -> bool:
        """Whether these are the action for a place, perhaps turned."""
        ((there, given),) = sets[:1]
        return there == place and self.values.get(place) is None and bool(given) and value.startswith(given)

    def _on_picture(self, place: str, value: str) -> bool:
        before = self.at
        for brush in [None, *BRUSHES[self.pad.game.name](place, value)]:
            if brush is not None:
                self.at = replace(self.at, brush=brush)
            shown = self._shown()
            if shown.paint and place.startswith(shown.paint.prefix):
                if shown.paint.value != value:
                    continue
                self._hold(before)
                self._stroke(place, value)
                return True
            if ways := self._ways(shown, place, value):
                self._hold(before)
                tapped, offer = min(ways, key=lambda way: self._turns(way[1].sets, place, value))
                self._take(Tap("place", tapped, sets=offer.sets))
                self._turn(place, value)
                return True
        self.at = before
        return False

    def _hold(self, before: At) -> None:
        """Take what is needed into the hand: for a shape its colour comes first."""
        brush = self.at.brush
        if brush == before.brush or (not before.brush and self._shown().paint and brush == "0"):
            return
        color, shape, _ = brush.partition(":")
        if shape and color != before.brush.partition(":")[0] and brush != f"{color}:":
            self._take(Tap("brush", f"{color}:"))
        self._take(Tap("brush", brush))

    def _ways(self, shown: Shown, place: str, value: str) -> list[tuple[str, Offer]]:
        """The taps that bring a place this value, at once or turned; the nearest of them."""
        there = [
            (tapped, offers[0])
            for tapped, offers in shown.offers.items()
            if len(offers) == 1 and offers[0].sets[0][0] == place and offers[0].sets[0][1]
        ]
        exact = [way for way in there if way[1].sets == ((place, value),)]
        if exact or place in self.values:
            return exact[:1]
        near = sorted(there, key=lambda way: _apart(way[1].sets[0][1], value))[:SITES]
        return [way for way in near if self._turns(way[1].sets, place, value) < MOST_TURNS]

    def _turns(self, sets: tuple[Action, ...], place: str, value: str) -> int:
        """How often a thing has to be turned."""
        found = self._needed.get((self.at, place, sets))
        if found is None:
            found = self._needed[self.at, place, sets] = self._counted_turns(sets, place, value)
        return found

    def _counted_turns(self, sets: tuple[Action, ...], place: str, value: str) -> int:
        values, _ = self.pad.after(self.values, sets)
        for turns in range(MOST_TURNS):
            if values.get(place) == value:
                return turns
            if (found := self._turning(self._shown(values), place)) is None:
                break
            values, _ = self.pad.after(values, found[1].sets)
        return MOST_TURNS

    def _turning(self, shown: Shown, place: str) -> tuple[str, Offer, int] | None:
        """Where to tap to turn a thing, and among how many offers."""
        for tapped, offers in shown.offers.items():
            if offers[0].sets[0][0] == place and offers[0].sets[0][1]:
                return tapped, offers[0], len(offers)
        return None

    def _turn(self, place: str, value: str) -> None:
        while self.values.get(place) != value:
            found = self._turning(self._shown(), place)
            assert found is not None, (place, value, self.values.get(place))
            tapped, offer, offers = found
            if offers > 1:
                self.taps.append(Tap("place", tapped))
                self._take(Tap("menu", "0", sets=offer.sets))
            else:
                self._take(Tap("place", tapped, sets=offer.sets))

    def _stroke(self, place: str, value: str) -> None:
        """A finger passes all places side by side that are to have the same value."""
        head, row, column = place.rsplit("-", 2)
        places, at = [], int(column)
        while self.goal.get(f"{head}-{row}-{at - 1}") == value:
            at -= 1
        while self.goal.get(there := f"{head}-{row}-{at}") == value:
            places.append(there)
            at += 1
        kind = "stroke" if len(places) > 1 else "place"
        sets = tuple((there, value) for there in places)
        self._take(Tap(kind, places[0] if kind == "place" else "", tuple(places), sets))


def _apart(one: str, other: str) -> int:
    """How far two ways to lie are from each other."""
    if "," not in one:
        return 0
    return sum(abs(int(a) - int(b)) for a, b in zip(one.split(",")[1:], other.split(",")[1:], strict=True))


def entered(pad: Pad, document: dict[str, Any]) -> tuple[list[Tap], Values]:
    """The taps for a final position, and the sheet after them."""
    fingers = Fingers(pad, document)
    return fingers.enter(), fingers.values
