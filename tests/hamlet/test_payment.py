"""Paying: nothing is offered that cannot be completed, and “pay for me” never pays more than is needed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from copy import deepcopy

import pytest

from osada.core.components import ComponentSet, read
from osada.games.hamlet import HamletState
from osada.games.hamlet.pieces import GOODS, LANDMARKS, PLANKS, REFINERIES, TILES
from osada.games.hamlet.position import HALL, PAYING, TURN
from osada.games.hamlet.sources import SOURCES_ON
from osada.testing import rule
from osada.testing.playing import some_options
from tests.hamlet.positions import (
    GAME,
    allowed,
    do,
    donkeys,
    every_blueprint,
    goods,
    lay,
    position,
    unsound,
    villagers,
    why_not,
)

PAY = GAME.parse("pay")
MOST_PLACES = 6


def rich(seed: int, components: ComponentSet = GAME.standard) -> HamletState:
    """A village with refineries and barns, tokens of everybody, donkeys here and there, and little gold."""
    chance = random.Random(seed)
    players = seed % 3 + 2
    options = some_options(GAME, players, chance) | {"first": "seat-1", "layout": "first-game"}
    state = GAME.start(players, seed, options, components)
    sites = ["market", "town_hall", "church", "farm", "quarry"]
    for name in chance.sample([*REFINERIES, "barn_a", "barn_b", "farrier", "square"], 8):
        for site in chance.sample(sites, len(sites)):
            try:
                lay(state, name, site, "road")
            except (AssertionError, StopIteration):
                continue
            sites.append(name)
            state.flags[0] |= 1 << TILES.index(name) if name in LANDMARKS else 0
            break
    tokens = [(name, seat) for name in sites if name in REFINERIES for seat in range(state.players)]
    for name, seat in chance.sample(tokens, len(tokens)):
        good = REFINERIES[name]
        lying = sum(state.stock[source] for source in SOURCES_ON[TILES.index(name)])
        most = min(state.pieces.spaces[TILES.index(name)] - lying, state.supply[seat * 4 + good - PLANKS])
        goods(state, name, " ".join([GOODS[good]] * chance.randint(0, most)), seat)
    for name in sites:
        if name.startswith("barn"):
            goods(state, name, " ".join(chance.choices(GOODS[:3], k=chance.randint(0, 3))))
    for name, basic in (("woodcutter", "wood"), ("quarry", "stone"), ("farm", "wheat")):
        goods(state, name, " ".join([basic] * chance.randint(0, 3)))
    for seat in range(state.players):
        donkeys(state, seat, " ".join(chance.choices(sites, k=chance.randint(1, 6))))
        state.gold[seat] = chance.choice([0, 1, 2, 3, 4, 6, 9])
    villagers(state, 0, chance.randint(1, 4))
    drawn = chance.sample(range(6, len(TILES)), 3)
    state.hands[0] = tuple(sorted(tile for tile in drawn if not state.village.tiles >> tile & 1))
    every_blueprint(state, chance.choices(range(state.players), k=4))
    return state


def played(seed: int) -> Iterator[HamletState]:
    """Positions of a random game in which somebody has to decide about a turn."""
    chance = random.Random(seed)
    players = seed % 3 + 2
    state = GAME.start(players, seed, some_options(GAME, players, chance))
    for count in range(900):
        if state.seat is None:
            return
        if state.step is TURN and count % 60 == 59:
            yield state.copy()
        state.play(chance.choice(state.actions()))


def walk(state: HamletState, budget: list[int], see: Callable[[HamletState], None]) -> None:
    """Everything that can follow until the action is over; a position that offers nothing is a dead end."""
    if state.step in (TURN, HALL) or state.seat is None:
        return
    budget[0] -= 1
    if budget[0] < 0:
        return
    actions = state.actions()
    assert actions, "nothing to go on with"
    see(state)
    verbs = {GAME.notation(action).split(" ")[0] for action in actions}
    if verbs == {"place"}:
        actions = actions[:MOST_PLACES]  # where a tile comes does not change what it costs
    for action in actions:
        after = state.copy()
        after.play(action)
        assert not min(after.gold) < 0 and not min(after.stock) < 0 and not unsound(after)
        walk(after, budget, see)


def own_set() -> ComponentSet:
    """Costs such as the standard set does not have: gold beside tokens, mixes of goods at two prices."""
    document = deepcopy(GAME.standard.document())
    contents = document["contents"]
    contents["tiles"]["farrier"]["cost"] = "1 milk, 3 gold"
    contents["tiles"]["tavern"]["cost"] = "2 milk, 2 gold, 1 wood"
    contents["tiles"]["sawmill"]["cost"] = "1 bricks, 2 gold"
    contents["sales"]["s1c"]["needs"] = "1 milk, 1 gold"
    for side in contents["deliveries"].values():
        side["c2"]["needs"] = "3 milk/bricks, 4 gold"
        side["c3"]["needs"] = "3 wood/planks"
    return read({**document, "set": "mixed-costs"})


def rich_with_own_set(seed: int) -> HamletState:
    state = rich(seed, OWN_SET)
    wanted = [TILES.index(name) for name in ("farrier", "tavern", "sawmill")]
    state.hands[0] = tuple(sorted(tile for tile in wanted if not state.village.tiles >> tile & 1))
    every_blueprint(state, state.milestones[1:])
    milk = 2
    state.sales_left |= 1 << state.sales[0] if state.sales[0] >= 0 else 0
    if milk in state.sales:
        state.sales[state.sales.index(milk)] = state.sales[0]
        state.sales_left &= ~(1 << state.sales[0])
    state.sales[0] = milk
    state.sales_left &= ~(1 << milk)
    return state


OWN_SET = own_set()


def sampled() -> Iterator[HamletState]:
    for seed in range(24):
        yield rich(seed)
        yield rich_with_own_set(seed)
    for seed in range(3):
        yield from played(seed)


@rule("HA-15", "HA-17a", "HA-21a", "HA-28")
def test_whatever_is_begun_can_be_completed_whatever_is_chosen() -> None:
    payments = 0

    def see(state: HamletState) -> None:
        nonlocal payments
        payments += state.step is PAYING

    for state in sampled():
        for action in state.actions():
            after = state.copy()
            after.play(action)
            walk(after, [400], see)
    assert payments > 1000


def endings(state: HamletState, known: dict[Hashable, frozenset[Hashable]]) -> frozenset[Hashable]:
    """All that a payment can end with, by trying all ways."""
    key = state.key()
    if state.step is not PAYING:
        return frozenset([key])
    if key not in known:
        known[key] = frozenset().union(*answers(state, known).values())
    return known[key]


def answers(state: HamletState, known: dict[Hashable, frozenset[Hashable]]) -> dict[str, frozenset[Hashable]]:
    """By answer, but for “pay for me”: what it can still end with."""
    found = {}
    for action in state.actions():
        if action != PAY:
            after = state.copy()
            after.play(action)
            found[GAME.notation(action)] = endings(after, known)
    return found


@rule("HA-17a")
def test_a_payment_asks_only_where_the_answer_matters() -> None:
    asked = 0
    for state in (*map(rich, range(80)), *map(rich_with_own_set, range(80))):
        for action in state.actions():
            begun = state.copy()
            begun.play(action)
            while begun.step not in (TURN, HALL, PAYING):
                begun.play(begun.actions()[0])
            known: dict[Hashable, frozenset[Hashable]] = {}
            while begun.step is PAYING and sum(begun.left) <= 6:
                found = answers(begun, known)
                assert len(set(found.values())) == len(found) > 1, f"asked for nothing: {list(found)}"
                asked += 1
                begun.play(begun.actions()[0])
    assert asked > 100


@rule("HA-17a")
def test_purchases_at_one_price_are_one_choice() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    goods(state, "cow_conservatory", "milk", seat=1)
    donkeys(state, 0, "church market")
    state.gold[0] = 20
    do(state, "deliver c2")  # 3 milk or bricks
    assert allowed(state) == ["token cow_conservatory,2", "buy bricks", "pay"]
    assert why_not(state, "buy milk") == ("HA-17a", "same-purchase")


@rule("HA-21a", "HA-15")
def test_gold_that_is_part_of_a_cost_may_come_from_own_tokens() -> None:
    allowed: Counter[str] = Counter()
    for state in map(rich_with_own_set, range(60)):
        actions = set(state.actions())
        for verb in ("build farrier", "build tavern", "build sawmill", "sell 0", "deliver c2", "deliver c3"):
            action = GAME.parse(verb)
            assert (state.why_not(action) is None) == (action in actions), verb
            allowed[verb] += action in actions
    assert min(allowed.values()) > 0


Price = tuple[int, int]
"""What a payment costs the payer in gold (what own tokens bring taken off), and what all others gain by it."""


def cheapest(state: HamletState, known: dict[tuple[object, ...], Price], before: HamletState) -> Price:
    """The best of all ways to complete a payment, by trying all of them."""
    seat = before.seat
    assert seat is not None
    if state.step is not PAYING or state.seat != seat:
        return price(before, state)
    key = (*state.stock, *state.left, *state.gold, state.debt)
    if key not in known:
        found = []
        for action in state.actions():
            if action != PAY:
                after = state.copy()
                after.play(action)
                found.append(cheapest(after, known, before))
        known[key] = min(found)
    return known[key]


def price(before: HamletState, after: HamletState) -> Price:
    seat = before.seat
    assert seat is not None
    gained = sum(
        after.gold[other] + after.points[other] - before.gold[other] - before.points[other]
        for other in range(before.players)
        if other != seat
    )
    return before.gold[seat] - after.gold[seat], gained


@rule("HA-17a", "HA-20", "HA-21")
def test_pay_for_me_is_the_cheapest_way_and_gives_others_least() -> None:
    compared = choices = 0
    for state in (*map(rich, range(90)), *map(rich_with_own_set, range(30))):
        for action in state.actions():
            begun = state.copy()
            begun.play(action)
            while begun.step not in (TURN, HALL, PAYING):
                begun.play(begun.actions()[0])
            if begun.step is not PAYING or sum(begun.left) > 6:
                continue
            paid = begun.copy()
            paid.play(PAY)
            assert paid.step is TURN, "one click pays all"
            assert price(begun, paid) == cheapest(begun, {}, begun)
            compared += 1
            choices += len(begun.actions()) > 2
    assert compared > 60 and choices > 30


@rule("HA-17a")
def test_the_order_of_needs_is_fixed_and_equal_sources_are_one_choice() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "barn_a", "cow_conservatory", "road")
    goods(state, "barn_a", "wood wood stone")
    goods(state, "woodcutter", "wood wood wood")
    goods(state, "quarry", "stone stone stone")
    donkeys(state, 0, "church market cow_conservatory")
    state.gold[0] = 3
    state.hands[0] = (TILES.index("flour_mill"),)  # 2 stone, 1 wood
    for text in ("build flour_mill", "at church"):
        state.play(GAME.parse(text))
    state.play(state.actions()[0])
    assert [GAME.notation(action) for action in state.actions()] == [
        "bring woodcutter,wood", "bring barn_a,wood", "buy wood", "pay",
    ]  # fmt: skip
    state.play(GAME.parse("bring barn_a,wood"))
    assert [GAME.notation(action) for action in state.actions()] == [
        "bring quarry,stone", "bring barn_a,stone", "buy stone", "pay",
    ]  # fmt: skip
    assert GAME.notation(state.actions()[0]).count("stone") == 1


@rule("HA-17a")
@pytest.mark.parametrize(("first", "left"), [("quarry", [2, 1]), ("barn_a", [3, 0])])
def test_what_leaves_no_choice_is_paid_at_once(first: str, left: list[int]) -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "stone")
    goods(state, "quarry", "stone stone stone")
    donkeys(state, 0, "church market")
    state.gold[0] = 0
    state.hands[0] = (TILES.index("mountain_range_small"),)  # 1 stone
    for text in ("build mountain_range_small", "at church"):
        state.play(GAME.parse(text))
    state.play(state.actions()[0])
    assert state.step is PAYING
    state.play(GAME.parse(f"bring {first},stone"))
    assert state.step is TURN
    assert [state.stock[1], state.stock[4]] == left
