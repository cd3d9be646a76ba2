"""A turn: what may be done, what an action does, and the end of the game (HA-10, HA-35)."""

from __future__ import annotations

from collections.abc import Callable

from osada.core.bits import listed
from osada.games.hamlet.actions import (
    AT,
    BEG,
    BRING,
    BUILD,
    DELIVER,
    END,
    FILL,
    HIRE,
    LEAD,
    LEAVE,
    PAY,
    PLACE,
    PLAN,
    ROAD,
    SECTION,
    SELL,
    SPACE,
    TO,
    UNITS,
    USE,
)
from osada.games.hamlet.pieces import FIRST_BLUEPRINT
from osada.games.hamlet.position import (
    BUILDING,
    COUNTING,
    DELIVERY,
    FILLING,
    HALL,
    HIRING,
    LEADING,
    NOT_BEGUN,
    PAYING,
    PLACING,
    REFINING,
    ROADWORK,
    SALE,
    SITING,
    TURN,
    Position,
    Purpose,
)
from osada.games.hamlet.rules import building, church, donkeys, hall, market, paying, working
from osada.games.hamlet.rules.supplies import Supplies

# What may be done


def actions(position: Position) -> list[int]:
    """What the deciding seat may do: the next part of what is half done, or else villager actions, donkey steps and the
    end of the turn (HA-10)."""
    if position.seat is None:
        return []
    step = position.step
    if step is TURN:
        return _of_turn(position, position.seat)
    if step is PAYING:
        return [*paying.choices(position), PAY]
    if step is HALL:
        return [*hall.hires(position), LEAVE]
    if step is LEADING:
        return [TO + tile for tile in listed(position.network.links[position.tile])]
    if step is HIRING:
        return [TO + tile for tile in listed(position.network.connected)]
    if step is FILLING:
        return [FILL, FILL + 1, FILL + 2]
    if step is COUNTING:
        return [UNITS, UNITS + 1]
    if step is SITING:
        return [AT + site for site in building.sites(position, position.tile, Supplies(position, position.seat))]
    if step is PLACING:
        return [PLACE + number for number in position.village.places(position.site, position.tile)]
    return [SECTION + section for section in building.open_sections(position, position.site)]


def _of_turn(position: Position, seat: int) -> list[int]:
    """What a villager that stands may do, steps of donkeys, and the end."""
    if not position.standing[seat]:
        found = donkeys.leads(position) if position.fresh else []
        found.append(END)
        return found
    supplies = Supplies(position, seat)
    found = working.uses(position, supplies)
    for tile in position.hands[seat]:
        if building.can_build(position, tile, supplies):
            found.append(BUILD + tile - FIRST_BLUEPRINT)
    sites = building.road_sites(position, supplies)
    if sites:
        found += [ROAD + tile for tile in listed(sites)]
    if position.fresh:
        found += donkeys.leads(position)
    found += hall.plans(position)
    found += hall.hires(position)
    found += church.open_deliveries(position, supplies)
    if church.may_beg(position):
        found.append(BEG)
    found += market.open_sales(position, supplies)
    found.append(END)
    return found


# What it does


def play(position: Position, action: int) -> None:
    """Do one of the offered actions; when its cost is paid, what it was paid for happens at once."""
    told = len(position.happened or ())
    begin(position, action)
    if position.step is PAYING and paying.advance(position):
        assert position.purpose is not None
        paying.finish(position)
        _PAID[position.purpose](position)
        if position.happened is not None:
            paying.tell_as_one(position.happened, told)


def begin(position: Position, action: int) -> None:
    """Do an action, except for what happens when its cost has been paid."""
    do, what = _DO[action]
    do(position, what)


def bring_donkey(position: Position, tile: int) -> None:
    """A donkey comes to a tile: a new one, or the one that is led."""
    if position.step is HIRING:
        hall.put_donkey(position, tile)
    else:
        donkeys.make_step(position, tile)


def begin_turn(position: Position, seat: int) -> None:
    """A seat's turn begins: its villagers stand up and all of its donkeys may step (HA-10, HA-11)."""
    position.seat = seat
    position.turns += 1
    position.standing[seat] = (1 << len(position.villagers[seat])) - 1
    position.fresh = position.donkeys[seat]
    position.donkey_move = NOT_BEGUN
    position.tell("turn", seat, round=position.round)


def end_turn(position: Position, _: int = 0) -> None:
    """The next seat's turn begins; in the last round the game is over when the first player would begin again
    (HA-35)."""
    assert position.seat is not None
    following = (position.seat + 1) % position.players
    if position.last_round and following == position.agreed.start:
        position.seat = None
        position.fresh = 0
        position.donkey_move = NOT_BEGUN
        position.tell("over", None)
    else:
        begin_turn(position, following)


Does = Callable[[Position, int], None]
_BLOCKS: dict[int, tuple[Does, int]] = {
    USE: (working.use, 0),
    BUILD: (building.choose, FIRST_BLUEPRINT),
    AT: (building.stand, 0),
    PLACE: (building.place, 0),
    ROAD: (building.stand_for_road, 0),
    SECTION: (building.choose_section, 0),
    LEAD: (donkeys.lead, 0),
    TO: (bring_donkey, 0),
    PLAN: (hall.take_plan, 0),
    HIRE: (hall.hire, HIRE),
    LEAVE: (hall.leave, 0),
    UNITS: (working.refine, 1),
    FILL: (working.fill, 0),
    DELIVER: (church.deliver, 0),
    BEG: (church.beg, 0),
    SELL: (market.sell, 0),
    BRING: (paying.take, BRING),
    PAY: (paying.pay_for_me, 0),
    END: (end_turn, 0),
}
"""For the first action of each block: the function that does its actions, and what the function gets for the first."""


def _doing(action: int) -> tuple[Does, int]:
    first = max(first for first in _BLOCKS if first <= action)
    do, what = _BLOCKS[first]
    return do, what + action - first


_DO = [_doing(action) for action in range(len(SPACE))]
_PAID: dict[Purpose, Callable[[Position], None]] = {
    REFINING: working.refined,
    SALE: market.sold,
    DELIVERY: church.delivered,
    BUILDING: building.built,
    ROADWORK: building.road_built,
}
