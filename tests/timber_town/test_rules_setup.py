"""What is in the box and how the game starts: TT-1 to TT-7, from the rulebook's lists."""

from __future__ import annotations

from collections import Counter

import pytest

from osada.core.options import BadOption
from osada.games.timber_town import GAME, TownState
from osada.testing import rule
from tests.timber_town.positions import held, newest, offered, play, points, position

FIRST_GAME = (
    "brown_namesti",
    "red_dvur",
    "green_zahrada",
    "purple_svatyne",
    "orange_jidlo",
    "blue_bednarstvi",
    "yellow_chalupa",
)
# The last page of the rulebook: colour, ends (one shape under all its turns), figure, number of tiles.
DISTRIBUTION = {
    ("green", "NE", ""): 3,
    ("green", "NS", ""): 3,
    ("brown", "NESW", "beaver"): 3,
    ("red", "NESW", "crane"): 3,
    ("red", "NESW", "dam"): 3,
    ("red", "NESW", "raft-two"): 3,
    ("purple", "NE", ""): 3,
    ("purple", "NS", ""): 3,
    ("orange", "NE", ""): 2,
    ("orange", "NS", ""): 2,
    ("orange", "NES", ""): 2,
    ("blue", "NE", ""): 2,
    ("blue", "NS", ""): 2,
    ("blue", "NES", ""): 2,
    ("blue", "NESW", ""): 2,
    ("yellow", "N", ""): 3,
    ("yellow", "NE", ""): 2,
    ("yellow", "NS", ""): 2,
    ("yellow", "NES", ""): 2,
    ("yellow", "NESW", ""): 1,
}


def started(seed: int = 1, **options: object) -> TownState:
    return GAME.start(2, seed, options)


def pass_all(state: TownState) -> list[list[str]]:
    """Both pass to the end: the kinds on the first board in every round."""
    shown: list[list[str]] = []
    while state.seat is not None:
        if state.round > len(shown):
            shown.append([tile["kind"] for tile in state.table(None)["river"][0] if tile])
        play(state, "pass")
    return shown


@rule("TT-1")
def test_the_box() -> None:
    view = started().view(None)
    assert len(view["river"]) == 4
    assert view["supply"] == {"crane": 3, "dam": 3, "raft-two": 3, "beaver": 3}
    assert [figures["raft"] for figures in view["figures"]] == [1, 1]
    assert view["builder"] is None
    assert len(GAME.options[0].names) == len(set(GAME.options[0].names)) == 22
    places = [action for action in range(len(GAME.space)) if GAME.notation(action).startswith("place ")]
    assert len(places) == 16


@rule("TT-1")
@pytest.mark.parametrize("players", [1, 3])
def test_only_two_may_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 players"):
        GAME.start(players)


@rule("TT-2")
def test_the_tiles_are_those_of_the_rulebook() -> None:
    kinds = GAME.standard.contents["tiles"].values()
    assert {(kind["color"], kind["ends"], kind["figure"]): kind["count"] for kind in kinds} == DISTRIBUTION
    assert len(kinds) == len(DISTRIBUTION)


@rule("TT-2", "TT-6", "TT-11")
def test_every_tile_is_revealed_once_in_the_first_16_rounds() -> None:
    shown = pass_all(started(5))
    assert [len(kinds) for kinds in shown] == [3] * 16 + [0] * 3
    counts = {name: kind["count"] for name, kind in GAME.standard.contents["tiles"].items()}
    assert Counter(kind for kinds in shown for kind in kinds) == counts


@rule("TT-6")
def test_the_first_three_tiles_are_drawn_from_all() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(400):
        view = started(seed).view(None)
        firsts.update(newest(view))
        assert view["river"][1:] == [[None] * 3] * 3
        assert view["stack"] == 45
    assert set(firsts) == set(GAME.standard.contents["tiles"])
    red = sum(count for kind, count in firsts.items() if kind.startswith("red"))
    assert 150 < red < 300, "9 of 48 tiles are red: about 225 of 1200"


@rule("TT-3")
def test_whoever_comes_in_by_one_end_leaves_by_any_other() -> None:
    """The way bends and branches on B2 and C2; at last C3 leads north, away from C4."""
    city = "B1=blue:EW B2=orange:ESW C2=brown-four C3=orange:EW C4=blue:WE"
    assert points("brown_namesti", city) == 5
    assert points("brown_namesti", city.replace("B2=orange:ESW", "B2=blue:SW")) == 5
    assert points("brown_namesti", "B1=blue:EW B2=orange:ESW C2=brown-four C3=purple:NW C4=green:NE") == 0


@rule("TT-3")
@pytest.mark.parametrize(
    ("kind", "turns"),
    [
        ("yellow-one", "0 90 180 270"),
        ("green-adjacent", "0 90 180 270"),
        ("green-opposite", "0 90"),
        ("blue-three", "0 90 180 270"),
    ],
)
def test_a_tile_may_be_turned_freely_and_equal_turns_are_one(kind: str, turns: str) -> None:
    state = play(position(river=f"2.2={kind}"), "take 2.2", "place C2")
    assert offered(state, "turn") == turns


