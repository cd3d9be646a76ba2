"""The small pictures of the home page: light, each its seat's, and drawn once."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

import osada
from osada.core.standalone import RATIO
from tests.server.browser import Browser

LARGEST = 40_000
"""Bytes of a thumbnail on its way."""


def address(browser: Browser, table: str) -> str:
    """Where home has the picture of a table."""
    page = browser.get("/").text
    return re.search(rf'"(/t/{table}/thumbnail\.svg[^"]*)"', page)[1].replace("&amp;", "&")  # type: ignore[index]


@pytest.mark.parametrize("game", osada.names())
def test_a_thumbnail_is_small_and_cropped(browser: Browser, game: str) -> None:
    table = browser.make("person", "person", first=1, game=game)
    for _ in range(8):
        browser.step(table)
    for path in (f"/t/{table}/thumbnail.svg", f"/picture/{game}.svg"):
        answer = browser.get(path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert len(gzip.compress(answer.content)) < LARGEST and len(answer.content) < 2 * LARGEST
        box = ElementTree.fromstring(answer.text).attrib["viewBox"].split()
        assert float(box[2]) / float(box[3]) == pytest.approx(RATIO, rel=0.01)


def test_home_has_a_new_address_for_a_picture_when_something_has_happened(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    before = address(browser, table)
    assert address(browser, table) == before
    assert "max-age" in browser.get(before).headers["cache-control"]
    browser.step(table)
    after = address(browser, table)
    assert after != before and browser.get(after).status_code == 200


def test_nobody_learns_by_the_address_that_a_choice_is_half_done(browser: Browser) -> None:
    table = browser.make("person", "link", first=1, game="beer-bread")
    guest = browser.invite(table, 1)
    before, was = address(guest, table), address(browser, table)
    browser.step(table)
    assert guest.now(table)["number"] == 0 and browser.now(table)["number"] == 1
    assert address(guest, table) == before and address(browser, table) != was


def test_a_thumbnail_is_what_its_seat_may_see(browser: Browser) -> None:
    """A card is lifted: who does it sees where it can go, and nobody else learns of it."""
    table = browser.make("person", "link", first=1, game="beer-bread")
    guests = [browser, browser.invite(table, 1), browser.invite(table, None)]
    before = [guest.get(f"/t/{table}/thumbnail.svg").text for guest in guests]
    browser.step(table)
    own, *others = [guest.get(f"/t/{table}/thumbnail.svg").text for guest in guests]
    assert own != before[0] and others == before[1:]
    assert Browser(browser.server).get(f"/t/{table}/thumbnail.svg").status_code == 404


def test_at_a_shared_screen_a_thumbnail_shows_what_everybody_may_see(browser: Browser) -> None:
    table = browser.make("person", "person", first=1, game="beer-bread")
    spectator = browser.invite(table, None)
    browser.step(table)
    assert browser.now(table, uncover=False)["curtain"] == 0
    shared, seen = (guest.get(f"/t/{table}/thumbnail.svg").text for guest in (browser, spectator))
    assert shared == seen
