"""The board: four of the eight sectors, each upright or turned by 180° (KB-1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from osada.core.components import ComponentSet, Fault, not_among
from osada.core.made import Made
from osada.games.kingdom_builder.hexes import AROUND, BIT, COLUMNS, gathered

MEADOW, CANYON, DESERT, FLOWERS, FOREST = range(5)
TERRAINS = ("meadow", "canyon", "desert", "flowers", "forest")
"""The terrains to build on (KB-2)."""
NO_TERRAIN = 5
"""Stands for the card of an empty hand: no hex has this terrain."""

ORACLE, FARM, OASIS, TOWER, TAVERN, BARN, HARBOR, PADDOCK = range(8)
LOCATIONS = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
"""Each sector goes by the name of its location."""

LETTERS = dict(zip("gcdftwmSL", (*TERRAINS, "water", "mountain", "castle", "location"), strict=True))
SIZE = 10
LEAST_LAND = 180
"""Hexes to build on that any four sectors need: enough for 4 · 40 settlements, with some to choose from."""

Layout = tuple[tuple[int, bool], ...]
"""Four sectors, north-west, north-east, south-west, south-east, each with whether it is turned."""


class Part:
    """One sector at one corner of the board, upright or turned."""

    __slots__ = ("castles", "locations", "masks", "rows", "slot_at")

    def __init__(self, rows: list[str], turned: bool, corner: int) -> None:
        if turned:
            rows = [row[::-1] for row in reversed(rows)]
        self.rows = rows
        top, left = SIZE * (corner // 2), SIZE * (corner % 2)
        numbers: dict[str, list[int]] = {letter: [] for letter in LETTERS}
        for row in range(SIZE):
            for column in range(SIZE):
                numbers[rows[row][column]].append((top + row) * COLUMNS + left + column)
        self.masks = tuple(sum(BIT[number] for number in numbers[letter]) for letter in "gcdftwm")
        self.castles = tuple(numbers["S"])
        self.locations = tuple(numbers["L"])
        self.slot_at = {
            number: 2 * corner + which
            for which, location in enumerate(self.locations)
            for number in range(len(BIT))
            if AROUND[location] & BIT[number]
        }


@lru_cache(maxsize=16)
def parts(components: ComponentSet) -> tuple[tuple[tuple[Part, ...], ...], ...]:
    """Every part of a component set: [sector][turned][corner]."""
    sectors = components.contents["sectors"]
    return tuple(
        tuple(tuple(Part(sectors[name], turned, corner) for corner in range(4)) for turned in (False, True))
        for name in LOCATIONS
    )


class Board(Made):
    """The printed hexes of a game; shared by all its positions, never changed.

    Location hexes go by slots: slots 2·corner and 2·corner + 1 are the hexes of the sector at that corner, so
    the two hexes of a kind are slots that differ in the last bit.
    """

    __slots__ = (
        "castles", "components", "corners", "land", "layout", "locations", "mountain", "slot_at",
        "specials", "terrain", "water",
    )  # fmt: skip

    def __init__(self, layout: Layout, components: ComponentSet) -> None:
        table = parts(components)
        a, b, c, d = (table[sector][turned][corner] for corner, (sector, turned) in enumerate(layout))
        self.layout = layout
        self.components = components
        masks = [w | x | y | z for w, x, y, z in zip(a.masks, b.masks, c.masks, d.masks, strict=True)]
        self.terrain = (*masks[:5], 0)
        """The hexes of each terrain; none for NO_TERRAIN."""
        self.land = masks[0] | masks[1] | masks[2] | masks[3] | masks[4]
        self.water, self.mountain = masks[5], masks[6]
        self.castles = a.castles + b.castles + c.castles + d.castles
        self.locations = {
            2 * corner + which: number
            for corner, part in enumerate((a, b, c, d))
            for which, number in enumerate(part.locations)
        }
        """The location hex of each slot."""
        self.specials = gathered([*self.castles, *self.locations.values()])
        """The castle and location hexes."""
        self.slot_at = {**a.slot_at, **b.slot_at, **c.slot_at, **d.slot_at}
        """The slot of the location that a hex is next to; no hex is next to two."""
        self.corners = tuple(sorted((sector, corner) for corner, (sector, _) in enumerate(layout)))
        """The kinds of locations in play, in their order, each with the corner where it is."""

    def made_of(self) -> tuple[ComponentSet, Layout]:
        """The set and the sectors with how they lie."""
        return self.components, self.layout

    @classmethod
    def made(cls, components: ComponentSet, layout: Layout) -> Board:
        """The board of these sectors."""
        return _board(components, layout)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Board) and (self.layout, self.components) == (other.layout, other.components)

    def __hash__(self) -> int:
        return hash(self.layout)

    def kind(self, slot: int) -> int:
        """The kind of location of a slot."""
        return self.layout[slot >> 1][0]

    def letters(self) -> str:
        """All 400 hexes in the letters of the component set."""
        table = parts(self.components)
        placed = [table[sector][turned][corner].rows for corner, (sector, turned) in enumerate(self.layout)]
        north = [left + right for left, right in zip(placed[0], placed[1], strict=True)]
        south = [left + right for left, right in zip(placed[2], placed[3], strict=True)]
        return "".join(north + south)


@lru_cache(maxsize=64)
def _board(components: ComponentSet, layout: Layout) -> Board:
    return Board(layout, components)


def faults(contents: Mapping[str, Any], standard: Mapping[str, Any]) -> Iterator[str]:
    """What the rules cannot do with a set: unknown letters, a wrong number of castles or locations, and castles or
    locations at the rim of a sector or so near to each other that one settlement could touch two."""
    for name, rows in contents["sectors"].items():
        wrong = list(_wrong_letters(name, rows))
        yield from wrong or _wrong_specials(name, rows, "".join(standard["sectors"][name]))
    land = sorted(sum(letter in "gcdft" for letter in "".join(rows)) for rows in contents["sectors"].values())
    if sum(land[:4]) < LEAST_LAND:
        said = f"sectors: any four need at least {LEAST_LAND} hexes to build on; four here have {sum(land[:4])}"
        yield Fault.made(said, "land", where="sectors", wanted=LEAST_LAND, count=sum(land[:4]))


def _wrong_letters(name: str, rows: list[str]) -> Iterator[str]:
    for number, letters in enumerate(rows, start=1):
        if len(letters) != SIZE:
            said = f"sectors.{name}[{number}]: expected {SIZE} letters, not {len(letters)}"
            yield Fault.made(said, "letters", where=f"sectors.{name}[{number}]", wanted=SIZE, count=len(letters))
        for letter in letters:
            if letter not in LETTERS:
                said = f"sectors.{name}[{number}]: unknown letter {letter!r}; there are {' '.join(LETTERS)}"
                yield not_among(f"sectors.{name}[{number}]", LETTERS, letter, said=said)


def _wrong_specials(name: str, rows: list[str], standard: str) -> Iterator[str]:
    for letter in "SL":
        expected, came = standard.count(letter), "".join(rows).count(letter)
        if came != expected:
            said = f"sectors.{name}: expected {expected} {LETTERS[letter]} hexes, not {came} (counts stay)"
            facts = {"letter": letter, "wanted": expected, "count": came}
            yield Fault.made(said, "specials", where=f"sectors.{name}", **facts)
    specials = [(r, c) for r in range(SIZE) for c in range(SIZE) if rows[r][c] in "SL"]
    for row, column in specials:
        if not (0 < row < SIZE - 1 and 0 < column < SIZE - 1):
            said = f"sectors.{name}: the {LETTERS[rows[row][column]]} at {row},{column} is at the rim"
            yield Fault.made(said, "rim", where=f"sectors.{name}", place=f"{row},{column}")
    for index, (row, column) in enumerate(specials):
        for other_row, other_column in specials[index + 1 :]:
            one, other = row * COLUMNS + column, other_row * COLUMNS + other_column
            if AROUND[one] & (AROUND[other] | BIT[other]):
                said = f"sectors.{name}: {row},{column} and {other_row},{other_column} share a neighbour"
                facts = {"place": f"{row},{column}", "other": f"{other_row},{other_column}"}
                yield Fault.made(said, "near", where=f"sectors.{name}", **facts)
