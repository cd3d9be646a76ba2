"""The 60 cards and the buildings on them, as tables of a component set; and whether a set can be played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from osada.core import components as sets
from osada.core.components import ComponentSet, Fault, not_among, out_of_range
from osada.core.made import Made
from osada.games.beer_bread.benefits import EFFECTS, Building
from osada.games.beer_bread.goods import RESOURCES, packed, present
from osada.games.beer_bread.pieces import STORAGE, TOKENS
from osada.games.beer_bread.view import PrintedBuilding, PrintedCard

FOLDER = Path(__file__).parent

GOODS = ("beer", "bread")
BEER, BREAD = range(2)
EACH = 30
CARDS = tuple(f"{good}{number:02}" for good in GOODS for number in range(1, EACH + 1))
"""The names of the cards; a card is its number in here, and its back follows from it."""
NUMBER = {card: number for number, card in enumerate(CARDS)}
BACKS = (range(EACH), range(EACH, 2 * EACH))
"""The cards with each back."""
ALL_CARDS = (1 << 2 * EACH) - 1
"""All cards as a set: a set of cards is bits. ``BEERS`` is the set of those with the back of beer."""
BEERS = (1 << EACH) - 1
POSITIONS = ("cards", "collect", "storage", "produce", "clean", "score")
KINDS = (1, 2, 3)
CONDITIONS = ("more_buildings", "stock_lead", "windmill")
MOST_SHOWN = 3
"""No harvest part shows more of a resource than this, and no building has a larger amount."""
MOST_OF_AN_EFFECT = 30
"""The amounts of one effect may not add up to more than this over all cards."""


def good(card: int) -> str:
    """The good that a card is for, as its back shows."""
    return GOODS[card >= EACH]


def gathered(cards: list[int]) -> int:
    """Cards as a set of bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


class Cards(Made):
    """The tables that the rules read, with one entry for each card."""

    def __init__(self, components: ComponentSet) -> None:
        contents = components.contents
        cards = [contents["cards"][name] for name in CARDS]
        self.components = components
        self.kind: list[int] = [card["kind"] for card in cards]
        self.value: list[int] = [card["value"] for card in cards]
        self.harvest = [packed(card["harvest"]) for card in cards]
        self.shown = [present(harvest) for harvest in self.harvest]
        self.recipe = [packed(card["recipe"]) for card in cards]
        printed: dict[str, PrintedBuilding] = contents["buildings"]
        buildings = {name: Building.printed(name, facts) for name, facts in printed.items()}
        self.building = [buildings[card["building"]] for card in cards]
        copies = Counter(card["building"] for card in cards)
        self.buildings: dict[str, PrintedBuilding] = {
            name: {**facts, "copies": copies[name]} for name, facts in printed.items()
        }
        """For people: what every building does, and how many cards have it."""
        self.facts: dict[str, PrintedCard] = {
            name: {
                "good": good(number),
                "kind": self.kind_of(number),
                "value": card["value"],
                "harvest": {resource: there for resource, there in card["harvest"].items() if there},
                "recipe": {resource: there for resource, there in card["recipe"].items() if there},
                "building": card["building"],
            }
            for number, (name, card) in enumerate(zip(CARDS, cards, strict=True))
        }
        """For people: what is printed on every card."""
        self.substitutions = sorted(
            {(building.pay, building.resource) for building in buildings.values() if building.effect == "substitute"}
        )

    def made_of(self) -> tuple[ComponentSet]:
        """The set."""
        return (self.components,)

    @classmethod
    def made(cls, components: ComponentSet) -> Cards:
        """The tables of a set, made once."""
        return tables(components)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Cards) and self.components == other.components)

    def __hash__(self) -> int:
        return hash(self.components)

    def kind_of(self, card: int) -> str:
        """The good and the kind of a card in one word, ``beer1`` to ``bread3``."""
        return f"{good(card)}{self.kind[card]}"

    def named(self, cards: list[int]) -> dict[str, Any]:
        """Cards as an event names them: by name for programs that follow the game, by kind for people."""
        return {"cards": [CARDS[card] for card in cards], "kinds": [self.kind_of(card) for card in cards]}


@lru_cache(maxsize=16)
def tables(components: ComponentSet) -> Cards:
    """The tables of a set, made once."""
    return Cards(components)


@cache
def standard_buildings() -> dict[str, PrintedBuilding]:
    """What the buildings of the standard set do; these have explanations of their own."""
    buildings: dict[str, PrintedBuilding] = sets.standard(FOLDER).contents["buildings"]
    return buildings


@cache
def standard_cards() -> dict[str, PrintedCard]:
    """What is printed on the cards of the standard set; these have explanations of their own."""
    return tables(sets.standard(FOLDER)).facts


# Whether a set can be played with


def faults(contents: Mapping[str, Any], standard: Mapping[str, Any]) -> Iterator[str]:
    """What the rules cannot do with a set of the right form."""
    buildings = contents["buildings"]
    wrong = [
        fault for name, facts in buildings.items() for fault in _building(name, facts, standard["buildings"][name])
    ]
    yield from wrong
    for name, card in contents["cards"].items():
        where = f"cards.{name}"
        if card["building"] not in buildings:
            wrong.append(where)
            like = get_close_matches(card["building"], buildings, 1)
            hint = f"did you mean {like[0]}?" if like else "the names are under buildings"
            said = f"{where}.building: unknown {card['building']!r}; {hint}"
            yield not_among(f"{where}.building", buildings, card["building"], said=said)
        yield from _printed(where, card)
    if not wrong:
        yield from _amounts(contents)
        yield from _unpayable(contents)


