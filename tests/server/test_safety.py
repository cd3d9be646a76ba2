"""What nobody should send: refused with a sentence, nothing changed, the server goes on."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote, urljoin, urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import osada
from osada.core.table import Table
from osada.server.guard import ADDRESSES, LARGEST, POLICY, Rates
from osada.server.hall import Hall
from osada.server.live import Seat
from osada.server.updates import update
from tests.server.browser import FINISHED, GAME, RECORDS, Browser, Server, before, serving

POSTS = ["play", "undo", "hand-over", "resign", "go-on", "delete", "rematch", "play-on"]
CARRIED = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


@pytest.fixture
def table(browser: Browser) -> str:
    return browser.make("person", "person", first=1)


def everything(browser: Browser, table: str) -> tuple[object, ...]:
    journal = browser.server.journal(table)
    return journal, browser.get(f"/t/{table}/now").text, browser.server.ask("SELECT count(*) FROM tables")


def refused(answer: httpx.Response, *status: int) -> None:
    """A 4xx with a sentence, and with the headers that all answers carry."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert not status or answer.status_code in status, (answer.status_code, answer.text[:300])
    assert 3 < len(answer.json()["error"]) < 1000
    assert all(name in answer.headers for name in CARRIED)


# Where a command comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": ""},
        {"origin": "null"},
        {"origin": "http://evil.example"},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://localhost:{port}"},
        {"origin": "{address}.evil.example"},
        {"origin": "http://evil.example/{address}"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
    ],
)
def test_a_command_from_elsewhere_is_refused(browser: Browser, table: str, headers: dict[str, str]) -> None:
    known = everything(browser, table)
    filled = {
        key: value.format(address=browser.server.address, port=browser.server.port) for key, value in headers.items()
    }
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    command = {"seat": 0, "action": action, "answers": 0, "player": "greedy", "at": 0}
    for which in POSTS:
        refused(browser.post(f"/t/{table}/{which}", command, headers=filled), 403)
    refused(browser.post(f"/new/{GAME}", data={"seat-0": "person", "seat-1": "random"}, headers=filled), 403)
    refused(browser.post("/upload", files={"record": ("a", FINISHED)}, headers=filled), 403)
    refused(browser.post("/language", data={"language": "cs"}, headers=filled), 403)
    assert everything(browser, table) == known


def test_a_command_that_does_not_say_where_it_comes_from_is_refused(browser: Browser, table: str) -> None:
    del browser.http.headers["origin"]
    for which in POSTS:
        refused(browser.post(f"/t/{table}/{which}", {"seat": 0, "answers": 0}), 403)


def test_a_command_of_a_page_of_ours_is_taken(browser: Browser, table: str) -> None:
    assert browser.post(f"/t/{table}/rematch", headers={"sec-fetch-site": "same-origin"}).status_code == 303


# What every answer carries


