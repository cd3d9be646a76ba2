"""What people read on a page: tiles by their names, real dashes, no slot; quiet passing; where points come from."""

from __future__ import annotations

import random
import re

import pytest

from osada.core.game import LAYOUTS
from osada.core.refusal import Refusal
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.timber_town import GAME
from osada.games.timber_town.pieces import CARDS
from osada.games.timber_town.view import TownView
from tests.measures import places
from tests.timber_town.positions import play, position

SLOT = re.compile(r"\b[1-4]\.[1-3]\b")
HYPHEN = re.compile(r"[A-D][1-4]-[A-D][1-4]")
PER_TILE = {
    "brown_namesti": 5,
    "green_zahrada": 5,
    "green_hriste": 5,
    "green_lesopark": 5,
    "purple_poustevna": 5,
    "yellow_chalupa": 5,
    "yellow_bouda": 5,
}
"""Cards that pay the same for every tile that counts."""


def played(seed: int) -> Table:
    """A random game, from which a table is looked at after every action."""
    return Table(GAME, 2, seed, {"cards": _one_of_each(seed)})


def _one_of_each(seed: int) -> list[str]:
    colours: dict[str, list[str]] = {}
    for card in CARDS:
        colours.setdefault(card.partition("_")[0], []).append(card)
    return [cards[seed % len(cards)] for cards in colours.values()]


def name(view: TownView, place: str) -> str:
    return GAME.place_name(place, view, "en")


def test_tiles_are_named_by_what_they_are_and_their_board() -> None:
    view = position(river="3.1=orange-adjacent 3.2=blue-four 2.1=yellow-one 2.2=yellow-four 1.1=red-dam").view(0)
    assert name(view, "tile-3.1") == "market from board 3"
    assert name(view, "tile-2.1") == "house (one end) from board 2"
    assert name(view, "tile-1.1") == "construction site with dam from board 1"
    assert name(view, "tile-4.1") == "board 4"


def test_cells_are_named_by_their_tiles_and_sides_with_a_dash() -> None:
    view = position("C1=yellow:E C2=orange:EW", "A1=green:NE", river="1.1=green-opposite").view(0)
    assert name(view, "cell-C1") == "house on C1"
    assert name(view, "cell-D4") == "cell D4"
    assert name(view, "town-1-A1") == "park on A1"
    assert name(view, "side-C1-C2") == "C1–C2 (house, market)"


def test_ways_to_turn_a_tile_say_where_its_boardwalk_leads() -> None:
    view = play(position(river="2.1=yellow-adjacent"), "take 2.1", "place B2").view(0)
    labels = GAME.labels(view, "en")
    assert labels[GAME.parse("turn 90")] == "Boardwalk right, down"
    assert len(set(labels.values())) == len(labels) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_page_has_a_slot_or_a_hyphen(language: str) -> None:
    for seed in range(2):
        table, chance = played(seed), random.Random(seed)
        while (seat := table.state.seat) is not None:
            view = table.view(seat)
            told = [GAME.tell(seen, language, ("Ada", "Bea"), view) for seen in view.get("recent", ())]
            told += GAME.labels(view, language).values()
            told += [GAME.place_name(place, view, language) for place in view["offers"]]
            action = chance.randrange(len(GAME.space))
            refusal = table.state.why_not(action)
            if refusal is not None:
                told.append(GAME.explain(refusal, language, ("Ada", "Bea"), view))
            for line in told:
                assert not SLOT.search(line), line
                assert not HYPHEN.search(line), line
            table.play(seat, chance.choice(table.state.actions()))


def test_a_terminal_has_the_notation() -> None:
    seen = {"event": "take", "seat": 0, "tile": "blue-four", "slot": "3.2", "cell": "C3", "turn": 0, "key": "t1"}
    assert GAME.tell(seen, "en") == "Player 1 takes from 3.2 and builds on C3: workshop (crossing)."
    view = position().view(0)
    assert GAME.tell(seen, "en", (), view) == "Player 1 takes from board 3 and builds on C3: workshop (crossing)."
    refusal = Refusal("TT-13", "no-tile", {"slot": "3.2"})
    assert GAME.explain(refusal, "en") == "TT-13: There is no tile at 3.2."
    assert GAME.explain(refusal, "en", (), view) == "TT-13: There is no tile here on board 3."


def test_passing_asks_only_while_a_tile_can_be_taken() -> None:
    pass_ = GAME.parse("pass")
    state = position(river="1.1=green-opposite")
    button = GAME.button(pass_, state.view(0), "en")
    assert button.note == "a tile can be taken"
    assert button.asks
    full = "A1=purple:EW B1=purple:EW C1=purple:EW D1=orange:EW"
    button = GAME.button(pass_, position(full, river="1.1=green-opposite").view(0), "en")
    assert (button.note, button.asks) == ("a tile can be kept with a raft", "")
    none = position(full, river="1.1=green-opposite", figures="")
    assert GAME.button(pass_, none.view(0), "en").note == ""


def test_a_raft_is_offered_only_to_who_has_one() -> None:
    asked = position(river="1.1=green-opposite").view(0)["asked"]
    assert asked and asked["kind"] == "take"
    asked = position(river="1.1=green-opposite", figures="").view(0)["asked"]
    assert asked and asked["kind"] == "take-only"


def test_events_name_cells_of_the_town_they_happened_in() -> None:
    """Each such place is in the picture, for both seats, once."""
    table, chance = played(3), random.Random(3)
    met = 0
    while (seat := table.state.seat) is not None:
        for viewer in (0, 1):
            view = table.view(viewer)
            happened = {place for seen in view.get("recent", ()) for place in GAME.event_places(seen)}
            met += len(happened)
            for layout in LAYOUTS:
                found = places(GAME.picture(view, "en", layout))
                assert all(found.count(place) == 1 for place in happened)
        table.play(seat, chance.choice(table.state.actions()))
    assert met


def test_points_come_from_the_tiles_that_are_named() -> None:
    """Against the score sheet: as many tiles as pay, and none where there are no points."""
    met: dict[str, int] = {}
    for seed in range(20):
        table, chance = played(seed), random.Random(seed)
        while (seat := table.state.seat) is not None:
            actions = table.state.actions()
            keen = [action for action in actions if action != GAME.parse("pass")]
            table.play(seat, chance.choice(keen or actions))
        for viewer in (0, 1):
            view = table.view(viewer)
            score = view["scores"][viewer]
            for card in view["cards"]:
                found = GAME.sources(view, card, viewer)
                if card in PER_TILE:
                    assert PER_TILE[card] * len(found) == score[card], card
                elif card == "red_dvur":
                    assert 2 * len(found) + sum(view["figures"][viewer].values()) == score[card]
                else:
                    assert bool(found) == (score[card] != 0), card
                met[card] = met.get(card, 0) + len(found)
            assert GAME.sources(view, view["cards"][0], 1 - viewer) == []
    assert met.keys() == set(CARDS)
    assert [card for card in CARDS if not met[card]] in ([], ["brown_namesti"])
