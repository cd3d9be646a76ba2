"""News of a table: numbered, complete after a dropped line, and nothing of a choice that is half done."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.browser import Browser, Stream, before

TOKEN = before("token paddock")


def here(update: dict[str, Any]) -> list[bool]:
    return [player["here"] for player in update["players"]]


def numbered(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda update: update["number"] == number


def test_a_stream_begins_with_the_table_as_it_is(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    browser.step(table)
    with browser.stream(table) as stream:
        assert stream.answer.headers["content-type"].startswith("text/event-stream")
        assert stream.answer.headers["cache-control"] == "no-store"
        assert stream.block() == {"retry": "1000"}
        found = stream.event()
        assert found["id"] == found["number"] == 1 and {line[0] for line in found["log"]} == {0, 1}


def test_ids_are_the_numbers_of_the_journal_and_grow(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    ids = []
    with browser.invite(table, 1).stream(table) as stream:
        for _ in range(4):
            ids.append(stream.event()["id"])
            browser.step(table)
        ids.append(stream.event_where(lambda found: found["number"] == 4)["id"])
    assert ids == sorted(ids) and ids[-1] == 4


@pytest.mark.parametrize("by_header", [True, False])
def test_a_dropped_line_misses_no_line_of_the_log(browser: Browser, by_header: bool) -> None:
    table = browser.make("person", "link", first=1)
    guest = browser.invite(table, 1)
    browser.step(table)
    with guest.stream(table) as stream:
        seen = stream.event()
    for _ in range(3):
        browser.step(table)
    last = seen["id"]
    with guest.stream(table, last=last) if by_header else guest.stream(table, since=last) as stream:
        missed = stream.event()
    assert seen["log"] + missed["log"] == guest.now(table)["log"]
    assert {line[0] for line in missed["log"]} == {2, 3, 4}


def test_what_was_undone_while_the_line_was_down_is_said(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    browser.step(table)
    browser.command(table, "undo", seat=0, answers=1)
    with browser.stream(table, last=1) as stream:
        found = stream.event()
    assert (found["id"], found["undone"], found["log"]) == (2, [1], [])


@pytest.mark.parametrize("last", ["", "x", "-1", "9" * 30, "1e3", "²", "999999999"])
def test_any_last_event_id_gives_the_table_as_it_is(browser: Browser, last: str) -> None:
    table = browser.make("person", "link", first=1)
    browser.step(table)
    headers = {b"last-event-id": last.encode()}
    with browser.http.stream("GET", f"/t/{table}/stream", headers=headers) as answer:
        assert Stream(answer).event()["id"] == 1


def test_several_tabs_are_all_told(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    guests = [browser, browser.invite(table, 1), browser.invite(table, None), browser.invite(table, 0)]
    with ExitStack() as tabs:
        streams = [tabs.enter_context(guest.stream(table)) for guest in [*guests, *guests]]
        browser.step(table)
        for stream in streams:
            assert stream.event_where(lambda found: found["number"] == 1)["log"]


def test_it_is_told_who_is_here_and_who_is_away_without_the_picture(browser: Browser) -> None:
    table = browser.make("person", "link")
    guest = browser.invite(table, 1)
    with browser.stream(table) as stream:
        assert stream.present() == [0]
        with guest.stream(table) as one:
            assert one.present() == [0, 1]
            assert stream.block() == {"event": "here", "data": "[0, 1]"}
            with guest.stream(table) as other, browser.invite(table, None).stream(table) as watcher:
                assert other.present() == watcher.present() == [0, 1]
        assert stream.present() == [0], "nothing was said of a second tab, nor of somebody who looks on"


def test_a_second_tab_that_is_closed_leaves_the_first_one_here(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    guest, tab = browser.invite(table, 1), Browser(browser.server)
    tab.http.cookies.update(guest.http.cookies)
    with browser.stream(table) as stream, guest.stream(table) as first:
        first.event()
        with tab.stream(table) as second:
            second.event()
        browser.step(table)
        assert here(stream.event_where(numbered(1))) == [True, True]


def test_a_page_that_knows_the_table_is_told_only_who_is_here(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    number = browser.step(table)["number"]
    with browser.stream(table, since=number) as stream:
        assert stream.block() == {"retry": "1000"}
        assert stream.block() == {"event": "here", "data": "[0]"}


def test_whoever_acts_is_told_once(browser: Browser) -> None:
    """By the answer; the stream of the same page goes on after it, and everybody else is told by theirs."""
    table = browser.make("person", "link", first=1)
    guest = browser.invite(table, 1)
    with browser.stream(table, feed="one") as own, browser.stream(table, feed="two") as tab, guest.stream(table) as far:
        for stream in (own, tab, far):
            stream.event()
        first = next(iter(browser.now(table)["places"].values()))[0][0]
        answer = browser.command(table, "play", seat=0, action=first, answers=0, feed="one").json()
        assert answer["number"] == 1 and answer["since"] == 0
        browser.command(table, "undo", seat=0, answers=1, feed="two")
        assert [own.event()["number"], tab.event()["number"]] == [2, 1], "each was told what it had not done"
        assert far.event_where(numbered(2))["undone"] == [1]
        refused = browser.command(table, "play", seat=0, action=first, answers=0, feed="one")
        assert refused.status_code == 200, "what has come before is answered again"
        late = browser.command(table, "undo", seat=0, answers=0, feed="one")
        assert late.status_code == 409


def test_a_feed_says_from_where_it_goes_on(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    with browser.stream(table, since=0, feed="one") as stream:
        answer = browser.step(table)
        told = stream.event()
        assert (answer["since"], answer["number"]) == (told["since"], told["number"]) == (0, 1)


def test_the_feed_knows_who_has_come_to_the_screen(browser: Browser) -> None:
    """Two people at one screen: nobody's cards are told by it before they have come."""
    table = browser.make("person", "person", first=1, game="beer-bread")
    with browser.stream(table, feed="one") as stream:
        covered = stream.event()
        assert covered["curtain"] == 0 and covered["viewer"] is None
        own = browser.command(table, "uncover", seat=0, since=0, feed="one").json()
        assert own["viewer"] == 0 and own["places"]
        assert browser.get(f"/t/{table}/now?feed=one").json()["viewer"] == 0
        assert browser.get(f"/t/{table}/now?feed=two").json()["viewer"] is None, "another page is another screen"
        assert browser.get(f"/t/{table}/now").json()["curtain"] == 0
        action = next(iter(own["places"].values()))[0][0]
        browser.command(table, "play", seat=0, action=action, answers=0, feed="two")
        assert stream.event()["viewer"] == (0 if browser.now(table)["seat"] == 0 else None)


