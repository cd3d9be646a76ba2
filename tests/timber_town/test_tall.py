"""The picture for a phone: large enough to read and to touch, every choice in it once, the other town one tap away."""

from __future__ import annotations

import random
from collections.abc import Iterator

from osada.core.svg import PHONE, SMALLEST_TEXT, STRIP_HEIGHT, Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.timber_town import GAME
from osada.games.timber_town.cells import CELLS, SIDE_NAMES
from osada.games.timber_town.show.tall import strips
from osada.games.timber_town.show.tall.places import BOARD_WIDTH, HEIGHT, OTHER, OWN, RIVER
from osada.games.timber_town.tiles import FIGURES
from osada.games.timber_town.view import TownView
from tests.measures import opened, parsed, places, text_sizes
from tests.tall import written
from tests.timber_town.positions import afloat, play, position

ROOM = 600
"""What a small phone has for board and cards."""


def drawn(view: TownView, language: str = "en") -> Picture:
    return GAME.picture(view, language, "tall")


def games(count: int) -> Iterator[tuple[Table, random.Random]]:
    for seed in range(count):
        chance = random.Random(seed)
        table = Table(GAME, 2, seed, {})
        while table.state.seat is not None:
            yield table, chance
            table.play(table.state.seat, chance.choice(table.state.actions()))
        yield table, chance


def test_every_choice_is_in_the_picture_once_but_the_end_of_the_turn() -> None:
    for table, _ in games(3):
        if table.state.seat is not None:
            view = table.view(table.state.seat)
            found = places(drawn(view))
            for place in view["offers"].keys() - {"end"}:
                assert found.count(place) == 1, place


def test_nothing_is_too_small_to_read() -> None:
    for table, chance in games(2):
        if chance.random() < 0.1 or table.state.seat is None:
            picture = drawn(table.view(table.state.seat), chance.choice(LANGUAGES))
            for pane in picture.panes:
                for size, shown in text_sizes(picture, pane):
                    assert size >= SMALLEST_TEXT, (pane, shown)


def test_no_count_of_a_seat_touches_the_next_figure() -> None:
    picture = drawn(position().view(0))
    for pane in ("seat-0", "seat-1"):
        counts = [line for line in written(picture, pane) if line.y > STRIP_HEIGHT / 2]
        *figures, tiles = sorted(counts, key=lambda line: line.left)
        for number, count in enumerate(figures, 1):
            assert count.right + 2 <= number * strips.STEP, pane
        assert len(figures) == len(FIGURES) and tiles.content == "0/16"
    assert strips.TILES - strips.SIGN / 2 >= 40, "“16/16” has room beside the sign"


def test_board_and_cards_fit_on_a_small_phone() -> None:
    picture = drawn(position().view(0))
    assert not picture.zooms
    assert picture.panes["board"].width == PHONE
    assert picture.panes["board"].height + sum(picture.panes[part.pane].height for part in picture.parts) <= ROOM


def test_a_river_board_stands_above_its_own_column() -> None:
    for column in range(4):
        cells = [cell for cell in CELLS if cell[1] == str(column + 1)]
        assert {OWN.centre(cell)[0] for cell in cells} == {RIVER.centre(column, slot)[0] for slot in range(3)}


def test_tiles_cells_and_sides_are_large_enough_to_touch_and_apart() -> None:
    tall = {RIVER.centre(0, slot)[1] for slot in range(3)}
    assert max(tall) - min(tall) >= 2 * 48
    assert BOARD_WIDTH >= 48
    assert OWN.step >= 48
    sides = [OWN.side(side) for side in SIDE_NAMES]
    for one in range(len(sides)):
        for other in range(one):
            (x, y), (other_x, other_y) = sides[one], sides[other]
            assert (x - other_x) ** 2 + (y - other_y) ** 2 >= 48**2


def test_everything_lies_on_the_board() -> None:
    for town, width, height in ((OWN, PHONE, HEIGHT), (OTHER, PHONE, PHONE)):
        assert town.left >= 0
        assert town.left + 4 * town.step <= width
        assert town.top + 4 * town.step <= height


def test_the_other_town_and_what_is_to_come_open_with_a_tap() -> None:
    state = position("A1=yellow:E", "C3=purple:NE", river="1.1=green-opposite")
    picture = drawn(state.view(0))
    assert opened(picture) == {part.pane for part in picture.drawers} == {"other", "pile"}
    key = state.view(0)["cities"][1]["cells"]["C3"]["key"]
    assert [element.get("data-key") for element in parsed(picture.panes["other"].live).iter("use")].count(key) == 1
    assert f'data-key="{key}"' not in picture.panes["board"].live


def test_ways_to_turn_a_tile_lie_below_the_board() -> None:
    state = position(river="2.1=yellow-adjacent")
    key = afloat(state.view(0), "2.1")["key"]
    state = play(state, "take 2.1")
    before = drawn(state.view(0))
    state = play(state, "place B2")
    picture = drawn(state.view(0))
    found = [element.get("data-place") for element in parsed(picture.panes["cards"].live).iter()]
    assert [place for place in found if place] == [f"turn-{turn}" for turn in (0, 90, 180, 270)]
    where = [
        next(element for element in parsed(shown.panes["board"].live).iter("use") if element.get("data-key") == key)
        for shown in (before, picture)
    ]
    assert [(float(piece.get("x", "")), float(piece.get("y", ""))) for piece in where] == [
        RIVER.centre(1, 0),
        OWN.centre("B2"),
    ]


def test_cards_show_what_a_cell_would_bring_to_each() -> None:
    state = play(position("B2=blue:NESW", river="2.1=orange-opposite", figures="raft crane"), "take 2.1")
    picture = drawn(state.view(0))
    previews = {
        element.get("data-for"): [text.text for text in element.iter("text")]
        for element in parsed(picture.panes["cards"].live).iter("g")
        if element.get("class") == "preview"
    }
    brings = {
        f"cell-{cell}": [f"+{points}" for card, points in fits[0]["brings"].items() if card != "total"]
        for cell, fits in state.view(0)["fits"].items()
    }
    assert previews == brings
