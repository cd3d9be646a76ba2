"""Villagers: one goes to a tile, acts there and lies down (HA-13)."""

from __future__ import annotations

from osada.games.hamlet.position import MOVING, NONE, OVER, TURN, Position


def send(position: Position, tile: int) -> None:
    """A villager goes to a tile, acts and lies down there; if one stands there already, it is that one."""
    seat = position.seat
    assert seat is not None
    standing, villagers = position.standing[seat], position.villagers[seat]
    chosen = (standing & -standing).bit_length() - 1
    for number, where in enumerate(villagers):
        if where == tile and standing >> number & 1:
            chosen = number
            break
    if villagers[chosen] != tile:
        position.villagers[seat] = (*villagers[:chosen], tile, *villagers[chosen + 1 :])
    position.standing[seat] = standing & ~(1 << chosen)
    if position.donkey_move is MOVING and position.agreed.steps_together:
        position.donkey_move = OVER
        position.fresh = 0


def let_go(position: Position) -> None:
    """Nothing is half done any more."""
    position.step = TURN
    position.tile = position.site = position.section = NONE
    position.purpose = None
    position.count = 0
    position.spot = (0, 0)
