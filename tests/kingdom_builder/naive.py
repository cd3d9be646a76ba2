"""Scoring once more: written from the rules alone, slow and plain, to hold the engine against.

A hex is a pair (row, column) with odd rows half a hex to the right, a board says what is printed on each of
its 400 hexes, and what a player has is a set of hexes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

Hex = tuple[int, int]
Hexes = Collection[Hex]
Board = Mapping[Hex, str]

WATER, MOUNTAIN, CASTLE, LOCATION = "wmSL"
SPECIAL = (CASTLE, LOCATION)
CORNERS = [(0, 0), (0, 10), (10, 0), (10, 10)]


def assembled(sectors: Mapping[str, Sequence[str]], layout: Sequence[str]) -> dict[Hex, str]:
    """KB-1: the board of four sectors, those called NAME-turned turned by 180 degrees."""
    board: dict[Hex, str] = {}
    for (top, left), name in zip(CORNERS, layout, strict=True):
        rows = sectors[name.removesuffix("-turned")]
        for row in range(10):
            for column in range(10):
                letter = rows[9 - row][9 - column] if name.endswith("-turned") else rows[row][column]
                board[top + row, left + column] = letter
    return board


def neighbours(place: Hex) -> list[Hex]:
    """KB-23: the up to six hexes around a hex."""
    row, column = place
    left = column if row % 2 else column - 1
    around = [(row, column - 1), (row, column + 1)]
    around += [(other, side) for other in (row - 1, row + 1) for side in (left, left + 1)]
    return [(r, c) for r, c in around if 0 <= r < 20 and 0 <= c < 20]


def beside(board: Board, place: Hex, *letters: str) -> bool:
    """Whether one of these is next to a hex."""
    return any(board[other] in letters for other in neighbours(place))


def groups(own: Hexes) -> list[set[Hex]]:
    """The connected settlements of a player."""
    left, found = set(own), []
    while left:
        group, queue = set[Hex](), [left.pop()]
        while queue:
            place = queue.pop(0)
            group.add(place)
            queue += [other for other in neighbours(place) if other in left]
            left -= set(queue)
        found.append(group)
    return found


def sector(place: Hex) -> Hex:
    """The corner of the sector that a hex lies in."""
    row, column = place
    return row // 10 * 10, column // 10 * 10


def castles(board: Board, own: Hexes) -> int:
    """KB-51: 3 per castle with a settlement next to it."""
    return 3 * len({other for place in own for other in neighbours(place) if board[other] == CASTLE})


def fishermen(board: Board, own: Hexes) -> int:
    """KB-52: 1 per settlement next to water, none on water."""
    return sum(1 for place in own if board[place] != WATER and beside(board, place, WATER))


def miners(board: Board, own: Hexes) -> int:
    """KB-53: 1 per settlement next to a mountain."""
    return sum(1 for place in own if beside(board, place, MOUNTAIN))


def workers(board: Board, own: Hexes) -> int:
    """KB-54: 1 per settlement next to a location or castle."""
    return sum(1 for place in own if beside(board, place, *SPECIAL))


def merchants(board: Board, own: Hexes, emptied: Hexes = ()) -> int:
    """KB-55: 4 per location or castle that a group links with another one; those emptied do not count."""
    linked: set[Hex] = set()
    for group in groups(own):
        touched = {other for place in group for other in neighbours(place) if board[other] in SPECIAL}
        touched -= set(emptied)
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def discoverers(board: Board, own: Hexes) -> int:
    """KB-56: 1 per row with a settlement."""
    return len({row for row, _ in own})


def knights(board: Board, own: Hexes) -> int:
    """KB-57: 2 per settlement in the fullest row."""
    return 2 * max(Counter(row for row, _ in own).values(), default=0)


def hermits(board: Board, own: Hexes) -> int:
    """KB-58: 1 per group."""
    return len(groups(own))


def citizens(board: Board, own: Hexes) -> int:
    """KB-59: 1 per two settlements of the largest group."""
    return max((len(group) for group in groups(own)), default=0) // 2


def farmers(board: Board, own: Hexes) -> int:
    """KB-61: 3 per settlement in the poorest sector."""
    counts = Counter(sector(place) for place in own)
    return 3 * min(counts[corner] for corner in CORNERS)


def lords(players: Sequence[Hexes], zero_earns: bool = True) -> list[int]:
    """KB-60: in each sector 12 for most settlements, 6 for the next lower count."""
    gold = [0] * len(players)
    for corner in CORNERS:
        counts = [sum(1 for place in own if sector(place) == corner) for own in players]
        ranks = sorted(set(counts), reverse=True)
        for seat, count in enumerate(counts):
            if count or zero_earns:
                gold[seat] += {0: 12, 1: 6}.get(ranks.index(count), 0)
    return gold


ALONE: dict[str, Callable[[Board, Hexes], int]] = {
    "fishermen": fishermen,
    "miners": miners,
    "workers": workers,
    "discoverers": discoverers,
    "knights": knights,
    "hermits": hermits,
    "citizens": citizens,
    "farmers": farmers,
}
"""The cards that look at one player and the board, and nothing else."""

CARDS = (*ALONE, "merchants", "lords")


def scores(
    board: Board,
    cards: Collection[str],
    players: Sequence[Hexes],
    zero_earns: bool = True,
    emptied: Hexes = (),
) -> list[dict[str, int]]:
    """The gold of all players, line by line."""
    sheet = []
    for seat, own in enumerate(players):
        lines = {card: ALONE[card](board, own) for card in cards if card in ALONE}
        if "merchants" in cards:
            lines["merchants"] = merchants(board, own, emptied)
        if "lords" in cards:
            lines["lords"] = lords(players, zero_earns)[seat]
        lines["castles"] = castles(board, own)
        sheet.append({**lines, "total": sum(lines.values())})
    return sheet


def winners(sheet: Sequence[Mapping[str, int]]) -> list[int]:
    """KB-63: whoever has most gold; several share the victory."""
    best = max(lines["total"] for lines in sheet)
    return [seat for seat, lines in enumerate(sheet) if lines["total"] == best]
