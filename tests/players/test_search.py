"""The search where the answer is known: it comes to the optimum, and every part of it is needed.

Tried by hand, each of these fails a test here: the same redeal every time, other redeals for every candidate, no
exploration, the judged best reply alone, replies by turns, no prior, a back-up to the wrong seat or to the candidate
alone, nodes by the truth.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from osada.players.budget import Budget
from osada.players.paired import difference
from osada.players.search import Search, expected
from osada.players.turns import Sight
from tests.players.doors import Doors, Points, some_points, values

BUDGET = Budget(iterations=0, beam=20, positions=1000, candidates=20, alike=0, replies=9, rollout=Sight(99), rounds=1)
GAMES = 12


def search(points: Points, iterations: int, seed: int = 0) -> Search:
    return Search(Doors(points).begin(), BUDGET.counted(iterations), seed, expected)


def right(iterations: int, wise: float, doors: int = 4) -> int:
    """In how many of some games the search opens the best door."""
    found = 0
    for seed in range(GAMES):
        points = some_points(seed, doors, wise)
        best = search(points, iterations, seed).run()[0]
        found += values(points)[best.clicks[0]] == max(values(points))
    return found


def test_the_search_comes_to_the_optimum_as_its_budget_grows() -> None:
    """Though the judge believes the opposite of what is true."""
    nothing, little, much = (right(iterations, wise=-0.3) for iterations in (0, 60, 1000))
    assert nothing == 0 < little < much == GAMES


def test_a_wise_judge_helps_where_the_budget_is_small() -> None:
    """Two visits each would not tell sixteen doors apart."""
    assert right(32, wise=1.0, doors=16) >= 7


def test_what_is_decided_takes_no_more_of_the_budget() -> None:
    points = some_points(3, 2, 1.0)
    table = {key: value + 40 * (key[0] == 0) for key, value in points.table.items()}
    clear = search(replace(points, table=table), 400)
    assert clear.run()[0].clicks == (0,) and clear.decided
    assert clear.iterations < 400 / 2


def test_what_cannot_be_decided_ends_with_the_budget() -> None:
    """Doors that are alike meet the same luck: most pairs of visits are equal."""
    points = some_points(3, 2, 1.0)
    table = {key: points.table[(0, *key[1:])] for key in points.table}
    guesses = {key: points.guesses[(0, *key[1:])] for key in points.guesses}
    alike = search(Points(2, table, guesses), 100)
    one, other = alike.run()
    assert not alike.decided and alike.iterations == 100
    equal = sum(mine == theirs for mine, theirs in zip(one.seen, other.seen, strict=True))
    assert equal > 0.6 * len(one.seen) and len(set(one.seen)) > 3, "the same redeals for both, but not always one"


def test_nothing_is_spent_where_nothing_is_to_be_decided() -> None:
    alone = search(some_points_of_one_door(), 500)
    assert alone.run()[0].clicks == (0,)
    assert alone.decided and not alone.iterations


def some_points_of_one_door() -> Points:
    points = some_points(1, 2, 1.0)
    return Points(1, points.table, points.guesses)


def test_equal_seeds_search_alike_and_others_do_not() -> None:
    points = some_points(2, 4, 0.0)
    seen = [[edge.seen for edge in search(points, 60, seed).run()] for seed in (1, 1, 2)]
    assert seen[0] == seen[1] != seen[2]


def test_a_turn_that_was_played_is_looked_at_alone() -> None:
    start = Doors(some_points(2, 6, 1.0)).begin()
    found = Search(start, replace(BUDGET, candidates=2), 0, expected)
    missing = next(door for door in range(6) if all(edge.clicks != (door,) for edge in found.root.edges))
    (edge,) = Search(start, replace(BUDGET, candidates=2), 0, expected, (missing,)).root.edges
    assert edge.clicks == (missing,)
    (best,) = Search(start, BUDGET, 0, expected, found.root.edges[0].clicks).root.edges
    assert (best.clicks, best.prior) == (found.root.edges[0].clicks, found.root.edges[0].prior)


def test_differences_are_those_of_pairs() -> None:
    assert difference([5, 7, 9], [4, 6, 8, 100])[:2] == (1, 0)
    mean, error, count = difference([1, 3, 2, 6], [0, 0, 0, 0])
    assert (mean, count) == (3, 4) and error == pytest.approx((14 / 3 / 4) ** 0.5)
    assert difference([5, 7, 9], [4, 6, 8]).sure and not difference([1, -1], [0, 0]).sure
    assert not difference([5], [4]).sure, "once is never"
