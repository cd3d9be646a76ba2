"""A table says what it plays with, and help follows it; who only looks on is told so."""

from __future__ import annotations

import json

import pytest

import osada
from osada.core.text import LANGUAGES
from tests.server.browser import Browser
from tests.server.test_new_table import FORM, own

GAME = osada.game("kingdom-builder")


def texts_of(language: str, value: str) -> str:
    text = GAME.text(language)
    return f"{text('option-tavern')}: {text(f'option-tavern-{value}')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_says_which_readings_it_plays_with(browser: Browser, language: str) -> None:
    table = browser.make("person", "link", first=1, tavern="land-only")
    for guest in (browser, browser.invite(table, 1), browser.invite(table, None)):
        guest.http.headers["accept-language"] = language
        for path in (f"/t/{table}", f"/t/{table}/words", f"/rules/{GAME.name}?table={table}"):
            assert texts_of(language, "land-only") in guest.get(path).text
    browser.http.headers["accept-language"] = language
    assert texts_of(language, "land-only") not in browser.get(f"/rules/{GAME.name}").text


def test_a_table_with_the_usual_readings_says_so(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    for path in (f"/t/{table}", f"/t/{table}/words"):
        assert "the usual readings of the rules" in browser.get(path).text
        assert "the standard component set" in browser.get(path).text


def test_a_table_says_which_component_set_it_plays_with(browser: Browser) -> None:
    made = browser.http.post(f"/new/{GAME.name}", data=FORM, files={"components": ("a.json", json.dumps(own()))})
    for path in ("", "/words"):
        assert "its own component set: mine" in browser.get(f"{made.headers['location']}{path}").text


@pytest.mark.parametrize("value", ["water-counts", "land-only"])
def test_help_says_how_this_table_reads_a_rule(browser: Browser, value: str) -> None:
    table = browser.make("person", "link", first=1, tavern=value)
    other = next(choice for choice in ("water-counts", "land-only") if choice != value)
    for told in (
        browser.get(f"/t/{table}/rule/KB-36").json()["help"],
        browser.get(f"/rules/{GAME.name}?table={table}").text,
    ):
        assert texts_of("en", value) in told and texts_of("en", other) not in told
    assert "At this table" not in browser.get(f"/t/{table}/rule/KB-21").json()["help"]
    assert browser.get(f"/t/{table}/rule/KB-0").status_code == 404


def test_strangers_learn_nothing_of_a_table_by_its_rules(browser: Browser) -> None:
    table = browser.make("person", "link", first=1, tavern="land-only")
    stranger = Browser(browser.server)
    assert stranger.get(f"/t/{table}/rule/KB-36").status_code == 404
    plain = stranger.get(f"/rules/{GAME.name}").text
    assert stranger.get(f"/rules/{GAME.name}?table={table}").text == plain
    assert browser.get(f"/rules/hamlet?table={table}").text == stranger.get("/rules/hamlet").text


def test_who_only_looks_on_is_told_so(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    details = {
        who: guest.now(table)["detail"]
        for who, guest in (
            ("host", browser),
            ("guest", browser.invite(table, 1)),
            ("nobody", browser.invite(table, None)),
        )
    }
    assert [who for who, detail in details.items() if "You are a spectator" in detail] == ["nobody"]
    shared = browser.make("person", "person", first=1, game="beer-bread")
    assert "spectator" not in browser.now(shared, uncover=False)["detail"]
    assert "You are a spectator" not in browser.get(f"/t/{shared}").text


def test_a_seat_that_is_left_to_a_bot_says_so_and_can_be_taken_back(browser: Browser) -> None:
    table = browser.make("person", "link", names=("Ada", "Bo"), first=2)
    left = browser.command(table, "hand-over", seat=0, answers=0, player="easy").json()["players"][0]
    assert left["left"] and left["name"] == "Ada (bot)"
    back = browser.command(table, "hand-over", seat=0, answers=1, player=None).json()["players"][0]
    assert not back["left"] and back["name"] == "Ada"
