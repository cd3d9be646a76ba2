"""Reloads, many tabs, a connection that breaks, a server that is killed: nothing is lost."""

from __future__ import annotations

import os
import signal
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.serving import Cable
from tests.browser.table import (
    build,
    expect_pieces,
    log,
    new_table,
    pieces,
    signature,
    sit,
    turn,
    wait_for_turn,
)
from tests.patience import until
from tests.server.browser import Server

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""What a browser does with a tab when another is looked at (all tabs of a test are in view)."""


def link_for(page: Page, name: str) -> str:
    """The path of somebody's link: here they come through another port."""
    link = page.locator(".links li", has_text=name).locator("[data-copy]").get_attribute("data-copy")
    return urlsplit(link or "").path


def test_a_reload_in_mid_turn_changes_nothing(page: Page) -> None:
    new_table(page)
    build(page, 2)
    before, standing, lines = signature(page), pieces(page), log(page)
    page.reload()
    wait_for_turn(page)
    assert (signature(page), pieces(page), log(page)) == (before, standing, lines)
    build(page)


def test_a_second_tab_follows_the_first_and_can_play_too(page: Page) -> None:
    new_table(page)
    other = page.context.new_page()
    other.goto(page.url)
    build(page)
    expect_pieces(other, 1)
    wait_for_turn(other)
    build(other)
    expect_pieces(page, 2)
    assert log(page) == log(other)


def test_seven_tabs_of_one_table_show_the_same_and_can_all_play(page: Page) -> None:
    new_table(page)
    tabs = [page]
    for _ in range(6):
        tabs[-1].evaluate(HIDE, True)
        tabs.append(page.context.new_page())
        tabs[-1].goto(page.url)
    built = 0
    for number, tab in enumerate(tabs):
        for other in tabs:
            other.evaluate(HIDE, other is not tab)
        tab.bring_to_front()
        expect_pieces(tab, built)
        if number in (3, 6):
            standing = len(pieces(tab))
            tab.locator("[data-buttons] [data-place=end]").click()
            expect(tab.locator("[data-pane=board] .pieces > *")).not_to_have_count(standing)
            wait_for_turn(tab)
        build(tab)
        built = len(pieces(tab))
    shown = (pieces(tabs[-1]), log(tabs[-1]))
    for tab in tabs:
        for other in tabs:
            other.evaluate(HIDE, other is not tab)
        expect_pieces(tab, len(shown[0]))
        assert (pieces(tab), log(tab)) == shown


def test_seven_windows_that_are_all_in_view_follow_and_can_all_play(page: Page) -> None:
    new_table(page, "person", "person", names=("Eva", "Jan"))
    windows = [page, *(page.context.new_page() for _ in range(6))]
    for window in windows[1:]:
        window.goto(page.url)
    assert not any(window.evaluate("() => document.hidden") for window in windows)
    for number, window in enumerate(windows, 1):
        if number in (4, 7):
            window.locator("[data-buttons] [data-place=end]").click()
            expect(window.locator(".players .deciding b")).to_have_text("Jan" if number == 4 else "Eva")
        build(window)
        for other in windows:
            expect_pieces(other, number)
            wait_for_turn(other)
    assert len({tuple(log(window)) for window in windows}) == 1
    expect(page.locator("[data-banner]")).to_be_hidden()


def test_a_server_that_falls_silent_is_noticed_and_heard_again(visitors: Visitors, server: Server) -> None:
    visitors.failures_expected = True
    eva, jan = visitors.come(), visitors.come()
    new_table(eva, "person", "link", names=("Eva", "Jan"))
    jan.clock.install()
    sit(jan, link_for(eva, "Jan"))
    expect(jan.locator(".players .deciding b")).to_have_text("Eva")
    jan.clock.pause_at(jan.evaluate("() => Date.now() + 1000"))
    build(eva)

    def heard() -> bool:
        jan.clock.run_for(50)
        return len(pieces(jan)) == 1

    until(heard)
    banner = jan.locator("[data-banner]")
    with server.asleep():
        jan.clock.run_for(30_000)
        expect(banner).to_be_hidden()
        jan.clock.run_for(15_000)
        expect(banner).to_have_text("No connection. Trying again …")
        jan.clock.run_for(25_000)
        expect(banner).to_be_visible()
    jan.clock.run_for(12_000)
    jan.clock.resume()
    expect(banner).to_be_hidden()
    build(eva)
    expect_pieces(jan, 2)


def test_who_gets_no_stream_asks_instead(visitors: Visitors) -> None:
    visitors.failures_expected = True
    eva, jan = visitors.come(), visitors.come()
    new_table(eva, "person", "link", names=("Eva", "Jan"))
    jan.route("**/stream?*", lambda route: route.fulfill(status=429, json={"error": "too many"}))
    sit(jan, link_for(eva, "Jan"))
    build(eva, 2)
    expect_pieces(jan, 2)
    expect(jan.locator("[data-banner]")).to_be_hidden()


