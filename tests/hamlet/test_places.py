"""What people call places, what a click on them means, what buttons note, and what the log tells in one line."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from osada.core.game import LAYOUTS, Layout
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.hamlet.pieces import LANDMARKS, TILES
from tests.hamlet.positions import GAME, do, goods, hand, position

BUILDERS = ("build", "at", "place", "use", "plan", "pay", "road", "section", "sell", "deliver")
NOTATION = re.compile(r"\d,\d|_|\bc\d\b")


def tables(seeds: range = range(2), steps: int = 260) -> Iterator[Table]:
    """Tables at some moments of games in which players build wherever they can."""
    for seed in seeds:
        chance = random.Random(seed)
        table: Table = Table(GAME, 3, seed=seed, names=["Eva", "Jan", "Ota"])
        for step in range(steps):
            if table.state.seat is None:
                break
            if step % 17 == 0:
                yield table
            actions = table.state.actions()
            building = [action for action in actions if GAME.notation(action).partition(" ")[0] in BUILDERS]
            table.play(table.state.seat, chance.choice(building if building and chance.random() < 0.8 else actions))


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_never_read_the_numbers_of_the_notation(language: str) -> None:
    for table in tables():
        view = table.view(table.state.seat)
        names = [GAME.place_name(place, view, language) for place in view["offers"]]
        told = [GAME.tell(seen, language, table.names, view=view) for seen in view.get("recent", ())]
        for shown in (*names, *GAME.labels(view, language).values(), *told, GAME.detail(view, language)):
            assert not NOTATION.search(shown), shown


def test_a_click_on_the_church_the_market_or_the_town_hall_means_what_is_done_there() -> None:
    state = position()
    meant = {tile: [GAME.notation(action) for action in state.meant(f"t{TILES.index(tile)}")] for tile in TILES[:3]}
    assert meant["church"][:2] == ["deliver c1", "deliver c2"] and "beg" in meant["church"]
    assert meant["market"] == ["sell 0", "sell 1", "sell 2", "road market"]
    assert meant["town_hall"][0] == "plan 0" and {"hire villager", "hire donkey"} <= set(meant["town_hall"])
    refusal = state.why_not(state.meant("t0")[0])
    assert refusal is not None and refusal.rule != "HA-34"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_click_on_an_own_villager_says_where_it_may_go(layout: Layout) -> None:
    table = Table(GAME, 2, seed=4, names=["Eva", "Jan"])
    assert table.state.seat is not None
    drawn = GAME.picture(table.view(table.state.seat), "en", layout)
    assert drawn.panes["board"].live.count('data-about="still-standing"') == 1  # the other's says nothing of the kind
    assert "choose the tile" in GAME.abouts("en")["still-standing"]


def test_a_click_on_a_workplace_means_working_there_first() -> None:
    state = position()
    place = f"t{TILES.index('quarry')}"
    assert [GAME.notation(action) for action in state.meant(place)] == ["use quarry", "road quarry"]


def test_what_a_place_for_a_new_tile_brings_is_what_building_there_brings() -> None:
    """Played out and counted for every place."""
    seen = 0
    for table in tables(range(4), 400):
        state = table.state
        ghosts = state.view(state.seat)["ghosts"]
        for ghost in ghosts:
            after = state.copy()
            section, own = ghost["place"].split("-")[1:]
            after.play(GAME.parse(f"place {section},{own}"))
            if after.step.name == "PAYING":
                after.play(GAME.parse("pay"))
            before, then = state.scores()[state.seat], after.scores()[state.seat]
            assert ghost["now"] == then["points"] - before["points"]
            assert ghost["now"] + ghost["later"] == then["total"] - before["total"]
            seen += 1
    assert seen > 20


def test_one_payment_is_one_line_of_the_log() -> None:
    table: Table = Table(GAME, 2, seed=3, options={"layout": "first-game"}, names=["Eva", "Jan"])
    table.state = position()
    table.state.gold[0] = 9
    hand(table.state, 0, "trade_post")
    do(table.state, "build trade_post", "at church")
    table.state.listen()
    table.state.play(table.state.actions()[0])
    if table.state.step.name == "PAYING":
        table.state.play(GAME.parse("pay"))
    view = table.state.view(0)
    told = [GAME.tell(seen, "en", ["Eva", "Jan"], view=view) for seen in table.state.events(0)]
    lines = [line for line in told if line]
    assert len(lines) == 1 and lines[0].startswith("Eva builds the Tradepost beside the Church: ")
    assert "1× wood" in lines[0] and "1× stone" in lines[0]
    assert len([GAME.tell(seen, "en", ["Eva", "Jan"]) for seen in table.state.events(0)]) > 2


def test_ending_a_turn_notes_who_stands_and_asks_only_if_nothing_was_done() -> None:
    state = position()
    end = GAME.parse("end")
    first = GAME.button(end, state.view(0), "en")
    assert first.note == "1\N{NO-BREAK SPACE}villager is still standing" and first.asks
    do(state, "use quarry")
    second = GAME.button(end, state.view(0), "en")
    assert "donkey" in second.note and not second.asks


def test_spending_gold_is_said_and_the_last_of_it_twice() -> None:
    state = position()
    hand(state, 0, "trade_post")
    goods(state, "woodcutter", "")
    goods(state, "quarry", "")
    state.gold[0] = 9
    do(state, "build trade_post")
    labels = GAME.labels(state.view(0), "en")
    assert labels and all("buys" in label and "your last" not in label for label in labels.values())
    price = 2 * state.pieces.prices["basic"]
    state.gold[0] = price
    assert all(label.endswith(f"for {price} gold, your last)") for label in GAME.labels(state.view(0), "en").values())


def test_points_come_from_landmarks_roads_and_what_awards_are_for() -> None:
    lit = 0
    for table in tables(range(3), 500):
        view = table.view(None)
        for seat, score in enumerate(view["scores"]):
            for line in LANDMARKS:
                assert bool(GAME.sources(view, line, seat)) == bool(score[line])
            joined = {tile for road in view["roads"] if road["seat"] == seat for tile in road["between"]}
            assert len(GAME.sources(view, "roads", seat)) == len(joined)
            flags = GAME.sources(view, "landscaper", seat)
            assert len(flags) == (view["seats"][seat]["flags"] if score["landscaper"] else 0)
            lit += len(flags)
    assert lit


def test_events_happen_on_tiles() -> None:
    assert GAME.event_places({"event": "deliver", "seat": 0, "points": 6}) == ["t0"]
    built = {"event": "build", "seat": 0, "tile": "shrine", "site": "farm", "points": 2}
    assert GAME.event_places(built) == [f"t{TILES.index('shrine')}", f"t{TILES.index('farm')}"]
    assert GAME.event_places({"event": "drawn", "seat": None, "tile": "shrine"}) == []
