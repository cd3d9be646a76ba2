"""Home, records, replays, and playing on from them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from osada.core import record as records
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Visitors
from tests.browser.screens import SMALLEST_TEXT
from tests.browser.table import build, expect_pieces, give_up, log, new_table, pieces, view_box, wait_for_turn
from tests.patience import until
from tests.server.browser import poor_start

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


def count_of(page: Page) -> int:
    return int(page.locator("main.replay").get_attribute("data-count") or 0)


def turns_of(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "() => JSON.parse(document.querySelector('#timeline').textContent).turns"
    )
    return found


def test_a_replay_begins_at_the_start_and_leads_to_the_end(page: Page) -> None:
    upload(page)
    expect(page.locator("[data-prompt]")).to_have_text("The start")
    expect_pieces(page, 0)
    page.keyboard.press("End")
    state = records.last_position(records.parse(RECORD.read_text("utf-8")))
    expect_pieces(page, sum(len(own) for own in state.view(None)["settlements"]))
    expect(page.locator("[data-turns] .now .step").last).to_have_text("The game is over.")
    expect(page.locator("[data-do=play-on]")).to_be_disabled()  # there is nothing to play


def test_a_replay_is_walked_by_turns_and_by_single_actions(page: Page) -> None:
    upload(page)
    turns, at, count = turns_of(page), page.locator("[data-at]"), count_of(page)
    page.get_by_role("button", name="One turn on").click()
    expect(at).to_have_text(f"{turns[0]['to']} / {count}")
    page.locator("[data-board]").click()
    for key, wanted in (
        ("ArrowRight", turns[1]["to"]),
        ("Shift+ArrowLeft", turns[1]["to"] - 1),
        ("ArrowRight", turns[1]["to"]),
        ("Shift+ArrowRight", turns[1]["to"] + 1),
        ("ArrowLeft", turns[1]["to"]),
        ("ArrowLeft", turns[0]["to"]),
        ("PageDown", turns[5]["to"]),
        ("PageUp", turns[0]["to"]),
        ("End", count),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(at).to_have_text(f"{wanted} / {count}")
    page.get_by_role("button", name="One action on").click()
    expect_pieces(page, 1)
    page.locator("[data-scrub]").fill("2")
    expect_pieces(page, 2)
    expect(page.locator("[data-cells] .now")).to_have_text(re.compile(r"^1"))


def test_a_game_plays_by_itself_until_somebody_pauses_or_goes_elsewhere(page: Page) -> None:
    upload(page)
    page.clock.install()
    shown = page.locator("[data-cells] .now b")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(shown).to_have_text("1")
    page.clock.run_for(2100)
    expect(shown).to_have_text("2")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(9000)
    expect(shown).to_have_text("2")
    page.locator("[data-board]").click()
    page.keyboard.press(" ")
    expect(shown).to_have_text("3")
    page.locator("[data-cells] li").nth(10).click()
    page.clock.run_for(9000)
    expect(shown).to_have_text("11")
    page.keyboard.press("End")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-prompt]")).to_have_text("The start")
    page.clock.run_for(2100 * (len(turns_of(page)) + 3))
    expect(page.locator("[data-at]")).to_have_text(f"{count_of(page)} / {count_of(page)}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_line_of_the_log_lights_its_places_and_leads_to_its_turn(page: Page) -> None:
    upload(page)
    row = page.locator("[data-turns] > li").nth(6)
    row.locator(".turn").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Turn 7 of ")
    steps = row.locator(".step")
    expect(steps).to_have_count(len(turns_of(page)[6]["lines"]))
    numbers = [one for one in steps.locator(".dot").all_text_contents() if one]
    expect(page.locator("[data-pane=board] .numbered")).to_have_text(numbers)
    steps.first.hover()
    expect(page.locator(".hinted")).not_to_have_count(0)
    steps.first.click()
    expect(page.locator("[data-at]")).to_have_text(re.compile(rf"^{turns_of(page)[6]['lines'][0][0]} / "))
    expect(page.locator("[data-pane=board] .numbered")).to_have_text(["1"])
    expect(page.locator("[data-cells] .now b")).to_have_text("7")


def test_every_turn_has_an_address_and_the_way_back_leads_there(page: Page) -> None:
    upload(page)
    page.locator("[data-cells] li").nth(3).click()
    page.wait_for_url("**/replay?turn=4")
    page.locator("[data-cells] li").nth(8).click()
    page.wait_for_url("**/replay?turn=9")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?turn=10")
    page.go_back()
    expect(page.locator("[data-cells] .now b")).to_have_text("4")
    page.go_forward()
    expect(page.locator("[data-cells] .now b")).to_have_text("10")
    page.reload()
    expect(page.locator("[data-prompt]")).to_contain_text("Turn 10 of ")


def test_a_turn_is_shared_by_its_link(visitors: Visitors) -> None:
    page, friend = visitors.come(), visitors.come()
    upload(page)
    page.locator("[data-cells] li").nth(4).click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-do=share]").click()
    expect(page.locator("[data-do=share]")).to_have_text("Copied")
    friend.goto(page.evaluate("() => navigator.clipboard.readText()"))
    friend.locator("form.invited button.gold").click()
    expect(friend.locator("[data-prompt]")).to_contain_text("Turn 5 of ")


def test_one_plays_on_from_a_turn_and_says_who_plays(page: Page) -> None:
    upload(page)
    page.locator("[data-cells] li").nth(3).click()
    expect(page.locator("[data-at]")).to_have_text(re.compile(f"^{turns_of(page)[3]['to']} / "))
    page.wait_for_function("() => document.querySelectorAll('[data-pane=board] .pieces > *').length > 8")
    standing = pieces(page)
    page.locator("[data-do=play-on]").click()
    expect(page.locator("#play-on [data-from]")).to_contain_text("Turn 5 of ")
    next_seat = turns_of(page)[4]["seat"]
    page.locator("[data-who]").nth(next_seat).select_option("person")
    page.locator("[data-who]").nth(1 - next_seat).select_option("easy")
    page.locator("[data-do=begin]").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    wait_for_turn(page)
    assert pieces(page) == standing
    expect(page.locator(".players li").nth(1 - next_seat)).to_contain_text("Easy")
    build(page)
    page.locator(".branch a").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Turn 5 of ")


def test_a_replay_fits_a_phone_and_is_walked_by_touch(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    upload(page)
    assert page.locator("main.replay").get_attribute("data-layout") == "tall"
    page.locator("[data-cells] li").nth(2).tap()
    expect(page.locator("[data-prompt]")).to_contain_text("Turn 3 of ")
    dots = page.locator("[data-steps] button")
    expect(dots).to_have_count(sum(bool(places) for _, _, places in turns_of(page)[2]["lines"]))
    dots.first.tap()
    expect(page.locator("[data-pane=board] .numbered")).to_have_text(["1"])
    page.get_by_role("button", name="One turn on").tap()
    expect(page.locator("[data-at]")).to_have_text(re.compile(f"^{turns_of(page)[2]['to']} / "))
    page.locator("[data-do=turns]").tap()
    page.locator("#turns [data-turns] > li").nth(5).locator(".turn").tap()
    expect(page.locator("#turns")).to_be_hidden()
    expect(page.locator("[data-cells] .now b")).to_have_text("6")
    small = page.evaluate(
        """() => [...document.querySelectorAll("main button, main a.button")].filter((one) => {
             const { width, height } = one.getBoundingClientRect();
             return width && height && (width < 43.9 || height < 43.9) && !one.closest(".scrub");
           }).map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert small == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("record", ["beer-bread-by-result-greedy", "hamlet-4-players-other-readings"])