def test_a_page_that_comes_back_has_the_same_person_before_it(browser: Browser) -> None:
    table = browser.make("person", "person", first=1, game="beer-bread")
    with browser.stream(table, feed="one") as stream:
        stream.event()
        browser.command(table, "uncover", seat=0, since=0, feed="one")
    with browser.stream(table, feed="one") as stream:
        assert stream.event()["viewer"] == 0
    with browser.stream(table, feed="two") as stream:
        assert stream.event()["curtain"] == 0


def test_a_second_stream_of_a_feed_ends_the_first(browser: Browser) -> None:
    """A browser that comes back before the server knows that it had gone."""
    table = browser.make("person", "link", first=1)
    with browser.stream(table, feed="one") as lost:
        lost.event()
        with browser.stream(table, feed="one") as stream:
            assert stream.event()["number"] == 0
            assert lost.block() in ({}, {"event": "here", "data": "[0]"})
            browser.step(table)
            assert stream.event()["number"] == 1


def test_a_spectator_makes_nobody_be_here(browser: Browser) -> None:
    table = browser.make("person", "link")
    with browser.invite(table, None).stream(table) as stream:
        assert here(stream.event()) == [False, False]


def test_a_table_that_is_deleted_ends_its_streams(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    guest = browser.invite(table, 1)
    with browser.stream(table) as one, guest.stream(table) as other:
        one.event(), other.event()
        browser.post(f"/t/{table}/delete")
        for stream in (one, other):
            assert stream.event_where(lambda found: "event" in found)["event"] == "gone"
            assert stream.block() == {}


def test_the_line_is_kept_alive(browser: Browser) -> None:
    table = browser.make("person", "link")
    with browser.stream(table) as stream:
        block = stream.block()
        while "id" in block or "retry" in block or block.get("event") == "here":
            block = stream.block()
        assert block == {"event": "beat", "data": "{}"}  # a real event: pages notice when it does not come


def test_nobody_else_is_told_of_a_choice_that_is_half_done(browser: Browser) -> None:
    table = browser.upload(TOKEN)
    others = [browser.invite(table, 0), browser.invite(table, None)]
    with ExitStack() as opened:
        streams = [opened.enter_context(other.stream(table)) for other in others]
        firsts = [stream.event() for stream in streams]
        number = firsts[0]["number"]
        update = browser.now(table)
        token = next(actions[0][0] for place, actions in update["places"].items() if place.startswith("token-"))
        half = browser.command(table, "play", seat=1, action=token, answers=number).json()
        assert half["panes"] != update["panes"] and half["prompt"] != update["prompt"]
        lifted = next(iter(half["places"].values()))[0][0]
        assert browser.command(table, "play", seat=1, action=lifted, answers=number + 1).status_code == 200
        for first, other in zip(firsts, others, strict=True):
            update = other.now(table, since=number)
            assert update["log"] == [] == update["undone"]
            for part in ("number", "panes", "prompt", "places", "rule", "yours", "seat", "undo", "last_turn"):
                assert update[part] == first[part], part
        over = browser.command(table, "hand-over", seat=1, player="easy", answers=number + 2)
        assert over.status_code == 200
        for stream in streams:
            assert stream.event()["number"] == number + 3, "what was told next is what everybody may know"


def test_the_words_of_others_do_not_know_of_a_choice_that_is_half_done(browser: Browser) -> None:
    table = browser.upload(TOKEN)
    others = [browser.invite(table, 0), browser.invite(table, None)]
    words = [other.get(f"/t/{table}/words").text for other in others]
    update = browser.now(table)
    token = next(actions[0][0] for place, actions in update["places"].items() if place.startswith("token-"))
    assert browser.command(table, "play", seat=1, action=token, answers=update["number"]).status_code == 200
    assert [other.get(f"/t/{table}/words").text for other in others] == words
