"""Pictures as one file."""

from __future__ import annotations

from xml.etree import ElementTree

from osada.core.standalone import standalone
from osada.core.svg import Pane, Picture, wrapped


def pane(name: str, width: float, height: float) -> Pane:
    return Pane(width, height, lambda: f'<rect width="{len(name)}"/>', "")


def test_a_hand_lies_below_the_board_in_its_width() -> None:
    panes = {"board": pane("b", 1000, 600), "side": pane("s", 300, 100), "hand": pane("hhh", 500, 100)}
    whole = standalone(Picture("", panes, "T"))
    svg = ElementTree.fromstring(whole)
    assert svg.get("viewBox") == "0 0 1348 812"
    assert '<g transform="translate(0 612)scale(2)"><rect width="3"/></g>' in whole


def test_without_a_hand_the_picture_is_as_high_as_the_board() -> None:
    whole = standalone(Picture("", {"board": pane("b", 1000, 600), "side": pane("s", 300, 100)}, "T"))
    assert ElementTree.fromstring(whole).get("viewBox") == "0 0 1348 600"


def test_a_text_breaks_at_spaces_but_not_at_non_breaking_ones() -> None:
    assert wrapped("2  body\nza most", 40, 10) == ["2 body", "za most"]
    assert wrapped("2\u00a0body za\u00a0most", 30, 10) == ["2\u00a0body", "za\u00a0most"]
