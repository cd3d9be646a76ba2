"""Text of twice the size and forced colours: whatever a browser does with a page, nothing is cut or covered."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import osada
from tests.browser.conftest import DESKTOP, PHONE, visiting
from tests.browser.screens import MEASURE, SMALLEST_TARGET, SMALLEST_TEXT
from tests.browser.table import settle
from tests.browser.tables import late, put, sit
from tests.server.browser import serving

TWICE = {"standard": 32, "fixed": 26}
LEFT = 60
"""So many actions before the end: cards, figures and buildings are there."""
GIVES_WAY = ("cut below", "the side goes on below")
"""A long question ends with dots, and the side is scrolled."""
MET = """() => {
  const faults = [], seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window");
  const boxes = [];
  for (const element of document.querySelectorAll("h1, h2, p, a, button, select, label, small, b, li, span")) {
    const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (!own || !seen(element) || element.closest(".unseen, svg, dialog:not([open]), [aria-hidden]")) continue;
    const range = document.createRange();
    for (const node of element.childNodes) {
      if (!(node instanceof Text && node.data.trim())) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        boxes.push({ left, right, top, bottom, text: node.data.trim().slice(0, 30) });
    }
  }
  boxes.forEach((one, number) => {
    for (const other of boxes.slice(number + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // lines of text are higher than their letters
      if (across > 3 && down > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top))
        faults.push(`one on the other: ${one.text} / ${other.text}`);
    }
  });
  return faults.slice(0, 5);
}"""


def enlarge(page: Page) -> None:
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": TWICE})


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_of_text_have_room_for_twice_the_size(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    put(tmp_path / "data", [late(name, LEFT) for name in osada.names()])
    with serving(tmp_path / "data") as server, visiting(browser, server.address) as visitors:
        page = visitors.come(language="cs-CZ", size=size)
        sit(page.context, server.address, size)
        enlarge(page)
        faults = {}
        for path in ("/", "/new/hamlet", "/rules/hamlet", "/rules/timber-town/short", "/me", "/count/kingdom-builder"):
            page.goto(path)
            settle(page)
            assert page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)") >= 30
            if wrong := page.evaluate(MET):
                faults[path] = wrong
    assert faults == {}


@pytest.mark.parametrize("name", osada.names())
def test_a_table_has_room_for_twice_the_size(browser: Browser, tmp_path: Path, name: str) -> None:
    (table,) = put(tmp_path / "data", [late(name, LEFT)])
    faults = {}
    with serving(tmp_path / "data") as server, visiting(browser, server.address) as visitors:
        for size in (PHONE, DESKTOP):
            page = visitors.come(language="cs-CZ", size=size)
            sit(page.context, server.address, size)
            enlarge(page)
            page.goto(f"/t/{table}")
            page.wait_for_function("() => document.querySelector('.prompt.yours')")
            settle(page)
            prompt = page.locator(".prompt .asked").bounding_box()
            assert prompt is not None and prompt["y"] >= 0
            found = page.evaluate(MEASURE, [SMALLEST_TEXT, SMALLEST_TARGET])["faults"]
            if wrong := [fault for fault in found if not fault.startswith(GIVES_WAY)]:
                faults[size] = wrong
    assert faults == {}


@pytest.mark.parametrize("name", osada.names())
def test_in_forced_colours_all_that_can_be_chosen_is_drawn(browser: Browser, tmp_path: Path, name: str) -> None:
    """Pictures keep their colours, and what can be chosen its glow: a table is a drawing, as a chart is."""
    (table,) = put(tmp_path / "data", [late(name, LEFT)])
    with serving(tmp_path / "data") as server:
        context = browser.new_context(base_url=server.address, forced_colors="active", reduced_motion="reduce")
        try:
            sit(context, server.address, DESKTOP)
            page = context.new_page()
            page.goto(f"/t/{table}")
            page.wait_for_function("() => document.querySelector('.prompt.yours')")
            settle(page)
            kept = page.locator("svg.pane").evaluate_all(
                "all => all.map((one) => getComputedStyle(one).forcedColorAdjust)"
            )
            found = page.evaluate(MEASURE, [SMALLEST_TEXT, SMALLEST_TARGET])["faults"]
        finally:
            context.close()
    assert set(kept) <= {"preserve-parent-color", "none"}
    assert found == []
