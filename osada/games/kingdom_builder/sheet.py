"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.core.game import Game, Score
from osada.core.paper import one_each
from osada.core.sheet import Counted, Faults, fields, listed, one_of, sentences, short, whole_number
from osada.games.kingdom_builder import scoring
from osada.games.kingdom_builder.board import LETTERS, LOCATIONS, Board, Layout
from osada.games.kingdom_builder.hexes import COLUMNS, ROWS, gathered
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS, KINGDOM_CARDS_IN_PLAY, SETTLEMENTS

LORDS = ("zero-ranks", "zero-earns-nothing")
ON_PAPER = (*one_each(*KINGDOM_CARDS, ticked=True), *one_each("castles", "total"))
CORNERS = ("nw", "ne", "sw", "se")
wrong = sentences(__file__)


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """The gold of every player and who has most of it (KB-63)."""
    return count(game, document).settled(game)


def count(game: Game, document: Mapping[str, Any]) -> Counted:
    """The gold as far as it can be told, and every fault; nothing is counted before the board is whole."""
    found = Faults()
    with found.part():
        fields("the score sheet", document, ("game", "sectors", "cards", "players"), ("lords", "emptied"))
    layout = _layout(found, document["sectors"]) if "sectors" in document else None
    cards = _cards(found, document["cards"]) if "cards" in document else []
    players = found.players(document, game.seats)
    lords = LORDS[0]
    with found.part():
        lords = one_of("lords", document.get("lords", LORDS[0]), LORDS)
    if layout is None or not players:
        return Counted(None, [], found.found)
    board = Board(layout, game.standard)
    letters = board.letters()
    owners: dict[int, int] = {}
    for seat in range(len(players)):
        with found.part():
            _settle(found, players, seat, letters, owners)
    settlements = [gathered([number for number, own in owners.items() if own == seat]) for seat in range(len(players))]
    emptied = 0
    with found.part():
        emptied = _emptied(document.get("emptied", []), letters)
    sheet = scoring.score(board, cards, settlements, scoring.Readings(lords == LORDS[1], emptied))
    best = max(score["total"] for score in sheet)
    return Counted(sheet, [seat for seat, score in enumerate(sheet) if score["total"] == best], found.found)


def _layout(found: Faults, sectors: Any) -> Layout | None:
    """The four sectors; None if one is missing or wrong."""
    layout: list[tuple[int, bool]] = []
    with found.part():
        if not isinstance(sectors, list) or len(sectors) != len(CORNERS):
            came = str(len(sectors)) if isinstance(sectors, list) else short(sectors)
            raise wrong("sectors", "sector-nw", given=came)
        for corner, sector in zip(CORNERS, sectors, strict=True):
            with found.part():
                layout.append(_sector(f"sector-{corner}", sector, [LOCATIONS[kind] for kind, _ in layout]))
    return tuple(layout) if len(layout) == len(CORNERS) else None


def _sector(place: str, sector: Any, others: list[str]) -> tuple[int, bool]:
    if sector is None:
        raise wrong("sector-missing", place, open=True)
    if not isinstance(sector, list) or len(sector) != 2 or not isinstance(sector[1], bool):
        raise wrong("sector-form", place, given=short(sector))
    one_of("sectors", sector[0], LOCATIONS)
    if sector[0] in others:
        raise wrong("sector-twice", place, location=sector[0])
    return LOCATIONS.index(sector[0]), sector[1]


def _cards(found: Faults, cards: Any) -> list[str]:
    """The kingdom cards that are good."""
    good: list[str] = []
    with found.part():
        if not isinstance(cards, list) or len(cards) > KINGDOM_CARDS_IN_PLAY:
            raise wrong("cards", "cards", count=KINGDOM_CARDS_IN_PLAY, given=short(cards))
        for card in cards:
            one_of("cards", card, KINGDOM_CARDS)
            if card in good:
                raise wrong("card-twice", "cards", card=card)
            good.append(card)
        if len(cards) < KINGDOM_CARDS_IN_PLAY:
            missing = KINGDOM_CARDS_IN_PLAY - len(cards)
            raise wrong("cards-missing", "cards", open=True, count=missing)
    return good


def _settle(found: Faults, players: list[Any], seat: int, letters: str, owners: dict[int, int]) -> None:
    """Put a player's settlements on the board, each on a free hex that can carry one (KB-20, KB-38)."""
    player = players[seat]
    name = str(player.get("name")) if isinstance(player, dict) else str(seat + 1)
    fields(f"player {name}", player, needed=("name", "settlements"))
    hexes = listed(f"{name}: settlements", player["settlements"], "[row, column]")
    if len(hexes) > SETTLEMENTS:
        raise wrong("settlements-too-many", f"supply-{seat}", player=name, count=len(hexes), most=SETTLEMENTS)
    for place in hexes:
        with found.part():
            number = _hex(f"{name}: settlements", place)
            _free(name, players, number, letters, owners)
            owners[number] = seat


def _free(name: str, players: list[Any], number: int, letters: str, owners: dict[int, int]) -> None:
    ground, place = LETTERS[letters[number]], "hex-{}-{}".format(*divmod(number, COLUMNS))
    where = "{},{}".format(*divmod(number, COLUMNS))
    if ground in ("mountain", "castle", "location"):
        raise wrong(f"settlement-on-{ground}", place, player=name, hex=where)
    if number in owners:
        raise wrong("settlement-taken", place, player=name, hex=where, owner=players[owners[number]]["name"])


def _emptied(hexes: Any, letters: str) -> int:
    """Location hexes without tokens that merchants do not count, if the table reads KB-55 so."""
    numbers = [_hex("emptied", place) for place in listed("emptied", hexes, "[row, column]")]
    for number in numbers:
        if LETTERS[letters[number]] != "location":
            row, column = divmod(number, COLUMNS)
            raise wrong("emptied-no-location", f"hex-{row}-{column}", hex=f"{row},{column}")
    return gathered(numbers)


def _hex(where: str, place: Any) -> int:
    if not isinstance(place, list) or len(place) != 2:
        raise wrong("hex-form", where=where, given=short(place))
    row = whole_number(f"{where}: {place}: row", place[0], 0, ROWS - 1)
    column = whole_number(f"{where}: {place}: column", place[1], 0, COLUMNS - 1)
    return row * COLUMNS + column
