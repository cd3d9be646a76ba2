"""The score sheet for a game played at the real table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from osada.core import components
from osada.core.components import BadComponents
from osada.core.game import Game, Score
from osada.core.paper import Row
from osada.core.sheet import Counted, Faults, fields, listed, one_of, sentences, short, whole_number
from osada.games.beer_bread import scoring
from osada.games.beer_bread.benefits import Building, added_up
from osada.games.beer_bread.cards import CARDS, GOODS, NUMBER, Cards, tables
from osada.games.beer_bread.goods import RESOURCES, beyond, number, packed
from osada.games.beer_bread.pieces import HAND, TOKENS, YEARS

MOST_PLAYED = HAND * YEARS
VALUES = range(4, 10)
"""What a card may be worth (BB-1)."""
ON_PAPER = (Row(("beer",), entries=12), Row(("bread",), entries=12), Row(("buildings",)), Row(("result",)))


wrong = sentences(__file__)


def score_sheet(game: Game, document: Mapping[str, Any]) -> tuple[list[Score], list[int]]:
    """Beer, bread and the lower of the two for both players, and the one who wins (BB-50)."""
    return count(game, document).settled(game)


def count(game: Game, document: Mapping[str, Any]) -> Counted:
    """The coins as far as they can be told, and every fault; without a windmill nobody has it yet."""
    found = Faults()
    with found.part():
        fields("the score sheet", document, needed=("game", "players"), more=("components",))
    cards = tables(game.standard)
    with found.part():
        cards = _components(game, document.get("components", components.STANDARD))
    players = found.players(document, game.seats)
    if not players or not all(found.passes(_check_player, player) for player in players):
        return Counted(None, [], found.found)
    sold = _sold(found, players)
    buildings = _buildings(found, players, cards, sold)
    tokens = _storages(found, players, buildings)
    windmill = _windmill(found, players)
    cards_sold = [sum(1 << card for card in own) for own in sold]
    ending = scoring.Ending(cards_sold, buildings, tokens, windmill, _values(found, players))
    sheet = scoring.score(cards, ending)
    return Counted(sheet, scoring.best(sheet, windmill), found.found)


def _check_player(player: Any) -> None:
    name = player.get("name") if isinstance(player, dict) else None
    fields(f"player {name}", player, needed=("name", "sold", "buildings", "storage", "windmill"), more=("values",))
    for field in ("sold", "buildings"):
        listed(f"{name}: {field}", player[field], "names")
    values = player.get("values", {})
    fields(f"{name}: values", values, needed=(), more=GOODS)
    for good in values:
        listed(f"{name}: values: {good}", values[good], "numbers")


def _components(game: Game, given: Any) -> Cards:
    """The tables of the set that the game was played with: ``"standard"``, or a whole set as it is exported."""
    if isinstance(given, dict):
        try:
            own = components.read(given)
            game.check(own)
        except BadComponents as error:
            raise wrong("set-bad", reason=str(error)) from None
        return tables(own)
    if given != components.STANDARD:
        raise wrong("set-form", given=short(given))
    return tables(game.standard)


def _sold(found: Faults, players: list[Mapping[str, Any]]) -> list[list[int]]:
    owner: dict[str, str] = {}
    sold: list[list[int]] = []
    for seat, player in enumerate(players):
        name, own = player["name"], list[int]()
        for card in player["sold"]:
            with found.part():
                if not isinstance(card, str) or card not in NUMBER:
                    raise wrong("card-unknown", player=name, given=short(card), first=CARDS[0], last=CARDS[-1])
                if owner.get(card) == name:
                    raise wrong("card-twice", f"card-{card}", player=name, card=card)
                if card in owner:
                    raise wrong("card-sold", f"card-{card}", player=name, card=card, owner=owner[card])
                owner[card] = name
                own.append(NUMBER[card])
        sold.append(own)
        with found.part():
            by_value = sum(map(len, player.get("values", {}).values()))
            played = len(player["sold"]) + by_value + len(player["buildings"])
            if played > MOST_PLAYED:
                raise wrong("too-many-played", f"{seat}-played", player=name, count=played, most=MOST_PLAYED)
    return sold


def _values(found: Faults, players: list[Mapping[str, Any]]) -> list[dict[str, list[int]]]:
    """By good the values of sold cards that have no name."""
    values: list[dict[str, list[int]]] = []
    for player in players:
        own: dict[str, list[int]] = {}
        for good, given in player.get("values", {}).items():
            for value in given:
                with found.part():
                    where = f"{player['name']}: values: {good}"
                    own.setdefault(good, []).append(whole_number(where, value, VALUES[0], VALUES[-1]))
        values.append(own)
    return values


def _buildings(
    found: Faults, players: list[Mapping[str, Any]], cards: Cards, sold: list[list[int]]
) -> list[list[Building]]:
    """Buildings by name; no more of each than there are cards with it that were not sold."""
    known = {building.name: building for building in cards.building}
    built: list[list[Building]] = [[] for _ in players]
    for seat, player in enumerate(players):
        for name in player["buildings"]:
            with found.part():
                built[seat].append(known[one_of(f"{player['name']}: buildings", name, tuple(cards.buildings))])
    gone = Counter(cards.building[card].name for own in sold for card in own)
    for name, there in Counter(building.name for own in built for building in own).items():
        copies = cards.buildings[name]["copies"]
        with found.part():
            if there > copies:
                raise wrong("building-copies", f"building-{name}", building=name, count=there, most=copies)
            if there > copies - gone[name]:
                facts = {"count": there, "most": copies, "sold": gone[name]}
                raise wrong("building-sold", f"building-{name}", building=name, **facts)
    return built


def _storages(found: Faults, players: list[Mapping[str, Any]], buildings: list[list[Building]]) -> list[int]:
    tokens = []
    everything: Counter[str] = Counter()
    for seat, (player, own) in enumerate(zip(players, buildings, strict=True)):
        stored = 0
        with found.part():
            where = f"{player['name']}: storage"
            fields(where, player["storage"], needed=(), more=RESOURCES)
            for resource, there in player["storage"].items():
                place = f"{seat}-{resource}"
                everything[resource] += whole_number(f"{where}: {resource}", there, 0, TOKENS[resource], place)
            benefits = added_up(own)
            stored = packed(player["storage"])
            if number(beyond(stored, benefits.places)) > benefits.any_places:
                places = benefits.any_places + number(benefits.places)
                raise wrong("storage-full", f"{seat}-storage", player=player["name"], count=number(stored), most=places)
        tokens.append(number(stored))
    for resource, there in everything.items():
        with found.part():
            if there > TOKENS[resource]:
                raise wrong("storage-all", f"0-{resource}", resource=resource, count=there, most=TOKENS[resource])
    return tokens


def _windmill(found: Faults, players: list[Mapping[str, Any]]) -> int:
    """Who has the windmill; -1 as long as nobody has it."""
    holders: list[int] = []
    with found.part():
        for player in players:
            if not isinstance(player["windmill"], bool):
                raise wrong("windmill-form", "windmill", player=player["name"], given=short(player["windmill"]))
        holders = [seat for seat, player in enumerate(players) if player["windmill"]]
        if len(holders) != 1:
            raise wrong("windmill", "windmill", open=not holders, count=len(holders))
    return holders[0] if len(holders) == 1 else -1
