"""The village on a phone: names in a layer of their own, workers and flags larger than the board's scale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from html import escape

from osada.core.colours import INK
from osada.core.svg import Pane, num, use
from osada.games.hamlet.pieces import TILES
from osada.games.hamlet.show.art.tiles import Point
from osada.games.hamlet.show.choices import choices
from osada.games.hamlet.show.faces import Face
from osada.games.hamlet.show.standing import goods, standing, step, villager, workers
from osada.games.hamlet.show.village import Laid, built, marks, still, touched
from osada.games.hamlet.view import HamletView

OWN, OTHERS, HANDLES = 1.5, 1.25, 1.5
"""How much larger than at a desk: one's own workers, those of the others, and what is touched."""
CENTRAL = TILES[:3]
"""The tiles that keep their names however small the village is shown: Church, Market and Town Hall."""
NAMES = (
    f'class="labels names sans bold" font-size="16" fill="{INK}" stroke="#FFF9E8" stroke-width="4.5" stroke-linejoin="round" '
    'paint-order="stroke" text-anchor="middle" pointer-events="none"'
)


@cache
def symbols() -> str:
    """Workers and flags, larger: O for those of the viewer, P for those of the others."""
    return "".join(_larger(letter, scale, seat) for letter, scale in (("O", OWN), ("P", OTHERS)) for seat in range(4))


def _larger(letter: str, scale: float, seat: int) -> str:
    herd = f'<use href="#d{seat}" x="6" y="-5"/><use href="#d{seat}" x="-3"/>'
    drawings = {kind: f'<use href="#{kind}{seat}"/>' for kind in "vldf"} | {"h": herd}
    return "".join(
        f'<g id="{letter}{kind}{seat}"><g transform="scale({scale:g})">{drawing}</g></g>'
        for kind, drawing in drawings.items()
    )


def board(
    view: HamletView, village: Sequence[Laid], printed: Sequence[Face], box: tuple[float, float, float, float]
) -> Pane:
    """The village with what stands on it and what can be chosen."""
    left, top, right, bottom = box
    herds, pieces = _pieces(view, village)
    live = built(view, village, named=False) + marks(view, village) + pieces + choices(view, village, printed, HANDLES)
    live += f"<g {NAMES}>{herds}{_names(view, village)}</g>"
    return Pane(right - left, bottom - top, partial(still, village), live, left, top)


def _pieces(view: HamletView, village: Sequence[Laid]) -> tuple[str, str]:
    """How many donkeys a herd has, to be read above all; and goods, flags and workers, from back to front."""
    lying: list[str] = []
    upright: list[tuple[float, str]] = []
    herds: list[str] = []
    came_from = step(view, {laid.tile: laid for laid in village})
    for laid in village:
        lying += goods(laid)
        if laid.flag is not None:
            x, y = laid.at((laid.plan.foot[0] + 24 * laid.lay.size, laid.plan.foot[1]))
            upright.append((y, use(f"{_size(view, laid.flag)}f{laid.flag}", x, y)))
        for worker, (x, y) in standing(laid, workers(view, laid.tile)).items():
            kind, extra = worker.kind, came_from.get((worker, laid.tile), {})
            if kind == "d":
                count = view["donkeys"][worker.seat][laid.tile]
                if count > 1:
                    kind = "h"
                    herds.append(_label((x - 20, y + 3), str(count)))
            else:
                extra = villager(view, worker, laid)
            upright.append((y, use(f"{_size(view, worker.seat)}{kind}{worker.seat}", x, y, **extra)))
    pieces = "".join((*lying, *(piece for _, piece in sorted(upright))))
    return "".join(herds), f'<g class="pieces">{pieces}</g>'


def _size(view: HamletView, seat: int) -> str:
    return "O" if seat == view["you"] else "P"


def _names(view: HamletView, village: Sequence[Laid]) -> str:
    """The names of the tiles; those that matter less apart: a page leaves them out where the village is small. While a
    place for a new tile is chosen, only tiles that it can touch have their names."""
    just = {touched(seen) for seen in view.get("recent", ())} | set(CENTRAL)
    near = {tile for ghost in view["ghosts"] for tile in ghost["touches"]}
    names: tuple[list[str], list[str]] = ([], [])
    for laid in village:
        if not near or laid.tile in near:
            matters = bool(near) or laid.tile in just or f"t{laid.number}" in view["offers"]
            names[matters].append(_label(laid.at(laid.plan.name), *laid.name))
    minor, major = map("".join, names)
    return f'{major}<g class="minor">{minor}</g>' if minor else major


def _label(at: Point, *lines: str) -> str:
    x, y = at
    first, *more = map(escape, lines)
    below = "".join(f'<tspan x="{num(x)}" dy="1em">{line}</tspan>' for line in more)
    return f'<text x="{num(x)}" y="{num(y)}">{first}{below}</text>'
