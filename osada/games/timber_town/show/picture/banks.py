"""On the banks: aid cards with their figures, the common supply, the tile in hand, what is still to come."""

from __future__ import annotations

from html import escape

from osada.core.game import seat_name
from osada.core.svg import num, numbers, text, use, wrapped
from osada.core.text import Text
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.art.tiles import COLOURS, GIVEN
from osada.games.timber_town.show.picture.abouts import capitalised
from osada.games.timber_town.show.picture.choices import choices, own, pills
from osada.games.timber_town.show.picture.places import AID, LINE, PANEL, RIVAL_AID, SMALLEST, SUPPLY, Rectangle, paper
from osada.games.timber_town.tiles import FIGURES
from osada.games.timber_town.view import Fit, Gaining, Tile, TownView

SUPPLIED = (*GIVEN, "beaver", "builder")
TURNS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Where the ways to turn a tile are shown in the panel."""


def still(say: Text) -> str:
    """The papers on the banks without what changes on them: aid cards, supply, and the list of tiles to come."""
    return _aid_still(say) + _rival_still(say) + _supply_still(say) + _to_come_still(say)


def live(view: TownView, say: Text) -> str:
    """What changes on the banks: the figures on the aid cards and in the supply, and the tile in hand or the tiles to
    come."""
    seat = own(view)
    panel = _gaining(view, view["gaining"], say) if view["gaining"] else _to_come(view, say)
    return _aid_card(view, seat, say) + _rival_card(view, 1 - seat, say) + _supply(view) + panel


# Aid cards


def _figure(figure: str, seat: int) -> str:
    return f"raft-{seat}" if figure == "raft" else figure


def _owner(view: TownView, seat: int, where: Rectangle, say: Text) -> str:
    """The head of an aid card: whose it is, and the builder beaver if he is there."""
    x, y = where[0], where[1]
    name = seat_name(say, seat, view.get("names", ()))
    shown = name if len(name) <= 18 else f"{name[:17]}…"
    builder = put("builder", x + 205, y + 19, 36, data_about="builder") if view["builder"] == seat else ""
    return put(f"m{seat}", x + 22, y + 20, 20) + text(x + 38, y + 26, shown, 16, "serif ink") + builder


def _aid_place(index: int) -> tuple[float, float]:
    return AID[0] + AID[2] * (0.27 + 0.46 * (index % 2)), AID[1] + 100 + 134 * (index // 2)


def _aid_still(say: Text) -> str:
    x, y, width, _ = AID
    parts = [paper(*AID), text(x + width - 14, y + 27, say("picture-figures"), SMALLEST, "sans soft", "end")]
    for index, figure in enumerate(FIGURES):
        cx, cy = _aid_place(index)
        place = ' data-place="crane"' if figure == "crane" else ""
        parts.append(
            f'<g data-about="{figure}"{place}><rect x="{num(cx - 60)}" y="{num(cy - 50)}" width="120" height="94" rx="10" class="paper rule" '
            f'stroke-dasharray="6 5"/>{text(cx, cy + 62, say(f"figure-{figure}"), SMALLEST, "sans ink", "middle")}</g>'
        )
    return "".join(parts)


def _aid_card(view: TownView, seat: int, say: Text) -> str:
    parts = [_owner(view, seat, AID, say)]
    for index, figure in enumerate(FIGURES):
        count = view["figures"][seat][figure]
        cx, cy = _aid_place(index)
        parts.append((use("slot", cx, cy) if count else "") + _drawn(f"a-{_figure(figure, seat)}", cx, cy - 3, count))
        parts.append(_count(cx + 48, cy - 40, count))
    if "crane" in view["offers"]:
        parts.append(use("slot-glow", *_aid_place(0)))
    return "".join(parts)


def _drawn(symbol: str, x: float, y: float, count: int) -> str:
    return use(symbol, x, y, **({} if count else {"opacity": ".25"}))


def _count(x: float, y: float, count: int) -> str:
    if count < 2:
        return ""
    figure = f'<text x="{num(x)}" y="{num(y + 5)}" class="sans bold" font-size="{SMALLEST}" fill="#FFF" text-anchor="middle">{count}</text>'
    return use("disc", x, y) + figure


def _rival_still(say: Text) -> str:
    x, y, width, height = RIVAL_AID
    places = "".join(
        f'<rect x="{num(x + width * index / 4)}" y="{num(y + 36)}" width="{num(width / 4)}" height="{num(height - 40)}" data-about="{figure}"/>'
        for index, figure in enumerate(FIGURES)
    )
    heading = text(x + width - 14, y + 25, say("picture-figures"), SMALLEST, "sans soft", "end")
    return f'{paper(*RIVAL_AID)}{heading}<g fill="#FFF" fill-opacity="0">{places}</g>'


def _rival_card(view: TownView, seat: int, say: Text) -> str:
    x, y, width, _ = RIVAL_AID
    parts = [_owner(view, seat, RIVAL_AID, say)]
    for index, figure in enumerate(FIGURES):
        count, cx = view["figures"][seat][figure], x + width * (index + 0.5) / 4
        parts.append(_drawn(f"e-{_figure(figure, seat)}", cx, y + 72, count) + _count(cx + 25, y + 52, count))
    return "".join(parts)


# The common supply


def _supply_still(say: Text) -> str:
    x, y, width, _ = SUPPLY
    shown = "".join(
        put("builder" if name == "builder" else f"f-{name}", x + width * (index + 0.5) / 5, y + 60, 44, data_about=name)
        for index, name in enumerate(SUPPLIED)
    )
    return paper(*SUPPLY) + text(x + 14, y + 25, say("picture-supply"), SMALLEST, "serif ink") + shown


def _supply(view: TownView) -> str:
    x, y, width, _ = SUPPLY
    left = view["supply"] | {"builder": int(view["builder"] is None)}
    return numbers(
        SMALLEST, ((x + width * (i + 0.5) / 5 - 9, y + 102, f"{left[name]}×") for i, name in enumerate(SUPPLIED))
    )


# Beside the own town: the tile in hand and how it can be turned, or else what is still to come


def _gaining(view: TownView, gaining: Gaining, say: Text) -> str:
    tile = gaining["tile"]
    x, y, *_ = PANEL
    over = f'<g pointer-events="all">{paper(*PANEL)}</g>'  # what lies under the paper is not to be explained
    turning = [(place, fit) for place, _, fit in choices(view) if place.startswith("turn-")]
    if turning:
        heading = text(x + 16, y + 28, say("picture-turn", cell=gaining["cell"]), SMALLEST, "serif ink")
        return over + heading + _turns(tile, turning)
    lines = wrapped(capitalised(say(f"tile-{tile['kind']}")), 150, 16)
    parts = [over, *(text(x + 124, y + 40 + 20 * n, line, 16, "serif ink") for n, line in enumerate(lines))]
    column = say("picture-any-column") if gaining["crane"] else say("picture-column", column=gaining["board"])
    parts.append(_lines(wrapped(column, 156, SMALLEST), x + 124, y + 44 + 20 * len(lines)))
    card = next(card for card in view["cards"] if card.startswith(tile["color"]))
    parts.append(text(x + 20, y + 146, say(f"score-{card}"), 16, "serif ink"))
    shorts = wrapped(say(f"score-{card}-short"), 252, SMALLEST)
    parts.append(_lines(shorts, x + 20, y + 165))
    if tile["figure"]:
        top = y + 173 + LINE * len(shorts)
        parts.append(text(x + 20, top, capitalised(say(f"figure-{tile['figure']}")), 16, "serif ink"))
        parts.append(_lines(wrapped(say(f"does-{tile['figure']}"), 252, SMALLEST), x + 20, top + LINE))
    return "".join(parts)


def _lines(lines: list[str], x: float, y: float) -> str:
    shown = "".join(f'<text x="{num(x)}" y="{num(y + LINE * n)}">{escape(line)}</text>' for n, line in enumerate(lines))
    return f'<g class="sans soft" font-size="{SMALLEST}">{shown}</g>'


def _turns(tile: Tile, turning: list[tuple[str, Fit]]) -> str:
    """The ways in which the tile can be turned, each with what it would bring."""
    parts, brings = [], []
    for (across, down), (place, fit) in zip(TURNS, turning, strict=False):
        x, y = PANEL[0] + 68 + 114 * across, PANEL[1] + 98 + 128 * down
        parts.append(
            use(art.tile("o", tile["color"], tile["figure"], fit["ends"]), x, y, data_place=place) + use("o-glow", x, y)
        )
        parts += [use("need", x + 40 - 26 * n, y - 38) for n in range(len(fit["missing"]))]
        brings.append((x, y + 46, fit["brings"]["total"]))
    return "".join(parts) + pills(brings)


def _to_come_still(say: Text) -> str:
    """The colours of tiles; beside each there will be how many of it are still face down."""
    x, y, *_ = PANEL
    rows = "".join(
        put(f"c-{colour}", x + 36, y + 61 + 38 * row, 34, data_about=colour)
        + text(x + 64, y + 66 + 38 * row, capitalised(say(f"color-{colour}")), SMALLEST, "sans ink")
        for row, colour in enumerate(COLOURS)
    )
    return paper(*PANEL) + text(x + 16, y + 28, say("picture-to-come"), SMALLEST, "serif ink") + rows


def _to_come(view: TownView, say: Text) -> str:
    """How many tiles of each colour are still face down."""
    x, y, width, _ = PANEL
    left = dict.fromkeys(COLOURS, 0)
    for kind, count in view["unseen"].items():
        left[kind.partition("-")[0]] += count
    rounds = text(x + width - 16, y + 28, say("picture-round", round=view["round"]), SMALLEST, "sans soft", "end")
    return rounds + numbers(
        SMALLEST, ((x + width - 42, y + 66 + 38 * row, count) for row, count in enumerate(left.values()))
    )
