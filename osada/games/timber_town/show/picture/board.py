"""What changes on the board: the pieces and the marks around them, the stacks, and the symbols of the river boards."""

from __future__ import annotations

from osada.core.colours import GOLD, SEAT_COLOURS
from osada.core.svg import num, text, use
from osada.core.text import Text
from osada.games.timber_town.show.picture import banks, marks, pieces
from osada.games.timber_town.show.picture.choices import own
from osada.games.timber_town.show.picture.places import HAND, OWN, RIVAL, RIVER
from osada.games.timber_town.view import TownView


def live(view: TownView, say: Text) -> str:
    """Everything on the board that changes, from the lowest layer to the highest."""
    seat = own(view)
    towns = {seat: OWN, 1 - seat: RIVAL}
    return (
        _rims(seat)
        + _column_badges(view)
        + _stacks(view)
        + _symbols_of_boards(view)
        + banks.live(view, say)
        + pieces.cells(view, OWN)
        + pieces.pieces(view, RIVER, towns, HAND)
        + pieces.own_marks(view, OWN)
        + marks.just_played(view, RIVER, towns)
        + "".join(pieces.joints(view["cities"][owner], owner, town) for owner, town in reversed(towns.items()))
        + marks.offered(view, RIVER, OWN)
        + marks.previews(view, OWN)
    )


def _rims(seat: int) -> str:
    """A rim around each town in the colour of its seat."""
    rims = ""
    for town, rim, owner in ((OWN, 12.0, seat), (RIVAL, 8.0, 1 - seat)):
        size = num(4 * town.step + 2 * rim - 3)
        rims += (
            f'<rect x="{num(town.left - rim + 1.5)}" y="{num(town.top - rim + 1.5)}" width="{size}" height="{size}" rx="{num(rim)}" fill="none" '
            f'stroke="{SEAT_COLOURS[owner][0]}" stroke-width="{4.5 if owner == seat else 3.5}"/>'
        )
    return rims


def _column_badges(view: TownView) -> str:
    """The numbers of the columns; those where the tile in hand may go are gold."""
    gaining, gold = view["gaining"], ""
    for column in range(4):
        if gaining and (gaining["crane"] or gaining["board"] == column + 1):
            where = f'x="{num(OWN.left + OWN.step * column + 26)}" y="{num(OWN.top - 38)}"'
            gold += f'<rect {where} width="42" height="42" rx="10" fill="{GOLD}" opacity=".9"/>'
    return gold + '<use href="#columns"/>'


def _stacks(view: TownView) -> str:
    """How many tiles are face down. The stacks are drawn once for the whole game; when they are empty, a piece of the
    pier covers them."""
    gone = '<rect x="22" y="292" width="56" height="164" fill="#B98A55"/>' if view["stack"] == 0 else ""
    return gone + text(97, 381, view["stack"], 21, "sans bold dark", "middle")


def _symbols_of_boards(view: TownView) -> str:
    return "".join(
        use(f"q{symbol}", RIVER.left + board * RIVER.board + 51, RIVER.top + 77)
        for board, symbol in enumerate(view["symbols"])
    )