def _building(name: str, facts: Mapping[str, Any], standard: Mapping[str, Any]) -> Iterator[str]:
    where = f"buildings.{name}"
    words = {"position": POSITIONS, "resource": RESOURCES, "pay": RESOURCES, "for": RESOURCES, "good": GOODS}
    for field, known in {**words, "condition": CONDITIONS}.items():
        if field in facts and facts[field] not in known:
            said = f"{where}.{field}: expected {' | '.join(known)}, not {facts[field]!r}"
            yield not_among(f"{where}.{field}", known, facts[field], said=said)
    if facts["effect"] != standard["effect"]:
        said = f"{where}.effect: {standard['effect']} stays, not {facts['effect']!r} (the effects are the rules')"
        yield Fault.made(said, "stays", where=f"{where}.effect", wanted=standard["effect"])
    if facts["position"] != EFFECTS[standard["effect"]] and facts["position"] in POSITIONS:
        home = EFFECTS[standard["effect"]]
        said = f"{where}.position: {standard['effect']} belongs to {home}, not {facts['position']}"
        yield Fault.made(said, "stays", where=f"{where}.position", wanted=home)
    if "amount" in facts and not 1 <= facts["amount"] <= MOST_SHOWN:
        yield out_of_range(f"{where}.amount", 1, MOST_SHOWN, facts["amount"])
    if "kind" in facts and facts["kind"] not in KINDS:
        yield out_of_range(f"{where}.kind", 1, 3, facts["kind"])
    if "pay" in facts and facts["pay"] == facts["for"]:
        said = f"{where}: {facts['pay']} cannot stand in for itself"
        yield Fault.made(said, "stands-in", where=where, resource=facts["pay"])
    for place, number in facts.get("places", {}).items():
        if not 0 <= number <= MOST_SHOWN:
            yield out_of_range(f"{where}.places.{place}", 0, MOST_SHOWN, number)
    if "places" in facts and not any(facts["places"].values()):
        yield Fault.made(f"{where}.places: a storage building without a place", "no-place", where=f"{where}.places")


def _printed(where: str, card: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a card: its kind or value (BB-1), or what its harvest part and recipe show."""
    if card["kind"] not in KINDS:
        yield out_of_range(f"{where}.kind", 1, 3, card["kind"])
    elif card["value"] not in (worth := (2 * card["kind"] + 2, 2 * card["kind"] + 3)):
        said = f"{where}.value: kind {card['kind']} is worth {worth[0]} or {worth[1]}, not {card['value']}"
        facts = {"tier": card["kind"], "lowest": worth[0], "highest": worth[1], "given": card["value"]}
        yield Fault.made(said, "card-value", where=f"{where}.value", **facts)
    for resource, shown in card["harvest"].items():
        if not 0 <= shown <= MOST_SHOWN:
            yield out_of_range(f"{where}.harvest.{resource}", 0, MOST_SHOWN, shown)
    if not any(card["harvest"].values()):
        yield Fault.made(f"{where}.harvest: shows nothing", "no-harvest", where=f"{where}.harvest")
    for resource, asked in card["recipe"].items():
        if not 0 <= asked <= TOKENS[resource]:
            yield out_of_range(f"{where}.recipe.{resource}", 0, TOKENS[resource], asked)
    if not any(card["recipe"].values()):
        yield Fault.made(f"{where}.recipe: asks for nothing", "no-recipe", where=f"{where}.recipe")


def _amounts(contents: Mapping[str, Any]) -> Iterator[str]:
    """No effect may add up to more than the tables can hold."""
    sums: Counter[str] = Counter()
    for card in contents["cards"].values():
        facts = contents["buildings"][card["building"]]
        sums[facts["effect"]] += facts.get("amount", 0) + sum(facts.get("places", {}).values())
    for effect, number in sums.items():
        if number > MOST_OF_AN_EFFECT:
            said = f"cards: buildings with {effect} add up to {number}; at most {MOST_OF_AN_EFFECT} can be played with"
            facts = {"effect": effect, "count": number, "most": MOST_OF_AN_EFFECT}
            yield Fault.made(said, "effect-sum", where="cards", **facts)


def _unpayable(contents: Mapping[str, Any]) -> Iterator[str]:
    """A recipe that does not fit into the storage with all storage buildings of the set."""
    places = Counter({"any": STORAGE})
    for card in contents["cards"].values():
        places.update(contents["buildings"][card["building"]].get("places", {}))
    for name, card in contents["cards"].items():
        beyond = sum(max(0, asked - places[resource]) for resource, asked in card["recipe"].items())
        if beyond > places["any"]:
            asked = sum(card["recipe"].values())
            said = f"cards.{name}.recipe: nothing can pay {asked} tokens; no storage of this set holds them"
            yield Fault.made(said, "unpayable", where=f"cards.{name}.recipe", count=asked)
