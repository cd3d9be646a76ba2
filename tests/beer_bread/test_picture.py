"""The picture: drawn from a view alone, with every place that is offered, small, and telling no more than the view."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from copy import deepcopy

import pytest

from osada.core.svg import Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.beer_bread import GAME
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.view import BeerBreadView
from osada.testing.limits import LARGEST_LIVE_LAYER

BUTTONS = ("end", "done", "keep-", "take-")
"""How places begin that are buttons under the board. Instead of numbers of tokens one taps the tokens."""
CARD = re.compile(r"(?:beer|bread)[0-3]\d")


def views(seed: int, viewers: tuple[int | None, ...] = (0, 1, None)) -> Iterator[BeerBreadView]:
    """What everybody sees in a random game, after every action."""
    table, chance = Table(GAME, 2, seed), random.Random(seed)
    while table.state.seat is not None:
        for viewer in viewers:
            yield table.view(viewer)
        table.play(table.state.seat, chance.choice(table.state.actions()))
    for viewer in viewers:
        yield table.view(viewer)


def live(drawn: Picture) -> str:
    return "".join(pane.live for pane in drawn.panes.values())


@pytest.mark.parametrize("seed", range(3))
def test_every_place_that_is_offered_is_drawn_but_the_buttons(seed: int) -> None:
    for view in views(seed, (0, 1)):
        drawn = GAME.picture(view, "en")
        shown = live(drawn) + drawn.panes["board"].still
        for place in view["offers"]:
            assert place.startswith(BUTTONS) or f'data-place="{place}"' in shown, place


@pytest.mark.parametrize("seed", range(3, 6))
def test_an_update_stays_small(seed: int) -> None:
    for view in views(seed):
        assert (
            len(live(GAME.picture(view | {"names": ["Bartoloměj", "Władysława"]}, "cs")).encode())
            < LARGEST_LIVE_LAYER - 1_000
        )


def test_a_picture_is_drawn_from_plain_data_alone() -> None:
    for view in views(6):
        assert live(GAME.picture(json.loads(json.dumps(view)), "pl")) == live(GAME.picture(view, "pl"))


def test_only_cards_that_the_view_shows_are_drawn() -> None:
    for view in views(7):
        known = {key: there for key, there in view.items() if key not in ("cards", "buildings", "offers", "recent")}
        assert set(CARD.findall(live(GAME.picture(view, "en")))) <= set(CARD.findall(json.dumps(known)))


def test_the_still_layer_is_the_same_for_all_and_always() -> None:
    stills = {
        tuple(pane.still for pane in GAME.picture(view, "en").panes.values())
        for number, view in enumerate(views(8))
        if number % 30 < 3
    }
    assert len(stills) == 1


def test_names_are_text_and_long_ones_are_cut() -> None:
    view = Table(GAME, 2, 1).view(0)
    view["names"] = ["<b>&</b>", "A name that is far too long for the plate"]
    shown = live(GAME.picture(view, "en"))
    assert "&lt;b&gt;&amp;&lt;/b&gt;" in shown and "<b>" not in shown
    assert "A name that is f…" in shown and "far too long" not in shown


def tokens_drawn(board: str, view: BeerBreadView) -> dict[str, int]:
    """How many tokens of each resource lie on field and storages."""
    drawn = dict.fromkeys(RESOURCES, 0)
    for name in RESOURCES:
        drawn[name] += sum(int(count) for count in re.findall(rf'href="#{name[:2]}[rc](\d)"', board))
        drawn[name] += len(re.findall(rf'href="#{name[:2]}\d\d"[^>]*data-key', board))
    return drawn


def test_every_token_on_the_table_is_drawn_once() -> None:
    for view in views(9):
        there = {name: view["fields"][name] + sum(own["storage"][name] for own in view["seats"]) for name in RESOURCES}
        assert tokens_drawn(GAME.picture(view, "en").panes["board"].live, view) == there


def test_tokens_travel_from_the_field_to_the_storage() -> None:
    table = Table(GAME, 2, 2)
    seat = table.state.seat
    assert seat is not None
    table.play(seat, table.state.actions()[0])
    choice = table.view(seat)["choice"]
    assert choice is not None
    gain = sum(choice["harvest"]["gain"].values())
    table.play(seat, table.view(seat)["offers"]["harvest"][0])
    board = GAME.picture(table.view(seat), "en").panes["board"].live
    assert gain > 0 and board.count("data-from=") == gain


def test_one_sees_the_own_half_at_the_foot_of_the_board() -> None:
    table = Table(GAME, 2, 3)
    for viewer in (0, 1):
        board = GAME.picture(table.view(viewer) | {"names": ["Ada", "Bea"]}, "en").panes["board"].live
        own = board.index(("Ada", "Bea")[viewer])
        assert own < board.index(("Bea", "Ada")[viewer])
        assert f'href="#m{viewer}" x="28" y="364"' in board


def test_a_lifted_card_shows_what_it_would_bring() -> None:
    for view in views(10, (0, 1)):
        if view["choice"] is None:
            continue
        drawn = GAME.picture(view, "en")
        hand, board = drawn.panes["hand"].live, drawn.panes["board"].live
        for place in ("harvest", "sell", "build"):
            assert f'data-place="{place}"' in hand
        taken = [count for count in view["choice"]["harvest"]["gain"].values() if count]
        assert board.count('href="#pill"') == len(taken)
        assert all(f">−{count}<" in board for count in taken)


def test_a_hand_stays_where_it_is_when_a_card_is_lifted() -> None:
    """A click on another card lifts that one instead: each is where it was seen before."""
    table, lifted = Table(GAME, 2, 14), 0
    while table.state.seat is not None:
        before = table.view(table.state.seat)
        table.play(table.state.seat, table.state.actions()[-1])
        after = table.view(before["you"])
        if after["choice"] and before["choice"] is None and before["asked"]:
            lifted += 1
            assert cards_of(after) == cards_of(before)
    assert lifted > 20


def cards_of(view: BeerBreadView) -> list[tuple[str, str]]:
    """The cards of the hand, and where they are."""
    return re.findall(r'href="#f-(\w+)" x="(\d+)"', GAME.picture(view, "en").panes["hand"].live)


def test_no_card_of_a_hand_is_drawn_twice_and_none_is_left_out() -> None:
    for view in views(13, (0, 1)):
        assert view["you"] is not None
        drawn = re.findall(r'href="#f-(\w+)"', GAME.picture(view, "en").panes["hand"].live)
        held = [held["card"] for held in view["seats"][view["you"]]["hand"]]
        lifted = [view["choice"]["card"]] if view["choice"] else [view["paying"]["card"]] if view["paying"] else []
        assert len(set(drawn)) == len(drawn)
        assert view["winners"] is not None or set(drawn) >= {*held, *lifted}


def test_a_building_that_another_set_has_changed_is_explained_by_its_position() -> None:
    view = next(view for view in views(11, (None,)) if any(view["seats"][0]["built"].values()))
    position, cards = next((name, cards) for name, cards in view["seats"][0]["built"].items() if cards)
    about = f'data-about="position-{position}"'
    assert about not in live(GAME.picture(view, "en"))
    changed = deepcopy(view)
    changed["buildings"][view["cards"][cards[0]]["building"]]["effect"] = "keep_choice"
    assert about in live(GAME.picture(changed, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_pointed_at_is_explained(language: str) -> None:
    abouts = GAME.abouts(language)
    assert all(len(about) > 10 for about in abouts.values())
    for number, view in enumerate(views(12)):
        if number % 25 < 3:
            drawn = GAME.picture(view, language)
            shown = live(drawn) + "".join(pane.still for pane in drawn.panes.values())
            assert set(re.findall(r'data-about="([^"]+)"', shown)) <= abouts.keys()
