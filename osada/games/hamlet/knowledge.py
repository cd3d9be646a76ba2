"""What a seat knows: its view, what it is asked, what its clicks mean. All is open but the chance to come (HA-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from osada.core.game import AnyView as View
from osada.core.game import Asked
from osada.games.hamlet.actions import (
    AT,
    BRING,
    FILL,
    HIRE,
    LEAD,
    PAY,
    PLACE,
    PLACES,
    ROAD,
    SECTION,
    SPACE,
    TO,
    UNITS,
    USE,
)
from osada.games.hamlet.building import roads_left
from osada.games.hamlet.paying import current, is_white
from osada.games.hamlet.phases import (
    COUNTING,
    DONKEY_BITS,
    FILLING,
    HALL,
    HIRING,
    LEADING,
    PAYING,
    PLACING,
    PURPOSES,
    ROADING,
    SITING,
    TURN,
)
from osada.games.hamlet.pieces import (
    DELIVERIES,
    GOODS,
    MILESTONES,
    MOST_BLUEPRINT_SECTIONS,
    REFINED,
    SALES,
    SALES_PER_LEVEL,
    SECTIONS,
    SOURCE_GOOD,
    SOURCE_OWNER,
    SOURCES_ON,
    TILES,
    Cost,
)
from osada.games.hamlet.roads import bits
from osada.games.hamlet.scoring import delivered
from osada.games.hamlet.setup import DONKEYS, VILLAGERS
from osada.games.hamlet.trade import donkeys_hired
from osada.games.hamlet.village import Placement

if TYPE_CHECKING:
    from osada.games.hamlet.rules import HamletState


def table(state: HamletState, seat: int | None) -> View:
    deciding = seat is not None and seat == state.seat
    return {
        "round": state.round,
        "last_round": state.last_round,
        "start": state.agreed.start,
        "tiles": [_tile(state, tile) for tile in state.village.order],
        "roads": [
            {
                "seat": owner,
                "kind": "bridge" if ground == "M" else "path",
                "between": [TILES[tile], TILES[beyond]],
                "edge": [list(end) for end in state.village.edge(tile, section)],
            }
            for owner, tile, section, beyond, _, ground in state.network.roads
        ],
        "villagers": [
            [
                {"tile": TILES[tile], "standing": bool(state.standing[other] >> number & 1)}
                for number, tile in enumerate(state.villagers[other])
            ]
            for other in range(state.players)
        ],
        "donkeys": [_counted(donkeys) for donkeys in state.donkeys],
        "fresh": _counted(state.fresh),
        "seats": [_seat(state, other) for other in range(state.players)],
        "row": [
            {"tile": TILES[tile], "gold": gold, "price": price}
            for price, (tile, gold) in enumerate(zip(state.row, state.row_gold, strict=True))
        ],
        "blueprints": state.pieces.blueprints,
        "bag": [TILES[tile] for tile in bits(state.bag)],
        "stacks": [good for number, good in enumerate(REFINED) if state.milestones[1 + number] < 0],
        "sales": [_sale(state, sale) for sale in state.sales],
        "pile": list(state.pile),
        "deliveries": [_delivery(state, number) for number in range(len(state.deliveries))],
        "prices": dict(state.pieces.prices),
        "hire": {"villagers": list(state.pieces.villager_prices), "donkey": state.pieces.donkey_price},
        "milestones": {
            name: holder if holder >= 0 else None for name, holder in zip(MILESTONES, state.milestones, strict=True)
        },
        "doing": _doing(state) if deciding else None,
        "ghosts": _ghosts(state) if deciding else [],
        "edges": _edges(state) if deciding else [],
        "brings": _brings(state) if deciding else {},
        "scores": state.scores(),
        "winners": state.winners() if state.seat is None else None,
    }


def _tile(state: HamletState, tile: int) -> dict[str, Any]:
    placed = state.village.placed[tile]
    assert placed is not None
    owner = next((seat for seat, flags in enumerate(state.flags) if flags >> tile & 1), None)
    return {
        "tile": TILES[tile],
        **_outline(state, tile, placed[1:]),
        "connected": bool(state.network.connected >> tile & 1),
        "spaces": state.pieces.spaces[tile],
        "goods": _goods(state, tile),
        "flag": owner,
    }


def _outline(state: HamletState, tile: int, placement: Placement) -> dict[str, Any]:
    vertices = state.village.vertices(tile, placement)
    first = state.pieces.turned[tile][placement[0]].vertices[0]
    return {
        "rotation": placement[0],
        "at": [vertices[0][0] - first[0], vertices[0][1] - first[1]],
        "vertices": [list(corner) for corner in vertices],
        "sections": state.pieces.sections[tile],
    }


def _goods(state: HamletState, tile: int) -> list[dict[str, Any]]:
    goods: list[dict[str, Any]] = []
    for source in SOURCES_ON[tile]:
        owner = SOURCE_OWNER[source]
        good = {
            "good": GOODS[SOURCE_GOOD[source]],
            "owner": owner if owner >= 0 else None,
            "white": owner >= 0 and is_white(state, source),
        }
        goods += [dict(good) for _ in range(state.stock[source])]
    return goods


def _counted(donkeys: int) -> dict[str, int]:
    counts = {TILES[tile]: donkeys >> tile * DONKEY_BITS & 7 for tile in range(len(TILES))}
    return {tile: count for tile, count in counts.items() if count}


def _seat(state: HamletState, seat: int) -> dict[str, Any]:
    supply = state.supply[seat * len(REFINED) : (seat + 1) * len(REFINED)]
    return {
        "gold": state.gold[seat],
        "points": state.points[seat],
        "tokens": dict(zip(REFINED, supply, strict=True)),
        "roads": roads_left(state, seat),
        "donkeys": DONKEYS - donkeys_hired(state, seat),
        "villagers": VILLAGERS - len(state.villagers[seat]),
        "hand": [TILES[tile] for tile in state.hands[seat]],
        "deliveries": delivered(state)[seat],
        "sales": state.sold[seat],
        "flags": state.flags[seat].bit_count(),
        "milestones": [name for name, by in zip(MILESTONES, state.milestones, strict=True) if by == seat],
    }


def _sale(state: HamletState, sale: int) -> dict[str, Any] | None:
    if sale < 0:
        return None
    return {
        "sale": SALES[sale],
        "level": sale // SALES_PER_LEVEL + 1,
        "cost": state.pieces.sales[sale].plain(),
        "points": state.pieces.sale_points[sale],
        "gold": state.pieces.sale_gold[sale],
    }


def _delivery(state: HamletState, number: int) -> dict[str, Any]:
    cost, by = state.pieces.deliveries[number], state.deliveries[number]
    return {
        "delivery": DELIVERIES[number],
        "cost": cost.plain(),
        "gold": cost.gold,
        "count": sum(cost.counts),
        "of": [GOODS[good] for goods, _ in cost.parts for good in goods],
        "points": state.pieces.delivery_points[number],
        "by": by if by >= 0 else None,
    }


# What is half done


def _doing(state: HamletState) -> dict[str, Any] | None:
    tile = TILES[state.tile] if state.tile >= 0 else None
    site = TILES[state.site] if state.site >= 0 else None
    match state.phase:
        case phase if phase == HALL:
            return {"phase": "hall"}
        case phase if phase == LEADING:
            return {"phase": "to", "tile": tile}
        case phase if phase == HIRING:
            return {"phase": "donkey"}
        case phase if phase == FILLING:
            return {"phase": "fill", "tile": tile, "left": state.count}
        case phase if phase == COUNTING:
            return {"phase": "units", "tile": tile}
        case phase if phase == SITING:
            return {"phase": "site", "tile": tile}
        case phase if phase == PLACING:
            return {"phase": "place", "tile": tile, "site": site}
        case phase if phase == ROADING:
            return {"phase": "road", "site": site}
        case phase if phase == PAYING:
            purpose = PURPOSES[state.purpose]
            return {
                "phase": "pay",
                "for": purpose,
                "site": site,
                "tile": tile if purpose in ("build", "refine") else None,
                "place": _outline(state, state.tile, state.spot) if purpose == "build" else None,
                "need": _need(state.cost, state.left),
                "gold": state.debt,
            }
    return None


def _need(cost: Cost | None, left: list[int]) -> list[dict[str, Any]]:
    assert cost is not None
    return [
        {"of": [GOODS[good] for good in need.goods], "count": count}
        for need, count in zip(cost.needs, left, strict=True)
        if count
    ]


def _ghosts(state: HamletState) -> list[dict[str, Any]]:
    """The places for the new tile."""
    if state.phase != PLACING:
        return []
    ghosts = []
    for number, placement in state.village.places(state.site, state.tile).items():
        section, own = divmod(number, MOST_BLUEPRINT_SECTIONS)
        turns, shift = placement
        edges = [edge + 3 * shift for edge in state.pieces.turned[state.tile][turns].edges]
        touches = {state.village.free[edge] // SECTIONS for edge in edges if edge in state.village.free}
        ghosts.append(
            {
                "place": f"ghost-{section}-{own}",
                "tile": TILES[state.tile],
                **_outline(state, state.tile, placement),
                "touches": [TILES[tile] for tile in sorted(touches)],
            }
        )
    return ghosts


def _edges(state: HamletState) -> list[dict[str, Any]]:
    """The pairs of sections that a road can be built on."""
    if state.phase != ROADING:
        return []
    allowed = state.actions()
    return [
        {
            "place": f"section-{section}",
            "kind": "bridge" if ground == "M" else "path",
            "edge": [list(end) for end in state.village.edge(state.site, section)],
            "to": TILES[beyond],
        }
        for section, ground, beyond in state.network.open_pairs[state.site]
        if SECTION + section in allowed
    ]


PAID = (USE, AT, PLACE, ROAD, SECTION, UNITS)


def _brings(state: HamletState) -> dict[str, list[dict[str, Any]]]:
    """For every action that is paid with goods: where “pay for me” would take them."""
    found = {}
    for action in state.actions():
        verb = SPACE.notation(action).partition(" ")[0]
        if verb not in ("use", "at", "place", "road", "section", "units", "deliver", "sell", "pay"):
            continue
        copy = state.copy()
        copy.listen()
        copy.play(action)
        while copy.phase in (PLACING, ROADING, COUNTING):
            copy.play(copy.actions()[0])
        if copy.phase == PAYING:
            copy.play(PAY)
        goods = [_brought(event.kind, event.facts, event.seat) for event in copy.happened or () if event.kind in GOES]
        if goods:
            found[SPACE.notation(action)] = goods
    return found


GOES = ("consumed", "token-used", "bought")


def _brought(kind: str, facts: Any, seat: int | None) -> dict[str, Any]:
    where = "market" if kind == "bought" else facts["tile"]
    return {"good": facts["good"], "tile": where, "owner": seat if kind == "token-used" else None}


# What is asked


def asked(state: HamletState) -> Asked:
    assert state.seat is not None
    tile = TILES[state.tile] if state.tile >= 0 else ""
    site = TILES[state.site] if state.site >= 0 else ""
    phase = state.phase
    if phase == TURN:
        standing = state.standing[state.seat].bit_count()
        steps = sum(_counted(state.fresh).values())
        if standing:
            return Asked("turn", "HA-10", {"villagers": standing, "steps": steps})
        return Asked("donkeys", "HA-11", {"steps": steps}) if steps else Asked("end", "HA-10")
    if phase == PAYING:
        assert state.cost is not None
        number = current(state)
        goods = state.cost.needs[number].goods
        kind = "pay" if len(goods) == 1 else "pay-mix"
        return Asked(kind, "HA-17a", {"good": GOODS[goods[0]], "left": state.left[number], "site": site})
    return {
        HALL: Asked("hire", "HA-26"),
        LEADING: Asked("step", "HA-11", {"tile": tile}),
        HIRING: Asked("new-donkey", "HA-26"),
        FILLING: Asked("fill", "HA-22", {"tile": tile, "left": state.count}),
        COUNTING: Asked("units", "HA-23", {"tile": tile}),
        SITING: Asked("site", "HA-31", {"tile": tile}),
        PLACING: Asked("place", "HA-31", {"tile": tile, "site": site}),
        ROADING: Asked("road", "HA-34", {"site": site}),
    }[phase]


def meant(state: HamletState, place: str) -> list[int]:
    """What a click on a place would mean now: while something is half done only what goes on with it, if it can."""
    actions = PLACES.get(place, [])
    blocks = {LEADING: (TO, HIRE), HIRING: (TO, HIRE), SITING: (AT, PLACE), FILLING: (FILL, FILL + 3)}
    if state.phase in blocks:
        first, last = blocks[state.phase]
        fitting = [action for action in actions if first <= action < last]
    elif state.phase in (TURN, HALL):
        half = [*range(AT, ROAD), *range(SECTION, LEAD), *range(TO, TO + len(TILES)), *range(BRING, PAY)]
        fitting = [action for action in actions if action not in half]
    else:
        fitting = []
    return fitting or actions
