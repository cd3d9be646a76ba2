"""What was just played, what can be chosen, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from osada.core.colours import INK
from osada.core.svg import num, use
from osada.games.timber_town.actions import GAINING, SPACE
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.picture.choices import choices, pills
from osada.games.timber_town.show.picture.pieces import named, river
from osada.games.timber_town.show.picture.places import River, Town
from osada.games.timber_town.view import TownView


def just_played(view: TownView, stream: River, towns: Mapping[int, Town]) -> str:
    """A ring around tiles that have just been placed, rafts put down and figures dismantled."""
    across, down = stream.raft_at
    rafts = [stream.centre(board, slot) for board, slot in just_rafted(view)]
    return rings(view, towns) + "".join(_ring(x + across, y + down, stream.raft_radius) for x, y in rafts)


def rings(view: TownView, towns: Mapping[int, Town]) -> str:
    """A ring around what has just been placed or dismantled in these towns."""
    found = []
    for seen in view.get("recent", ()):
        town = towns.get(seen["seat"])
        if seen["event"] in GAINING and town:
            found.append(use(f"{town.size}-last", *town.centre(seen["cell"])))
        elif seen["event"] == "dismantle" and town:
            found.append(_ring(*town.side(seen["side"]), 0.22 * town.step))
    return "".join(found)


def just_rafted(view: TownView) -> Iterator[tuple[int, int]]:
    """The tiles of the river, by board and slot from 0, that rafts were just put on; the river may have moved since."""
    rafted: list[list[int]] = []
    for seen in view.get("recent", ()):
        if seen["event"] in ("raft", "raft-two"):
            rafted.append([int(number) - 1 for number in seen["slot"].split(".")])
        elif seen["event"] == "round":
            rafted = [[board + 1, slot] for board, slot in rafted]
    for board, slot in rafted:
        tile = view["river"][board][slot] if board < len(view["river"]) else None
        if tile and tile["raft"]:
            yield board, slot


def _ring(x: float, y: float, radius: float) -> str:
    where = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none"'
    return f'<circle {where} stroke="{INK}" stroke-width="5" opacity=".55"/><circle {where} stroke="#FFF" stroke-width="3"/>'


def offered(view: TownView, stream: River, town: Town) -> str:
    """What can be chosen in the river and at the sides of the own town. The marks lie above the pieces, which travel,
    so that they are seen at once."""
    parts = []
    for board, slot, tile in () if view["gaining"] else river(view):
        place = f"tile-{board + 1}.{slot + 1}"
        verbs = {SPACE.notation(action).split()[0] for action in view["offers"].get(place, ())}
        mark = "glow" if verbs.intersection(GAINING) else "pale" if verbs else "none"
        x, y = stream.centre(board, slot)
        parts.append(use(f"{stream.size}-{mark}", x, y, **named(tile, place)))
    for place in view["offers"]:
        if place.startswith("side-"):
            symbol = f"{town.size}-{'spot' if view['gaining'] else 'dot'}"
            parts.append(use(symbol, *town.side(place.removeprefix("side-")), data_place=place))
    return "".join(parts)


def previews(view: TownView, town: Town) -> str:
    """How the tile in hand would lie, and what that would bring."""
    if not view["gaining"]:
        return ""
    tile, ghosts, brings = view["gaining"]["tile"], "", []
    for place, cell, fit in choices(view):
        x, y = town.centre(cell)
        symbol = art.tile(town.size, tile["color"], tile["figure"], fit["ends"])
        if fit["missing"]:
            needs = "".join(use(f"{town.planks}need", *town.side(side)) for side in fit["missing"])
            ghosts += f'<g class="preview" data-for="{place}">{use(symbol, x, y)}{needs}</g>'
        else:
            ghosts += use(symbol, x, y, **{"class": "preview"}, data_for=place)
        if place.startswith("cell-"):
            brings.append((x, y + 0.35 * town.step, fit["brings"]["total"]))
    return ghosts + pills(brings)
