"""The village: the tiles on the table and how they touch (HA-0a, HA-31). Never changed, shared by all copies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from osada.core.made import Made
from osada.games.hamlet.geometry import Point, ends, point, vertex
from osada.games.hamlet.pieces import MOST_BLUEPRINT_SECTIONS, SECTIONS, TILES
from osada.games.hamlet.printed import Pieces

Placed = tuple[int, int, int]
"""A tile, its rotation, and the vertex where its origin lies."""

Placement = tuple[int, int]
"""A rotation, and the vertex where the origin of the tile comes to lie."""

NOTHING = -1
REMEMBERED = 32


class Village(Made):
    """Tiles on the lattice. Growing it makes another village."""

    __slots__ = (
        "_before", "_grown", "_places", "_sites", "_some", "_some_before", "closed", "contacts", "crossings", "free",
        "laid", "occupied", "open_others", "open_roads", "order", "pieces", "placed", "printed", "tiles",
    )  # fmt: skip

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.tiles = 0
        """The bits of the tiles that are there."""
        self.laid: tuple[Placed, ...] = ()
        """The tiles as they lie, in the order in which they came."""
        self.order: tuple[int, ...] = ()
        self.placed: tuple[Placed | None, ...] = (None,) * len(TILES)
        self.free: dict[int, int] = {}
        """The edges with a tile on one side only, and whose section that is."""
        self.occupied = 0
        """The triangles that tiles cover, as bits."""
        self.open_roads = self.open_others = 0
        """The free edges that are roads and those that are not, as bits."""
        self.contacts: tuple[tuple[int, ...], ...] = ((),) * len(TILES)
        """For every section of a tile the section that it lies on, or NOTHING."""
        self.printed: tuple[int, ...] = (0,) * len(TILES)
        """For every tile the bits of those that a printed road links it with."""
        self.crossings: dict[int, tuple[tuple[int, str, int], ...]] = {}
        """For every tile its sections that lie on one of the same ground, M or F: section, ground, tile beyond."""
        self._places: dict[int, dict[int, Placement]] = {}
        self._some: dict[int, Placement] = {}
        """One place of each pair of tiles whose places have not all been asked for; perhaps from a smaller village."""
        self._sites = [0] * len(TILES)
        """For every new tile: the bits of the tiles that are known to have a place for it."""
        self._some_before = [0] * len(TILES)
        """The same, but known in this village or a smaller one."""
        self.closed = [0] * len(TILES)
        """For every new tile: the bits of the tiles that are known to have no place for it, now or later."""
        self._before: dict[int, dict[int, Placement]] = {}
        """What was known of smaller villages: places only become fewer."""
        self._grown: dict[tuple[int, Placement], Village] = {}

    def made_of(self) -> tuple[Pieces, tuple[Placed, ...]]:
        """The pieces, and the tiles as they were laid."""
        return self.pieces, self.laid

    @classmethod
    def made(cls, pieces: Pieces, laid: tuple[Placed, ...]) -> Village:
        """The village of these tiles; ValueError where one does not fit."""
        return _laid(pieces, laid)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Village) and self.laid == other.laid and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(self.laid)

    # Growing

    def grown(self, tile: int, placement: Placement) -> Village:
        """The village with one more tile, put where it fits; asked again, it gives the same one."""
        known = self._grown.get((tile, placement))
        if known is None:
            if len(self._grown) >= REMEMBERED:
                self._grown.clear()
            known = self._grown[tile, placement] = self.with_tile(tile, placement)
        return known

    def with_tile(self, tile: int, placement: Placement) -> Village:
        """The village with one more tile, made anew."""
        turns, shift = placement
        turned = self.pieces.turned[tile][turns]
        other = Village(self.pieces)
        other.tiles = self.tiles | 1 << tile
        other.laid = (*self.laid, (tile, turns, shift))
        other.order = (*self.order, tile)
        other.placed = (*self.placed[:tile], (tile, turns, shift), *self.placed[tile + 1 :])
        other.occupied = self.occupied | turned.covered << turned.lowest_triangle + 2 * shift
        other.open_roads = self.open_roads ^ turned.roads << turned.lowest_edge + 3 * shift
        other.open_others = self.open_others ^ turned.others << turned.lowest_edge + 3 * shift
        other._touch(self, tile, [edge + 3 * shift for edge in turned.edges])
        other._remember(self)
        return other

    def _touch(self, before: Village, tile: int, edges: list[int]) -> None:
        """Note what a new tile touches with its edges: contacts, printed roads, crossings; and which edges are free
        now."""
        free, printed, crossings = before.free.copy(), list(before.printed), before.crossings.copy()
        beside = {tile: [NOTHING] * len(edges)}
        sections = self.pieces.sections
        for section, edge in enumerate(edges):
            beyond = free.pop(edge, NOTHING)
            if beyond < 0:
                free[edge] = tile * SECTIONS + section
                continue
            neighbour, opposite = divmod(beyond, SECTIONS)
            beside[tile][section] = beyond
            beside.setdefault(neighbour, list(before.contacts[neighbour]))[opposite] = tile * SECTIONS + section
            ground = sections[tile][section]
            if ground == "R":
                printed[tile] |= 1 << neighbour
                printed[neighbour] |= 1 << tile
            elif ground == sections[neighbour][opposite]:
                crossings[tile] = (*crossings.get(tile, ()), (section, ground, neighbour))
                crossings[neighbour] = (*crossings.get(neighbour, ()), (opposite, ground, tile))
        contacts = list(before.contacts)
        for changed, sides in beside.items():
            contacts[changed] = tuple(sides)
        self.free, self.contacts, self.printed, self.crossings = free, tuple(contacts), tuple(printed), crossings

    def _remember(self, before: Village) -> None:
        """Keep what was found out about the places of a smaller village."""
        self._some = before._some.copy()
        self._some_before = before._some_before[:]
        self.closed = before.closed[:]
        self._before = {**before._before, **before._places}

    # Where a tile fits (HA-31)

    def fits(self, tile: int, placement: Placement) -> bool:
        """Whether a tile fits at a place: no overlap, and road on road or no road on no road along every shared section
        (HA-31)."""
        turns, shift = placement
        turned = self.pieces.turned[tile][turns]
        if self.occupied >> turned.lowest_triangle + 2 * shift & turned.covered:
            return False
        lowest = turned.lowest_edge + 3 * shift
        return not (self.open_others >> lowest & turned.roads or self.open_roads >> lowest & turned.others)

    def meeting(self, site: int, section: int, tile: int) -> list[tuple[int, Placement]]:
        """The ways in which a tile can meet a section: its own section, and where it comes to lie."""
        at = self.placed[site]
        assert at is not None
        there = self.pieces.turned[site][at[1]]
        end = there.starts[(section + 1) % len(there.starts)] + at[2]
        ways = self.pieces.meeting[tile][there.directions[section]][self.pieces.roads[site][section]]
        return [(own, (turns, end + offset)) for own, turns, offset, *_ in ways]

    def places(self, site: int, tile: int) -> dict[int, Placement]:
        """All places for a new tile beside a tile, by ``section * MOST_BLUEPRINT_SECTIONS + own section``.

        Where several pairs of sections lead to the same result, the first one stands for it.
        """
        pair = site * len(TILES) + tile
        known = self._places.get(pair)
        if known is None:
            before = self._before.get(pair)
            if before is None:
                known = self._find_places(site, tile)
            else:
                known = {action: place for action, place in before.items() if self.fits(tile, place)}
            self._places[pair] = known
        return known

    def has_place(self, site: int, tile: int) -> bool:
        """Whether a tile fits beside a tile anywhere; one place is enough to know."""
        bit = 1 << site
        if self.closed[tile] & bit:
            return False
        if self._sites[tile] & bit:
            return True
        pair = site * len(TILES) + tile
        place = self._some.get(pair)
        if place is None or not self.fits(tile, place):
            place = next((found for _, _, found in self._fitting(site, tile)), None)
            if place is None:
                self.closed[tile] |= bit
                return False
            self._some[pair] = place
            self._some_before[tile] |= bit
        self._sites[tile] |= bit
        return True

    def has_site(self, tile: int, sites: int) -> bool:
        """Whether a tile fits beside one of these tiles. Tiles where it fitted in a smaller village are tried first,
        then the last ones in the list of tiles, because the first ones lie in the middle."""
        sites &= ~self.closed[tile]
        if sites & self._sites[tile]:
            return True
        first = sites & self._some_before[tile]
        for some in (first, sites ^ first):
            while some:
                site = some.bit_length() - 1
                if self.has_place(site, tile):
                    return True
                some ^= 1 << site
        return False

    def _find_places(self, site: int, tile: int) -> dict[int, Placement]:
        found: dict[int, Placement] = {}
        seen: set[Placement] = set()
        for section, own, placement in self._fitting(site, tile):
            if placement not in seen:
                seen.add(placement)
                found[section * MOST_BLUEPRINT_SECTIONS + own] = placement
        return found

    def _fitting(self, site: int, tile: int) -> Iterator[tuple[int, int, Placement]]:
        """Where a tile fits beside a tile: section, own section, place; what `fits` says, for many places at once."""
        at = self.placed[site]
        assert at is not None
        there, site_roads, ways = self.pieces.turned[site][at[1]], self.pieces.roads[site], self.pieces.meeting[tile]
        occupied, open_roads, open_others = self.occupied, self.open_roads, self.open_others
        for section, beyond in enumerate(self.contacts[site]):
            if beyond < 0:
                end = there.starts[section + 1 - len(there.starts)] + at[2]
                triangle, edge = 2 * end, 3 * end
                meeting = ways[there.directions[section]][site_roads[section]]
                for own, turns, shift, lowest_triangle, covered, lowest_edge, roads, others in meeting:
                    if not (
                        occupied >> lowest_triangle + triangle & covered
                        or open_others >> lowest_edge + edge & roads
                        or open_roads >> lowest_edge + edge & others
                    ):
                        yield section, own, (turns, end + shift)

    # For people

    def vertices(self, tile: int, placement: Placement) -> list[Point]:
        """The corners of a tile where it lies."""
        turns, shift = placement
        return [point(start + shift) for start in self.pieces.turned[tile][turns].starts]

    def edge(self, tile: int, section: int) -> tuple[Point, Point]:
        """The ends of a section."""
        at = self.placed[tile]
        assert at is not None
        return ends(self.pieces.turned[tile][at[1]].edges[section] + 3 * at[2])


@lru_cache(maxsize=64)
def _laid(pieces: Pieces, laid: tuple[Placed, ...]) -> Village:
    if not laid:
        return Village(pieces)
    *before, (tile, turns, shift) = laid
    village = _laid(pieces, tuple(before))
    if village.tiles >> tile & 1 or not village.fits(tile, (turns, shift)):
        raise ValueError(f"{TILES[tile]} does not fit where it lies")
    return village.with_tile(tile, (turns, shift))


def placement_at(turns: int, where: Point) -> Placement:
    """A placement from a rotation and a shift on the lattice."""
    return turns, vertex(where)
