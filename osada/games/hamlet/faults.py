"""What the rules cannot do with a component set that has the right form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from osada.core.components import STANDARD, ComponentSet, checksum
from osada.core.dealer import Dealer
from osada.games.hamlet.costs import read_cost
from osada.games.hamlet.geometry import directions, triangles
from osada.games.hamlet.layouts import ATTEMPTS, FIRST_TILES, random_layout
from osada.games.hamlet.pieces import MOST_BLUEPRINT_SECTIONS, MOST_SECTIONS, REFINED, REFINERIES, TILES
from osada.games.hamlet.printed import pieces_of
from osada.games.hamlet.village import Village, placement_at

MOST_NUMBER = 50


def faults(contents: Mapping[str, Any]) -> Iterator[str]:
    """All faults of the pieces; of the layouts only when the pieces have none."""
    found = [*_shapes(contents), *_numbers(contents, ""), *_tiles(contents), *_orders(contents)]
    yield from found or _layouts(contents)


def _shapes(contents: Mapping[str, Any]) -> Iterator[str]:
    for name, outline in contents["shapes"].items():
        whole = all(isinstance(corner, list) and len(corner) == 2 for corner in outline)
        if not whole or len({tuple(corner) for corner in outline}) != len(outline):
            yield f"shapes.{name}: expected different corners [i, j]"
            continue
        try:
            directions(outline)
        except ValueError as error:
            yield f"shapes.{name}: {error}"
            continue
        twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True))
        if twice <= 0 or len(set(triangles(outline))) != twice:
            yield f"shapes.{name}: expected an outline that goes counter-clockwise and never crosses itself"


def _numbers(contents: Mapping[str, Any], where: str) -> Iterator[str]:
    """Points, gold, prices and spaces that are negative or too high."""
    for key, value in contents.items():
        inside = f"{where}.{key}" if where else key
        if isinstance(value, dict):
            yield from _numbers(value, inside)
        for number in value if key == "villagers" else [value]:
            if isinstance(number, int) and not 0 <= number <= MOST_NUMBER:
                yield f"{inside}: expected 0 to {MOST_NUMBER}, not {number}"
    if where == "" and 0 in [price for side in contents["prices"].values() for price in side.values()]:
        yield "prices: expected at least 1 gold"


def _tiles(contents: Mapping[str, Any]) -> Iterator[str]:
    for name, tile in contents["tiles"].items():
        where = f"tiles.{name}"
        if tile["shape"] not in contents["shapes"]:
            yield f"{where}.shape: expected one of {', '.join(contents['shapes'])}, not {tile['shape']}"
            continue
        outline = contents["shapes"][tile["shape"]]
        most = MOST_SECTIONS if name == "church" else MOST_BLUEPRINT_SECTIONS
        if len(tile["sections"]) != len(outline) or set(tile["sections"]) - set("RFM"):
            yield f"{where}.sections: expected {len(outline)} of R, F and M, not {tile['sections']}"
        elif len(outline) > most:
            yield f"{where}: expected at most {most} sections, not {len(outline)}"
        yield from _bad_cost(f"{where}.cost", tile.get("cost", "1 gold"), mix=False)
        if tile.get("stack", "planks") not in REFINED:
            yield f"{where}.stack: expected one of {', '.join(REFINED)}, not {tile['stack']}"
        most = 2 if name in REFINERIES else 3
        if not 1 <= tile.get("spaces", 1) <= most:
            yield f"{where}.spaces: expected 1 to {most}, not {tile['spaces']}"
    for good in REFINED:
        stack = [name for name, tile in contents["tiles"].items() if tile.get("stack") == good]
        if len(stack) != 4:
            yield f"stack of {good}: expected 4 tiles, not {len(stack)}"


def _orders(contents: Mapping[str, Any]) -> Iterator[str]:
    for name, sale in contents["sales"].items():
        yield from _bad_cost(f"sales.{name}.needs", sale["needs"], mix=False)
    for side, deliveries in contents["deliveries"].items():
        for name, delivery in deliveries.items():
            yield from _bad_cost(f"deliveries.{side}.{name}.needs", delivery["needs"], mix=True)


def _bad_cost(where: str, text: str, mix: bool) -> Iterator[str]:
    try:
        parts = read_cost(text)
    except ValueError as error:
        yield f"{where}: {error}"
        return
    if not mix and any(len(words) > 1 for words, _ in parts):
        yield f"{where}: a mix such as “{text}” is for deliveries only"


def _layouts(contents: Mapping[str, Any]) -> Iterator[str]:
    """Faults of the layouts: the first one has to hold together, and others have to be found (HA-4, HA-4a)."""
    plain = dict(contents)
    pieces = pieces_of(ComponentSet("hamlet", STANDARD, "", plain, {}, checksum(plain)), 2)
    village = Village(pieces)
    for number, given in enumerate(contents["first_layout"], start=1):
        where = f"first_layout[{number}]"
        if len(given) != 4 or given[0] not in TILES or not all(isinstance(part, int) for part in given[1:]):
            yield f"{where}: expected [tile, rotation, i, j], not {given}"
            return
        tile, placement = TILES.index(given[0]), placement_at(given[1] % 6, (given[2], given[3]))
        if village.tiles >> tile & 1 or not village.fits(tile, placement):
            yield f"{where}: {given[0]} does not fit there"
            return
        village = village.with_tile(tile, placement)
    if not all(village.printed[0] >> tile & 1 for tile in FIRST_TILES):
        yield "first_layout: expected a road from each of the five tiles to the church"
    if random_layout(pieces, Dealer(0), ATTEMPTS) is None:
        yield f"no layout with a road from each of the five tiles to the church was found in {ATTEMPTS} attempts"