@pytest.mark.parametrize(
    "path",
    [
        "/",
        f"/new/{GAME}",
        f"/rules/{GAME}",
        f"/rules/{GAME}/KB-1",
        f"/picture/{GAME}.svg",
        "/static/osada.js",
        "/static/osada.css",
        "/static/icon.svg",
        "/static/nothing",
        "/static",
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


def test_streams_and_file_ranges_have_the_policy_too(browser: Browser, table: str) -> None:
    with browser.stream(table) as stream:
        assert stream.answer.headers["content-security-policy"] == POLICY
    etag = browser.get("/static/osada.js").headers["etag"]
    for headers, status in (
        ({"if-none-match": etag}, 304),
        ({"range": "bytes=0-9"}, 206),
        ({"range": "bytes=99999999-"}, 416),
    ):
        answer = browser.get("/static/osada.js", headers=headers)
        assert (answer.status_code, answer.headers["content-security-policy"]) == (status, POLICY)


@pytest.mark.parametrize("path", ["", "/now", "/words", "/why", "/record", "/replay", "/at/0"])
def test_what_belongs_to_a_seat_is_kept_in_no_cache(browser: Browser, path: str) -> None:
    answer = browser.get(f"/t/{browser.upload(FINISHED)}{path}")
    assert answer.status_code == 200 and "no-store" in answer.headers.get("cache-control", "")


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    answers = [browser.get("/"), browser.post("/language", data={"language": "cs"})]
    table = browser.make("person", "link")
    answers += [Browser(browser.server).get(browser.link(table, "/s/" + table + "/1/"))]
    for answer in answers:
        cookies = answer.headers.get_list("set-cookie")
        assert cookies
        for cookie in cookies:
            assert re.search(r"; httponly", cookie, re.I) and re.search(r"; samesite=(lax|strict)", cookie, re.I)


@pytest.mark.parametrize("cookie", ["", "x", "a" * 42, "a" * 44, "é" * 43, '"' * 43, "a" * 8000])
def test_a_browser_with_a_cookie_that_is_none_of_ours_gets_a_new_one(browser: Browser, cookie: str) -> None:
    stranger = Browser(browser.server)
    answer = stranger.get("/", headers={"cookie": f"osada={cookie}".encode()})
    assert answer.status_code == 200 and len(answer.cookies["osada"]) == 43


class Page(HTMLParser):
    """What a browser would run, and what it would show of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def scripts(self) -> list[str]:
        """All that would run."""
        found = []
        for tag, has in self.tags:
            if tag == "script" and has.get("type") != "application/json":
                found.append(has.get("src") or "inline")
            found += [name for name in has if name.startswith("on")]
            leads = [has.get(name) or "" for name in ("href", "src", "action", "data-copy", "data-post")]
            found += [lead for lead in leads if lead.strip().lower().startswith("javascript:")]
        return found


def test_no_page_has_script_or_style_inside(browser: Browser, table: str) -> None:
    over = browser.upload(FINISHED)
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", f"/t/{table}", f"/t/{over}", f"/t/{over}/replay", "/nothing"):
        page = Page(browser.get(path, headers={"accept": "text/html"}).text)
        assert [script.split("?")[0] for script in page.scripts()] == ["/static/osada.js"]
        assert not [tag for tag, has in page.tags if tag == "style" or "style" in has]


# Forged commands

VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    2,
    10**18,
    10**4000,
    1.0,
    1e308,
    "0",
    "",
    "x",
    [],
    [0],
    {},
    {"a": 1},
    "\ud800",
    "a" * 3000,
]


@pytest.mark.parametrize("which", ["play", "undo", "hand-over", "resign", "go-on", "play-on"])
@pytest.mark.parametrize("field", ["seat", "action", "answers", "player", "at"])
def test_fields_of_every_kind_are_refused_or_harmless(browser: Browser, table: str, which: str, field: str) -> None:
    sound = {"seat": 0, "action": 100000, "answers": 7, "player": "greedy", "at": -1}
    known = everything(browser, table)
    for value in VALUES:
        refused(browser.post(f"/t/{table}/{which}", content=json.dumps({**sound, field: value}).encode()))
    assert everything(browser, table) == known


@pytest.mark.parametrize("value", [v for v in VALUES if v not in (None, 2)], ids=lambda v: repr(v)[:20])
def test_a_bot_is_one_of_those_there_are(browser: Browser, table: str, value: object) -> None:
    command = json.dumps({"seat": 0, "answers": 0, "player": value}).encode()
    refused(browser.post(f"/t/{table}/hand-over", content=command), 400)
    assert browser.server.journal(table) == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"1",
        b'"x"',
        b"NaN",
        b'{"seat": NaN, "answers": Infinity}',
        b"\xff\xfe",
        b'{"seat": "\xff"}',
        b"\x00",
        b"[" * 4000,
        b'{"a":' * 800,
        b'{"a":' * 700 + b"1" + b"}" * 700,
        b"[" * 2000 + b"]" * 2000,
        b'{"seat": ' + b"9" * 4000 + b"}",
        b'{"seat": 0, "action": ' + b"9" * 4050 + b"}",
        b"\xef\xbb\xbf{}",
        '{"seat": 0}'.encode("utf-16"),
        b"seat=0&action=1&answers=0",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_body_that_is_no_command_is_refused(browser: Browser, table: str, body: bytes) -> None:
    known = everything(browser, table)
    for which in ("play", "undo", "hand-over", "resign", "go-on", "play-on"):
        refused(browser.post(f"/t/{table}/{which}", content=body))
    assert everything(browser, table) == known


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "", "x" * 3000]
)
def test_any_content_type_is_answered(browser: Browser, kind: str) -> None:
    for path in (f"/new/{GAME}", "/upload", "/language"):
        refused(browser.post(path, content=b"--x\r\n\r\n", headers={"content-type": kind}))


@pytest.mark.parametrize("charset", ["undefined", "punycode", "idna", "unicode_escape", "utf-7", "hex", "x" * 100])
def test_any_charset_is_answered(browser: Browser, charset: str) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="language"\r\n\r\n\\ud800-\\\r\n--x--\r\n'
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    refused(browser.post("/language", content=body, headers={"content-type": kind}))


def test_a_form_of_any_charset_makes_no_table_that_cannot_be_shown(browser: Browser) -> None:
    fields = {"seat-0": "person", "seat-1": "random", "name-0": "\\ud800"}
    body = "".join(
        f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in fields.items()
    )
    kind = "multipart/form-data; boundary=x; charset=unicode_escape"
    browser.post(f"/new/{GAME}", content=f"{body}--x--\r\n".encode(), headers={"content-type": kind})
    assert browser.get("/").status_code == 200


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
COMMANDS = st.fixed_dictionaries(
    {},
    optional={
        "seat": st.sampled_from([0, 1]) | JSON_VALUES,
        "action": st.integers(-5, 1500) | JSON_VALUES,
        "answers": st.integers(-2, 4) | JSON_VALUES,
        "player": st.sampled_from(["greedy", "random", None]) | JSON_VALUES,
        "at": st.integers(-2, 4) | JSON_VALUES,
    },
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(which=st.sampled_from(["play", "undo", "hand-over", "resign", "go-on", "play-on"]), command=COMMANDS)
def test_a_refused_command_changes_nothing_whatever_it_was(
    browser: Browser, which: str, command: dict[str, Any]
) -> None:
    table = browser.make("person", "link", "link", first=1)
    browser.step(table)
    known = everything(browser, table)
    answer = browser.post(f"/t/{table}/{which}", content=json.dumps(command).encode())
    assert answer.status_code < 500, answer.text
    if answer.status_code != 200:
        assert answer.json()["error"] and everything(browser, table) == known


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    what=st.sampled_from(["why?place=", "now?since=", "now?uncover=", "at/", "stream-not/", "words?"]),
    text=st.text(max_size=30),
)
def test_any_question_is_answered(browser: Browser, table: str, what: str, text: str) -> None:
    assert browser.get(f"/t/{table}/{what}{quote(text, safe='')}").status_code < 500


# Addresses

LONG = "1" * 5000


@pytest.mark.parametrize(
    "path",
    [
        "/t/{table}/at/" + LONG,
        "/s/{table}/" + LONG + "/x",
        "/t/{table}/now?uncover=9",
        "/t/{table}/now?uncover=" + LONG,
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
        "/t/%ff%fe",
        "/t/" + "x" * 3000,
        "/t/..%2f..%2fetc%2fpasswd",
        "/qr?path=/etc/passwd",
        "/qr?path=http://evil.example",
        "/qr?path=/s/" + "x" * 300,
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static/..%5capp.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/....//app.py",
        "/static/%00",
        "/static/osada.js%00.svg",
        "/static/" + "x" * 3000,
        "/static/é",
        "/static/%ff",
    ],
    ids=lambda path: path[:40],
)
def test_an_address_that_leads_nowhere_is_refused(browser: Browser, table: str, path: str) -> None:
    answer = browser.get(path.format(table=table))
    refused(answer)
    assert "root:" not in answer.text and "import" not in answer.text


def raw(server: Server, *lines: str, body: bytes = b"") -> str:
    """The status line that these bytes are answered with."""
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=10)) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return line.recv(4096).decode("latin-1").split("\r\n")[0]


@pytest.mark.parametrize(
    "path",
    ["/static/../app.py", "/static/../../core/table.py", "//evil.example/..", "/./../etc/passwd", "*", "/t/../new/x"],
)
def test_paths_that_climb_are_not_followed(shared: Server, path: str) -> None:
    assert re.match(r"HTTP/1.1 40\d", raw(shared, f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{shared.port}"))


@pytest.mark.parametrize(
    "host", ["[", "[::1", "a" * 5000, "evil.example", "é", "a b", "", "127.0.0.1:x", "127.0.0.1:" + LONG]
)
def test_any_host_is_answered(browser: Browser, table: str, host: str) -> None:
    for path in ("/", f"/t/{table}", f"/t/{table}/now", "/qr?path=/s/x", "/static", "/nothing"):
        answer = browser.get(path, headers={"host": host.encode(), "accept": "text/html"})
        assert answer.status_code < 500, (path, answer.text[:200])


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"])
def test_only_three_methods_are_used(browser: Browser, table: str, method: str) -> None:
    known = everything(browser, table)
    for path in (f"/t/{table}", f"/t/{table}/play", "/", "/static/osada.js", "/nothing"):
        status = raw(browser.server, f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{browser.server.port}")
        assert re.match(r"HTTP/1.1 40[05]", status), status
    assert everything(browser, table) == known


def test_a_command_is_not_got_and_a_page_is_not_posted(browser: Browser, table: str) -> None:
    for which in POSTS:
        refused(browser.get(f"/t/{table}/{which}"), 405)
    for path in ("/", f"/t/{table}", f"/t/{table}/now", f"/t/{table}/stream", "/static/osada.js"):
        refused(browser.post(path, {}), 405)


def test_a_head_of_a_stream_ends(browser: Browser, table: str) -> None:
    answer = browser.http.head(f"/t/{table}/stream", timeout=5)
    assert answer.status_code < 500
    assert not browser.get(f"/t/{table}/now", timeout=5).json()["players"][0]["here"]


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


# Sizes and rates


def test_a_command_is_small(browser: Browser, table: str) -> None:
    refused(browser.post(f"/t/{table}/play", content=b" " * 5000), 413)
    assert browser.command(table, "hand-over", seat=0, answers=0, player=None, more="x" * 3900).status_code == 200


@pytest.mark.parametrize("path", ["/upload", f"/new/{GAME}", "/language", "/t/{table}/play"])
def test_a_body_beyond_the_bound_is_refused_whether_or_not_it_says_so(browser: Browser, table: str, path: str) -> None:
    path = path.format(table=table)
    kind = {"content-type": "application/x-www-form-urlencoded"}
    refused(browser.post(path, content=b"a" * (LARGEST + 1), headers=kind), 413)
    chunks = (b"a" * 100_000 for _ in range(LARGEST // 100_000 + 2))
    refused(browser.post(path, content=chunks, headers=kind), 400, 413)
    assert browser.get("/").status_code == 200


def test_a_body_that_lies_about_its_length_is_refused(shared: Server) -> None:
    head = [f"Host: 127.0.0.1:{shared.port}", f"Origin: {shared.address}"]
    for length in ("99999999999999999999", "-1", "x", "\xb2", "1, 2", "0x10", LONG):
        status = raw(shared, "POST /upload HTTP/1.1", *head, f"Content-Length: {length}", body=b"x")
        assert re.match(r"HTTP/1.1 4\d\d", status), (length, status)


def test_too_many_requests_are_refused_and_later_ones_are_not(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "1") as server, Browser(server).http as client:
        answers = [client.get("/static/icon.svg") for _ in range(30)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert len(late) > 10 and {answer.status_code for answer in answers} == {200, 429}
        refused(late[0], 429)
        time.sleep(2.5)
        assert client.get("/static/icon.svg").status_code == 200


def test_the_usual_rate_is_bounded_for_each_address() -> None:
    rates = Rates()
    assert sum(rates.allows("one") for _ in range(1000)) < 300
    assert rates.allows("other") and not rates.allows("one")


def test_addresses_are_forgotten_before_there_are_too_many() -> None:
    rates = Rates()
    for number in range(ADDRESSES + 100):
        rates.allows(str(number))
    assert len(rates._buckets) <= ADDRESSES


def test_what_is_kept_of_many_questions_is_bounded(hall: Hall) -> None:
    """Every number to resume from would be kept as an update of its own."""
    table_id = asyncio.run(
        hall.make(Table(osada.game(GAME), 2, names=("A", "B")), [Seat("person", "A"), Seat("person", "B")], "me")
    )
    live = hall.find(table_id)
    assert live is not None
    assert len({update(live, 0, None, "en", since) for since in range(100)}) == 1
    assert len(live.cache) <= 2


def test_an_idle_line_does_not_stop_the_others(shared: Server) -> None:
    lines = [socket.create_connection(("127.0.0.1", shared.port)) for _ in range(60)]
    for line in lines:
        line.sendall(b"POST /upload HTTP/1.1\r\nContent-Length: 10\r\n")
    assert Browser(shared).get("/").status_code == 200
    for line in lines:
        line.close()


# Names

NAMES = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    "</script><script>x",
    "<!--",
    "]]>",
    "{{ 7*7 }}",
    "{ $player }",
    "&lt;b&gt;",
    "%s %d {0}",
    "\u202eevil",
    "\u2028\u2029",
    "\u0000\u0007\u001b[31m",
    "شطرنج",
    "é" * 500,
    "𝔘𝔫𝔦",
    "\ufeff",
    "\\u003cscript>",
    "javascript:alert(1)",
    "a\r\nb",
    "   ",
]


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name)[:24])
def test_a_name_is_text_wherever_it_is_shown(browser: Browser, name: str) -> None:
    table = browser.make("person", "link", names=(name, "Bo"), first=1)
    browser.step(table)
    number = browser.command(table, "hand-over", seat=0, answers=1, player=None).json()["number"]
    browser.command(table, "resign", seat=1, answers=number)
    update = browser.invite(table, 1).command(table, "resign", seat=1, answers=number).json()
    shown = update["players"][0]["name"]
    assert 0 < len(shown) <= 24 and shown.isprintable() and shown.strip() == shown
    pages = [browser.get(path).text for path in ("/", f"/t/{table}", f"/t/{table}/replay")]
    for text in pages:
        page = Page(text)
        assert [script.split("?")[0] for script in page.scripts()] == ["/static/osada.js"]
        assert not [has for tag, has in page.tags if has.get("src") == "x"]
    for markup in update["sheets"].values():
        sheet = Page(markup)
        assert not sheet.scripts() and not [tag for tag, _ in sheet.tags if tag in ("script", "img", "b")]
    sheets_are_xml(update["sheets"])
    assert browser.get(f"/t/{table}/record").status_code == 200
    assert browser.get(f"/t/{browser.upload(browser.get(f'/t/{table}/record').content)}").status_code == 200


def sheets_are_xml(sheets: dict[str, str]) -> None:
    """The module parses them as XML: what is no XML would not be shown at all."""
    from xml.dom.minidom import parseString  # noqa: PLC0415

    for markup in sheets.values():
        parseString(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


# New tables and records


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"seat-0": "person"},
        {"seat-0": "person", "seat-1": "nobody"},
        {f"seat-{number}": "person" for number in range(4)} | {"option-first": "seat-9"},
        {"seat-0": "person", "seat-1": "person", "option-first": "seat-4"},
        {"seat-0": "person", "seat-1": "person", "option-cards": "nothing"},
        {"seat-0": "person", "seat-1": "person", "option-cards": "chosen"},
        {
            "seat-0": "person",
            "seat-1": "person",
            "option-cards": "chosen",
            "option-cards-0": "miners",
            "option-cards-1": "miners",
        },
        {"seat-0": "person", "seat-1": "person", "option-tavern": "x" * 100_000},
        {"seat-0": "<script>" * 1000, "seat-1": "person"},
    ],
)
def test_a_table_that_cannot_be_is_refused(browser: Browser, form: dict[str, str]) -> None:
    refused(browser.post(f"/new/{GAME}", data=form), 400)


def with_header(line: str, record: str = FINISHED) -> bytes:
    """A record in which a line of the header is another."""
    key = line.partition(":")[0]
    lines = [kept for kept in record.splitlines() if not kept.startswith(f"{key}:")]
    return "\n".join([lines[0], line, *lines[1:], ""]).encode("utf-8", "surrogatepass")


OWN = (RECORDS / "kingdom-builder-own-components.record").read_text("utf-8")
SET = json.loads(next(line for line in OWN.splitlines() if line.startswith("component-set:")).partition(":")[2])
SECTORS = SET["contents"]["sectors"]


def with_set(**changes: Any) -> bytes:
    return with_header("component-set: " + json.dumps(SET | changes), OWN)


def with_farm(*rows: Any) -> bytes:
    """A set with a sector of other rows."""
    return with_set(contents={"sectors": SECTORS | {"farm": list(rows)}})


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"\xff\xfe",
        b"\x00" * 1000,
        b"osada record 1",
        b"osada record 2\n",
        b"osada record 1\n" * 1000,
        b"x" * 1_000_000,
        FINISHED.encode("utf-16"),
        FINISHED.encode()[:-40] + b"= 0 0\n",
        FINISHED.replace("build", "burn").encode(),
        FINISHED.replace("> terrain forest", "> terrain lava", 1).encode(),
        FINISHED.replace("> terrain forest\n", "", 1).encode(),
        (FINISHED + "build 1,1\n").encode(),
        (FINISHED + "> terrain canyon\n").encode(),
        FINISHED.encode() + b"build " + b"1" * 1_000_000,
        with_header("players: 3"),
        with_header("players: 0"),
        with_header("players: -1"),
        with_header("players: 99999999"),
        with_header("players: " + "9" * 5000),
        with_header("seed: " + "9" * 5000),
        with_header(f"seed: {1 << 128}"),
        with_header("seed: x"),
        with_header("names: {}"),
        with_header('names: ["\\ud800", "b"]'),
        with_header("names: [[], {}]"),
        with_header('names: ["a"]'),
        with_header("names: " + "[" * 100_000),
        with_header("options: " + '{"a":' * 100_000),
        with_header("options: []"),
        with_header('options: {"cards": [[1], 2, 3]}'),
        with_header('options: {"cards": {"a": 1}}'),
        with_header('options: {"x": 1}'),
        with_header('options: {"first": "seat-4"}'),
        with_header('options: {"first": NaN}'),
        with_header("game: nothing"),
        with_header("game: ../../server"),
        with_header("game: " + "x" * 100_000),
        with_header("components: standard 0"),
        with_header("components: "),
        with_header("rules: " + "1" * 5000),
        with_header("component-set: []"),
        with_header("component-set: {}"),
        with_header('component-set: {"\\ud800": 1}'),
        with_set(contents={}),
        with_set(contents={"sectors": []}),
        with_farm(*[""] * 10),
        with_farm(*[1] * 10),
        with_farm(*["\ud800" * 10] * 10),
        with_farm(*["w" * 100_000] * 10),
        with_set(set="x\ny", about="<script>"),
        with_set(set=1, provenance=[]),
    ],
    ids=lambda record: repr(record[:60])[-30:],
)
def test_a_bad_record_is_refused_with_a_sentence(browser: Browser, record: bytes) -> None:
    began = time.monotonic()
    known = browser.server.ask("SELECT count(*) FROM tables")
    answer = browser.post("/upload", files={"record": ("a.record", record)})
    refused(answer, 400)
    assert time.monotonic() - began < 5
    assert browser.server.ask("SELECT count(*) FROM tables") == known
    page = browser.post("/upload", files={"record": ("a", record)}, headers={"accept": "text/html"})
    assert page.status_code == 400 and "<script>" not in page.text


@pytest.mark.parametrize("files", [{}, {"other": ("a", b"x")}, {"record": ("a", b"x"), "more": ("b", b"y")}])
def test_a_record_is_one_file(browser: Browser, files: dict[str, tuple[str, bytes]]) -> None:
    refused(browser.post("/upload", files=files), 400)
    refused(browser.post("/upload", data={"record": FINISHED}), 400)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_record_with_some_bytes_changed_is_replayed_or_refused(browser: Browser, data: st.DataObject) -> None:
    record = bytearray(before("token paddock").encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(record) - 1))
        record[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    answer = browser.post("/upload", files={"record": ("a", bytes(record))})
    assert answer.status_code in (303, 400), answer.text
    if answer.status_code == 303:
        assert browser.get("/").status_code == 200
        browser.post(f"/t/{answer.headers['location'].split('/')[2]}/delete")


# Tables that go while somebody plays


def test_a_command_to_a_table_that_was_just_deleted_is_refused(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    body = json.dumps({"seat": 0, "action": action, "answers": 0}).encode()
    port, cookie = browser.server.port, browser.http.cookies["osada"]
    with closing(socket.create_connection(("127.0.0.1", port), timeout=10)) as line:
        head = [f"POST /t/{table}/play HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: {browser.server.address}"]
        head += [f"Cookie: osada={cookie}", f"Content-Length: {len(body)}", "", ""]
        line.sendall("\r\n".join(head).encode())
        time.sleep(0.3)
        assert browser.post(f"/t/{table}/delete").status_code == 303
        line.sendall(body)
        status = line.recv(4096).decode("latin-1").split("\r\n")[0]
    assert re.match(r"HTTP/1.1 4(04|09|10)", status), status


def test_tables_with_bots_are_deleted_again_and_again(browser: Browser) -> None:
    for wait in (0, 0.02, 0.05, 0.1, 0.3, 0.6):
        table = browser.make("link", "greedy", "greedy", first=2)
        with browser.stream(table) as stream:
            stream.event()
            time.sleep(wait)
            assert browser.post(f"/t/{table}/delete").status_code == 303
    time.sleep(1)  # what a bot thought until now would be written now
    assert browser.get("/").status_code == 200


def test_a_table_does_not_come_back_while_it_is_deleted(hall: Hall) -> None:
    """Its streams look for it once more before they end."""

    async def delete() -> None:
        table = Table(osada.game(GAME), 2, names=("A", "B"))
        table_id = await hall.make(table, [Seat("person", "A"), Seat("bot", "B", "greedy")], "me")
        assert hall.find(table_id)
        deleting = asyncio.create_task(hall.delete(table_id))
        await asyncio.sleep(0)
        hall.find(table_id)
        await deleting
        assert hall.find(table_id) is None

    asyncio.run(delete())


def test_many_browsers_at_once_are_all_answered(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", first=1)
    wrong: list[int] = []

    def visit() -> None:
        guest = Browser(shared)
        guest.http.cookies.update(host.http.cookies)
        for path in ("/", f"/t/{table}", f"/t/{table}/now", f"/t/{table}/words", f"/t/{table}/hint") * 3:
            status = guest.get(path).status_code
            if status != 200:
                wrong.append(status)

    threads = [Thread(target=visit) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
