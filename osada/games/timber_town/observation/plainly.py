"""The arrays of an observation from a view, plainly: `arrays` is held against it."""

from __future__ import annotations

from typing import Any

from osada.games.timber_town.cells import CELLS, SIDE_NAMES
from osada.games.timber_town.observation.arrays import AFLOAT, PLACED, SEAT, TABLE
from osada.games.timber_town.tiles import FIGURES
from osada.games.timber_town.view import City, Tile, TownView


def observed(view: TownView) -> dict[str, Any]:
    """What a view says, as nested lists."""
    order = (view["you"] or 0, 1 - (view["you"] or 0))
    return {
        "cities": [_cells(view["cities"][seat]) for seat in order],
        "figures": [_bridges(view["cities"][seat]) for seat in order],
        "river": _river(view),
        "seats": [_seat(view, seat) for seat in order],
        "table": _table(view),
    }


def _cells(city: City) -> list[list[int]]:
    rows = []
    for cell in CELLS:
        row = dict.fromkeys(PLACED, 0)
        if tile := city["cells"].get(cell):
            _describe(row, tile)
            row[f"turned-{tile['turn']}"] = 1
        rows.append(list(row.values()))
    return rows


def _bridges(city: City) -> list[list[int]]:
    there = {(bridge["side"], bridge["figure"]) for bridge in city["bridges"]}
    return [[int((side, figure) in there) for figure in FIGURES] for side in SIDE_NAMES]


def _river(view: TownView) -> list[list[int]]:
    rows = []
    for tile in (tile for board in view["river"] for tile in board):
        row = dict.fromkeys(AFLOAT, 0)
        if tile:
            _describe(row, tile)
            if raft := tile["raft"]:
                row["raft-0" if raft["owner"] == view["you"] else "raft-1"] = 1
                row["raft-two"] = int(raft["figure"] == "raft-two")
        rows.append(list(row.values()))
    return rows


def _seat(view: TownView, seat: int) -> list[int]:
    row = dict.fromkeys(SEAT, 0) | view["figures"][seat]
    row["builder"] = int(view["builder"] == seat)
    row["decides"] = int(view["seat"] == seat)
    row["first-of-round"] = int(view["first"] == seat)
    row["starts"] = int(view["start"] == seat)
    return list(row.values())


def _table(view: TownView) -> list[int]:
    row = dict.fromkeys(TABLE, 0)
    row["round"] = view["round"]
    row[f"main-{view['main']}"] = 1
    row |= dict.fromkeys(view["cards"], 1)
    row |= {f"unseen-{kind}": count for kind, count in view["unseen"].items()}
    if gaining := view["gaining"]:
        row["gaining"] = row[f"how-{gaining['how']}"] = 1
        row[f"slot-{gaining['board']}.{gaining['slot']}"] = 1
        row["crane"] = int(gaining["crane"])
        if gaining["cell"] is not None:
            row[f"cell-{gaining['cell']}"] = 1
        if gaining["turn"] is not None:
            row[f"lies-{gaining['turn']}"] = 1
        row |= {f"missing-{side}": 1 for side in gaining["missing"]}
        _describe(row, gaining["tile"], "gained-")
    return list(row.values())


def _describe(row: dict[str, int], tile: Tile, before: str = "") -> None:
    row[f"{before}{tile['color']}"] = 1
    for letter in tile["ends"]:
        row[f"{before}end-{letter}"] = 1
    if tile["figure"]:
        row[f"{before}gives-{tile['figure']}"] = 1
