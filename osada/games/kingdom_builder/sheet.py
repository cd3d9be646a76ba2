"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.game import Game, Score, ScoreSheetError
from osada.core.sheet import fields, names, one_of, whole_number
from osada.games.kingdom_builder import scoring
from osada.games.kingdom_builder.board import LETTERS, LOCATIONS, Board, Layout
from osada.games.kingdom_builder.hexes import COLUMNS, ROWS, gathered
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS, KINGDOM_CARDS_IN_PLAY, SETTLEMENTS

LORDS = ("zero-ranks", "zero-earns-nothing")


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The gold of every player and who has most of it (KB-63)."""
    needed, more = ("game", "sectors", "cards", "players"), ("lords", "emptied")
    fields("the score sheet", document, needed, more)
    board = Board(_layout(document["sectors"]), game.standard)
    cards = _cards(document["cards"])
    players = document["players"]
    names(players, game.seats)
    letters = board.letters()
    owners: dict[int, str] = {}
    for player in players:
        fields(f"player {player['name']}", player, needed=("name", "settlements"))
        _settle(player["name"], player["settlements"], letters, owners)
    settlements = [gathered([n for n, name in owners.items() if name == player["name"]]) for player in players]
    lords = one_of("lords", document.get("lords", LORDS[0]), LORDS)
    emptied = _emptied(document.get("emptied", []), letters)
    sheet = scoring.score(board, cards, settlements, scoring.Readings(lords == LORDS[1], emptied))
    best = max(score["total"] for score in sheet)
    return sheet, [seat for seat, score in enumerate(sheet) if score["total"] == best]


def _layout(sectors: Any) -> Layout:
    if not isinstance(sectors, list) or len(sectors) != 4:
        came = len(sectors) if isinstance(sectors, list) else repr(sectors)
        raise ScoreSheetError(f"sectors: expected four of [name, turned] (NW, NE, SW, SE), not {came}")
    layout = []
    for sector in sectors:
        if not isinstance(sector, list) or len(sector) != 2 or not isinstance(sector[1], bool):
            raise ScoreSheetError(f"sectors: expected [name, true or false], not {sector!r}")
        one_of("sectors", sector[0], LOCATIONS)
        layout.append((LOCATIONS.index(sector[0]), sector[1]))
    chosen = [sector[0] for sector in sectors]
    for name in chosen:
        if chosen.count(name) > 1:
            raise ScoreSheetError(f"sectors: {name} twice")
    return tuple(layout)


def _cards(cards: Any) -> list[str]:
    if not isinstance(cards, list) or len(cards) != KINGDOM_CARDS_IN_PLAY:
        raise ScoreSheetError(f"cards: expected {KINGDOM_CARDS_IN_PLAY} kingdom cards, not {cards!r}")
    for card in cards:
        one_of("cards", card, KINGDOM_CARDS)
        if cards.count(card) > 1:
            raise ScoreSheetError(f"cards: {card} twice")
    return cards


def _settle(name: str, hexes: Any, letters: str, owners: dict[int, str]) -> None:
    """Put a player's settlements on the board, each on a free hex that can carry one (KB-20, KB-38)."""
    if not isinstance(hexes, list):
        raise ScoreSheetError(f"{name}: settlements: expected a list of [row, column], not {hexes!r}")
    if len(hexes) > SETTLEMENTS:
        raise ScoreSheetError(f"{name}: {len(hexes)} settlements; there are {SETTLEMENTS} of a colour")
    for place in hexes:
        number = _hex(f"{name}: settlements", place)
        row, column = place
        ground = LETTERS[letters[number]]
        if ground in ("mountain", "castle", "location"):
            raise ScoreSheetError(f"{name}: {row},{column} is a {ground}; no settlement can stand there")
        if number in owners:
            raise ScoreSheetError(f"{name}: {row},{column} has a settlement of {owners[number]} already")
        owners[number] = name


def _emptied(hexes: Any, letters: str) -> int:
    """Location hexes without tokens that merchants do not count, if the table reads KB-55 so."""
    if not isinstance(hexes, list):
        raise ScoreSheetError(f"emptied: expected a list of [row, column], not {hexes!r}")
    numbers = [_hex("emptied", place) for place in hexes]
    for number in numbers:
        if LETTERS[letters[number]] != "location":
            row, column = divmod(number, COLUMNS)
            raise ScoreSheetError(f"emptied: {row},{column} is no location but {LETTERS[letters[number]]}")
    return gathered(numbers)


def _hex(where: str, place: Any) -> int:
    if not isinstance(place, list) or len(place) != 2:
        raise ScoreSheetError(f"{where}: expected [row, column], not {place!r}")
    row = whole_number(f"{where}: {place}: row", place[0], 0, ROWS - 1)
    column = whole_number(f"{where}: {place}: column", place[1], 0, COLUMNS - 1)
    return row * COLUMNS + column
