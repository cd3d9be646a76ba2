"""What the rules cannot do with a component set that has the right form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from osada.core.components import STANDARD, ComponentSet, Fault, checksum, not_among, out_of_range
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
            yield Fault.made(f"shapes.{name}: expected different corners [i, j]", "corners", where=f"shapes.{name}")
            continue
        try:
            directions(outline)
        except ValueError as error:
            yield Fault.made(f"shapes.{name}: {error}", "outline", where=f"shapes.{name}")
            continue
        twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True))
        if twice <= 0 or len(set(triangles(outline))) != twice:
            said = f"shapes.{name}: expected an outline that goes counter-clockwise and never crosses itself"
            yield Fault.made(said, "outline", where=f"shapes.{name}")


def _numbers(contents: Mapping[str, Any], where: str) -> Iterator[str]:
    """Points, gold, prices and spaces that are negative or too high."""
    for key, value in contents.items():
        inside = f"{where}.{key}" if where else key
        if isinstance(value, dict):
            yield from _numbers(value, inside)
        for number in value if key == "villagers" else [value]:
            if isinstance(number, int) and not 0 <= number <= MOST_NUMBER:
                yield out_of_range(inside, 0, MOST_NUMBER, number)
    if where == "" and 0 in [price for side in contents["prices"].values() for price in side.values()]:
        yield Fault.made("prices: expected at least 1 gold", "price", where="prices")


def _tiles(contents: Mapping[str, Any]) -> Iterator[str]:
    for name, tile in contents["tiles"].items():
        where = f"tiles.{name}"
        if tile["shape"] not in contents["shapes"]:
            yield not_among(f"{where}.shape", contents["shapes"], tile["shape"])
            continue
        outline = contents["shapes"][tile["shape"]]
        most = MOST_SECTIONS if name == "church" else MOST_BLUEPRINT_SECTIONS
        if len(tile["sections"]) != len(outline) or set(tile["sections"]) - set("RFM"):
            said = f"{where}.sections: expected {len(outline)} of R, F and M, not {tile['sections']}"
            facts = {"count": len(outline), "given": tile["sections"]}
            yield Fault.made(said, "sections", where=f"{where}.sections", **facts)
        elif len(outline) > most:
            said = f"{where}: expected at most {most} sections, not {len(outline)}"
            yield Fault.made(said, "most-sections", where=where, most=most, count=len(outline))
        yield from _bad_cost(f"{where}.cost", tile.get("cost", "1 gold"), mix=False)
        if tile.get("stack", "planks") not in REFINED:
            yield not_among(f"{where}.stack", REFINED, tile["stack"])
        most = 2 if name in REFINERIES else 3
        if not 1 <= tile.get("spaces", 1) <= most:
            yield out_of_range(f"{where}.spaces", 1, most, tile["spaces"])
    for good in REFINED:
        stack = [name for name, tile in contents["tiles"].items() if tile.get("stack") == good]
        if len(stack) != 4:
            said = f"stack of {good}: expected 4 tiles, not {len(stack)}"
            yield Fault.made(said, "stack", where="tiles", good=good, wanted=4, count=len(stack))


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
        yield Fault.made(f"{where}: {error}", "cost", where=where, given=text)
        return
    if not mix and any(len(words) > 1 for words, _ in parts):
        yield Fault.made(f"{where}: a mix such as “{text}” is for deliveries only", "mix", where=where, given=text)


def _layouts(contents: Mapping[str, Any]) -> Iterator[str]:
    """Faults of the layouts: the first one has to hold together, and others have to be found (HA-4, HA-4a)."""
    plain = dict(contents)
    pieces = pieces_of(ComponentSet("hamlet", STANDARD, "", plain, {}, checksum(plain)), 2)
    village = Village(pieces)
    for number, given in enumerate(contents["first_layout"], start=1):
        where = f"first_layout[{number}]"
        if len(given) != 4 or given[0] not in TILES or not all(isinstance(part, int) for part in given[1:]):
            said = f"{where}: expected [tile, rotation, i, j], not {given}"
            yield Fault.made(said, "layout-form", where=where)
            return
        tile, placement = TILES.index(given[0]), placement_at(given[1] % 6, (given[2], given[3]))
        if village.tiles >> tile & 1 or not village.fits(tile, placement):
            yield Fault.made(f"{where}: {given[0]} does not fit there", "layout-fits", where=where, tile=given[0])
            return
        village = village.with_tile(tile, placement)
    if not all(village.printed[0] >> tile & 1 for tile in FIRST_TILES):
        said = "first_layout: expected a road from each of the five tiles to the church"
        yield Fault.made(said, "layout-roads", where="first_layout")
    if random_layout(pieces, Dealer(0), ATTEMPTS) is None:
        said = f"no layout with a road from each of the five tiles to the church was found in {ATTEMPTS} attempts"
        yield Fault.made(said, "no-layout", count=ATTEMPTS)
