"""The score sheet of a page: all lines, or those that count where there are many."""

from __future__ import annotations

from osada.server.updates import LONG_SHEET, shown_lines


def test_a_short_sheet_shows_every_line() -> None:
    assert shown_lines([{"castles": 0, "knights": 3, "total": 3}, {"castles": 0, "knights": 1, "total": 1}]) == [
        "castles", "knights", "total",
    ]  # fmt: skip


def test_a_long_sheet_leaves_out_what_nobody_has() -> None:
    empty = {f"line-{number}": 0 for number in range(LONG_SHEET)}
    one, two = {**empty, "total": 0}, {**empty, "line-3": -2, "total": -2}
    assert shown_lines([one, two]) == ["line-3", "total"]
    assert shown_lines([one, one]) == ["total"], "the last line decides, whatever it is"
