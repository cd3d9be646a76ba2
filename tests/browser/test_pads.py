"""Score sheets by touch: final positions are entered as a person does, and nothing that was tapped is lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import osada
from tests.browser.conftest import PHONE, Visitors
from tests.browser.test_every_page import violations
from tests.pads.finals import final
from tests.patience import until

BOARD = '[data-pane=board] [data-place="{}"]'


def begin(page: Page, game: str, players: int = 2) -> None:
    page.goto(f"/count/{game}")
    page.locator(f"button[name=players][value='{players}']").click()
    expect(page.locator("main.pad")).to_be_visible()
    settled(page)


def settled(page: Page) -> None:
    """All that was tapped is on the server, and the page shows it."""
    page.wait_for_function(
        """async () => {
          const kept = Object.keys(localStorage).filter((name) => name.startsWith("osada-taps-"));
          return kept.every((name) => localStorage.getItem(name) === "[]") && !document.querySelector(".ghost");
        }"""
    )


def choose(page: Page, heading: str, label: str) -> None:
    box = page.locator(".pad-control", has=page.locator("h2", has_text=heading))
    button = box.locator(".choice", has=page.get_by_text(label, exact=True))
    was = button.get_attribute("aria-pressed")
    button.tap()
    expect(button).not_to_have_attribute("aria-pressed", was or "")
    settled(page)


def stroke(page: Page, places: list[str]) -> None:
    """A finger that touches the first place and passes the others."""
    page.evaluate(
        """([places, board]) => {
          const fire = (kind, at, target) => target.dispatchEvent(new PointerEvent(kind, {
            bubbles: true, pointerId: 7, pointerType: "touch", clientX: at.x, clientY: at.y }));
          const middle = (place) => {
            const box = document.querySelector(board.replace("{}", place)).getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          };
          const svg = document.querySelector("[data-pane=board]");
          fire("pointerdown", middle(places[0]), svg);
          for (const place of places) fire("pointermove", middle(place), window);
          fire("pointerup", middle(places.at(-1)), window);
        }""",
        [places, BOARD],
    )


def totals(page: Page) -> list[int]:
    """The line that decides, without what the last stroke has changed."""
    cells = page.locator(".pad-lines tr.total td, .pad-lines td.total").all_inner_texts()
    return [int(re.split(r"[+−\n]", cell)[0]) for cell in cells]


def heads(page: Page) -> list[str]:
    """How many settlements everybody has on the sheet."""
    return page.locator(".brush small").all_inner_texts()


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
    page.locator("[data-zoom]").last.tap()
    while page.locator(".board.closer").count():
        page.locator("[data-zoom]").last.tap()


def rows(settlements: list[list[int]]) -> list[list[str]]:
    """Settlements side by side in one stroke each."""
    found: list[list[list[int]]] = []
    for row, column in sorted(settlements):
        if found and found[-1][-1] == [row, column - 1]:
            found[-1].append([row, column])
        else:
            found.append([[row, column]])
    return [[f"hex-{row}-{column}" for row, column in places] for places in found]


@pytest.mark.parametrize("seed", [21])
def test_a_game_of_settlements_is_entered_by_touch(visitors: Visitors, seed: int, axe: str) -> None:
    document, scores = final("kingdom-builder", seed)
    page = visitors.come(size=PHONE)
    begin(page, "kingdom-builder", len(scores))
    lay_board(page, document)
    for seat, player in enumerate(document["players"]):
        page.locator(f".brush[data-brush='{seat}']").tap()
        expect(page.locator(f".brush[data-brush='{seat}']")).to_have_attribute("aria-pressed", "true")
        for places in rows(player["settlements"]):
            if len(places) == 1:
                page.locator(BOARD.format(places[0])).tap()
            else:
                stroke(page, places)
        settled(page)
    page.wait_for_function("document.querySelectorAll('.pad-lines .total td').length")
    until(lambda: totals(page) == [score["total"] for score in scores], lambda: f"{totals(page)} {heads(page)}")
    assert violations(page, axe) == []
    page.locator("[data-part=bar] a.next").tap()
    expect(page.locator(".won")).to_be_visible()
    number = page.locator("[data-source^='castles']").first
    number.tap()
    expect(number).to_have_attribute("aria-pressed", "true")
    assert violations(page, axe) == []


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
    page.locator(BOARD.format("hex-0-0")).tap()
    expect(page.locator("[data-waiting]")).to_be_visible()
    expect(page.locator("main.waits")).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(1)
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".brush.on")).to_be_visible()
    settled(page)
    kept = page.evaluate("() => fetch(location.pathname + '/now?step=settlements').then((answer) => answer.json())")
    assert kept["number"] >= 9, "the tap has come"


def test_a_second_phone_sees_what_the_first_does_and_each_undoes_its_own(visitors: Visitors) -> None:
    one, two = visitors.come(size=PHONE), visitors.come(language="cs-CZ", size=PHONE)
    begin(one, "kingdom-builder")
    two.goto(one.url)
    choose(one, "Sectors", "Farm")
    expect(two.locator(".choice.on")).to_have_count(1)
    expect(two.locator("[data-do=undo]")).to_be_disabled()
    one.locator("[data-do=undo]").tap()
    expect(two.locator(".choice.on")).to_have_count(0)


def test_a_game_of_cards_is_entered_by_touch(visitors: Visitors) -> None:
    document, scores = final("beer-bread", 4)
    text = osada.game("beer-bread").text("en")
    pad = osada.game("beer-bread").pad
    assert pad is not None
    owned = {place: value for place, value in pad.values(document).items() if place.startswith("card-")}
    page = visitors.come(size=PHONE)
    begin(page, "beer-bread")
    for seat, player in enumerate(document["players"]):
        page.locator(f"[data-step='cards-{seat}']").first.tap()
        expect(page.locator(f"[data-step='cards-{seat}'][aria-current]")).to_be_visible()
        for use in ("sold", "built"):
            for good in ("beer", "bread"):
                cards = [card for card, who in owned.items() if who == f"{use}-{seat}" and good in card]
                if not cards:
                    continue
                brush = page.locator(f".choice[data-brush='{use}-{good}']")
                brush.tap()
                expect(brush).to_have_attribute("aria-pressed", "true")
                expect(page.locator(BOARD.format(cards[0]))).to_be_visible()
                for card in cards:
                    page.locator(BOARD.format(card)).tap()
                settled(page)
        for resource, there in player["storage"].items():
            field = page.locator(f"[data-text='{seat}-{resource}']")
            field.fill(str(there))
            field.blur()
            settled(page)
        if player["windmill"]:
            name = text(f"seat-colour-{seat + 1}")
            choose(page, text("pad-windmill"), name)
    until(lambda: totals(page) == [score["result"] for score in scores], lambda: str(totals(page)))
