"""At the table: undo, why not, rules, hints, preferences, language, theme, people at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import (
    build,
    click,
    close_dialog,
    end_turn,
    expect_pieces,
    log,
    new_table,
    offered,
    open_menu,
    pieces,
    settle,
    signature,
    turn,
    wait_for_turn,
)


def bubble(page: Page) -> str:
    expect(page.locator("[data-bubble]")).to_be_visible()
    return page.locator("[data-bubble]").inner_text()


def test_undo_by_button_by_u_and_by_escape(page: Page) -> None:
    new_table(page)
    undo = page.locator("[data-do=undo]")
    wait_for_turn(page)
    expect(undo).to_be_disabled()
    before, lines = signature(page), log(page)
    for take_back in ("button", "u", "Escape"):
        build(page)
        expect_pieces(page, 1)
        assert len(log(page)) > len(lines)
        if take_back == "button":
            undo.click()
        else:
            page.keyboard.press(take_back)
        expect_pieces(page, 0)
        expect(undo).to_be_disabled()
        assert signature(page) == before
        assert log(page) == lines


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further(page: Page) -> None:
    new_table(page)
    turn(page)
    standing = pieces(page)
    build(page, 3)
    for left in (2, 1, 0):
        page.locator("[data-do=undo]").click()
        expect_pieces(page, len(standing) + left)
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    assert pieces(page) == standing


def test_escape_closes_a_bubble_before_it_takes_anything_back(page: Page) -> None:
    new_table(page)
    build(page)
    page.locator("[data-rule]").click()
    bubble(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-bubble]")).to_be_hidden()
    expect_pieces(page, 1)


def test_a_refused_click_says_why_with_the_rule(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    spot = offered(page)[0]
    click(page, spot)
    page.mouse.click(spot.x, spot.y)
    expect(page.locator("[data-bubble]")).to_contain_text(re.compile("KB-20: .* is taken"))
    expect_pieces(page, 1)
    page.keyboard.press("Escape")  # what was said may lie over the castle
    page.locator('[data-pane=board] [data-about="castles"]').first.click()
    expect(page.locator("[data-bubble]")).to_contain_text("KB-20: Nothing can be built on this: castle")
    expect(page.locator("[data-bubble] small")).to_contain_text("One settlement per hex")


def test_the_rule_behind_the_prompt_is_a_click_away(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    page.locator("[data-rule]").click()
    expect(page.locator("[data-bubble]")).to_contain_text("KB-10: Show your card and build exactly three settlements")


def test_hovering_over_a_piece_explains_it(page: Page) -> None:
    new_table(page, sectors="first-game", cards="first-game")
    page.locator('[data-pane=side] [data-about="knights"]').hover()
    expect(page.locator("[data-bubble]")).to_contain_text("Knights: 2 per settlement in your fullest line")
    page.locator("[data-prompt]").hover()
    expect(page.locator("[data-bubble]")).to_be_hidden()


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_hint_names_a_move_that_is_allowed(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    places = {spot.place for spot in offered(page)}
    with page.expect_response("**/hint") as answer:
        busy = page.locator("[data-do=hint]").evaluate("(hint) => { hint.click(); return hint.ariaBusy; }")
    assert busy == "true", "whoever asks sees that it is thought about"
    expect(page.locator("[data-bubble][data-stay=hint]")).to_be_visible()
    place = answer.value.json()["advice"][0]["places"][0]
    assert place in places
    best, *others = bubble(page).splitlines()
    ways = "than the next way|as the next way" if any(others) else "all good ways that were found begin with this"
    assert re.search(rf"\(.*({ways})\)$", best.strip()), best
    assert all(re.search("the best|the next way", other) for other in others if other)
    marked = page.locator("[data-pane=board] .hinted")
    expect(marked.nth(2)).to_be_visible()  # where the whole turn would build, and what its reasons speak of
    rings = marked.count()
    first = page.locator(f'[data-pane=board] [data-place="{place}"]').first
    assert middle(marked.first) == pytest.approx(middle(first), abs=2)
    page.locator("[data-pane=side] [data-about]").first.hover()
    assert best.strip() in bubble(page), "what is hovered over on the way does not hide it"
    expect_pieces(page, 0)
    page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    page.locator("[data-do=hint]").click()
    expect(marked).to_have_count(rings)  # the same position has the same hint
    first.focus()
    page.keyboard.press("Enter")
    expect_pieces(page, 1)
    expect(marked).to_have_count(0)
    expect(page.locator("[data-bubble][data-stay=hint]")).to_be_hidden()


def test_what_a_hint_names_is_on_a_phones_screen(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    new_table(page)
    wait_for_turn(page)
    for _ in range(6):  # look elsewhere, closely
        page.keyboard.press("+")
    with page.expect_response("**/hint") as answer:
        page.locator("[data-do=hint]").click()
    expect(page.locator("[data-bubble][data-stay=hint]")).to_be_visible()
    place = answer.value.json()["advice"][0]["places"][0]
    seen = page.locator(f'[data-pane=board] [data-place="{place}"]').first.evaluate(
        """(place) => {
          const at = place.getBoundingClientRect();
          const board = document.querySelector("[data-board]").getBoundingClientRect();
          return at.left > board.left - 1 && at.right < board.right + 1
            && at.top > board.top - 1 && at.bottom < board.bottom + 1;
        }"""
    )
    assert seen


def test_without_a_connection_a_hint_and_a_refusal_say_so(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    new_table(page)
    wait_for_turn(page)
    told = page.locator("[data-bubble][data-stay=refused]")
    page.route("**/hint", lambda route: route.abort())
    page.route("**/why*", lambda route: route.abort())
    page.locator("[data-do=hint]").click()
    expect(told).to_contain_text("connection", ignore_case=True)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    page.locator('[data-pane=board] [data-place^="hex-"]:not(.offered)').first.dispatch_event("click")
    expect(told).to_contain_text("connection", ignore_case=True)


def test_the_end_of_a_turn_is_asked_twice_if_one_likes(page: Page) -> None:
    new_table(page, "person", "person")
    open_menu(page)
    page.locator("[data-preference=confirm]").check()
    close_dialog(page, "menu")
    page.reload()
    ways: list[Callable[[], None]] = [lambda: end_turn(page), lambda: page.keyboard.press("e")]
    for end in ways:
        build(page, 3)
        before = signature(page)
        end()
        expect(page.locator("[data-place=end]")).to_have_text("End the turn: really?")
        assert signature(page) == before
        end()
        wait_for_turn(page, before)
        expect(page.locator("[data-prompt]")).to_contain_text("Build 3 settlements")


def test_another_language_keeps_the_table_and_translates_prompt_and_log(page: Page) -> None:
    address = new_table(page, names=("Eva", "Jan"))
    build(page, 2)
    standing, lines = pieces(page), log(page)
    open_menu(page)
    page.locator("#menu #language").select_option("cs")
    page.wait_for_function("() => document.documentElement.lang === 'cs'")
    wait_for_turn(page)
    assert page.url.endswith(address)
    assert pieces(page) == standing
    expect(page.locator("[data-prompt]")).to_contain_text("Vybuduj")
    assert len(log(page)) == len(lines)
    assert set(log(page)).isdisjoint(lines)
    open_menu(page)
    page.locator("#menu #language").select_option("pl")
    page.wait_for_function("() => document.documentElement.lang === 'pl'")
    expect(page.locator("[data-prompt]")).to_contain_text("Zbuduj")
    build(page)


def test_the_language_is_the_browsers_until_another_is_chosen(visitors: Visitors) -> None:
    for locale, language in (("cs-CZ", "cs"), ("pl-PL", "pl"), ("de-DE", "en")):
        page = visitors.come(language=locale)
        page.goto("/")
        assert page.locator("html").get_attribute("lang") == language


def test_an_error_page_speaks_the_language_of_the_browser(visitors: Visitors) -> None:
    visitors.failures_expected = True
    said = []
    for locale in ("en-GB", "cs-CZ", "pl-PL"):
        page = visitors.come(language=locale)
        page.goto("/t/nothing")
        said.append(page.locator("main p").first.inner_text())
    assert len(set(said)) == 3


def test_light_and_dark_are_switched_and_remembered(visitors: Visitors) -> None:
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = visitors.come()
    light.goto("/")
    day = light.evaluate(paper)
    light.locator("[data-theme-switch]").click()
    night = light.evaluate(paper)
    assert night != day
    light.reload()
    assert light.evaluate(paper) == night
    dark = visitors.come(dark=True)
    dark.goto("/")
    assert dark.evaluate(paper) == night
    dark.locator("[data-theme-switch]").click()
    assert dark.evaluate(paper) == day


def test_two_people_at_one_screen_play_without_a_curtain_when_nothing_is_hidden(page: Page) -> None:
    new_table(page, "person", "person", names=("Eva", "Jan"))
    for number in range(4):
        wait_for_turn(page)
        expect(page.locator("#curtain")).to_be_hidden()
        expect(page.locator(".players .deciding b")).to_have_text(("Eva", "Jan")[number % 2])
        turn(page)
    expect_pieces(page, 12)
    for other in ("Jan", "Eva"):  # first Eva is at the screen, then Jan
        drawn = [line for line in log(page) if line.startswith(f"{other} draws a card")]
        assert drawn and not any("draws a card: " in line for line in drawn)
        turn(page)


def test_the_table_in_words_can_be_read(page: Page) -> None:
    new_table(page)
    build(page)
    open_menu(page)
    page.locator("[data-do=words]").click()
    expect(page.locator("[data-words]")).to_contain_text("39 in supply")


def test_a_bot_can_play_on_and_the_person_come_back(page: Page) -> None:
    new_table(page, "person", "person", names=("Eva", "Jan"))
    wait_for_turn(page)
    open_menu(page)
    page.locator('[data-do=hand-over][data-for="0"]').click()
    close_dialog(page, "menu")
    expect(page.locator(".players .deciding b")).to_have_text("Jan")
    wait_for_turn(page)
    assert len(pieces(page)) >= 3
    assert "A bot plays on for Eva." in log(page)
    open_menu(page)
    page.locator('#menu [data-do=take-back][data-for="0"]').click()
    close_dialog(page, "menu")
    turn(page)
    expect(page.locator(".players .deciding b")).to_have_text("Eva")


def test_who_resigns_against_one_other_has_lost(page: Page) -> None:
    new_table(page, names=("Eva", "Bot"))
    build(page)
    page.on("dialog", lambda dialog: dialog.accept())
    open_menu(page)
    page.locator("[data-do=resign]").click()
    expect(page.locator("#over")).to_be_visible()
    expect(page.locator("[data-winner]")).to_have_text("Winner: Bot")
    expect(page.locator("#over thead th").first).to_contain_text("resigned")
    expect(page.locator("#over thead th").last).not_to_contain_text("resigned")


def test_who_resigns_before_the_first_action_sees_the_score_sheet_too(page: Page) -> None:
    new_table(page, names=("Eva", "Bot"))
    page.on("dialog", lambda dialog: dialog.accept())
    open_menu(page)
    page.locator("[data-do=resign]").click()
    expect(page.locator("#over")).to_be_visible()
    page.reload()
    expect(page.locator("[data-winner]")).to_have_text("Winner: Bot")


def test_play_again_makes_another_table_with_the_same_people(page: Page) -> None:
    address = new_table(page, "person", "person", names=("Eva", "Jan"))
    page.on("dialog", lambda dialog: dialog.accept())
    build(page)
    open_menu(page)
    page.locator('[data-do=resign][data-for="0"]').click()
    page.locator("#over [data-post]").click()
    page.wait_for_function("(old) => location.pathname !== old", arg=address)
    wait_for_turn(page)
    assert page.locator(".players b").all_text_contents() == ["Eva", "Jan"]
    expect_pieces(page, 0)


def test_a_new_piece_is_animated_to_the_end_unless_less_motion_is_wanted(visitors: Visitors) -> None:
    watch = """() => {
      window.begun = 0;
      window.ended = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given);
        if (!this.closest(".pieces")) return made;
        window.begun++;
        made.finished.then(() => window.ended.push(this.isConnected));
        return made;
      };
    }"""
    for moving in (True, False):
        page = visitors.come(moving=moving)
        new_table(page)
        wait_for_turn(page)
        page.evaluate(watch)
        build(page)
        expect_pieces(page, 1)
        settle(page)
        assert page.evaluate("() => window.begun") == (1 if moving else 0)
        page.wait_for_function("() => window.ended.length === window.begun")
        assert page.evaluate("() => window.ended") == ([True] if moving else [])
