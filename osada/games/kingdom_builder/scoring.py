"""Gold at the end (KB-51 to KB-63): one function for each kingdom card.

A function gets the board and the settlements of all seats as bits, and returns the gold of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from osada.core.game import Score
from osada.games.kingdom_builder.board import Board
from osada.games.kingdom_builder.hexes import AROUND, ROW, SECTOR_AREA, around, gathered, groups
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS
from osada.games.kingdom_builder.position import Position
from osada.games.kingdom_builder.rules.tokens import stock


@dataclass(frozen=True)
class Readings:
    """How the table reads what the rulebook leaves open."""

    lords_need_one: bool = False
    """KB-60: a sector without own settlements earns nothing."""
    emptied: int = 0
    """KB-55: location hexes that do not count for merchants; by default all count."""


def castles(board: Board, own: int) -> int:
    """KB-51: 3 for each castle with an own settlement next to it."""
    return sum(3 for castle in board.castles if own & AROUND[castle])


def fishermen(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-52: 1 per settlement next to water; not for those on water."""
    return (settlements[seat] & around(board.water) & ~board.water).bit_count()


def miners(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-53: 1 per settlement next to a mountain."""
    return (settlements[seat] & around(board.mountain)).bit_count()


def workers(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-54: 1 per settlement next to a location or castle."""
    return (settlements[seat] & around(board.specials)).bit_count()


def merchants(board: Board, settlements: Sequence[int], seat: int, readings: Readings) -> int:
    """KB-55: 4 per location or castle that own connected settlements link with another one."""
    counting = board.specials & ~readings.emptied
    linked = 0
    for group in groups(settlements[seat]):
        touched = around(group) & counting
        if touched & (touched - 1):
            linked |= touched
    return 4 * linked.bit_count()


def discoverers(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-56: 1 per row with an own settlement."""
    own = settlements[seat]
    return sum(1 for row in ROW if own & row)


def knights(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-57: 2 per settlement in the row with most of them."""
    own = settlements[seat]
    return 2 * max((own & row).bit_count() for row in ROW)


def hermits(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-58: 1 per group."""
    return len(groups(settlements[seat]))


def citizens(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-59: 1 per two settlements in the largest group."""
    return max((group.bit_count() for group in groups(settlements[seat])), default=0) // 2


def lords(board: Board, settlements: Sequence[int], seat: int, readings: Readings) -> int:
    """KB-60: per sector 12 for the most settlements, 6 for the next lower number."""
    gold = 0
    for area in SECTOR_AREA:
        counts = [(own & area).bit_count() for own in settlements]
        if readings.lords_need_one and not counts[seat]:
            continue
        rank = len({count for count in counts if count > counts[seat]})
        gold += (12, 6, 0, 0)[rank]
    return gold


def farmers(board: Board, settlements: Sequence[int], seat: int, _: Readings) -> int:
    """KB-61: 3 per settlement in the sector with fewest."""
    own = settlements[seat]
    return 3 * min((own & area).bit_count() for area in SECTOR_AREA)


Card = Callable[[Board, Sequence[int], int, Readings], int]

GOLD: dict[str, Card] = dict(
    zip(
        KINGDOM_CARDS,
        (fishermen, miners, workers, merchants, discoverers, knights, hermits, citizens, lords, farmers),
        strict=True,
    )
)
"""What every kingdom card pays."""


def scores(position: Position) -> list[Score]:
    """The gold of every seat if the game ended now: each kingdom card, the castles and the total (KB-51 to KB-62)."""
    emptied = 0
    if position.agreed.merchants_need_tokens:
        emptied = gathered([n for slot, n in position.board.locations.items() if not stock(position, slot)])
    readings = Readings(position.agreed.lords_need_one, emptied)
    return score(position.board, position.agreed.cards, position.settlements, readings)


def score(board: Board, cards: Sequence[str], settlements: Sequence[int], readings: Readings) -> list[Score]:
    """The score sheet: every card in play, the castles, the total."""
    sheet = []
    for seat, own in enumerate(settlements):
        lines = {card: GOLD[card](board, settlements, seat, readings) for card in cards}
        lines["castles"] = castles(board, own)
        lines["total"] = sum(lines.values())
        sheet.append(lines)
    return sheet
