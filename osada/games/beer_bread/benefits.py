"""What buildings do for their owner (BB-60 to BB-72), added up over all that he has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from osada.core.fields import Fields
from osada.games.beer_bread.goods import FIELD, GUARD, MOST, ONE, RESOURCES, SHIFT, packed
from osada.games.beer_bread.pieces import STORAGE
from osada.games.beer_bread.view import PrintedBuilding

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
"""The effects that simply add up, with the good that they are for, and the field of `Benefits` that they add to."""
NUMBERS = ("redraw", "last_draw", "reserve", "capacity")
"""The effects that add up to a number instead of goods."""

Substitution = tuple[int, int]
"""The resource that is paid, two tokens at a time, and the resource that they stand in for."""


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building, as the rules read it: resources are numbers, what an effect does not need is 0 or empty."""

    name: str
    effect: str
    position: str
    amount: int
    resource: int
    pay: int
    good: str
    kind: int
    condition: str
    places: Mapping[str, int]
    adds_to: str
    """The field of `Benefits` that it adds to, empty if it does not simply add up; ``adds`` is how much."""
    adds: int

    @classmethod
    def printed(cls, name: str, facts: PrintedBuilding) -> Self:
        """A building as a component set describes it."""
        effect, amount, good = facts["effect"], facts.get("amount", 0), facts.get("good", "")
        resource, places = _number(facts.get("resource", facts.get("for"))), facts.get("places", {})
        return cls(
            name=name,
            effect=effect,
            position=facts["position"],
            amount=amount,
            resource=resource,
            pay=_number(facts.get("pay")),
            good=good,
            kind=facts.get("kind", 0),
            condition=facts.get("condition", ""),
            places=places,
            adds_to=ADDED.get((effect, good), ""),
            adds=amount if effect in NUMBERS else amount * ONE[resource] + packed(places),
        )


def _number(resource: str | None) -> int:
    return RESOURCES.index(resource) if resource else 0


class Benefits(Fields):
    """All that the buildings of a player add up to. Never changed: a new building makes a new one."""

    redraws: int = 0
    keep_choice: bool = False
    last_draws: int = 0
    reserves: int = 0
    yearly: int = 0
    supply: int = 0
    """A mask of the resources whose missing tokens come from the bank (BB-66)."""
    bonus: int = 0
    gift: int = 0
    any_places: int = STORAGE
    places: int = 0
    """Places for one resource alone, as goods."""
    brewery: int = 1
    bakery: int = 1
    substitutions: tuple[Substitution, ...] = ()
    replaced: int = 0
    """The guard bits of the resources that another resource may stand in for."""
    clean_beer: int = 0
    clean_bread: int = 0

    def with_building(self, building: Building) -> Benefits:
        """The benefits with one building more."""
        other = self.copy()
        if building.adds_to:
            setattr(other, building.adds_to, getattr(self, building.adds_to) + building.adds)
        elif building.effect == "keep_choice":
            other.keep_choice = True
        elif building.effect == "supply":
            other.supply |= MOST << SHIFT[building.resource]
        elif building.effect == "storage":
            other.any_places += building.places["any"]
            other.places += building.adds
        elif building.effect == "substitute":
            other.substitutions = tuple(sorted({*self.substitutions, (building.pay, building.resource)}))
            other.replaced |= GUARD & FIELD << SHIFT[building.resource]
        return other


NO_BUILDINGS = Benefits()


def added_up(buildings: Iterable[Building]) -> Benefits:
    """The benefits of all these buildings."""
    benefits = NO_BUILDINGS
    for building in buildings:
        benefits = benefits.with_building(building)
    return benefits
