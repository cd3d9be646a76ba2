"""The picture: everything that can be chosen is in it, it stays small, and what lies on it keeps its place."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import osada
from osada.core.game import LAYOUTS, Layout, State
from osada.core.standalone import standalone
from osada.core.svg import Picture
from osada.core.text import LANGUAGES
from osada.games.hamlet.show.art import tiles as art
from osada.games.hamlet.show.faces import BESIDE, Face, faces, name_box, plan, spots, symbols
from osada.testing.limits import LARGEST_LIVE_LAYER

GAME = osada.game("hamlet")
BUTTONS = ("end", "pay", "leave", "beg", "units", "fill")
BUILDERS = ("build", "at", "place", "use", "plan", "pay", "road", "section", "sell", "deliver")


def positions(players: int, seed: int, steps: int = 400) -> Iterator[State]:
    """Positions of a game in which players build wherever they can, so that the village grows."""
    chance = random.Random(seed)
    state = GAME.start(players, seed)
    for _ in range(steps):
        if state.seat is None:
            break
        yield state
        actions = state.actions()
        building = [action for action in actions if GAME.notation(action).partition(" ")[0] in BUILDERS]
        state.play(chance.choice(building if building and chance.random() < 0.8 else actions))


def drawn(state: State, language: str = "en", layout: Layout = "wide") -> Picture:
    return GAME.picture(state.view(state.seat), language, layout)


def elements(picture: Picture) -> list[ElementTree.Element]:
    """All that is drawn on the panes."""
    panes = "".join(pane.markup() for pane in picture.panes.values())
    return list(ElementTree.fromstring(f"<svg>{panes}</svg>").iter())


def printed(language: str = "en") -> tuple[Face, ...]:
    return faces(GAME.start(seed=1).view(0)["blueprints"], GAME.text(language))


@pytest.mark.parametrize("players", GAME.seats)
def test_what_can_be_chosen_is_in_the_picture_or_a_button(players: int) -> None:
    for number, state in enumerate(positions(players, seed=players)):
        if number % 9 == 0:
            places = {element.get("data-place") for element in elements(drawn(state))}
            offered = {place for place in state.view(state.seat)["offers"] if place.partition("-")[0] not in BUTTONS}
            assert offered <= places


@pytest.mark.parametrize("players", GAME.seats)
def test_an_update_stays_small_while_the_village_grows(players: int) -> None:
    tiles = 0
    for number, state in enumerate(positions(players, seed=20 + players, steps=900)):
        if number % 23 == 0 or state.view(state.seat)["ghosts"]:
            for layout in LAYOUTS:
                panes = drawn(state, "pl", layout).panes.values()
                assert sum(len(pane.live.encode()) for pane in panes) < LARGEST_LIVE_LAYER
            tiles = max(tiles, len(state.view(None)["tiles"]))
    assert tiles > 20


def test_symbols_have_names_of_their_own_and_all_that_is_used_exists() -> None:
    for number, state in enumerate(positions(3, seed=5)):
        if number % 50 == 0:
            found = list(ElementTree.fromstring(standalone(drawn(state))).iter())
            names = Counter(element.get("id") for element in found if element.get("id"))
            assert set(names.values()) == {1}
            assert {element.get("href", "#")[1:] for element in found if element.get("href")} <= names.keys()


def test_the_view_alone_is_drawn() -> None:
    for number, state in enumerate(positions(4, seed=7)):
        if number % 40 == 0:
            view = state.view(state.seat)
            told = json.loads(json.dumps(view))
            assert standalone(GAME.picture(told, "cs")) == standalone(GAME.picture(view, "cs"))


def test_tiles_are_drawn_where_they_lie() -> None:
    for number, state in enumerate(positions(2, seed=3)):
        if number % 60 == 0:
            for tile in state.view(None)["tiles"]:
                x, y = art.point(tile["at"])
                face = next(face for face in printed() if face.tile == tile["tile"])
                corners = [(x + a, y + b) for a, b in face.lay(tile["rotation"]).corners]
                assert corners == [art.point(vertex) for vertex in tile["vertices"]]


def test_the_pane_grows_around_a_village_that_keeps_its_place() -> None:
    church = set()
    sizes = set()
    for state in positions(2, seed=11):
        board = drawn(state).panes["board"]
        live = ElementTree.fromstring(f"<svg>{board.live}</svg>")
        church |= {
            (element.get("x"), element.get("y"))
            for element in live.iter("use")
            if element.get("href", "").startswith("#church")
        }
        sizes.add((board.left, board.top, board.width, board.height))
        view = state.view(state.seat)
        paid = (view["doing"] or {}).get("place")
        for tile in (*view["tiles"], *view["ghosts"], *([paid] if paid else [])):
            for x, y in map(art.point, tile["vertices"]):
                assert board.left < x < board.left + board.width and board.top < y < board.top + board.height
    assert len(church) == 1 and len(sizes) > 2


def test_every_place_for_a_new_tile_has_a_handle_and_a_ghost() -> None:
    seen = 0
    for state in positions(3, seed=13):
        ghosts = {ghost["place"] for ghost in state.view(state.seat)["ghosts"]}
        if ghosts:
            found = elements(drawn(state))
            assert ghosts == {element.get("data-for") for element in found if element.get("class") == "preview"}
            handles = [element for element in found if element.get("data-place") in ghosts]
            assert len({(handle.get("x"), handle.get("y")) for handle in handles}) == len(ghosts)
            seen += 1
    assert seen > 5


def test_pointing_at_an_action_shows_where_its_goods_come_from() -> None:
    for state in positions(2, seed=17):
        view = state.view(state.seat)
        lines = [goods for notation, goods in view["brings"].items() if notation.startswith("deliver")]
        if any(good["tile"] != "church" for goods in lines for good in goods):
            actions = {element.get("data-for-action") for element in elements(drawn(state))}
            assert actions & {str(GAME.parse(f"deliver c{number}")) for number in range(1, 6)}
            return
    pytest.fail("no delivery in the whole game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_and_workers_stand_on_their_tile(language: str) -> None:
    for face in printed(language):
        for rotation in range(6):
            lay = face.lay(rotation)
            things = (*spots(face, rotation)[:6], *plan(face, rotation).spaces)
            assert len(spots(face, rotation)) >= 6
            assert all(_inside(lay.corners, x, y) for x, y in things), (face.tile, rotation)


def _inside(corners: tuple[tuple[int, int], ...], x: float, y: float) -> bool:
    crossed = 0
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (ay > y) != (by > y):
            crossed += x < ax + (bx - ax) * (y - ay) / (by - ay)
    return crossed % 2 == 1


def test_a_corrected_tile_is_drawn_as_corrected() -> None:
    view = GAME.start(seed=1).view(0)
    shrine = view["blueprints"]["shrine"] | {"sections": "RRRRRR"}
    other = view | {"blueprints": view["blueprints"] | {"shrine": shrine}}
    assert GAME.picture(view, "en").symbols != GAME.picture(other, "en").symbols


def test_names_are_escaped() -> None:
    face = next(face for face in printed() if face.tile == "shrine")
    drawing = symbols((face._replace(name=("<b>&",)),))
    assert "<b>" not in drawing and "&lt;b&gt;&amp;" in drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_places_for_workers_leave_the_name_readable(language: str) -> None:
    beside, above, below = BESIDE
    for face in printed(language):
        for rotation in range(6):
            left, top, right, bottom = name_box(face, rotation)
            x, y = spots(face, rotation)[0]
            across = min(x + beside, right) - max(x - beside, left)
            down = min(y + below, bottom) - max(y - above, top)
            covered = max(0.0, across) * max(0.0, down) / ((right - left) * (bottom - top))
            assert covered < 0.1, (face.tile, rotation, covered)


def test_a_name_that_a_road_would_cover_is_drawn_over_it() -> None:
    over = 0
    for state in positions(3, seed=19):
        live = drawn(state).panes["board"].live
        roads = [live.rfind(f'href="#{kind}{seat}{turn}"') for kind in "bp" for seat in range(3) for turn in (-1, 0, 1)]
        over += 0 < max(roads) < live.find('href="#n')
    assert over > 20
