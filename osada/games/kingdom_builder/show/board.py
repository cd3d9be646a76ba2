"""The board: its hexes and edges, the letters and numbers around it, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, partial

from osada.core.colours import INK
from osada.core.svg import Pane, num, text, use
from osada.games.kingdom_builder.board import LETTERS
from osada.games.kingdom_builder.hexes import COLUMNS, HEXES, ROWS, step
from osada.games.kingdom_builder.show import art
from osada.games.kingdom_builder.view import KingdomView

STEP_X, STEP_Y, LEFT, TOP = 60.0, 52.0, 52.0, 56.0
BOARD_WIDTH, BOARD_HEIGHT = 2 * LEFT + 19 * STEP_X + 30, 2 * TOP + 19 * STEP_Y
RIM, TOP_RIM = 22.0, 28.0
EDGE = 19.0
"""The size of what stands at the edges: 11 pixels on the smallest screen that has this board."""
"""The room for letters and numbers, to the left of the board and above it, however small a phone shows it: they keep
their size there."""
PLACED = ("build", "token-build", "token-move")


def board(view: KingdomView) -> Pane:
    """The board with what lies on it and what can be chosen; the same at a desk and on a phone."""
    ground = partial(_ground, view["letters"], kinds(view))
    return Pane(BOARD_WIDTH + RIM, BOARD_HEIGHT + TOP_RIM, ground, _pieces(view), -RIM, -TOP_RIM)


@cache
def symbols() -> str:
    """What both pictures are put together from."""
    return f'{art.symbols()}{art.grounds(STEP_X, STEP_Y)}<path id="rim" d="{_outline()}"/>'


def centre(number: int) -> tuple[float, float]:
    """Where the centre of a hex lies in the picture of the board."""
    row, column = divmod(number, COLUMNS)
    return LEFT + column * STEP_X + row % 2 * 30, TOP + row * STEP_Y


# Corners of hexes are on a lattice that is half a hex wide and a third of a row high, the first hex in its middle: there
# they are small whole numbers, and a path is short.

Corner = tuple[int, int]
CORNERS: tuple[Corner, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Of a hex, from the topmost clockwise."""
FILLED = f"translate({num(LEFT)} {num(TOP)})scale(30 17.3333)"
"""Lattice to board, for what is only filled: a line would be thicker one way than the other."""
DRAWN = f"translate({num(LEFT)} {num(TOP)})scale(.666667)"
"""The same for lines, whose steps are 45 and 26: a line is half as thick again there."""


def _middle(number: int) -> Corner:
    row, column = divmod(number, COLUMNS)
    return 2 * column + row % 2, 3 * row


def kinds(view: KingdomView) -> tuple[tuple[int, str], ...]:
    """The location hexes, each with its kind."""
    return tuple((location["hex"], location["location"]) for location in view["locations"])


@lru_cache(maxsize=64)
def _ground(letters: str, kinds: tuple[tuple[int, str], ...]) -> str:
    """The printed board: frame, hexes, edges; the same all game."""
    names = dict(kinds)
    grounds: dict[str, str] = {}
    places, specials = [], []
    for number in range(HEXES):
        x, y = centre(number)
        ground = LETTERS[letters[number]]
        row, column = divmod(number, COLUMNS)
        place = f"hex-{row}-{column}"
        if ground == "castle":
            specials.append(use("castle", x, y, data_place=place, data_about="castles"))
        elif ground == "location":
            specials.append(use(f"l-{names[number]}", x, y, data_place=place, data_about=names[number]))
        else:
            variant = f"{ground[:2]}{(number * 7919 + row * 104729) % 97 % art.VARIANTS}"
            filling = f"g-{variant}{row % 2}"
            across, down = _middle(number)
            grounds[filling] = grounds.get(filling, "") + f"M{across} {down - 2}l1 1v2l-1 1l-1-1v-2z"
            places.append(f'<path d="M{num(x)} {num(y - art.RADIUS)}{art.HEXAGON}" data-place="{place}"/>')
    fills = "".join(f'<path d="{path}" fill="url(#{filling})"/>' for filling, path in grounds.items())
    return (
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="{DRAWN}">'
        '<use href="#rim" y="7.5" stroke="#5E3F1F" stroke-width="37.5"/><use href="#rim" stroke="#8A6136" stroke-width="34.5"/>'
        '<use href="#rim" stroke="#C79A63" stroke-width="25.5"/></g>'
        f'<g transform="{FILLED}" pointer-events="none">{fills}</g><rect class="veil" fill="#1A1410" opacity="0" x="10" y="10" width="{num(BOARD_WIDTH - 20)}" '
        f'height="{num(BOARD_HEIGHT - 20)}" pointer-events="none"/>{_edges(letters)}'
        f'<g fill="none" pointer-events="all">{"".join(places)}</g>{"".join(specials)}{_coordinates()}'
    )


@cache
def _coordinates() -> str:
    """The letters of the rows and the numbers of the columns, quietly around the board."""
    rows = (text(-4, centre(COLUMNS * row)[1] + 5, row_letter(row), EDGE, "label", "middle") for row in range(ROWS))
    columns = (text(centre(column)[0], 0, column + 1, EDGE, "label", "middle") for column in range(COLUMNS))
    return f'<g class="labels sans soft" pointer-events="none">{"".join((*rows, *columns))}</g>'


