"""What may be done at every step, and what happens then."""

from __future__ import annotations

from osada.games.beer_bread.actions import (
    AMOUNTS,
    BUILD,
    DISCARD,
    DONE,
    END,
    HARVEST,
    KEEP,
    PAY,
    REDRAW,
    RESERVE,
    SELL,
    SWAP,
    TAKE,
)
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.pieces import EXCHANGE
from osada.games.beer_bread.position import (
    CHOOSING,
    DISCARDING,
    DOING,
    ENDING,
    KEEPING,
    PAYING,
    REDRAWING,
    TAKING,
    Position,
)
from osada.games.beer_bread.rules.building import build
from osada.games.beer_bread.rules.cards import discard_harvest, done, redraw
from osada.games.beer_bread.rules.choosing import can_reserve, playable, reserve, swap
from osada.games.beer_bread.rules.harvesting import harvest
from osada.games.beer_bread.rules.selling import choose_payment, payable, sell, sellable
from osada.games.beer_bread.rules.storing import keep, take
from osada.games.beer_bread.rules.year import end_turn, go_on

SWAPS = tuple(range(SWAP, SWAP + EXCHANGE))
KEEPS, TAKES = (
    [list(range(first + AMOUNTS * resource, first + AMOUNTS * (resource + 1))) for resource in range(len(RESOURCES))]
    for first in (KEEP, TAKE)
)
"""The actions that say how many tokens to keep or to take, for each resource."""


def actions(position: Position) -> list[int]:
    """What the deciding seat may do at this step: play a card, do something with the lifted one, or answer a
    question."""
    step = position.step
    if step is CHOOSING:
        assert position.seat is not None
        if position.turned[0] or position.turned[1]:
            return playable(position)
        return position.hands[position.seat][:]
    if step is ENDING:
        return [END]
    if step is DOING:
        found = [HARVEST, SELL, BUILD] if sellable(position) else [HARVEST, BUILD]
        if position.year & 1:
            if position.turn < 2 and can_reserve(position):
                found.append(RESERVE)
        elif position.swapped < 0:
            found += SWAPS[: len(position.exchange)]
        return found
    if step is KEEPING:
        return KEEPS[position.which][position.least : position.most + 1]
    if step is TAKING:
        return TAKES[position.which][: position.most + 1]
    if step is PAYING:
        return [PAY + position.which * AMOUNTS + paid for paid in payable(position)]
    if position.seat is None:
        return []
    if step is REDRAWING:
        return [DONE, *(REDRAW + card for card in position.hands[position.seat])]
    assert step is DISCARDING
    return [DONE, *(DISCARD + card for card in sorted(position.rows[position.seat]))]


def play(position: Position, action: int) -> None:
    """Do one of the offered actions, as the step asks for it."""
    step = position.step
    if step is CHOOSING:
        position.lifted = action
        position.step = DOING
    elif step is ENDING:
        end_turn(position)
    elif step is DOING:
        _do(position, action)
    elif step is KEEPING:
        if keep(position, (action - KEEP) % AMOUNTS):
            go_on(position)
    elif step is TAKING:
        if take(position, (action - TAKE) % AMOUNTS):
            go_on(position)
    elif step is PAYING:
        choose_payment(position, (action - PAY) % AMOUNTS)
    elif action == DONE:
        done(position)
    elif step is REDRAWING:
        redraw(position, action - REDRAW)
    else:
        discard_harvest(position, action - DISCARD)


def _do(position: Position, action: int) -> None:
    """What is done with the lifted card."""
    if action == HARVEST:
        harvest(position)
    elif action == BUILD:
        build(position)
    elif action == SELL:
        sell(position)
    elif action == RESERVE:
        reserve(position)
    else:
        swap(position, action - SWAP)
