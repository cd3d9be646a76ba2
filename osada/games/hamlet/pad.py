"""The score sheet as people tap it: the tiles as they lie, roads and flags, and what everybody had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from osada.core.game import ScoreSheetError
from osada.core.pad import At, Choice, Choices, Control, Number, Numbers, Offer, Pad, Shown, Step, Values, no_number
from osada.core.sheet import Counted, Fault
from osada.core.svg import Picture, use
from osada.core.text import Text
from osada.games.hamlet.geometry import point
from osada.games.hamlet.pieces import CHURCH, LANDMARKS, MILESTONES, ROADS, TILES
from osada.games.hamlet.printed import Pieces, pieces_of
from osada.games.hamlet.roads import Road
from osada.games.hamlet.sheet import (
    AWARDS,
    FARTHEST,
    NUMBERS,
    SECOND_ROAD,
    bounds,
    count,
    road_between,
    road_place,
)
from osada.games.hamlet.show import laid as shows
from osada.games.hamlet.village import Placed, Placement, Village, placement_at

SMALL = (-42.0, -24.0, 84.0, 48.0)
READINGS = {"awards": AWARDS[1], "second-road": SECOND_ROAD[1]}
"""The readings that are not the usual ones; whoever plays with one taps it."""
ROADS_OF_TWO = ("", "+2", "+3")
"""What follows the place of a road, where a table allows more than one between two tiles."""
START = "0,0,0"
"""The church lies in the middle unless somebody says otherwise."""


class HamletPad(Pad):
    """The sheet of Hamlet."""

    def _pieces(self, values: Values) -> Pieces:
        return pieces_of(self.game.standard, self.players(values))

    def refusal(self, values: Values, place: str, value: str) -> Fault | None:
        """A tile that does not fit, a road that cannot be, a flag on something else than a landmark."""
        kind, _, what = place.partition("-")
        seats = [str(seat) for seat in range(self.players(values))]
        if kind == "tile" and what in TILES:
            return self._wrong_tile(values, what, value)
        if kind == "flag" and what in LANDMARKS and value in seats and f"tile-{what}" in values:
            return None
        if kind == "milestone" and what in MILESTONES and value in seats:
            return None
        if place in READINGS:
            return None if value == "on" else Fault("pad-place", place)
        if kind == "road" and value in seats:
            return self._wrong_road(values, place, int(value))
        if kind in seats and what in NUMBERS:
            lowest, highest = bounds(self._pieces(values))[what]
            good = value.isascii() and value.isdecimal() and len(value) < 5 and lowest <= int(value) <= highest
            return None if good else no_number(place, lowest, highest)
        return Fault("pad-place", place)

    def _wrong_tile(self, values: Values, name: str, value: str) -> Fault | None:
        placed = _read(value)
        if placed is None:
            return Fault("pad-place", f"tile-{name}")
        others = {place: lies for place, lies in values.items() if place != f"tile-{name}"}
        if name == TILES[CHURCH]:
            return None if not any(place.startswith("tile-") for place in others) else Fault("pad-place", "tile-church")
        if self._village(others).fits(TILES.index(name), placed):
            return None
        return Fault("pad-fits", f"tile-{name}", {"tile": name})

    def _wrong_road(self, values: Values, place: str, seat: int) -> Fault | None:
        pair, several = _between(place), "second-road" in values
        if len(pair) != 2 or not all(name in TILES for name in pair):
            return Fault("pad-place", place)
        if place not in _places(*pair)[: len(ROADS_OF_TWO) if several else 1]:
            return Fault("pad-place", place)
        others = {other: owner for other, owner in values.items() if other != place}
        village, (one, two) = self._village(values), (TILES.index(name) for name in pair)
        if not all(village.tiles >> tile & 1 for tile in (one, two)):
            return Fault("pad-place", place)
        try:
            road_between(village, self._roads(others, village), seat, one, two, several)
        except ScoreSheetError as error:
            return error.faults[0]
        if sum(owner == str(seat) for other, owner in others.items() if other.startswith("road-")) >= ROADS:
            return Fault("roads-too-many", place, {"seat": seat, "most": ROADS})
        return None

    def follows(self, values: dict[str, str], place: str) -> None:
        """With a tile its flag and its roads go, and with the reading the roads that it allows."""
        name = place.removeprefix("tile-")
        if not place.startswith("tile-") and place != "second-road":
            return
        if place not in values:
            values.pop(f"flag-{name}", None)
        touched = [other for other in values if other.startswith("road-") and name in ("second-road", *_between(other))]
        for road in reversed(touched):
            if self._wrong_road(values, road, int(values[road])) is not None:
                del values[road]

    def _laid(self, values: Values) -> tuple[Placed, ...]:
        lies = [(place.removeprefix("tile-"), value) for place, value in values.items() if place.startswith("tile-")]
        if not any(name == TILES[CHURCH] for name, _ in lies):
            lies.insert(0, (TILES[CHURCH], START))
        found = []
        for name, value in lies:
            placed = _read(value)
            assert placed is not None
            found.append((TILES.index(name), *placed))
        return tuple(found)

    def _village(self, values: Values) -> Village:
        return _built(self._pieces(values), self._laid(values))

    def _roads(self, values: Values, village: Village) -> tuple[Road, ...]:
        roads: tuple[Road, ...] = ()
        for place, seat in values.items():
            if place.startswith("road-"):
                one, two = (TILES.index(name) for name in _between(place))
                roads = (*roads, road_between(village, roads, int(seat), one, two, "second-road" in values))
        return roads

    # The document

    def document(self, values: Values, names: Sequence[str]) -> dict[str, Any]:
        """As ``osada score`` reads it."""
        tiles = []
        for tile, turns, shift in self._laid(values):
            flag = values.get(f"flag-{TILES[tile]}")
            lies: dict[str, Any] = {"tile": TILES[tile], "rotation": turns, "translate": list(point(shift))}
            tiles.append(lies | ({"flag": int(flag)} if flag is not None and int(flag) < len(names) else {}))
        roads = [
            {"seat": int(seat), "between": list(_between(place))}
            for place, seat in values.items()
            if place.startswith("road-") and int(seat) < len(names)
        ]
        lowest = {number: low for number, (low, _) in bounds(self._pieces(values)).items()}
        players = [
            {
                "name": name,
                **{number: int(values.get(f"{seat}-{number}", lowest[number])) for number in NUMBERS},
                "milestones": [one for one in MILESTONES if values.get(f"milestone-{one}") == str(seat)],
            }
            for seat, name in enumerate(names)
        ]
        readings = {place: word for place, word in READINGS.items() if place in values}
        return {"game": self.game.name, "tiles": tiles, "roads": roads, "players": players, **readings}

    def values(self, document: Mapping[str, Any]) -> dict[str, str]:
        """The places of a good document; tiles in the order in which they touch."""
        found = {"players": str(len(document["players"]))}
        for tile in document["tiles"]:
            found[f"tile-{tile['tile']}"] = ",".join(map(str, (tile["rotation"], *tile["translate"])))
        found |= {f"flag-{tile['tile']}": str(tile["flag"]) for tile in document["tiles"] if "flag" in tile}
        found |= {place: "on" for place, word in READINGS.items() if document.get(place) == word}
        for road in document["roads"]:
            free = next(place for place in _places(*road["between"]) if place not in found)
            found[free] = str(road["seat"])
        for seat, player in enumerate(document["players"]):
            found[f"name-{seat}"] = player["name"]
            found |= {f"{seat}-{number}": str(player[number]) for number in NUMBERS}
            found |= {f"milestone-{one}": str(seat) for one in player["milestones"]}
        return found

    def count(self, document: Mapping[str, Any]) -> Counted:
        """The points as far as they can be told."""
        return count(self.game, document)

    # What is shown

    def steps(self, values: Values, text: Text) -> list[Step]:
        """The village, roads and flags, the players."""
        tiles = sum(place.startswith("tile-") for place in values)
        flags = all(f"flag-{name}" in values for name in LANDMARKS if f"tile-{name}" in values)
        told = any(place.partition("-")[2] in NUMBERS for place in values)
        return [
            Step("village", text("pad-step-village"), tiles > 5),
            Step("roads", text("pad-step-roads"), tiles > 5 and flags),
            Step("players", text("pad-step-players"), told),
        ]

    def shown(self, values: Values, at: At) -> Shown:
        """A step."""
        say, village = self.game.text(at.language), self._village(values)
        if at.step == "roads":
            return self._roads_and_flags(values, at, village, say)
        if at.step == "players":
            drawn = self._drawn(values, village, {}, say)
            return Shown(drawn, self._what_they_had(values, say), hint=say("pad-hint-players"))
        left = [name for number, name in enumerate(TILES) if not village.tiles >> number & 1]
        brush = at.brush if at.brush in left else ""
        sites = _sites(village, TILES.index(brush)) if brush else {}
        spots = {f"at-{tile}-{section}": (tile, section) for tile, section in sites}
        offers = {
            f"at-{tile}-{section}": [Offer(say("pad-lay"), ((f"tile-{brush}", _written(placement)),))]
            for (tile, section), placement in sites.items()
        }
        offers |= self._laid_tiles(values, village, say)
        choices = [
            Choice(say(f"tile-{name}"), use(f"s{TILES.index(name)}", 0, 0), brush=name, on=name == brush)
            for name in left
        ]
        note = say("pad-tiles-note", count=len(left))
        controls: list[Control] = [Choices(say("pad-tiles"), choices, note, SMALL, 4)]
        return Shown(self._drawn(values, village, spots, say), controls, offers, hint=say("pad-hint-village"))

    def _drawn(self, values: Values, village: Village, spots: shows.Spots, say: Text) -> Picture:
        flags = {TILES.index(name): int(values[f"flag-{name}"]) for name in LANDMARKS if f"flag-{name}" in values}
        return shows.picture(village, self._roads(values, village), flags, spots, say)

    def _laid_tiles(self, values: Values, village: Village, say: Text) -> dict[str, list[Offer]]:
        """Every tile but the church can be taken away, and the last one laid otherwise."""
        own = [place for place in values if place.startswith("tile-") and place != "tile-church"]
        offers = {
            f"t{TILES.index(place.removeprefix('tile-'))}": [Offer(say("pad-take-away"), ((place, ""),))]
            for place in own
        }
        if own:
            tile, lies = TILES.index(own[-1].removeprefix("tile-")), values[own[-1]]
            before = self._village({place: value for place, value in values.items() if place != own[-1]})
            ways = [_written(placement) for placement in _sites(before, tile, every=lies).values()]
            if ways:
                offers[f"t{tile}"].insert(0, Offer(say("pad-turn-tile"), ((own[-1], ways[0]),)))
        return offers

    def _roads_and_flags(self, values: Values, at: At, village: Village, say: Text) -> Shown:
        players, names = self.players(values), self.names(values, say)
        seat = int(at.brush) if at.brush.isdecimal() and int(at.brush) < players else 0
        offers: dict[str, list[Offer]] = {}
        spots: dict[str, tuple[int, int]] = {}
        roads = self._roads(values, village)
        built = [place for place in values if place.startswith("road-")]
        for place, road in zip(built, roads, strict=True):
            gone = values[place] == str(seat)
            if gone or self.refusal(values, place, str(seat)) is None:
                spots[place] = road[1], road[2]
                label = say("pad-gone") if gone else say("pad-road", player=names[seat])
                offers[place] = [Offer(label, ((place, "" if gone else str(seat)),))]
        for tile, crossings in village.crossings.items():
            for beyond in dict.fromkeys(beyond for _, _, beyond in crossings):
                place = next((one for one in _places(TILES[tile], TILES[beyond]) if one not in values), "")
                if place and place not in spots and self.refusal(values, place, str(seat)) is None:
                    road = road_between(village, roads, seat, tile, beyond, "second-road" in values)
                    spots[place] = road[1], road[2]
                    offers[place] = [Offer(say("pad-road", player=names[seat]), ((place, str(seat)),))]
        for name in LANDMARKS:
            if f"tile-{name}" in values:
                gone = values.get(f"flag-{name}") == str(seat)
                label = say("pad-gone") if gone else say("pad-flag", player=names[seat])
                sets = ((f"flag-{name}", "" if gone else str(seat)),)
                offers[f"t{TILES.index(name)}"] = [Offer(label, sets)]
        drawn = self._drawn(values, village, spots, say)
        heads = [f"{sum(road[0] == who for road in roads)}/{ROADS}" for who in range(players)]
        return Shown(drawn, (), offers, hint=say("pad-hint-roads"), heads=heads)

    def _what_they_had(self, values: Values, say: Text) -> list[Control]:
        names = self.names(values, say)
        found: list[Control] = []
        for seat, name in enumerate(names):
            numbers = [
                Number(f"{seat}-{number}", say(f"pad-{number}"), int(values.get(f"{seat}-{number}", low)), low, high)
                for number, (low, high) in bounds(self._pieces(values)).items()
            ]
            found.append(Numbers(name, numbers))
        for milestone in MILESTONES:
            place = f"milestone-{milestone}"
            who = [
                Choice(
                    name,
                    sets=((place, "" if values.get(place) == str(seat) else str(seat)),),
                    on=values.get(place) == str(seat),
                )
                for seat, name in enumerate(names)
            ]
            found.append(Choices(say(f"milestone-{milestone}"), who, across=4))
        readings = [
            Choice(
                f"{say(f'option-{place}')} {say(f'option-{place}-{word}')}",
                sets=((place, "" if place in values else "on"),),
                on=place in values,
            )
            for place, word in READINGS.items()
        ]
        return [*found, Choices(say("pad-readings"), readings, across=1)]

    def result(self, values: Values, language: str) -> Picture:
        """The village with roads and flags."""
        return self._drawn(values, self._village(values), {}, self.game.text(language))

    def sources(self, values: Values, line: str, seat: int) -> list[str]:
        """The landmark of a line, all of them for the landscaper, the tiles that own roads join; what was typed in as a
        number has no place."""
        own = [name for name in LANDMARKS if values.get(f"flag-{name}") == str(seat)]
        if line in ("roads", "longest_road"):
            roads = [place for place in values if place.startswith("road-") and values[place] == str(seat)]
            joined = dict.fromkeys(name for road in roads for name in _between(road))
        else:
            joined = dict.fromkeys(name for name in own if line in (name, "landscaper"))
        return [f"t{TILES.index(name)}" for name in joined]


def _between(place: str) -> tuple[str, ...]:
    """The two tiles of a road."""
    return tuple(place.removeprefix("road-").split("+")[:2])


def _places(one: str, other: str) -> list[str]:
    """The places of roads between two tiles."""
    return [road_place(one, other) + more for more in ROADS_OF_TWO]


def _read(value: str) -> Placement | None:
    """A rotation and where the origin lies, from ``1,-2,3``."""
    parts = value.split(",")
    if len(parts) != 3 or not all(part.removeprefix("-").isdecimal() and part.isascii() for part in parts):
        return None
    turns, i, j = map(int, parts)
    if not 0 <= turns < 6 or max(abs(i), abs(j)) > FARTHEST:
        return None
    return placement_at(turns, (i, j))


def _written(placement: Placement) -> str:
    return ",".join(map(str, (placement[0], *point(placement[1]))))


@lru_cache(maxsize=512)
def _built(pieces: Pieces, laid: tuple[Placed, ...]) -> Village:
    """The village of these tiles, made of that without the last one."""
    if not laid:
        return Village(pieces)
    tile, turns, shift = laid[-1]
    return _built(pieces, laid[:-1]).with_tile(tile, (turns, shift))


def _sites(village: Village, tile: int, every: str = "") -> dict[tuple[int, int], Placement]:
    """The free sides where a tile fits, each with one way to lie there; with ``every`` the other ways beside the first
    side that this one touches, those after it first. So whoever taps that side and turns comes to every way."""
    ways = [
        ((site, section), placement)
        for site in village.order
        for section, beyond in enumerate(village.contacts[site])
        if beyond < 0
        for _, placement in village.meeting(site, section, tile)
        if village.fits(tile, placement)
    ]
    home: dict[Placement, tuple[int, int]] = {}
    for side, placement in ways:
        home.setdefault(placement, side)
    if not every:
        found: dict[tuple[int, int], Placement] = {}
        for side, placement in ways:
            if side not in found or home[found[side]] != side == home[placement]:
                found[side] = placement
        return found
    own = _read(every)
    if own is None or own not in home:
        return {}
    near = sorted(placement for placement, side in home.items() if side == home[own])
    if len(near) == 1:
        beside = {side for side, placement in ways if placement == own}
        near = sorted({placement for side, placement in ways if side in beside})
    others = [*near[near.index(own) + 1 :], *near[: near.index(own)]]
    return {(number, 0): placement for number, placement in enumerate(others)}