def row_letter(row: int) -> str:
    """The letter of a row at the edge of the board."""
    return chr(ord("A") + row)


def coordinates(number: int) -> str:
    """A hex as people call it: the letter of its row and the number of its column."""
    row, column = divmod(number, COLUMNS)
    return f"{row_letter(row)}{column + 1}"


def _side_of(number: int, direction: int) -> tuple[Corner, Corner]:
    """The edge of a hex towards a neighbour (0 east, clockwise)."""
    x, y = _middle(number)
    (ax, ay), (bx, by) = CORNERS[(direction + 1) % 6], CORNERS[(direction + 2) % 6]
    return (x + ax, y + ay), (x + bx, y + by)


def _outline() -> str:
    return _lines_along(
        _side_of(number, direction)
        for number in range(HEXES)
        for direction in range(6)
        if step(number, direction) is None
    )


def _lines_along(sides: Iterable[tuple[Corner, Corner]]) -> str:
    """Sides as a path: every line goes on as far as it can, from corners where one has to end first."""
    further: dict[Corner, list[Corner]] = {}
    for one, other in sides:
        further.setdefault(one, []).append(other)
        further.setdefault(other, []).append(one)
    path = ""
    for start in sorted(further, key=lambda corner: len(further[corner]) % 2 == 0):
        while further[start]:
            here = start
            path += f"M{45 * here[0]} {26 * here[1]}"
            while further[here]:
                there = further[here].pop()
                further[there].remove(here)
                across, down = 45 * (there[0] - here[0]), 26 * (there[1] - here[1])
                path += f"l{across} {down}" if across else f"v{down}"
                here = there
    return path


def _edges(letters: str) -> str:
    """Between hexes: faint within a terrain, stronger between two, foam on shores, cream where sectors meet."""
    sides: dict[str, list[tuple[Corner, Corner]]] = {"same": [], "other": [], "shore": [], "seam": []}
    for number in range(HEXES):
        for direction in range(3):
            neighbour = step(number, direction)
            if neighbour is None:
                continue
            sides[_edge(letters, number, neighbour)].append(_side_of(number, direction))
    styles = {
        "same": f'stroke="{INK}" stroke-width="1.5" opacity=".18"',
        "other": 'stroke="#4A3A2C" stroke-width="2.7" opacity=".5"',
        "shore": 'stroke="#E6F3FA" stroke-width="5.1" opacity=".85"',
        "seam": 'stroke="#FBF1DC" stroke-width="4.5" opacity=".75"',
    }
    lines = "".join(f'<path d="{_lines_along(sides[kind])}" {style}/>' for kind, style in styles.items())
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round" pointer-events="none" transform="{DRAWN}">{lines}</g>'


def _edge(letters: str, number: int, neighbour: int) -> str:
    row, column = divmod(number, COLUMNS)
    other_row, other_column = divmod(neighbour, COLUMNS)
    if (letters[number] == "w") != (letters[neighbour] == "w"):
        return "shore"
    if row // 10 != other_row // 10 or column // 10 != other_column // 10:
        return "seam"
    return "same" if letters[number] == letters[neighbour] else "other"


def _pieces(view: KingdomView) -> str:
    """What lies on the board: tokens, what can be chosen, settlements, what was just played."""
    parts = []
    for location in view["locations"]:
        x, y = centre(location["hex"])
        for token in range(location["tokens"]):
            parts.append(use("chip", x - 5 * (location["tokens"] - 1) + 10 * token, y + 20))
    offered = [_hex(place) for place in view["offers"] if place.startswith("hex-")]
    taken = {number for own in view["settlements"] for number in own}
    parts += [use("glow" if number in taken else f"o{view['you']}", *centre(number)) for number in offered]
    moved = _just_placed(view)
    parts += [use("last", *centre(number)) for number in moved]
    if view["lifted"] is not None:
        parts.append(use("lift", *centre(view["lifted"])))
    pieces = [
        _piece(seat, number, moved.get(number))
        for seat, own in enumerate(view["settlements"])
        for number in own
        if number != view["lifted"]
    ]
    return f'{"".join(parts)}<g class="pieces">{"".join(pieces)}</g>'


def _just_placed(view: KingdomView) -> dict[int, int | None]:
    """The hexes where settlements have just been built or put down, each with the hex that the settlement was moved
    from, or None."""
    placed: dict[int, int | None] = {}
    for seen in view.get("recent", ()):
        if seen["event"] in PLACED:
            placed.pop(seen.get("origin", -1), None)
            placed[seen["hex"]] = seen.get("origin")
    return placed


def _piece(seat: int, number: int, origin: int | None) -> str:
    """A settlement; one that was moved says where it came from, so that it can be seen travelling."""
    if origin is None:
        return use(f"p{seat}", *centre(number))
    x, y = centre(origin)
    return use(f"p{seat}", *centre(number), data_from=f"{num(x)} {num(y)}")


def _hex(place: str) -> int:
    row, column = place.removeprefix("hex-").split("-")
    return int(row) * COLUMNS + int(column)
