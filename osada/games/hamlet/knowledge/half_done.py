"""What is half done, for the seat that does it: what it has chosen, where it may go on, and what that would take."""

from __future__ import annotations

from contextlib import suppress

from osada.core.dealer import ChanceAsked, NoDealer
from osada.core.game import Event, Score
from osada.games.hamlet.actions import PAY, PLACE, SECTION, SPACE
from osada.games.hamlet.costs import Cost
from osada.games.hamlet.pieces import GOODS, MOST_BLUEPRINT_SECTIONS, SECTIONS, TILES
from osada.games.hamlet.position import (
    BUILDING,
    COUNTING,
    FILLING,
    HALL,
    HIRING,
    LEADING,
    PAYING,
    PLACING,
    REFINING,
    ROADING,
    SITING,
    Position,
)
from osada.games.hamlet.rules import paying, turn
from osada.games.hamlet.view import Brought, Choosing, Gap, Ghost, Need, Outline, Payment, Promise
from osada.games.hamlet.village import Placement

PURPOSES = ("refine", "sell", "deliver", "build", "road")
"""For every `Purpose`: what a payment is for, as pictures and words call it."""
PAID = ("use", "at", "place", "road", "section", "units", "deliver", "sell", "pay")
"""The verbs of actions that goods may be paid for."""


def outline(position: Position, tile: int, placement: Placement) -> Outline:
    """How a tile lies or would lie."""
    vertices = position.village.vertices(tile, placement)
    first = position.pieces.turned[tile][placement[0]].vertices[0]
    return {
        "rotation": placement[0],
        "at": [vertices[0][0] - first[0], vertices[0][1] - first[1]],
        "vertices": [list(corner) for corner in vertices],
        "sections": position.pieces.sections[tile],
    }


def doing(position: Position) -> Choosing | Payment | None:
    """What has been chosen so far."""
    step, tile, site = position.step, TILES[position.tile], TILES[position.site]
    if step is HALL:
        return {"phase": "hall"}
    if step is LEADING:
        return {"phase": "to", "tile": tile}
    if step is HIRING:
        return {"phase": "donkey"}
    if step is FILLING:
        return {"phase": "fill", "tile": tile, "left": position.count}
    if step is COUNTING:
        return {"phase": "units", "tile": tile}
    if step is SITING:
        return {"phase": "site", "tile": tile}
    if step is PLACING:
        return {"phase": "place", "tile": tile, "site": site}
    if step is ROADING:
        return {"phase": "road", "site": site}
    return _payment(position) if step is PAYING else None


def _payment(position: Position) -> Payment:
    purpose, tile = position.purpose, position.tile
    assert purpose is not None and position.cost is not None
    return {
        "phase": "pay",
        "for": PURPOSES[purpose],
        "site": TILES[position.site],
        "tile": TILES[tile] if purpose in (BUILDING, REFINING) else None,
        "place": outline(position, tile, position.spot) if purpose is BUILDING else None,
        "need": _needs(position.cost, position.left),
        "gold": position.debt,
    }


def _needs(cost: Cost, left: list[int]) -> list[Need]:
    return [
        {"of": [GOODS[good] for good in need.goods], "count": count}
        for need, count in zip(cost.needs, left, strict=True)
        if count
    ]


def ghosts(position: Position) -> list[Ghost]:
    """The places for the new tile."""
    if position.step is not PLACING:
        return []
    found: list[Ghost] = []
    before = position.scores()[position.seat or 0]
    for number, placement in position.village.places(position.site, position.tile).items():
        section, own = divmod(number, MOST_BLUEPRINT_SECTIONS)
        turns, shift = placement
        edges = [edge + 3 * shift for edge in position.pieces.turned[position.tile][turns].edges]
        touches = {position.village.free[edge] // SECTIONS for edge in edges if edge in position.village.free}
        found.append(
            {
                "place": f"ghost-{section}-{own}",
                "tile": TILES[position.tile],
                **outline(position, position.tile, placement),
                "touches": [TILES[tile] for tile in sorted(touches)],
                **_brought_by(position, PLACE + number, before),
            }
        )
    return found


def _brought_by(position: Position, action: int, before: Score) -> Promise:
    """What the place for a new tile brings, paid as “pay for me” pays. The first refinery of a good draws
    blueprints, but by then all that counts has happened."""
    assert position.seat is not None
    copy = position.copy()
    copy.dealer = NoDealer()
    with suppress(ChanceAsked):
        turn.play(copy, action)
        if copy.step is PAYING:
            turn.play(copy, PAY)
    after = copy.scores()[position.seat]
    now = after["points"] - before["points"]
    return {"now": now, "later": after["total"] - before["total"] - now}


def gaps(position: Position) -> list[Gap]:
    """The pairs of sections that a road can be built on."""
    if position.step is not ROADING:
        return []
    allowed = position.actions()
    return [
        {
            "place": f"section-{section}",
            "kind": "bridge" if ground == "M" else "path",
            "edge": [list(end) for end in position.village.edge(position.site, section)],
            "to": TILES[beyond],
        }
        for section, ground, beyond in position.network.open_pairs[position.site]
        if SECTION + section in allowed
    ]


# What it would take


def brings(position: Position) -> dict[str, list[Brought]]:
    """For every action that is paid with goods: where “pay for me” would take them. What is paid for does not happen,
    so nothing is drawn."""
    found = {}
    for action in position.actions():
        notation = SPACE.notation(action)
        if notation.partition(" ")[0] not in PAID:
            continue
        copy = position.copy()
        copy.listen()
        turn.begin(copy, action)
        while copy.step in (PLACING, ROADING, COUNTING):
            turn.begin(copy, copy.actions()[0])
        if copy.step is PAYING:
            paying.advance(copy)
            paying.pay_for_me(copy)
        goods = [_brought(event) for event in copy.happened or () if event.kind in paying.UNITS]
        if goods:
            found[notation] = goods
    return found


def _brought(event: Event) -> Brought:
    where = "market" if event.kind == "bought" else event.facts["tile"]
    return {"good": event.facts["good"], "tile": where, "owner": event.seat if event.kind == "token-used" else None}
