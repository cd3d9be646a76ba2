"""The record that the documents show can be replayed."""

from __future__ import annotations

import re
from pathlib import Path

import osada

ROOT = Path(__file__).parents[2]


def test_the_record_in_the_documents_is_one(tmp_path: Path) -> None:
    shown = re.search(r"```\n(osada record 1\n.*?)```", (ROOT / "docs" / "playing.md").read_text("utf-8"), re.S)
    assert shown is not None
    file = tmp_path / "shown.record"
    file.write_text(shown[1], "utf-8")
    table = osada.Table.resume(osada.read_record(file))
    assert table.actions_played == 4 and table.seat == 0
