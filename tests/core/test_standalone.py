"""A picture on its own: nothing is missing in it, and nothing is too much."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from osada.core.standalone import cropped, standalone, used_symbols
from osada.core.svg import Pane, Picture

SYMBOLS = (
    '<g id="house"><path d="M0 0"/><g><use href="#roof" x="1" y="2"/></g></g><g id="roof"/>'
    '<pattern id="grass"><rect width="1" height="1"/></pattern><g id="ox"><path d="M1 1"/></g>'
)


def picture() -> Picture:
    still = '<path d="M40 50h9" fill="url(#grass)" data-place="a"/><circle cx="900" cy="800" r="4" data-place="b"/>'
    board = Pane(1000, 900, lambda: still, '<use href="#house" x="3" y="4" data-key="h"/>')
    side = Pane(100, 50, lambda: '<text class="ink" style="fill:var(--ink,#123456)">?</text>', "")
    return Picture(SYMBOLS, {"board": board, "side": side}, "A < B")


def test_only_symbols_that_are_used_are_carried_and_those_that_they_use() -> None:
    assert "".join(used_symbols(SYMBOLS, '<use href="#house"/>')) == SYMBOLS[: SYMBOLS.index("<pattern")]
    assert used_symbols(SYMBOLS, '<use href="#ox"/>') == ['<g id="ox"><path d="M1 1"/></g>']
    assert used_symbols(SYMBOLS, "<path/>") == []


def test_it_needs_no_page() -> None:
    drawn = standalone(picture())
    root = ElementTree.fromstring(drawn)
    ids = {element.get("id") for element in root.iter()} - {None}
    named = {name for pair in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawn) for name in pair} - {""}
    assert ids == named and len(ids) == 3
    assert len(root.findall(".//{*}pattern")) == 1 and 'd="M0 0"' in drawn and 'd="M1 1"' not in drawn
    assert "var(" not in drawn and "#123456" in drawn and "data-" not in drawn
    assert root[0].text == "A < B" and root.get("viewBox") == "0 0 1348 900"


def test_it_can_be_cropped_to_places_within_the_board() -> None:
    board = picture().panes["board"]
    assert cropped(board, ["a"]) == (0, 0, 130, 140)
    assert cropped(board, ["b"]) == (810, 710, 180, 180)
    assert cropped(board, ["a", "b"]) == (0, 0, 990, 890)
    assert cropped(board, ["elsewhere"]) == board.box
    assert 'viewBox="810 710 180 180"' in standalone(picture(), ["b"])
