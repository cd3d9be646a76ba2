"""What a seat sees of the table. All is open but the chance to come (HA-42)."""

from __future__ import annotations

from osada.core.bits import listed
from osada.games.hamlet.knowledge.half_done import brings, doing, gaps, ghosts, outline
from osada.games.hamlet.pieces import (
    DELIVERIES,
    DONKEYS,
    GOODS,
    MILESTONES,
    REFINED,
    SALES,
    SALES_PER_LEVEL,
    TILES,
    VILLAGERS,
)
from osada.games.hamlet.position import DONKEY_BITS, Position
from osada.games.hamlet.rules.building import roads_left
from osada.games.hamlet.rules.donkeys import herd_size
from osada.games.hamlet.rules.tokens import is_white
from osada.games.hamlet.scoring import delivered
from osada.games.hamlet.sources import SOURCE_GOOD, SOURCE_OWNER, SOURCES_ON
from osada.games.hamlet.view import Delivery, Good, HamletTable, Sale, Seat, Tile


def table(position: Position, seat: int | None) -> HamletTable:
    """What a seat knows of the table: everything but the chance to come (HA-42); what is half done is for the deciding
    seat alone."""
    deciding = seat is not None and seat == position.seat
    return {
        "round": position.round,
        "last_round": position.last_round,
        "start": position.agreed.start,
        "tiles": [_tile(position, tile) for tile in position.village.order],
        "roads": [
            {
                "seat": owner,
                "kind": "bridge" if ground == "M" else "path",
                "between": [TILES[tile], TILES[beyond]],
                "edge": [list(end) for end in position.village.edge(tile, section)],
            }
            for owner, tile, section, beyond, _, ground in position.network.roads
        ],
        "villagers": [
            [
                {"tile": TILES[tile], "standing": bool(position.standing[other] >> number & 1)}
                for number, tile in enumerate(position.villagers[other])
            ]
            for other in range(position.players)
        ],
        "donkeys": [_counted(donkeys) for donkeys in position.donkeys],
        "fresh": _counted(position.fresh),
        "seats": [_seat(position, other) for other in range(position.players)],
        "row": [
            {"tile": TILES[tile], "gold": gold, "price": price}
            for price, (tile, gold) in enumerate(zip(position.row, position.row_gold, strict=True))
        ],
        "blueprints": position.pieces.blueprints,
        "bag": [TILES[tile] for tile in listed(position.bag)],
        "stacks": [good for number, good in enumerate(REFINED) if position.milestones[1 + number] < 0],
        "sales": [_sale(position, sale) for sale in position.sales],
        "pile": list(position.pile),
        "deliveries": [_delivery(position, number) for number in range(len(position.deliveries))],
        "prices": dict(position.pieces.prices),
        "hire": {"villagers": list(position.pieces.villager_prices), "donkey": position.pieces.donkey_price},
        "milestones": {
            name: holder if holder >= 0 else None for name, holder in zip(MILESTONES, position.milestones, strict=True)
        },
        "doing": doing(position) if deciding else None,
        "ghosts": ghosts(position) if deciding else [],
        "edges": gaps(position) if deciding else [],
        "brings": brings(position) if deciding else {},
        "scores": position.scores(),
        "winners": position.winners() if position.seat is None else None,
    }


def _tile(position: Position, tile: int) -> Tile:
    placed = position.village.placed[tile]
    assert placed is not None
    owner = next((seat for seat, flags in enumerate(position.flags) if flags >> tile & 1), None)
    return {
        "tile": TILES[tile],
        **outline(position, tile, placed[1:]),
        "connected": bool(position.network.connected >> tile & 1),
        "spaces": position.pieces.spaces[tile],
        "goods": _goods(position, tile),
        "flag": owner,
    }


def _goods(position: Position, tile: int) -> list[Good]:
    goods: list[Good] = []
    for source in SOURCES_ON[tile]:
        owner = SOURCE_OWNER[source]
        good: Good = {
            "good": GOODS[SOURCE_GOOD[source]],
            "owner": owner if owner >= 0 else None,
            "white": owner >= 0 and is_white(position, source),
        }
        goods += [good.copy() for _ in range(position.stock[source])]
    return goods


def _counted(donkeys: int) -> dict[str, int]:
    """How many donkeys of a herd stand on each tile."""
    counts = {TILES[tile]: donkeys >> tile * DONKEY_BITS & 7 for tile in range(len(TILES))}
    return {tile: count for tile, count in counts.items() if count}


def _seat(position: Position, seat: int) -> Seat:
    supply = position.supply[seat * len(REFINED) : (seat + 1) * len(REFINED)]
    return {
        "gold": position.gold[seat],
        "points": position.points[seat],
        "tokens": dict(zip(REFINED, supply, strict=True)),
        "roads": roads_left(position, seat),
        "donkeys": DONKEYS - herd_size(position.donkeys[seat]),
        "villagers": VILLAGERS - len(position.villagers[seat]),
        "hand": [TILES[tile] for tile in position.hands[seat]],
        "deliveries": delivered(position)[seat],
        "sales": position.sold[seat],
        "flags": position.flags[seat].bit_count(),
        "milestones": [name for name, by in zip(MILESTONES, position.milestones, strict=True) if by == seat],
    }


def _sale(position: Position, sale: int) -> Sale | None:
    if sale < 0:
        return None
    return {
        "sale": SALES[sale],
        "level": sale // SALES_PER_LEVEL + 1,
        "cost": position.pieces.sales[sale].plain(),
        "points": position.pieces.sale_points[sale],
        "gold": position.pieces.sale_gold[sale],
    }


def _delivery(position: Position, number: int) -> Delivery:
    cost, by = position.pieces.deliveries[number], position.deliveries[number]
    return {
        "delivery": DELIVERIES[number],
        "cost": cost.plain(),
        "gold": cost.gold,
        "count": sum(cost.counts),
        "of": [GOODS[good] for goods, _ in cost.parts for good in goods],
        "points": position.pieces.delivery_points[number],
        "by": by if by >= 0 else None,
    }
