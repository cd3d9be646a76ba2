"""What changes on the board of a phone: tiles, rafts and figures, what can be chosen and what it would bring."""

from __future__ import annotations

from osada.core.colours import GOLD, SEAT_COLOURS
from osada.core.svg import num, text, use
from osada.games.timber_town.actions import GAINING
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.art.tiles import COLOURS
from osada.games.timber_town.show.picture import marks, pieces
from osada.games.timber_town.show.picture.choices import own
from osada.games.timber_town.show.tall import ground
from osada.games.timber_town.show.tall.places import (
    BADGES,
    OWN,
    PIER,
    RIM,
    RIVAL,
    RIVER,
    SMALL_STEP,
    figure_slot,
    small_cell,
)
from osada.games.timber_town.tiles import FIGURES
from osada.games.timber_town.view import TownView

ROUNDS = 19


def live(view: TownView) -> str:
    """Everything on the board that changes, from the lowest layer to the highest."""
    seat = own(view)
    towns = {seat: OWN}
    return (
        _rims(seat)
        + _pier(view)
        + _symbols_of_boards(view)
        + _rival(view, 1 - seat)
        + _aid(view, seat)
        + _columns(view)
        + pieces.cells(view, OWN)
        + pieces.pieces(view, RIVER, towns, None)
        + _held(view)
        + pieces.own_marks(view, OWN)
        + marks.just_played(view, RIVER, towns)
        + pieces.joints(view["cities"][seat], seat, OWN)
        + marks.offered(view, RIVER, OWN)
        + marks.previews(view, OWN)
    )


def _rims(seat: int) -> str:
    """A rim around each town in the colour of its seat."""
    size = num(4 * OWN.step + 2 * RIM - 2)
    x, y, width, height = RIVAL
    return (
        f'<g fill="none" stroke-width="2.500"><rect x="{num(OWN.left - RIM + 1)}" y="{num(OWN.top - RIM + 1)}" width="{size}" height="{size}" '
        f'rx="{num(RIM)}" stroke="{SEAT_COLOURS[seat][0]}"/><rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="5" '
        f'stroke="{SEAT_COLOURS[1 - seat][0]}"/></g>'
    )


def _pier(view: TownView) -> str:
    """The round and the number of face-down tiles; once there are none, a piece of the pier covers the stack."""
    x, y, width, _ = PIER
    middle = x + width / 2
    gone = f'<rect x="{num(x + 4)}" y="{num(y + 46)}" width="{num(width - 8)}" height="64" fill="#B98A55"/>'
    return (
        (gone if view["stack"] == 0 else "")
        + text(middle, y + 35, f"{view['round']}/{ROUNDS}", 14, "sans bold dark", "middle")
        + text(middle, y + 128, view["stack"], 18, "sans bold dark", "middle")
    )


def _symbols_of_boards(view: TownView) -> str:
    """Whose symbol is on each river board."""
    return "".join(
        use(f"q{symbol}", RIVER.left + (board + 1) * RIVER.board - 9, RIVER.top + 3)
        for board, symbol in enumerate(view["symbols"])
    )


def _rival(view: TownView, seat: int) -> str:
    """The other town in small: the colours of its tiles, and a ring around those just placed."""
    side = num(SMALL_STEP - 1.6)
    squares: dict[str, str] = {}
    for cell, placed in view["cities"][seat]["cells"].items():
        x, y = map(num, small_cell(cell))
        squares[placed["color"]] = squares.get(placed["color"], "") + f"M{x} {y}h{side}v{side}h-{side}z"
    tiles = "".join(f'<path d="{path}" fill="{COLOURS[colour][1]}"/>' for colour, path in squares.items())
    rings = "".join(
        "M{} {}h{side}v{side}h-{side}z".format(*map(num, small_cell(seen["cell"])), side=side)
        for seen in view.get("recent", ())
        if seen["event"] in GAINING and seen["seat"] == seat
    )
    ring = f'<path d="{rings}" fill="none" stroke="#FFF" stroke-width="2.500"/>' if rings else ""
    return f'<g pointer-events="none">{tiles}{ring}</g>{ground.lens()}'


def _aid(view: TownView, seat: int) -> str:
    """The own figures; those that are not there are pale."""
    parts = []
    for figure in FIGURES:
        count = view["figures"][seat][figure]
        x, y, width, height = figure_slot(figure)
        middle, down = x + width / 2, y + height / 2
        symbol = f"f-raft-{seat}" if figure == "raft" else f"f-{figure}"
        parts.append(put(symbol, middle, down, 42, **({} if count else {"opacity": ".25"}), pointer_events="none"))
        if count > 1:
            parts.append(
                use("disc", x + width - 9, y + 10)
                + f'<text x="{num(x + width - 9)}" y="{num(y + 15)}" class="sans bold" font-size="14" fill="#FFF" text-anchor="middle">{count}</text>'
            )
    if "crane" in view["offers"]:
        x, y, width, height = figure_slot("crane")
        where = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="9"'
        parts.append(
            f'<g fill="none" pointer-events="none"><rect {where} stroke="#8A5A10" stroke-width="5"/><rect {where} stroke="#FFCB4D" stroke-width="3"/></g>'
        )
    return "".join(parts)


def _columns(view: TownView) -> str:
    """The numbers of the columns where the tile in hand may go are gold."""
    gaining = view["gaining"]
    if not gaining or gaining["cell"]:
        return ""
    gold = ""
    for column in range(1, 5):
        if gaining["crane"] or gaining["board"] == column:
            x = OWN.left + OWN.step * (column - 0.5)
            gold += f'<rect x="{num(x - 12)}" y="{num(BADGES - 12)}" width="24" height="24" rx="5" fill="{GOLD}" stroke="#8A5A10" stroke-width="2"/>'
            gold += text(x, BADGES + 5.4, column, 15, "serif dark", "middle")
    return gold


def _held(view: TownView) -> str:
    """The mark of the tile in hand while it is still in the river."""
    gaining = view["gaining"]
    if not gaining or gaining["cell"]:
        return ""
    return use("v-held", *RIVER.centre(gaining["board"] - 1, gaining["slot"] - 1), pointer_events="none")
