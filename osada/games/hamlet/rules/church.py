"""The church: deliveries, the last of which begins the last round, and begging (HA-29, HA-30, HA-35)."""

from __future__ import annotations

from osada.games.hamlet.actions import DELIVER
from osada.games.hamlet.pieces import CHURCH, DELIVERIES, FARM, QUARRY, WOODCUTTER
from osada.games.hamlet.position import DELIVERY, NONE, Position
from osada.games.hamlet.rules import paying
from osada.games.hamlet.rules.supplies import Supplies
from osada.games.hamlet.rules.villagers import let_go, send


def open_deliveries(position: Position, supplies: Supplies) -> list[int]:
    """The deliveries that nobody has made and that can be paid."""
    costs = position.pieces.deliveries
    return [
        DELIVER + number
        for number, by in enumerate(position.deliveries)
        if by < 0 and supplies.pays(costs[number], CHURCH)
    ]


def deliver(position: Position, number: int) -> None:
    """Choose an open delivery, and bring its goods or pay its gold."""
    position.tile = number
    paying.begin(position, DELIVERY, position.pieces.deliveries[number], CHURCH)


def delivered(position: Position) -> None:
    """The delivery is paid: its points are gained, and the last delivery begins the last round (HA-29, HA-35)."""
    seat, number = position.seat, position.tile
    assert seat is not None
    position.deliveries[number] = seat
    points = position.pieces.delivery_points[number]
    position.points[seat] += points
    send(position, CHURCH)
    let_go(position)
    position.tell("deliver", seat, delivery=DELIVERIES[number], points=points)
    if NONE not in position.deliveries:
        position.last_round = True
        position.tell("last-delivery", seat)


def may_beg(position: Position) -> bool:
    """Whether begging is allowed: woodcutter, quarry and farm have to be full (HA-30)."""
    stock, spaces = position.stock, position.pieces.spaces
    return stock[0] == spaces[WOODCUTTER] and stock[1] == spaces[QUARRY] and stock[2] == spaces[FARM]


def beg(position: Position, _: int) -> None:
    """A villager begs at the church for 1 gold (HA-30)."""
    assert position.seat is not None
    send(position, CHURCH)
    position.gold[position.seat] += 1
    position.tell("beg", position.seat)
