"""What browsers need to have the page as an app; and where it opens."""

from __future__ import annotations

import struct

import pytest

from osada.core.text import LANGUAGES, texts
from tests.server.browser import Browser
from tests.server.test_told import play_turn, two

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_language_of_the_page(browser: Browser, language: str) -> None:
    page = Browser(browser.server, language).get("/").text
    address = page.partition('<link rel="manifest" href="')[2].partition('"')[0]
    answer = browser.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert said["lang"] == language and said["description"] == texts(language)("app-about")
    assert said["display"] == "standalone" and said["scope"] == "/" and said["start_url"] == "/turn"


def test_icons_are_as_large_as_they_say(browser: Browser) -> None:
    icons = browser.get("/manifest.webmanifest?language=en").json()["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    for icon in icons:
        answer = browser.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert answer.content.startswith(PNG)
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_worker_stands_above_all_pages_and_is_asked_for_anew(browser: Browser) -> None:
    answer = browser.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "showNotification" in answer.text and "import " not in answer.text


def test_the_app_opens_where_it_is_my_turn(browser: Browser) -> None:
    host, guest, table = two(browser.server)
    stranger = Browser(browser.server)
    for nobody in (stranger, guest):
        assert nobody.get("/turn").headers["location"] == "/"
    play_turn(host, table)
    assert guest.get("/turn").headers["location"] == f"/t/{table}"
    assert host.get("/turn").headers["location"] == "/"


def test_where_it_is_my_turn_is_the_same_on_every_device(browser: Browser) -> None:
    host, desk, table = two(browser.server)
    code = desk.post("/me/code").text.partition("data-code>")[2][:19]
    phone = Browser(browser.server)
    assert phone.post("/me/back", data={"code": code}).status_code == 303
    devices = (desk, phone)
    assert [device.get("/turn").headers["location"] for device in devices] == ["/", "/"]
    play_turn(host, table)
    assert [device.get("/turn").headers["location"] for device in devices] == [f"/t/{table}"] * 2
    assert all('id="yours"' in device.get("/").text for device in devices)
    play_turn(phone, table)
    assert not any('id="yours"' in device.get("/").text for device in devices), "what one has played both know"
