"""The score sheet as people tap it: how the table reads two rules, and roads that go with what carries them."""

from __future__ import annotations

from osada.core.pad import At
from osada.games.hamlet import GAME
from osada.testing import rule
from tests.pads.finals import final

ROADS, PLAYERS = At("en", "roads"), At("en", "players")
READINGS = {"awards": "zero-counts", "second-road": "allowed"}


def test_a_document_keeps_the_readings_of_its_table() -> None:
    document = final("hamlet", 1)[0] | READINGS
    values = GAME.pad.values(document)
    tapped, refused = GAME.pad.after({}, values.items())
    assert (tapped, refused) == (values, [])
    assert GAME.pad.document(tapped, [player["name"] for player in document["players"]]) == document


@rule("HA-36")
def test_awards_for_nothing_are_given_where_the_table_says_so() -> None:
    empty = GAME.pad.document({}, ["A", "B"])
    said = [choice.sets for part in GAME.pad.shown({}, PLAYERS).controls for choice in getattr(part, "choices", ())]
    assert (("awards", "on"),) in said
    given = GAME.pad.document({"awards": "on"}, ["A", "B"])
    merchants = [GAME.pad.count(one).scores for one in (empty, given)]
    assert [[score["merchant"] for score in scores or []] for scores in merchants] == [[0, 0], [2, 2]]


@rule("HA-34")
def test_a_second_road_between_two_tiles_where_the_table_allows_it() -> None:
    laid = {place: tile for place, tile in GAME.pad.values(final("hamlet", 1)[0]).items() if place.startswith("tile-")}
    first = [offers[0].sets[0] for place, offers in GAME.pad.shown(laid, ROADS).offers.items() if "road-" in place]
    one = next(sets for sets in first if _second(laid, sets) is not None)
    second = _second(laid, one)
    assert second is not None
    two = GAME.pad.after(laid | {"second-road": "on"}, [one, second])
    assert two[1] == []
    document = GAME.pad.document(two[0], ["A", "B"])
    assert len(document["roads"]) == 2 and document["roads"][0]["between"] == document["roads"][1]["between"]
    assert [fault for fault in GAME.pad.count(document).faults if not fault.open] == []
    assert GAME.pad.values(document) | two[0] == GAME.pad.values(document)
    forbidden = GAME.pad.after(two[0], [("second-road", "")])[0]
    assert [place for place in forbidden if place.startswith("road-")] == [one[0]], "it goes with its reading"


def _second(laid: dict[str, str], road: tuple[str, str]) -> tuple[str, str] | None:
    """The road that may stand beside another one."""
    place = f"{road[0]}+2"
    assert GAME.pad.after(laid | {road[0]: road[1]}, [(place, "0")])[1], "usually there is one"
    offers = GAME.pad.shown(laid | {"second-road": "on", road[0]: road[1]}, ROADS).offers.get(place)
    return offers[0].sets[0] if offers else None
