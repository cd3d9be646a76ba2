"""Recorded games are replayed: one that goes otherwise needs a new ``rules_version``."""

from __future__ import annotations

from pathlib import Path

import osada
import pytest

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_is_replayed_to_its_end(file: Path) -> None:
    record = osada.read_record(file)
    assert record.finished and osada.last_position(record).seat is None
