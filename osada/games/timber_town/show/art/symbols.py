"""The symbols of the picture. Drawn here, in code.

A tile is 100 units wide and is put down in three sizes. Its building never turns, only the boardwalk does. Light comes
from the top left; outlines are a dark tone of the thing's own colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from osada.core.svg import num, seat_mark, use
from osada.games.timber_town.cells import DIRECTIONS
from osada.games.timber_town.show.art import figures, marks, tiles
from osada.games.timber_town.show.art.figures import FIGURE_DRAWINGS
from osada.games.timber_town.show.art.tiles import BUILDINGS, COLOURS, GIVEN
from osada.games.timber_town.tiles import FIGURES

OWN, RIVAL, STREAM = 92, 58, 84
"""How large a tile is in the own city, in the other one, and in the river."""
SIZES = {"o": OWN, "r": RIVAL, "s": STREAM, "u": 73, "v": 52}
"""By the letters that sizes have in the names of symbols: at a desk; and on a phone, in the own city and in the river."""
LETTERS = {
    "green": "g",
    "purple": "p",
    "orange": "o",
    "blue": "b",
    "yellow": "y",
    "brown": "n",
    "red-crane": "c",
    "red-dam": "d",
    "red-raft-two": "f",
}
"""What stands for a drawing in the names of symbols."""
RAFTS = ("raft", "raft-two")


def tile(size: str, colour: str, figure: str | None, ends: str) -> str:
    """The name of a tile's symbol: its size, its drawing, and its boardwalk as it lies. It is short because every
    update has dozens of them."""
    return f"{size}{LETTERS[drawing(colour, figure)]}{mask(ends)}"


def drawing(colour: str, figure: str | None) -> str:
    """The name of a tile's drawing, by which the tile is explained too."""
    return f"{colour}-{figure}" if colour == "red" else colour


def mask(ends: str) -> int:
    """The ends of a tile, given by their letters, as bits."""
    return sum(1 << DIRECTIONS.index(side) for side in ends)


@cache
def symbols() -> str:
    """All symbols of the picture for a desk; the same in every game."""
    return "".join((*_tiles("or"), *_figures(), *_marks(marks.ON_TILES)))


@cache
def symbols_of_a_phone() -> str:
    """The same for a phone, with what only its picture has: planks and figures of its size."""
    smaller = SIZES["u"] / OWN
    more = [
        _group(f"u-{name}", f'<use href="#{name}" transform="scale({smaller:.3f})"/>')
        for name in ("east", "south", "need", "across")
    ]
    for seat in range(2):
        more += [_group(f"x{seat}-{raft}", f'<use href="#r{seat}-{raft}" transform="scale(.7)"/>') for raft in RAFTS]
        more += [
            _group(f"l{seat}-{figure}", f'<use href="#j{seat}-{figure}" transform="scale({smaller:.3f})"/>')
            for figure in FIGURES
        ]
    return "".join((*_tiles("uv"), *_figures(), *_marks(marks.ON_TILES_OF_A_PHONE), *more))


def _tiles(sizes: str) -> Iterator[str]:
    """Every drawing with every boardwalk, as component sets may choose them, in the size of the river of a desk and in
    those asked for."""
    for walk in range(1, 16):
        yield _group(f"w{walk}", tiles.boardwalk(walk))
    for colour in COLOURS:
        yield _group(f"g-{colour}", tiles.ground(colour))
    for kind, drawn in BUILDINGS.items():
        colour = kind.partition("-")[0]
        yield _group(f"b-{kind}", f'<g transform="scale(1.100)">{drawn}</g>')
        for walk in range(1, 16):
            name, parts = (
                f"{LETTERS[kind]}{walk}",
                f'<use href="#g-{colour}"/><use href="#w{walk}"/><use href="#b-{kind}"/>',
            )
            yield _group(f"s{name}", f'<g transform="scale({STREAM / 100})">{parts}</g>')
            for letter in sizes:
                yield _group(
                    f"{letter}{name}", f'<use href="#s{name}" transform="scale({SIZES[letter] / STREAM:.3f})"/>'
                )
    for colour in COLOURS:
        building = colour if colour != "red" else f"red-{GIVEN[0]}"
        yield _symbol(f"c-{colour}", f'<use href="#g-{colour}"/><use href="#b-{building}"/>', 100)
    yield _symbol("back", tiles.BACK, 100)


def _figures() -> Iterator[str]:
    for figure, drawn in FIGURE_DRAWINGS.items():
        yield _symbol(f"f-{figure}", drawn, 50)
        for letter, size in (("a", 74), ("e", 54)):
            yield _group(f"{letter}-{figure}", put(f"f-{figure}", 0, 0, size))
    yield _symbol("builder", figures.BUILDER, 50)
    yield _symbol("f-beaver", figures.BEAVER, 60)
    for seat in range(2):
        yield _symbol(f"m{seat}", seat_mark(seat, 0, 0, 26), 30)
        yield _group(f"q{seat}", seat_mark(seat, 0, 0, 18))
        for raft in RAFTS:
            yield _group(f"r{seat}-{raft}", figures.afloat(seat, raft))
        for figure in FIGURES:
            yield _group(f"j{seat}-{figure}", figures.joint(seat, figure))
            yield _group(f"k{seat}-{figure}", f'<use href="#j{seat}-{figure}" transform="scale(.660)"/>')


def _marks(on_tiles: tuple[tuple[str, str, str], ...]) -> Iterator[str]:
    for letter, name, mark in on_tiles:
        yield _sized(letter, name, mark)
    for name, mark in marks.MARKS.items():
        yield _group(name, mark)


def _sized(letter: str, name: str, drawn: str) -> str:
    """A drawing in the shape of a tile, in one of the sizes of tiles."""
    return _group(f"{letter}-{name}", f'<g transform="scale({SIZES[letter] / 100})">{drawn}</g>')


def _group(name: str, drawn: str) -> str:
    return f'<g id="{name}">{drawn}</g>'


def _symbol(name: str, drawn: str, size: int) -> str:
    """A drawing around 0,0 that can be put down at any size by its top left corner."""
    return (
        f'<symbol id="{name}" viewBox="{-size / 2:g} {-size / 2:g} {size} {size}" overflow="visible">{drawn}</symbol>'
    )


def put(symbol: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A symbol with its centre at a place."""
    return use(symbol, x - size / 2, y - size / 2, width=num(size), height=num(size), **attributes)
