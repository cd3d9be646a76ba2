"""Where a command comes from: from a page of ours, or it is refused."""

from __future__ import annotations

import pytest

from tests.server.answers import POSTS, everything, refused
from tests.server.browser import FINISHED, GAME, Browser


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
