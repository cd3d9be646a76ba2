"""Why a tile or a road cannot be there: the ground asked clause by clause, over corners and names (HA-31, HA-34)."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.refusal import Refusal
from osada.games.hamlet.geometry import Point, turned
from osada.games.hamlet.pieces import GROUNDS, TILES
from osada.games.hamlet.position import Position

Side = tuple[Point, Point]
"""A section with its two ends, the tile on its left."""


class Ground:
    """The village laid out for questions: corners of tiles, sections by their ends, links by names."""

    def __init__(self, position: Position) -> None:
        assert position.seat is not None
        self.position = position
        self.pieces = position.pieces
        village = position.village
        self.tiles = [TILES[tile] for tile in village.order]
        self.corners: dict[str, list[Point]] = {}
        self.owner: dict[Side, tuple[str, int]] = {}
        for tile in village.order:
            placed = village.placed[tile]
            assert placed is not None
            corners = village.vertices(tile, placed[1:])
            self.corners[TILES[tile]] = corners
            for section, side in enumerate(sides(corners)):
                self.owner[side] = (TILES[tile], section)
        self.roads = {
            frozenset(village.edge(tile, section)): seat for seat, tile, section, _, _, _ in position.network.roads
        }
        """Built roads by the ends of their section."""
        self.links = {
            frozenset((name, self.owner[end, start][0]))
            for (start, end), (name, section) in self.owner.items()
            if (end, start) in self.owner
            and (self.letter(name, section) == "R" or frozenset((start, end)) in self.roads)
        }
        self.connected = self._connected()
        donkeys = position.donkeys[position.seat]
        self.donkeys = {
            name: donkeys >> 3 * number & 7 for number, name in enumerate(TILES) if donkeys >> 3 * number & 7
        }

    def _connected(self) -> list[str]:
        found = ["church"]
        for tile in found:
            found += [other for other in self.linked_with(tile) if other not in found]
        return found

    def linked_with(self, tile: str) -> list[str]:
        """The tiles that a road leads to from a tile."""
        return [name for link in self.links if tile in link for name in link if name != tile]

    def sections(self, tile: str) -> range:
        """The numbers of a tile's sections."""
        return range(len(self.pieces.sections[TILES.index(tile)]))

    def letter(self, tile: str, section: int) -> str:
        """The ground of a section: R, F or M."""
        return self.pieces.sections[TILES.index(tile)][section]

    def side(self, tile: str, section: int) -> Side:
        """The two ends of a section."""
        corners = self.corners[tile]
        return corners[section], corners[(section + 1) % len(corners)]

    # A new tile (HA-31)

    def laid(self, site: str, section: int, tile: str, own: int) -> list[Point]:
        """The corners of a tile whose own section lies on a section of the site."""
        start, end = self.side(site, section)
        outline = self.pieces.turned[TILES.index(tile)][0].vertices
        for turns in range(6):
            corners = [turned(corner, turns) for corner in outline]
            one, two = corners[own], corners[(own + 1) % len(corners)]
            if (two[0] - one[0], two[1] - one[1]) == (start[0] - end[0], start[1] - end[1]):
                i, j = end[0] - one[0], end[1] - one[1]
                return [(corner[0] + i, corner[1] + j) for corner in corners]
        raise AssertionError("one of six rotations fits any two sections together")

    def unfit(self, site: str, section: int, tile: str, own: int) -> Refusal | None:
        """Why a tile cannot come to lie with its own section on a section of the site."""
        if section not in self.sections(site):
            return Refusal("HA-31", "no-section", {"tile": site, "sections": len(self.sections(site))})
        if own not in self.sections(tile):
            return Refusal("HA-31", "no-section", {"tile": tile, "sections": len(self.sections(tile))})
        start, end = self.side(site, section)
        if (end, start) in self.owner:
            return Refusal("HA-31", "covered", {"tile": site, "other": self.owner[end, start][0]})
        refusal = self._unfit(site, section, tile, own)
        if refusal:
            return refusal
        before = self._same_before(site, section, tile, own)
        if before:
            return Refusal("HA-31", "same-place", {"place": "{},{}".format(*before)})
        return None

    def _unfit(self, site: str, section: int, tile: str, own: int) -> Refusal | None:
        corners = self.laid(site, section, tile, own)
        covered = set(cells(corners))
        for other in self.tiles:
            if covered & set(cells(self.corners[other])):
                return Refusal("HA-31", "overlap", {"tile": tile, "other": other})
        for number, (start, end) in enumerate(sides(corners)):
            if (end, start) in self.owner:
                other, opposite = self.owner[end, start]
                here, there = self.letter(tile, number), self.letter(other, opposite)
                if (here == "R") != (there == "R"):
                    facts = {"ground": GROUNDS[here], "beyond": GROUNDS[there], "tile": tile, "other": other}
                    return Refusal("HA-31", "mismatch", facts)
        return None

    def _same_before(self, site: str, section: int, tile: str, own: int) -> tuple[int, int] | None:
        """An earlier pair of sections that leads to the same picture."""
        looks = self._looks(self.laid(site, section, tile, own), tile)
        for earlier in range(section + 1):
            if (self.side(site, earlier)[1], self.side(site, earlier)[0]) in self.owner:
                continue
            for other in self.sections(tile):
                if (earlier, other) < (section, own) and self._looks(
                    self.laid(site, earlier, tile, other), tile
                ) == looks:
                    return earlier, other
        return None

    def _looks(self, corners: list[Point], tile: str) -> set[tuple[Side, str]]:
        return {(side, self.letter(tile, number)) for number, side in enumerate(sides(corners))}

    def some_place(self, site: str, tile: str) -> bool:
        """Whether a tile fits beside a tile at all."""
        for section in self.sections(site):
            start, end = self.side(site, section)
            if (end, start) not in self.owner and any(
                self._unfit(site, section, tile, own) is None for own in self.sections(tile)
            ):
                return True
        return False

    # A bridge or path (HA-34)

    def unlinkable(self, site: str, section: int) -> Refusal | None:
        """Why no road can be built on a section of a tile."""
        if section not in self.sections(site):
            return Refusal("HA-31", "no-section", {"tile": site, "sections": len(self.sections(site))})
        start, end = self.side(site, section)
        if (end, start) not in self.owner:
            return Refusal("HA-34", "nothing-beyond", {"tile": site})
        other, opposite = self.owner[end, start]
        here, there = self.letter(site, section), self.letter(other, opposite)
        if here == "R":
            return Refusal("HA-34", "printed", {"tile": site, "other": other})
        if here != there:
            return Refusal("HA-34", "cliff", {"tile": site, "other": other})
        if frozenset((start, end)) in self.roads:
            return Refusal("HA-34", "road-there", {"tile": site, "other": other})
        if frozenset((site, other)) in self.links and not self.position.network.several:
            return Refusal("HA-34", "linked", {"tile": site, "other": other})
        return None


def sides(corners: list[Point]) -> Iterator[Side]:
    """The sections of an outline."""
    yield from zip(corners, [*corners[1:], corners[0]], strict=True)


def cells(corners: list[Point]) -> Iterator[tuple[Point, int]]:
    """The triangles inside an outline, by their lower left corner: row by row between its slanting sides."""
    for j in range(min(j for _, j in corners), max(j for _, j in corners)):
        crossing = []
        for (i, k), (m, n) in sides(corners):
            if k == j and n == j + 1:
                crossing.append((i + m, (i, m)))
            elif n == j and k == j + 1:
                crossing.append((i + m, (m, i)))
        crossing.sort()
        for (_, (low, high)), (_, (low_end, high_end)) in zip(crossing[::2], crossing[1::2], strict=True):
            for i in range(low, low_end):
                yield (i, j), 0
            for i in range(high, high_end):
                yield (i, j), 1
