"""The table as a picture, from a seat's view alone."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from html import escape

from osada.core.colours import GOLD
from osada.core.game import seat_name
from osada.core.svg import Pane, Picture, num, numbers, text, use, wrapped
from osada.core.text import Text
from osada.games.beer_bread.cards import standard_buildings, standard_cards
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.pieces import YEARS
from osada.games.beer_bread.show import art, board, card_art, crate, hand, village_art
from osada.games.beer_bread.show.art import token
from osada.games.beer_bread.show.village import cut
from osada.games.beer_bread.show.words import building_does, building_name, card_about
from osada.games.beer_bread.view import BeerBreadView

SIDE_WIDTH, SIDE_HEIGHT = 360.0, 172.0
STRIP = 320.0
ABOUTS = ("storage", "brewery", "bakery", "row", "exchange", "windmill", "pile", "fruitful", "dry")


def picture(view: BeerBreadView, say: Text) -> Picture:
    """The table as a picture: the board, the hand, a strip for every seat, calendar, windmill and draw pile."""
    panes = {
        "board": Pane(board.WIDTH, board.HEIGHT, partial(board.still, say), board.live(view, say)),
        "hand": Pane(hand.WIDTH, hand.HEIGHT, hand.still, hand.live(view, say)),
        "side": Pane(SIDE_WIDTH, SIDE_HEIGHT, partial(_side_still, say), _side(view, say)),
    }
    for seat in range(view["players"]):
        panes[f"seat-{seat}"] = Pane(STRIP, 38, _strip_still, _strip(view, seat))
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(_symbols(Printed(view), say), panes, say("game-title"), panel)


@cache
def table_symbols() -> str:
    """What is the same at every table."""
    past = '<g id="past"><rect width="55" height="64" rx="8" class="paper" opacity=".6"/></g>'
    past += (
        f'<g id="now"><rect x="-2" width="59" height="68" rx="10" fill="none" stroke="{GOLD}" stroke-width="4"/></g>'
    )
    return art.symbols() + village_art.symbols() + board.symbols() + hand.symbols() + crate.symbols() + past


class Printed:
    """The cards and buildings of a table; the same for tables with the same component set."""

    def __init__(self, view: BeerBreadView) -> None:
        self.cards, self.buildings = view["cards"], view["buildings"]
        self.key = (repr(self.cards), repr(self.buildings))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Printed) and other.key == self.key


@lru_cache(maxsize=16)
def card_symbols(printed: Printed, say: Text) -> str:
    """The cards of a table in all sizes of a desk."""
    return card_art.symbols(printed.cards, printed.buildings, say)


@lru_cache(maxsize=16)
def _symbols(printed: Printed, say: Text) -> str:
    return table_symbols() + card_symbols(printed, say)


# The strip of a seat: what it has sold, its result, its tokens


def _strip_still() -> str:
    return "".join(use(token(name, 20), 157 + 35 * number, 19) for number, name in enumerate(RESOURCES))


def _strip(view: BeerBreadView, seat: int) -> str:
    own, score = view["seats"][seat], view["scores"][seat]
    figures: list[tuple[float, float, object]] = [
        (170 + 35 * number, 25, own["storage"][name]) for number, name in enumerate(RESOURCES)
    ]
    if score is None:
        sold = [
            sum(card["back"] == good for card in (*own["sold"], *own["brewery"], *own["bakery"])) for good in art.GOODS
        ]
        figures += [(26 + 52 * number, 25, f"×{count}") for number, count in enumerate(sold)]
        return use("s-beer", 12, 19) + use("s-bread", 66, 19) + numbers(14, figures)
    figures += [(28, 25, score["beer"]), (80, 25, score["bread"])]
    worth = text(120, 25, score["result"], 16, "serif dark", "middle")
    return use("mug", 12, 19) + use("loaf", 64, 19) + use("coin", 120, 19) + worth + numbers(14, figures)


# Beside the board: calendar, windmill, draw pile


def _side_still(say: Text) -> str:
    parts = []
    for year in range(1, YEARS + 1):
        x, fruitful = 2 + 60.2 * (year - 1), year % 2 == 1
        colour = "#7FA044" if fruitful else "#C2602E"
        parts.append(
            f'<g data-about="{"fruitful" if fruitful else "dry"}"><rect x="{num(x)}" y="4" width="55" height="64" rx="8" class="card rule"/>'
            f'<path d="M{num(x)} 24V12q0-8 8-8h39q8 0 8 8v12z" fill="{colour}"/>{use("sheaf" if fruitful else "sun", x + 27.5, 46)}'
            f'<text x="{num(x + 27.5)}" y="19" font-size="14" text-anchor="middle" class="sans bold" fill="#FFFFFF">{year}</text></g>'
        )
    parts.append('<g data-about="windmill"><rect x=".5" y="80.5" width="176" height="90" rx="10" class="card rule"/>')
    parts.append(
        f'<use href="#windmill" transform="translate(34 122) scale(.86)"/></g>{text(64, 102, say("side-windmill"), 14, "serif ink")}'
    )
    parts.append('<g data-about="pile"><rect x="183.5" y="80.5" width="176" height="90" rx="10" class="card rule"/>')
    parts.append(f"{text(194, 102, say('side-pile'), 14, 'serif ink')}</g>")
    return "".join(parts)


def _side(view: BeerBreadView, say: Text) -> str:
    parts = []
    for year in range(1, YEARS + 1):
        x = 2 + 60.2 * (year - 1)
        if year == view["year"]:
            parts.append(use("now", x, 2))
        elif year < view["year"]:
            parts.append(use("past", x, 4))
    name = seat_name(say, view["windmill"], view.get("names", ()))
    lines = wrapped(
        say("side-windmill-of" if view["winners"] is None else "side-windmill-end", player=cut(name, 14)), 108, 11.5
    )
    told = [(64, 119 + 15 * number, line) for number, line in enumerate(lines[:4])]
    parts.append(art.pile(view["pile"], "pile", 206, 129, 138))
    told.append((194, 163, say("side-piles", pile=len(view["pile"]), discards=len(view["discards"]))))
    lines_of_text = "".join(f'<text x="{x}" y="{y}">{escape(line)}</text>' for x, y, line in told)
    parts.append(f'<g font-size="11.5" class="sans soft">{lines_of_text}</g>')
    return "".join(parts)


def abouts(say: Text) -> dict[str, str]:
    """What places, resources and buildings are, shown when a person points at them."""
    about = {name: say(f"about-{name}") for name in ABOUTS}
    about |= {f"position-{name}": say(f"about-position-{name}") for name in art.POSITIONS}
    for name in RESOURCES:
        about[f"resource-{name}"] = say(
            "about-field", resource=say(f"resource-{name}").capitalize(), shape=say(f"shape-{name}")
        )
    for name, building in standard_buildings().items():
        about[f"b{card_art.number(name)}"] = f"{building_name(say, building)}: {building_does(say, building)}"
    for name, card in standard_cards().items():
        about[name] = card_about(say, card, standard_buildings()[card["building"]])
    return about | {kind: say("about-kind", kind=kind) for kind in art.GOODS_ICONS if kind[-1].isdigit()}
