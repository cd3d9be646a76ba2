"""The tiles: kinds, boardwalk ends and shapes.

Ends are 4 bits, N E S W from the lowest. All ends of a tile meet (TT-3), so a kind is its colour, its ends up to
turning, and the figure that it gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from osada.core.components import ComponentSet, Fault
from osada.core.made import Made
from osada.games.timber_town.cells import DIRECTIONS

COLORS = ("green", "brown", "red", "purple", "orange", "blue", "yellow")
GREEN, BROWN, RED, PURPLE, ORANGE, BLUE, YELLOW = range(7)

FIGURES = ("crane", "dam", "raft", "raft-two")
"""The construction figures: ``raft`` is the single-colour one of the set-up, ``raft-two`` the two-colour one (TT-1)."""
CRANE, DAM, RAFT, RAFT_TWO = range(4)
NO_FIGURE = -1
KINDS = (
    "green-adjacent",
    "green-opposite",
    "brown-four",
    "red-crane",
    "red-dam",
    "red-raft",
    "purple-adjacent",
    "purple-opposite",
    "orange-adjacent",
    "orange-opposite",
    "orange-three",
    "blue-adjacent",
    "blue-opposite",
    "blue-three",
    "blue-four",
    "yellow-one",
    "yellow-adjacent",
    "yellow-opposite",
    "yellow-three",
    "yellow-four",
)
"""The kinds of tiles, in every set (TT-2): ``red-raft`` gives a two-colour raft."""

TURNS = (0, 90, 180, 270)


def turned(ends: int, quarters: int) -> int:
    """Ends after ``quarters`` quarter turns clockwise."""
    return (ends << quarters | ends >> 4 - quarters) & 15


def ends_of(letters: str) -> int:
    """The bits of ends that are given by their letters."""
    return sum(1 << DIRECTIONS.index(letter) for letter in letters)


def letters_of(ends: int) -> str:
    """The letters of ends, in the order N, E, S, W."""
    return "".join(letter for number, letter in enumerate(DIRECTIONS) if ends >> number & 1)


def upright(ends: int) -> int:
    """The shape of ends: the smallest number among their four turns."""
    return min(turned(ends, quarters) for quarters in range(4))


SHAPES = tuple(sorted({upright(ends) for ends in range(1, 16)}))
"""The five shapes: one end, two adjacent, two opposite, three, four."""


@dataclass(frozen=True, eq=False)
class Tiles(Made):
    """The tiles of a component set, by kind."""

    names: tuple[str, ...]
    counts: tuple[int, ...]
    colors: tuple[int, ...]
    gives: tuple[int, ...]
    """The construction figure that a kind gives, NO_FIGURE for none."""
    ends: tuple[tuple[int, ...], ...]
    """The ends of a kind by turn."""
    classes: tuple[int, ...]
    """What decides whether a kind can be gained: its shape, + 5 if it gives a figure, + 10 if that is a crane."""
    bits: tuple[int, ...]
    """The colour of a kind as a bit: where the 16 bits of that colour begin in the colours of a city."""
    components: ComponentSet

    def lying_ends(self, tile: int) -> int:
        """The ends of a tile that lies in a cell (`laid`)."""
        _, kind, turn = lying(tile)
        return self.ends[kind][turn]

    def made_of(self) -> tuple[ComponentSet]:
        """The set."""
        return (self.components,)

    @classmethod
    def made(cls, components: ComponentSet) -> Tiles:
        """The tiles of a set, made once."""
        return tiles_of(components)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tiles) and self.components == other.components

    def __hash__(self) -> int:
        return hash(self.components)


@cache
def tiles_of(components: ComponentSet) -> Tiles:
    """The tiles of a component set, with what the rules need to know of each kind."""
    kinds = components.contents["tiles"]
    ends = [ends_of(kind["ends"]) for kind in kinds.values()]
    by_turn = [tuple(turned(one, quarters) for quarters in range(4)) for one in ends]
    gives = [FIGURES.index(kind["figure"]) if kind["figure"] in FIGURES else NO_FIGURE for kind in kinds.values()]
    colors = [COLORS.index(kind["color"]) for kind in kinds.values()]
    return Tiles(
        names=tuple(kinds),
        counts=tuple(kind["count"] for kind in kinds.values()),
        colors=tuple(colors),
        gives=tuple(gives),
        ends=tuple(by_turn),
        classes=tuple(
            SHAPES.index(upright(one)) + (0 if figure == NO_FIGURE else 10 if figure == CRANE else 5)
            for one, figure in zip(ends, gives, strict=True)
        ),
        bits=tuple(1 << 16 * color for color in colors),
        components=components,
    )


def laid(number: int, kind: int, turn: int) -> int:
    """A tile that lies in a cell as one integer: its number in the order of revealing, its kind and its turn."""
    return number << 7 | kind << 2 | turn


def lying(tile: int) -> tuple[int, int, int]:
    """The number, kind and turn of a tile that lies in a cell."""
    return tile >> 7, tile >> 2 & 31, tile & 3


def faults(contents: Mapping[str, Any], standard: Mapping[str, Any]) -> Iterator[str]:
    """What the rules cannot do with a set: another colour or figure for a kind, or ends that are not one to four of N,
    E, S, W."""
    for name, kind in contents["tiles"].items():
        for field in ("color", "figure"):
            stays = standard["tiles"][name][field]
            if kind[field] != stays:
                said = f"tiles.{name}.{field}: {stays!r} stays, not {kind[field]!r}"
                yield Fault.made(said, "stays", where=f"tiles.{name}.{field}", wanted=stays or "–")
        ends = kind["ends"]
        if (
            not ends
            or letters_of(sum({1 << DIRECTIONS.find(letter) for letter in ends if letter in DIRECTIONS})) != ends
        ):
            said = f"tiles.{name}.ends: expected letters of {DIRECTIONS} in this order, not {ends!r}"
            yield Fault.made(said, "ends", where=f"tiles.{name}.ends", known=DIRECTIONS, given=ends)
