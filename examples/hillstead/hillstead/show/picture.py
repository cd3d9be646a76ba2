"""The table as a picture: the hillside, one's cards below it, the points beside it, a strip for every seat."""

from __future__ import annotations

from functools import partial

from osada.core.game import Layout
from osada.core.svg import Pane, Picture, num, numbers, text, use
from osada.core.text import Text

from hillstead.actions import plot_of_place, plot_place
from hillstead.pieces import ACROSS, PLOTS, ROOFS, TERRACES
from hillstead.show import art
from hillstead.view import HillsteadView

STEP = 96.0
RISE: dict[Layout, float] = {"wide": 112.0, "tall": 136.0}
"""From a terrace to the next one; a phone has more room upwards."""
MARGIN = 40.0
"""Left of the plots: what the terrace counts."""
SIDE, LINE, STRIP = 300.0, 26.0, 200.0
HAND_WIDTH, HAND_HEIGHT, CARD_STEP = 420.0, 124.0, 104.0
LINES = ("height", "neighbours", "steps", "most", "total")


def picture(view: HillsteadView, say: Text, layout: Layout) -> Picture:
    """All panes of a page."""
    rise = RISE[layout]
    width, height = MARGIN + STEP * ACROSS, rise * TERRACES
    panes = {
        "board": Pane(width, height, partial(_hillside, view, rise), _houses(view, rise)),
        "hand": Pane(HAND_WIDTH, HAND_HEIGHT, str, _hand(view, say)),
        "side": Pane(SIDE, LINE * (len(LINES) + 2), partial(_sheet_still, view, say), _sheet(view, say)),
    }
    for seat in range(view["players"]):
        panes[f"seat-{seat}"] = Pane(STRIP, 40.0, str, _strip(view, seat))
    return Picture(art.symbols(), panes, say("game-title"))


# The hillside


def _centre(plot: int, rise: float) -> tuple[float, float]:
    return MARGIN + STEP * (plot % ACROSS + 0.5), rise * (TERRACES - 1 - plot // ACROSS) + rise / 2 - 4


def _hillside(view: HillsteadView, rise: float) -> str:
    width = MARGIN + STEP * ACROSS
    parts = []
    for terrace, points in enumerate(view["heights"]):
        top = rise * (TERRACES - 1 - terrace)
        parts.append(art.ground(terrace, width, top, rise))
        parts.append(text(MARGIN / 2, top + rise / 2, points, 24, "serif dark", "middle"))
    for plot in range(PLOTS):
        x, y = _centre(plot, rise)
        parts.append(
            f'<rect x="{num(x - 44)}" y="{num(y - 46)}" width="88" height="88" rx="14" fill="#FBF7EF" opacity=".35" '
            f'data-place="{plot_place(plot)}"/>'
        )
    return "".join(parts)


def _houses(view: HillsteadView, rise: float) -> str:
    """What can be chosen, what was built last, the houses, and what a house would look like."""
    offered = [plot for place in view["offers"] if (plot := plot_of_place(place)) is not None]
    last = [seen["plot"] for seen in view.get("recent", ()) if seen["event"] == "build"]
    parts = [use("glow", *_centre(plot, rise)) for plot in offered]
    parts += [use("last", *_centre(_plot(name), rise)) for name in last]
    houses = "".join(
        use(f"house-{house['owner']}-{house['roof']}", *_centre(plot, rise), data_key=f"h{plot}")
        for plot, house in enumerate(view["houses"])
        if house is not None
    )
    ghost = f"house-{view['you']}-{view['chosen']}"
    ghosts = "".join(
        f'<g class="preview" data-for="{plot_place(plot)}" opacity=".6">{use(ghost, *_centre(plot, rise))}</g>'
        for plot in offered
    )
    return f'<g pointer-events="none">{"".join(parts)}<g class="pieces">{houses}</g>{ghosts}</g>'


def _plot(name: str) -> int:
    terrace, across = name.split(",")
    return (int(terrace) - 1) * ACROSS + int(across) - 1


# The hand


def _hand(view: HillsteadView, say: Text) -> str:
    """One's own cards, those with the same roof together: they are one thing to choose."""
    hand = view["hands"][view["you"]] if view["you"] is not None else None
    if hand is None:
        return ""
    parts, x = [], 60.0
    for roof in ROOFS:
        count = hand.count(roof)
        if not count:
            continue
        y = 56.0 if roof == view["chosen"] else 66.0
        cards = "".join(use(f"card-{roof}", x + 7 * number, y - 3 * number) for number in range(count))
        light = f"card-{roof}" in view["offers"] or roof == view["chosen"]
        ring = (
            f'<rect x="{num(x - 49)}" y="{num(y - 57)}" width="98" height="114" rx="13" fill="#F2B632"/>'
            if light
            else ""
        )
        parts.append(f'<g data-place="card-{roof}" data-about="roof-{roof}">{ring}{cards}</g>')
        parts.append(text(x, y + 44, say(f"roof-{roof}"), 13, "sans dark", "middle"))
        x += CARD_STEP + 14 * (count - 1)
    return "".join(parts)


# Beside the board


def _across(view: HillsteadView, seat: int) -> float:
    return SIDE - 40 * (view["players"] - seat) + 14


def _sheet_still(view: HillsteadView, say: Text) -> str:
    """The lines of the score sheet."""
    parts = []
    for number, line in enumerate(LINES):
        kind = "sans bold ink" if line == "total" else "sans ink"
        about = "" if line == "total" else f' data-about="{line}"'
        parts.append(f"<g{about}>{text(4, LINE * (number + 1.7), say(f'score-{line}'), 15, kind)}</g>")
    return "".join(parts)


def _sheet(view: HillsteadView, say: Text) -> str:
    """Everybody's points, and the cards that are left."""
    figures = [
        (_across(view, seat), LINE * (number + 1.7), view["scores"][seat][line])
        for number, line in enumerate(LINES)
        for seat in range(view["players"])
    ]
    heads = "".join(
        f'<g transform="translate({num(_across(view, seat) + 5)} 17) scale(.34)">{use(f"house-{seat}-straw", 0, 0)}</g>'
        for seat in range(view["players"])
    )
    pile = text(4, LINE * (len(LINES) + 1.5), say("side-pile", pile=view["pile"]), 13, "sans soft")
    return heads + numbers(15, figures) + pile


def _strip(view: HillsteadView, seat: int) -> str:
    """The cards that a seat holds, from behind, and its points."""
    cards = "".join(use("back", 14 + 22 * number, 20) for number in range(view["cards"][seat]))
    return cards + numbers(18, [(STRIP - 40, 26, view["scores"][seat]["total"])])


def abouts(say: Text) -> dict[str, str]:
    """What hovering explains: by ``data-about``, or else by the place."""
    plots = {
        plot_place(plot): say("about-plot", terrace=plot // ACROSS + 1, plot=plot % ACROSS + 1) for plot in range(PLOTS)
    }
    lines = {line: say(f"about-{line}") for line in LINES[:-1]}
    return plots | lines | {f"roof-{roof}": say("about-roof", roof=roof) for roof in ROOFS}
