"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from osada.core.game import Game, Score
from osada.core.paper import Row, one_each
from osada.core.sheet import Counted, Faults, fields, listed, one_of, sentences, short, whole_number
from osada.games.timber_town.boardwalks import EXIT_OF, JOIN, ends_at
from osada.games.timber_town.cells import CELLS, DIRECTIONS, NUMBER, SIDE_BETWEEN, SIDE_NAMES, SIDES
from osada.games.timber_town.pieces import CARDS, CARDS_IN_PLAY, color_of
from osada.games.timber_town.scoring.city import City, laid_out
from osada.games.timber_town.scoring.points import ahead, score
from osada.games.timber_town.tiles import COLORS, ends_of, letters_of, tiles_of, upright

ROUTES = ("walk", "simple-path")
Placed = dict[int, tuple[str, int]]
"""The tiles of a city: colour and ends by cell."""
ON_PAPER = (
    *(Row(tuple(cards), ticked=True) for _, cards in groupby(CARDS, color_of)),
    *one_each("builder", "total"),
)
"""A row for each colour: every game has one card of it."""
NEEDED = ("name", "cells", "bridges", "unused_figures", "has_builder")
wrong = sentences(__file__)


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The points of both players and who wins (TT-28)."""
    return count(game, document).settled(game)


def count(game: Game, document: Mapping[str, Any]) -> Counted:
    """The points as far as they can be told, and every fault; a joint that is open joins nothing."""
    found = Faults()
    with found.part():
        fields("the score sheet", document, ("game", "cards", "players"), ("route",))
    cards = _cards(found, document["cards"]) if "cards" in document else []
    route = ROUTES[0]
    with found.part():
        route = one_of("route", document.get("route", ROUTES[0]), ROUTES)
    players = found.players(document, game.seats)
    if not players or not all(found.passes(_check_player, player) for player in players):
        return Counted(None, [], found.found)
    placed = [_cells(found, seat, player) for seat, player in enumerate(players)]
    _stock(found, game, players, placed)
    cities = [
        _city(found, seat, player, tiles, route)
        for seat, (player, tiles) in enumerate(zip(players, placed, strict=True))
    ]
    builder = _builder(found, players, placed)
    sheet = score(cards, cities, builder)
    return Counted(sheet, ahead(sheet, builder), found.found)


def _check_player(player: Any) -> None:
    name = player.get("name") if isinstance(player, dict) else None
    fields(f"player {name}", player, NEEDED)


def _cards(found: Faults, cards: Any) -> list[str]:
    good: list[str] = []
    with found.part():
        if not isinstance(cards, list) or len(cards) > CARDS_IN_PLAY:
            raise wrong("cards", "cards", count=CARDS_IN_PLAY, given=short(cards))
        good += [one_of("cards", card, CARDS) for card in cards]
        for color in COLORS:
            own = [card for card in cards if color_of(card) == color]
            if len(own) > 1:
                raise wrong("card-twice", f"card-{color}", shade=color, given=", ".join(own))
        missing = CARDS_IN_PLAY - len(cards)
        if missing:
            raise wrong("cards-missing", "cards", open=True, count=missing, most=CARDS_IN_PLAY)
    return good


def _cells(found: Faults, seat: int, player: Any) -> Placed:
    name, cells = player["name"], player["cells"]
    placed: Placed = {}
    with found.part():
        if not isinstance(cells, dict):
            raise wrong("cells-form", player=name, given=short(cells))
        for cell, tile in cells.items():
            with found.part():
                if cell not in NUMBER:
                    raise wrong("cell-unknown", player=name, given=short(cell))
                where = f"{name}: {cell}"
                fields(where, tile, ("color", "ends"))
                color = one_of(f"{where}: color", tile["color"], COLORS)
                placed[NUMBER[cell]] = (color, _ends(where, f"{seat}-{cell}", tile["ends"]))
    return placed


def _ends(where: str, place: str, letters: Any) -> int:
    good = isinstance(letters, str) and letters and set(letters) <= set(DIRECTIONS)
    if not good or len(set(letters)) != len(letters):
        raise wrong("ends-form", place, where=where, given=short(letters))
    return ends_of(letters)


def stock_of(game: Game) -> dict[tuple[str, int], int]:
    """How many tiles there are of each colour and shape (TT-2)."""
    stock: dict[tuple[str, int], int] = {}
    tiles = tiles_of(game.standard)
    for kind, there in enumerate(tiles.counts):
        like = COLORS[tiles.colors[kind]], upright(tiles.ends[kind][0])
        stock[like] = stock.get(like, 0) + there
    return stock


def _stock(found: Faults, game: Game, players: list[Any], placed: list[Placed]) -> None:
    """No more tiles of a colour and shape in both cities together than there are (TT-2)."""
    stock = stock_of(game)
    laid: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for seat, city in enumerate(placed):
        for cell, (color, ends) in city.items():
            laid.setdefault((color, upright(ends)), []).append((seat, cell))
    for (color, shape), cells in laid.items():
        there = stock.get((color, shape), 0)
        with found.part():
            if len(cells) > there:
                named = ", ".join(f"{players[seat]['name']} {CELLS[cell]}" for seat, cell in cells)
                place = f"{cells[-1][0]}-{CELLS[cells[-1][1]]}"
                facts = {"count": len(cells), "tile": color, "ends": letters_of(shape), "cells": named, "there": there}
                raise wrong("stock", place, **facts)


def _city(found: Faults, seat: int, player: Any, placed: Placed, route: str) -> City:
    """The city laid out for counting, its sides and figures checked."""
    name = player["name"]
    bridges: set[int] | None = None
    with found.part():
        bridges = _bridges(name, seat, player["bridges"], placed)
    joined = 0
    for side, (one, other) in enumerate(SIDES):
        if one in placed and other in placed and bridges is not None:
            with found.part():
                joined |= _joined(name, seat, side, placed, side in bridges)
    colors = 0
    for cell, (color, ends) in placed.items():
        joined |= EXIT_OF[cell][ends]
        colors |= 1 << 16 * COLORS.index(color) + cell
    unused = 0
    with found.part():
        unused = _unused(name, seat, player["unused_figures"], placed, bridges or set())
    return laid_out(colors, joined, unused, route == ROUTES[1])


def _unused(name: str, seat: int, given: Any, placed: Placed, bridges: set[int]) -> int:
    reds = [CELLS[cell] for cell, (color, _) in placed.items() if color == "red"]
    most = 1 + len(reds)
    unused = whole_number(f"{name}: unused_figures", given, 0, 1 + len(CELLS), f"{seat}-unused")
    if unused + len(bridges) > most:
        between = ", ".join(SIDE_NAMES[side] for side in sorted(bridges)) or "–"
        facts = {"unused": unused, "count": len(bridges), "between": between, "most": most}
        raise wrong("figures", f"{seat}-unused", player=name, reds=", ".join(reds) or "–", **facts)
    return unused


def _bridges(name: str, seat: int, bridges: Any, placed: Placed) -> set[int]:
    """The sides with a dismantled figure (TT-19)."""
    found: set[int] = set()
    for bridge in listed(f"{name}: bridges", bridges, "[cell, cell]"):
        if not isinstance(bridge, list) or len(bridge) != 2 or not all(_is_cell(cell) for cell in bridge):
            raise wrong("bridge-form", player=name, given=short(bridge))
        one, other = bridge
        side = SIDE_BETWEEN.get((NUMBER[one], NUMBER[other]))
        if side is None:
            raise wrong("bridge-apart", player=name, one=one, other=other)
        for cell in bridge:
            if NUMBER[cell] not in placed:
                raise wrong("bridge-no-tile", joint(seat, side), player=name, cell=cell)
        if side in found:
            raise wrong("bridge-twice", joint(seat, side), player=name, one=one, other=other)
        found.add(side)
    return found


def joint(seat: int, side: int) -> str:
    """The place of a side of somebody's town."""
    return f"{seat}-joint-{SIDE_NAMES[side]}"


