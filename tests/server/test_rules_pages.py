"""The rules over HTTP: chapters with pictures that follow a table, what a search finds, and a game in short."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest

import osada
from osada.core.chapters import SHORT_SHAPE
from osada.core.figures import draw_piece, frame
from osada.core.text import LANGUAGES
from tests.server.answers import refused
from tests.server.browser import Browser, Server

GAME = osada.game("kingdom-builder")
RULES = f"/rules/{GAME.name}"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_chapters_are_there_with_the_rules_they_tell(shared: Server, language: str) -> None:
    page, text = Browser(shared, language=language).get(RULES).text, GAME.book_text(language)
    for chapter in GAME.book.chapters:
        assert f'id="{chapter.id}"' in page and text(chapter.title) in page
    for rule in GAME.rules:
        assert page.count(f'id="{rule}"') == 1 and page.count(f'id="number-{rule}"') == 1


def test_every_kind_of_picture_is_drawn_alone(shared: Server) -> None:
    browser = Browser(shared)
    for address in ("chapter/building/0", "short/turn/0", "piece/k-knights"):
        answer = browser.get(f"{RULES}/{address}.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert fromstring(answer.text).tag.endswith("svg")
    for address in ("chapter/building/9", "chapter/nothing/0", "short/turn/x", "piece/nothing"):
        refused(browser.get(f"{RULES}/{address}.svg"), 404)


@pytest.mark.parametrize("name", osada.names())
def test_a_piece_of_the_gallery_is_in_the_middle_of_its_picture(name: str) -> None:
    """A symbol with a window of its own would fill the picture from its middle on."""
    game = osada.game(name)
    for piece in {piece.symbol: piece for gallery in game.book.galleries for piece in gallery.pieces}.values():
        drawn = fromstring(draw_piece(game, piece, game.standard, "en"))
        used = drawn.findall(f"{SVG}use")[-1]
        symbol = next((one for one in drawn.iter(f"{SVG}symbol") if f"#{one.get('id')}" == used.get("href")), None)
        if symbol is not None:
            assert [used.get(side) for side in ("x", "y", "width", "height")] == (symbol.get("viewBox") or "").split()


@pytest.mark.parametrize("name", osada.names())
def test_the_pictures_of_a_game_in_short_are_alike_wherever_there_is_room(name: str) -> None:
    game = osada.game(name)
    for part in game.book.shorts:
        if part.figure.pane == "board":
            _, _, width, height = frame(game, game.book.folder, part.figure).box
            assert width / height == pytest.approx(SHORT_SHAPE)


def test_a_search_marks_what_it_has_found(shared: Server) -> None:
    browser = Browser(shared, language="cs")
    page = browser.get(f"{RULES}?q=vybeh&part=found").text
    assert page.index("Osm míst") < page.index("<mark>") and "<html" not in page
    assert "<mark>" in browser.get(f"{RULES}?q=v%C3%BDb%C4%9Bh").text
    assert "<mark>" not in browser.get(f"{RULES}?q=xylofon").text
    assert "<b>x" not in browser.get(f"{RULES}?q=%3Cb%3Exylofon").text


def test_chapters_follow_the_table_that_one_comes_from(browser: Browser) -> None:
    table = browser.make("person", "link", first=1, tavern="land-only")
    reading = f"{GAME.text('en')('option-tavern')}: {GAME.text('en')('option-tavern-land-only')}"
    page = browser.get(f"{RULES}?table={table}").text
    assert page.count(reading) == 4  # what the table plays, its chapter, and the exact wording in both places
    assert "each of the 2 players of this table" in page.replace("\u00a0", " ")
    assert "two to four players" in browser.get(RULES).text.replace("\u00a0", " ")


def test_in_short_says_how_far_the_end_is(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    page = browser.get(f"{RULES}/short?table={table}").text.replace("\u00a0", " ")
    assert "whoever has fewest has 40 settlements left" in page
    assert "settlements left" not in browser.get(f"{RULES}/short").text
    assert "<html" not in browser.get(f"{RULES}/short?part=short").text
    assert f'href="{RULES}/short?table={table}"' in browser.get(f"/t/{table}").text


def test_who_has_finished_no_game_is_offered_a_first_table(browser: Browser) -> None:
    for path in ("/", f"/new/{GAME.name}"):
        assert f'action="/first/{GAME.name}"' in browser.get(path).text
    made = browser.http.post(f"/first/{GAME.name}")
    table = made.headers["location"].rpartition("/")[2]
    now = browser.get(f"/t/{table}/now").json()
    assert [player["bot"] for player in now["players"]] == [None, "easy"]
    for language, name in (("en", "Easy 2"), ("cs", "Lehký 2"), ("pl", "Łatwy 2")):
        seen = browser.get(f"/t/{table}/now", headers={"accept-language": language}).json()
        assert seen["players"][1]["name"] == name
    page = browser.get(f"/t/{table}").text
    assert "data-first-turn" in page and GAME.book_text("en")("first-turn-1") in page
