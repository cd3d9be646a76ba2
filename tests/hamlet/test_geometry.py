"""Shapes, places and roads, in whole numbers."""

from __future__ import annotations

import random

import pytest

from osada.games.hamlet import geometry
from osada.games.hamlet.layouts import church_alone, first_layout
from osada.games.hamlet.pieces import SECTIONS, TILES
from osada.games.hamlet.printed import pieces_of
from osada.games.hamlet.village import NOTHING, Village
from osada.testing import rule
from tests.hamlet.positions import GAME, contacts, lay, position

PIECES = pieces_of(GAME.standard, 2)


def area(outline: list[geometry.Point]) -> int:
    """In triangles: the shoelace formula in lattice coordinates, where a triangle has area 1/2."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)))


@pytest.mark.parametrize("tile", range(len(TILES)), ids=TILES)
def test_every_rotation_covers_as_many_triangles_as_its_area(tile: int) -> None:
    for turned in PIECES.turned[tile]:
        assert len(set(turned.triangles)) == len(turned.triangles) == area(list(turned.vertices))
        assert len(set(turned.edges)) == len(turned.edges)


def test_vertices_and_edges_come_back_from_their_numbers() -> None:
    for where in ((0, 0), (3, -5), (-7, 2), (-1, -1)):
        assert geometry.point(geometry.vertex(where)) == where
        for direction in range(6):
            start = geometry.vertex(where)
            there = geometry.point(start + geometry.STEPS[direction])
            assert set(geometry.ends(geometry.edge(start, direction))) == {where, there}


@rule("HA-4", "HA-0a")
def test_the_first_layout_touches_as_in_the_picture() -> None:
    village = first_layout(PIECES)
    church = [beyond // SECTIONS for beyond in village.contacts[0] if beyond != NOTHING]
    assert sorted({TILES[tile] for tile in church}) == ["farm", "market", "quarry", "town_hall", "woodcutter"]
    assert village.printed[0].bit_count() == 5
    state = position()
    assert ("farm", "FF") in [(other, grounds) for _, other, grounds in contacts(state, "market")]


@rule("HA-31")
def test_places_beside_the_church_with_the_same_result_are_one() -> None:
    village = church_alone(PIECES)
    pond = TILES.index("pond_mountain")
    places = village.places(0, pond)
    assert len(set(places.values())) == len(places)
    roads = PIECES.roads[0]
    assert not any(roads[number // 10] for number in places)
    assert {number % 10 for number in places} == {0}  # all its rotations look the same


@rule("HA-31")
def test_a_corner_is_no_contact_and_a_road_lies_on_a_road_only() -> None:
    state = position()
    for tile in range(6, len(TILES)):
        for site in state.village.order:
            for placement in state.village.places(site, tile).values():
                grown = state.village.grown(tile, placement)
                touched = [beyond for beyond in grown.contacts[tile] if beyond >= 0]
                assert any(beyond // SECTIONS == site for beyond in touched)
                assert grown.occupied.bit_count() == state.village.occupied.bit_count() + len(
                    PIECES.turned[tile][placement[0]].triangles
                )
                for section, beyond in enumerate(grown.contacts[tile]):
                    if beyond >= 0:
                        assert PIECES.roads[tile][section] == PIECES.road_at[beyond]


def test_places_known_from_smaller_villages_are_those_found_anew() -> None:
    chance = random.Random(4)
    for _ in range(6):
        village = first_layout(PIECES)
        tiles = chance.sample(range(6, len(TILES)), 8)
        while tiles:
            tile = tiles.pop()
            for site in village.order:
                for other in tiles:
                    village.places(site, other)
                    village.has_place(site, other)
            site = chance.choice(village.order)
            places = village.places(site, tile)
            if places:
                village = village.grown(tile, chance.choice(list(places.values())))
        anew = Village(PIECES)
        for tile in village.order:
            placed = village.placed[tile]
            assert placed is not None
            anew = anew.with_tile(tile, placed[1:])
        assert anew.contacts == village.contacts and anew.printed == village.printed
        for tile in range(6, len(TILES)):
            for site in village.order:
                if not village.tiles >> tile & 1:
                    assert village.has_place(site, tile) == bool(anew.places(site, tile))
                    assert village.places(site, tile) == anew.places(site, tile)


@rule("HA-16")
def test_goods_go_both_ways() -> None:
    state = position()
    lay(state, "barn_a", "market", "road")
    lay(state, "windmill", "barn_a", "road")
    for donkeys in range(64):
        for one in state.village.order:
            for two in state.village.order:
                there = state.network.reach(one, donkeys) >> two & 1
                assert there == state.network.reach(two, donkeys) >> one & 1
