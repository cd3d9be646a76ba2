"""What people read on a page: cards by their names, no numbers of the notation; where things happen and come from."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from osada.core.game import LAYOUTS
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.beer_bread import GAME
from osada.testing import rule
from osada.testing.sample import sample
from tests.beer_bread.positions import play, position
from tests.measures import places

NUMBERED = re.compile(r"(?:beer|bread|pivo|chléb|piwo|chleb) ?\d", re.IGNORECASE)


def tables(seeds: range) -> Iterator[Table]:
    """Tables of random games, before every action and at the end."""
    for seed in seeds:
        table, chance = Table(GAME, 2, seed), random.Random(seed)
        while table.state.seat is not None:
            yield table
            table.play(table.state.seat, chance.choice(table.state.actions()))
        yield table


def test_cards_are_named_by_what_they_sell_and_build() -> None:
    view = position("beer16 beer17 beer18 bread01 bread02", year=2, exchange="beer05 beer06 bread07").view(0)
    name = GAME.place_name("card-beer16", view, "en")
    printed = view["cards"]["beer16"]
    assert name.startswith({"beer1": "Small beer", "beer2": "Lager", "beer3": "Strong beer"}[printed["kind"]])
    assert GAME.place_name("exchange-1", view, "en").startswith("exchange: ")
    assert GAME.place_name("away-water-2", view, "en") == "1 water"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_page_has_the_number_of_a_card(language: str) -> None:
    for table in tables(range(2)):
        seat = table.state.seat
        if seat is None:
            continue
        view = table.view(seat)
        told = [GAME.tell(seen, language, ("Ada", "Bea"), view) for seen in view.get("recent", ())]
        told += GAME.labels(view, language).values()
        told += [GAME.place_name(place, view, language) for place in view["offers"]]
        assert not any(re.search(r"(?:beer|bread)\d\d", line) for line in told)
        cards = [GAME.place_name(place, view, language) for place in view["offers"] if place.startswith("card-")]
        assert not any(NUMBERED.search(line) for line in cards)


def test_events_name_parts_of_the_village_they_happened_in() -> None:
    met = set()
    for table in tables(range(sample(2, 3))):
        for viewer in (0, 1):
            view = table.view(viewer)
            happened = {place for seen in view.get("recent", ()) for place in GAME.event_places(seen)}
            met |= happened
            for layout in LAYOUTS:
                found = places(GAME.picture(view, "en", layout))
                assert all(found.count(place) == 1 for place in happened)
    assert met == {f"village-{seat}-{part}" for seat in (0, 1) for part in ("row", "houses", "build", "storage")}


def test_points_come_from_where_cards_were_sold() -> None:
    for table in tables(range(2)):
        for viewer in (0, 1):
            view = table.view(viewer)
            for line, points in (view["scores"][viewer] or {}).items():
                assert bool(GAME.sources(view, line, viewer)) == (points != 0)
                if view["winners"] is None:
                    assert GAME.sources(view, line, 1 - viewer) == []


def test_what_is_asked_says_how_many_tokens_have_to_go() -> None:
    state = position("beer16 beer17 beer18 bread01 bread02", storage=("3 water, 3 wheat, 3 barley", ""))
    play(state, "card beer16", "harvest")
    view = state.view(0)
    over = view["seats"][0]["tokens"] - 9
    assert view["asked"] and view["asked"]["away"] == over > 0
    assert f"{9 + over} tokens, 9 places: {over} to go" == GAME.detail(view, "en")


@rule("BB-37")
def test_words_do_not_show_what_the_other_players_harvest_cards_cover() -> None:
    state = position("beer16 beer17 beer18 bread01 bread02", rows=("beer01", "beer02"))
    for viewer, shown, hidden in ((0, "beer01", "beer02"), (1, "beer02", "beer01")):
        lines = GAME.words(state.view(viewer), "en").splitlines()
        assert any(line.startswith(f"{shown}, ") for line in lines)
        assert not any(line.startswith(f"{hidden}, ") for line in lines)
    lines = GAME.words(state.view(None), "en").splitlines()
    assert not any(line.startswith(("beer01, ", "beer02, ")) for line in lines)


@rule("BB-37")
def test_every_card_that_may_be_looked_at_is_explained() -> None:
    state = position(
        "beer16 beer17 beer18 bread01 bread02",
        year=2,
        rows=("beer01", "beer02"),
        waiting=("beer03", "beer04"),
        exchange="beer05 beer06 bread07",
    )
    view = state.view(0)
    known = {"beer16", "beer17", "beer18", "bread01", "bread02", "beer01", "beer03", "beer05", "beer06", "bread07"}
    for layout in LAYOUTS:
        panes = GAME.picture(view, "en", layout).panes.values()
        shown = set(re.findall(r'data-about="((?:beer|bread)\d\d)"', "".join(pane.live for pane in panes)))
        assert shown == known
    assert all(len(GAME.abouts(language)["beer16"]) > 60 for language in LANGUAGES)
