"""Every page, light and dark, at a desk and on a phone: axe-core finds nothing, and a picture of it is kept. A sample
looks at a desk in the light and a phone in the dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from osada.testing.sample import sample
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Visitors
from tests.browser.table import build, new_table, open_menu, turn, wait_for_turn
from tests.browser.test_replay import upload

PICTURES = ROOT / "build" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
CASES = [
    ("en-GB", "desktop", "light"),
    ("cs-CZ", "desktop", "dark"),
    ("pl-PL", "phone", "light"),
    ("cs-CZ", "phone", "dark"),
]


def home(page: Page) -> None:
    new_table(page, names=("Eva", "Jan"))
    upload(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")


def new(page: Page) -> None:
    page.goto("/new/kingdom-builder")
    for summary in page.locator("summary").all():
        summary.click()
    page.locator("#option-cards").select_option("chosen")


def own_turn(page: Page) -> None:
    new_table(page, "person", "greedy", names=("Eva", "Jan"), sectors="first-game", cards="first-game")
    turn(page)
    build(page)


def others_turn(page: Page) -> None:
    new_table(page, "person", "link", "random", "greedy", names=("Eva", "Alžběta Łucja Köhlerová"))
    turn_of_four = page.locator("[data-buttons] [data-place=end]")
    build(page, 3)
    turn_of_four.click()
    expect(page.locator(".prompt.yours")).to_have_count(0)


def refused(page: Page) -> None:
    new_table(page)
    wait_for_turn(page)
    page.keyboard.press("0")
    page.locator('[data-pane=board] [data-about="castles"]').last.click()
    expect(page.locator("[data-bubble]")).to_be_visible()


def menu(page: Page) -> None:
    new_table(page, "person", "link", names=("Eva", "Jan"))
    open_menu(page)


def qr(page: Page) -> None:
    menu(page)
    page.locator("[data-qr]").first.click()
    page.wait_for_function("() => document.querySelector('[data-qr-image]').naturalWidth > 0")


def over(page: Page) -> None:
    page.goto("/")
    page.locator(".tables").last.locator("a").click()
    expect(page.locator("#over")).to_be_visible()


def replay(page: Page) -> None:
    page.locator('#over a[href$="/replay"]').click()
    page.locator("[data-cells] li").nth(6).click()
    expect(page.locator("[data-pane=board] .numbered")).not_to_have_count(0)


def rules(page: Page) -> None:
    page.goto("/rules/kingdom-builder#KB-21")


def found(page: Page) -> None:
    page.goto("/rules/timber-town")
    page.keyboard.press("/")
    page.keyboard.type({"en": "raft", "cs": "vor", "pl": "tratwa"}[page.locator("html").get_attribute("lang") or ""])
    expect(page.locator(".found .hit").first).to_be_visible()


def short(page: Page) -> None:
    page.goto("/new/hamlet")
    page.locator("a[data-short]").click()
    expect(page.locator("dialog.short .third")).to_have_count(3)


def sorry(page: Page) -> None:
    page.goto("/t/nothing")
    expect(page.locator("h1")).to_be_visible()


def cards(page: Page) -> None:
    page.goto("/sets/hamlet")
    page.locator("button.gold").click()
    expect(page.locator("[data-picture]")).to_be_visible()


def sets(page: Page) -> None:
    page.goto("/sets/hamlet")
    expect(page.locator(".set-list")).to_be_visible()


# In this order: the finished game that home has uploaded is looked at and replayed later.
PAGES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new": new,
    "own-turn": own_turn,
    "others-turn": others_turn,
    "refused": refused,
    "menu": menu,
    "qr": qr,
    "over": over,
    "replay": replay,
    "rules": rules,
    "found": found,
    "short": short,
    "cards": cards,
    "sets": sets,
    "sorry": sorry,
}


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core finds wrong, a line each."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: "
        + " | ".join(
            f"{node['target']} {node['failureSummary'].splitlines()[-1].strip()}" for node in rule["nodes"][:4]
        )
        for rule in found
    ]


@pytest.mark.parametrize(("language", "size", "theme"), sample(CASES[::3], CASES))
def test_every_page_is_accessible_and_its_picture_kept(
    visitors: Visitors, axe: str, language: str, size: str, theme: str
) -> None:
    visitors.failures_expected = True  # one page is that of an address that leads nowhere
    page = visitors.come(language=language, size=SIZES[size], dark=theme == "dark")
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = {}
    for name, go_to in PAGES.items():
        go_to(page)
        page.screenshot(path=PICTURES / f"{name}-{size}-{theme}-{language[:2]}.png", full_page=True)
        found[name] = violations(page, axe)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
