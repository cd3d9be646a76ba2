"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from osada.core import components
from osada.core.components import BadComponents
from osada.core.game import Game, Score, ScoreSheetError
from osada.core.sheet import fields, names, one_of, whole_number
from osada.games.beer_bread import scoring
from osada.games.beer_bread.benefits import Building, added_up
from osada.games.beer_bread.cards import CARDS, NUMBER, Cards, tables
from osada.games.beer_bread.goods import RESOURCES, beyond, number, packed
from osada.games.beer_bread.pieces import HAND, TOKENS, YEARS

MOST_PLAYED = HAND * YEARS


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """Beer, bread and the lower of the two for both players, and the one who wins (BB-50)."""
    fields("the score sheet", document, needed=("game", "players"), more=("components",))
    cards = _components(game, document.get("components", components.STANDARD))
    players = document["players"]
    names(players, game.seats)
    for player in players:
        fields(f"player {player['name']}", player, needed=("name", "sold", "buildings", "storage", "windmill"))
    sold = _sold(players)
    buildings = _buildings(players, cards, sold)
    tokens = _storages(players, buildings)
    windmill = _windmill(players)
    ending = scoring.Ending([sum(1 << card for card in own) for own in sold], buildings, tokens, windmill)
    sheet = scoring.score(cards, ending)
    return sheet, scoring.best(sheet, windmill)


def _components(game: Game, given: Any) -> Cards:
    """The tables of the set that the game was played with: ``"standard"``, or a whole set as it is exported."""
    if isinstance(given, dict):
        try:
            own = components.read(given)
            game.check(own)
        except BadComponents as error:
            raise ScoreSheetError(f"components: {error}") from None
        return tables(own)
    if given != components.STANDARD:
        raise ScoreSheetError(f'components: expected "standard" or a whole component set, not {given!r}')
    return tables(game.standard)


def _listed(player: Mapping[str, Any], field: str) -> list[Any]:
    given = player[field]
    if not isinstance(given, list):
        raise ScoreSheetError(f"{player['name']}: {field}: expected a list of names, not {given!r}")
    return given


def _sold(players: list[Mapping[str, Any]]) -> list[list[int]]:
    owner: dict[str, str] = {}
    sold: list[list[int]] = []
    for player in players:
        name = player["name"]
        for card in _listed(player, "sold"):
            if not isinstance(card, str) or card not in NUMBER:
                raise ScoreSheetError(f"{name}: sold: unknown {card!r}; there are {CARDS[0]} to {CARDS[-1]}")
            if card in owner:
                twice = "twice" if owner[card] == name else f"sold by {owner[card]} already"
                raise ScoreSheetError(f"{name}: sold: {card} {twice}")
            owner[card] = name
        sold.append([NUMBER[card] for card in player["sold"]])
        if len(player["sold"]) + len(_listed(player, "buildings")) > MOST_PLAYED:
            played = len(player["sold"]) + len(player["buildings"])
            raise ScoreSheetError(f"{name}: {played} cards sold and built; nobody plays more than {MOST_PLAYED}")
    return sold


def _buildings(players: list[Mapping[str, Any]], cards: Cards, sold: list[list[int]]) -> list[list[Building]]:
    """Buildings by name; no more of each than there are cards with it that were not sold."""
    known = {building.name: building for building in cards.building}
    built: Counter[str] = Counter()
    for player in players:
        for name in player["buildings"]:
            one_of(f"{player['name']}: buildings", name, tuple(cards.buildings))
            built[name] += 1
    gone = Counter(cards.building[card].name for own in sold for card in own)
    for name, number_built in built.items():
        copies = cards.buildings[name]["copies"]
        if number_built > copies:
            raise ScoreSheetError(f"buildings: {name} {number_built} times; the set has {copies}")
        if number_built > copies - gone[name]:
            raise ScoreSheetError(
                f"buildings: {name} {number_built} times; of the {copies} cards with it {gone[name]} were sold"
            )
    return [[known[name] for name in player["buildings"]] for player in players]


def _storages(players: list[Mapping[str, Any]], buildings: list[list[Building]]) -> list[int]:
    tokens = []
    everything: Counter[str] = Counter()
    for player, own in zip(players, buildings, strict=True):
        where = f"{player['name']}: storage"
        fields(where, player["storage"], needed=(), more=RESOURCES)
        for resource, there in player["storage"].items():
            everything[resource] += whole_number(f"{where}: {resource}", there, 0, TOKENS[resource])
        benefits = added_up(own)
        stored = packed(player["storage"])
        if number(beyond(stored, benefits.places)) > benefits.any_places:
            places = benefits.any_places + number(benefits.places)
            raise ScoreSheetError(f"{where}: {number(stored)} tokens do not fit into its {places} places")
        tokens.append(number(stored))
    for resource, there in everything.items():
        if there > TOKENS[resource]:
            raise ScoreSheetError(f"storage: {there} {resource} in all; there are {TOKENS[resource]}")
    return tokens


def _windmill(players: list[Mapping[str, Any]]) -> int:
    for player in players:
        if not isinstance(player["windmill"], bool):
            raise ScoreSheetError(f"{player['name']}: windmill: expected true or false, not {player['windmill']!r}")
    holders = [seat for seat, player in enumerate(players) if player["windmill"]]
    if len(holders) != 1:
        raise ScoreSheetError(f"windmill: one player has it, not {len(holders)}")
    return holders[0]
