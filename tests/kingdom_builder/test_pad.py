"""The score sheet as people tap it: what does not take, and what goes with a sector."""

from __future__ import annotations

import pytest

from osada.core.pad import At
from osada.games.kingdom_builder import GAME
from osada.testing import rule

BOARD = [("sector-0", "oracle"), ("sector-1", "farm-turned"), ("sector-2", "oasis"), ("sector-3", "tower-turned")]
AT = At("en", "settlements")
CARDS = [("card-lords", "on"), ("card-miners", "on"), ("card-knights", "on")]
LAID = GAME.pad.after({}, [*BOARD, *CARDS])[0]


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        ("sector-1", "oracle-turned", "sector-twice"),
        ("card-workers", "on", "cards"),
        ("hex-5-0", "0", "settlement-on-mountain"),
        ("hex-1-3", "0", "settlement-on-castle"),
        ("hex-3-7", "1", "settlement-on-location"),
        ("hex-0-0", "2", "pad-place"),
        ("hex-20-0", "0", "pad-place"),
        ("emptied-0-0", "on", "pad-place"),
        ("players", "5", "pad-players"),
    ],
)
def test_what_cannot_be_does_not_take(place: str, value: str, code: str) -> None:
    after, refused = GAME.pad.after(LAID, [(place, value)])
    assert after == LAID
    assert [fault.code for fault in refused] == [code]


@rule("KB-4")
def test_a_41st_settlement_does_not_take() -> None:
    letters = [f"hex-{row}-{column}" for row in (0, 1, 2) for column in (0, 1, 2, 4, 7, 8, 9)]
    letters += [f"hex-{row}-{column}" for row in (8, 9) for column in (4, 5, 6, 8, 9, 10, 11, 13, 14)]
    letters += ["hex-9-7", "hex-9-12"]
    after, refused = GAME.pad.after(LAID, [(place, "0") for place in letters])
    assert len(letters) == 41 and [fault.code for fault in refused] == ["settlements-too-many"]
    assert GAME.pad.shown(after, AT).heads == ["40/40", "0/40"]


def test_a_hex_changes_hands() -> None:
    after, _ = GAME.pad.after(LAID, [("hex-0-0", "0"), ("hex-0-0", "1")])
    assert after["hex-0-0"] == "1"


def test_another_sector_takes_its_settlements_with_it() -> None:
    built, _ = GAME.pad.after(LAID, [("hex-0-0", "0"), ("hex-0-17", "0"), ("hex-19-0", "1")])
    turned, _ = GAME.pad.after(built, [("sector-0", "oracle-turned")])
    assert [place for place in turned if place.startswith("hex-")] == ["hex-0-17", "hex-19-0"]
    assert not [place for place in GAME.pad.after(built, [("sector-3", "")])[0] if place.startswith("hex-")]


@rule("KB-55")
def test_locations_without_tokens_can_be_marked() -> None:
    values, refused = GAME.pad.after(LAID, [("merchants", "on"), ("emptied-3-7", "on")])
    assert refused == []
    assert GAME.pad.document(values, ["A", "B"])["emptied"] == [[3, 7]]
    assert [offer.sets for offer in GAME.pad.shown(values, AT).offers["hex-3-7"]] == [(("emptied-3-7", ""),)]


def test_all_faults_are_told_at_once() -> None:
    document = GAME.pad.document(LAID, ["A", "B"])
    document["cards"] = ["lords"]
    document["players"][0]["settlements"] = [[5, 0], [1, 3], [0, 0]]
    document["players"][1]["settlements"] = [[0, 0], [3, 7]]
    counted = GAME.pad.count(document)
    assert [(fault.code, fault.place) for fault in counted.faults] == [
        ("cards-missing", "cards"),
        ("settlement-on-mountain", "hex-5-0"),
        ("settlement-on-castle", "hex-1-3"),
        ("settlement-taken", "hex-0-0"),
        ("settlement-on-location", "hex-3-7"),
    ]
    assert counted.scores is not None
