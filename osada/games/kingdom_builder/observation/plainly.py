"""The arrays of an observation from a view, plainly: `arrays` is held against it."""

from __future__ import annotations

from typing import Any

from osada.core.observation import relative
from osada.games.kingdom_builder.board import LETTERS, TERRAINS
from osada.games.kingdom_builder.hexes import COLUMNS, HEXES
from osada.games.kingdom_builder.observation.arrays import SEAT, TABLE, declared
from osada.games.kingdom_builder.view import KingdomView


def observed(view: KingdomView) -> dict[str, Any]:
    """What a view says, as nested lists."""
    return {"board": _board(view), "seats": _seats(view), "table": _table(view)}


def _board(view: KingdomView) -> list[list[list[int]]]:
    viewer, players = view["you"] or 0, view["players"]
    planes = {name: [0] * HEXES for name in declared(players)[0].entries}
    for number, letter in enumerate(view["letters"]):
        if LETTERS[letter] != "location":
            planes[LETTERS[letter]][number] = 1
    for location in view["locations"]:
        planes[location["location"]][location["hex"]] = 1
        planes["tokens"][location["hex"]] = location["tokens"]
    for seat, settlements in enumerate(view["settlements"]):
        for number in settlements:
            planes[f"settlements-{relative(seat, viewer, players)}"][number] = 1
    if view["lifted"] is not None:
        planes["lifted"][view["lifted"]] = 1
    return [[plane[at : at + COLUMNS] for at in range(0, HEXES, COLUMNS)] for plane in planes.values()]


def _seats(view: KingdomView) -> list[list[int]]:
    viewer, players = view["you"] or 0, view["players"]
    rows = []
    for number in range(players):
        seat = (viewer + number) % players
        row = dict.fromkeys(SEAT, 0)
        row["decides"] = int(seat == view["seat"])
        row["starts"] = int(seat == view["start"])
        row["supply"] = view["supply"][seat]
        if view["hands"][seat]:
            row[f"card-{view['hands'][seat]}"] = 1
        for token in view["tokens"][seat]:
            row[f"token-{token['location']}"] += 1
            row[f"ready-{token['location']}"] += token["ready"]
        rows.append(list(row.values()))
    return rows


def _table(view: KingdomView) -> list[int]:
    row = dict.fromkeys(TABLE, 0)
    row |= {"round": view["round"], "last-round": int(view["last_round"]), "pile": view["pile"], "left": view["left"]}
    for terrain in TERRAINS:
        row[f"discarded-{terrain}"] = view["discards"][terrain]
        row[f"removed-{terrain}"] = view["removed"][terrain]
    for card in view["cards"]:
        row[card] = 1
    if view["token"]:
        row[f"chosen-{view['token']}"] = 1
    row["may-end"] = int(view["asked"] is not None and view["asked"]["kind"] in ("end", "end-or-token"))
    return list(row.values())
