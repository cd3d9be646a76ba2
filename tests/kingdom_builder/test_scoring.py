"""The score: KB-51 to KB-63, by hand on the board of `positions`, and against the scorer of `naive`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from osada.games.kingdom_builder import GAME, KingdomState
from osada.testing import rule
from tests.kingdom_builder import naive
from tests.kingdom_builder.naive import Hex
from tests.kingdom_builder.positions import hexes, play, position, settle

ZERO_EARNS_NOTHING = {"lords": "zero-earns-nothing"}

# Linked in pairs: castle 1,11 with location 5,12, and location 12,7 with location 17,5.
CASTLE_TO_LOCATION = "2,11 3,11 4,12"
LOCATION_TO_LOCATION = "13,6 14,6 15,5 16,5"
# From castle 1,11 to location 1,17: the first way touches CASTLE_TO_LOCATION, the second does not.
JOINED_WAY = "2,12 2,13 2,14 2,15 2,16 2,17"
SEPARATE_WAY = "1,12 2,13 2,14 2,15 2,16 2,17"


def scored(line: str, *settlements: str, options: Mapping[str, object] | None = None) -> KingdomState:
    """A position with settlements per seat, and with this kingdom card among the three."""
    others = [card for card in ("hermits", "knights", "miners") if card != line]
    cards = others if line == "castles" else [line, *others[:2]]
    return position(*settlements, cards=cards[:3], options=options)


def gold(line: str, *settlements: str, options: Mapping[str, object] | None = None) -> list[int]:
    """What a line of the score sheet says, per seat."""
    return [score[line] for score in scored(line, *settlements, options=options).scores()]


# Castles and what lies next to settlements


@rule("KB-51")
def test_a_castle_is_3_gold_however_many_settlements_are_next_to_it() -> None:
    assert gold("castles", "0,3 1,4", "2,4") == [3, 3]


@rule("KB-51")
def test_every_castle_is_3_gold() -> None:
    assert gold("castles", "0,3 1,12 6,2 16,16", "16,2 0,12") == [12, 6]


@rule("KB-51")
def test_a_castle_two_hexes_away_and_a_location_are_no_gold() -> None:
    assert gold("castles", "0,2 2,5 15,18 17,18", "3,6 16,6") == [0, 0]


@rule("KB-52")
def test_fishermen_count_settlements_next_to_water() -> None:
    assert gold("fishermen", "0,3 0,4 1,4", "0,0") == [2, 0]


@rule("KB-52", "KB-62")
def test_fishermen_count_no_settlement_on_water_but_one_next_to_it() -> None:
    assert gold("fishermen", "0,4 0,5 1,5", "8,0 8,1") == [1, 0]


@rule("KB-52")
def test_the_other_side_of_the_board_is_not_next_to_a_hex() -> None:
    assert gold("fishermen", "16,19 17,19", "") == [0, 0]
    assert gold("miners", "13,0 14,0", "") == [0, 0]


@rule("KB-53")
def test_miners_count_settlements_next_to_mountains() -> None:
    assert gold("miners", "3,0 4,0 4,1", "6,4 8,6 10,13") == [2, 3]


@rule("KB-54")
def test_workers_count_settlements_next_to_locations_and_castles() -> None:
    assert gold("workers", "0,0 0,3 2,7 3,6", "1,16 4,6 17,2") == [3, 2]


# Merchants


@rule("KB-55")
def test_merchants_link_a_castle_and_a_location() -> None:
    assert gold("merchants", CASTLE_TO_LOCATION, LOCATION_TO_LOCATION) == [8, 8]


@rule("KB-55")
def test_merchants_earn_nothing_for_one_place_alone() -> None:
    assert gold("merchants", "2,7 3,6", "0,3 1,4") == [0, 0]


@rule("KB-55")
def test_merchants_count_all_that_one_group_links() -> None:
    assert gold("merchants", f"{CASTLE_TO_LOCATION} {JOINED_WAY}", "") == [12, 0]


@rule("KB-55")
def test_merchants_count_every_group_but_no_place_that_stands_alone() -> None:
    assert gold("merchants", f"{CASTLE_TO_LOCATION} {LOCATION_TO_LOCATION} 3,6", "") == [16, 0]


@rule("KB-55")
def test_merchants_count_a_place_once_that_two_groups_link() -> None:
    assert gold("merchants", f"{CASTLE_TO_LOCATION} {SEPARATE_WAY}", "") == [12, 0]


@rule("KB-55")
def test_merchants_are_not_linked_by_settlements_of_others() -> None:
    assert gold("merchants", "2,11 4,12", "3,11") == [0, 0]


def take_tokens(state: KingdomState, place: str, *seats: int) -> None:
    """These seats have taken a token from the location hex."""
    slot = next(slot for slot, number in state.board.locations.items() if [number] == hexes(place))
    for seat in seats:
        state.taken[seat] |= 1 << slot


@rule("KB-55")
@pytest.mark.parametrize(
    ("reading", "linked", "emptied", "expected"),
    [
        ("all-locations", CASTLE_TO_LOCATION, "5,12", 8),
        ("with-tokens", CASTLE_TO_LOCATION, "5,12", 0),
        ("with-tokens", LOCATION_TO_LOCATION, "5,12", 8),
        ("with-tokens", f"{CASTLE_TO_LOCATION} {JOINED_WAY}", "5,12", 8),
        ("with-tokens", f"{CASTLE_TO_LOCATION} {JOINED_WAY}", "1,17", 8),
    ],
)
def test_merchants_count_emptied_locations_unless_agreed_otherwise(
    reading: str, linked: str, emptied: str, expected: int
) -> None:
    state = scored("merchants", linked, options={"merchants": reading})
    take_tokens(state, emptied, 0, 1)
    assert state.scores()[0]["merchants"] == expected


@rule("KB-55")
def test_merchants_with_tokens_count_a_location_with_one_token_left() -> None:
    state = scored("merchants", CASTLE_TO_LOCATION, options={"merchants": "with-tokens"})
    take_tokens(state, "5,12", 1)
    assert state.scores()[0]["merchants"] == 8


# Rows


@rule("KB-56")
def test_discoverers_count_rows_of_the_whole_board() -> None:
    assert gold("discoverers", "0,0 0,15 1,1 19,19", "", "10,0 11,0 11,10") == [3, 0, 2]


@rule("KB-57")
def test_knights_count_only_the_fullest_row() -> None:
    assert gold("knights", "2,0 2,9 2,18 4,0 4,1 9,9", "") == [6, 0]


@rule("KB-57")
def test_knights_count_one_row_of_several_equally_full_ones() -> None:
    assert gold("knights", "0,0 0,1 1,0 1,1", "2,0 3,0 4,0") == [4, 2]


# Groups


@rule("KB-58")
def test_hermits_count_groups_and_a_single_settlement_is_one() -> None:
    assert gold("hermits", "0,0 0,1 0,3 6,0 7,0", "9,9", "") == [3, 1, 0]


@rule("KB-58")
def test_hermits_are_not_linked_by_settlements_of_others() -> None:
    assert gold("hermits", "0,0 0,2", "0,1") == [2, 1]


@rule("KB-58")
def test_groups_reach_across_the_seams_but_not_around_the_board() -> None:
    assert gold("hermits", "9,9 10,10", "3,19 4,0") == [1, 2]


@rule("KB-58")
def test_groups_follow_the_shift_of_the_odd_rows() -> None:
    assert gold("hermits", "3,1 4,2", "3,2 4,1") == [1, 2]
    assert gold("hermits", "2,2 3,1", "2,1 3,2") == [1, 2]


@rule("KB-59")
@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ("", 0),
        ("0,0", 0),
        ("0,0 0,1", 1),
        ("0,0 0,1 0,2", 1),
        ("0,0 0,1 0,2 1,0 1,1 2,1", 3),
        ("0,0 0,1 0,2 1,0 1,1 2,1 2,2", 3),
    ],
)
def test_citizens_are_1_gold_per_two_settlements_rounded_down(group: str, expected: int) -> None:
    assert gold("citizens", group, "")[0] == expected


@rule("KB-59")
def test_citizens_count_only_the_largest_group() -> None:
    assert gold("citizens", "0,0 0,1 0,2 1,0 1,1 6,0 6,1 6,2 7,0", "19,17 19,18 10,12 10,13") == [2, 1]


# Sectors


@rule("KB-60")
@pytest.mark.parametrize(
    ("options", "equal_sectors"),
    [({}, 36), (ZERO_EARNS_NOTHING, 0)],
    ids=["zero-ranks", "zero-earns-nothing"],
)
def test_lords_reward_all_with_the_highest_count_and_all_with_the_next(
    options: Mapping[str, object], equal_sectors: int
) -> None:
    eight = "0,0 0,1 0,2 0,3 0,4 0,6 0,7 0,8"
    eight_too = "1,0 1,1 1,2 1,4 1,6 1,7 1,8 1,9"
    came = gold("lords", eight, eight_too, "2,0 2,1 2,2 2,3 2,4 2,5", "3,0 3,1", options=options)
    assert [amount - equal_sectors for amount in came] == [12, 12, 6, 0]


@rule("KB-60")
def test_lords_share_the_second_place() -> None:
    assert gold("lords", "9,8 9,9", "0,0", "0,1", "", options=ZERO_EARNS_NOTHING) == [12, 6, 6, 0]


@rule("KB-60")
def test_lords_reward_everybody_where_all_are_equal() -> None:
    assert gold("lords", "0,0 0,1", "0,2 0,3", options=ZERO_EARNS_NOTHING) == [12, 12]
    assert gold("lords", "", "") == [48, 48]
    assert gold("lords", "", "", options=ZERO_EARNS_NOTHING) == [0, 0]


@rule("KB-60")
def test_lords_rank_a_count_of_zero_unless_agreed_otherwise() -> None:
    corners = "9,9 9,10 10,9 10,10"
    assert gold("lords", corners, "") == [48, 24]
    assert gold("lords", corners, "", options=ZERO_EARNS_NOTHING) == [48, 0]
    assert gold("lords", "9,9", "0,0", "", options=ZERO_EARNS_NOTHING) == [12, 12, 0]
    assert gold("lords", "9,9", "0,0", "") == [48, 48, 42]


@rule("KB-60")
def test_lords_rank_every_sector_on_its_own() -> None:
    assert gold("lords", "0,0 0,1 0,2 10,0", "0,3 10,1 10,2 0,10", options=ZERO_EARNS_NOTHING) == [18, 30]


@rule("KB-61")
def test_farmers_count_the_own_sector_with_fewest_settlements() -> None:
    ten = "0,0 0,1 0,2 0,3 0,4 0,6 0,7 0,8 0,9 1,0"
    six_and_six = "0,10 0,11 0,12 0,15 0,16 0,17 10,0 10,1 10,2 10,5 10,6 10,7"
    assert gold("farmers", f"{ten} {six_and_six} 10,10 10,11 10,12 10,13", "9,9 9,10 11,9 11,10") == [12, 3]


@rule("KB-61")
def test_farmers_count_one_sector_of_several_equally_poor_ones() -> None:
    assert gold("farmers", "0,0 0,1 0,10 0,11 10,0 10,1 10,2 10,10 10,12 10,13", "") == [6, 0]


@rule("KB-61")
def test_farmers_earn_nothing_with_an_empty_sector() -> None:
    assert gold("farmers", "0,0 0,1 0,10 0,11 10,0 10,1", "9,9 9,10 10,9") == [0, 0]


# Water and the end


@rule("KB-62")
@pytest.mark.parametrize(
    ("line", "settlements", "expected"),
    [
        ("castles", "8,2", 3),
        ("fishermen", "8,2", 0),
        ("miners", "9,13", 1),
        ("workers", "4,8 8,2", 2),
        ("merchants", "2,4 2,5 2,6 2,7", 8),
        ("discoverers", "8,0 9,0", 2),
        ("knights", "8,0 8,1 8,2", 6),
        ("hermits", "0,4 0,5 0,6", 1),
        ("citizens", "0,4 0,5 0,6 1,5", 2),
        ("lords", "8,0", 12),
        ("farmers", "8,0 8,14 14,0 14,17", 3),
    ],
)
def test_settlements_on_water_count_for_all_but_fishermen(line: str, settlements: str, expected: int) -> None:
    assert gold(line, settlements, "", options=ZERO_EARNS_NOTHING)[0] == expected


@rule("KB-62")
def test_a_settlement_on_water_takes_a_token() -> None:
    state = position("4,14", "0,0", tokens=["harbor"], sectors=("oracle", "farm", "oasis", "harbor"))
    play(state, "token harbor", "move 4,14", "to 4,13")
    assert [token["location"] for token in state.table(None)["tokens"][0]] == ["farm", "harbor"]


@rule("KB-63")
def test_most_gold_wins() -> None:
    state = position("0,0", "0,3")
    assert state.scores() == [
        {"miners": 0, "knights": 2, "lords": 48, "castles": 0, "total": 50},
        {"miners": 0, "knights": 2, "lords": 48, "castles": 3, "total": 53},
    ]
    assert state.winners() == [1]


@rule("KB-63")
def test_a_tie_is_shared() -> None:
    assert position("0,0", "", "0,1").winners() == [0, 2]
    assert position("", "", "", "").winners() == [0, 1, 2, 3]


# The naive scorer


@pytest.mark.parametrize("hundred", range(32))
def test_random_boards_score_as_the_naive_scorer_says(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        random = Random(seed)
        state = random_start(random)
        board = printed(state)
        players = random_settlements(random, board, state.players)
        for seat, own in enumerate(players):
            settle(state, seat, " ".join(f"{row},{column}" for row, column in own))
        for slot in state.board.locations:
            for seat in random.sample(range(state.players), random.randint(0, 2)):
                state.taken[seat] |= 1 << slot
        assert_same(state, board, players)


@pytest.mark.parametrize("ten", range(20))
def test_random_games_end_with_the_scores_of_the_naive_scorer(ten: int) -> None:
    for seed in range(ten * 10, ten * 10 + 10):
        random = Random(seed)
        state = random_start(random)
        while state.seat is not None:
            state.play(random.choice(state.actions()))
        settlements = state.table(None)["settlements"]
        assert_same(state, printed(state), [[divmod(number, 20) for number in own] for own in settlements])


def random_start(random: Random) -> KingdomState:
    """A game with any sectors and any readings, in which all ten cards count."""
    readings = {
        "lords": random.choice(["zero-ranks", "zero-earns-nothing"]),
        "merchants": random.choice(["all-locations", "with-tokens"]),
    }
    state = GAME.start(random.randint(2, 4), random.randrange(10**6), readings)
    state.agreed = replace(state.agreed, cards=naive.CARDS)
    return state


def random_settlements(random: Random, board: Mapping[Hex, str], players: int) -> list[list[Hex]]:
    """0 to 40 settlements a player: grown or scattered, on land alone or on water too."""
    unfit = random.choice(["mSL", "mSLw"])
    free = [place for place, letter in board.items() if letter not in unfit]
    random.shuffle(free)
    settlements: list[list[Hex]] = []
    taken: set[Hex] = set()
    for _ in range(players):
        own: list[Hex] = []
        near: list[Hex] = []
        wanted, scattered = (
            random.choice([0, random.randint(0, 9), random.randint(0, 40)]),
            random.random() ** 3,
        )
        while len(own) < wanted:
            grow = near and random.random() > scattered
            place = near.pop(random.randrange(len(near))) if grow else free.pop()
            if place not in taken and board[place] not in unfit:
                own.append(place)
                taken.add(place)
                near += naive.neighbours(place)
        settlements.append(own)
    return settlements


def printed(state: KingdomState) -> dict[Hex, str]:
    """The board that the naive scorer puts together from the same sectors."""
    table = state.table(None)
    layout = [f"{name}-turned" if turned else str(name) for name, turned in table["sectors"]]
    board = naive.assembled(GAME.standard.contents["sectors"], layout)
    assert table["letters"] == "".join(letter for _, letter in sorted(board.items()))
    return board


def assert_same(state: KingdomState, board: Mapping[Hex, str], players: Sequence[naive.Hexes]) -> None:
    """Both scorers agree on every line and on the winners."""
    locations = state.table(None)["locations"]
    emptied = [divmod(location["hex"], 20) for location in locations if location["tokens"] == 0]
    expected = naive.scores(
        board,
        naive.CARDS,
        players,
        zero_earns=not state.agreed.lords_need_one,
        emptied=emptied if state.agreed.merchants_need_tokens else (),
    )
    assert state.scores() == expected
    assert state.winners() == naive.winners(expected)
