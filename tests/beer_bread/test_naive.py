"""The engine against the plain one: whole games step by step, storing, paying and the end."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

import pytest

from osada.core import components
from osada.core.bits import listed
from osada.core.components import BadComponents, ComponentSet
from osada.core.dealer import Dealer
from osada.games.beer_bread import BeerBreadState, scoring
from osada.games.beer_bread.benefits import Building, added_up
from osada.games.beer_bread.cards import CARDS, GOODS, NUMBER, Cards, gathered, tables
from osada.games.beer_bread.goods import RESOURCES, all_named, packed
from osada.games.beer_bread.position import HARVESTING
from osada.games.beer_bread.rules.payment import can_pay, payments
from osada.games.beer_bread.rules.storing import begin_keeping, overfull
from osada.testing import rule
from tests.beer_bread import naive
from tests.beer_bread.positions import GAME, position

CONTENTS = GAME.standard.contents
SUBSTITUTIONS = [name for name, facts in CONTENTS["buildings"].items() if facts["effect"] == "substitute"]
STORES = [name for name, facts in CONTENTS["buildings"].items() if facts["effect"] == "storage"]
ENDS = [name for name, facts in CONTENTS["buildings"].items() if facts["position"] == "score"]


# Whole games


def own_set(chance: random.Random) -> ComponentSet:
    """Cards whose printed parts are dealt anew, with few kinds of buildings, so that copies meet."""
    while True:
        document = copy.deepcopy(GAME.standard.document())
        document["set"] = "wild"
        cards = document["contents"]["cards"]
        some = chance.sample(sorted(document["contents"]["buildings"]), 14)
        for facts in cards.values():
            facts["building"] = chance.choice(some)
            facts["harvest"] = {name: chance.choice([0, 0, 1, 1, 2, 3]) for name in RESOURCES}
            facts["recipe"] = {name: chance.choice([0, 0, 0, 1, 1, 2]) for name in RESOURCES}
        wild = components.read(document)
        try:
            GAME.check(wild)
        except BadComponents:
            continue
        return wild


def chosen(state: BeerBreadState, chance: random.Random) -> int:
    """Any action, but selling, swapping and turning around more often than blind chance would."""
    actions = state.actions()
    liked = [action for action in actions if GAME.notation(action).split()[0] in ("sell", "reserve", "swap", "redraw")]
    return chance.choice(liked if liked and chance.random() < 0.4 else actions)


def agree(state: BeerBreadState, game: naive.NaiveGame) -> None:
    """Everything lies where the plain game has it."""
    assert state.year == game.year and state.windmill == game.windmill
    assert all_named(state.fields) == {name: game.fields[name] for name in RESOURCES}
    assert all_named(state.bank) == {name: game.bank[name] for name in RESOURCES}
    assert [CARDS[card] for card in listed(state.discards)] == sorted(game.discards)
    assert [CARDS[card] for card in state.exchange] == game.exchange
    assert {CARDS[card] for pool in state.pools for card in pool} == game.faces
    assert [GOODS[state.backs >> at & 1] for at in range(state.backs.bit_length() - 1)] == game.pile
    for seat, village in enumerate(game.villages):
        assert all_named(state.storage[seat]) == {name: village.storage[name] for name in RESOURCES}
        assert [CARDS[card] for card in state.hands[seat]] == sorted(village.hand)
        assert [CARDS[card] for card in state.rows[seat]] == village.row
        for cards, names in (
            (state.waiting, village.waiting),
            (state.sold, village.sold),
            (state.built, village.built),
        ):
            assert [CARDS[card] for card in listed(cards[seat])] == sorted(names)


def both_play(seed: int, own: ComponentSet | None) -> Counter[str]:
    """Play a game with the engine and with the plain one; returns which verbs were played."""
    chance = random.Random(seed)
    windmill = seed % 2
    game = naive.NaiveGame((own or GAME.standard).contents, windmill)
    dealer = Dealer(seed)
    dealer.dealt = []
    state = GAME.start(2, None, {"first": f"seat-{windmill + 1}"}, own, dealer)
    played: Counter[str] = Counter()
    questions = game.play()
    answer: str | None = None
    while True:
        assert dealer.dealt is not None
        game.chance.extend((what, (GOODS if what == "back" else CARDS)[outcome]) for what, outcome in dealer.dealt)
        dealer.dealt.clear()
        try:
            seat, answers = next(questions) if answer is None else questions.send(answer)
        except StopIteration:
            break
        assert state.seat == seat
        assert not game.chance, "the engine has dealt more"
        assert {GAME.notation(action) for action in state.actions()} == set(answers)
        if state.lifted < 0 and not state.offered and answers[0].split()[0] in ("card", "end", "done"):
            agree(state, game)
        action = chosen(state, chance)
        answer = GAME.notation(action)
        played[answer.split()[0]] += 1
        state.play(action)
    assert state.seat is None
    agree(state, game)
    scores = game.scores()
    found = [sorted((score["beer"], score["bread"])) for score in state.scores()]
    assert found == [sorted(score) for score in scores], "free coins on a tie may lie either way"
    assert [score["result"] for score in state.scores()] == [min(score) for score in scores]
    assert state.winners() == [naive.winner(scores, game.windmill)]
    return played


@rule("BB-4", "BB-10", "BB-21a", "BB-30", "BB-31", "BB-33", "BB-34b", "BB-36", "BB-40", "BB-60", "BB-65", "BB-66")
def test_whole_games_go_as_the_plain_rules_say() -> None:
    played: Counter[str] = Counter()
    for seed in range(12):
        played += both_play(seed, None)
    assert played.keys() == {block.verb for block in GAME.space.blocks}, "every verb has come up"


@rule("BB-22", "BB-23a", "BB-61", "BB-62", "BB-63", "BB-64a", "BB-67", "BB-68", "BB-69", "BB-70", "BB-71", "BB-72")
@pytest.mark.parametrize("seed", range(16))
def test_whole_games_with_other_cards_and_many_copies(seed: int) -> None:
    both_play(seed, own_set(random.Random(seed)))


# Storing


def storing_buildings(chance: random.Random) -> list[str]:
    return chance.choices(STORES, k=chance.randrange(5))


@rule("BB-34", "BB-34a", "BB-69")
def test_what_may_be_kept_is_every_largest_part_that_fits() -> None:
    """Every way through the questions, against all parts of the tokens with a place found for each token."""
    for seed in range(120):
        chance = random.Random(seed)
        names = storing_buildings(chance)
        state = position("beer16", turn=8)
        facts = [CONTENTS["buildings"][name] for name in names]
        for name, building in zip(names, facts, strict=True):
            state.benefits[0] = state.benefits[0].with_building(Building.printed(name, building))
        places = naive.storage_places(facts)
        tokens = Counter(chance.choices(RESOURCES, k=chance.randint(8, len(places) + 6)))
        fits = naive.most_stored(tokens, places) == tokens.total()
        state.storage[0] = packed(tokens)
        assert overfull(state, 0) is not fits
        if fits:
            continue
        state.deed = HARVESTING
        begin_keeping(state, 0)
        expected = {tuple(way[name] for name in RESOURCES) for way in naive.ways_to_keep(tokens, places)}
        assert kept(state) == expected


def kept(state: BeerBreadState) -> set[tuple[int, ...]]:
    """What the storage can hold in the end, over all answers."""
    if GAME.parse("end") in state.actions():
        return {tuple(all_named(state.storage[0]).values())}
    found: set[tuple[int, ...]] = set()
    assert len(state.actions()) > 1, "asked only where there is a choice"
    for action in state.actions():
        after = state.copy()
        after.play(action)
        ways = kept(after)
        assert ways and not ways & found
        found |= ways
    return found


# Paying


@rule("BB-70", "BB-70a")
def test_payments_are_all_sets_of_tokens_that_substitutions_turn_into_the_recipe() -> None:
    payable = chains = 0
    for seed in range(400):
        chance = random.Random(seed)
        owned = sorted(set(chance.choices(SUBSTITUTIONS, k=chance.randrange(9))))
        benefits = added_up(Building.printed(name, CONTENTS["buildings"][name]) for name in owned)
        pairs = [(CONTENTS["buildings"][name]["pay"], CONTENTS["buildings"][name]["for"]) for name in owned]
        storage = Counter(chance.choices(RESOURCES, weights=(2, 3, 2, 2, 3), k=chance.randrange(5, 12)))
        recipe = Counter(chance.choices(RESOURCES, k=chance.randint(1, 4)))
        expected = naive.ways_to_pay(storage, recipe, pairs)
        found = payments(packed(recipe), benefits.substitutions, packed(storage))
        assert found == tuple(sorted(packed(way) for way in expected))
        assert can_pay(packed(recipe), benefits.substitutions, packed(storage)) is bool(expected)
        payable += bool(expected)
        chains += len(expected) > 2
    assert payable > 150 and chains > 20


@rule("BB-70a")
def test_every_payment_can_be_chosen_and_goes_to_the_bank() -> None:
    """All answers lead to all payments, each once; fields and river get nothing back."""
    asked = 0
    for seed in range(60):
        chance = random.Random(seed)
        storage = {name: chance.randrange(4) for name in RESOURCES}
        written = ", ".join(f"{number} {name}" for name, number in storage.items())
        card = chance.choice(CARDS[:10])
        built = [name for name in ("beer01", "beer08", "beer14", "bread09") if name != card]
        state = position(card, turn=8, storage=(written, ""), built=(" ".join(built), ""))
        pairs = [
            (facts["pay"], facts["for"])
            for facts in (CONTENTS["buildings"][CONTENTS["cards"][name]["building"]] for name in built)
        ]
        recipe = Counter(CONTENTS["cards"][card]["recipe"])
        expected = sorted(packed(way) for way in naive.ways_to_pay(Counter(storage), recipe, pairs))
        state.play(NUMBER[card])
        assert (GAME.parse("sell") in state.actions()) is bool(expected)
        if expected:
            before = state.bank, state.fields, state.storage[0]
            state.play(GAME.parse("sell"))
            asked += len(expected) > 1
            assert sorted(paid(state, before)) == expected
    assert asked > 15


def paid(state: BeerBreadState, before: tuple[int, int, int]) -> list[int]:
    if GAME.parse("end") in state.actions():
        goods = before[2] - state.storage[0]
        assert (state.bank, state.fields) == (before[0] + goods, before[1])
        return [goods]
    assert len(state.actions()) > 1
    found = []
    for action in state.actions():
        after = state.copy()
        after.play(action)
        found += paid(after, before)
    return found


# The end


def random_end(chance: random.Random, cards: Cards) -> tuple[scoring.Ending, list[list[str]], list[list[str]]]:
    deck = list(CARDS)
    chance.shuffle(deck)
    sold = [deck[: chance.randrange(12)], deck[30 : 30 + chance.randrange(12)]]
    names = list(CONTENTS["buildings"])
    built = [
        chance.choices(ENDS, k=chance.randrange(5)) + chance.choices(names, k=chance.randrange(6)) for _ in range(2)
    ]
    known = {building.name: building for building in cards.building}
    tokens = [chance.randrange(12), chance.randrange(12)]
    ending = scoring.Ending(
        [gathered([NUMBER[card] for card in own]) for own in sold],
        [[known[name] for name in own] for own in built],
        tokens,
        chance.randrange(2),
    )
    return ending, sold, built


@rule("BB-50", "BB-72", "BB-73")
def test_coins_and_winner_of_many_random_ends() -> None:
    """20 000 ends, every building of the score position in any number; free coins are tried on both goods."""
    cards = tables(GAME.standard)
    ties: Counter[str] = Counter()
    for seed in range(20_000):
        ending, sold, built = random_end(random.Random(seed), cards)
        facts = [[CONTENTS["buildings"][name] for name in own] for own in built]
        printed: list[list[dict[str, Any]]] = [
            [{**CONTENTS["cards"][card], "good": naive.good(card)} for card in own] for own in sold
        ]
        expected = [
            naive.coins(
                printed[seat],
                facts[seat],
                facts[1 - seat],
                ending.tokens[seat] - ending.tokens[1 - seat],
                ending.windmill == seat,
            )
            for seat in (0, 1)
        ]
        scores = scoring.score(cards, ending)
        assert [sorted((score["beer"], score["bread"])) for score in scores] == [sorted(pair) for pair in expected]
        assert [score["result"] for score in scores] == [min(pair) for pair in expected]
        assert scoring.best(scores, ending.windmill) == [naive.winner(expected, ending.windmill)]
        ties["result"] += min(expected[0]) == min(expected[1])
        ties["both"] += sorted(expected[0]) == sorted(expected[1])
    assert ties["result"] > 100 and ties["both"] > 10
