"""Points: the rules one by one, and all of them against a scorer written in another way."""

from __future__ import annotations

import random

import pytest
from osada.testing import rule
from positions import hillside

from hillstead import GAME
from hillstead.scoring import best, score, sources


def line(name: str, *terraces: str, players: int = 2, tied_get_nothing: bool = False) -> list[int]:
    """What everybody has of one line."""
    return [lines[name] for lines in score(hillside(*terraces, tied_get_nothing=tied_get_nothing), players)]


@rule("HI-7")
def test_higher_houses_count_more() -> None:
    column = ("1r", "2s", "1y", "1m")
    assert line("height", *column) == [1 + 1 + 2, 2]
    assert line("height", "1r", "2s", "2y", "2m") == [2, 2 + 1 + 1]


@rule("HI-8")
@pytest.mark.parametrize(
    ("terrace", "points"),
    [
        ("1r 1r -- -- -- --", [4, 0]),
        ("1r 2r -- -- -- --", [2, 2]),
        ("1r 1s -- -- -- --", [0, 0]),
        ("1r -- 1r -- -- --", [0, 0]),
        ("1r 2r 1r -- -- --", [4, 4]),
    ],
)
def test_neighbours_with_the_same_roof_count_for_both(terrace: str, points: list[int]) -> None:
    assert line("neighbours", terrace) == points


@rule("HI-8")
def test_the_ends_of_two_terraces_are_no_neighbours() -> None:
    assert line("neighbours", "1r -- -- -- -- --", "1s -- -- -- -- 1r") == [0, 0]
    assert line("neighbours", "1r -- -- -- -- --", "1r -- -- -- -- --") == [0, 0], "nor is the house below"


@rule("HI-9")
@pytest.mark.parametrize(
    ("column", "points"),
    [
        (("1s", "1r"), [3, 0]),
        (("1r", "1r"), [0, 0]),
        (("2s", "1r"), [0, 0]),
        (("1y", "1s", "1r"), [6, 0]),
        (("1y", "2s", "1r"), [0, 0]),
    ],
)
def test_steps_are_own_houses_above_each_other_whose_roofs_differ(column: tuple[str], points: list[int]) -> None:
    assert line("steps", *column) == points


@rule("HI-10")
def test_the_most_houses_of_a_terrace_count() -> None:
    assert line("most", "1r 1s 2y -- -- --") == [3, 0]
    assert line("most", "1r 2s -- -- -- --") == [1, 1]
    assert line("most", "1r 2s 3y 3m -- --", players=3) == [0, 0, 3]
    assert line("most", "2r -- -- -- -- --", "1r 1s 2y -- -- --") == [3, 3]
    assert line("most") == [0, 0]


@rule("HI-10")
def test_a_table_may_agree_that_ties_get_nothing() -> None:
    assert line("most", "1r 2s -- -- -- --", tied_get_nothing=True) == [0, 0]
    assert GAME.start(2, 0, {"ties": "nothing"}).tied_get_nothing
    assert not GAME.start(2, 0).tied_get_nothing


@rule("HI-11")
def test_most_points_win_and_steps_break_ties() -> None:
    def sheet(*lines: tuple[int, int]) -> list[dict[str, int]]:
        return [{"steps": steps, "total": total} for total, steps in lines]

    assert best(sheet((30, 0), (31, 0))) == [1]
    assert best(sheet((30, 6), (30, 3))) == [0]
    assert best(sheet((30, 3), (29, 9), (30, 3))) == [0, 2]


def naive(owners: list[int], roofs: list[int], players: int) -> list[int]:
    """The totals, counted from a map of houses by their terrace and place."""
    houses = {(plot // 6, plot % 6): (owner, roofs[plot]) for plot, owner in enumerate(owners) if owner >= 0}
    totals = [0] * players
    for (terrace, across), (owner, roof) in houses.items():
        totals[owner] += (1, 1, 2, 2)[terrace]
        totals[owner] += 2 * [houses.get((terrace, across + side), (0, -1))[1] for side in (-1, 1)].count(roof)
        below = houses.get((terrace - 1, across))
        totals[owner] += 3 if below is not None and below[0] == owner and below[1] != roof else 0
    for terrace in range(4):
        counts = [sum(key[0] == terrace and who == seat for key, (who, _) in houses.items()) for seat in range(players)]
        leaders = [seat for seat in range(players) if counts[seat] == max(counts) > 0]
        for seat in leaders:
            totals[seat] += 3 if len(leaders) == 1 else 1
    return totals


@pytest.mark.parametrize("players", GAME.seats)
def test_all_lines_agree_with_a_naive_scorer(players: int) -> None:
    for seed in range(25):
        state, chance = GAME.start(players, seed), random.Random(seed)
        while state.seat is not None:
            assert [lines["total"] for lines in state.scores()] == naive(state.owners, state.roofs, players)
            state.play(chance.choice(state.actions()))
        assert [lines["total"] for lines in state.scores()] == naive(state.owners, state.roofs, players)


def test_points_come_from_the_houses_that_have_them() -> None:
    drawing = hillside("1s -- 2r -- -- --", "1r 1r 2s -- -- --")
    assert sources(drawing, "height", 0) == [0, 1, 6]
    assert sources(drawing, "neighbours", 0) == [0, 1]
    assert sources(drawing, "steps", 0) == [6] and sources(drawing, "steps", 1) == [8]
    assert sources(drawing, "most", 1) == [8]
