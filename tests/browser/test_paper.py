"""On paper: score sheets and games in short, printed by the browser. Nothing is cut, on whatever paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.core.text import LANGUAGES
from osada.testing.sample import sample
from tests.browser.conftest import PHONE, Visitors
from tests.browser.test_every_page import violations

POINTS = {"a4": (595, 842), "a5": (420, 595), "two": (842, 595)}
"""Sizes of papers, in points."""
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
BEYOND = """() => {
  const found = [];
  for (const paper of document.querySelectorAll(".paper")) {
    const edge = parseFloat(getComputedStyle(paper).paddingLeft) - 1, whole = paper.getBoundingClientRect();
    for (const element of paper.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      if (!box.width || element.closest("svg svg, symbol") || element.parentElement.closest("svg")) continue;
      if (box.left < whole.left + edge || box.right > whole.right - edge
          || box.top < whole.top + edge || box.bottom > whole.bottom - edge)
        found.push(`${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
    }
    for (const cell of paper.querySelectorAll("th, li, p, h2"))
      if (cell.scrollWidth > cell.clientWidth + 1) found.push(`cut: ${cell.textContent.trim().slice(0, 40)}`);
    if (whole.bottom > innerHeight + 1) found.push("longer than the paper");
    for (const image of paper.querySelectorAll("img")) if (!image.naturalWidth) found.push(`not drawn: ${image.src}`);
  }
  return found;
}"""


def papers(printed: bytes) -> list[tuple[int, int]]:
    """The sizes of the pages of a document."""
    boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(boxes) == len(re.findall(rb"/Type\s*/Page\b", printed))
    return [(round(float(width)), round(float(height))) for width, height in boxes]


def beyond(page: Page, size: str) -> list[str]:
    """What lies beyond the margins, as the paper is printed."""
    width, height = (round(points * 96 / 72) for points in POINTS[size])
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(media="print")
    found: list[str] = page.evaluate(BEYOND)
    page.emulate_media(media="null")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", osada.names())
def test_a_print_has_one_page_and_nothing_is_cut(visitors: Visitors, name: str, language: str) -> None:
    page = visitors.come(language=LOCALES[language])
    for what in ("sheet", "short"):
        for size in sample(["a5", "two"] if what == "sheet" else ["a4"], list(POINTS)):
            page.goto(f"/paper/{name}?what={what}&size={size}")
            page.wait_for_load_state("networkidle")
            assert papers(page.pdf(prefer_css_page_size=True)) == [POINTS[size]], (what, size)
            assert beyond(page, size) == [], (what, size)


@pytest.mark.parametrize("what", ["sheet", "short"])
def test_another_paper_than_the_one_asked_for_is_filled_as_well(visitors: Visitors, what: str) -> None:
    page = visitors.come()
    page.goto(f"/paper/timber-town?what={what}&size=a4")
    page.wait_for_load_state("networkidle")
    for width, height in ((148, 210), (216, 279)):
        printed = page.pdf(width=f"{width}mm", height=f"{height}mm", prefer_css_page_size=False)
        assert len(papers(printed)) == 1
    assert beyond(page, "a5") == []


def test_what_is_chosen_is_seen_before_it_is_printed(visitors: Visitors, axe: str) -> None:
    page = visitors.come(size=PHONE, dark=True)
    page.goto("/rules/hamlet")
    page.locator(".contents a[href='/paper/hamlet']").tap()
    page.get_by_role("link", name="A5").tap()
    page.get_by_role("link", name="In short").tap()
    expect(page.locator(".paper.short section")).to_have_count(3)
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes'; }")
    page.locator("[data-print]").tap()
    assert page.locator("body").get_attribute("data-printed") == "yes"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, axe) == []