def _is_cell(cell: Any) -> bool:
    return isinstance(cell, str) and cell in NUMBER


def _joined(name: str, seat: int, side: int, placed: Placed, bridged: bool) -> int:
    """The bit of a side if it joins its tiles; ends that meet a blank side need a figure (TT-22)."""
    one, other = SIDES[side]
    ends = ends_at(side, placed[one][1], placed[other][1])
    cells = CELLS[one], CELLS[other]
    if bridged:
        if all(ends):
            raise wrong("bridge-meeting", joint(seat, side), player=name, one=cells[0], other=cells[1])
        return JOIN[side]
    if ends[0] != ends[1]:
        walk, blank = cells if ends[0] else cells[::-1]
        raise wrong("blank-side", joint(seat, side), player=name, walk=walk, blank=blank)
    return JOIN[side] if ends[0] else 0


def _builder(found: Faults, players: list[Any], placed: list[Placed]) -> int | None:
    """Who has the builder beaver: whoever filled a town first (TT-26)."""
    holders: list[int] = []
    with found.part():
        for player in players:
            if not isinstance(player["has_builder"], bool):
                raise wrong("builder-form", "builder", player=player["name"], given=short(player["has_builder"]))
        holders = [seat for seat, player in enumerate(players) if player["has_builder"]]
        if len(holders) > 1:
            raise wrong("builder-twice", "builder", names=" and ".join(player["name"] for player in players))
        full = [seat for seat, cells in enumerate(placed) if len(cells) == len(CELLS)]
        for holder in holders:
            if holder not in full:
                facts = {"count": len(placed[holder]), "most": len(CELLS)}
                raise wrong("builder-not-full", "builder", player=players[holder]["name"], **facts)
        if full and not holders:
            called = " and ".join(players[seat]["name"] for seat in full)
            raise wrong("builder-missing", "builder", open=True, names=called)
    return holders[0] if len(holders) == 1 else None
