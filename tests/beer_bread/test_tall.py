"""The picture for a phone: large enough to read, every choice in it, and no more than the viewer may know (BB-37)."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

from osada.core.game import LAYOUTS
from osada.core.svg import PHONE, SMALLEST_TEXT, Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.games.beer_bread import GAME
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show.tall import hand as hands
from osada.games.beer_bread.show.tall import places
from osada.games.beer_bread.show.tall.cards import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH
from osada.games.beer_bread.view import BeerBreadView
from tests.beer_bread.positions import play, position
from tests.measures import opened, parsed, text_sizes
from tests.measures import places as all_places

ROOM = 600
"""What a small phone has for board and hand."""
BUTTONS = ("end", "done", "keep-", "take-")
CARD = re.compile(r"(?:beer|bread)[0-3]\d")


def views(seed: int, viewers: tuple[int | None, ...] = (0, 1, None)) -> Iterator[BeerBreadView]:
    table, chance = Table(GAME, 2, seed), random.Random(seed)
    while table.state.seat is not None:
        for viewer in viewers:
            yield table.view(viewer)
        table.play(table.state.seat, chance.choice(table.state.actions()))
    for viewer in viewers:
        yield table.view(viewer)


def drawn(view: BeerBreadView, language: str = "en") -> Picture:
    return GAME.picture(view, language, "tall")


def live(picture: Picture) -> str:
    return "".join(pane.live for pane in picture.panes.values())


def test_every_place_that_is_offered_is_drawn_but_the_buttons() -> None:
    for view in views(0, (0, 1)):
        found = set(all_places(drawn(view)))
        assert all(place in found or place.startswith(BUTTONS) for place in view["offers"])


def test_nothing_is_too_small_to_read() -> None:
    for number, view in enumerate(views(1)):
        if number % 40 < 3 or view["winners"] is not None:
            for language in LANGUAGES:
                picture = drawn(view, language)
                for pane in picture.panes:
                    for size, shown in text_sizes(picture, pane):
                        assert size >= SMALLEST_TEXT, (pane, shown, size)


def test_board_and_hand_fit_on_a_small_phone() -> None:
    picture = drawn(next(views(2)))
    assert not picture.zooms
    assert picture.panes["board"].width == picture.panes["hand"].width == PHONE
    assert picture.panes["board"].height + sum(picture.panes[part.pane].height for part in picture.parts) <= ROOM


def test_cards_and_parts_of_the_village_are_large_enough_to_touch() -> None:
    assert min(WIDTH, HEIGHT, SMALL_WIDTH, SMALL_HEIGHT) >= 48
    assert min(places.HOUSES[1], places.POSITIONS[1], places.ROW[1], places.VILLAGE_HEIGHT) >= 48
    for count in range(1, hands.PLACES + 1):
        for number in range(count):
            x, y = hands.spot(number, count)
            assert 0 <= x <= PHONE - WIDTH
            assert 0 <= y <= hands.HEIGHT - HEIGHT


def test_only_cards_that_the_view_shows_are_drawn() -> None:
    for view in views(3):
        known = {key: there for key, there in view.items() if key not in ("cards", "buildings", "offers", "recent")}
        assert set(CARD.findall(live(drawn(view)))) <= set(CARD.findall(json.dumps(known)))


def test_half_covered_cards_of_the_other_player_are_never_shown_whole() -> None:
    """BB-37: of the other's harvest row only what shows at the table."""
    for view in views(4, (0, 1)):
        if view["winners"] is not None:
            continue
        other = view["seats"][1 - (view["you"] or 0)]["row"]
        for layout in LAYOUTS:
            shown = live(GAME.picture(view, "en", layout))
            for card in other:
                assert f'data-about="{card}"' not in shown
                assert f'"#F-{card}"' not in shown
                assert f'"#z-{card}"' not in shown


def test_nothing_moves_when_a_card_is_lifted() -> None:
    state = position("beer16 beer17 beer18 bread01 bread02")
    spots = []
    for shown in (state, play(state.copy(), "card beer17")):
        cards = parsed(drawn(shown.view(0)).panes["hand"].live).iter("use")
        spots.append({card.get("data-key"): (card.get("x"), card.get("y")) for card in cards if card.get("data-key")})
    assert spots[0] == spots[1]
    assert len(spots[0]) == 5


def test_the_three_parts_of_the_village_are_the_three_actions() -> None:
    state = play(position("beer16 beer17 beer18 bread01 bread02"), "card beer17")
    found = [element.get("data-place") for element in parsed(drawn(state.view(0)).panes["board"].live).iter("g")]
    assert [place for place in found if place] == ["sell", "build", "harvest"]


def test_drawers_open_with_a_tap() -> None:
    for view in list(views(5))[::50]:
        picture = drawn(view)
        assert opened(picture) == {part.pane for part in picture.drawers}


def test_own_cards_can_be_looked_at_in_large() -> None:
    """BB-37: hand, harvest row and what one has sold; and the exchange, which lies open."""
    state = position(
        "beer16 beer17 beer18 bread01 bread02",
        year=2,
        rows=("beer01 bread05", "beer02"),
        sold=("beer03", "beer04"),
        exchange="beer05 beer06 bread07",
    )
    shown = set(re.findall(r"#F-(\w+)", drawn(state.view(0)).panes["cards"].live))
    exchange = {"beer05", "beer06", "bread07"}
    assert shown == exchange | {card["card"] for card in state.view(0)["seats"][0]["hand"]} | {
        "beer01",
        "bread05",
        "beer03",
    }
    assert set(re.findall(r"#F-(\w+)", drawn(state.view(None)).panes["cards"].live)) == exchange


def test_every_back_of_the_pile_shows() -> None:
    for view in list(views(6))[::60]:
        for layout, pane in zip(LAYOUTS, ("side", "pile"), strict=True):
            panes = GAME.picture(view, "en", layout).panes
            shown = panes[pane].live
            if layout == "tall" and 'data-open="pile"' in panes["board"].live:
                shown = panes["board"].live.partition('data-open="pile"')[2]
            paths = re.findall(r'<path d="([^"]+)" stroke="#(?:2F6299|8A552E)"', shown)
            stripes = sum(path.count("M") for path in paths)
            tops = len(re.findall(r"#(?:pile|heap)-b", shown))
            assert stripes + tops == len(view["pile"])


def test_tokens_on_fields_are_all_drawn() -> None:
    for view in list(views(7))[::20]:
        shown = drawn(view).panes["board"].live
        for name in RESOURCES:
            assert sum(int(count) for count in re.findall(rf'"#{name[:2]}r(\d)"', shown)) == view["fields"][name]


def test_a_storage_may_have_more_places_than_any_of_our_own_set() -> None:
    """A set of one's own may have sheds with thirty places more."""
    for count in (10, 31, 39, 60, 130):
        view = next(views(8))
        own = view["seats"][0]
        own["laid"] = [{"place": "any", "token": "water"} for _ in range(count)]
        own["storage"] = {**own["storage"], "water": count}
        for layout in LAYOUTS:
            picture = GAME.picture(view, "en", layout)
            assert len(re.findall(r'data-key="0wa\d+"', picture.panes["board"].live)) == count
