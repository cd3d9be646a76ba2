"""Below the board of a phone: the seven scoring cards with what each is worth to both; or how a tile can be turned."""

from __future__ import annotations

from osada.core.colours import MINE
from osada.core.svg import PHONE, num, numbers, use
from osada.games.timber_town.pieces import CARDS_IN_PLAY, color_of
from osada.games.timber_town.show.art import symbols as art
from osada.games.timber_town.show.art.symbols import put
from osada.games.timber_town.show.art.tiles import COLOURS
from osada.games.timber_town.show.picture.cards import MANY
from osada.games.timber_town.show.picture.choices import choices, own, pill, pills
from osada.games.timber_town.view import Fit, Tile, TownView

HEIGHT = 56.0
STEP = PHONE / CARDS_IN_PLAY


def still(cards: tuple[str, ...]) -> str:
    """The cards without their points."""
    parts = []
    for index, card in enumerate(cards):
        x, colour = STEP * index, color_of(card)
        light, full, _ = COLOURS[colour]
        parts.append(
            f'<g data-about="{card}"><rect x="{num(x + 1)}" y="1" width="{num(STEP - 2)}" height="{num(HEIGHT - 2)}" rx="8" class="card" stroke="{full}" '
            f'stroke-width="1.500"/><path d="M{num(x + 22)} 2H{num(x + 9)}q-7 0-7 7V{num(HEIGHT - 9)}q0 7 7 7H{num(x + 22)}Z" fill="{light}"/>'
            f"{put(f'c-{colour}', x + 11.5, HEIGHT / 2, 19)}"
            + "".join(put(f"m{seat}", x + 27.5, 17 + 23 * seat, 11) for seat in range(2))
            + "</g>"
        )
    return "".join(parts)


def live(view: TownView) -> str:
    """What the cards are worth; while a tile is turned, the ways to turn it lie over them, under the thumb."""
    turning = [(place, fit) for place, _, fit in choices(view) if place.startswith("turn-")]
    if view["gaining"] and turning:
        return _turns(view["gaining"]["tile"], turning)
    worth = [
        (STEP * index + 33.5, 22 + 23 * seat, score[card])
        for index, card in enumerate(view["cards"])
        for seat, score in enumerate(view["scores"])
    ]
    return numbers(13, worth) + _previews(view)


def _turns(tile: Tile, turning: list[tuple[str, Fit]]) -> str:
    """The ways in which the tile can be turned, each with what it would bring."""
    cover = f'<rect width="{num(PHONE)}" height="{num(HEIGHT)}" rx="8" class="paper rule" pointer-events="all"/>'
    parts, brings, room = [], [], PHONE / max(2, len(turning))
    for number, (place, fit) in enumerate(turning):
        x, y = room * (number + 0.5) - 18, HEIGHT / 2
        parts.append(
            f'<g data-place="{place}"><rect x="{num(room * number + 1)}" y="1" width="{num(room - 2)}" height="{num(HEIGHT - 2)}" rx="8" fill="{MINE}" '
            f'stroke="#D59A1E" stroke-width="2"/>{use(art.tile("v", tile["color"], tile["figure"], fit["ends"]), x, y - 1)}</g>'
        )
        parts += [use("u-need", x + 36 + 20 * n, y + 13, pointer_events="none") for n in range(len(fit["missing"]))]
        brings.append((x + 45, y - (11 if fit["missing"] else 0), fit["brings"]["total"]))
    return cover + "".join(parts) + f'<g pointer-events="none">{pills(brings)}</g>'


def _previews(view: TownView) -> str:
    """On each card what a cell for the tile in hand would bring."""
    if not view["gaining"] or len(view["fits"]) > MANY:
        return ""
    places = {card: STEP * index + 37 for index, card in enumerate(view["cards"])}
    shown = ""
    for place, _, fit in choices(view):
        drawn = "".join(
            pill(places[card], 40 - 23 * (1 - own(view)), points, "small-pill", 4.3)
            for card, points in fit["brings"].items()
            if card in places
        )
        shown += f'<g class="preview" data-for="{place}">{drawn}</g>' if drawn else ""
    return f'<g class="sans bold dark" font-size="12" text-anchor="middle">{shown}</g>'
