"""Two browsers at one table by a link, and a third that watches."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

import osada
from tests.browser.conftest import Visitors
from tests.browser.table import build, close_dialog, end_turn, log, new_table, open_menu, pieces, sit, wait_for_turn

GAME = osada.game("kingdom-builder")
TERRAINS = [GAME.text("en")(f"terrain-{name}").capitalize() for name in GAME.chance["terrain"]]


def copied(page: Page, name: str) -> str:
    """The link that a person copies from the menu for somebody."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_menu(page)
    row = page.locator(".links li", has_text=name)
    row.locator("[data-copy]").click()
    expect(row.locator("[data-copy]")).to_have_text("Copied")
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    close_dialog(page, "menu")
    return link


def cards_in(markup: str) -> list[str]:
    """The terrain cards that a part of a picture shows; a name of two words may have two lines."""
    between = "(?: |\u00a0|</text><text[^>]*>)"
    return [name for name in TERRAINS for _ in re.findall(f">{between.join(name.split())}<", markup)]


def cards(page: Page) -> list[str]:
    return cards_in(page.locator("[data-pane=side] .live").inner_html())


def listen(page: Page) -> list[dict[str, Any]]:
    """Every update that the stream brings to a page from now on."""
    received: list[dict[str, Any]] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def hear(message: dict[str, str]) -> None:
        if message["eventName"] == "message":
            received.append(json.loads(message["data"]))

    session.on("Network.eventSourceMessageReceived", hear)
    return received


def test_two_browsers_by_link_see_each_others_moves_and_a_spectator_no_hidden_card(visitors: Visitors) -> None:
    eva, jan, watcher = visitors.come(), visitors.come(), visitors.come()
    address = new_table(eva, "person", "link", names=("Eva", "Jan"))
    expect(eva.locator('[data-players] [data-seat="1"] small')).to_have_text("away")
    sit(jan, copied(eva, "Jan"))
    assert jan.url.endswith(address)
    expect(eva.locator('[data-players] [data-seat="1"] small')).to_have_text("here")
    received = listen(watcher)
    sit(watcher, copied(eva, "To watch"))
    assert watcher.url.endswith(address)
    for _ in range(2):
        for mover, other in ((eva, jan), (jan, eva)):
            wait_for_turn(mover)
            for page in (mover, other, watcher):
                expect(page.locator(".players .deciding b")).to_have_text("Eva" if mover is eva else "Jan")
            assert len(cards(mover)) == len(cards(watcher)) == 1
            assert cards(watcher) == cards(mover)
            assert len(cards(other)) == 2 and cards(mover)[0] in cards(other)
            before = len(pieces(other))
            for built in range(1, 4):
                build(mover)
                for page in (other, watcher):
                    expect(page.locator("[data-pane=board] .pieces > *")).to_have_count(before + built)
            end_turn(mover)
    expect(watcher.locator("[data-pane=board] .pieces > *")).to_have_count(12)
    assert any("draws a card: " in line for line in log(eva))
    assert len(received) >= 12
    start = watcher.evaluate("() => JSON.parse(document.querySelector('#start').textContent)")
    for update in (start, *received):
        assert update["viewer"] is None and update["places"] == {}
        assert len(cards_in(update["panes"]["side"])) <= 1
        assert "draws a card: " not in json.dumps(update)


def test_a_spectator_can_look_and_do_nothing(visitors: Visitors) -> None:
    eva, watcher = visitors.come(), visitors.come()
    new_table(eva, names=("Eva", "Bot"))
    sit(watcher, copied(eva, "To watch"))
    expect(watcher.locator("[data-prompt]")).to_have_text("Eva is to play")
    watcher.locator('[data-place^="hex-"]').first.click()
    expect(watcher.locator("[data-bubble]")).to_contain_text("It is not your turn: Eva is to play.")
    for tool in ("undo", "hint"):
        expect(watcher.locator(f"[data-do={tool}]")).to_be_disabled()
    open_menu(watcher)
    expect(watcher.locator("[data-copy], [data-do=resign]")).to_have_count(0)


def test_who_leaves_is_shown_as_away_and_can_come_back(visitors: Visitors) -> None:
    eva, jan = visitors.come(), visitors.come()
    address = new_table(eva, "person", "link", names=("Eva", "Jan"))
    sit(jan, copied(eva, "Jan"))
    state = eva.locator('[data-players] [data-seat="1"] small')
    expect(state).to_have_text("here")
    jan.goto("/")
    expect(state).to_have_text("away")
    build(eva, 3)
    end_turn(eva)
    jan.goto(address)
    wait_for_turn(jan)
    assert len(pieces(jan)) == 3
    turn_of_jan = [line for line in log(jan) if line.startswith("Eva builds")]
    assert len(turn_of_jan) == 3
    build(jan)
    expect(eva.locator("[data-pane=board] .pieces > *")).to_have_count(4)


def test_a_link_is_also_a_qr_code_dark_on_white_in_every_theme(visitors: Visitors) -> None:
    page = visitors.come(dark=True)
    new_table(page, "person", "link")
    open_menu(page)
    page.locator("[data-qr]").first.click()
    image = page.locator("[data-qr-image]")
    expect(image).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-qr-image]').naturalWidth > 0")
    assert image.evaluate("(image) => getComputedStyle(image).backgroundColor") == "rgb(255, 255, 255)"
    close_dialog(page, "qr")
    expect(page.locator("#menu")).to_be_visible()


def test_a_stranger_without_a_link_sees_a_sentence(visitors: Visitors) -> None:
    visitors.failures_expected = True  # the browser reports the 404 of the page itself
    eva, stranger = visitors.come(), visitors.come()
    address = new_table(eva)
    answer = stranger.goto(address)
    assert answer is not None and answer.status == 404
    expect(stranger.locator("main p").first).to_contain_text("nothing here for this browser")


def test_a_turn_ended_in_one_browser_begins_in_the_other(visitors: Visitors) -> None:
    eva, jan = visitors.come(), visitors.come(language="cs-CZ")
    new_table(eva, "person", "link", names=("Eva", "Jan"))
    sit(jan, copied(eva, "Jan"))
    build(eva, 3)
    end_turn(eva)
    wait_for_turn(jan)
    assert jan.title().startswith("● ")
    expect(eva).not_to_have_title(re.compile("^● "))
    build(jan, 3)
    jan.locator("[data-buttons] [data-place=end]").click()
    wait_for_turn(eva)
    assert len(pieces(eva)) == 6
