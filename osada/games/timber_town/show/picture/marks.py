"""What was just played, what can be chosen, and what a choice would bring."""

from __future__ import annotations

from osada.core.svg import num, use
from osada.games.timber_town.actions import GAINING, SPACE
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.picture.choices import choices, own, pills
from osada.games.timber_town.show.picture.pieces import named, river
from osada.games.timber_town.show.picture.places import centre, side_centre, slot_centre
from osada.games.timber_town.view import TownView


def just_played(view: TownView) -> str:
    """A ring around tiles that have just been placed, rafts put down and figures dismantled."""
    rings, rafted = [], []
    for seen in view.get("recent", ()):
        own_town = seen["seat"] == own(view)
        if seen["event"] in GAINING:
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


def offered(view: TownView) -> str:
    """What can be chosen in the river and at the sides of the own town. The marks lie above the pieces, which travel,
    so that they are seen at once."""
    parts = []
    for board, slot, tile in () if view["gaining"] else river(view):
        place = f"tile-{board + 1}.{slot + 1}"
        verbs = {SPACE.notation(action).split()[0] for action in view["offers"].get(place, ())}
        mark = "s-glow" if verbs.intersection(GAINING) else "s-pale" if verbs else "s-none"
        x, y = slot_centre(board, slot)
        parts.append(use(mark, x, y, **named(tile, place)))
    for place in view["offers"]:
        if place.startswith("side-"):
            symbol = "o-spot" if view["gaining"] else "o-dot"
            parts.append(use(symbol, *side_centre(place.removeprefix("side-"), True), data_place=place))
    return "".join(parts)


def previews(view: TownView) -> str:
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
