"""The component set: what may be typed in, and what is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from osada.core import components
from osada.core.components import BadComponents
from tests.beer_bread.positions import GAME

Contents = dict[str, Any]


def changed(change: Callable[[Contents], None]) -> components.ComponentSet:
    document = copy.deepcopy(GAME.standard.document())
    document["set"] = "mine"
    change(document["contents"])
    return components.read(document)


def card(name: str, **fields: Any) -> Callable[[Contents], None]:
    return lambda contents: contents["cards"][name].update(fields)


def building(name: str, **fields: Any) -> Callable[[Contents], None]:
    return lambda contents: contents["buildings"][name].update(fields)


RECIPE = {"water": 1, "wheat": 0, "barley": 0, "rye": 0, "hops": 0}

FAULTS: list[tuple[Callable[[Contents], None], str]] = [
    (card("beer01", building="castle"), "cards.beer01.building: unknown 'castle'; the names are under buildings"),
    (card("beer01", building="brewery_1"), "cards.beer01.building: unknown 'brewery_1'; did you mean brewery_plus1?"),
    (card("beer01", kind=4), "cards.beer01.kind: expected 1 to 3, not 4"),
    (card("beer01", value=6), "cards.beer01.value: kind 1 is worth 4 or 5, not 6"),
    (card("beer01", recipe=dict.fromkeys(RECIPE, 0)), "cards.beer01.recipe: asks for nothing"),
    (card("beer01", recipe={**RECIPE, "rye": 16}), "cards.beer01.recipe.rye: expected 0 to 15, not 16"),
    (card("beer01", recipe={**RECIPE, "rye": 14}), "cards.beer01.recipe: nothing can pay 15 tokens"),
    (card("beer01", harvest=dict.fromkeys(RECIPE, 0)), "cards.beer01.harvest: shows nothing"),
    (card("beer01", harvest={**RECIPE, "rye": 4}), "cards.beer01.harvest.rye: expected 0 to 3, not 4"),
    (card("beer01", harvest={"water": 1}), "cards.beer01.harvest.wheat is missing"),
    (lambda contents: contents["cards"].pop("beer07"), "cards.beer07 is missing"),
    (lambda contents: contents["cards"].update(beer31=contents["cards"]["beer30"]), "cards.beer31 is unknown"),
    (building("bonus_rye", resource="gold"), "buildings.bonus_rye.resource: expected water | wheat"),
    (building("bonus_rye", amount=9), "buildings.bonus_rye.amount: expected 1 to 3, not 9"),
    (building("bonus_rye", effect="gift"), "buildings.bonus_rye.effect: bonus stays, not 'gift'"),
    (building("bonus_rye", position="score"), "buildings.bonus_rye.position: bonus belongs to collect, not score"),
    (building("sub_hops_rye", pay="rye"), "buildings.sub_hops_rye: rye cannot stand in for itself"),
    (building("score_tier1", kind=0), "buildings.score_tier1.kind: expected 1 to 3, not 0"),
    (building("score_windmill", condition="rich"), "buildings.score_windmill.condition: expected more_buildings"),
    (building("brewery_plus1", good="wine"), "buildings.brewery_plus1.good: expected beer | bread, not 'wine'"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_a_fault_is_named_with_its_place(change: Callable[[Contents], None], message: str) -> None:
    with pytest.raises(BadComponents) as error:
        GAME.check(changed(change))
    assert any(problem.startswith(message) for problem in error.value.problems), error.value.problems


def test_too_many_of_an_effect() -> None:
    def everywhere(contents: Contents) -> None:
        for facts in contents["cards"].values():
            facts["building"] = "yearly_rye"

    with pytest.raises(BadComponents, match="buildings with yearly add up to 60; at most 30"):
        GAME.check(changed(everywhere))


def test_an_own_set_is_played_with() -> None:
    own = changed(card("beer01", building="bonus_rye", value=5, recipe={**RECIPE, "rye": 2}))
    GAME.check(own)
    state = GAME.start(2, 3, components=own)
    facts = state.table(None)["cards"]["beer01"]
    assert facts["building"] == "bonus_rye" and facts["recipe"] == {"water": 1, "rye": 2}
    assert state.table(None)["buildings"]["bonus_rye"]["copies"] == 2
    assert state.table(None)["designed"] is False
    while state.seat is not None:
        state.play(state.actions()[-1])
    assert list(state.broken()) == []


def test_the_set_says_that_it_is_designed() -> None:
    assert "designed" in GAME.standard.about
    cards = dict(GAME.standard.provenance["cards"])
    recipe = cards.pop("beer13")
    assert set(cards.values()) == {"designed"} and [part for part in recipe if recipe[part] != "designed"] == ["recipe"]
