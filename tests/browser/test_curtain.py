"""The curtain between people at one screen, with a game that hides something at the start of a turn.

No game does so yet, so the server runs in this process, and every seat is said to hold a secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from osada.server import live
from tests.browser.conftest import Visitors, visiting
from tests.browser.serving import served_here
from tests.browser.table import build, end_turn, expect_pieces, log, new_table, signature, start_of, wait_for_turn


@pytest.fixture
def people(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Visitors]:
    """People at a server at whose tables every seat holds a secret."""
    monkeypatch.setattr(live, "holds_secret", lambda *_: True)
    with served_here(tmp_path) as address, visiting(browser, address) as there:
        yield there


def test_the_curtain_falls_between_turns_and_hides_what_the_next_person_may_do(people: Visitors) -> None:
    page = people.come()
    address = new_table(page, "person", "person", names=("Eva", "Jan"))
    curtain = page.locator("#curtain")
    for name in ("Eva", "Jan", "Eva"):
        expect(curtain).to_be_visible()
        expect(curtain).to_contain_text(f"Now {name}. The others look away.")
        page.goto(address)
        start = start_of(page)
        assert start["places"] == {} and start["viewer"] is None and not start["yours"]
        expect(page.locator("[data-place].offered, [data-buttons] [data-place]")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        page.get_by_role("button", name="I am here").click()
        expect(curtain).to_be_hidden()
        wait_for_turn(page)
        build(page, 3)
        expect(curtain).to_be_hidden()
        end_turn(page)
    expect(curtain).to_contain_text("Now Jan")
    expect_pieces(page, 9)
    assert not any("draws a card: " in line for line in log(page))


def test_the_log_tells_everybody_at_the_screen_what_they_may_know(people: Visitors) -> None:
    page = people.come()
    new_table(page, "person", "person", names=("Eva", "Jan"))
    curtain = page.locator("#curtain")

    def known() -> set[str]:
        return {line.split()[0] for line in log(page) if "draws a card: " in line}

    for turn, name in enumerate(("Eva", "Jan", "Eva", "Jan")):
        expect(curtain).to_contain_text(f"Now {name}")
        assert known() == set()
        page.get_by_role("button", name="I am here").click()
        expect(curtain).to_be_hidden()
        wait_for_turn(page)
        assert known() == ({name} if turn > 1 else set())
        lines = len(log(page))
        build(page, 3)
        end_turn(page)
        expect(curtain).to_be_visible()
        assert len(log(page)) > lines


def test_undo_behind_the_curtain_stays_with_the_person_who_plays(people: Visitors) -> None:
    page = people.come()
    new_table(page, "person", "person", names=("Eva", "Jan"))
    page.get_by_role("button", name="I am here").click()
    wait_for_turn(page)
    before = signature(page)
    build(page)
    page.keyboard.press("u")
    expect_pieces(page, 0)
    wait_for_turn(page)
    assert signature(page) == before
    expect(page.locator("#curtain")).to_be_hidden()


def test_a_person_alone_at_a_screen_sees_no_curtain(people: Visitors) -> None:
    page = people.come()
    new_table(page, "person", "link", names=("Eva", "Jan"))
    wait_for_turn(page)
    expect(page.locator("#curtain")).to_be_hidden()
    build(page)