@rule("TT-4")
def test_everybody_has_the_own_raft_and_nothing_else() -> None:
    for seed in range(5):
        state = started(seed)
        assert [held(state, seat) for seat in (0, 1)] == ["raft", "raft"]
        assert offered(state, "raft") == "1.1 1.2 1.3"
        assert offered(state, "raft-two") == offered(state, "dam") == offered(state, "claim") == ""


@rule("TT-5", "TT-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_board_shows_who_starts_and_symbols_alternate(seat: int) -> None:
    state = started(first=f"seat-{seat + 1}")
    assert state.seat == seat
    assert state.view(None)["symbols"] == [seat, 1 - seat, seat, 1 - seat]
    play(state, "pass", "pass")
    assert state.view(None)["symbols"] == [1 - seat, seat, 1 - seat, seat]
    assert state.seat == 1 - seat


@rule("TT-5")
def test_who_starts_is_drawn_evenly() -> None:
    assert 60 < sum(started(seed).seat == 0 for seed in range(200)) < 140


@rule("TT-7")
def test_the_seven_cards_of_the_first_game() -> None:
    assert tuple(started(cards="first-game").view(None)["cards"]) == FIRST_GAME


@rule("TT-7")
def test_later_games_draw_one_card_of_each_colour() -> None:
    drawn = [started(seed).view(None)["cards"] for seed in range(300)]
    colors = ["brown", "red", "green", "purple", "orange", "blue", "yellow"]
    for cards in drawn:
        assert sorted(card.split("_")[0] for card in cards) == sorted(colors)
    counts = Counter(card for cards in drawn for card in cards)
    assert counts["brown_namesti"] == counts["red_dvur"] == 300
    assert all(45 < count < 110 for card, count in counts.items() if count != 300), "each of four in a quarter of games"
    assert len(counts) == 22


@rule("TT-7")
def test_both_score_by_the_same_cards_which_are_open() -> None:
    chosen = [
        "brown_namesti",
        "red_dvur",
        "green_statek",
        "purple_pagoda",
        "orange_latky",
        "blue_kovarstvi",
        "yellow_srub",
    ]
    state = started(cards=chosen)
    for viewer in (0, 1, None):
        assert state.view(viewer)["cards"] == chosen
    for lines in state.scores():
        assert list(lines) == [*chosen, "builder", "total"]


@rule("TT-7")
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([*FIRST_GAME[:5], "blue_kovarstvi", "blue_truhlarstvi"], "blue: blue_kovarstvi, blue_truhlarstvi"),
        (FIRST_GAME[:6], "expected 7 different ones"),
        ([*FIRST_GAME[:6], FIRST_GAME[0]], "expected 7 different ones"),
        ([*FIRST_GAME[:6], "yellow_castle"], "unknown 'yellow_castle'"),
        ("all", "option cards: unknown 'all'"),
    ],
)
def test_other_choices_of_cards_are_refused(cards: object, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        started(cards=cards)


@rule("TT-25")
def test_the_supply_gives_each_figure_once() -> None:
    state = position(
        river="1.1=red-crane 1.2=red-crane 1.3=red-crane 2.1=red-raft 3.1=brown-four", figures="dam dam dam dam"
    )
    for slot, cell, crane in (("1.1", "A1", 2), ("1.2", "B1", 1), ("1.3", "C1", 0)):
        play(state, f"dam {slot}", f"place {cell}")
        assert state.table(None)["supply"]["crane"] == crane
    play(state, "dam 2.1", "place D2", "take 3.1", "place A3")
    assert state.table(None)["supply"] == {"crane": 0, "dam": 3, "raft-two": 2, "beaver": 2}
    assert held(state) == "crane crane crane raft-two"


@rule("TT-A1")
@pytest.mark.parametrize(("board", "cells"), [(1, "A1 B1 C1 D1"), (2, "A2 B2 C2 D2"), (4, "A4 B4 C4 D4")])
def test_the_digit_is_the_column_and_column_1_is_at_the_stacks(board: int, cells: str) -> None:
    state = play(position(river=f"{board}.1=blue-four"), f"take {board}.1")
    assert offered(state, "place") == cells


@rule("TT-A1")
def test_rows_run_from_the_left_edge_to_the_right() -> None:
    assert points("brown_namesti", "A1=blue:EW A2=brown-four A3=blue:EW A4=green:EW") == 5
    assert points("brown_namesti", "A1=blue:NS B1=brown-four C1=blue:NS D1=green:NS") == 0


@rule("TT-A38", "TT-6")
def test_tiles_on_a_board_have_no_order() -> None:
    kinds = ("blue-four", "green-opposite", "red-dam")
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        river = " ".join(f"3.{place}={kinds[kind]}" for place, kind in enumerate(order, start=1))
        state = position(river=river)
        assert offered(state, "take") == offered(state, "raft") == "3.1 3.2 3.3"
        play(state, f"take 3.{order.index(1) + 1}", "place A3", "turn 90", "end", "pass")
        assert {tile["kind"] for tile in state.table(None)["river"][3] if tile} == {"blue-four", "red-dam"}
