"""The table as a picture, from a seat's view alone: the river between two towns, one's own below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from osada.core.game import AnyView as View
from osada.core.svg import SEAT_COLOURS, Picture, Sheet, num, text, use
from osada.core.text import Text
from osada.games.timber_town import art, art_land, picture_banks, picture_cards
from osada.games.timber_town.actions import SPACE
from osada.games.timber_town.art import put
from osada.games.timber_town.art_land import BOARD_LEFT, BOARD_SIZE, BOARD_STEP, BOARD_TOP, HEIGHT, WIDTH
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.picture_choices import choices, own, pills
from osada.games.timber_town.picture_places import (
    OWN_LEFT,
    OWN_STEP,
    OWN_TOP,
    PANEL,
    RIVAL_LEFT,
    RIVAL_STEP,
    RIVAL_TOP,
    centre,
    side_centre,
    slot_centre,
)

GAINED = ("take", "claim", "dam")


def picture(view: View, say: Text) -> Picture:
    sheets = {"board": Sheet(WIDTH, HEIGHT, partial(_still, say), _live(view, say))}
    sheets |= picture_cards.sheets(view, say)
    return Picture(_symbols(), sheets, say("game-title"), ("seat-0", "seat-1", "side"))


@cache
def _symbols() -> str:
    return art.symbols() + art_land.symbols() + f'<g id="columns">{_columns()}</g>'


# What is always there


def _still(say: Text) -> str:
    boards = "".join(_river_board(number) for number in range(4))
    towns = _town(OWN_LEFT, OWN_TOP, OWN_STEP, 12, True) + _town(RIVAL_LEFT, RIVAL_TOP, RIVAL_STEP, 8, False)
    return (
        f'{art_land.land()}<rect x="{num(art_land.FALL)}" y="{num(BOARD_TOP)}" width="{num(WIDTH - art_land.FALL)}" '
        f'height="{num(BOARD_SIZE)}" fill="#FFF" fill-opacity="0" data-about="waterfall"/>{_pier()}{boards}{towns}'
        + picture_banks.still(say)
    )


def _pier() -> str:
    """Where the stacks stand."""
    planks = "".join(f"M14 {y}H120" for y in range(306, 462, 20))
    backs = "".join(put("back", 50, 318 + 55 * pile, 48) for pile in range(3))
    return (
        '<g data-about="stack"><rect x="14" y="290" width="106" height="176" rx="6" fill="#6B4A2C"/>'
        '<rect x="14" y="286" width="106" height="176" rx="6" fill="#B98A55" stroke="#6B4A2C" stroke-width="2"/>'
        f'<path d="{planks}" stroke="#8F6539" stroke-width="1.600"/>{backs}</g>'
    )


def _river_board(number: int) -> str:
    x = BOARD_LEFT + number * BOARD_STEP
    slots = "".join(
        f"M{num(cx - 38)} {num(cy - 38)}h76v76h-76z" for cx, cy in (slot_centre(number, slot) for slot in range(3))
    )
    labels = "".join(
        text(cx, cy + 6, f"{number + 1}.{slot + 1}", 17, "sans bold", "middle")
        for slot, (cx, cy) in enumerate(slot_centre(number, slot) for slot in range(3))
    )
    where = f'x="{num(x)}" y="{num(BOARD_TOP)}" width="{num(BOARD_SIZE)}" height="{num(BOARD_SIZE)}" rx="14"'
    return (
        f'<rect {where} fill="#3F7799" opacity=".35" transform="translate(0 4)"/><rect {where} fill="#BFE0F1" fill-opacity=".75" '
        f'stroke="#EAF6FC" stroke-width="3"/><path d="{slots}" fill="none" stroke="#6FA8C9" stroke-width="2" stroke-dasharray="7 6" '
        f'stroke-linejoin="round"/><g fill="#6FA8C9">{labels}</g>{_badge(x + 51, BOARD_TOP + 37, 27, number + 1)}'
        f'<circle cx="{num(x + 51)}" cy="{num(BOARD_TOP + 77)}" r="15" fill="#FFF" fill-opacity="0" data-about="symbol"/>'
    )


def _badge(x: float, y: float, size: float, number: int) -> str:
    """The number of a column, on wood."""
    half = size * 0.72
    return (
        f'<g data-about="column"><rect x="{num(x - half)}" y="{num(y - half)}" width="{num(2 * half)}" height="{num(2 * half)}" '
        f'rx="{num(size / 4)}" fill="#EBCB96" stroke="#6B4A2C" stroke-width="2"/>'
        f"{text(x, y + size * 0.36, number, size, 'serif dark', 'middle')}</g>"
    )


@cache
def _columns() -> str:
    """The numbers of the columns at both towns, on the rims towards the river."""
    own_rim, rival_rim = OWN_TOP - 17, RIVAL_TOP + 4 * RIVAL_STEP + 10
    return "".join(
        _badge(OWN_LEFT + OWN_STEP * (column + 0.5), own_rim, 17, column + 1)
        + _badge(RIVAL_LEFT + RIVAL_STEP * (column + 0.5), rival_rim, 11.5, column + 1)
        for column in range(4)
    )


def _town(left: float, top: float, step: float, rim: float, own_town: bool) -> str:
    """A city board: sixteen cells in a wooden frame."""
    size = 4 * step + 2 * rim
    where = f'x="{num(left - rim)}" width="{num(size)}" height="{num(size)}" rx="{num(rim)}"'
    cells = labels = ""
    for cell in CELLS:
        x, y = centre(cell, own_town)
        half = step / 2 - 3
        cells += f"M{num(x - half)} {num(y - half)}h{num(2 * half)}v{num(2 * half)}h{num(-2 * half)}z"
        if own_town:
            labels += text(x, y + 6, cell, 17, "sans bold", "middle")
    return (
        f'<rect {where} y="{num(top - rim + 4)}" fill="#4A3018"/><rect {where} y="{num(top - rim)}" fill="#8A6339"/>'
        f'<path d="{cells}" fill="#B18E62" stroke="#7C5930" stroke-width="2" stroke-linejoin="round"/>'
        f'<g fill="#7C5930" opacity=".75">{labels}</g>'
    )


# What changes


def _live(view: View, say: Text) -> str:
    seat = own(view)
    return (
        _rims(seat)
        + _column_badges(view)
        + _stacks(view)
        + _symbols_of_boards(view)
        + picture_banks.live(view, say)
        + _cells(view)
        + _pieces(view)
        + _just_played(view)
        + _joints(view["cities"][1 - seat], 1 - seat, False)
        + _joints(view["cities"][seat], seat, True)
        + _choices(view)
        + _previews(view)
    )


def _rims(seat: int) -> str:
    """The colour of its seat around each town."""
    rims = ""
    for left, top, step, rim, owner in (
        (OWN_LEFT, OWN_TOP, OWN_STEP, 12.0, seat),
        (RIVAL_LEFT, RIVAL_TOP, RIVAL_STEP, 8.0, 1 - seat),
    ):
        size = num(4 * step + 2 * rim - 3)
        rims += (
            f'<rect x="{num(left - rim + 1.5)}" y="{num(top - rim + 1.5)}" width="{size}" height="{size}" rx="{num(rim)}" fill="none" '
            f'stroke="{SEAT_COLOURS[owner][0]}" stroke-width="{4.5 if owner == seat else 3.5}"/>'
        )
    return rims


def _column_badges(view: View) -> str:
    """The numbers of the columns; those where the tile in hand may go are gold."""
    gaining, gold = view["gaining"], ""
    for column in range(4) if gaining else ():
        if gaining["crane"] or gaining["board"] == column + 1:
            where = f'x="{num(OWN_LEFT + OWN_STEP * column + 26)}" y="{num(OWN_TOP - 38)}"'
            gold += f'<rect {where} width="42" height="42" rx="10" fill="#F2B632" opacity=".9"/>'
    return gold + '<use href="#columns"/>'


def _stacks(view: View) -> str:
    """How many tiles are face down; the stacks are still, so the pier covers them when they are gone."""
    gone = '<rect x="22" y="292" width="56" height="164" fill="#B98A55"/>' if view["stack"] == 0 else ""
    return gone + text(97, 381, view["stack"], 21, "sans bold dark", "middle")


def _symbols_of_boards(view: View) -> str:
    return "".join(
        use(f"q{symbol}", BOARD_LEFT + board * BOARD_STEP + 51, BOARD_TOP + 77)
        for board, symbol in enumerate(view["symbols"])
    )


# Tiles


def _cells(view: View) -> str:
    """The empty cells of the own town, so that each can be pointed at; those that are offered glow."""
    taken, cells, glows = view["cities"][own(view)]["cells"], "", ""
    for cell in CELLS:
        x, y = centre(cell, True)
        if f"cell-{cell}" in view["offers"]:
            glows += use("o-cell", x, y, data_place=f"cell-{cell}")
        elif cell not in taken:
            cells += f'<path d="M{num(x - 46)} {num(y - 46)}h92v92h-92z" data-place="cell-{cell}"/>'
    return f'<g fill="#FFF" fill-opacity="0">{cells}</g>{glows}'


def _river(view: View) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """The tiles in the river, each with its board and its slot from 0; the tile in hand has left it."""
    held = view["gaining"]["tile"]["key"] if view["gaining"] else None
    for board, slots in enumerate(view["river"]):
        for slot, tile in enumerate(slots):
            if tile is not None and tile["key"] != held:
                yield board, slot, tile


def _pieces(view: View) -> str:
    """All tiles and the rafts on them: they travel."""
    parts, rafts = [], []
    for board, slot, tile in _river(view):
        x, y = slot_centre(board, slot)
        more = _named(tile, f"tile-{board + 1}.{slot + 1}") if view["gaining"] else {}
        if tile["raft"]:
            owner, figure = tile["raft"]["owner"], tile["raft"]["figure"]
            rafts.append(use(f"r{owner}-{figure}", x + 22, y + 20, data_key=f"r{tile['key']}"))
            if view["you"] == 1 - owner:
                more["opacity"] = ".6"
        parts.append(_piece(tile, "s", x, y, more))
    for seat, city in enumerate(view["cities"]):
        own_town = seat == own(view)
        for cell, tile in city["cells"].items():
            named = _named(tile, f"cell-{cell}") if own_town else None
            parts.append(_piece(tile, "o" if own_town else "r", *centre(cell, own_town), named))
    paper = ""
    if view["gaining"]:
        parts.append(_in_hand(view))
        if view["gaining"]["cell"]:
            paper = use("o-ghost", *centre(view["gaining"]["cell"], True))
    return f'{paper}<g class="pieces">{"".join(parts)}{"".join(rafts)}</g>'


def _named(tile: dict[str, Any], place: str) -> dict[str, object]:
    """What a piece needs so that it can be pointed at and explained."""
    return {"data_place": place, "data_about": art.drawing(tile["color"], tile["figure"])}


def _piece(tile: dict[str, Any], size: str, x: float, y: float, more: dict[str, object] | None = None) -> str:
    symbol = art.tile(size, tile["color"], tile["figure"], tile["ends"])
    return use(symbol, x, y, data_key=tile["key"], **(more or {}))


def _in_hand(view: View) -> str:
    """The tile being gained: in its cell once that is known, before that beside the town."""
    gaining, tile = view["gaining"], view["gaining"]["tile"]
    if gaining["cell"] is None:
        return _piece(tile, "o", PANEL[0] + 66, PANEL[1] + 66)
    ends = gaining["ends"] or next((fit["ends"] for _, _, fit in choices(view)), tile["ends"])
    return _piece(tile | {"ends": ends}, "o", *centre(gaining["cell"], True), {"opacity": ".7"})


def _joints(city: dict[str, Any], seat: int, own_town: bool) -> str:
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


# What was just played, what can be chosen


def _just_played(view: View) -> str:
    """A ring around tiles that have just been placed, rafts put down and figures dismantled."""
    rings, rafted = [], []
    for seen in view.get("recent", ()):
        own_town = seen["seat"] == own(view)
        if seen["event"] in GAINED:
            rings.append(use("o-last" if own_town else "r-last", *centre(seen["cell"], own_town)))
        elif seen["event"] == "dismantle":
            rings.append(_ring(*side_centre(seen["side"], own_town), 21 if own_town else 14))
        elif seen["event"] in ("raft", "raft-two"):
            rafted.append([int(number) - 1 for number in seen["slot"].split(".")])
        elif seen["event"] == "round":
            rafted = [[board + 1, slot] for board, slot in rafted]
    for board, slot in rafted:
        tile = view["river"][board][slot] if board < 4 else None
        if tile and tile["raft"]:
            x, y = slot_centre(board, slot)
            rings.append(_ring(x + 22, y + 20, 24))
    return "".join(rings)


def _ring(x: float, y: float, radius: float) -> str:
    where = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none"'
    return f'<circle {where} stroke="#3A2F28" stroke-width="5" opacity=".55"/><circle {where} stroke="#FFF" stroke-width="3"/>'


def _choices(view: View) -> str:
    """What can be chosen of the river and of the sides in the own town. It lies above the pieces, which move: so it is
    known at once where a choice is."""
    parts = []
    for board, slot, tile in () if view["gaining"] else _river(view):
        place = f"tile-{board + 1}.{slot + 1}"
        verbs = {SPACE.notation(action).split()[0] for action in view["offers"].get(place, ())}
        mark = "s-glow" if verbs.intersection(GAINED) else "s-pale" if verbs else "s-none"
        x, y = slot_centre(board, slot)
        parts.append(use(mark, x, y, **_named(tile, place)))
    for place in view["offers"]:
        if place.startswith("side-"):
            symbol = "o-spot" if view["gaining"] else "o-dot"
            parts.append(use(symbol, *side_centre(place.removeprefix("side-"), True), data_place=place))
    return "".join(parts)


def _previews(view: View) -> str:
    """How the tile in hand would lie, and what that would bring."""
    if not view["gaining"]:
        return ""
    tile, ghosts, brings = view["gaining"]["tile"], "", []
    for place, cell, fit in choices(view):
        x, y = centre(cell, True)
        symbol = art.tile("o", tile["color"], tile["figure"], fit["ends"])
        if fit["missing"]:
            needs = "".join(use("need", *side_centre(side, True)) for side in fit["missing"])
            ghosts += f'<g class="preview" data-for="{place}">{use(symbol, x, y)}{needs}</g>'
        else:
            ghosts += use(symbol, x, y, **{"class": "preview"}, data_for=place)
        if place.startswith("cell-"):
            brings.append((x, y + 33, fit["brings"]["total"]))
    return ghosts + pills(brings)


def abouts(say: Text) -> dict[str, str]:
    """What hovering over a piece explains."""
    return picture_cards.abouts(say)
