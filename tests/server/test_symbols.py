"""The symbols of pictures: those of the standard pieces once for all pages of a game, those of a set with each page."""

from __future__ import annotations

import json
import re

import pytest

import osada
from osada.server import assets, symbols
from tests.server.browser import FINISHED, RECORDS, Browser

NAMED = re.compile(r'<script defer src="(/symbols/[^"]+)">')
WAITING = re.compile(r"<template data-symbols>(.*?)</template>", re.DOTALL)


@pytest.mark.parametrize("name", osada.names())
def test_a_page_names_the_symbols_of_its_game_and_a_browser_keeps_them(browser: Browser, name: str) -> None:
    table = browser.make("person", "link", first=1, game=name)
    for layout in ("wide", "tall"):
        page = browser.get(f"/t/{table}?layout={layout}").text
        (address,) = NAMED.findall(page)
        assert WAITING.findall(page) == [""]
        answer = browser.get(address)
        assert answer.headers["cache-control"] == assets.KEPT
        assert answer.headers["content-type"].startswith("text/javascript")
        markup = json.loads(answer.text.partition(".innerHTML=")[2].removesuffix(";\n"))
        assert markup == f"<svg>{symbols.standard(name, 'en', layout)}</svg>"


def test_lessons_and_replays_share_them(browser: Browser) -> None:
    table, over = browser.make("person", "link", first=1), browser.upload(FINISHED)
    pages = (f"/t/{table}", f"/t/{over}/replay", "/learn/kingdom-builder/first")
    assert len({NAMED.search(browser.get(f"{page}?layout=wide").text)[1] for page in pages}) == 1  # type: ignore[index]


def test_a_set_of_somebodys_own_comes_with_the_page(browser: Browser) -> None:
    own = browser.upload((RECORDS / "beer-bread-own-components.record").read_text("utf-8"))
    page = browser.get(f"/t/{own}").text
    assert not NAMED.search(page)
    assert WAITING.findall(page)[0].startswith("<svg>")


def test_what_there_is_not_is_not_found_and_another_version_is_not_kept(browser: Browser) -> None:
    for path in ("chess/en/wide", "hamlet/xx/wide", "hamlet/en/round"):
        assert browser.get(f"/symbols/{path}/0.js").status_code == 404
    assert browser.get("/symbols/hamlet/en/wide/0.js").headers["cache-control"] == "no-store"
