"""A small diagram for each scoring card: where its tiles should lie.

Of four rows of cells, ``#`` is a tile of the card's own colour, ``o p q`` are tiles of other colours, ``x`` a cell where
certain tiles must not be. Lines between cells are boardwalks.
"""

from __future__ import annotations

from functools import cache

from osada.core.colours import RED
from osada.core.svg import num
from osada.games.timber_town.pieces import color_of
from osada.games.timber_town.show.art.tiles import COLOURS

CELL, STEP = 7.0, 8.6

DIAGRAMS = {
    "brown_namesti": "..../oo#o/..../....",
    "red_dvur": "..../.##./.#../....",
    "green_zahrada": "#..#/..../..../#..#",
    "green_hriste": "..../.##./.##./....",
    "green_statek": "...#/..##/.###/####",
    "green_lesopark": "#.../..#./...#/.#..",
    "purple_svatyne": "#..o/#..o/#.../....",
    "purple_klaster": "..../#oo./.oo./....",
    "purple_poustevna": ".x../x#x./.x../....",
    "purple_pagoda": "##../..##/##../..##",
    "orange_jidlo": ".o../o#o./.o../....",
    "orange_kvetiny": ".o../p#q./..../....",
    "orange_latky": "o.o./.#../o.o./....",
    "orange_sperky": "o.p./.#../q.../....",
    "blue_bednarstvi": ".o../.p../.#../.q..",
    "blue_truhlarstvi": "..../o#pq/..../....",
    "blue_krejcovstvi": ".#../..../.#.#/....",
    "blue_kovarstvi": "o.../.#../p.q./....",
    "yellow_chalupa": "..../.##./..../....",
    "yellow_srub": ".#../.##./..#./....",
    "yellow_bouda": "..../.##./.#../....",
    "yellow_salas": ".##./##../.#../....",
}
WALKS = {"brown_namesti": ("B1-B4",), "yellow_srub": ("A2-B2", "B2-B3", "B3-C3")}
OTHERS = {"o": "green", "p": "purple", "q": "yellow"}
INSTEAD = {"green": "orange", "purple": "blue", "yellow": "red"}
"""The colour that is drawn instead of one that the card has itself."""


@cache
def diagram(card: str) -> str:
    """The diagram of a card, its top left corner at 0,0."""
    own = color_of(card)
    fills: dict[str, str] = {}
    crosses = ""
    for row, line in enumerate(DIAGRAMS[card].split("/")):
        for column, letter in enumerate(line):
            x, y = num(column * STEP), num(row * STEP)
            fills[_fill(letter, own)] = fills.get(_fill(letter, own), "") + f"M{x} {y}h{CELL:g}v{CELL:g}h-{CELL:g}z"
            if letter == "x":
                crosses += f"M{num(column * STEP + 1.5)} {num(row * STEP + 1.5)}l4 4m0-4l-4 4"
    cells = "".join(f'<path d="{path}" fill="{fill}"/>' for fill, path in fills.items())
    walks = "".join(_walk(walk) for walk in WALKS.get(card, ()))
    return (
        f'{cells}<path d="{walks}" stroke="#4A3018" stroke-width="2" stroke-linecap="round"/>'
        f'<path d="{crosses}" stroke="{RED}" stroke-width="1.800" stroke-linecap="round"/>'
    )


def _fill(letter: str, own: str) -> str:
    if letter == "#":
        return COLOURS[own][2]
    if letter not in OTHERS:
        return "#FFFBF2"
    other = OTHERS[letter]
    return COLOURS[INSTEAD[other] if other == own else other][1]


def _walk(cells: str) -> str:
    ends = [
        ((int(cell[1]) - 1) * STEP + CELL / 2, "ABCD".index(cell[0]) * STEP + CELL / 2) for cell in cells.split("-")
    ]
    return "M{} {}L{} {}".format(*(num(value) for end in ends for value in end))
