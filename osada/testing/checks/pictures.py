"""What people see: panes, places, layers that stay small."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from xml.etree import ElementTree

from osada.core.game import LAYOUTS, Game, Layout
from osada.core.standalone import standalone, svg
from osada.core.svg import Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.testing.limits import LARGEST_FIRST_PICTURE, LARGEST_LIVE_LAYER
from osada.testing.playing import positions, tables, viewers
from osada.testing.sample import Looks


def pictures_are_whole_and_small(game: Game, seed: int = 0, every: int = 13) -> None:
    """Every pane is well-formed, uses symbols that exist, names places that a click means something at and pieces
    that can be explained; and what an update sends of it stays small."""
    for table, chance in tables(game, seed):
        looks, steps = Looks(game, every), 0
        while table.state.seat is not None and steps < game.longest:
            if looks.at(steps, table.state):
                for viewer in viewers(table.state):
                    _check_picture(game, table, viewer, chance.choice(LANGUAGES), chance.choice(LAYOUTS))
            table.play(table.state.seat, chance.choice(table.state.actions()))
            steps += 1
        for layout in LAYOUTS:
            _check_picture(game, table, None, "en", layout)


def _check_picture(game: Game, table: Table, viewer: int | None, language: str, layout: Layout) -> None:
    view = table.view(viewer)
    picture = game.picture(view, language, layout)
    drawn = [element for pane in picture.panes.values() for element in _elements(pane.markup())]
    assert sum(len(pane.live.encode()) for pane in picture.panes.values()) <= LARGEST_LIVE_LAYER
    names, used = _symbols(picture.symbols)
    found = {element.get("href", "")[1:] for element in drawn if element.get("href")}
    assert found and used | found <= names | {element.get("id") for element in drawn}
    places = {element.get("data-place") for element in drawn if element.get("data-place")}
    assert places
    if viewer is not None and viewer == table.state.seat:
        assert all(table.state.meant(str(place)) for place in places)
        labels = game.labels(view, language)
        for actions in view["offers"].values():
            assert all(game.label(action, language) and labels[action] for action in actions)
    abouts = game.abouts(language)
    assert {element.get("data-about") for element in drawn if element.get("data-about")} <= abouts.keys()


def _elements(markup: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<svg>{markup}</svg>").iter())


@lru_cache(maxsize=16)
def _symbols(markup: str) -> tuple[frozenset[str | None], frozenset[str]]:
    """The names that symbols have, and those that they use. They are large, and the same in most pictures of a game."""
    elements = _elements(markup)
    used = frozenset(element.get("href", "")[1:] for element in elements if element.get("href"))
    return frozenset(element.get("id") for element in elements), used


def pictures_have_the_panes_of_a_page(game: Game, seed: int = 0) -> None:
    """A board and a strip per seat, in every position the same other panes: a page is sent once. Beside a ``wide`` board
    there is a ``side``, and a ``hand`` if the game has one; below a ``tall`` one either the same, or the parts and drawers
    that the picture names."""
    for players, layout in product(game.seats, LAYOUTS):
        panes: set[str] = set()
        for state, _ in positions(game, seed, every=31):
            if state.players != players:
                continue
            for viewer in viewers(state):
                picture = game.picture(state.view(viewer), "en", layout)
                panes = panes or set(picture.panes)
                assert set(picture.panes) == panes
                assert picture.title and (layout == "tall" or set(picture.panel) <= panes)
                assert all(pane.width > 0 and pane.height > 0 for pane in picture.panes.values())
                named = [part.pane for part in (*picture.parts, *picture.drawers)]
                others = panes - {"board", *(f"seat-{seat}" for seat in range(players))}
                if named:
                    assert layout == "tall" and sorted(named) == sorted(others)
                    assert all(part.title for part in (*picture.parts, *picture.drawers))
                else:
                    assert others - {"hand"} == {"side"}


def tall_panes_keep_their_height(game: Game, seed: int = 0) -> None:
    """On a phone nothing moves when a turn ends: a pane is as high as before; a board that zooms may grow."""
    for players in game.seats:
        heights: dict[str, float] = {}
        for state, _ in positions(game, seed, every=31):
            if state.players != players:
                continue
            picture = game.picture(state.view(state.seat), "en", "tall")
            for name, pane in picture.panes.items():
                if name in ("board", "side", "hand") and picture.zooms:
                    continue
                assert pane.height == heights.setdefault(name, pane.height), name


def layouts_have_the_same_places(game: Game, seed: int = 0) -> None:
    """Whatever can be chosen at a desk can be chosen on a phone."""
    for state, _ in positions(game, seed, every=31):
        if state.seat is not None:
            view = state.view(state.seat)
            drawn = [_places(game.picture(view, "en", layout)) for layout in LAYOUTS]
            assert all(places & view["offers"].keys() == drawn[0] & view["offers"].keys() for places in drawn)


def _places(picture: Picture) -> set[str | None]:
    elements = [element for pane in picture.panes.values() for element in _elements(pane.markup())]
    return {element.get("data-place") for element in elements}


def places_have_names_and_sources(game: Game, seed: int = 0) -> None:
    """Everything that is offered has a name in every language; points come from places that are drawn, and what they
    are made of adds up to them."""
    for state, _ in positions(game, seed, every=61):
        for viewer in range(state.players):
            view = state.view(viewer)
            for language in LANGUAGES:
                assert all(game.place_name(place, view, language) for place in view["offers"])
            drawn = _places(game.picture(view, "en"))
            for line, points in state.scores()[viewer].items():
                assert set(game.sources(view, line, viewer)) <= drawn
                parts = game.score_parts(view, line, viewer, "en")
                assert not parts or sum(part for _, part in parts) == points


def pictures_stand_alone(game: Game, seed: int = 0) -> None:
    """One SVG with all that it uses and nothing of a page's; cropped to a place it is the board around it."""
    for state, _ in positions(game, seed, every=97):
        view = state.view(state.seat)
        picture = game.picture(view, "en")
        for around in ((), list(view["offers"])[:1]):
            drawn = standalone(picture, around)
            elements = list(ElementTree.fromstring(drawn).iter())
            used = {element.get("href", "")[1:] for element in elements if element.get("href")}
            assert used <= {element.get("id") for element in elements}
            assert "var(" not in drawn and "data-" not in drawn


def first_pictures_are_light(game: Game) -> None:
    """A notebook has many of them: at the start of a game a picture that stands alone is small, and stays a picture."""
    for players in game.seats:
        state = game.start(players, seed=players)
        for language in LANGUAGES:
            drawn = svg(state, language=language)
            assert len(drawn.encode()) < LARGEST_FIRST_PICTURE
            assert len(list(ElementTree.fromstring(drawn).iter())) > 20