def test_a_server_killed_in_mid_game_goes_on_where_it_was(visitors: Visitors, server: Server) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    new_table(page)
    turn(page)
    build(page, 2)
    before, standing, lines = signature(page), pieces(page), log(page)
    server.kill()
    expect(page.locator("[data-banner]")).to_be_visible()
    expect(page.locator("[data-banner]")).to_have_text("No connection. Trying again …")
    server.start()
    expect(page.locator("[data-banner]")).to_be_hidden()
    assert (signature(page), pieces(page), log(page)) == (before, standing, lines)
    build(page)
    page.reload()
    wait_for_turn(page)
    expect_pieces(page, len(standing) + 1)
    assert log(page)[: len(lines)] == lines
    turn_ends = signature(page)
    page.keyboard.press("e")
    wait_for_turn(page, turn_ends)


def test_a_server_killed_while_a_bot_plays_lets_it_play_on(visitors: Visitors, server: Server) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    new_table(page, "person", "greedy", "greedy", "greedy")
    turn(page)
    build(page, 3)
    standing, bots = len(pieces(page)), server.children()
    for pid in bots:
        os.kill(pid, signal.SIGSTOP)
    page.locator("[data-buttons] [data-place=end]").click()
    expect(page.locator("[data-thinking]")).to_be_visible()
    server.kill()
    for pid in bots:
        os.kill(pid, signal.SIGKILL)
    server.start()
    wait_for_turn(page)
    assert len(pieces(page)) >= standing + 9
    build(page)


def test_a_click_without_a_server_says_so_and_is_not_lost_twice(visitors: Visitors, server: Server) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    new_table(page)
    build(page)
    server.kill()
    page.locator("[data-place].offered").first.click()
    expect(page.locator("[data-bubble]")).to_have_text("No connection. Trying again …")
    expect_pieces(page, 1)
    server.start()
    expect(page.locator("[data-banner]")).to_be_hidden()
    build(page)
    expect_pieces(page, 2)


def test_a_command_whose_connection_fails_is_sent_once_more(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    new_table(page)
    sent: list[str | None] = []

    def failing_once(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) == 1:
            route.abort("connectionreset")
        else:
            route.continue_()

    page.route("**/play?*", failing_once)
    build(page)
    expect_pieces(page, 1)
    expect(page.locator("[data-bubble]")).to_be_hidden()
    assert len(sent) == 2 and sent[0] == sent[1]


def test_an_answer_that_comes_late_takes_nothing_back(visitors: Visitors) -> None:
    visitors.failures_expected = True
    page = visitors.come()
    page.route("**/stream?*", lambda route: route.fulfill(status=429, json={"error": "too many"}))
    asked: list[tuple[Route, APIResponse]] = []

    def held(route: Route) -> None:
        """Answered by the server now, and by nobody else later: the first answer is kept, the others are lost."""
        if asked:
            route.abort("connectionreset")
        else:
            asked.append((route, route.fetch()))

    page.route("**/now?*", held)
    new_table(page)
    until(lambda: page.evaluate("() => true") and asked)
    build(page, 2)
    shown, banner = log(page), page.locator("[data-banner]")
    expect(banner).to_have_text("No connection. Trying again …")
    page.route("**/now?*", lambda route: None)
    route, old = asked[0]
    assert old.json()["number"] == 0
    route.fulfill(response=old)
    expect(banner).to_be_hidden()
    assert len(pieces(page)) == 2 and log(page) == shown


def test_a_dropped_connection_is_shown_and_caught_up_with(visitors: Visitors, server: Server) -> None:
    visitors.failures_expected = True
    with Cable(server.port) as cable:
        eva, jan = visitors.come(), visitors.come(address=cable.address)
        new_table(eva, "person", "link", names=("Eva", "Jan"))
        sit(jan, link_for(eva, "Jan"))
        build(eva)
        expect_pieces(jan, 1)
        cable.cut()
        expect(jan.locator("[data-banner]")).to_be_visible()
        build(eva, 2)
        expect_pieces(jan, 1)
        cable.mend()
        expect(jan.locator("[data-banner]")).to_be_hidden()
        expect_pieces(jan, 3)
        assert [line for line in log(jan) if "builds" in line] == [line for line in log(eva) if "builds" in line]


def test_a_browser_that_knows_it_is_offline_says_so_and_catches_up(visitors: Visitors) -> None:
    visitors.failures_expected = True
    eva, jan = visitors.come(), visitors.come()
    new_table(eva, "person", "link", names=("Eva", "Jan"))
    sit(jan, link_for(eva, "Jan"))
    jan.context.set_offline(True)
    expect(jan.locator("[data-banner]")).to_have_text("No connection. Trying again …")
    build(eva, 3)
    jan.context.set_offline(False)
    expect(jan.locator("[data-banner]")).to_be_hidden()
    expect_pieces(jan, 3)
    eva.locator("[data-buttons] [data-place=end]").click()
    wait_for_turn(jan)
    build(jan)
