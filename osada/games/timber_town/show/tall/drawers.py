"""What opens over the page of a phone: the other town in large, and what is still to come."""

from __future__ import annotations

from osada.core.colours import SEAT_COLOURS
from osada.core.svg import PHONE, num, numbers, text
from osada.core.text import Text
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.art.tiles import COLOURS
from osada.games.timber_town.show.picture import pieces
from osada.games.timber_town.show.picture.abouts import capitalised
from osada.games.timber_town.show.picture.banks import SUPPLIED
from osada.games.timber_town.show.picture.choices import own
from osada.games.timber_town.show.picture.ground import town
from osada.games.timber_town.show.picture.marks import rings
from osada.games.timber_town.show.tall.places import OTHER
from osada.games.timber_town.view import TownView

RIM = 11.0
ROW, FIRST = 34.0, 46.0
SUPPLY = FIRST + ROW * len(COLOURS) + 12
PILE_HEIGHT = SUPPLY + 84


def other_still() -> str:
    """The board of the other town."""
    return town(OTHER, RIM, 14)


def other(view: TownView) -> str:
    """The tiles of the other town, large."""
    seat = 1 - own(view)
    city = view["cities"][seat]
    tiles = "".join(
        pieces.piece(placed, OTHER.size, *OTHER.centre(cell), pieces.named(placed, f"town-{seat}-{cell}"))
        for cell, placed in city["cells"].items()
    )
    size = num(4 * OTHER.step + 2 * RIM - 4)
    rim = (
        f'<rect x="{num(OTHER.left - RIM + 2)}" y="{num(OTHER.top - RIM + 2)}" width="{size}" height="{size}" rx="{num(RIM)}" fill="none" '
        f'stroke="{SEAT_COLOURS[seat][0]}" stroke-width="4"/>'
    )
    return f'{rim}<g class="pieces">{tiles}</g>{rings(view, {seat: OTHER})}{pieces.joints(city, seat, OTHER)}'


def pile_still(say: Text) -> str:
    """The colours of tiles, and the figures of the common supply."""
    rows = "".join(
        put(f"c-{colour}", 22, FIRST + ROW * (row + 0.5), 30, data_about=colour)
        + text(46, FIRST + ROW * (row + 0.5) + 5, capitalised(say(f"color-{colour}")), 15)
        for row, colour in enumerate(COLOURS)
    )
    supply = "".join(
        put("builder" if name == "builder" else f"f-{name}", 24 + 72 * index, SUPPLY + 50, 40, data_about=name)
        for index, name in enumerate(SUPPLIED)
    )
    return (
        text(PHONE - 128, 20, say("part-face-down"), 13, "sans soft", "middle")
        + text(PHONE - 40, 20, say("part-lost"), 13, "sans soft", "middle")
        + f'<path d="M0 {num(FIRST - 12)}H{num(PHONE)}M0 {num(SUPPLY)}H{num(PHONE)}" class="rule"/>'
        + rows
        + text(4, SUPPLY + 20, say("picture-supply"), 14, "serif ink")
        + supply
    )


def pile(view: TownView) -> str:
    """How many tiles of each colour are face down, how many are lost, and what the supply has."""
    shown: list[tuple[float, float, object]] = []
    for counts, x in ((view["unseen"], PHONE - 132), (view["lost"], PHONE - 44)):
        left = dict.fromkeys(COLOURS, 0)
        for kind, count in counts.items():
            left[kind.partition("-")[0]] += count
        shown += [(x, FIRST + ROW * (row + 0.5) + 5, count) for row, count in enumerate(left.values())]
    supply = view["supply"] | {"builder": int(view["builder"] is None)}
    shown += [(48 + 72 * index, SUPPLY + 55, f"×{supply[name]}") for index, name in enumerate(SUPPLIED)]
    return numbers(15, shown)
