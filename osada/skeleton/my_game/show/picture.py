"""The table as a picture: panes with a still layer, sent once, and a live layer, sent after every action."""

from __future__ import annotations

from functools import partial

from osada.core.colours import SEAT_COLOURS
from osada.core.game import Layout
from osada.core.svg import Pane, Picture, num, numbers, text, use
from osada.core.text import Text

from my_game.pieces import GROUNDS, PLOTS
from my_game.view import MyGameView

STEP = 100.0
"""From a plot to the next one."""
ACROSS: dict[Layout, int] = {"wide": 6, "tall": 3}
"""Plots in a row: on a desk there is room beside, on a phone below."""
FILLS = dict(zip(GROUNDS, ("#A9C77F", "#6F9A6A", "#8FBFD6"), strict=True))
SIDE, STRIP = 240.0, 160.0


def picture(view: MyGameView, say: Text, layout: Layout) -> Picture:
    """The board, what stands beside it, and a strip for every seat: a page needs all of these panes."""
    across = ACROSS[layout]
    rows = -(-PLOTS // across)
    panes = {
        "board": Pane(STEP * across, STEP * rows, partial(_lane, view, across), _houses(view, across)),
        "side": Pane(SIDE, 60.0, partial(_side_still, say), _side(view, say)),
    }
    for seat in range(view["players"]):
        panes[f"seat-{seat}"] = Pane(STRIP, 40.0, partial(use, f"house-{seat}", 20, 20), _strip(view, seat))
    return Picture(_symbols(), panes, say("game-title"))


def _symbols() -> str:
    """What is drawn again and again, once: a house of every seat, and what lights up."""
    houses = "".join(
        f'<symbol id="house-{seat}" overflow="visible"><path d="M-16 14V-4L0 -18L16 -4V14Z" fill="{colour}" '
        f'stroke="{dark}" stroke-width="2"/></symbol>'
        for seat, (colour, dark, _) in enumerate(SEAT_COLOURS)
    )
    glow = '<symbol id="glow" overflow="visible"><circle r="34" fill="#FFF3C4" opacity=".8"/></symbol>'
    return houses + glow


def _centre(plot: int, across: int) -> tuple[float, float]:
    return STEP * (plot % across + 0.5), STEP * (plot // across + 0.5)


def _lane(view: MyGameView, across: int) -> str:
    """Every place that a person may point at carries ``data-place``, what can be explained ``data-about``."""
    parts = []
    for plot, ground in enumerate(view["lane"]):
        x, y = _centre(plot, across)
        parts.append(
            f'<rect x="{num(x - 46)}" y="{num(y - 46)}" width="92" height="92" rx="12" fill="{FILLS[ground]}" '
            f'data-place="plot-{plot + 1}" data-about="{ground}"/>'
            + text(x, y + 40, plot + 1, 14, "sans dark", "middle")
        )
    return "".join(parts)


def _houses(view: MyGameView, across: int) -> str:
    """What can be chosen, and the houses; pieces that travel lie in a group of the class ``pieces``."""
    offered = [plot for plot in range(PLOTS) if f"plot-{plot + 1}" in view["offers"]]
    built = [(plot, owner) for plot, owner in enumerate(view["owners"]) if owner is not None]
    glow = "".join(use("glow", *_centre(plot, across)) for plot in offered)
    houses = "".join(use(f"house-{owner}", *_centre(plot, across), data_key=f"h{plot}") for plot, owner in built)
    return f'<g pointer-events="none">{glow}<g class="pieces">{houses}</g></g>'


def _side_still(say: Text) -> str:
    return text(4, 18, say("side-card"), 13, "sans bold soft")


def _side(view: MyGameView, say: Text) -> str:
    card = view["card"]
    return text(4, 46, say(f"ground-{card}"), 22, "serif ink") if card is not None else ""


def _strip(view: MyGameView, seat: int) -> str:
    return numbers(18, [(52, 26, view["scores"][seat]["total"])])


def abouts(say: Text) -> dict[str, str]:
    """What hovering explains: by ``data-about``, or else by the place."""
    plots = {f"plot-{number}": say("plot", number=number) for number in range(1, PLOTS + 1)}
    return plots | {ground: say(f"about-{ground}") for ground in GROUNDS}
