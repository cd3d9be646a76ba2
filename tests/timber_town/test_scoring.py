"""Points: the examples of the cards, and the engine against a scorer written from the cards alone."""

from __future__ import annotations

import random

import pytest

from osada.games.timber_town import GAME, TownState
from osada.games.timber_town.cells import SIDE_NAMES
from osada.games.timber_town.scoring.cards import POINTS, namesti
from osada.games.timber_town.scoring.city import city
from osada.games.timber_town.tiles import COLORS, letters_of
from osada.testing import rule
from osada.testing.sample import sample
from tests.timber_town import naive
from tests.timber_town.positions import points

CITIES = sample(2_000, 10_000)


def town(state: TownState, seat: int) -> naive.Town:
    """The city of a seat as the naive scorer takes it."""
    colors, ends = {}, {}
    for number, tile in enumerate(state.cells[seat]):
        if tile >= 0:
            cell = "ABCD"[number // 4], number % 4 + 1
            kind = tile >> 2 & 31
            colors[cell] = COLORS[state.tiles.colors[kind]]
            ends[cell] = letters_of(state.tiles.ends[kind][tile & 3])
    sides = [SIDE_NAMES[bridge >> 2].split("-") for bridge in state.bridges[seat]]
    bridges = {frozenset((name[0], int(name[1])) for name in side) for side in sides}
    return naive.Town(colors, ends, bridges, sum(state.figures[seat]))


def random_final(seed: int) -> TownState:
    """The end of a random game that fills its cities as far as it goes."""
    chance = random.Random(seed)
    state = GAME.start(2, seed)
    while state.seat is not None:
        actions = state.actions()
        state.play(chance.choice(actions[:-1] if len(actions) > 1 and chance.random() < 0.9 else actions))
    return state


@rule(
    "brown_namesti",
    "red_dvur",
    "green_zahrada",
    "green_hriste",
    "green_statek",
    "green_lesopark",
    "purple_svatyne",
    "purple_klaster",
    "purple_poustevna",
    "purple_pagoda",
    "orange_jidlo",
    "orange_kvetiny",
    "orange_latky",
    "orange_sperky",
    "blue_bednarstvi",
    "blue_truhlarstvi",
    "blue_krejcovstvi",
    "blue_kovarstvi",
    "yellow_chalupa",
    "yellow_srub",
    "yellow_bouda",
    "yellow_salas",
)
def test_all_cards_agree_with_a_scorer_written_from_the_cards() -> None:
    crossed = 0
    for seed in range(CITIES // 2):
        state = random_final(seed)
        towns = [town(state, seat) for seat in (0, 1)]
        for seat in (0, 1):
            own, other = city(state, seat), city(state, 1 - seat)
            for card, count in POINTS.items():
                assert count(own, other) == naive.CARDS[card](towns[seat], towns[1 - seat]), (seed, seat, card)
            if own.brown:
                once = own._replace(simple_route=True)
                assert namesti(once, other) == naive.namesti_once(towns[seat], towns[1 - seat]), (seed, seat)
                crossed += namesti(own, other) > 0
    assert crossed > CITIES / 100


# Examples


@rule("TT-A20", "TT-A21", "TT-A22")
def test_a_beaver_crosses_from_edge_to_edge() -> None:
    row = "B1=green:EW B2=brown-four B3=purple:EW"
    assert points("brown_namesti", f"{row} B4=purple:EW") == 5
    assert points("brown_namesti", f"{row} B4=yellow:W") == 0, "no end at the right edge"
    assert points("brown_namesti", f"{row} B4=blue:NSW") == 0, "no end at the right edge"
    assert points("brown_namesti", f"{row} B4=brown-four") == 10, "both beavers by the same way"
    assert points("brown_namesti", f"{row} B4=yellow:N", bridges="B3-B4=dam") == 0, "a figure makes no exit"
    both = "B2-B3=dam B3-B4=raft"
    assert points("brown_namesti", "B1=green:EW B2=brown-four B3=purple:NS B4=purple:EW", bridges=both) == 5


@rule("TT-A20")
def test_the_way_of_a_beaver_may_use_a_tile_twice_unless_the_table_agrees_otherwise() -> None:
    """The beaver on C2 is in a dead end below the street of row B."""
    city = "B1=green:EW B2=blue:ESW B3=purple:EW B4=purple:EW C2=brown-four"
    assert points("brown_namesti", city) == 5
    assert points("brown_namesti", city, route="simple-path") == 0
    loop = "B1=green:EW B2=blue:ESW B3=blue:ESW B4=purple:EW C2=brown-four C3=orange:NW"
    assert points("brown_namesti", loop, route="simple-path") == 5


@rule("TT-A17", "TT-A43", "red_dvur")
def test_construction_sites_and_unused_figures() -> None:
    assert points("red_dvur", "A1=red-dam A2=red-crane", figures="raft dam") == 6
    assert points("red_dvur", "A1=brown-four", figures="") == 0


@pytest.mark.parametrize(
    ("card", "expected"), [("green_zahrada", 10), ("green_hriste", 5), ("green_statek", 10), ("green_lesopark", 5)]
)
@rule("TT-A27")
def test_parks(card: str, expected: int) -> None:
    """Two in the upper corners, one in the middle: that one alone has its row and column for itself."""
    assert points(card, "A1=green:NS A4=green:NS C2=green:NE D3=blue:NSW B2=yellow:N") == expected


@rule("TT-A29", "TT-A41")
def test_shrine() -> None:
    two = "A1=purple:NS A3=purple:NS"
    assert points("purple_svatyne", two) == 14
    assert points("purple_svatyne", two, other=two.replace("NS", "NE")) == 8
    assert points("purple_svatyne", "", other=two) == 0
    assert points("purple_svatyne", "") == 0


@rule("TT-A23", "TT-A39")
def test_monastery() -> None:
    houses = "A1=yellow:N B1=yellow:NS C1=yellow:NE"
    assert points("purple_klaster", f"{houses} A2=purple:NS") == 3, "the whole group, touched by one tile"
    assert points("purple_klaster", f"{houses} A2=purple:NS B2=purple:NS") == 6, "two temples, the same group"
    assert points("purple_klaster", "A1=yellow:N A2=purple:NS A3=green:NS") == 0, "single tiles are no group"
    assert points("purple_klaster", "A1=purple:NS A2=purple:NS") == 0


@rule("TT-A30")
@pytest.mark.parametrize(("temples", "expected"), list(enumerate([0, -9, 8, -6, 20, -3, 36])))
def test_pagoda(temples: int, expected: int) -> None:
    cells = ["A1=purple:NS", "A3=purple:NS", "C1=purple:NS", "C3=purple:NE", "D2=purple:NE", "B4=purple:NE"]
    assert points("purple_pagoda", " ".join(cells[:temples])) == expected


@rule("TT-A24", "TT-A40", "TT-A44")
def test_markets_look_beside_and_over_corners() -> None:
    city = "B2=orange:NS A2=red-dam C2=red-crane B1=yellow:N B3=orange:NS A1=green:NE A3=green:NE C3=blue-four"
    assert points("orange_jidlo", city) == 2 * 3 + 2 * 2
    assert points("orange_kvetiny", city) == 2 * 2 + 2 * 2
    assert points("orange_latky", city) == 2 * 3 + 2 * 2
    assert points("orange_sperky", city) == 2 * 2 + 2 * 1


@rule("TT-A25", "TT-A26")
def test_workshops() -> None:
    """An L of three workshops and a lone one: 4, 2, 0, 2 for the tailor, as on the card."""
    assert points("blue_krejcovstvi", "A1=blue:NS A3=blue:NS C1=blue:NE D4=blue:NE") == 4 + 2 + 2 + 0
    smithy = "A1=blue:NS B2=blue:NE C3=yellow:N D4=yellow:N A3=green:NE C1=red-dam"
    assert points("blue_kovarstvi", smithy) == 2 * 1 + 2 * 3, "gaps and workshops do not block"
    assert points("blue_bednarstvi", "A1=blue:NS B1=red-dam C1=red-crane D1=yellow:N") == 4
    assert points("blue_truhlarstvi", "A1=blue:NS A2=red-dam A3=brown-four A4=blue:NE") == 8


@rule("TT-A28")
def test_houses() -> None:
    pair = "A1=yellow:E A2=yellow:W"
    assert points("yellow_chalupa", pair) == 10
    assert points("yellow_srub", pair) == 5
    apart = "A1=yellow:N A2=yellow:N"
    assert (points("yellow_salas", apart), points("yellow_srub", apart)) == (5, 0)
    assert points("yellow_srub", apart, bridges="A1-A2=raft") == 5
    three = f"{apart} A3=yellow:NS"
    assert (points("yellow_bouda", three), points("yellow_chalupa", three), points("yellow_salas", three)) == (15, 0, 8)
    over_another = "A1=yellow:E A2=green:EW A3=yellow:W"
    assert points("yellow_srub", over_another) == 0
