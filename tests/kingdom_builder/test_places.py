"""What people call places, where things happened, and where gold comes from."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import osada
from osada.core.refusal import Refusal
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.kingdom_builder import KingdomState
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS
from osada.testing.marks import rule
from tests.kingdom_builder import naive

GAME = osada.game("kingdom-builder")
NOTATION = re.compile(r"\d+,\d")


def tables(cards: list[str], seeds: range = range(3)) -> Iterator[Table]:
    """Tables at some moments of random games with these cards."""
    for seed in seeds:
        chance = random.Random(seed)
        table = Table(
            GAME, 2 + seed, seed=seed, options={"cards": cards}, names=["Eva", "Jan", "Ota", "Iva"][: 2 + seed]
        )
        while table.state.seat is not None:
            table.play(table.state.seat, chance.choice(table.state.actions()))
            if chance.random() < 0.06:
                yield table


def hexes(places: list[str]) -> list[naive.Hex]:
    return [(int(row), int(column)) for row, column in (place.split("-")[1:] for place in places)]


def printed(state: KingdomState) -> dict[naive.Hex, str]:
    return {divmod(number, 20): letter for number, letter in enumerate(state.board.letters())}


@pytest.mark.parametrize("card", KINGDOM_CARDS)
def test_the_hexes_that_a_card_lights_are_worth_its_gold(card: str) -> None:
    """Counted once more over those hexes alone."""
    others = [name for name in KINGDOM_CARDS if name != card][:2]
    for table in tables([card, *others]):
        state = table.state
        board = printed(state)
        for seat in range(state.players):
            view = table.view(seat)
            found, gold = hexes(GAME.sources(view, card, seat)), view["scores"][seat][card]
            own = {divmod(number, 20) for number in view["settlements"][seat]}
            if card == "merchants":
                assert 4 * len(found) == gold and not set(found) & own
            elif card == "lords":
                areas = {naive.sector(place) for place in found}
                assert all({place for place in own if naive.sector(place) == area} <= set(found) for area in areas)
                earned = naive.lords([[divmod(n, 20) for n in numbers] for numbers in view["settlements"]])
                assert earned[seat] == gold and (found or gold % 6 == 0)
            elif card == "farmers":
                assert 3 * len(found) == gold and set(found) <= own
            else:
                assert set(found) <= own and naive.ALONE[card](board, found) == gold


@rule("KB-51")
def test_the_castles_that_are_lit_are_those_that_pay() -> None:
    for table in tables(["knights", "miners", "lords"]):
        board = printed(table.state)
        for seat in range(table.players):
            view = table.view(seat)
            found = hexes(GAME.sources(view, "castles", seat))
            assert 3 * len(found) == view["scores"][seat]["castles"] and all(board[place] == "S" for place in found)


@rule("KB-55")
def test_emptied_locations_are_not_lit_where_they_do_not_count() -> None:
    chance = random.Random(5)
    options = {"cards": ["merchants", "miners", "lords"], "merchants": "with-tokens"}
    table: Table = Table(GAME, 2, seed=5, options=options)
    lit = 0
    while table.state.seat is not None:
        table.play(table.state.seat, chance.choice(table.state.actions()))
        for seat in (0, 1):
            view = table.view(seat)
            found = GAME.sources(view, "merchants", seat)
            assert 4 * len(found) == view["scores"][seat]["merchants"]
            lit += len(found)
    assert lit


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_never_read_the_numbers_of_the_notation(language: str) -> None:
    for table in tables(["knights", "miners", "lords"], range(2)):
        if table.state.seat is None:
            continue
        view = table.view(table.state.seat)
        assert not NOTATION.search(" ".join(GAME.labels(view, language).values()))
        for seen in view["recent"]:
            assert not NOTATION.search(GAME.tell(seen, language, table.names, view=view))
        for place in ("hex-0-0", "hex-12-7"):
            assert not NOTATION.search(GAME.place_name(place, view, language))


def test_no_two_hexes_have_the_same_name() -> None:
    view = GAME.start(seed=3).view(0)
    for language in LANGUAGES:
        names = [GAME.place_name(f"hex-{row}-{column}", view, language) for row in range(20) for column in range(20)]
        assert len(set(names)) == 400


def test_a_hex_that_is_the_only_one_of_its_kind_beside_a_location_needs_no_coordinates() -> None:
    view = GAME.start(seed=3).view(0)
    names = [GAME.place_name(f"hex-{row}-{column}", view, "en") for row in range(20) for column in range(20)]
    alone = [name for name in names if " by the " in name or "(by the" in name]
    assert any(not re.search(r"[A-T]\d", name) for name in alone) and "forest (H4)" not in alone


def test_letters_and_numbers_count_from_the_upper_left() -> None:
    view = GAME.start(seed=3).view(0)
    refusal = Refusal("KB-20", "own-there", {"hex": 7 * 20 + 12})
    assert GAME.explain(refusal, "en", view=view).startswith("KB-20: H13 is taken")
    assert GAME.explain(refusal, "en").startswith("KB-20: 7,12 is taken")


def test_events_happen_on_their_hexes() -> None:
    moved = {"event": "token-move", "seat": 0, "location": "barn", "origin": 25, "hex": 399}
    assert GAME.event_places(moved) == ["hex-1-5", "hex-19-19"]
    assert GAME.event_places({"event": "draw", "seat": 0}) == []


def test_the_end_of_a_turn_says_which_tokens_could_still_be_used_and_asks_nothing() -> None:
    noted = 0
    for table in tables(["knights", "miners", "lords"]):
        if table.state.seat is None:
            continue
        view = table.view(table.state.seat)
        end = GAME.parse("end")
        if "end" in view["offers"]:
            button = GAME.button(end, view, "en")
            tokens = sum(place.startswith("token-") for place in view["offers"])
            assert bool(button.note) == bool(tokens) and not button.asks
            noted += bool(tokens)
    assert noted


def test_the_soft_line_counts_what_is_left_and_where() -> None:
    state = GAME.start(seed=3)
    view = state.view(state.seat)
    hexes = len(view["offers"])
    assert GAME.detail(view, "en") == f"3 left · {hexes} places"
    assert state.seat is not None and GAME.detail(state.view(1 - state.seat), "en") == ""
