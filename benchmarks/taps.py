"""What a person meets at a table on a screen: the smallest text, the smallest target, and how many taps a turn takes.

A bot says what is played; every action is made by the page's own places, as a person would: a place, a line of its
menu, a second tap where a first one only shows, tokens and the button that confirms them. What has to be opened first,
a tab or a drawer, is a tap too; zooming and scrolling are none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from playwright.sync_api import Browser, Page

import osada
from osada.core.table import Table
from tests.browser.screens import MEASURE, SMALLEST_TARGET, SMALLEST_TEXT
from tests.browser.table import settle
from tests.browser.tables import sit
from tests.browser.test_screens import positions

SEED, BOT = 1, "easy"
LOOKED_AT = 6
"""So many kinds of steps of a game are measured on each screen."""
TAP = """async ([place, action, finger]) => {
  // what this page shows: at a shared screen with secrets the table itself tells nothing of a half-done choice
  const places = (query) => [...document.querySelectorAll(query)].map((one) => one.dataset.place);
  let buttons = [];
  const shown = () => {
    // a button that would confirm what is looked at stands in place of all others, and is no answer
    if (!document.querySelector("[data-do=confirm]")) buttons = places("[data-buttons] [data-place]");
    return JSON.stringify([document.querySelector("[data-prompt]").textContent,
      document.querySelector("[data-detail]").textContent, document.querySelector("[data-log]").textContent.length,
      places(".offered"), buttons,
      document.querySelector("#curtain").open, document.querySelector("#over").open]);
  };
  const press = (element) => {
    const pointerType = finger ? "touch" : "mouse";
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType }));
    element.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType }));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const before = shown();
  let taps = 0;
  const gathers = document.querySelector(".pane [data-gathers]");
  if (gathers) {
    const least = Number(gathers.dataset.gathers.split("-")[0]);
    const tokens = [...gathers.querySelectorAll("[data-place]")].slice(0, least);
    for (const token of tokens) press(token);
    press(document.querySelector("[data-do=confirm]"));
    for (let tries = 0; tries < 400 && shown() === before; tries += 1) await wait(50);
    return [tokens.length + 1, tokens.map((token) => token.dataset.place), shown() !== before];
  }
  const chosen = () => document.querySelector(`[data-pop]:not([hidden]) [data-action="${action}"]`)
    ?? document.querySelector(`svg [data-place="${place}"].offered, [data-buttons] [data-place="${place}"]`)
    ?? (taps ? document.querySelector("[data-do=confirm]") : null); // a button that was looked at
  // a tap opens a menu, shows what a second one would do, asks once more, or plays
  const asks = () => document.querySelectorAll("[data-pop]:not([hidden]), [data-do=confirm], .asks").length;
  for (let most = 4; most && shown() === before; most -= 1) {
    for (let tries = 0; tries < 100 && !chosen(); tries += 1) await wait(25);
    const [target, asked] = [chosen(), asks()];
    if (!target) break;
    if (taps === 0 && !target.checkVisibility()) taps += 1;
    press(target);
    taps += 1;
    for (let looks = 0; looks < 400 && shown() === before && asks() <= asked; looks += 1) await wait(25);
  }
  return [taps, null, shown() !== before];
}"""
"""Make an action by its place: how many taps it took, the places that were tapped together where a question is asked
for several, and whether the table has answered."""


@dataclass(frozen=True)
class Met:
    """What a game asks of a person on a screen."""

    text: float
    target: float
    taps: float


def sampled(game: str) -> Iterator[Table]:
    """Positions of a game, one for every kind of step, but not too many."""
    found = [table for _, table in positions(osada.game(game))]
    return islice(iter(found[:: max(1, len(found) // LOOKED_AT)]), LOOKED_AT)


def fresh(game: str) -> Table:
    """A game that nobody has played at yet."""
    return Table(osada.game(game), osada.game(game).seats[0], SEED, names=("Ada", "Ben"))


def met(
    browser: Browser, address: str, looked_at: list[str], played: str, mirror: Table, size: tuple[int, int], turns: int
) -> Met:
    """Look at some tables, and play so many turns at another one, of which ``mirror`` is a copy."""
    finger = min(size) < 500
    width, height = size
    context = browser.new_context(base_url=address, viewport={"width": width, "height": height}, has_touch=finger)
    context.set_default_timeout(60_000)
    sit(context, address, size)
    page = context.new_page()
    smallest = [measured(page, table) for table in looked_at]
    page.goto(f"/t/{played}")
    taps = taken(page, mirror, turns, finger)
    context.close()
    return Met(min(text for text, _ in smallest), min(target for _, target in smallest), taps)


def measured(page: Page, table: str) -> tuple[float, float]:
    """The smallest text and the smallest target of a table, in pixels."""
    page.goto(f"/t/{table}")
    page.wait_for_function("() => document.querySelector('.prompt.yours')")
    settle(page)
    found: dict[str, Any] = page.evaluate(MEASURE, [SMALLEST_TEXT, SMALLEST_TARGET])
    return found["text"][0], found["target"][0]


def taken(page: Page, mirror: Table, turns: int, finger: bool) -> float:
    """How many taps a turn takes in the mean."""
    bots = [osada.player(BOT, seed=seat) for seat in range(mirror.players)]
    taps = done = 0
    while done < turns and mirror.seat is not None:
        page.wait_for_function(
            "() => document.querySelector('.prompt.yours') || document.querySelector('#curtain')?.open"
        )
        if page.locator("#curtain").evaluate("dialog => dialog.open"):
            page.locator("#curtain button").click()
            page.wait_for_function("() => !document.querySelector('#curtain').open")
        seat, turn = mirror.seat, mirror.state.turn_key()
        action = bots[seat].choose(mirror.state)
        place = mirror.game.place(action)
        made, together, answered = page.evaluate(TAP, [place, action, finger])
        if not answered:
            raise RuntimeError(f"{mirror.game.name}: nothing happened at {place} ({mirror.game.notation(action)})")
        meant = None if together is None else mirror.state.meant_by(together)  # no token is an answer too
        mirror.play(seat, *(meant if meant is not None else (action,)))
        taps += made
        over = mirror.seat is None or mirror.state.turn_key() != turn
        done += over
        if over:
            print(f"  {mirror.game.name}: turn {done} of {turns}, {taps} taps", file=sys.stderr, flush=True)
        settle(page)
    return taps / max(1, done)
