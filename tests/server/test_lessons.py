"""Lessons over HTTP: every position has an address, and nothing is accepted there that the step does not ask for."""

from __future__ import annotations

import osada
from osada.core.teaching import teaching
from tests.server.answers import refused
from tests.server.browser import Browser, Server

LESSON = "/learn/kingdom-builder/first"


def test_a_click_that_a_step_accepts_leads_on(shared: Server) -> None:
    browser = Browser(shared)
    game = osada.game("kingdom-builder")
    taught = teaching(game, game.lessons[0])
    at = browser.get(f"{LESSON}/1/-").json()
    first = taught.actions[0]
    assert at["lesson"]["show"] == [game.place(first), first] and not at["lesson"]["done"]
    after = browser.post(f"{LESSON}/1/-/play", json={"actions": [first]})
    assert after.status_code == 200
    assert after.json()["lesson"]["done"] and not after.json()["lesson"]["other"]
    other = browser.get(f"{LESSON}/1/-{at['places'].popitem()[1][0][0]}").json()["lesson"]
    assert other["done"] and other["other"]


def test_only_what_a_step_accepts_is_offered(shared: Server) -> None:
    browser = Browser(shared)
    assert list(browser.get(f"{LESSON}/3/-").json()["places"]) == ["hex-6-12"]
    assert browser.get(f"{LESSON}/0/-").json()["places"] == {}


def test_what_a_step_does_not_accept_is_answered_in_the_words_of_the_lesson(shared: Server) -> None:
    browser, game = Browser(shared), osada.game("kingdom-builder")
    taught = teaching(game, game.lessons[0])
    says = taught.says(game.lessons[0].steps[2], game.text("en"))
    answer = browser.get(f"{LESSON}/2/-/why?place=hex-7-14").json()
    assert answer["error"] == says["no-other-terrain"] and answer["help"].startswith("KB-10")
    answer = browser.post(f"{LESSON}/2/-/play", json={"actions": [game.parse("build 7,14")]})
    assert answer.status_code == 422 and answer.json()["error"] == says["again"]


def test_there_is_nothing_beside_the_lessons(shared: Server) -> None:
    browser = Browser(shared)
    for address in ("99/-", "x/-", "1/-x", "1/-99999", "1/-0-0", "5/-?shown=99"):
        refused(browser.get(f"{LESSON}/{address}"), 404)
    refused(browser.get("/learn/kingdom-builder/second"), 404)
    refused(browser.get("/learn/chess"), 404)
    refused(browser.get(f"{LESSON}/1/-/rule/KB-999"), 404)
    wrong: list[dict[str, object]] = [{}, {"actions": []}, {"actions": "1"}, {"places": 1}]
    for given in wrong:
        refused(browser.post(f"{LESSON}/1/-/play", json=given), 400)


def test_one_plays_on_against_an_easy_bot(shared: Server) -> None:
    browser = Browser(shared)
    answer = browser.post(f"{LESSON}/play-on")
    assert answer.status_code in (200, 303)
    table = str(answer.headers.get("location") or answer.url).rpartition("/")[2]
    now = browser.get(f"/t/{table}/now").json()
    assert now["yours"] and [player["bot"] for player in now["players"]] == [None, "easy"]
    assert now["number"] == osada.game("kingdom-builder").lessons[0].play_on


def test_the_table_of_a_lesson_can_be_read_in_words(shared: Server) -> None:
    browser = Browser(shared)
    assert "Blue" in browser.get(f"{LESSON}/4/-/words").text
    assert browser.get(f"{LESSON}/4/-/rule/KB-21").json()["rule"] == "KB-21"
