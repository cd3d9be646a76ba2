"""What can be printed, over HTTP: whose lines stand there, in which language, and what a game that says nothing has."""

from __future__ import annotations

import pytest

import osada
from osada.core.paper import Row
from osada.core.text import LANGUAGES
from tests.server.answers import refused
from tests.server.browser import Browser, Server


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", osada.names())
def test_every_line_stands_on_paper_in_its_language(shared: Server, name: str, language: str) -> None:
    game, text = osada.game(name), osada.game(name).text(language)
    page = Browser(shared, language=language).get(f"/paper/{name}").text
    for row in game.paper:
        for line in row.lines:
            assert f"<b>{text(f'score-{line}')}</b>" in page
            if text.has(f"score-{line}-short"):
                assert f"<small>{text(f'score-{line}-short')}</small>" in page
    assert page.count('<th scope="col">') == game.seats[-1]
    assert text("paper-note") in page


@pytest.mark.parametrize("name", osada.names())
def test_the_game_in_short_stands_on_paper(shared: Server, name: str) -> None:
    game, browser = osada.game(name), Browser(shared)
    page = browser.get(f"/paper/{name}?what=short").text
    for part in game.book.shorts:
        assert f"/rules/{name}/short/{part.id}/0.svg" in page
        assert game.book_text("en")(part.texts()[0]).replace("*", "") in page


def test_two_on_one_paper_are_the_same_sheet_twice(shared: Server) -> None:
    browser = Browser(shared)
    once, twice = (browser.get(f"/paper/hamlet?size={size}").text for size in ("a5", "two"))
    assert once.count("<article") == 1 and twice.count("<article") == 2
    assert "paper-a5.css" in once and "paper-two.css" in twice


def test_what_nobody_prints_is_a_sheet_on_the_larger_paper(shared: Server) -> None:
    browser = Browser(shared)
    page = browser.get("/paper/hamlet?what=nothing&size=a0").text
    assert "paper-a4.css" in page and "<table" in page
    refused(browser.get("/paper/nothing"), 404)


@pytest.mark.parametrize("path", ["/count/{game}", "/rules/{game}", "/rules/{game}/short", "/new/{game}"])
def test_the_way_to_paper(shared: Server, path: str) -> None:
    assert 'href="/paper/timber-town' in Browser(shared).get(path.format(game="timber-town")).text


def test_a_game_that_says_nothing_has_the_lines_of_its_score() -> None:
    silent = osada.game("hamlet")
    assert "paper" not in vars(type(silent))
    assert silent.paper == tuple(Row((line,)) for line in silent.start(seed=5).scores()[0])
