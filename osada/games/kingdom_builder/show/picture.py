"""The table as a picture, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial

from osada.core.game import seat_name
from osada.core.svg import Pane, Picture, num, numbers, text, use, wrapped
from osada.core.text import Text
from osada.games.kingdom_builder.board import LETTERS, LOCATIONS
from osada.games.kingdom_builder.hexes import COLUMNS, HEXES, step
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS
from osada.games.kingdom_builder.show import art
from osada.games.kingdom_builder.view import KingdomView

STEP_X, STEP_Y, LEFT, TOP = 60.0, 52.0, 52.0, 56.0
BOARD_WIDTH, BOARD_HEIGHT = 2 * LEFT + 19 * STEP_X + 30, 2 * TOP + 19 * STEP_Y
SIDE = 360.0
HAND, CARD_STEP = 126.0, 113
PLACED = ("build", "token-build", "token-move")
STRIP = 296.0


def picture(view: KingdomView, say: Text) -> Picture:
    """The table as a picture: the board, a strip for every seat, and the cards beside the board."""
    ground = partial(_ground, view["letters"], _kinds(view))
    panes = {"board": Pane(BOARD_WIDTH, BOARD_HEIGHT, ground, _pieces(view))}
    for seat in range(view["players"]):
        panes[f"seat-{seat}"] = Pane(STRIP, 38, partial(_strip_still, seat), _strip(view, seat))
    above = HAND if _shows_hand(view) else 0
    height = above + 26 + 2 * CARD_STEP
    panes["side"] = Pane(SIDE, height, partial(_side_still, view, say), _side(view, say), top=HAND - above)
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(_symbols(), panes, say("game-title"), panel)


@cache
def _symbols() -> str:
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


# The board


def _kinds(view: KingdomView) -> tuple[tuple[int, str], ...]:
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
        f'<g fill="none" pointer-events="all">{"".join(places)}</g>{"".join(specials)}'
    )


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
        "same": 'stroke="#3A2F28" stroke-width="1.5" opacity=".18"',
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


# The strip of a seat: its tokens, its supply, its gold


def _strip_still(seat: int) -> str:
    return f'<g transform="translate({num(STRIP - 92)} 20) scale(.72)">{use(f"p{seat}", 0, 0)}</g>{use("coin", STRIP - 40, 19)}'


def _strip(view: KingdomView, seat: int) -> str:
    """A seat's tokens, supply and gold; the tokens of a location lie together because they are one thing to choose."""
    stacks: dict[str, list[bool]] = {}
    for token in view["tokens"][seat]:
        stacks.setdefault(token["location"], []).append(token["ready"])
    parts, x = [], 18.0
    own = seat == view["you"]
    for name, stack in stacks.items():
        place = f"token-{name}"
        if own and place in view["offers"]:
            parts.append(f'<circle cx="{num(x)}" cy="19" r="19" fill="#F2B632" opacity=".85"/>')
        tokens = "".join(
            use(f"t-{name}", x + 9 * (len(stack) - 1 - number), 19, **({} if ready else {"opacity": ".38"}))
            for number, ready in enumerate(sorted(stack))
        )
        chosen = f' data-place="{place}"' if own else ""
        parts.append(f'<g data-about="{name}"{chosen}>{tokens}</g>')
        x += 28 + 9 * len(stack)
    supply, gold = view["supply"][seat], view["scores"][seat]["total"]
    return "".join(parts) + numbers(16, ((STRIP - 78, 25, supply), (STRIP - 28, 25, gold)))


# Beside the board: the card played, the kingdom cards with what each is worth right now


def _side_still(view: KingdomView, say: Text) -> str:
    parts = [text(2, HAND + 15, say("side-kingdom-cards").upper(), 11.5, "sans bold soft")]
    for card, x, y in _cards(view):
        parts.append(_card(card, x, y, say))
        parts += [use(f"m{seat}", x + 18 + 41 * seat, y + 90) for seat in range(view["players"])]
    return "".join(parts)


