"""Home, records, replays, and playing on from them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from osada.core import record as records
from tests.browser.conftest import ROOT, Visitors
from tests.browser.table import build, log, new_table, pieces, wait_for_turn

RECORD = ROOT / "tests" / "records" / "kingdom-builder-first-game-2-players.record"
FURTHER = """(done) => {
  const box = document.querySelector("[data-coach-progress]"), now = box.querySelector("progress").value;
  return box.hidden ? 1 : now > done ? now : 0;
}"""
"""How far the coach has come, when it is further than before."""


def upload(page: Page, file: Path = RECORD) -> None:
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay")


def test_an_uploaded_record_is_replayed_to_its_end(page: Page) -> None:
    upload(page)
    state = records.last_position(records.parse(RECORD.read_text("utf-8")))
    standing = sum(len(own) for own in state.view(None)["settlements"])
    expect(page.locator("[data-pane=board] .pieces > *")).to_have_count(standing)
    expect(page.locator("[data-log] li").last).to_have_text("The game is over.")


def test_a_replay_is_walked_with_scrubber_buttons_and_keys(page: Page) -> None:
    upload(page)
    count = int(page.locator("main.replay").get_attribute("data-count") or 0)
    at, standing = page.locator("[data-at]"), page.locator("[data-pane=board] .pieces > *")
    page.locator("[data-scrub]").fill("2")
    expect(at).to_have_text(f"2 / {count}")
    expect(standing).to_have_count(2)
    page.get_by_role("button", name="One action on").click()
    expect(standing).to_have_count(3)
    page.get_by_role("button", name="One action back").click()
    expect(standing).to_have_count(2)
    page.locator("[data-board]").click()
    for key, number, pieces_then in (("ArrowLeft", 1, 1), ("ArrowRight", 2, 2), ("Home", 0, 0), ("PageDown", 10, None)):
        page.keyboard.press(key)
        expect(at).to_have_text(f"{number} / {count}")
        if pieces_then is not None:
            expect(standing).to_have_count(pieces_then)
    page.keyboard.press("End")
    expect(at).to_have_text(f"{count} / {count}")
    expect(page.locator("[data-do=play-on]")).to_be_disabled()  # the game is over there


def test_one_can_play_on_from_a_position_of_a_replay(page: Page) -> None:
    upload(page)
    old = page.url
    page.locator("[data-scrub]").fill("10")
    expect(page.locator("[data-log] li").first).to_be_visible()
    page.wait_for_function("() => document.querySelectorAll('[data-pane=board] .pieces > *').length < 12")
    standing, lines = pieces(page), log(page)
    page.locator("[data-do=play-on]").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    wait_for_turn(page)
    assert pieces(page) == standing
    assert [line for line in log(page) if "draws" not in line] == [line for line in lines if "draws" not in line]
    page.goto(old)
    expect(page.locator("[data-log] li").last).to_have_text("The game is over.")


def test_a_branch_is_a_table_of_its_own_that_can_be_played(page: Page) -> None:
    upload(page)
    page.keyboard.press("Home")
    expect(page.locator("[data-log] li:not([hidden])")).to_have_count(1)  # the card that the first turn began with
    page.locator("[data-do=play-on]").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    build(page, 3)
    assert len(pieces(page)) == 3


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visitors: Visitors, tmp_path: Path) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    (tmp_path / "letter.record").write_text("Dear Eva,\n", "utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "letter.record")
    expect(page.locator("main")).to_contain_text("no record of a game")


def test_home_lists_a_table_and_deletes_it_when_that_is_meant(page: Page) -> None:
    address = new_table(page, names=("Eva", "Bot"))
    page.goto("/")
    expect(page.locator(".tables li")).to_contain_text("Eva, Bot")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.locator(".tables form button").click()
    expect(page.locator(".tables li")).to_have_count(1)
    page.locator(".tables a").click()
    wait_for_turn(page)
    other = page.context.new_page()
    other.goto("/")
    other.once("dialog", lambda dialog: dialog.accept())
    other.locator(".tables form button").click()
    expect(other.locator(".tables li")).to_have_count(0)
    expect(page.locator("[data-banner]")).to_have_text("This table has been deleted.")
    assert page.url.endswith(address)


def test_home_says_in_ones_own_language_when_a_table_was_played_at(visitors: Visitors) -> None:
    page = visitors.come("cs-CZ")
    new_table(page, names=("Eva", "Bot"))
    page.goto("/")
    expect(page.locator(".tables time")).to_have_text(re.compile(r"^\d{1,2}\. \d{1,2}\. \d{4} \d{1,2}:\d\d$"))


def test_the_form_of_a_new_table_remembers_what_was_chosen(page: Page) -> None:
    new_table(page, "person", "random", "greedy", names=("Eva",), sectors="first-game")
    page.goto("/new/kingdom-builder")
    expect(page.locator("#name-0")).to_have_value("Eva")
    expect(page.locator("#seat-2")).to_have_value("greedy")
    expect(page.locator("#option-sectors")).to_have_value("first-game")


def test_cards_can_be_chosen_one_by_one(page: Page) -> None:
    page.goto("/new/kingdom-builder")
    page.locator("#option-cards").select_option("chosen")
    for number, name in enumerate(("knights", "hermits", "miners")):
        page.locator(f"#option-cards-{number}").select_option(name)
    page.locator("form.new button.gold").click()
    page.wait_for_url("**/t/*")
    for name in ("Knights", "Hermits", "Miners"):
        expect(page.locator("[data-pane=side] .still")).to_contain_text(name)


def test_too_few_players_are_refused_with_a_sentence(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    page.goto("/new/kingdom-builder")
    page.evaluate("() => { document.querySelector('#seat-1').add(new Option('Nobody', 'empty')); }")
    page.locator("#seat-1").select_option("empty")
    page.locator("form.new button.gold").click()
    expect(page.locator("main")).to_contain_text("This game is for 2–4 players; 1 sit")


def test_the_coach_names_turns_and_one_plays_on_from_there(page: Page) -> None:
    upload(page)
    page.get_by_role("button", name="Let the coach look at the game").click()
    expect(page.locator("[data-coach-progress]")).to_be_visible()
    done = 0.0
    while page.locator("[data-coach-progress]").is_visible():
        done = page.wait_for_function(FURTHER, arg=done).json_value()
    expect(page.locator("[data-chances] polyline")).to_have_count(2)
    expect(page.locator("[data-chances-title]")).to_be_visible()
    named = page.locator("[data-named] li")
    expect(page.locator("[data-chances] circle")).to_have_count(named.count())
    named.first.get_by_role("button").first.click()
    expect(page.locator(".hinted.first")).not_to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".hinted")).to_have_count(0)
    assert 1 <= named.count() <= 3
    expect(named.first).to_contain_text("Better: ")
    named.first.get_by_role("button").first.click()
    expect(page.locator("[data-at]")).not_to_have_text(re.compile(r"^(\d+) / \1$"))
    at = int((page.locator("[data-at]").text_content() or "").split()[0])
    page.reload()
    expect(named.first).to_be_visible()
    named.first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    wait_for_turn(page)
    assert len({line for line in log(page) if "builds" in line}) <= at


def test_a_coach_that_has_too_much_to_do_says_so(visitors: Visitors) -> None:
    visitors.failures_expected = True  # the browser reports the 503 itself
    page = visitors.come()
    upload(page)
    full = True
    refusal = "The coach has too many games to look at. Try again later."

    def answer(route: Route) -> None:
        if full and route.request.method == "POST":
            route.fulfill(status=503, json={"error": refusal})
        else:
            route.continue_()

    page.route("**/coach", answer)
    begin = page.get_by_role("button", name="Let the coach look at the game")
    begin.click()
    expect(page.locator("[data-refused]")).to_have_text(refusal)
    full = False
    begin.click()
    expect(page.locator("[data-coach-progress]")).to_be_visible()
    expect(page.locator("[data-refused]")).to_have_text("")
