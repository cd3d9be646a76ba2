"""The strip of a seat on a phone, and the drawer that it opens: everybody's things in large."""

from __future__ import annotations

from functools import partial

from osada.core.game import seat_name
from osada.core.svg import PHONE, STRIP_HEIGHT, Pane, digits, num, numbers, strip_width, text, use
from osada.core.text import Text
from osada.games.hamlet.pieces import REFINED, TILES
from osada.games.hamlet.show.side import bright, scaled
from osada.games.hamlet.view import HamletView

DRAWER = "players"
BLOCK = 120.0
"""How high the drawer is for each seat."""
LINE = 33.0
"""The second line of a strip."""


def strips(view: HamletView) -> dict[str, Pane]:
    """The strips of all seats: points, villagers and gold; donkeys too where there is room."""
    players = view["players"]
    return {
        f"seat-{seat}": Pane(
            strip_width(players), STRIP_HEIGHT, partial(_strip_still, seat, players), _strip(view, seat)
        )
        for seat in range(players)
    }


def _columns(players: int) -> tuple[float, float, float, float | None]:
    """Where points, villagers, gold and donkeys are in a strip; no donkeys where there is no room."""
    return {2: (13.0, 43.0, 134.0, 91.0), 3: (12.0, 38.0, 82.0, None), 4: (10.0, 27.0, 50.0, None)}[players]


def _strip_still(seat: int, players: int) -> str:
    points, villager, gold, donkey = _columns(players)
    parts = [
        f'<rect width="{num(strip_width(players))}" height="{num(STRIP_HEIGHT)}" fill="none" pointer-events="all" '
        f'data-open="{DRAWER}"/><g pointer-events="none">',
        scaled("badge", points, LINE, 0.76),
        scaled(f"v{seat}", villager, LINE + 7, 0.5),
        scaled("coin", gold, LINE, 0.85),
    ]
    if donkey is not None:
        parts.append(scaled(f"d{seat}", donkey, LINE + 8, 0.56))
    return "".join(parts) + "</g>"


def _strip(view: HamletView, seat: int) -> str:
    points, villager, gold, donkey = _columns(view["players"])
    own, villagers = view["seats"][seat], view["villagers"][seat]
    standing = sum(one["standing"] for one in villagers)
    counts: list[tuple[float, float, object]] = [
        (villager + 6.5, LINE + 4.5, f"{standing}/{len(villagers)}" if view["players"] < 4 else len(villagers)),
        (gold + 7.5, LINE + 4.5, own["gold"]),
    ]
    if donkey is not None:
        counts.append((donkey + 12, LINE + 4.5, sum(view["donkeys"][seat].values())))
    shown = "".join(f'<text x="{num(x)}" y="{num(y)}">{count}</text>' for x, y, count in counts)
    bright = f'<text x="{num(points)}" y="{num(LINE + 4.5)}" fill="#FFF6E6" text-anchor="middle">{own["points"]}</text>'
    return f'<g font-size="12.5" class="sans bold" pointer-events="none"><g class="ink">{shown}</g>{bright}</g>'


# The drawer: a block for every seat


def drawer(view: HamletView, say: Text) -> Pane:
    """What every seat has in store, holds and has done."""
    return Pane(PHONE, BLOCK * view["players"], partial(_drawer_still, view, say), _drawer(view))


STORE = (*REFINED, "a-planner")
DONE = ("a-chaplain", "a-merchant", "a-landscaper")


def _drawer_still(view: HamletView, say: Text) -> str:
    parts = []
    for seat in range(view["players"]):
        top = BLOCK * seat
        name = seat_name(say, seat, view.get("names", ()))
        shown = name if len(name) < 24 else f"{name[:22]}…"
        parts.append(use(f"m{seat}", 10, top + 14) + text(24, top + 19, shown, 15, "sans bold ink"))
        parts.append(scaled("badge", PHONE - 16, top + 15, 0.95))
        parts += [scaled(icon, 12 + 46 * number, top + 44, 0.9) for number, icon in enumerate(STORE)]
        parts += [scaled(icon, 250 + 46 * number, top + 44, 0.9) for number, icon in enumerate(DONE)]
    return "".join(parts)


def _drawer(view: HamletView) -> str:
    done: list[tuple[float, float, object]] = []
    points: list[tuple[float, float, object]] = []
    store, hands = "", ""
    for seat, own in enumerate(view["seats"]):
        top = BLOCK * seat
        left = (*(own["tokens"][good] for good in REFINED), own["roads"])
        store += digits((25, 71, 117, 163, 209), top + 49, "".join(map(str, left)))
        counts = own["deliveries"], own["sales"], own["flags"]
        done += [(263 + 46 * number, top + 49, count) for number, count in enumerate(counts)]
        points.append((PHONE - 16, top + 20, own["points"]))
        hands += "".join(
            use(f"h{TILES.index(tile)}", 40 + 76 * number, top + 86) for number, tile in enumerate(own["hand"])
        )
    return numbers(14, done, store) + bright(points, 14) + hands
