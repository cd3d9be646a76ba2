"""Beside the board: the seven scoring cards with what each is worth right now, and the strips of the seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from osada.core.colours import INK, PAPER
from osada.core.svg import Pane, num, numbers, text, wrapped
from osada.core.text import Text
from osada.games.timber_town.cells import CELLS
from osada.games.timber_town.pieces import color_of
from osada.games.timber_town.show.art.diagrams import diagram
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.art.tiles import COLOURS
from osada.games.timber_town.show.picture.choices import choices, own, pill
from osada.games.timber_town.tiles import FIGURES
from osada.games.timber_town.view import TownView

SIDE, STRIP = 360.0, 320.0
CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 176.0, 88.0, 92.0
MANY = 4
"""With more cells than this to choose from, cards do not show what each would bring: a crane opens up to sixteen, and
such an update would be too large."""


def panes(view: TownView, say: Text) -> dict[str, Pane]:
    """The strips of the two seats, and the scoring cards beside the board."""
    found = {f"seat-{seat}": Pane(STRIP, 38, partial(_strip_still, seat), _strip(view, seat)) for seat in range(2)}
    found["side"] = Pane(SIDE, 4 * CARD_STEP - 3, partial(_side_still, tuple(view["cards"]), say), _side(view))
    return found


# The strip of a seat: its figures, its tiles, its points


def _strip_still(seat: int) -> str:
    return "".join(
        put(f"f-raft-{seat}" if figure == "raft" else f"f-{figure}", 20 + 47 * index, 19, 30, data_about=figure)
        for index, figure in enumerate(FIGURES)
    ) + put("c-yellow", STRIP - 116, 19, 24)


def _strip(view: TownView, seat: int) -> str:
    counts = [(38 + 47 * index, 25, view["figures"][seat][figure]) for index, figure in enumerate(FIGURES)]
    tiles = f"{len(view['cities'][seat]['cells'])}/{len(CELLS)}"
    total = text(STRIP - 8, 27, str(view["scores"][seat]["total"]).replace("-", "−"), 21, "serif ink", "end")
    return numbers(14, [*counts, (STRIP - 100, 24, tiles)]) + total


# The cards


def _places(cards: tuple[str, ...]) -> Iterator[tuple[str, float, float]]:
    """Each card with where it lies; the eighth place is for the sum."""
    for index, card in enumerate((*cards, "total")):
        yield card, (SIDE - CARD_WIDTH) * (index % 2), CARD_STEP * (index // 2)


def _side_still(cards: tuple[str, ...], say: Text) -> str:
    parts = []
    for card, x, y in _places(cards):
        parts.append(_sum(x, y, say) if card == "total" else _card(card, x, y, say))
        parts += [put(f"m{seat}", x + 56 + 64 * seat, y + CARD_HEIGHT - 14, 14) for seat in range(2)]
    return "".join(parts)


def _card(card: str, x: float, y: float, say: Text) -> str:
    colour = color_of(card)
    light, full, _ = COLOURS[colour]
    lines = wrapped(say(f"score-{card}-short"), 124, 11)
    band = f"M{num(x + 42)} {num(y + 1)}H{num(x + 11)}a10 10 0 0 0-10 10V{num(y + CARD_HEIGHT - 11)}a10 10 0 0 0 10 10H{num(x + 42)}Z"
    return (
        f'<g data-about="{card}"><rect x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="{num(CARD_WIDTH - 1)}" height="{num(CARD_HEIGHT - 1)}" '
        f'rx="11" class="card rule"/><path d="{band}" fill="{light}"/><path d="M{num(x + 43)} {num(y + 1)}v{num(CARD_HEIGHT - 2)}" '
        f'stroke="{full}" stroke-width="2.500"/>{put(f"c-{colour}", x + 21.5, y + 23, 34)}<g transform="translate({num(x + 5)} {num(y + 47)})">{diagram(card)}</g>{text(x + 50, y + 17, say(f"score-{card}"), 14, "serif ink")}'
        + "".join(text(x + 50, y + 31 + 11.5 * number, line, 11, "sans soft") for number, line in enumerate(lines[:4]))
        + "</g>"
    )


def _sum(x: float, y: float, say: Text) -> str:
    return (
        f'<g data-about="builder"><rect x="{num(x)}" y="{num(y)}" width="{num(CARD_WIDTH)}" height="{num(CARD_HEIGHT)}" rx="11" fill="{INK}" class="rule"/>'
        f'<g fill="{PAPER}">{text(x + 50, y + 24, say("score-total"), 15, "serif")}{text(x + 50, y + 45, say("score-builder"), 11.5, "sans")}</g>'
        f"{put('builder', x + 25, y + 38, 42)}</g>"
    )


def _side(view: TownView) -> str:
    worth, totals = [], ""
    for card, x, y in _places(tuple(view["cards"])):
        for seat, score in enumerate(view["scores"]):
            if card != "total":
                worth.append((x + 66 + 64 * seat, y + CARD_HEIGHT - 9, score[card]))
            else:
                shown = str(score["total"]).replace("-", "−")
                totals += f'<text x="{num(x + 66 + 64 * seat)}" y="{num(y + CARD_HEIGHT - 8)}">{shown}</text>'
    builder = (
        "" if view["builder"] is None else put(f"m{view['builder']}", SIDE - CARD_WIDTH + 38, 3 * CARD_STEP + 50, 18)
    )
    return f'{numbers(14, worth)}{builder}<g class="sans bold" font-size="17" fill="#FFF">{totals}</g>{_previews(view)}'


def _previews(view: TownView) -> str:
    """On each card what a choice for the tile in hand would bring; with more than ``MANY`` cells only the board shows
    points."""
    if not view["gaining"] or len(view["fits"]) > MANY:
        return ""
    places = {
        card: (x + 97 + 64 * own(view), y + CARD_HEIGHT - 14)
        for card, x, y in _places(tuple(view["cards"]))
        if card != "total"
    }
    brought = {
        place: "".join(
            pill(*places[card], points, "small-pill", 4) for card, points in fit["brings"].items() if card in places
        )
        for place, _, fit in choices(view)
    }
    if len(set(brought.values())) == 1:
        shown = next(iter(brought.values()))
    else:
        shown = "".join(
            f'<g class="preview" data-for="{place}">{drawn}</g>' for place, drawn in brought.items() if drawn
        )
    return f'<g class="sans bold dark" font-size="11.5" text-anchor="middle">{shown}</g>'
