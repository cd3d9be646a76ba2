"""The generator: test vectors, fairness, independence."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.core.dealer import SEEDS, Dealer, ScriptedDealer, WrongScript, derived

seeds = st.integers(0, SEEDS - 1)

VECTORS: dict[int, list[int]] = {
    0: [53, 965, 316, 155, 788, 903, 153, 705, 814, 336, 389, 754, 520, 899, 609, 850, 317, 706, 341, 397],
    1: [109, 913, 766, 210, 612, 524, 325, 236, 130, 717, 43, 34, 477, 964, 508, 813, 14, 142, 716, 294],
    7: [321, 692, 106, 300, 364, 108, 140, 707, 565, 243, 780, 644, 163, 372, 619, 56, 460, 893, 552, 158],
    2**64: [686, 6, 977, 728, 342, 633, 570, 798, 988, 42, 922, 554, 488, 952, 676, 736, 888, 35, 872, 337],
    2**128 - 1: [
        112,
        25,
        19,
        407,
        723,
        556,
        827,
        656,
        910,
        27,
        938,
        12,
        148,
        309,
        58,
        118,
        672,
        219,
        462,
        954,
    ],
}


def test_vectors() -> None:
    """These numbers never change: whoever writes the generator again compares with them."""
    for seed, numbers in VECTORS.items():
        dealer = Dealer(seed)
        assert [dealer.below(1000) for _ in numbers] == numbers


def test_words_are_those_of_the_description() -> None:
    block = blake2b((0).to_bytes(8, "little"), key=(7).to_bytes(16, "little"), person=b"osada dealer 1").digest()
    words = [int.from_bytes(block[4 * k : 4 * k + 4], "little") for k in range(16)]
    dealer = Dealer(7)
    assert [dealer.below(1 << 32) for _ in range(16)] == words


@given(seeds, st.integers(0, 100))
def test_the_stream_can_be_entered_anywhere(seed: int, position: int) -> None:
    dealer = Dealer(seed)
    for _ in range(position):
        dealer.below(1 << 32)
    assert dealer.position == position
    assert Dealer(seed, position).below(1 << 32) == dealer.below(1 << 32)


@given(seeds, st.integers(1, 1000))
def test_numbers_stay_below(seed: int, n: int) -> None:
    dealer = Dealer(seed)
    assert all(0 <= dealer.below(n) < n for _ in range(20))


def test_large_ranges_skip_words_that_would_make_some_numbers_likelier() -> None:
    """3 · 2**30 numbers out of 2**32 words: a quarter of the words is skipped."""
    dealer = Dealer(3)
    for _ in range(3000):
        dealer.below(3 << 30)
    assert 3800 < dealer.position < 4200


def test_picks_follow_the_pool() -> None:
    dealer = Dealer(11)
    counted = Counter(dealer.pick("x", [1, 0, 3]) for _ in range(4000))
    assert counted[1] == 0
    assert 900 < counted[0] < 1100


def test_one_of_different_outcomes_is_picked_evenly() -> None:
    dealer = Dealer(11)
    dealer.dealt = []
    counted = Counter(dealer.pick_one("x", [7, 2, 5]) for _ in range(3000))
    assert set(counted) == {7, 2, 5} and min(counted.values()) > 900
    assert dealer.dealt[0][0] == "x" and len(dealer.dealt) == 3000


def test_a_shuffle_is_the_whole_pool_in_any_order() -> None:
    dealer = Dealer(12)
    orders = Counter(tuple(dealer.shuffle("back", [1, 2])) for _ in range(3000))
    assert set(orders) == {(0, 1, 1), (1, 0, 1), (1, 1, 0)} and min(orders.values()) > 900
    assert dealer.shuffle("back", [0, 0]) == []


@given(seeds, st.lists(st.integers(0, 4), max_size=4))
def test_a_shuffle_is_picks_one_after_the_other(seed: int, pool: list[int]) -> None:
    dealer, other = Dealer(seed), Dealer(seed)
    dealer.dealt = []
    order, left = dealer.shuffle("back", pool), list(pool)
    for outcome in order:
        assert other.pick("back", left) == outcome
        left[outcome] -= 1
    assert not any(left) and dealer.position == other.position
    assert dealer.dealt == [("back", outcome) for outcome in order]
    assert ScriptedDealer(dealer.dealt).shuffle("back", pool) == order


def test_a_copy_goes_on_alike_and_alone() -> None:
    dealer = Dealer(5)
    dealer.below(9)
    copy = dealer.copy()
    assert [copy.below(1 << 30) for _ in range(40)] == [dealer.below(1 << 30) for _ in range(40)]


def test_picks_are_kept_when_somebody_asks() -> None:
    dealer = Dealer(1)
    dealer.pick("coin", [1, 1])
    dealer.dealt = []
    picked = [dealer.pick("coin", [1, 1]) for _ in range(5)]
    assert dealer.dealt == [("coin", outcome) for outcome in picked]


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_seeds_have_bounds(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        Dealer(seed)


def test_derived_seeds_differ_by_purpose() -> None:
    assert len({derived(seed, purpose) for seed in range(20) for purpose in ("player 0", "player 1")}) == 40


def test_a_script_is_followed_and_tested() -> None:
    dealer = ScriptedDealer([("coin", 1), ("coin", 0)])
    assert dealer.pick("coin", [1, 1]) == 1
    assert dealer.pick("coin", [1, 1]) == 0
    with pytest.raises(WrongScript, match="nothing"):
        dealer.pick("coin", [1, 1])


@pytest.mark.parametrize("script", [[("card", 0)], [("coin", 0)], [("coin", 7)], [("coin", -1)]])
def test_a_script_that_the_rules_do_not_follow(script: list[tuple[str, int]]) -> None:
    with pytest.raises(WrongScript):
        ScriptedDealer(script).pick("coin", [0, 1])


@pytest.mark.parametrize("script", [[("coin", 3)], [("card", 2)], []])
def test_a_script_is_held_against_different_outcomes_too(script: list[tuple[str, int]]) -> None:
    assert ScriptedDealer([("card", 3)]).pick_one("card", [1, 3]) == 3
    with pytest.raises(WrongScript):
        ScriptedDealer(script).pick_one("card", [1, 3])


@given(seeds, st.integers(0, 30))
def test_a_seeded_script_goes_on_as_the_seed_would_have(seed: int, length: int) -> None:
    dealer = Dealer(seed)
    dealer.dealt = []
    for _ in range(length):
        dealer.pick("die", [1] * 6)
    scripted = ScriptedDealer(dealer.dealt, seed)
    for _ in range(length):
        scripted.pick("die", [1] * 6)
    assert [scripted.pick("die", [1] * 6) for _ in range(20)] == [dealer.pick("die", [1] * 6) for _ in range(20)]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_numbers_have_bounds(n: int) -> None:
    with pytest.raises(ValueError, match="a number is drawn"):
        Dealer(1).below(n)