def _side(view: KingdomView, say: Text) -> str:
    worth = [
        (x + 28 + 41 * seat, y + 95, score[card])
        for card, x, y in _cards(view)
        for seat, score in enumerate(view["scores"])
    ]
    return _hand(view, say) + numbers(14, worth)


def _cards(view: KingdomView) -> Iterator[tuple[str, float, float]]:
    """The kingdom cards and the castles, each with where it lies."""
    for index, card in enumerate((*view["cards"], "castles")):
        yield card, 184 * (index % 2), HAND + 24 + CARD_STEP * (index // 2)


def _card(card: str, x: float, y: float, say: Text) -> str:
    lines = wrapped(say(f"score-{card}-short"), 124, 11)
    return (
        f'<g data-about="{card}"><rect x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="175" height="{CARD_STEP - 8}" rx="10" '
        f'class="card rule"/>{use(f"k-{card}", x + 24, y + 28)}{text(x + 48, y + 21, say(f"score-{card}"), 14, "serif ink")}'
        + "".join(text(x + 48, y + 36 + 13 * number, line, 11, "sans soft") for number, line in enumerate(lines[:4]))
        + "</g>"
    )


def _shows_hand(view: KingdomView) -> bool:
    """Whether terrain cards are shown: not once the game is over, when they count no more."""
    return view["seat"] is not None


def _hand(view: KingdomView, say: Text) -> str:
    """The deciding seat's open terrain card and what is still to be built with it; while another seat plays, the
    viewer's own next card too."""
    seat, you = view["seat"], view["you"]
    if seat is None:
        return ""
    heading = say("side-your-card") if seat == you else say("side-card-of", player=_name(view, say, seat))
    waiting = you if you != seat else None
    lines = _label(heading, 165 if waiting is not None else 250)
    parts = ['<rect x=".5" y=".5" width="359" height="119" rx="12" class="card rule"/>']
    parts += [_terrain_card(view["hands"][seat], 12, 12, say), *_lines(102, 28, 15, lines, "sans bold soft")]
    below = 39.0 + 15 * len(lines)
    parts += [use(f"p{seat}", 116 + 34 * number, below) for number in range(view["left"])]
    if waiting is not None:
        parts.append(text(266, 108, f"{say('side-your-next-card')} ▸".upper(), 11.5, "sans bold soft", "end"))
        parts.append(_terrain_card(view["hands"][waiting], 276, 12, say))
    else:
        hint = wrapped(say("side-left", left=view["left"]), 250, 11.5)
        parts += _lines(102, below + 28, 14, hint[:3], "sans soft")
    return "".join(parts)


def _label(content: str, width: float) -> list[str]:
    """A heading in capitals, in two lines at most; capitals are wide, and a name may be one long word."""
    lines = wrapped(content.upper(), width, 15)
    longest = int(width / 8.4)
    return [line if len(line) <= longest else f"{line[: longest - 1]}…" for line in lines[:2]]


def _lines(x: float, y: float, step: float, lines: list[str], kind: str) -> list[str]:
    return [text(x, y + step * number, line, 11.5, kind) for number, line in enumerate(lines)]


def _name(view: KingdomView, say: Text, seat: int) -> str:
    return seat_name(say, seat, view.get("names", ()))


def _terrain_card(terrain: str | None, x: float, y: float, say: Text) -> str:
    if terrain is None:
        return use("c-back", x, y)
    shown = say(f"terrain-{terrain}").capitalize()
    size = 11 if len(shown) < 11 else 8.5
    name = text(x + 37, y + 88, shown, size, "serif dark", "middle")
    return use(f"c-{terrain}", x, y) + name


def abouts(say: Text) -> dict[str, str]:
    """What a location token does and what a kingdom card pays, shown when a person points at it."""
    about = {name: f"{say(f'location-{name}').capitalize()}: {say(f'does-{name}')}" for name in LOCATIONS}
    return about | {
        card: f"{say(f'score-{card}')}: {say(f'score-{card}-short')}" for card in (*KINGDOM_CARDS, "castles")
    }
