"""The 22 scoring cards, each with what brings points and what does not, from the rulebook's appendix."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from osada.games.timber_town.boardwalks import EXIT_OF, JOIN
from osada.games.timber_town.cells import SIDES
from osada.games.timber_town.scoring.cards import POINTS, namesti
from osada.games.timber_town.scoring.city import City, city
from osada.testing import rule
from tests.timber_town import naive
from tests.timber_town.positions import points, position

# Beavers and constructions

STREET = "B1=blue:EW B2=brown-four B3=purple:EW B4=purple:EW"


@rule("brown_namesti")
def test_square_5_for_each_beaver_that_gets_across() -> None:
    assert points("brown_namesti", STREET) == 5
    assert points("brown_namesti", "B2=brown-four") == 0, "a brown tile itself brings nothing"
    assert points("brown_namesti", STREET.replace("B1=blue:EW ", "")) == 0, "no way to the left edge"
    assert points("brown_namesti", STREET.replace(" B4=purple:EW", "")) == 0, "no way to the right edge"
    assert points("brown_namesti", STREET + " D1=brown-four") == 5, "the other beaver is not on the way"


@rule("brown_namesti", "TT-A20")
def test_the_way_may_go_up_and_down_and_back() -> None:
    winding = "A1=blue:SW B1=blue:NE B2=brown-four A2=purple:ES A3=purple:SW B3=purple:NW A4=yellow:E"
    assert points("brown_namesti", winding, bridges="A3-A4=dam") == 5
    dead_end = STREET + " C2=brown-four D2=brown-four"
    assert points("brown_namesti", dead_end) == 15, "down the dead end and back again"
    assert points("brown_namesti", dead_end, route="simple-path") == 5


@rule("TT-A20")
def test_a_simple_path_uses_no_tile_twice() -> None:
    """Around the block over row C: the beavers on C1 and C2 have a way of their own, the one on D2 has none."""
    block = "B1=blue:ESW B2=orange:ESW B3=purple:EW B4=purple:EW C1=brown-four C2=brown-four D2=brown-four"
    assert points("brown_namesti", block) == 15
    assert points("brown_namesti", block, route="simple-path") == 10


@rule("TT-A21")
def test_the_way_needs_an_end_at_both_edges() -> None:
    assert points("brown_namesti", STREET.replace("B1=blue:EW", "B1=yellow:E")) == 0
    assert points("brown_namesti", STREET.replace("B4=purple:EW", "B4=yellow:W")) == 0
    assert points("brown_namesti", STREET.replace("B4=purple:EW", "B4=orange:NSW")) == 0, "north and south are no exits"
    assert points("brown_namesti", STREET.replace("B1=blue:EW", "B1=orange:NES")) == 0


@rule("TT-A21")
def test_a_column_crossed_from_top_to_bottom_brings_nothing() -> None:
    assert points("brown_namesti", "A2=blue:NS B2=brown-four C2=purple:NS D2=purple:NS") == 0


@rule("TT-A22")
def test_beavers_are_counted_one_by_one() -> None:
    two_ways = STREET + " D1=orange:EW D2=brown-four D3=orange:EW D4=blue:EW"
    assert points("brown_namesti", two_ways) == 10, "each by its own way"
    assert points("brown_namesti", STREET.replace("B3=purple:EW", "B3=brown-four")) == 10, "both by the same way"
    assert points("brown_namesti", "D1=orange:EW D2=brown-four " + STREET) == 5


@rule("red_dvur", "TT-A17", "TT-A43")
def test_yard_2_for_each_red_tile_and_1_for_each_unused_figure() -> None:
    assert points("red_dvur", "A1=red-dam B3=red-crane D4=red-raft") == 6
    assert points("red_dvur", "", figures="raft") == 1, "the starting raft included"
    assert points("red_dvur", "A1=red-dam", figures="crane dam raft raft-two") == 6
    assert points("red_dvur", "A1=brown-four B1=brown-four") == 0, "beavers are no construction figures"


# Parks


@rule("green_zahrada")
@pytest.mark.parametrize(("cell", "expected"), [("A1", 5), ("A4", 5), ("D1", 5), ("D4", 5), ("A2", 0), ("B2", 0)])
def test_garden_5_in_a_corner(cell: str, expected: int) -> None:
    assert points("green_zahrada", f"{cell}=green:NS C3=yellow:N") == expected


@rule("green_hriste")
@pytest.mark.parametrize(
    ("cell", "expected"), [("B2", 5), ("B3", 5), ("C2", 5), ("C3", 5), ("A2", 0), ("B1", 0), ("C4", 0), ("D4", 0)]
)
def test_playground_5_in_the_centre(cell: str, expected: int) -> None:
    assert points("green_hriste", f"{cell}=green:NS A4=yellow:N") == expected


@rule("green_statek")
@pytest.mark.parametrize(("cell", "expected"), [("A1", 2), ("D1", 2), ("B2", 3), ("C3", 4), ("A4", 5), ("D4", 5)])
def test_farm_more_for_each_column_from_the_stacks(cell: str, expected: int) -> None:
    assert points("green_statek", f"{cell}=green:NS") == expected
    assert points("green_statek", f"{cell}=green:NS B1=green:NS C1=blue-four") == expected + 2


@rule("green_lesopark", "TT-A27", "TT-A40")
def test_woodland_5_if_alone_in_row_and_column() -> None:
    assert points("green_lesopark", "B2=green:NS") == 5
    assert points("green_lesopark", "A1=green:NS B3=green:NS C2=green:NS D4=green:NE") == 20
    assert points("green_lesopark", "A1=green:NS A4=green:NS") == 0, "the same row, however far"
    assert points("green_lesopark", "A2=green:NS D2=green:NS") == 0, "the same column"
    assert points("green_lesopark", "A1=green:NS A4=green:NS D4=green:NS C2=green:NE") == 5
    assert points("green_lesopark", "A1=green:NS A2=blue-four B1=blue-four") == 5, "others do not disturb"


# Temples


@rule("purple_svatyne", "TT-A29", "TT-A41")
@pytest.mark.parametrize(
    ("own", "others", "expected"), [(0, 0, 0), (1, 0, 10), (2, 1, 14), (2, 2, 8), (1, 2, 4), (0, 1, 0), (3, 3, 12)]
)
def test_shrine_4_each_and_6_for_strictly_more(own: int, others: int, expected: int) -> None:
    cells = ("A1", "B1", "C1")
    city = " ".join(f"{cell}=purple:NS" for cell in cells[:own])
    other = " ".join(f"{cell}=purple:NE" for cell in cells[:others])
    state = position(city, other, loose=True)
    assert state.scores()[0]["purple_svatyne"] == expected


@rule("purple_klaster", "TT-A23", "TT-A39")
def test_monastery_counts_the_largest_group_beside_each_temple() -> None:
    large = "A1=yellow:N B1=yellow:N C1=yellow:NS D1=yellow:NS D2=yellow:NE"
    assert points("purple_klaster", f"{large} A2=purple:NS") == 5, "the whole group, touched at A1 alone"
    assert points("purple_klaster", f"{large} A2=purple:NS A3=red-dam B2=red-crane") == 5, "B2 alone is no group"
    assert points("purple_klaster", f"{large} C3=purple:NS") == 0, "touched by a corner only"
    reds = "B3=red-dam C3=red-crane D3=red-raft"
    assert points("purple_klaster", f"{large} C2=purple:NS {reds}") == 5, "the larger of the two"
    assert points("purple_klaster", f"C2=purple:NS {reds} C1=blue-four") == 3
    assert points("purple_klaster", "A1=brown-four B1=brown-four B2=purple:NS") == 2, "brown is a colour too"


@rule("purple_klaster", "TT-A23")
def test_monastery_single_tiles_and_temples_are_no_group() -> None:
    assert points("purple_klaster", "A1=yellow:N A2=purple:NS A3=blue-four B2=red-dam") == 0
    assert points("purple_klaster", "A1=purple:NS A2=purple:NS B1=purple:NS") == 0
    both = "A1=yellow:N B1=yellow:N A3=blue-four B3=blue-four A2=purple:NS"
    assert points("purple_klaster", both) == 2, "of two equal groups one counts"
    assert points("purple_klaster", f"{both} B2=purple:NS C1=purple:NS") == 6, "several temples count the same group"


@rule("purple_poustevna")
def test_hermitage_5_without_blue_orange_and_red_beside() -> None:
    assert points("purple_poustevna", "B2=purple:NS") == 5
    assert points("purple_poustevna", "B2=purple:NS A2=green:NS B1=yellow:N C2=brown-four B3=purple:NS") == 10
    for neighbour in ("A2=blue-four", "B1=orange:NS", "C2=red-dam", "B3=red-crane"):
        assert points("purple_poustevna", f"B2=purple:NS {neighbour}") == 0
    assert points("purple_poustevna", "B2=purple:NS A1=blue-four C3=red-dam") == 5, "corners do not matter"


@rule("purple_pagoda", "TT-A30")
@pytest.mark.parametrize(("temples", "expected"), list(enumerate([0, -9, 8, -6, 20, -3, 36])))
def test_pagoda_by_the_number_of_temples(temples: int, expected: int) -> None:
    cells = ["A1=purple:NS", "A2=purple:NS", "B4=purple:NS", "C3=purple:NE", "D2=purple:NE", "D4=purple:NE"]
    cards = ["brown_namesti", "red_dvur", "green_zahrada", "purple_pagoda", "orange_jidlo", "blue_bednarstvi"]
    state = position(" ".join(cells[:temples]), figures="", cards=[*cards, "yellow_chalupa"], loose=True)
    assert state.scores()[0]["purple_pagoda"] == expected
    assert state.scores()[0]["total"] == expected, "what is negative is taken off the total"


# Markets


@rule("orange_jidlo", "TT-A40")
def test_food_2_for_each_other_tile_beside() -> None:
    assert points("orange_jidlo", "B2=orange:NS") == 0
    assert points("orange_jidlo", "B2=orange:NS A2=red-dam B1=red-dam C2=red-crane B3=yellow:N") == 8
    assert points("orange_jidlo", "B2=orange:NS B3=orange:NS A2=red-dam C3=blue-four A1=blue-four") == 4
    assert points("orange_jidlo", "A4=orange:NS B1=red-dam A3=green:NS B4=purple:NS") == 4, "no neighbour over the edge"


@rule("orange_kvetiny", "TT-A24", "TT-A40")
def test_flowers_2_for_each_other_colour_beside() -> None:
    assert points("orange_kvetiny", "B2=orange:NS A2=red-dam B1=red-crane C2=red-raft B3=yellow:N") == 4
    assert points("orange_kvetiny", "B2=orange:NS A2=red-dam B1=brown-four C2=green:NS B3=blue-four") == 8
    assert points("orange_kvetiny", "B2=orange:NS B3=orange:NS A2=red-dam A3=red-crane") == 4, "each market by itself"
    assert points("orange_kvetiny", "B2=orange:NS A1=red-dam") == 0


@rule("orange_latky", "TT-A44", "TT-A40")
def test_fabrics_2_for_each_other_tile_at_the_corners() -> None:
    assert points("orange_latky", "B2=orange:NS A1=red-dam A3=red-crane C1=red-raft C3=yellow:N") == 8
    assert points("orange_latky", "B2=orange:NS A2=red-dam B1=red-crane C2=red-raft B3=yellow:N") == 0
    assert points("orange_latky", "A1=orange:NS C3=red-dam D4=blue-four") == 0, "only the next cell"
    assert points("orange_latky", "A4=orange:NS B3=red-dam C1=blue-four B1=blue-four") == 2, "not around the edge"
    assert points("orange_latky", "B2=orange:NS C3=orange:NS D4=red-dam A1=green:NS") == 4, "markets do not count"


@rule("orange_sperky", "TT-A44", "TT-A24")
def test_jewellery_2_for_each_other_colour_at_the_corners() -> None:
    assert points("orange_sperky", "B2=orange:NS A1=red-dam A3=red-crane C1=red-raft C3=yellow:N") == 4
    assert points("orange_sperky", "B2=orange:NS A1=red-dam A3=brown-four C1=blue-four C3=green:NS") == 8
    assert points("orange_sperky", "B2=orange:NS A2=red-dam C3=orange:NS") == 0
    assert points("orange_sperky", "A1=orange:NS C3=red-dam D4=blue-four") == 0, "only the next cell"


# Workshops


@rule("blue_bednarstvi", "TT-A24")
def test_cooperage_2_for_each_other_colour_in_the_column() -> None:
    assert points("blue_bednarstvi", "D3=blue-four A3=purple:NS B3=purple:NS C3=orange:NS") == 4, "as in the example"
    assert points("blue_bednarstvi", "C4=blue-four A4=green:NS B4=orange:NS D4=purple:NS") == 6
    assert points("blue_bednarstvi", "A1=blue-four D1=red-dam C1=blue-four") == 4, "gaps and workshops do not block"
    assert points("blue_bednarstvi", "A1=blue-four A2=red-dam B2=brown-four") == 0


@rule("blue_truhlarstvi", "TT-A24")
def test_joinery_2_for_each_other_colour_in_the_row() -> None:
    assert points("blue_truhlarstvi", "A1=blue-four A2=red-dam A3=red-crane A4=brown-four") == 4
    assert points("blue_truhlarstvi", "C1=blue-four C4=yellow:N C2=blue-four") == 4
    assert points("blue_truhlarstvi", "A1=blue-four B1=red-dam C1=brown-four B2=green:NS") == 0


@rule("blue_krejcovstvi", "TT-A26")
def test_tailor_2_for_each_further_workshop_in_row_or_column() -> None:
    assert points("blue_krejcovstvi", "A1=blue-four") == 0
    assert points("blue_krejcovstvi", "A1=blue-four A4=blue:NS") == 4
    assert points("blue_krejcovstvi", "A1=blue-four D1=blue:NS A3=blue:NS C2=blue-four") == 4 + 2 + 2 + 0
    assert points("blue_krejcovstvi", "A1=blue-four B2=blue-four A2=red-dam B1=red-dam") == 0
    assert points("blue_krejcovstvi", "A1=blue-four A2=blue-four A3=blue:NS") == 12


@rule("blue_kovarstvi", "TT-A25", "TT-A24")
def test_smithy_2_for_each_other_colour_on_the_diagonals() -> None:
    assert points("blue_kovarstvi", "B2=blue-four A1=red-dam A3=red-crane C1=green:NS C3=purple:NS D4=yellow:N") == 8
    assert points("blue_kovarstvi", "A1=blue-four D4=yellow:N") == 2, "however far, over gaps"
    assert points("blue_kovarstvi", "A1=blue-four B2=blue-four D4=yellow:N") == 4, "workshops do not block"
    assert points("blue_kovarstvi", "A1=blue-four A2=red-dam B1=brown-four C4=yellow:N B3=green:NS") == 0
    assert points("blue_kovarstvi", "A4=blue-four D1=red-dam B3=red-crane") == 2, "both ways of a diagonal are one set"


# Houses


def row_of_houses(number: int) -> str:
    """Houses side by side, snaking down from A1; their boardwalks do not matter."""
    cells = ["A1", "A2", "A3", "A4", "B4", "B3", "B2", "B1", "C1", "C2"]
    tiles = ["yellow:N"] * 3 + ["yellow:NE"] * 2 + ["yellow:NS"] * 2 + ["yellow:NES"] * 2 + ["yellow:NESW"]
    return " ".join(f"{cell}={tile}" for cell, tile in zip(cells[:number], tiles, strict=False))


SIZES = {1: 0, 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30, 8: 40, 9: 40, 10: 40}


@rule("yellow_chalupa")
@pytest.mark.parametrize(("number", "expected"), [(1, 0), (2, 10), (3, 0), (4, 0)])
def test_cottage_5_each_in_pairs(number: int, expected: int) -> None:
    assert points("yellow_chalupa", row_of_houses(number)) == expected
    assert points("yellow_chalupa", row_of_houses(number) + " D1=yellow:NS D2=yellow:NS") == expected + 10
    assert points("yellow_chalupa", "A1=yellow:N B2=yellow:N") == 0, "corners do not join"


@rule("yellow_bouda")
@pytest.mark.parametrize(("number", "expected"), [(1, 0), (2, 0), (3, 15), (4, 0)])
def test_hut_5_each_in_threes(number: int, expected: int) -> None:
    assert points("yellow_bouda", row_of_houses(number)) == expected
    assert points("yellow_bouda", row_of_houses(number) + " D1=yellow:NS D2=yellow:NS C1=yellow:NES") == expected + 15


@rule("yellow_salas")
@pytest.mark.parametrize("number", SIZES)
def test_chalet_by_the_size_of_each_group(number: int) -> None:
    assert points("yellow_salas", row_of_houses(number)) == SIZES[number]
    if number <= 5:
        assert points("yellow_salas", row_of_houses(number) + " D1=yellow:NS D2=yellow:NS") == SIZES[number] + 5


@rule("yellow_srub", "TT-A28")
def test_log_cabin_by_the_size_of_each_joined_group() -> None:
    assert points("yellow_srub", "A1=yellow:E A2=yellow:W") == 5
    assert points("yellow_srub", "A1=yellow:N A2=yellow:N") == 0, "side by side is not enough"
    assert points("yellow_srub", "A1=yellow:N A2=yellow:N", bridges="A1-A2=dam") == 5
    assert points("yellow_srub", "A1=yellow:E A2=yellow:EW A3=yellow:EW A4=yellow:W") == 12
    assert points("yellow_srub", "A1=yellow:E A2=yellow:SW B2=yellow:N D4=yellow:NE") == 8
    assert points("yellow_srub", "A1=yellow:E A2=yellow:W C1=yellow:ES C2=yellow:SW") == 10, "each group by itself"
    assert points("yellow_srub", "A1=yellow:E A2=blue:EW A3=yellow:W") == 0, "not through another colour"


@rule("yellow_srub")
@pytest.mark.parametrize("number", SIZES)
def test_log_cabin_has_the_table_of_the_chalet(number: int) -> None:
    """Houses joined with figures one after the other."""
    cells = ["A1", "A2", "A3", "A4", "B4", "B3", "B2", "B1", "C1", "C2"][:number]
    state = position(row_of_houses(number), loose=True)
    joined = 0
    for one, other in pairwise(cells):
        pair = sorted("ABCD".index(cell[0]) * 4 + int(cell[1]) - 1 for cell in (one, other))
        joined |= JOIN[SIDES.index((pair[0], pair[1]))]
    town = city(state, 0)._replace(joined=joined)
    assert POINTS["yellow_srub"](town, town) == SIZES[number]


# Any town at all


def any_towns(chance: random.Random) -> tuple[City, naive.Town]:
    """A town of random colours and ends in both forms; of the stock it regards temples and houses alone."""
    colors = ["green", "brown", "red", "purple", "orange", "blue", "yellow"]
    few = chance.sample(colors, chance.randint(1, 7))
    town = naive.Town({}, {}, set(), chance.randrange(5))
    for number in range(16):
        cell = "ABCD"[number // 4], number % 4 + 1
        color = chance.choice(few)
        if chance.random() < 0.85 and len(town.of(color)) < {"purple": 6, "yellow": 10}.get(color, 16):
            town.colors[cell] = color
            town.ends[cell] = "".join(letter for letter in "NESW" if chance.random() < 0.6)
    bits = dict.fromkeys(colors, 0)
    joined = exits = 0
    for cell, color in town.colors.items():
        number = 4 * "ABCD".index(cell[0]) + cell[1] - 1
        bits[color] |= 1 << number
        ends = sum(1 << "NESW".index(letter) for letter in town.ends[cell])
        exits |= EXIT_OF[number][ends] >> 32
    for side, pair in enumerate(SIDES):
        one, other = (("ABCD"[number // 4], number % 4 + 1) for number in pair)
        if one in town.colors and other in town.colors:
            if chance.random() < 0.15:
                town.bridges.add(frozenset((one, other)))
            if other in town.joined(one):
                joined |= JOIN[side]
    return City(**bits, joined=joined, exits=exits, unused=town.unused, simple_route=False), town


@rule("TT-28")
def test_all_cards_agree_on_any_towns_however_unlikely() -> None:
    """Denser and stranger than those of random games: houses in groups of 8 and more, many beavers, many ways."""
    chance = random.Random(28)
    crossings = large = 0
    for _ in range(2000):
        (own, town), (other, rival) = any_towns(chance), any_towns(chance)
        for card, count in POINTS.items():
            assert count(own, other) == naive.CARDS[card](town, rival), card
        once = own._replace(simple_route=True)
        assert namesti(once, other) == naive.namesti_once(town, rival)
        crossings += naive.namesti(town, rival) > 0
        large += naive.salas(town, rival) >= 40
    assert crossings > 100 and large > 30
