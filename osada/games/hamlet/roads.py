"""Roads: which tiles are linked, what is connected, how far goods are carried, how long a road is.

HA-0b, HA-0c, HA-16, HA-39. A network is never changed and shared by all copies; tiles are bits.
"""

from __future__ import annotations

from osada.core.bits import listed
from osada.core.made import Made
from osada.games.hamlet.pieces import CHURCH, TILES
from osada.games.hamlet.village import Placement, Village

Road = tuple[int, int, int, int, int, str]
"""Whose it is, a tile and its section, the tile beyond and its section there, and the ground: M or F."""

REMEMBERED = 512
MOST_NEXT = 64


class Network(Made):
    """The links of a village: printed roads and everybody's built ones."""

    __slots__ = (
        "_hash", "_herds", "_longest", "_next", "_reach", "builders", "connected", "links", "open_pairs", "roads",
        "several", "sites", "village", "works",
    )  # fmt: skip

    def __init__(self, village: Village, roads: tuple[Road, ...], several: bool) -> None:
        self.village = village
        self.roads = roads
        self.builders = [road[0] for road in roads]
        """The seat that built each road."""
        self.several = several
        """Whether two linked tiles may get one more road on another pair of sections (an option)."""
        links = list(village.printed)
        for _, tile, _, beyond, _, _ in roads:
            links[tile] |= 1 << beyond
            links[beyond] |= 1 << tile
        self.links: tuple[int, ...] = tuple(links)
        self.connected = self._everything_from(CHURCH)
        self.works = tuple(work for work in village.pieces.works if self.connected >> work[1] & 1)
        """Those of ``pieces.works`` that are connected."""
        self.open_pairs: dict[int, tuple[tuple[int, str, int], ...]] = {}
        """For every tile that a road can be built from: section, ground (M or F) and the tile beyond (HA-34)."""
        self.sites = {"M": 0, "F": 0}
        """The bits of the connected tiles that a bridge (M) or a path (F) can be built from."""
        self._find_open_pairs()
        self._hash = 0
        self._reach: dict[int, list[int]] = {}
        self._herds: dict[int, list[tuple[int, int]]] = {}
        self._longest: dict[int, int] = {}
        self._next: dict[Road | tuple[int, Placement], Network] = {}
        """The networks with one more road or tile that have been asked for."""

    def made_of(self) -> tuple[Village, tuple[Road, ...], bool]:
        """The village, the built roads, and whether linked tiles may get another one."""
        return self.village, self.roads, self.several

    @classmethod
    def made(cls, village: Village, roads: tuple[Road, ...], several: bool) -> Network:
        """The network of these roads."""
        return cls(village, roads, several)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Network):
            return False
        return self.roads == other.roads and self.several == other.several and self.village == other.village

    def __hash__(self) -> int:
        if not self._hash:  # asked for at every observation
            self._hash = hash((self.village, self.roads))
        return self._hash

    # Growing

    def grown(self, tile: int, placement: Placement) -> Network:
        """The network with one more tile, put where it fits; asked again, it gives the same one."""
        known = self._next.get((tile, placement))
        return known or self._remember((tile, placement), self.village.grown(tile, placement), self.roads)

    def with_road(self, road: Road) -> Network:
        """The network with one more road; asked again, it gives the same one."""
        return self._next.get(road) or self._remember(road, self.village, (*self.roads, road))

    def _remember(self, what: Road | tuple[int, Placement], village: Village, roads: tuple[Road, ...]) -> Network:
        if len(self._next) >= MOST_NEXT:
            self._next.clear()
        made = self._next[what] = Network(village, roads, self.several)
        return made

    # What is linked

    def _everything_from(self, tile: int) -> int:
        found = fresh = 1 << tile
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            new = self.links[low.bit_length() - 1] & ~found
            found |= new
            fresh |= new
        return found

    def _find_open_pairs(self) -> None:
        built = {(tile, section) for _, a, s, b, t, _ in self.roads for tile, section in ((a, s), (b, t))}
        for tile, crossings in self.village.crossings.items():
            if not self.connected >> tile & 1:
                continue
            pairs = []
            for section, ground, beyond in crossings:
                free = (tile, section) not in built if self.several else not self.links[tile] >> beyond & 1
                if free:
                    pairs.append((section, ground, beyond))
                    self.sites[ground] |= 1 << tile
            if pairs:
                self.open_pairs[tile] = tuple(sorted(pairs))

    # Transport (HA-16)

    def reaches(self, donkeys: int) -> list[int]:
        """What `reach` has found so far for donkeys on the tiles of these bits, by tile; 0 where nobody asked."""
        known = self._reach.get(donkeys)
        if known is None:
            if len(self._reach) >= REMEMBERED:
                self._reach.clear()
                self._herds.clear()
            known = self._reach[donkeys] = [0] * len(TILES)
            self._herds[donkeys] = self._find_herds(donkeys)
        return known

    def _find_herds(self, donkeys: int) -> list[tuple[int, int]]:
        """Groups of linked tiles with donkeys, each with all tiles that it carries goods from and to."""
        herds, links = [], self.links
        while donkeys:
            fresh = herd = donkeys & -donkeys
            carried = 0
            while fresh:
                low = fresh & -fresh
                around = links[low.bit_length() - 1]
                carried |= around
                new = around & donkeys & ~herd
                herd |= new
                fresh = (fresh ^ low) | new
            herds.append((herd, carried))
            donkeys &= ~herd
        return herds

    def reach(self, tile: int, donkeys: int) -> int:
        """The tiles whose goods can be used at a tile, with donkeys on the tiles of these bits.

        As goods go both ways, they are also the tiles where its own goods can be used.
        """
        known = self._reach.get(donkeys) or self.reaches(donkeys)
        found = known[tile]
        if not found:
            around = self.links[tile]
            found = 1 << tile | around
            for herd, carried in self._herds[donkeys]:
                if herd & around:
                    found |= carried
            known[tile] = found
        return found

    # For the final scoring

    def distance(self, tile: int) -> int:
        """The tiles of the shortest road chain to the church, both ends counted; 0 without one (HA-37)."""
        found = ring = 1 << tile
        count = 1
        while ring:
            if found >> CHURCH & 1:
                return count
            ring = self._around(ring) & ~found
            found |= ring
            count += 1
        return 0

    def _around(self, tiles: int) -> int:
        around = 0
        for tile in listed(tiles):
            around |= self.links[tile]
        return around

    def longest(self, seat: int) -> int:
        """How many tiles the longest chain of printed links and own roads has, with at least one own road (HA-39)."""
        known = self._longest.get(seat)
        if known is None:
            own = [(a, b) for owner, a, _, b, _, _ in self.roads if owner == seat]
            known = self._longest[seat] = longest_chain(self.village.printed, own)
        return known