def test_every_game_is_replayed_on_every_screen(
    visitors: Visitors, axe: str, record: str, size: tuple[int, int]
) -> None:
    page = visitors.come(size=size)
    upload(page, RECORD.with_name(f"{record}.record"))
    cells = page.locator("[data-cells] li")
    cells.nth(cells.count() // 2).locator("button").click()
    expect(page.locator("[data-players] .deciding")).to_have_count(1)
    box = page.locator("[data-cells] .now").bounding_box()
    assert box and 0 <= box["x"] <= size[0] - 44, "what is shown is in sight"
    page.evaluate(axe)
    wrong = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    assert [rule["id"] for rule in wrong] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1280, 720)])
def test_the_score_sheet_fits_the_screen_and_shows_where_points_come_from(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.come(size=size)
    upload(page, RECORD.with_name("hamlet-4-players-other-readings.record"))
    page.goto(page.url.replace("/replay", ""))
    for button in page.locator("#over .row > *").all():
        box = button.bounding_box()
        assert box and box["y"] + box["height"] <= size[1] and box["x"] + box["width"] <= size[0]
    total = page.locator("#over .total th").bounding_box()
    row = page.locator("#over > .row").bounding_box()
    assert total and row and total["y"] + total["height"] <= row["y"] + 1, "the total is in sight"
    for text in page.locator("#over [data-curve] text").all():
        size_there = text.evaluate("one => one.getScreenCTM().a * parseFloat(getComputedStyle(one).fontSize)")
        assert size_there >= SMALLEST_TEXT
    page.locator("#over td button").first.click()
    expect(page.locator("#over")).to_be_hidden()
    expect(page.locator(".hinted")).not_to_have_count(0)


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
    card = page.locator(".card.yours")
    expect(card).to_contain_text("Eva")
    page.once("dialog", lambda dialog: dialog.dismiss())
    card.locator("form button").click()
    expect(card).to_have_count(1)
    card.locator("a.button").click()
    wait_for_turn(page)
    other = page.context.new_page()
    other.goto("/")
    other.once("dialog", lambda dialog: dialog.accept())
    other.locator(".card.yours form button").click()
    expect(other.locator(".card.yours")).to_have_count(0)
    expect(page.locator("[data-banner]")).to_have_text("This table has been deleted.")
    assert page.url.endswith(address)


def test_home_says_in_ones_own_language_when_a_table_was_played_at(visitors: Visitors) -> None:
    page = visitors.come("cs-CZ")
    new_table(page, names=("Eva", "Bot"))
    page.goto("/")
    expect(page.locator(".card.yours time")).to_have_text("tuto minutu")


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
        page.locator(f"[name=option-cards-{number}]").select_option(name)
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


def test_the_coach_names_turns_and_one_plays_on_from_there(page: Page, tmp_path: Path) -> None:
    begun = tmp_path / "begun.record"
    begun.write_text(poor_start(), "utf-8")
    upload(page, begun)
    page.goto(page.url.removesuffix("/replay"))
    wait_for_turn(page)
    give_up(page)
    page.locator('#over a[href$="/replay"]').click()
    page.get_by_role("button", name="Let the coach look at the game").click()
    expect(page.locator("[data-coach-progress]")).to_be_visible()
    done = 0.0
    while page.locator("[data-coach-progress]").is_visible():
        done = page.wait_for_function(FURTHER, arg=done).json_value()
    points = page.locator("[data-curves] polyline").first.get_attribute("points")
    page.get_by_role("button", name="Chances").click()
    expect(page.locator("[data-curves] polyline").first).not_to_have_attribute("points", points or "")
    named = page.locator("[data-named] > li")
    assert 1 <= named.count() <= 4
    expect(page.locator("button.moment")).to_have_count(named.count())
    expect(page.locator("[data-turns] i.moment:visible")).not_to_have_count(0)
    expect(named.first).to_contain_text("Played: ")
    expect(named.first.locator(".otherwise i").first).to_have_text("A")
    named.first.locator(".look").click()
    expect(page.locator(".hinted.first")).not_to_have_count(0)
    at = int((page.locator("[data-at]").text_content() or "").split()[0])
    page.keyboard.press("End")
    expect(page.locator(".hinted")).to_have_count(0)
    page.locator("button.moment").first.click()
    expect(named.first).to_have_class("now")
    page.reload()
    expect(named.first).to_be_visible()
    named.first.get_by_role("button", name="Play on from here").click()
    page.locator("[data-do=begin]").click()
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_coach_letters_what_it_would_do_otherwise(visitors: Visitors, size: tuple[int, int]) -> None:
    named = {
        "at": 0, "seat": 0, "cost": 3, "title": "Eva: 3 points lost", "played": "Played: x", "better": "Better: y",
        "places": ["hex-8-9"], "more": ["Knights +2"],
        "differs": [["hex-8-9", "Build there"], ["hex-12-7", "Then here"]],
        "moves": [["hex-8-9", "hex-12-7"], ["token-barn", "hex-8-9"]],
    }  # fmt: skip
    said = {"begun": True, "ready": True, "failed": False, "done": 1, "count": 1, "chances": [], "named": [named],
            "seats": ["Eva: 80 %", "Jan: 70 %"]}  # fmt: skip
    page = visitors.come(size=size)
    page.route("**/coach", lambda route: route.fulfill(json=said))
    upload(page)
    expect(page.locator(".better")).to_have_count(0)
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator(".numbered.better text")).to_have_text(["A", "B"])
    expect(page.locator(".better.head")).to_have_count(1)  # what does not lie on the board goes nowhere
    expect(page.locator(".otherwise li")).to_have_text(["ABuild there", "BThen here"])
    expect(page.locator(".coach .more b")).to_have_text(["Knights +2"])
    expect(page.locator("[data-coached]")).to_have_text("Eva: 80 %\nJan: 70 %")
    if size == PHONE:
        near = view_box(page)
        page.locator("[data-do=whole]").tap()
        until(lambda: view_box(page)[2] > near[2])
        whole = view_box(page)
        page.locator("[data-do=whole]").tap()
        until(lambda: view_box(page)[2] < whole[2])
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator(".better")).to_have_count(0)
