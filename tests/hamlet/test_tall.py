"""The picture for phones: everything can be read and touched, and nothing is cut."""

from __future__ import annotations

import pytest

from osada.core.svg import SMALLEST_TARGET, SMALLEST_TEXT, num
from osada.core.text import LANGUAGES
from osada.games.hamlet.show.choices import MOST_BELOW
from tests.hamlet.test_picture import GAME, positions
from tests.tall import targets, written

TABS = ("hand", "offer", "deliveries", "market", "milestones")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.seats)
def test_everything_can_be_read_and_touched(players: int, language: str) -> None:
    touched = set()
    for number, state in enumerate(positions(players, seed=players)):
        view = state.view(state.seat)
        if number % 37 and not (view["ghosts"] and number % 5 == 0):
            continue
        picture = GAME.picture(view, language, "tall")
        for name, pane in picture.panes.items():
            if name == "board":
                continue
            for line in written(picture, name):
                assert line.size >= SMALLEST_TEXT - 0.01, line
                assert line.left >= -1 and line.right <= pane.width + 1 and line.y <= pane.height, line
            for target in targets(picture, name):
                assert min(target.width, target.height) >= SMALLEST_TARGET - 1, target
                touched.add(target.place.partition("-")[0])
    assert {"row", "hire", "delivery", "buy", "sale"} <= touched


def test_names_lie_in_a_layer_of_their_own() -> None:
    """No name is in the art, so that a page keeps them readable however small the village is."""
    for number, state in enumerate(positions(2, seed=3)):
        if number % 60 == 0:
            view = state.view(state.seat)
            picture = GAME.picture(view, "en", "tall")
            assert not list(written(picture, "board")) or view["doing"]
            names = picture.panes["board"].live.partition('class="labels')[2]
            assert view["ghosts"] or all(GAME.text("en")(f"tile-{tile}") in names for tile in ("church", "market"))


def test_all_tabs_share_one_room() -> None:
    picture = GAME.picture(GAME.start(seed=1).view(0), "en", "tall")
    assert tuple(part.pane for part in picture.parts) == TABS and all(part.tab for part in picture.parts)
    assert len({picture.panes[name].height for name in TABS}) == 1


def test_places_for_a_tile_lie_over_the_hand_which_stays_below_them() -> None:
    """The page has the still layer from whenever it was opened: it is the same in every position."""
    start = GAME.picture(GAME.start(seed=2).view(0), "en", "tall").panes["hand"]
    views = (state.view(state.seat) for state in positions(2, seed=2))
    placing = next(view for view in views if 0 < len(view["ghosts"]) <= MOST_BELOW)
    hand = GAME.picture(placing, "en", "tall").panes["hand"]
    assert hand.still == start.still and 'data-place="hire-donkey"' in hand.still
    assert hand.live.startswith(f'<rect width="{num(hand.width)}" height="{num(hand.height)}"')
