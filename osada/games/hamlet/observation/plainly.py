"""The arrays of an observation from a view, plainly: `arrays` is held against it."""

from __future__ import annotations

from typing import Any

from osada.core.observation import relative
from osada.games.hamlet.observation.arrays import LIES, SEAT, TABLE, declared
from osada.games.hamlet.pieces import ROADS, SALES, TILES
from osada.games.hamlet.view import HamletView, Outline


def observed(view: HamletView) -> dict[str, Any]:
    """What a view says, as nested lists."""
    players = view["players"]
    lying = {tile["tile"]: _outline(tile) for tile in view["tiles"]}
    return {
        "tiles": _tiles(view),
        "lies": [lying.get(name, [0] * len(LIES)) for name in TILES],
        "roads": _roads(view),
        "sales": [[int(sale is not None and sale["sale"] == name) for name in SALES] for sale in view["sales"]],
        "seats": [_seat(view, ((view["you"] or 0) + number) % players) for number in range(players)],
        "table": _table(view),
    }


def _outline(tile: Outline) -> list[int]:
    return [tile["rotation"], *tile["at"]]


def _tiles(view: HamletView) -> list[list[int]]:
    viewer, players = view["you"] or 0, view["players"]
    rows = {name: dict.fromkeys(declared(players)[0].entries, 0) for name in TILES}
    _lay(view, rows)
    for tile in view["tiles"]:
        row = rows[tile["tile"]]
        row |= {"village": 1, "connected": int(tile["connected"])}
        if tile["flag"] is not None:
            row[f"flag-{relative(tile['flag'], viewer, players)}"] = 1
        for good in tile["goods"]:
            owner = good["owner"]
            row[good["good"] if owner is None else f"tokens-{relative(owner, viewer, players)}"] += 1
    for seat in range(players):
        number = relative(seat, viewer, players)
        for villager in view["villagers"][seat]:
            rows[villager["tile"]][f"{'standing' if villager['standing'] else 'lying'}-{number}"] += 1
        for name, count in view["donkeys"][seat].items():
            rows[name][f"donkeys-{number}"] = count
        for name in view["seats"][seat]["hand"]:
            rows[name][f"hand-{number}"] = 1
    return [list(row.values()) for row in rows.values()]


def _lay(view: HamletView, rows: dict[str, dict[str, int]]) -> None:
    """Note what belongs to nobody: fresh donkeys, the row, the bag, what is half done."""
    for name, count in view["fresh"].items():
        rows[name]["fresh"] = count
    for plan in view["row"]:
        rows[plan["tile"]] |= {"row": plan["price"] + 1, "row-gold": plan["gold"]}
    for name in view["bag"]:
        rows[name]["bag"] = 1
    if doing := view["doing"]:
        for fact, half_done in (("chosen", doing.get("tile")), ("site", doing.get("site"))):
            if isinstance(half_done, str):
                rows[half_done][fact] = 1


def _roads(view: HamletView) -> list[list[int]]:
    viewer, players = view["you"] or 0, view["players"]
    names = declared(players)[2].entries
    rows = []
    for road in view["roads"]:
        one, other = road["between"]
        (i, j), (k, m) = road["edge"]
        row = dict.fromkeys(names, 0) | {"there": 1, "bridge": int(road["kind"] == "bridge")}
        row |= {f"owner-{relative(road['seat'], viewer, players)}": 1}
        row |= {"tile": TILES.index(one), "other-tile": TILES.index(other)}
        row |= {"from-i": i, "from-j": j, "to-i": k, "to-j": m}
        rows.append(list(row.values()))
    return rows + [[0] * len(names) for _ in range(players * ROADS - len(rows))]


def _seat(view: HamletView, seat: int) -> list[int]:
    has = view["seats"][seat]
    row = dict.fromkeys(SEAT, 0)
    row |= {"decides": int(view["seat"] == seat), "starts": int(view["start"] == seat), "sold": has["sales"]}
    row |= {"gold": has["gold"], "points": has["points"], "roads": has["roads"]}
    row |= {"donkeys": has["donkeys"], "villagers": has["villagers"]}
    row |= {f"tokens-{good}": count for good, count in has["tokens"].items()}
    row |= dict.fromkeys(has["milestones"], 1)
    row |= {delivery["delivery"]: 1 for delivery in view["deliveries"] if delivery["by"] == seat}
    return list(row.values())


def _table(view: HamletView) -> list[int]:
    row = dict.fromkeys(TABLE, 0) | {"round": view["round"], "last-round": int(view["last_round"])}
    row |= {f"pile-{level}": count for level, count in enumerate(view["pile"], start=1)}
    doing = view["doing"]
    if doing is None:
        return list(row.values())
    row[f"doing-{doing['phase']}"] = 1
    if doing["phase"] == "pay":
        row |= {f"paying-{doing['for']}": 1, "owed": doing["gold"]}
        for need in doing["need"]:
            for good in need["of"]:
                row[f"needs-{good}"] += need["count"]
        if doing["place"]:
            row |= {f"new-{fact}": value for fact, value in zip(LIES, _outline(doing["place"]), strict=True)}
    else:
        row["left"] = doing.get("left", 0)
    return list(row.values())
