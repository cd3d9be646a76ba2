"""A seat belongs to who claims it first; others ask, and nobody looks into a hand unseen."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from osada.core.text import LANGUAGES, texts
from tests.patience import until
from tests.server.browser import Browser, Server

PAGE = {"accept": "text/html"}


@pytest.fixture
def seat(browser: Browser) -> tuple[str, str]:
    """A table where Eva waits for Jan, and his link."""
    table = browser.make("person", "link", names=("Eva", "Jan"), first=1)
    return table, browser.link(table, f"/s/{table}/1/")


def sitters(server: Server, table: str, seat: int = 1) -> int:
    return int(server.ask("SELECT count(*) FROM members WHERE table_id = ? AND seat = ?", table, seat)[0][0])


@pytest.mark.parametrize("headers", [PAGE, {"accept": "*/*"}, {"user-agent": "a messenger that looks at links"}])
def test_a_link_that_is_only_opened_claims_nothing(
    browser: Browser, seat: tuple[str, str], headers: dict[str, str]
) -> None:
    table, link = seat
    before = browser.server.ask("SELECT count(*) FROM profiles")
    answer = Browser(browser.server).get(link, headers=headers)
    assert answer.status_code == 200 and "set-cookie" not in answer.headers
    assert sitters(browser.server, table) == 0 and browser.server.ask("SELECT count(*) FROM profiles") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_link_says_who_invites_to_what_and_where(
    browser: Browser, seat: tuple[str, str], language: str
) -> None:
    shown, text = Browser(browser.server, language=language).follow(seat[1]).text, texts(language)
    assert "Eva" in shown and 'value="Jan"' in shown and text("page-sit-down") in shown
    assert text("page-your-seat", colour=text("seat-colour-2")) in shown


def test_one_click_sits_down_under_ones_own_name(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan = Browser(browser.server)
    assert jan.sit(link, "Honza").headers["location"] == f"/t/{table}"
    assert jan.now(table)["viewer"] == 1
    assert [player["name"] for player in browser.now(table)["players"]] == ["Eva", "Honza"]
    assert "Honza" in browser.get("/").text and 'value="Honza"' in jan.get("/me").text
    assert jan.follow(link).headers["location"] == f"/t/{table}", "it is his: the table opens at once"


def test_a_name_at_a_seat_is_there_after_a_restart(server: Server) -> None:
    eva, jan = Browser(server), Browser(server)
    table = eva.make("person", "link", names=("Eva", ""), first=1)
    jan.sit(eva.link(table, f"/s/{table}/1/"), "Honza")
    server.kill()
    server.start()
    assert [player["name"] for player in eva.now(table)["players"]] == ["Eva", "Honza"]
    assert jan.now(table)["viewer"] == 1 and "Honza" in eva.get("/").text


def test_a_second_browser_is_told_that_the_seat_is_taken(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan, other = Browser(browser.server), Browser(browser.server)
    jan.sit(link)
    shown = other.follow(link)
    assert shown.status_code == 200 and texts("en")("page-taken") in shown.text
    assert other.post(link, data={"name": "Eve"}).headers["location"] == link
    assert other.get(f"/t/{table}").status_code == 404 and sitters(browser.server, table) == 1
    assert link not in browser.links(table), "its host has no link to a seat that is somebody's"


def test_whoever_asks_is_let_in_by_the_owner_alone(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan, phone = Browser(browser.server), Browser(browser.server)
    jan.sit(link)
    assert phone.post(f"{link}/ask", data={"name": "Jan's phone"}).headers["location"] == link
    assert texts("en")("page-asked") in phone.follow(link).text
    assert browser.asks(table) == [] and len(jan.asks(table)) == 1
    (key,) = jan.asks(table)
    assert browser.command(table, "admit", key=key, yes=True).status_code == 409, "the host does not decide"
    assert phone.get(f"/t/{table}").status_code == 404
    jan.let_in(table)
    assert phone.follow(link).headers["location"] == f"/t/{table}" and phone.now(table)["viewer"] == 1
    assert jan.asks(table) == [] and jan.now(table)["viewer"] == 1


def test_whoever_is_not_let_in_is_told_so_and_sees_nothing(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan, other = Browser(browser.server), Browser(browser.server)
    jan.sit(link)
    other.post(f"{link}/ask", data={"name": "Eve"})
    jan.let_in(table, yes=False)
    assert texts("en")("page-asked-no") in other.follow(link).text
    assert other.get(f"/t/{table}").status_code == 404 and jan.asks(table) == []


def test_only_so_many_may_ask_for_a_seat(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan, *others = (Browser(browser.server) for _ in range(7))
    assert jan.post(f"{link}/ask").status_code == 409, "nobody sits there: nobody can be asked"
    jan.sit(link)
    answers = [other.post(f"{link}/ask", data={"name": "x"}).status_code for other in others[:5]]
    assert answers == [303] * 5 and len(jan.asks(table)) == 5
    refused = others[5].http.post(f"{link}/ask", data={"name": "x"})
    assert refused.status_code == 429 and refused.json()["error"] == texts("en")("page-too-many-asks")


def test_the_host_sees_who_is_where(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    assert texts("en")("page-nobody-yet") in browser.get(f"/t/{table}/people").json()["people"]
    jan = Browser(browser.server)
    jan.sit(link)
    told = browser.get(f"/t/{table}/people").json()
    assert texts("en")("page-nobody-yet") not in told["people"] and told["waiting"] == 0
    assert "data-people-do" not in jan.get(f"/t/{table}/people").json()["people"]


def test_everybody_reads_that_somebody_was_let_in(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan, ota, watcher = Browser(browser.server), Browser(browser.server), browser.invite(table, None)
    jan.sit(link)
    ota.post(f"{link}/ask", data={"name": "Ota"})
    jan.let_in(table)
    log = texts("en")("log-admit", player="Jan")
    for one in (browser, jan, ota, watcher):
        assert [line[2] for line in one.now(table)["log"]].count(log) == 1
    assert browser.server.journal(table) == [(1, "admit", 1, None)] and ota.now(table)["viewer"] == 1


def test_everybody_reads_too_that_somebody_was_let_in_where_a_bot_plays_on(browser: Browser) -> None:
    table = browser.make("person", "link", "person", names=("Eva", "Jan", "Ota"), first=1)
    link = browser.link(table, f"/s/{table}/1/")
    jan, other = browser.invite(table, 1), Browser(browser.server)
    assert jan.command(table, "resign", seat=1, answers=0).status_code == 200
    assert other.follow(link).status_code == 200 and other.post(f"{link}/ask", data={}).status_code == 303
    jan.let_in(table)
    assert other.now(table)["viewer"] == 1
    assert texts("en")("log-admit", player="Jan") in [line[2] for line in browser.now(table)["log"]]


def test_a_link_that_nobody_has_used_can_be_renewed(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    assert browser.command(table, "renew", seat=1).status_code == 200
    fresh = browser.link(table, f"/s/{table}/1/")
    assert fresh != link and Browser(browser.server).follow(link).status_code == 404
    jan = Browser(browser.server)
    assert jan.sit(fresh).headers["location"] == f"/t/{table}"
    assert browser.command(table, "renew", seat=1).status_code == 409, "it is somebody's now"
    assert jan.command(table, "renew", seat=0).status_code == 403
    for wrong in (7, -1, "x", None, True):
        assert browser.command(table, "renew", seat=wrong).status_code == 400


def test_a_renewed_link_stays_so_after_a_restart(server: Server) -> None:
    eva = Browser(server)
    table = eva.make("person", "link", first=1)
    old = eva.link(table, f"/s/{table}/1/")
    eva.command(table, "renew", seat=1)
    fresh = eva.link(table, f"/s/{table}/1/")
    server.kill()
    server.start()
    assert Browser(server).follow(old).status_code == 404 and Browser(server).follow(fresh).status_code == 200


def test_the_seat_of_somebody_who_is_away_is_taken_back_in_sight_of_all(
    browser: Browser, seat: tuple[str, str]
) -> None:
    table, link = seat
    jan, watcher = Browser(browser.server), browser.invite(table, None)
    jan.sit(link)
    with jan.stream(table):
        refused = browser.command(table, "unseat", seat=1)
        assert refused.status_code == 409 and "Jan is here" in refused.json()["error"]
    browser.get(f"/t/{table}/people")
    assert until_away(browser, table) == 200
    log = texts("en")("log-vacate", player="Jan")
    for one in (browser, jan, watcher):
        assert log in [line[2] for line in one.now(table)["log"]]
    assert jan.now(table)["viewer"] is None, "he looks on, and sees no hand any more"
    assert jan.command(table, "resign", seat=1, answers=1).status_code == 403
    assert Browser(browser.server).follow(link).status_code == 404, "his link leads nowhere"
    ota = Browser(browser.server)
    assert ota.sit(browser.link(table, f"/s/{table}/1/"), "Ota").headers["location"] == f"/t/{table}"
    assert ota.now(table)["viewer"] == 1 and browser.server.journal(table) == [(1, "vacate", 1, None)]


def until_away(host: Browser, table: str) -> int:
    """Take a seat back as soon as the server knows that its page is closed."""
    return until(lambda: (status := host.command(table, "unseat", seat=1).status_code) == 200 and status)


def test_in_a_game_that_is_over_no_seat_is_taken_back(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    jan = Browser(browser.server)
    jan.sit(link)
    number = jan.command(table, "resign", seat=1, answers=0).json()["number"]
    until(lambda: browser.now(table)["number"] >= number)
    for language in LANGUAGES:
        browser.post("/language", data={"language": language})
        answer = browser.command(table, "unseat", seat=1)
        assert (answer.status_code, answer.json()["error"]) == (409, texts(language)("not-now-over"))


def test_a_page_that_was_open_for_a_seat_that_was_taken_back_is_told_nothing_more(
    browser: Browser, seat: tuple[str, str]
) -> None:
    table, link = seat
    jan = Browser(browser.server)
    jan.sit(link)
    with jan.stream(table, feed="mine"):
        pass
    assert until_away(browser, table) == 200
    assert jan.get(f"/t/{table}/now?feed=mine").json()["viewer"] is None


@pytest.mark.parametrize("who", ["guest", "watcher"])
def test_only_the_host_takes_seats_back(browser: Browser, seat: tuple[str, str], who: str) -> None:
    table, link = seat
    jan = Browser(browser.server)
    jan.sit(link)
    one = jan if who == "guest" else browser.invite(table, None)
    assert one.command(table, "unseat", seat=0).status_code == 403
    assert browser.command(table, "unseat", seat=0).status_code == 400, "her own"
    assert browser.server.journal(table) == []


def test_the_stream_says_when_people_change(browser: Browser, seat: tuple[str, str]) -> None:
    table, link = seat
    changes = browser.get(f"/t/{table}/people").json()["changes"]
    with browser.http.stream("GET", f"/t/{table}/stream?since=0&people={changes}") as answer:
        lines = answer.iter_lines()
        assert next(lines).startswith("retry")
        Browser(browser.server).sit(link)
        assert next(line for line in lines if line.startswith("event: people"))


def test_after_a_table_with_links_is_made_the_page_is_the_invitation(browser: Browser) -> None:
    form = {"seat-0": "person", "seat-1": "link", "seat-2": "link"}
    led = browser.post("/new/kingdom-builder", data=form).headers["location"]
    assert led.endswith("/invitation")
    table = led.split("/")[2]
    shown = browser.get(led).text
    for link in browser.links(table)[1:3]:
        assert f'data-qr="{link}"' in shown and f'data-copy="{browser.server.address}{link}"' in shown
    guests = [Browser(browser.server), Browser(browser.server)]
    links = [link for link in browser.links(table) if link.startswith("/s/")][1:]
    guests[0].sit(links[0])
    assert browser.get(led).status_code == 200
    guests[1].sit(links[1])
    assert browser.get(led).headers["location"] == f"/t/{table}", "all have come"
    assert guests[0].get(led).headers["location"] == f"/t/{table}"


def test_two_who_come_at_once_do_not_both_sit_there(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    link = browser.link(table, f"/s/{table}/1/")
    with ThreadPoolExecutor(8) as threads:
        others = [Browser(browser.server) for _ in range(8)]
        led = list(threads.map(lambda one: one.post(link, data={}).headers["location"], others))
    assert sorted(led) == sorted([f"/t/{table}", *[link] * 7]) and sitters(browser.server, table) == 1
