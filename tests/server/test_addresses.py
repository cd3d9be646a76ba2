"""Addresses, hosts and methods that nobody should use."""

from __future__ import annotations

import re
from urllib.parse import urljoin, urlsplit

import pytest

from osada.server import assets
from tests.server.answers import LONG, POSTS, everything, raw, refused
from tests.server.browser import GAME, Browser, Server


@pytest.mark.parametrize(
    "path",
    [
        "/t/{table}/at/" + LONG,
        "/s/{table}/" + LONG + "/x",
        "/t/{table}/now?feed=" + LONG,
        "/t/{table}/words?feed=" + LONG,
        "/new/nothing",
        "/new/" + "x" * 3000,
        "/new/__init__",
        "/new/..%2f..%2fserver",
        "/rules/nothing",
        f"/rules/{GAME}/nothing",
        f"/rules/{GAME}/%00",
        "/picture/nothing.svg",
        "/picture/..%2f..%2fserver%2fstatic%2ficon.svg",
        "/picture/%00.svg",
        "/t/%00",
        "/t/{table}/now?feed=%00",
        "/t/%ff%fe",
        "/t/" + "x" * 3000,
        "/t/..%2f..%2fetc%2fpasswd",
        "/qr?path=/etc/passwd",
        "/qr?path=http://evil.example",
        "/qr?path=/s/" + "x" * 300,
        f"{assets.ADDRESS}/..%2fapp.py",
        f"{assets.ADDRESS}/%2e%2e/app.py",
        f"{assets.ADDRESS}/..%5capp.py",
        f"{assets.ADDRESS}//etc/passwd",
        f"{assets.ADDRESS}/%2fetc%2fpasswd",
        f"{assets.ADDRESS}/....//app.py",
        "/static/osada.js",
        f"{assets.ADDRESS}/%00",
        f"{assets.ADDRESS}/osada.js%00.svg",
        assets.ADDRESS + "/" + "x" * 3000,
        f"{assets.ADDRESS}/é",
        f"{assets.ADDRESS}/%ff",
    ],
    ids=lambda path: path[:40],
)
def test_an_address_that_leads_nowhere_is_refused(browser: Browser, table: str, path: str) -> None:
    answer = browser.get(path.format(table=table))
    refused(answer)
    assert "root:" not in answer.text and "import" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        f"{assets.ADDRESS}/../app.py",
        f"{assets.ADDRESS}/../../core/table.py",
        "//evil.example/..",
        "/./../etc/passwd",
        "*",
        "/t/../new/x",
    ],
)
def test_paths_that_climb_are_not_followed(shared: Server, path: str) -> None:
    assert re.match(r"HTTP/1.1 40\d", raw(shared, f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{shared.port}"))


@pytest.mark.parametrize(
    "host", ["[", "[::1", "a" * 5000, "evil.example", "é", "a b", "", "127.0.0.1:x", "127.0.0.1:" + LONG]
)
def test_any_host_is_answered(browser: Browser, table: str, host: str) -> None:
    for path in ("/", f"/t/{table}", f"/t/{table}/now", "/qr?path=/s/x", assets.ADDRESS, "/nothing"):
        answer = browser.get(path, headers={"host": host.encode(), "accept": "text/html"})
        assert answer.status_code < 500, (path, answer.text[:200])


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"])
def test_only_three_methods_are_used(browser: Browser, table: str, method: str) -> None:
    known = everything(browser, table)
    for path in (f"/t/{table}", f"/t/{table}/play", "/", f"{assets.ADDRESS}/osada.js", "/nothing"):
        status = raw(browser.server, f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{browser.server.port}")
        assert re.match(r"HTTP/1.1 40[05]", status), status
    assert everything(browser, table) == known


def test_a_command_is_not_got_and_a_page_is_not_posted(browser: Browser, table: str) -> None:
    for which in POSTS:
        refused(browser.get(f"/t/{table}/{which}"), 405)
    for path in ("/", f"/t/{table}", f"/t/{table}/now", f"/t/{table}/stream", f"{assets.ADDRESS}/osada.js"):
        refused(browser.post(path, {}), 405)


def test_a_head_of_a_stream_ends(browser: Browser, table: str) -> None:
    answer = browser.http.head(f"/t/{table}/stream")
    assert answer.status_code < 500
    assert not browser.get(f"/t/{table}/now").json()["players"][0]["here"]


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "http://evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "javascript:alert(1)",
        " //evil.example",
        "///evil.example",
        "/%09/evil.example",
        "evil.example",
        "/\r\nset-cookie: a=b",
    ],
)
def test_a_language_leads_to_no_other_site(browser: Browser, back: str) -> None:
    answer = browser.post("/language", data={"language": "en", "back": back})
    assert answer.status_code == 303 and "a" not in answer.cookies
    location = re.sub(r"[\t\r\n]", "", answer.headers["location"]).replace("\\", "/")
    assert urlsplit(urljoin(browser.server.address, location)).netloc == urlsplit(browser.server.address).netloc
