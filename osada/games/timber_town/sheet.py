"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.game import Game, Score, ScoreSheetError
from osada.core.sheet import fields, names, one_of, whole_number
from osada.games.timber_town.boardwalks import EXIT_OF, JOIN, ends_at
from osada.games.timber_town.cells import CELLS, DIRECTIONS, NUMBER, SIDE_BETWEEN, SIDE_NAMES, SIDES
from osada.games.timber_town.pieces import CARDS, CARDS_IN_PLAY, color_of
from osada.games.timber_town.scoring.city import City, laid_out
from osada.games.timber_town.scoring.points import ahead, score
from osada.games.timber_town.tiles import COLORS, ends_of, letters_of, tiles_of, upright

ROUTES = ("walk", "simple-path")
Placed = dict[int, tuple[str, int]]
"""The tiles of a city: colour and ends by cell."""


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The points of both players and who wins (TT-28)."""
    fields("the score sheet", document, ("game", "cards", "players"), ("route",))
    cards = _cards(document["cards"])
    route = one_of("route", document.get("route", ROUTES[0]), ROUTES)
    players = document["players"]
    names(players, game.seats)
    placed = []
    for player in players:
        needed = ("name", "cells", "bridges", "unused_figures", "has_builder")
        fields(f"player {player['name']}", player, needed)
        placed.append(_cells(player["name"], player["cells"]))
    _stock(game, players, placed)
    cities = [_city(player, tiles, route) for player, tiles in zip(players, placed, strict=True)]
    builder = _builder(players)
    sheet = score(cards, cities, builder)
    return sheet, ahead(sheet, builder)


def _cards(cards: Any) -> list[str]:
    if not isinstance(cards, list) or len(cards) != CARDS_IN_PLAY:
        raise ScoreSheetError(f"cards: expected {CARDS_IN_PLAY} scoring cards, one of each colour, not {cards!r}")
    for card in cards:
        one_of("cards", card, CARDS)
    for color in COLORS:
        found = [card for card in cards if color_of(card) == color]
        if len(found) != 1:
            raise ScoreSheetError(f"cards: expected one {color} card, not {', '.join(found) or 'none'}")
    return cards


def _cells(name: str, cells: Any) -> Placed:
    if not isinstance(cells, dict):
        raise ScoreSheetError(f"{name}: cells: expected an object with A1 to D4, not {cells!r}")
    placed = {}
    for cell, tile in cells.items():
        if cell not in NUMBER:
            raise ScoreSheetError(f"{name}: cells: unknown {cell!r}; there are {CELLS[0]} to {CELLS[-1]}")
        where = f"{name}: {cell}"
        fields(where, tile, ("color", "ends"))
        color = one_of(f"{where}: color", tile["color"], COLORS)
        placed[NUMBER[cell]] = (color, _ends(where, tile["ends"]))
    return placed


def _ends(where: str, letters: Any) -> int:
    good = isinstance(letters, str) and letters and set(letters) <= set(DIRECTIONS)
    if not good or len(set(letters)) != len(letters):
        raise ScoreSheetError(f"{where}: ends: expected one to four letters of {DIRECTIONS}, not {letters!r}")
    return ends_of(letters)


def _stock(game: Game, players: list[Any], placed: list[Placed]) -> None:
    """No more tiles of a colour and shape in both cities together than there are (TT-2)."""
    stock: dict[tuple[str, int], int] = {}
    tiles = tiles_of(game.standard)
    for kind, count in enumerate(tiles.counts):
        like = COLORS[tiles.colors[kind]], upright(tiles.ends[kind][0])
        stock[like] = stock.get(like, 0) + count
    found: dict[tuple[str, int], list[str]] = {}
    for player, city in zip(players, placed, strict=True):
        for cell, (color, ends) in city.items():
            found.setdefault((color, upright(ends)), []).append(f"{player['name']} {CELLS[cell]}")
    for (color, shape), cells in found.items():
        there = stock.get((color, shape), 0)
        if len(cells) > there:
            raise ScoreSheetError(
                f"{len(cells)} {color} tiles with ends like {letters_of(shape)} ({', '.join(cells)}); there are {there}"
            )


def _city(player: Any, placed: Placed, route: str) -> City:
    """The city laid out for counting, its sides and figures checked."""
    name = player["name"]
    bridges = _bridges(name, player["bridges"], placed)
    joined = 0
    for side, (one, other) in enumerate(SIDES):
        if one in placed and other in placed:
            joined |= _joined(name, side, placed, side in bridges)
    colors = 0
    for cell, (color, ends) in placed.items():
        joined |= EXIT_OF[cell][ends]
        colors |= 1 << 16 * COLORS.index(color) + cell
    reds = [CELLS[cell] for cell, (color, _) in placed.items() if color == "red"]
    most = 1 + len(reds)
    unused = whole_number(f"{name}: unused_figures", player["unused_figures"], 0, most)
    if unused + len(bridges) > most:
        between = ", ".join(SIDE_NAMES[side] for side in sorted(bridges))
        raise ScoreSheetError(
            f"{name}: {unused} unused figures and {len(bridges)} between tiles ({between}); there are at most {most}: "
            f"the raft of the start and one for every red tile ({', '.join(reds) or 'none'})"
        )
    return laid_out(colors, joined, unused, route == ROUTES[1])


def _bridges(name: str, bridges: Any, placed: Placed) -> set[int]:
    """The sides with a dismantled figure (TT-19)."""
    if not isinstance(bridges, list):
        raise ScoreSheetError(f"{name}: bridges: expected a list of [cell, cell], not {bridges!r}")
    found: set[int] = set()
    for bridge in bridges:
        if not isinstance(bridge, list) or len(bridge) != 2 or not all(_is_cell(cell) for cell in bridge):
            raise ScoreSheetError(f"{name}: bridges: expected [cell, cell], not {bridge!r}")
        one, other = bridge
        side = SIDE_BETWEEN.get((NUMBER[one], NUMBER[other]))
        if side is None:
            raise ScoreSheetError(f"{name}: bridges: {one} and {other} do not lie side by side")
        for cell in bridge:
            if NUMBER[cell] not in placed:
                raise ScoreSheetError(f"{name}: bridges: there is no tile on {cell}")
        if side in found:
            raise ScoreSheetError(f"{name}: bridges: two figures between {one} and {other}")
        found.add(side)
    return found


def _is_cell(cell: Any) -> bool:
    return isinstance(cell, str) and cell in NUMBER


def _joined(name: str, side: int, placed: Placed, bridged: bool) -> int:
    """The bit of a side if it joins its tiles; ends that meet a blank side need a figure (TT-22)."""
    one, other = SIDES[side]
    ends = ends_at(side, placed[one][1], placed[other][1])
    cells = CELLS[one], CELLS[other]
    if bridged:
        if all(ends):
            raise ScoreSheetError(f"{name}: a figure between {cells[0]} and {cells[1]}, where both boardwalks meet")
        return JOIN[side]
    if ends[0] != ends[1]:
        walk, blank = cells if ends[0] else cells[::-1]
        raise ScoreSheetError(f"{name}: the boardwalk of {walk} meets the blank side of {blank}, without a figure")
    return JOIN[side] if ends[0] else 0


def _builder(players: list[Any]) -> int | None:
    for player in players:
        if not isinstance(player["has_builder"], bool):
            raise ScoreSheetError(
                f"{player['name']}: has_builder: expected true or false, not {player['has_builder']!r}"
            )
    holders = [seat for seat, player in enumerate(players) if player["has_builder"]]
    if len(holders) > 1:
        both = " and ".join(player["name"] for player in players)
        raise ScoreSheetError(f"{both} both have the builder beaver; there is one")
    full = [player["name"] for player in players if len(player["cells"]) == len(CELLS)]
    for holder in holders:
        if players[holder]["name"] not in full:
            there = len(players[holder]["cells"])
            raise ScoreSheetError(
                f"{players[holder]['name']}: has_builder: the builder beaver is for a full town, and there are {there} "
                f"tiles of {len(CELLS)}"
            )
    if full and not holders:
        raise ScoreSheetError(f"nobody has the builder beaver, but the town of {' and '.join(full)} is full")
    return holders[0] if holders else None