def longest_chain(printed: tuple[int, ...], own: list[tuple[int, int]]) -> int:
    """The most tiles that a chain visits, each once, never the church, over at least one own road."""
    church = 1 << CHURCH
    links = [0 if tile == CHURCH else mask & ~church for tile, mask in enumerate(printed)]
    own_links = [0] * len(links)
    for a, b in own:
        if CHURCH in (a, b):
            continue
        own_links[a] |= 1 << b
        own_links[b] |= 1 << a
    if not any(own_links):
        return 0
    every = [one | other for one, other in zip(links, own_links, strict=True)]
    best = 0
    for tile in range(len(links)):
        if every[tile]:
            best = _extended(tile, 1 << tile, 1, False, every, own_links, best)
    return best


def _extended(tile: int, visited: int, count: int, has_own: bool, links: list[int], own: list[int], best: int) -> int:
    """The best chain that begins like this one, or ``best`` if none is longer."""
    if has_own and count > best:
        best = count
    ahead = links[tile] & ~visited
    if not ahead or count + _within(tile, visited, links) <= best:
        return best
    while ahead:
        low = ahead & -ahead
        ahead ^= low
        by_own = has_own or bool(own[tile] & low)
        best = _extended(low.bit_length() - 1, visited | low, count + 1, by_own, links, own, best)
    return best


def _within(tile: int, visited: int, links: list[int]) -> int:
    """How many more tiles can be reached at all: no chain gets longer than that."""
    found = fresh = links[tile] & ~visited
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        new = links[low.bit_length() - 1] & ~visited & ~found
        found |= new
        fresh |= new
    return found.bit_count()
