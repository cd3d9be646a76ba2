"""A finger on a score sheet: what `tests.pads.fingers` has found, done by touch on the page itself."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

import osada
from tests.pads.fingers import Tap, entered

Point = tuple[float, float]
MENU = 200
"""Pixels of a phone that the menu of a place may take."""

RESTS = """async () => {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  const seen = () => {
    const board = document.querySelector("[data-pane=board]"), box = board.getBoundingClientRect();
    return [board.getAttribute("viewBox"), box.x, box.y, box.width, box.height].join(" ");
  };
  for (let was = "", same = 0; same < 3; was = seen()) {
    await frame();
    same = was === seen() ? same + 1 : 0;
  }
}"""
"""The board has come to rest: several frames show the same part of it at the same place."""

AIM = """(place) => {
  const at = (x, y) =>
    document.elementFromPoint(x, y)?.closest("[data-pane=board] [data-place]")?.getAttribute("data-place");
  const element = document.querySelector(`[data-pane=board] [data-place="${place}"]`);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of parts)
    for (const across of parts)
      if (at(x + across * width, y + down * height) === place) return [x + across * width, y + down * height];
  return null;
}"""
"""A point of the screen that belongs to a place, as near to its middle as can be."""

COVERED = f"""() => {{
  const aim = {AIM}, zoom = document.querySelector("[data-zoom]").parentElement.getBoundingClientRect();
  const found = [...document.querySelectorAll("[data-pane=board] [data-place]")];
  return found.map((element) => element.dataset.place).filter((place) => !aim(place) || aim(place)[1] > zoom.top);
}}"""
"""The places that no finger comes to, or only beside the tools that lie on the board."""

SETTLED = """() => {
  const kept = Object.keys(localStorage).filter((name) => name.startsWith("osada-taps-"));
  return kept.every((name) => localStorage.getItem(name) === "[]")
    && !document.querySelector(".ghost, [data-touched]");
}"""
"""All that was tapped is on the server, and the page shows it."""


def settled(page: Page) -> None:
    """Wait until the server has everything and the page shows it."""
    page.wait_for_function(SETTLED)


def begin(page: Page, game: str, players: int = 2) -> None:
    """A new sheet of a game."""
    page.goto(f"/count/{game}")
    page.locator(f"button[name=players][value='{players}']").click()
    expect(page.locator("main.pad")).to_be_visible()
    settled(page)


def enter(page: Page, game: str, document: dict[str, Any], players: int) -> int:
    """A new sheet, and all of a final position touched into it; how many taps that takes."""
    pad = osada.game(game).pad
    assert pad is not None
    begin(page, game, players)
    finger = Finger(page)
    finger.look_at_all()
    taps = entered(pad, document)[0]
    for tap in taps:
        finger.do(tap)
    return 1 + sum(tap.taps for tap in taps)


def totals(page: Page) -> list[int]:
    """The line that decides, without what the last stroke has changed."""
    cells = page.locator(".pad-lines tr.total td, .pad-lines td.total").all_inner_texts()
    return [int(re.split(r"[+−\n]", cell)[0]) for cell in cells]


class Finger:
    """One finger on the page of a score sheet."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._touches = page.context.new_cdp_session(page)

    def do(self, tap: Tap) -> None:
        """One tap or stroke, and what the page shows after it."""
        act = getattr(self, f"_{tap.kind}")
        if not tap.sets:
            act(tap)
            return
        with self.page.expect_response(lambda answer: answer.url.endswith("/tap")):
            act(tap)
        settled(self.page)

    def look_at_all(self) -> None:
        """The whole board is seen."""
        self.page.evaluate(RESTS)
        out = self.page.locator("[data-zoom]").last
        while self.page.locator(".board.closer").count():
            out.tap()
            self.page.evaluate(RESTS)

    def aim(self, place: str) -> Point:
        """Where a finger touches a place, once the board rests."""
        self.page.locator(f'[data-pane=board] [data-place="{place}"]').first.wait_for(state="attached")
        self.page.evaluate(RESTS)
        found = self.page.evaluate(AIM, place)
        assert found, f"no point of the screen belongs to {place}"
        return found[0], found[1]

    def touch(self, points: list[Point]) -> None:
        """Put the finger down at the first point, move it straight to each other one, and lift it."""
        self._sends("touchStart", points[0])
        for point in points[1:]:
            self._sends("touchMove", point)
        self._sends("touchEnd")

    def _sends(self, kind: str, point: Point | None = None) -> None:
        points: list[dict[str, float]] = [{"x": point[0], "y": point[1]}] if point else []
        self._touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # What `Tap.kind` may be

    def _step(self, tap: Tap) -> None:
        tab = self.page.locator(f"[data-part=tabs] [data-step='{tap.what}']")
        tab.tap()
        expect(self.page.locator(f"[data-part=tabs] [data-step='{tap.what}'][aria-current]")).to_be_visible()
        self.look_at_all()

    def _brush(self, tap: Tap) -> None:
        brush = self.page.locator(f"[data-part=panel] [data-brush='{tap.what}']")
        brush.tap()
        expect(brush).to_have_attribute("aria-pressed", "true")

    def _button(self, tap: Tap) -> None:
        sets = json.dumps([list(action) for action in tap.sets], separators=(",", ":"), ensure_ascii=False)
        found = self.page.evaluate_handle(
            """(sets) => [...document.querySelectorAll("[data-part=panel] [data-set]")]
              .find((one) => JSON.stringify(JSON.parse(one.dataset.set)) === sets)""",
            sets,
        ).as_element()
        assert found, sets
        found.tap()

    def _place(self, tap: Tap) -> None:
        self.touch([self.aim(tap.what)])

    def _menu(self, tap: Tap) -> None:
        self.page.locator("[data-pop]").wait_for()
        menu = self.page.locator("[data-pop]").bounding_box()
        assert menu and menu["height"] < MENU, "the menu covers the picture"
        self.page.locator("[data-pop] button").nth(int(tap.what)).tap()

    def _stroke(self, tap: Tap) -> None:
        self.touch([self.aim(tap.places[0]), self.aim(tap.places[-1])])

    def _number(self, tap: Tap) -> None:
        field = self.page.locator(f"[data-text='{tap.places[0]}']")
        field.tap()
        expect(field).to_be_focused()
        self.page.keyboard.type(tap.what)
        self.page.keyboard.press("Enter")
