"""Places as people call them: by the names of tiles, never by the numbers of the notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.game import Button, Seen
from osada.core.text import Text
from osada.games.timber_town.actions import (
    CLAIM,
    DAM_TAKE,
    END,
    GAINING,
    PASS,
    PLACE,
    PUT_RAFT,
    SPACE,
    TAKE,
    place,
)
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.pieces import color_of
from osada.games.timber_town.show.picture.abouts import capitalised
from osada.games.timber_town.show.picture.choices import own
from osada.games.timber_town.show.sources import counts
from osada.games.timber_town.view import Tile, TownView

ON_THE_RIVER = (*GAINING, "raft", "raft-two")


def place_name(view: TownView, name: str, say: Text) -> str:
    """A tile by what it is and its river board, a cell by its tile, a way to turn by where the boardwalk leads."""
    kind, _, rest = name.partition("-")
    if kind == "tile":
        return _afloat(view, rest, say)
    if kind == "cell":
        return _in_town(view, own(view), rest, say)
    if kind == "town":
        seat, _, cell = rest.partition("-")
        return _in_town(view, int(seat), cell, say)
    if kind == "side":
        there = view["cities"][own(view)]["cells"]
        tiles = [say(f"color-{there[cell]['color']}") for cell in rest.split("-") if cell in there]
        return f"{dashed(rest)} ({', '.join(tiles)})" if tiles else dashed(rest)
    if kind == "turn":
        ends = next((fit["ends"] for fits in view["fits"].values() for fit in fits if str(fit["turn"]) == rest), "")
        return say("place-turn", ends=", ".join(say(f"end-{end}") for end in ends))
    return capitalised(say(f"figure-{name}")) if name == "crane" else say("do-end")


def dashed(side: str) -> str:
    """The side between two cells with a real dash."""
    return side.replace("-", "–")


def _afloat(view: TownView, slot: str, say: Text) -> str:
    board, number = (int(part) - 1 for part in slot.split("."))
    tile = view["river"][board][number]
    if tile is None:
        return say("place-board", board=board + 1)
    alike = [other for other in view["river"][board] if other and other["color"] == tile["color"]]
    plain = all(other["kind"] == tile["kind"] for other in alike)
    return say("place-tile", tile=tile_name(tile, say, plain), board=board + 1)


def tile_name(tile: Tile, say: Text, plain: bool = True) -> str:
    """What a tile is called; its boardwalk only where that tells it from others."""
    return say(f"color-{tile['color']}" if plain and tile["color"] != "red" else f"tile-{tile['kind']}")


def _in_town(view: TownView, seat: int, cell: str, say: Text) -> str:
    there = view["cities"][seat]["cells"].get(cell)
    return say("place-on", tile=tile_name(there, say), cell=cell) if there else say("place-cell", cell=cell)


def label(view: TownView, action: int, say: Text) -> str:
    """An action as its button says it on a page."""
    verb, _, what = SPACE.notation(action).partition(" ")
    name = place_name(view, place(action), say)
    if verb in ON_THE_RIVER:
        return say(f"button-{verb}", what=name)
    if verb == "turn":
        return capitalised(name)
    figure, _, side = what.partition(" ")
    return say(f"do-{verb}", what=dashed(side) or what, figure=figure)


def told(seen: Seen, say: Text) -> dict[str, Any]:
    """What happened as a page tells it: river boards instead of slots, real dashes."""
    shown = dict(seen)
    if "slot" in shown:
        shown["board"] = int(shown["slot"].partition(".")[0])
    if "side" in shown:
        shown["side"] = dashed(shown["side"])
    return shown


def refused(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a refusal as a page tells them."""
    shown = dict(facts)
    if isinstance(shown.get("side"), str):
        shown["side"] = dashed(shown["side"])
    if isinstance(shown.get("slot"), str):
        shown["board"] = int(shown["slot"].partition(".")[0])
    return shown


def event_places(seen: Seen) -> list[str]:
    """Where something happened: in somebody's town, on the cells that it concerns."""
    seat = seen["seat"]
    if "cell" in seen:
        return [f"town-{seat}-{seen['cell']}"]
    if "side" in seen:
        return [f"town-{seat}-{cell}" for cell in seen["side"].split("-")]
    if seen["event"] == "builder":
        return [f"town-{seat}-{cell}" for cell in CELLS]
    return []


# What the page says besides


def detail(view: TownView, say: Text) -> str:
    """The number that matters: what the best place for the tile in hand brings, or how far the game is."""
    if view["winners"] is not None:
        return ""
    if view["fits"] and view["you"] == view["seat"]:
        best = max(fit["brings"]["total"] for fits in view["fits"].values() for fit in fits)
        return say("detail-best", points=f"+{best}" if best >= 0 else f"−{-best}")
    return say("detail-round", round=view["round"], stack=view["stack"])


def button(view: TownView, action: int, say: Text) -> Button:
    """Passing while a tile could be had is quiet and asks; at the end of a turn a tile that could still be claimed is
    named."""
    offered = {other for actions in view["offers"].values() for other in actions}
    if action == PASS and any(TAKE <= other < CLAIM for other in offered):
        return Button(say("button-note-take"), say("button-ask-pass"))
    if action == PASS and any(PUT_RAFT <= other < PLACE for other in offered):
        return Button(say("button-note-raft"))
    if action in (PASS, END) and any(CLAIM <= other < DAM_TAKE for other in offered):
        return Button(say("button-note-claim"))
    return Button()


def until_end(view: TownView, say: Text) -> str:
    """How many cells of the fuller town are empty, and how many tiles are still face down."""
    filled = max(len(city["cells"]) for city in view["cities"])
    return say("until-end", cells=len(CELLS) - filled, tiles=view["stack"])


def sources(view: TownView, line: str, seat: int) -> list[str]:
    """The places of the own tiles that bring the points of a card; of the other town nothing, it has no places to
    choose."""
    if seat != view["you"] or line not in view["cards"]:
        return []
    city = view["cities"][seat]
    grid = {cell: placed["color"] for cell, placed in city["cells"].items()}
    return [f"cell-{cell}" for cell in grid if grid[cell] == color_of(line) and counts(line, cell, grid, city)]
