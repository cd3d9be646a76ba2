"""The town hall: blueprints and workers (HA-24 to HA-26)."""

from __future__ import annotations

from osada.games.hamlet.actions import HIRE_DONKEY, HIRE_VILLAGER, PLAN
from osada.games.hamlet.pieces import CHURCH, DONKEYS, FIRST_BLUEPRINT, HAND, ROW, TILES, TOWN_HALL, VILLAGERS
from osada.games.hamlet.position import DONKEY_BITS, HALL, HIRING, OVER, TURN, Position
from osada.games.hamlet.rules.donkeys import arrive, herd_size
from osada.games.hamlet.rules.villagers import let_go, send

# Blueprints (HA-25)


def refill_row(position: Position) -> None:
    """Draw until four lie in the row, or the bag is empty (HA-25a)."""
    while len(position.row) < ROW and position.bag:
        pool = [position.bag >> tile & 1 for tile in range(FIRST_BLUEPRINT, len(TILES))]
        tile = FIRST_BLUEPRINT + position.dealer.pick("blueprint", pool)
        position.reveals += 1
        position.bag ^= 1 << tile
        position.row.append(tile)
        position.row_gold.append(0)
        position.tell("drawn", position.seat, tile=TILES[tile])


def plans(position: Position) -> list[int]:
    """The blueprints of the row that can be paid, if the hand has room."""
    assert position.seat is not None
    if len(position.hands[position.seat]) >= HAND:
        return []
    return [PLAN + number for number in range(min(len(position.row), position.gold[position.seat] + 1))]


def take_plan(position: Position, number: int) -> None:
    """Take a blueprint of the row: its price goes onto the tiles to its left, 1 gold each; then the tile is taken with
    the gold on it (HA-25)."""
    seat = position.seat
    assert seat is not None
    send(position, TOWN_HALL)
    for before in range(number):
        position.row_gold[before] += 1
    tile, gold = position.row.pop(number), position.row_gold.pop(number)
    position.gold[seat] += gold - number
    position.hands[seat] = tuple(sorted((*position.hands[seat], tile)))
    position.tell("plan", seat, tile=TILES[tile], price=number, gold=gold)
    refill_row(position)
    stay_in_hall(position)


# Workers (HA-26)


def hires(position: Position) -> list[int]:
    """The workers that are left and can be paid."""
    seat = position.seat
    assert seat is not None
    found = []
    gold = position.gold[seat]
    hired = len(position.villagers[seat])
    if hired < VILLAGERS and gold >= position.pieces.villager_prices[hired - 1]:
        found.append(HIRE_VILLAGER)
    if gold >= position.pieces.donkey_price and herd_size(position.donkeys[seat]) < DONKEYS:
        found.append(HIRE_DONKEY)
    return found


def hire(position: Position, action: int) -> None:
    """Hire a worker: a new villager lies on the church; for a new donkey the tile is chosen next (HA-26)."""
    seat = position.seat
    assert seat is not None
    if position.step is TURN:
        send(position, TOWN_HALL)
    if action == HIRE_DONKEY:
        position.gold[seat] -= position.pieces.donkey_price
        position.step = HIRING
        return
    price = position.pieces.villager_prices[len(position.villagers[seat]) - 1]
    position.gold[seat] -= price
    position.villagers[seat] = (*position.villagers[seat], CHURCH)
    position.tell("hire-villager", seat, gold=price)
    stay_in_hall(position)


def put_donkey(position: Position, tile: int) -> None:
    """A new donkey is put on a tile, and may step at once unless the donkey move is over (HA-26)."""
    arrive(position, tile)
    position.tell("hire-donkey", position.seat, tile=TILES[tile], gold=position.pieces.donkey_price)
    if position.agreed.new_donkeys_step and position.donkey_move is not OVER:
        position.fresh += 1 << tile * DONKEY_BITS
    stay_in_hall(position)


def stay_in_hall(position: Position) -> None:
    """A visit goes on as long as somebody can be hired (HA-24)."""
    let_go(position)
    if hires(position):
        position.step = HALL


def leave(position: Position, _: int) -> None:
    """The visit to the town hall ends: nobody else is hired."""
    let_go(position)
