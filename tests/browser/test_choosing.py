"""Choosing among cards: another one instead of the lifted one, the lifted one put down, tokens tapped together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.table import signature, wait_for_turn
from tests.browser.test_every_game import LOOKS, MOVED, sit_down
from tests.patience import until

PLAYS = """async (chosen) => {
  const table = location.pathname, now = await (await fetch(`${table}/now`)).json();
  if (now.seat !== 0) return "waits";
  const actions = Object.values(now.places).flat();
  const wanted = actions.find(([, label]) => chosen.some((word) => label.includes(word))) ?? actions[0];
  await fetch(`${table}/play`, { method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify({ seat: 0, action: wanted[0], answers: now.number }) });
  return document.querySelector("[data-gathers]") ? "gathers" : "plays";
}"""

ASKED = """() => Object.fromEntries([...document.querySelectorAll("svg [data-about]")]
  .filter((piece) => !piece.closest("defs, [data-place]") && piece.checkVisibility())
  .map((piece) => {
    const { pane } = piece.closest("[data-pane]").dataset, bubble = document.querySelector("[data-bubble]");
    const pointerType = "ontouchstart" in window ? "touch" : "mouse";
    piece.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType }));
    piece.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const drawer = document.querySelector("dialog.drawer[open]");
    drawer?.close();
    return [`${piece.dataset.about} in ${pane}`, drawer ? "a drawer" : bubble.hidden ? "" : bubble.textContent];
  }))"""
"""What every piece that cannot be chosen answers to a click or a tap."""


def lifted(page: Page) -> str | None:
    """The place of the card that is lifted."""
    found: str | None = page.evaluate(
        "async () => (await (await fetch(`${location.pathname}/now`)).json()).lifted?.[0] ?? null"
    )
    return found


def wait_until_lifted(page: Page, place: str | None) -> None:
    until(lambda: lifted(page) == place)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_click_on_another_card_switches_and_one_on_the_lifted_card_puts_it_down(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.come(size=size)
    sit_down(page, "beer-bread", "person", "greedy")
    wait_for_turn(page)
    cards = page.locator('[data-place^="card-"].offered')
    one, other = (cards.nth(number).get_attribute("data-place") for number in range(2))
    clicks = [(one, one), (other, other), (other, None), (one, one)]
    if size == DESKTOP:  # there all of the lifted card is a choice: Escape lets go
        clicks.remove((other, None))
    for place, expected in clicks:
        before = [signature(page), page.evaluate(LOOKS)]
        page.locator(f'[data-place="{place}"]').first.dispatch_event("click")
        page.wait_for_function(MOVED, arg=before)  # two cards may have one name: then only the picture changes
        wait_until_lifted(page, expected)
    expect(page.locator("[data-bubble][data-stay=refused]")).to_be_hidden()


def test_too_many_tokens_are_tapped_in_one_crate_and_confirmed_once(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    sit_down(page, "beer-bread", "person", "greedy")
    for _ in range(400):
        if page.evaluate(PLAYS, ["Harvest", "harvest"]) == "gathers" or page.locator("[data-gathers]").count():
            break
    crate = page.locator("[data-gathers]").first
    expect(crate).to_be_attached()
    expect(page.locator("[data-prompt]")).to_have_text(crate.get_attribute("data-question") or "no question")
    least = int((crate.get_attribute("data-gathers") or "").split("-")[0])
    confirm = page.locator("[data-do=confirm]")
    if least:
        expect(confirm).to_be_disabled()
    tokens = crate.locator("[data-place]")
    for number in range(least):
        tokens.nth(number).tap()
        expect(page.locator(".gathered")).to_have_count(number + 1)
    tokens.nth(0).tap() if least else None
    if least:
        expect(confirm).to_be_disabled()
        tokens.nth(0).tap()
    expect(confirm).to_be_enabled()
    confirm.tap()
    expect(page.locator(".gathered")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_cannot_be_chosen_says_what_it_is(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(size=size)
    for game in ("beer-bread", "timber-town"):
        sit_down(page, game, "person", "greedy")
        wait_for_turn(page)
        answers = page.evaluate(ASKED)
        assert len(answers) > 5
        assert [piece for piece, answer in answers.items() if not answer] == []
