"""Score sheets by touch: final positions are entered as a person does, and nothing that was tapped is lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.testing.sample import sample
from tests.browser.conftest import PHONE, Visitors
from tests.browser.test_every_page import violations
from tests.browser.touching import COVERED, RESTS, Finger, begin, enter, settled, totals
from tests.pads.finals import RECORDS, final, recorded
from tests.pads.test_fingers import GAMES

BOARD = '[data-pane=board] [data-place="{}"]'


def choose(page: Page, heading: str, label: str) -> None:
    box = page.locator(".pad-control", has=page.locator("h2", has_text=heading))
    button = box.locator(".choice", has=page.get_by_text(label, exact=True))
    was = button.get_attribute("aria-pressed")
    button.tap()
    expect(button).not_to_have_attribute("aria-pressed", was or "")
    settled(page)


def lay_board(page: Page, document: dict[str, Any]) -> None:
    text = osada.game("kingdom-builder").text("en")
    for number, (location, turned) in enumerate(document["sectors"]):
        choose(page, "Sectors", text(f"location-{location}").capitalize())
        if turned:
            page.locator(BOARD.format(f"sector-{number}")).tap()
            settled(page)
    for card in document["cards"]:
        choose(page, "Kingdom cards", text(f"score-{card}"))
    page.locator("[data-part=bar] .next.gold").tap()
    expect(page.locator(".brush.on")).to_be_visible()
    Finger(page).look_at_all()


@pytest.mark.parametrize(("game", "name"), [*GAMES, *sample([], [(game, "") for game in RECORDS])])
def test_a_final_position_is_entered_by_touch(visitors: Visitors, game: str, name: str, axe: str) -> None:
    document, scores = recorded(game, name) if name else final(game, 21)
    pad = osada.game(game).pad
    assert pad is not None
    page = visitors.come(size=PHONE)
    enter(page, game, document, len(scores))
    assert totals(page) == [list(score.values())[-1] for score in scores]
    assert violations(page, axe) == []
    page.locator("[data-part=bar] a.next").tap()
    expect(page.locator(".won")).to_be_visible()
    assert violations(page, axe) == []
    number = page.locator("[data-source]").first
    number.tap()
    expect(number).to_have_attribute("aria-pressed", "true")
    line = (number.get_attribute("data-source") or "").partition(" ")[0]
    expect(page.locator("[data-where]")).to_contain_text(osada.game(game).text("en")(f"score-{line}-short"))
    told = page.request.get(f"{page.url}/document").json()
    assert pad.count(told).scores == scores


def test_nothing_of_the_board_lies_under_the_tools(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    begin(page, "kingdom-builder")
    lay_board(page, final("kingdom-builder", 3)[0])
    assert page.evaluate(RESTS) is None and page.evaluate(COVERED) == []


def test_taps_without_a_line_are_kept_and_sent_later(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come(size=PHONE)
    begin(page, "kingdom-builder")
    lay_board(page, final("kingdom-builder", 3)[0])
    free = page.evaluate(
        """() => {
          const { paint } = JSON.parse(document.querySelector("#start").textContent);
          return paint;
        }"""
    )
    assert free is None, "the page was opened before the board was laid"
    page.context.set_offline(True)
    finger = Finger(page)
    finger.touch([finger.aim("hex-0-0")])
    expect(page.locator("[data-waiting]")).to_be_visible()
    expect(page.locator("main.waits")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(1)
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".brush.on")).to_be_visible()
    settled(page)
    kept = page.evaluate("() => fetch(location.pathname + '/now?step=settlements').then((answer) => answer.json())")
    assert kept["number"] >= 9, "the tap has come"


def test_quick_taps_on_a_number_and_what_is_half_typed_all_count(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come(size=PHONE)
    begin(page, "beer-bread")
    fields = page.locator("[data-text]:visible")
    one, other = (fields.nth(number).get_attribute("data-text") for number in (0, 1))
    page.context.set_offline(True)
    more = page.locator(".number", has=page.locator(f"[data-text='{one}']")).locator("[data-by='1']")
    for _ in range(3):
        more.tap()
    expect(page.locator("[data-waiting]")).to_be_visible()
    field = page.locator(f"[data-text='{other}']")
    field.tap()
    page.keyboard.type("2")
    page.context.set_offline(False)
    settled(page)
    expect(field).to_have_value("2")
    field.blur()
    settled(page)
    page.reload()
    expect(page.locator(f"[data-text='{one}']")).to_have_value("3")
    expect(field).to_have_value("2")
    field.tap()
    page.keyboard.type("4")
    page.reload()
    expect(field).to_have_value("4")


def test_a_second_phone_sees_what_the_first_does_and_each_undoes_its_own(visitors: Visitors) -> None:
    one, two = visitors.come(size=PHONE), visitors.come(language="cs-CZ", size=PHONE)
    begin(one, "kingdom-builder")
    two.goto(one.url)
    choose(one, "Sectors", "Farm")
    expect(two.locator(".choice.on")).to_have_count(1)
    expect(two.locator("[data-do=undo]")).to_be_disabled()
    one.locator("[data-do=undo]").tap()
    expect(two.locator(".choice.on")).to_have_count(0)


PRESSES = """([button, clicks]) => {
  const { left, top } = button.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, pointerType: "touch", clientX: left + 5, clientY: top + 5 };
  for (const kind of ["pointerdown", "pointerup"]) button.dispatchEvent(new PointerEvent(kind, at));
  if (clicks) button.dispatchEvent(new MouseEvent("click", at));
}"""
"""A finger as the browser tells of it, with a click or, as right after a stroke, without."""


@pytest.mark.parametrize("clicks", [True, False], ids=["with a click", "without"])
def test_a_tap_counts_once_whether_or_not_the_browser_makes_a_click_of_it(visitors: Visitors, clicks: bool) -> None:
    page = visitors.come(size=PHONE)
    begin(page, "beer-bread")
    more = page.locator("[data-by='1']:enabled").first
    field = more.locator("xpath=..").locator("input")
    for count in (1, 2, 3):
        more.evaluate("(button, clicks) => (" + PRESSES + ")([button, clicks])", clicks)
        expect(field).to_have_value(str(count))
        page.wait_for_function("() => !document.querySelector('[data-touched]')")
        settled(page)
    assert field.input_value() == "3"
