"""A name is text, wherever it is shown."""

from __future__ import annotations

import pytest

from tests.server.answers import MODULES, Page, modules, panes_are_xml
from tests.server.browser import Browser

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
        assert modules(page) in MODULES
        assert not [has for tag, has in page.tags if has.get("src") == "x"]
    for markup in update["panes"].values():
        pane = Page(markup)
        assert not pane.scripts() and not [tag for tag, _ in pane.tags if tag in ("script", "img", "b")]
    panes_are_xml(update["panes"])
    assert browser.get(f"/t/{table}/record").status_code == 200
    assert browser.get(f"/t/{browser.upload(browser.get(f'/t/{table}/record').content)}").status_code == 200
