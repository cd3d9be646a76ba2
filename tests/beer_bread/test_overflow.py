"""Too little room: all tokens are shown, those that are tapped are one answer to all questions (BB-34)."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest

from osada.core.game import LAYOUTS, Layout
from osada.core.table import Table
from osada.games.beer_bread import GAME, BeerBreadState
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.position import KEEPING, TAKING
from tests.beer_bread.positions import offered, play, position, stored
from tests.measures import parsed, places

TAPPED = re.compile(r"(away|want)-(\w+)-(\d+)")


def overfull() -> BeerBreadState:
    """One token too many of nine, with a choice among water, wheat and barley."""
    state = position("beer16 beer17 beer18 bread01 bread02", storage=("3 water, 3 wheat, 3 barley", ""))
    return play(state, "card beer16", "harvest")


def taps(state: BeerBreadState, layout: Layout = "wide") -> list[str]:
    """The tokens that the deciding seat may tap."""
    found = places(GAME.picture(state.view(state.seat), "en", layout))
    return [place for place in found if TAPPED.fullmatch(place)]


def gathers(state: BeerBreadState, layout: Layout = "wide") -> list[str]:
    picture = GAME.picture(state.view(state.seat), "en", layout)
    elements = (element for pane in picture.panes.values() for element in parsed(pane.live).iter())
    return [count for element in elements if (count := element.get("data-gathers"))]


def answers(state: BeerBreadState) -> dict[tuple[int, ...], list[int]]:
    """Every way to answer all questions of this seat, one after the other, by what it has then."""
    found: dict[tuple[int, ...], list[int]] = {}
    step, seat = state.step, state.seat

    def follow(other: BeerBreadState, actions: list[int]) -> None:
        if other.step is step and other.seat == seat:
            for action in other.actions():
                after = other.copy()
                after.play(action)
                follow(after, [*actions, action])
        else:
            found[tuple(other.view(None)["seats"][seat or 0]["storage"][name] for name in RESOURCES)] = actions

    follow(state, [])
    return found


def counted(tapped: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sum(place.split("-")[1] == name for place in tapped) for name in RESOURCES)


def test_tapped_tokens_mean_the_same_as_one_question_after_the_other() -> None:
    state = overfull()
    had = state.view(0)["seats"][0]["storage"]
    known = answers(state)
    size = int(gathers(state)[0])
    meant = {counted(tapped): state.meant_by(tapped) for tapped in combinations(taps(state), size)}
    kept = {tuple(had[name] - gone for name, gone in zip(RESOURCES, away, strict=True)) for away in meant}
    assert kept == known.keys()
    for away, actions in meant.items():
        assert actions == known[tuple(had[name] - gone for name, gone in zip(RESOURCES, away, strict=True))]


def test_too_few_too_many_or_other_places_are_no_answer() -> None:
    state = overfull()
    found, size = taps(state), int(gathers(state)[0])
    assert state.meant_by(found[:size]) is not None
    assert state.meant_by(found[: size - 1]) is None
    assert state.meant_by(found[: size + 1]) is None
    assert state.meant_by([found[0]] * size) is None
    assert state.meant_by(["want-water-1"]) is None
    assert state.meant_by(["harvest"]) is None
    assert position("beer16 beer17 beer18 bread01 bread02").meant_by(["away-water-1"]) is None


def test_one_takes_any_part_of_what_is_offered() -> None:
    state = overfull()
    actions = state.meant_by(taps(state)[: int(gathers(state)[0])])
    assert actions is not None
    for action in actions:
        state.play(action)
    play(state, "end")
    assert state.step is TAKING and state.seat == 1
    assert gathers(state) == [f"0-{len(taps(state))}"]
    for size in range(len(taps(state)) + 1):
        other = state.copy()
        meant = state.meant_by(taps(state)[:size])
        assert meant is not None
        for action in meant:
            other.play(action)
        assert stored(other, 1).count("water") == (size > 0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_token_is_shown_and_what_may_go_can_be_tapped(layout: Layout) -> None:
    """In random games: as many tokens as there are, and enough of them to be tapped."""
    met = {KEEPING: 0, TAKING: 0}
    for seed in range(4):
        table, chance = Table(GAME, 2, seed), random.Random(seed)
        while table.state.seat is not None:
            state = table.state
            if state.step in met and state.seat is not None:
                met[state.step] += 1
                view = table.view(state.seat)
                own = view["seats"][state.seat]
                shown = "".join(pane.live for pane in GAME.picture(view, "en", layout).panes.values())
                for name in RESOURCES:
                    assert len(re.findall(rf'data-key="{state.seat}{name[:2]}\d+"', shown)) == own["storage"][name]
                tapped = taps(state, layout)
                assert len(set(tapped)) == len(tapped)
                assert len(tapped) >= int(gathers(state, layout)[0].split("-")[-1])
                assert all(state.meant(place) for place in tapped)
            table.play(table.state.seat, chance.choice(table.state.actions()))
    assert all(met.values())


def test_tokens_with_a_place_of_their_own_stay() -> None:
    """BB-69: two places of a shed are for water alone, so two of the water cannot be tapped."""
    printed = position("beer16 beer17 beer18 bread01 bread02").view(0)["cards"]
    shed = next(card for card, facts in printed.items() if facts["building"] == "store_water2")
    state = position(
        "beer16 beer17 beer18 bread01 bread02", storage=("6 water, 4 wheat, 1 barley", ""), built=(shed, "")
    )
    play(state, "card beer16", "harvest")
    assert "keep" in offered(state)
    had = state.view(0)["seats"][0]["storage"]["water"]
    assert sum("water" in place for place in taps(state)) == had - 2
