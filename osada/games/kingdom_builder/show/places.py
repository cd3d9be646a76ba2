"""What people call places, where things happened, and where points come from: all from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from osada.core.game import Seen
from osada.core.text import Text
from osada.games.kingdom_builder.actions import hex_of_place
from osada.games.kingdom_builder.board import LETTERS
from osada.games.kingdom_builder.hexes import (
    COLUMNS,
    ROW,
    SECTOR_AREA,
    around,
    gathered,
    groups,
    listed,
    neighbours,
)
from osada.games.kingdom_builder.show.board import coordinates, kinds
from osada.games.kingdom_builder.view import KingdomView

# Names


def place_name(place: str, view: KingdomView, say: Text) -> str:
    """A place as people call it: its ground and what it lies beside; a token by its location."""
    number = hex_of_place(place)
    if number is not None:
        kind, _ = _called(view["letters"], kinds(view))[number]
        return say("place-hex", name=say(kind), where=whereabouts(view, number, say))
    return say(f"location-{place.removeprefix('token-')}") if place.startswith("token-") else say(f"do-{place}")


def whereabouts(view: KingdomView, number: int, say: Text) -> str:
    """What a hex lies beside; and its letter and number, unless no other hex of its kind lies beside the like."""
    called = _called(view["letters"], kinds(view))
    _, beside = called[number]
    if beside is None:
        return coordinates(number)
    near = say("where-castle") if beside == "castle" else say("where-location", location=beside)
    return near if called.count(called[number]) == 1 else f"{near}, {coordinates(number)}"


@lru_cache(maxsize=64)
def _called(letters: str, kinds: tuple[tuple[int, str], ...]) -> tuple[tuple[str, str | None], ...]:
    """Of every hex the message with its name, and the location or castle beside it, if there is one."""
    locations = dict(kinds)
    special = locations | {number: "castle" for number, letter in enumerate(letters) if LETTERS[letter] == "castle"}
    found: list[tuple[str, str | None]] = []
    for number, letter in enumerate(letters):
        if number in locations:
            found.append((f"location-{locations[number]}", None))
        else:
            beside = None if number in special else next(filter(None, map(special.get, neighbours(number))), None)
            found.append((f"ground-{LETTERS[letter]}", beside))
    return tuple(found)


def labels(view: KingdomView, actions: Mapping[int, str], say: Text) -> dict[int, str]:
    """What buttons say of the hexes among these actions, which are given in notation."""
    found = {}
    for action, notation in actions.items():
        verb, _, what = notation.partition(" ")
        if verb in ("build", "move", "to"):
            place = place_name(f"hex-{what.replace(',', '-')}", view, say)
            found[action] = say(f"do-{verb}-there", place=place)
    return found


BUILT = ("build", "token-build", "token-move")
"""The events whose lines say what a hex lies beside; others have its letter and number alone."""


def told(seen: Seen, view: KingdomView, say: Text) -> dict[str, Any]:
    """An event with its hexes as people call them."""
    called = dict(seen)
    for name in ("hex", "origin"):
        if name in seen:
            number = seen[name]
            called[name] = whereabouts(view, number, say) if seen["event"] in BUILT else coordinates(number)
    return called


def detail(view: KingdomView, say: Text) -> str:
    """How many hexes can be chosen now; and of the three builds, how many are left."""
    hexes = sum(place.startswith("hex-") for place in view["offers"])
    if not hexes:
        return ""
    places = say("detail-places", places=hexes)
    return places if view["token"] is not None else f"{say('detail-left', left=view['left'])} · {places}"


# Where something happened


def event_places(seen: Seen) -> list[str]:
    """The hexes of an event, where a settlement came from first."""
    return [_place(seen[name]) for name in ("origin", "hex") if name in seen]


def _place(number: int) -> str:
    return "hex-{}-{}".format(*divmod(number, COLUMNS))


# Where points come from


def sources(view: KingdomView, line: str, seat: int) -> list[str]:
    """The hexes that a seat's gold of a line comes from: its settlements that count, or the castles and locations."""
    own = [gathered(numbers) for numbers in view["settlements"]]
    lines = (*view["cards"], "castles") if line == "total" else (line,)
    found = 0
    for name in lines:
        found |= _SOURCES[name](view, own, seat)
    return [_place(number) for number in listed(found)]


def _ground(view: KingdomView, *letters: str) -> int:
    return gathered([number for number, letter in enumerate(view["letters"]) if letter in letters])


Source = Callable[[KingdomView, Sequence[int], int], int]


def _beside(*letters: str) -> Source:
    """Settlements next to some ground."""
    return lambda view, own, seat: own[seat] & around(_ground(view, *letters))


def _fishermen(view: KingdomView, own: Sequence[int], seat: int) -> int:
    water = _ground(view, "w")
    return own[seat] & around(water) & ~water


def _merchants(view: KingdomView, own: Sequence[int], seat: int) -> int:
    counting = _ground(view, "S", "L")
    if view.get("readings", {"options": {}})["options"].get("merchants") == "with-tokens":
        counting &= ~gathered([location["hex"] for location in view["locations"] if not location["tokens"]])
    linked = 0
    for group in groups(own[seat]):
        touched = around(group) & counting
        if touched & (touched - 1):
            linked |= touched
    return linked


def _all(view: KingdomView, own: Sequence[int], seat: int) -> int:
    return own[seat]


def _knights(view: KingdomView, own: Sequence[int], seat: int) -> int:
    return max((own[seat] & row for row in ROW), key=int.bit_count)


def _citizens(view: KingdomView, own: Sequence[int], seat: int) -> int:
    largest = max(groups(own[seat]), key=int.bit_count, default=0)
    return largest if largest.bit_count() > 1 else 0


def _lords(view: KingdomView, own: Sequence[int], seat: int) -> int:
    """The settlements in sectors where at most one other count is higher."""
    found = 0
    for area in SECTOR_AREA:
        counts = [(other & area).bit_count() for other in own]
        if len({count for count in counts if count > counts[seat]}) < 2:
            found |= own[seat] & area
    return found


def _farmers(view: KingdomView, own: Sequence[int], seat: int) -> int:
    return min((own[seat] & area for area in SECTOR_AREA), key=int.bit_count)


def _castles(view: KingdomView, own: Sequence[int], seat: int) -> int:
    return around(own[seat]) & _ground(view, "S")


_SOURCES: dict[str, Source] = {
    "fishermen": _fishermen,
    "miners": _beside("m"),
    "workers": _beside("S", "L"),
    "merchants": _merchants,
    "discoverers": _all,
    "knights": _knights,
    "hermits": _all,
    "citizens": _citizens,
    "lords": _lords,
    "farmers": _farmers,
    "castles": _castles,
}
