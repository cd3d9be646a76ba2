"""Set-up: KB-1 to KB-7."""

from __future__ import annotations

import pytest

from osada.core.options import BadOption
from osada.games.kingdom_builder import GAME, KingdomState
from osada.testing import rule
from tests.kingdom_builder.positions import (
    OTHER_SECTORS,
    SECTORS,
    hexes,
    pass_turn,
    play,
    position,
    refused,
    tokens,
)

TURNED = ("oracle-turned", "farm-turned", "oasis-turned", "tower-turned")


def started(players: int = 2, seed: int = 1, **options: object) -> KingdomState:
    return GAME.start(players, seed, options)


def row(state: KingdomState, number: int) -> str:
    """The letters of a row of the whole board."""
    letters: str = state.table(None)["letters"]
    return letters[20 * number : 20 * number + 20]


@rule("KB-1")
def test_two_to_four_may_play() -> None:
    assert [started(players).players for players in (2, 3, 4)] == [2, 3, 4]


@rule("KB-1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_or_more_may_not_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.start(players)


@rule("KB-1")
def test_drawn_board_has_four_different_sectors() -> None:
    boards = [started(seed=seed).table(None)["sectors"] for seed in range(100)]
    assert {len({name for name, _ in sectors}) for sectors in boards} == {4}


@rule("KB-1")
def test_every_sector_may_be_drawn_for_every_corner_upright_or_turned() -> None:
    boards = [started(seed=seed).table(None)["sectors"] for seed in range(200)]
    assert [len({(name, turned) for name, turned in corner}) for corner in zip(*boards, strict=True)] == [16] * 4


@rule("KB-1")
def test_sectors_lie_two_by_two_as_printed() -> None:
    state = position(sectors=SECTORS)
    assert row(state, 0) == "gggttwgttt" + "ddcwwtttgg"
    assert row(state, 9) == "wwwwdddddc" + "tttwwwwwww"
    assert row(state, 10) == "ddcwwttggg" + "ttttmmgmcc"
    assert row(state, 19) == "wwwwwwwwww" + "dccwtttggg"
    assert refused(position(sectors=SECTORS, card="forest"), "build 1,14") == ""
    assert refused(position(sectors=SECTORS, card="flowers"), "build 11,3") == ""


@rule("KB-1")
def test_turned_sectors_stay_at_their_corner_and_are_read_backwards() -> None:
    state = position(sectors=TURNED)
    assert row(state, 0) == "cdddddwwww" + "wwwwwwwttt"
    assert row(state, 9) == "tttgwttggg" + "ggtttwwcdd"
    assert row(state, 10) == "wwwwwwwwww" + "gggtttwccd"
    assert row(state, 19) == "gggttwwcdd" + "ccmgmmtttt"


@rule("KB-1")
@pytest.mark.parametrize("target", ["5,2", "6,3", "7,1", "7,2"])
def test_turned_location_is_next_to_what_it_is_next_to_upright(target: str) -> None:
    """Upright the oracle stands at 3,7 between two hexes of meadow, two of flowers, forest and water."""
    ground = {"5,2": "flowers", "6,3": "flowers", "7,1": "meadow", "7,2": "meadow"}[target]
    state = play(position(sectors=TURNED, card=ground), f"build {target}")
    assert tokens(state) == ["oracle"]


@rule("KB-3")
def test_there_are_five_cards_of_each_of_the_five_terrains() -> None:
    state = started(players=3)
    assert [state.pile[terrain] + state.hands.count(terrain) for terrain in range(5)] == [5] * 5
    assert state.table(None)["pile"] == 25 - 3


@rule("KB-3")
def test_three_different_kingdom_cards_lie_open() -> None:
    drawn = [started(seed=seed).table(None)["cards"] for seed in range(100)]
    assert {len(set(cards)) for cards in drawn} == {3}
    assert len({card for cards in drawn for card in cards}) == 10


@rule("KB-3")
def test_kingdom_cards_stay_for_the_whole_game() -> None:
    state = position(cards=("miners", "hermits", "farmers"))
    before = state.table(None)["cards"]
    pass_turn(pass_turn(state))
    assert state.table(None)["cards"] == before == ["miners", "hermits", "farmers"]
    assert list(state.scores()[0]) == ["miners", "hermits", "farmers", "castles", "total"]


@rule("KB-4")
def test_two_tokens_lie_on_every_location_in_play() -> None:
    locations = position(sectors=SECTORS).table(None)["locations"]
    assert {(location["hex"], location["location"], location["tokens"]) for location in locations} == {
        *[(hexes("3,7")[0], "oracle", 2)],
        *[(number, "farm", 2) for number in hexes("1,17 5,12")],
        *[(number, "oasis", 2) for number in hexes("12,7 17,5")],
        *[(number, "tower", 2) for number in hexes("13,15 17,12")],
    }


@rule("KB-4")
def test_the_box_has_28_tokens() -> None:
    locations = [position(sectors=four).table(None)["locations"] for four in (SECTORS, OTHER_SECTORS)]
    assert sum(location["tokens"] for four in locations for location in four) == 28
    kinds = [location["location"] for four in locations for location in four]
    assert [kinds.count(kind) for kind in (*SECTORS, *OTHER_SECTORS)] == [1, 2, 2, 2, 2, 2, 1, 2]


@rule("KB-5")
def test_everybody_has_forty_settlements_and_none_on_the_board() -> None:
    view = started(players=4).table(None)
    assert view["supply"] == [40] * 4
    assert view["settlements"] == [[], [], [], []]


@rule("KB-5")
def test_a_card_in_hand_is_seen_by_its_owner_only() -> None:
    state = position("", "", "", card="canyon", hands=("forest", "desert"))
    assert state.view(0)["hands"] == ["canyon", None, None]
    assert state.view(1)["hands"] == ["canyon", "forest", None]
    assert state.view(2)["hands"] == ["canyon", None, "desert"]
    assert state.view(None)["hands"] == ["canyon", None, None]


@rule("KB-5")
def test_cards_in_hand_are_not_in_the_pile() -> None:
    state = started(players=4)
    assert sum(state.pile) == 21
    assert list(state.broken()) == []


@rule("KB-5")
def test_start_player_is_drawn_from_all_who_play() -> None:
    assert {started(4, seed).seat for seed in range(60)} == {0, 1, 2, 3}
    assert {started(2, seed).seat for seed in range(60)} == {0, 1}


@rule("KB-6")
def test_first_game() -> None:
    view = started(sectors="first-game", cards="first-game").table(None)
    assert [name for name, _ in view["sectors"]] == ["tavern", "paddock", "oasis", "farm"]
    assert view["cards"] == ["fishermen", "merchants", "knights"]


@rule("KB-7")
def test_turns_go_clockwise_and_a_round_is_one_turn_each() -> None:
    state = started(players=3, first="seat-2")
    seats, rounds = [], []
    for _ in range(7):
        seats.append(state.seat)
        rounds.append(state.table(None)["round"])
        pass_turn(state)
    assert seats == [1, 2, 0, 1, 2, 0, 1]
    assert rounds == [1, 1, 1, 2, 2, 2, 3]
