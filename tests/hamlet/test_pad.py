"""The score sheet as people tap it: how the table reads two rules, and roads that go with what carries them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from osada.core.pad import At
from osada.games.hamlet import GAME
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.printed import pieces_of
from osada.games.hamlet.village import Placement, Village, placement_at
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


@pytest.mark.parametrize(("seed", "name"), [(7, "sawmill"), (1, "tavern"), (3, "windmill")])
def test_a_tile_comes_to_lie_in_every_way_in_which_it_fits(seed: int, name: str) -> None:
    whole = GAME.pad.values(final("hamlet", seed)[0])
    tiles = [place for place in whole if place.startswith("tile-") and place != f"tile-{name}"][:7]
    laid, refused = GAME.pad.after({}, [(place, whole[place]) for place in tiles])
    assert refused == []
    village = Village(pieces_of(GAME.standard, 2))
    for one in tiles:
        turns, *where = map(int, whole[one].split(","))
        village = village.with_tile(TILES.index(one.removeprefix("tile-")), placement(turns, where))
    far = range(-24, 25)
    free = [(turns, [i, j]) for turns in range(6) for i in far for j in far]
    fits = [way for way in free if village.fits(TILES.index(name), placement(*way))]
    ways = {
        f"{turns},{i},{j}" for turns, (i, j) in fits if touches(village, TILES.index(name), placement(turns, [i, j]))
    }
    reached: set[str] = set()
    sides = GAME.pad.shown(laid, At("en", "village", name)).offers
    for action in [offers[0].sets[0] for at, offers in sides.items() if at.startswith("at-")]:
        while action[1] and action[1] not in reached:
            reached.add(action[1])
            lies = laid | dict([action])
            tile = f"t{TILES.index(name)}"
            action = GAME.pad.shown(lies, At("en", "village")).offers[tile][0].sets[0]
    assert len(ways) > 20 and len(reached ^ ways) == 0


def placement(turns: int, where: Sequence[int]) -> Placement:
    return placement_at(turns, (where[0], where[1]))


def touches(village: Village, tile: int, placed: Placement) -> bool:
    return any(beyond >= 0 for beyond in village.with_tile(tile, placed).contacts[tile])


def _second(laid: dict[str, str], road: tuple[str, str]) -> tuple[str, str] | None:
    """The road that may stand beside another one."""
    place = f"{road[0]}+2"
    assert GAME.pad.after(laid | {road[0]: road[1]}, [(place, "0")])[1], "usually there is one"
    offers = GAME.pad.shown(laid | {"second-road": "on", road[0]: road[1]}, ROADS).offers.get(place)
    return offers[0].sets[0] if offers else None
