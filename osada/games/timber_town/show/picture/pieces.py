"""The tiles in the river and in the towns, the rafts on them and what connects them."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.svg import num, use
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.picture.choices import choices, own
from osada.games.timber_town.show.picture.places import PANEL, centre, side_centre, slot_centre
from osada.games.timber_town.view import Afloat, City, Gaining, Tile, TownView


def cells(view: TownView) -> str:
    """The empty cells of the own town, so that each can be pointed at; those that are offered glow."""
    taken, cells, glows = view["cities"][own(view)]["cells"], "", ""
    for cell in CELLS:
        x, y = centre(cell, True)
        if f"cell-{cell}" in view["offers"]:
            glows += use("o-cell", x, y, data_place=f"cell-{cell}")
        elif cell not in taken:
            cells += f'<path d="M{num(x - 46)} {num(y - 46)}h92v92h-92z" data-place="cell-{cell}"/>'
    return f'<g fill="#FFF" fill-opacity="0">{cells}</g>{glows}'


def river(view: TownView) -> Iterator[tuple[int, int, Afloat]]:
    """The tiles in the river, each with its board and its slot from 0; the tile in hand has left it."""
    held = view["gaining"]["tile"]["key"] if view["gaining"] else None
    for board, slots in enumerate(view["river"]):
        for slot, tile in enumerate(slots):
            if tile is not None and tile["key"] != held:
                yield board, slot, tile


def pieces(view: TownView) -> str:
    """All tiles and the rafts on them: the pieces that travel."""
    parts, rafts = [], []
    for board, slot, tile in river(view):
        x, y = slot_centre(board, slot)
        more = named(tile, f"tile-{board + 1}.{slot + 1}") if view["gaining"] else {}
        if tile["raft"]:
            owner, figure = tile["raft"]["owner"], tile["raft"]["figure"]
            rafts.append(use(f"r{owner}-{figure}", x + 22, y + 20, data_key=f"r{tile['key']}"))
            if view["you"] == 1 - owner:
                more["opacity"] = ".6"
        parts.append(_piece(tile, "s", x, y, more))
    for seat, city in enumerate(view["cities"]):
        own_town = seat == own(view)
        for cell, placed in city["cells"].items():
            more = named(placed, f"cell-{cell}") if own_town else {}
            parts.append(_piece(placed, "o" if own_town else "r", *centre(cell, own_town), more))
    paper = ""
    if view["gaining"]:
        parts.append(_in_hand(view, view["gaining"]))
        if view["gaining"]["cell"]:
            paper = use("o-ghost", *centre(view["gaining"]["cell"], True))
    return f'{paper}<g class="pieces">{"".join(parts)}{"".join(rafts)}</g>'


def named(tile: Tile, place: str) -> dict[str, object]:
    """What a piece needs so that it can be pointed at and explained."""
    return {"data_place": place, "data_about": art.drawing(tile["color"], tile["figure"])}


def _piece(tile: Tile, size: str, x: float, y: float, more: dict[str, object] | None = None) -> str:
    symbol = art.tile(size, tile["color"], tile["figure"], tile["ends"])
    return use(symbol, x, y, data_key=tile["key"], **(more or {}))


def _in_hand(view: TownView, gaining: Gaining) -> str:
    """The tile being gained: in its cell once that is known, before that beside the town."""
    tile = gaining["tile"]
    if gaining["cell"] is None:
        return _piece(tile, "o", PANEL[0] + 66, PANEL[1] + 66)
    ends = gaining["ends"] or next((fit["ends"] for _, _, fit in choices(view)), tile["ends"])
    return _piece({**tile, "ends": ends}, "o", *centre(gaining["cell"], True), {"opacity": ".7"})


def joints(city: City, seat: int, own_town: bool) -> str:
    """What connects tiles: planks where two ends meet, figures where they were put; and beavers that get across."""
    bridges = {bridge["side"]: bridge["figure"] for bridge in city["bridges"]}
    planked = [side for side in city["joined"] if side not in bridges]
    figures = "".join(
        use(f"{'j' if own_town else 'k'}{seat}-{figure}", *side_centre(side, own_town), data_about=figure)
        for side, figure in bridges.items()
    )
    out = 0.36 * (art.OWN if own_town else art.RIVAL)
    routes = ""
    for cell in city["routes"]:
        x, y = centre(cell, own_town)
        routes += use("across" if own_town else "r-across", x + out, y - out)
    return _planks(planked, own_town) + figures + routes


def _planks(sides: list[str], own_town: bool) -> str:
    if own_town:
        return "".join(use("east" if side[0] == side[3] else "south", *side_centre(side, True)) for side in sides)
    squares = "".join("M{} {}h0".format(*map(num, side_centre(side, False))) for side in sides)
    return (
        f'<g fill="none" stroke-linecap="square"><path d="{squares}" stroke="#7A5428" stroke-width="11"/>'
        f'<path d="{squares}" stroke="#D3A971" stroke-width="9"/></g>'
    )
