"""What every answer carries: a strict policy, no cache for what belongs to a seat, cookies out of reach."""

from __future__ import annotations

import re

import pytest

from osada.server import assets
from osada.server.guard import POLICY
from tests.server.answers import CARRIED, MODULES, Page, modules
from tests.server.browser import FINISHED, GAME, Browser


@pytest.mark.parametrize(
    "path",
    [
        "/",
        f"/new/{GAME}",
        f"/rules/{GAME}",
        f"/rules/{GAME}/KB-1",
        f"/picture/{GAME}.svg",
        f"{assets.ADDRESS}/osada.js",
        f"{assets.ADDRESS}/shared.css",
        f"{assets.ADDRESS}/style/base.css",
        f"{assets.ADDRESS}/icon.svg",
        f"{assets.ADDRESS}/nothing",
        "/static",
        assets.ADDRESS,
        "/nothing",
        "/t/nothing",
        "/w/nothing/x",
        "/qr?path=/s/x",
        "/qr",
        "/t/{table}",
        "/t/{table}/now",
        "/t/{table}/words",
        "/t/{table}/record",
        "/t/{table}/play",
        "/t/{table}/",
    ],
)
def test_every_answer_has_the_policy(browser: Browser, table: str, path: str) -> None:
    for accept in ("text/html", "*/*"):
        answer = browser.get(path.format(table=table), headers={"accept": accept})
        assert answer.status_code < 500
        assert answer.headers.get_list("content-security-policy") == [POLICY]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert all(name in answer.headers for name in CARRIED)


def test_the_policy_is_strict() -> None:
    parts = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert parts["default-src"] == "'none'" and parts["script-src"] == parts["style-src"] == "'self'"
    assert parts["base-uri"] == parts["frame-ancestors"] == "'none'" and parts["form-action"] == "'self'"
    assert "unsafe" not in POLICY and "*" not in POLICY


def test_streams_and_files_have_the_policy_too(browser: Browser, table: str) -> None:
    with browser.stream(table) as stream:
        assert stream.answer.headers["content-security-policy"] == POLICY
    for packed in ("gzip", "identity"):
        answer = browser.get(f"{assets.ADDRESS}/style/tall.css", headers={"accept-encoding": packed})
        assert answer.headers["content-security-policy"] == POLICY
        assert (answer.headers.get("content-encoding") == "gzip") is (packed == "gzip")
        assert answer.content == (assets.FOLDER / "style" / "tall.css").read_bytes()


@pytest.mark.parametrize("path", ["", "/now", "/words", "/why", "/record", "/replay", "/at/0"])
def test_what_belongs_to_a_seat_is_kept_in_no_cache(browser: Browser, path: str) -> None:
    answer = browser.get(f"/t/{browser.upload(FINISHED)}{path}")
    assert answer.status_code == 200 and "no-store" in answer.headers.get("cache-control", "")


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    table = browser.make("person", "link")
    answers = [browser.get("/"), browser.get(f"/t/{table}"), browser.post("/language", data={"language": "cs"})]
    answers += [Browser(browser.server).sit(browser.link(table, "/s/" + table + "/1/"))]
    for answer in answers:
        cookies = answer.headers.get_list("set-cookie")
        assert cookies
        for cookie in cookies:
            assert re.search(r"; httponly", cookie, re.I) and re.search(r"; samesite=(lax|strict)", cookie, re.I)


@pytest.mark.parametrize("cookie", ["", "x", "a" * 42, "a" * 44, "é" * 43, '"' * 43, "a" * 8000])
def test_a_browser_with_a_cookie_that_is_none_of_ours_gets_a_new_one(browser: Browser, cookie: str) -> None:
    form = {"seat-0": "person", "seat-1": "link"}
    answer = browser.post(f"/new/{GAME}", data=form, headers={"cookie": f"osada={cookie}".encode()})
    assert answer.status_code == 303 and len(answer.cookies["osada"]) == 43 and answer.cookies["osada"] != cookie


def test_no_page_has_script_or_style_inside(browser: Browser, table: str) -> None:
    over = browser.upload(FINISHED)
    waits = browser.make("person", "link")
    paths = ["/", "/me", f"/new/{GAME}", f"/rules/{GAME}", f"/t/{table}", f"/t/{over}", f"/t/{over}/replay", "/nothing"]
    for path in (*paths, f"/t/{waits}/invitation", browser.link(waits, f"/s/{waits}/1/")):
        page = Page(browser.get(path, headers={"accept": "text/html"}).text)
        assert modules(page) in MODULES
        assert not [tag for tag, has in page.tags if tag == "style" or "style" in has]
