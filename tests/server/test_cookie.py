"""The cookie by which a browser is known: given with a seat, and never by an answer that another site can bring about.

What another site makes a browser send comes without the cookie, so a new one in the answer would replace it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from osada.server.app import application
from osada.server.bounds import Bounds
from osada.server.hall import Hall
from tests.patience import until
from tests.server.browser import FINISHED, GAME, Browser, serving

PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FOREIGN = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
OPENED = {"sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
PICTURE = {"accept": "image/avif,image/webp,image/*,*/*;q=0.8"}

Ask = Callable[[Browser, str], httpx.Response]
REFUSALS: dict[int, list[Ask]] = {
    400: [
        lambda one, table: one.post("/language", data={"language": "xx"}, headers=PAGE),
        lambda one, table: one.post(f"/new/{GAME}", data={"seat-0": "nobody"}, headers=PAGE),
        lambda one, table: one.post("/upload", files={"record": ("a", b"Dear Eva")}, headers=PAGE),
    ],
    403: [
        lambda one, table: one.post("/t/x/play", data={}, headers=PAGE | FOREIGN),
        lambda one, table: one.post("/t/x/play", data={}, headers=PAGE | {"origin": "null"}),
        lambda one, table: one.post(f"/t/{table}/resign", data={}, headers=PAGE | FOREIGN),
        lambda one, table: one.post(f"/new/{GAME}", data={"seat-0": "person"}, headers=PAGE | FOREIGN),
        lambda one, table: one.post("/language", data={"language": "cs"}, headers=PAGE | FOREIGN),
        lambda one, table: one.post("/upload", files={"record": ("a", FINISHED)}, headers=PAGE | FOREIGN),
    ],
    404: [
        lambda one, table: one.get("/nothing", headers=PAGE),
        lambda one, table: one.get("/t/nothing", headers=PAGE),
        lambda one, table: one.get(f"/s/{table}/1/nothing", headers=PAGE),
        lambda one, table: one.get(f"/w/{table}/nothing", headers=PAGE),
        lambda one, table: one.get("/new/nothing", headers=PAGE),
        lambda one, table: one.get("/static/nothing", headers=PAGE),
    ],
    405: [lambda one, table: one.ask("PUT", "/", headers=PAGE), lambda one, table: one.get("/upload", headers=PAGE)],
    413: [lambda one, table: one.post("/upload", content=b"a" * (Bounds().largest + 1), headers=PAGE)],
    415: [lambda one, table: one.get("/", headers=PAGE | {"content-type": "text/plain; charset=latin-1"})],
}


def gives_a_cookie(answer: httpx.Response) -> bool:
    return "set-cookie" in answer.headers


@pytest.mark.parametrize("status", REFUSALS)
def test_no_refusal_sets_a_cookie(browser: Browser, table: str, status: int) -> None:
    for ask in REFUSALS[status]:
        for who in (browser, Browser(browser.server)):
            answer = ask(who, table)
            assert answer.status_code == status and not gives_a_cookie(answer)
            assert answer.headers["content-type"].startswith("text/html")


def test_no_answer_to_too_many_requests_sets_a_cookie(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "1") as server, Browser(server).http as client:
        first = client.get("/", headers=PAGE)
        assert first.status_code == 200 and not gives_a_cookie(first)

        def refused() -> httpx.Response | None:
            answer = client.get("/", headers=PAGE)
            return answer if answer.status_code == 429 else None

        assert not gives_a_cookie(until(refused))


def test_no_answer_of_a_server_that_cannot_read_sets_a_cookie(hall: Hall) -> None:
    async def ask() -> httpx.Response:
        app = application(hall)
        async with app.router.lifespan_context(app):
            hall.storage.close()
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://osada", headers=PAGE) as client:
                return await client.get("/", cookies={"osada": "a" * 43})

    with pytest.warns(DeprecationWarning, match="per-request cookies"):
        answer = asyncio.run(ask())
    assert answer.status_code == 503 and not gives_a_cookie(answer)


def test_who_only_looks_gets_no_cookie(browser: Browser) -> None:
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}"):
        for headers in (PAGE, PAGE | OPENED | {"sec-fetch-site": "none"}, PAGE | OPENED | FOREIGN, PICTURE):
            answer = browser.get(path, headers=headers)
            assert answer.status_code == 200 and not gives_a_cookie(answer)


def test_a_cookie_is_given_with_the_first_seat_and_stays(browser: Browser) -> None:
    assert not browser.http.cookies
    tables = [browser.make("person", "link")]
    cookie = browser.http.cookies["osada"]
    tables += [browser.make("person", "link"), browser.upload(FINISHED)]
    assert browser.http.cookies["osada"] == cookie
    for path in ("/", *(f"/t/{table}" for table in tables)):
        assert browser.get(path).cookies["osada"] == cookie, "for another year"


def test_a_record_is_a_first_seat_too(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    assert browser.get(f"/t/{table}").cookies["osada"] == browser.http.cookies["osada"]


@pytest.mark.parametrize("site", ["none", "same-origin", "cross-site"])
def test_a_link_that_is_opened_gives_a_seat_and_a_cookie_when_the_button_is_pressed(
    browser: Browser, table: str, site: str
) -> None:
    """Also from another site: mail is read on one."""
    guest, link = Browser(browser.server), browser.link(table, "/w/")
    answer = guest.get(link, headers=PAGE | OPENED | {"sec-fetch-site": site})
    assert answer.status_code == 200 and not gives_a_cookie(answer)
    assert guest.get(f"/t/{table}").status_code == 404, "nothing has happened yet"
    assert gives_a_cookie(guest.post(link)) and guest.get(f"/t/{table}").status_code == 200
    assert guest.get(link, headers=PAGE).headers["location"] == f"/t/{table}", "it is known now"
    assert guest.get(f"{link}?turn=3", headers=PAGE).headers["location"] == f"/t/{table}/replay?turn=3"


@pytest.mark.parametrize(
    "headers",
    [
        PICTURE,
        {"accept": "*/*"},
        PICTURE | {"sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"},
        PAGE | {"sec-fetch-mode": "no-cors", "sec-fetch-dest": "empty"},
        PAGE | {"sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"},
    ],
)
def test_a_link_that_some_page_loads_gives_neither(browser: Browser, table: str, headers: dict[str, str]) -> None:
    link, members = browser.link(table, "/w/"), browser.server.ask("SELECT count(*) FROM members")
    answer = Browser(browser.server).get(link, headers=headers | FOREIGN)
    assert answer.status_code == 200 and not gives_a_cookie(answer)
    assert Browser(browser.server).post(link, headers=headers | FOREIGN).status_code == 403
    assert browser.server.ask("SELECT count(*) FROM members") == members


def test_a_link_changes_no_cookie(browser: Browser, table: str) -> None:
    guest = browser.invite(table, 1)
    cookie = guest.http.cookies["osada"]
    answer = guest.watch(browser.link(browser.make("person", "link"), "/w/"))
    assert answer.status_code == 303 and answer.cookies["osada"] == cookie
    assert guest.get(f"/t/{table}").status_code == 200
