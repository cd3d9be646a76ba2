"""Which tiles bring the points of a scoring card, counted on the cells of a view."""

from __future__ import annotations

from collections.abc import Iterator

from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.view import City

Grid = dict[str, str]
"""The colours of a town by its cells."""
GROUPS = {"yellow_chalupa": (2, 2), "yellow_bouda": (3, 3), "yellow_srub": (2, 16), "yellow_salas": (2, 16)}
"""From how many to how many houses a group has to have."""


def counts(card: str, cell: str, grid: Grid, city: City) -> bool:
    """Whether a tile of the card's colour brings points."""
    row, column = cell[0], cell[1]
    if card in GROUPS:
        least, most = GROUPS[card]
        joined = city["joined"] if card == "yellow_srub" else None
        return least <= len(_group(cell, grid, joined)) <= most
    match card:
        case "brown_namesti":
            return cell in city["routes"]
        case "green_zahrada":
            return row in "AD" and column in "14"
        case "green_hriste":
            return row in "BC" and column in "23"
        case "green_lesopark":
            return not any(grid[other] == "green" for other in _line(cell, grid, True, True))
        case "purple_klaster":
            return any(grid[other] != "purple" and len(_group(other, grid)) > 1 for other in _beside(cell, grid))
        case "purple_poustevna":
            return not any(grid[other] in ("blue", "orange", "red") for other in _beside(cell, grid))
        case "blue_krejcovstvi":
            return any(grid[other] == "blue" for other in _line(cell, grid, True, True))
    looked = _looked(card, cell, grid)
    return looked is None or any(grid[other] != grid[cell] for other in looked)


def _looked(card: str, cell: str, grid: Grid) -> list[str] | None:
    """The cells in which a market or workshop looks for other colours; None for cards that count every tile."""
    if card in ("orange_jidlo", "orange_kvetiny"):
        return list(_beside(cell, grid))
    if card in ("orange_latky", "orange_sperky"):
        return list(_slanting(cell, grid, 1))
    if card == "blue_bednarstvi":
        return list(_line(cell, grid, False, True))
    if card == "blue_truhlarstvi":
        return list(_line(cell, grid, True, False))
    return list(_slanting(cell, grid, 3)) if card == "blue_kovarstvi" else None


def _apart(cell: str, other: str) -> tuple[int, int]:
    return abs(ord(cell[0]) - ord(other[0])), abs(ord(cell[1]) - ord(other[1]))


def _beside(cell: str, grid: Grid) -> Iterator[str]:
    return (other for other in grid if sum(_apart(cell, other)) == 1)


def _slanting(cell: str, grid: Grid, far: int) -> Iterator[str]:
    for other in grid:
        down, across = _apart(cell, other)
        if down == across and 1 <= down <= far:
            yield other


def _line(cell: str, grid: Grid, in_row: bool, in_column: bool) -> Iterator[str]:
    for other in grid:
        down, across = _apart(cell, other)
        if other != cell and ((in_row and not down) or (in_column and not across)):
            yield other


def _group(cell: str, grid: Grid, joined: list[str] | None = None) -> set[str]:
    """The tiles of one colour side by side; if sides are given, only those that they join."""
    found, new = {cell}, [cell]
    while new:
        here = new.pop()
        for other in _beside(here, grid):
            side = "-".join(sorted((here, other), key=CELLS.index))
            if grid[other] == grid[cell] and other not in found and (joined is None or side in joined):
                found.add(other)
                new.append(other)
    return found
