"""The picture: every choice is in it, it is drawn from a view alone, pieces keep their keys, updates stay small."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from osada.core.standalone import standalone
from osada.core.svg import Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.timber_town import GAME
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.pieces import CARDS, FIRST_GAME_CARDS
from osada.games.timber_town.show.art import diagrams
from osada.games.timber_town.view import TownView
from osada.testing.sample import sample
from tests.timber_town.positions import afloat, play, position

LARGEST = 10_000


def parsed(markup: str) -> Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def live(picture: Picture, pane: str = "board") -> Element:
    return parsed(picture.panes[pane].live)


def drawn(view: TownView, language: str = "en") -> Picture:
    return GAME.picture(view, language)


def places(picture: Picture) -> list[str]:
    """All places of the picture, as often as they are there."""
    return [
        element.get("data-place", "")
        for pane in picture.panes.values()
        for layer in (pane.still, pane.live)
        for element in parsed(layer).iter()
        if element.get("data-place")
    ]


def piece(picture: Picture, key: str) -> Element:
    (found,) = [element for element in live(picture).iter("use") if element.get("data-key") == key]
    return found


def at(element: Element) -> tuple[float, float]:
    return float(element.get("x", "")), float(element.get("y", ""))


def uses(picture: Picture, symbol: str, pane: str = "board") -> int:
    return sum(element.get("href") == f"#{symbol}" for element in live(picture, pane).iter("use"))


def games(count: int) -> Iterator[tuple[Table, random.Random]]:
    """Tables of random games, before every action and at the end."""
    for seed in range(count):
        chance = random.Random(seed)
        table = Table(GAME, 2, seed, {})
        while table.state.seat is not None:
            yield table, chance
            table.play(table.state.seat, chance.choice(table.state.actions()))
        yield table, chance


def test_every_choice_is_in_the_picture_once_but_the_end_of_the_turn() -> None:
    for table, _ in games(sample(1, 4)):
        seat = table.state.seat
        if seat is not None:
            view = table.view(seat)
            found = places(drawn(view))
            for place in view["offers"].keys() - {"end"}:
                assert found.count(place) == 1, place


def test_every_cell_can_be_pointed_at_once_and_none_of_the_other_town() -> None:
    state = position("A1=yellow:E A2=green:EW", "C3=blue:NS D3=purple:NE", river="1.1=green-opposite 4.2=red-dam")
    for view in (state.view(0), play(state, "take 1.1").view(0)):
        found = places(drawn(view))
        assert sorted(place for place in found if place.startswith("cell-")) == [f"cell-{cell}" for cell in CELLS]
        assert found.count("tile-4.2") == found.count("crane") == 1


def test_updates_stay_small() -> None:
    for table, chance in games(sample(2, 8)):
        for viewer in (0, 1, None):
            view = table.view(viewer) | {"names": ["Bartoloměj Hraběnka 1234", "Przemysława Zażółć 123"]}
            panes = drawn(view, chance.choice(LANGUAGES)).panes.values()
            assert sum(len(pane.live.encode()) for pane in panes) < LARGEST


def test_the_still_layer_is_the_same_for_all_seats_and_positions() -> None:
    """It is sent once: what changes from turn to turn has to be in the live layer."""
    table = Table(GAME, 2, 3, {})
    before = {name: pane.still for name, pane in drawn(table.view(0)).panes.items()}
    chance = random.Random(3)
    for _ in range(40):
        assert table.state.seat is not None
        table.play(table.state.seat, chance.choice(table.state.actions()))
    for viewer in (0, 1, None):
        assert {name: pane.still for name, pane in drawn(table.view(viewer)).panes.items()} == before


def test_a_picture_is_drawn_from_a_view_alone_and_leaves_it_as_it_is() -> None:
    for table, chance in games(1):
        if chance.random() < sample(0.05, 0.2):
            view = table.view(table.state.seat)
            plain = json.loads(json.dumps(view))
            assert standalone(drawn(plain)) == standalone(drawn(view))
            assert plain == json.loads(json.dumps(view))


def test_names_are_escaped() -> None:
    view = position().view(0) | {"names": ["<b>&", "Ludmila"]}
    whole = standalone(drawn(view))
    assert "&lt;b&gt;&amp;" in whole
    assert "<b>" not in whole


def test_long_names_are_cut() -> None:
    view = position().view(0) | {"names": ["Maximiliána Nejdelší z Bobřan", "Ludmila"]}
    assert "Maximiliána Nejde…" in standalone(drawn(view))


# What is seen


def test_the_town_of_the_seat_that_looks_lies_below_the_river() -> None:
    state = position("A1=yellow:E", "A1=purple:NE", river="1.1=green-opposite")
    keys = [city["cells"]["A1"]["key"] for city in state.view(0)["cities"]]
    first, second = drawn(state.view(0)), drawn(state.view(1))
    assert at(piece(first, keys[0]))[1] > at(piece(first, keys[1]))[1]
    assert at(piece(second, keys[0]))[1] < at(piece(second, keys[1]))[1]
    assert drawn(state.view(None)).panes["board"].live == first.panes["board"].live.replace("s-glow", "s-none").replace(
        "s-pale", "s-none"
    )


def test_a_tile_keeps_its_key_from_the_river_to_the_town() -> None:
    state = position(river="2.1=yellow-adjacent 3.1=green-opposite")
    key = afloat(state.view(0), "2.1")["key"]
    where = [at(piece(drawn(state.view(0)), key))]
    for action in ("take 2.1", "place B2", "turn 90"):
        state = play(state, action)
        where.append(at(piece(drawn(state.view(0)), key)))
    river, hand, chosen, placed = where
    assert len({river, hand, chosen}) == 3
    assert placed == chosen


def test_tiles_float_on_when_the_river_moves() -> None:
    state = position(river="1.1=green-opposite 2.1=blue-four", second=True)
    key = afloat(state.view(0), "1.1")["key"]
    before = at(piece(drawn(state.view(0)), key))
    moved = play(state, "pass")
    after = at(piece(drawn(moved.view(0)), key))
    assert after[0] > before[0]
    assert after[1] == before[1]


def test_every_cell_that_is_offered_shows_how_the_tile_would_lie_and_what_it_brings() -> None:
    state = play(position("B2=blue:NESW", river="2.1=orange-opposite", figures="raft crane"), "take 2.1")
    picture = drawn(state.view(0))
    previews = [element for element in live(picture).iter() if element.get("class") == "preview"]
    assert [preview.get("data-for") for preview in previews] == ["cell-A2", "cell-C2", "cell-D2"]
    assert uses(picture, "pill") == 3
    brings = {cell: fits[0]["brings"]["total"] for cell, fits in state.view(0)["fits"].items()}
    assert brings == {"A2": 4, "C2": 4, "D2": 2}
    shown = [element.text for element in live(picture).iter("text")]
    assert shown.count("+4") == 2
    assert shown.count("+2") == 1


def test_turns_are_shown_as_tiles_with_a_preview_each() -> None:
    state = play(position(river="2.1=yellow-adjacent"), "take 2.1", "place B2")
    picture = drawn(state.view(0))
    turns = [element for element in live(picture).iter("use") if element.get("data-place", "").startswith("turn-")]
    assert [turn.get("href") for turn in turns] == ["#oy3", "#oy6", "#oy12", "#oy9"]
    previews = [element.get("data-for") for element in live(picture).iter() if element.get("class") == "preview"]
    assert previews == [f"turn-{turn}" for turn in (0, 90, 180, 270)]


def test_a_side_that_needs_a_figure_glows_until_one_is_put_there() -> None:
    state = play(position("B1=green:NS", river="2.1=blue-four", figures="raft dam"), "take 2.1", "place B2")
    picture = drawn(state.view(0))
    assert places(picture).count("side-B1-B2") == 1
    assert uses(picture, "o-spot") == 1
    state = play(state, "dismantle raft B1-B2")
    picture = drawn(state.view(0))
    assert uses(picture, "o-spot") == 0
    assert uses(picture, "j0-raft") == 1


def test_planks_show_what_is_connected() -> None:
    state = position("A1=blue:NESW A2=blue:NESW B1=brown-four", river="1.1=green-opposite")
    picture = drawn(state.view(0))
    assert (uses(picture, "east"), uses(picture, "south")) == (1, 1)


def test_a_raft_has_the_mark_of_its_owner_and_travels_with_its_tile() -> None:
    state = position(river="2.1=yellow-one 3.2=red-crane", rafts="2.1=0:raft 3.2=1:raft-two")
    view = state.view(0)
    picture = drawn(view)
    assert uses(picture, "r0-raft") == uses(picture, "r1-raft-two") == 1
    assert piece(picture, f"r{afloat(view, '2.1')['key']}").get("href") == "#r0-raft"


def test_tiles_that_can_only_be_rafted_glow_less() -> None:
    state = position("A1=purple:EW B1=purple:EW C1=purple:EW D1=orange:EW", river="1.1=green-opposite 2.1=yellow-one")
    picture = drawn(state.view(0))
    marks = {
        element.get("data-place"): element.get("href")
        for element in live(picture).iter("use")
        if element.get("data-place", "").startswith("tile-")
    }
    assert marks == {"tile-1.1": "#s-pale", "tile-2.1": "#s-glow"}


def test_the_last_tile_is_marked() -> None:
    table = Table(GAME, 2, 5, {"first": "seat-1"})
    for verb in ("take", "place", "turn"):
        assert table.state.seat == 0
        chosen = [action for action in table.state.actions() if GAME.notation(action).split()[0] == verb]
        if chosen:
            table.play(0, chosen[0])
    assert uses(drawn(table.view(0)), "o-last") == 1
    assert uses(drawn(table.view(1)), "r-last") == 1


def test_the_cards_show_what_they_are_worth_for_both_towns() -> None:
    state = position("A1=green:NE A4=green:NE", "D1=green:NS", river="1.1=green-opposite")
    worth = [score["green_zahrada"] for score in state.scores()]
    assert worth == [10, 5]
    figures = [element.text for element in live(drawn(state.view(0)), "side").iter("text")]
    cards = state.view(0)["cards"]
    index = 2 * cards.index("green_zahrada")
    assert figures[index : index + 2] == ["10", "5"]


def test_minus_points_have_a_real_minus() -> None:
    cards = ["purple_pagoda" if card.startswith("purple") else card for card in FIRST_GAME_CARDS]
    state = position("A1=purple:NE", river="1.1=green-opposite", cards=cards)
    assert "−9" in [element.text for element in live(drawn(state.view(0)), "side").iter("text")]


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_diagram_of_four_by_four_cells(card: str) -> None:
    rows = diagrams.DIAGRAMS[card].split("/")
    assert [len(row) for row in rows] == [4, 4, 4, 4]
    assert "#" in diagrams.DIAGRAMS[card]
    assert parsed(diagrams.diagram(card)).findall("path")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_explained_has_its_sentence(language: str) -> None:
    abouts = GAME.abouts(language)
    for table, chance in games(1):
        if chance.random() < 0.1:
            for pane in drawn(table.view(table.state.seat), language).panes.values():
                for layer in (pane.still, pane.live):
                    shown = {element.get("data-about") for element in parsed(layer).iter()} - {None}
                    assert shown <= abouts.keys()
