"""What buildings do for their owner (BB-60 to BB-72), added up over all that he has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from osada.games.beer_bread.goods import FIELD, GUARD, MOST, ONE, RESOURCES, SHIFT, packed
from osada.games.beer_bread.setup import STORAGE

EFFECTS = {
    "redraw": "cards",
    "keep_choice": "cards",
    "last_draw": "cards",
    "reserve": "cards",
    "yearly": "collect",
    "supply": "collect",
    "bonus": "collect",
    "gift": "collect",
    "storage": "storage",
    "capacity": "produce",
    "substitute": "produce",
    "clean": "clean",
    "coin_per_kind": "score",
    "coins_if": "score",
}
"""Every effect and the building position that it belongs to."""

ADDED = {
    ("redraw", ""): "redraws",
    ("last_draw", ""): "last_draws",
    ("reserve", ""): "reserves",
    ("yearly", ""): "yearly",
    ("bonus", ""): "bonus",
    ("gift", ""): "gift",
    ("capacity", "beer"): "brewery",
    ("capacity", "bread"): "bakery",
    ("clean", "beer"): "clean_beer",
    ("clean", "bread"): "clean_bread",
}
"""Effects, with the good that they are for, that simply add up, and where."""
NUMBERS = ("redraw", "last_draw", "reserve", "capacity")
"""Those that add up to a number, not to goods."""

Substitution = tuple[int, int]
"""The resource paid, twice, and the one that it stands in for."""


class Building:
    """A kind of building, as the rules read it."""

    __slots__ = (
        "adds",
        "amount",
        "condition",
        "effect",
        "field",
        "good",
        "kind",
        "name",
        "pay",
        "places",
        "position",
        "resource",
    )  # fmt: skip

    def __init__(self, name: str, facts: Mapping[str, Any]) -> None:
        self.name = name
        self.effect: str = facts["effect"]
        self.position: str = facts["position"]
        self.amount: int = facts.get("amount", 0)
        resource = facts.get("resource", facts.get("for"))
        self.resource: int = RESOURCES.index(resource) if resource else 0
        self.pay: int = RESOURCES.index(facts["pay"]) if "pay" in facts else 0
        self.good: str = facts.get("good", "")
        self.kind: int = facts.get("kind", 0)
        self.condition: str = facts.get("condition", "")
        self.places: Mapping[str, int] = facts.get("places", {})
        self.field = ADDED.get((self.effect, self.good), "")
        """What it adds to, if it simply adds up, and how much."""
        self.adds = self.amount if self.effect in NUMBERS else self.amount * ONE[self.resource] + packed(self.places)


class Benefits:
    """All that the buildings of a player add up to. Never changed: a new building makes a new one."""

    __slots__ = (
        "any_places",
        "bakery",
        "bonus",
        "brewery",
        "clean_beer",
        "clean_bread",
        "gift",
        "keep_choice",
        "last_draws",
        "places",
        "redraws",
        "replaced",
        "reserves",
        "substitutions",
        "supply",
        "yearly",
    )  # fmt: skip

    def __init__(self) -> None:
        self.redraws = 0
        self.keep_choice = False
        self.last_draws = 0
        self.reserves = 0
        self.yearly = 0
        self.supply = 0
        """A mask of the resources that the bank makes up for (BB-66)."""
        self.bonus = 0
        self.gift = 0
        self.any_places = STORAGE
        self.places = 0
        """Places for one resource alone, as goods."""
        self.brewery = 1
        self.bakery = 1
        self.substitutions: tuple[Substitution, ...] = ()
        self.replaced = 0
        """The guard bits of the resources that another may stand in for."""
        self.clean_beer = 0
        self.clean_bread = 0

    def with_building(self, building: Building) -> Benefits:
        """The benefits with one building more."""
        other = Benefits.__new__(Benefits)
        other.redraws = self.redraws
        other.keep_choice = self.keep_choice
        other.last_draws = self.last_draws
        other.reserves = self.reserves
        other.yearly = self.yearly
        other.supply = self.supply
        other.bonus = self.bonus
        other.gift = self.gift
        other.any_places = self.any_places
        other.places = self.places
        other.brewery = self.brewery
        other.bakery = self.bakery
        other.substitutions = self.substitutions
        other.replaced = self.replaced
        other.clean_beer = self.clean_beer
        other.clean_bread = self.clean_bread
        other._add(building)
        return other

    def _add(self, building: Building) -> None:
        if building.field:
            setattr(self, building.field, getattr(self, building.field) + building.adds)
        elif building.effect == "keep_choice":
            self.keep_choice = True
        elif building.effect == "supply":
            self.supply |= MOST << SHIFT[building.resource]
        elif building.effect == "storage":
            self.any_places += building.places["any"]
            self.places += building.adds
        elif building.effect == "substitute":
            self.substitutions = tuple(sorted({*self.substitutions, (building.pay, building.resource)}))
            self.replaced |= GUARD & FIELD << SHIFT[building.resource]


NO_BUILDINGS = Benefits()
