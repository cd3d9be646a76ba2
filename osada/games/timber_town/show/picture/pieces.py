"""The tiles in the river and in the towns, the rafts on them and what connects them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from osada.core.svg import num, use
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.picture.choices import choices, own
from osada.games.timber_town.show.picture.places import Point, River, Town
from osada.games.timber_town.view import Afloat, City, Gaining, Tile, TownView


def cells(view: TownView, town: Town) -> str:
    """The empty cells of the own town, so that each can be pointed at; those that are offered glow."""
    taken, cells, glows = view["cities"][own(view)]["cells"], "", ""
    half = town.step / 2 - 1
    for cell in CELLS:
        x, y = town.centre(cell)
        if f"cell-{cell}" in view["offers"]:
            glows += use(f"{town.size}-cell", x, y, data_place=f"cell-{cell}")
        elif cell not in taken:
            square = f"M{num(x - half)} {num(y - half)}h{num(2 * half)}v{num(2 * half)}h{num(-2 * half)}z"
            cells += f'<path d="{square}" data-place="cell-{cell}"/>'
    return f'<g fill="#FFF" fill-opacity="0">{cells}</g>{glows}'


def river(view: TownView) -> Iterator[tuple[int, int, Afloat]]:
    """The tiles in the river, each with its board and its slot from 0; the tile in hand has left it."""
    held = view["gaining"]["tile"]["key"] if view["gaining"] else None
    for board, slots in enumerate(view["river"]):
        for slot, tile in enumerate(slots):
            if tile is not None and tile["key"] != held:
                yield board, slot, tile


def pieces(view: TownView, stream: River, towns: Mapping[int, Town], hand: Point | None) -> str:
    """All tiles and the rafts on them: the pieces that travel. Without a place for the tile in hand it stays where it
    was in the river until its cell is chosen."""
    parts, rafts = [], []
    for board, slot, tile in river(view):
        x, y = stream.centre(board, slot)
        more = named(tile, f"tile-{board + 1}.{slot + 1}") if view["gaining"] else {}
        if tile["raft"]:
            owner, figure = tile["raft"]["owner"], tile["raft"]["figure"]
            across, down = stream.raft_at
            rafts.append(use(f"{stream.raft}{owner}-{figure}", x + across, y + down, data_key=f"r{tile['key']}"))
            if view["you"] == 1 - owner:
                more["opacity"] = ".6"
        parts.append(piece(tile, stream.size, x, y, more))
    for seat, town in towns.items():
        for cell, placed in view["cities"][seat]["cells"].items():
            more = named(placed, f"cell-{cell}" if seat == own(view) else f"town-{seat}-{cell}")
            parts.append(piece(placed, town.size, *town.centre(cell), more))
    paper, gaining = "", view["gaining"]
    if gaining:
        town = towns[own(view)]
        parts.append(_in_hand(view, gaining, stream, town, hand))
        if gaining["cell"]:
            paper = use(f"{town.size}-ghost", *town.centre(gaining["cell"]))
    return f'{paper}<g class="pieces">{"".join(parts)}{"".join(rafts)}</g>'


def own_marks(view: TownView, town: Town) -> str:
    """The tiles of the own town under the name that events have for them; nobody can point at these."""
    seat, half = own(view), town.step / 2 - 2
    size = num(2 * half)
    marks = "".join(
        f'<path d="M{num(x - half)} {num(y - half)}h{size}v{size}h-{size}z" data-place="town-{seat}-{cell}"/>'
        for cell in view["cities"][seat]["cells"]
        for x, y in (town.centre(cell),)
    )
    return f'<g fill="none" pointer-events="none">{marks}</g>' if marks else ""


def named(tile: Tile, place: str = "") -> dict[str, object]:
    """What a piece needs so that it can be pointed at, if it has a place, and explained."""
    about: dict[str, object] = {"data_about": art.drawing(tile["color"], tile["figure"])}
    return {"data_place": place, **about} if place else about


def piece(tile: Tile, size: str, x: float, y: float, more: dict[str, object] | None = None) -> str:
    """A tile that travels, known by its key."""
    symbol = art.tile(size, tile["color"], tile["figure"], tile["ends"])
    return use(symbol, x, y, data_key=tile["key"], **(more or {}))


def _in_hand(view: TownView, gaining: Gaining, stream: River, town: Town, hand: Point | None) -> str:
    """The tile being gained: in its cell once that is known, before that in hand or still in the river."""
    tile = gaining["tile"]
    if gaining["cell"] is not None:
        ends = gaining["ends"] or next((fit["ends"] for _, _, fit in choices(view)), tile["ends"])
        return piece({**tile, "ends": ends}, town.size, *town.centre(gaining["cell"]), {"opacity": ".7"})
    if hand is not None:
        return piece(tile, town.size, *hand)
    at = stream.centre(gaining["board"] - 1, gaining["slot"] - 1)
    return piece(tile, stream.size, *at, named(tile, f"tile-{gaining['board']}.{gaining['slot']}"))


def joints(city: City, seat: int, town: Town) -> str:
    """What connects tiles: planks where two ends meet, figures where they were put; and beavers that get across."""
    bridges = {bridge["side"]: bridge["figure"] for bridge in city["bridges"]}
    planked = [side for side in city["joined"] if side not in bridges]
    figures = "".join(
        use(f"{town.joint}{seat}-{figure}", *town.side(side), data_about=figure) for side, figure in bridges.items()
    )
    out = 0.36 * (town.step - 2)
    routes = ""
    for cell in city["routes"]:
        x, y = town.centre(cell)
        routes += use(f"{town.planks}across", x + out, y - out)
    return _planks(planked, town) + figures + routes


def _planks(sides: list[str], town: Town) -> str:
    if town.planked:
        return "".join(
            use(f"{town.planks}{'east' if side[0] == side[3] else 'south'}", *town.side(side)) for side in sides
        )
    squares = "".join("M{} {}h0".format(*map(num, town.side(side))) for side in sides)
    return (
        f'<g fill="none" stroke-linecap="square"><path d="{squares}" stroke="#7A5428" stroke-width="11"/>'
        f'<path d="{squares}" stroke="#D3A971" stroke-width="9"/></g>'
    )
