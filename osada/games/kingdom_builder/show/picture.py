"""The table as a picture, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from osada.core.game import seat_name
from osada.core.svg import Pane, Picture, num, numbers, text, use, wrapped
from osada.core.text import Text
from osada.games.kingdom_builder.board import LOCATIONS
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS
from osada.games.kingdom_builder.show.board import board, symbols
from osada.games.kingdom_builder.view import KingdomView

SIDE = 360.0
HAND, CARD_STEP = 126.0, 113
STRIP = 296.0


def picture(view: KingdomView, say: Text) -> Picture:
    """The table as a picture: the board, a strip for every seat, and the cards beside the board."""
    panes = {"board": board(view)}
    for seat in range(view["players"]):
        panes[f"seat-{seat}"] = Pane(STRIP, 38, partial(_strip_still, seat), _strip(view, seat))
    above = HAND if _shows_hand(view) else 0
    height = above + 26 + 2 * CARD_STEP
    panes["side"] = Pane(SIDE, height, partial(_side_still, view, say), _side(view, say), top=HAND - above)
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(symbols(), panes, say("game-title"), panel)


# The strip of a seat: its tokens, its supply, its gold


def _strip_still(seat: int) -> str:
    return f'<g transform="translate({num(STRIP - 92)} 20) scale(.72)">{use(f"p{seat}", 0, 0)}</g>{use("coin", STRIP - 40, 19)}'


def _strip(view: KingdomView, seat: int) -> str:
    """A seat's tokens, supply and gold; the tokens of a location lie together because they are one thing to choose."""
    stacks: dict[str, list[bool]] = {}
    for token in view["tokens"][seat]:
        stacks.setdefault(token["location"], []).append(token["ready"])
    parts, x = [], 18.0
    own = seat == view["you"]
    for name, stack in stacks.items():
        place = f"token-{name}"
        if own and place in view["offers"]:
            parts.append(f'<circle cx="{num(x)}" cy="19" r="19" fill="#F2B632" opacity=".85"/>')
        tokens = "".join(
            use(f"t-{name}", x + 9 * (len(stack) - 1 - number), 19, **({} if ready else {"opacity": ".38"}))
            for number, ready in enumerate(sorted(stack))
        )
        chosen = f' data-place="{place}"' if own else ""
        parts.append(f'<g data-about="{name}"{chosen}>{tokens}</g>')
        x += 28 + 9 * len(stack)
    supply, gold = view["supply"][seat], view["scores"][seat]["total"]
    return "".join(parts) + numbers(16, ((STRIP - 78, 25, supply), (STRIP - 28, 25, gold)))


# Beside the board: the card played, the kingdom cards with what each is worth right now


def _side_still(view: KingdomView, say: Text) -> str:
    parts = [text(2, HAND + 15, say("side-kingdom-cards").upper(), 11.5, "sans bold soft")]
    for card, x, y in _cards(view):
        parts.append(_card(card, x, y, say))
        parts += [use(f"m{seat}", x + 18 + 41 * seat, y + 90) for seat in range(view["players"])]
    return "".join(parts)


def _side(view: KingdomView, say: Text) -> str:
    worth = [
        (x + 28 + 41 * seat, y + 95, score[card])
        for card, x, y in _cards(view)
        for seat, score in enumerate(view["scores"])
    ]
    return _hand(view, say) + numbers(14, worth)


def _cards(view: KingdomView) -> Iterator[tuple[str, float, float]]:
    """The kingdom cards and the castles, each with where it lies."""
    for index, card in enumerate((*view["cards"], "castles")):
        yield card, 184 * (index % 2), HAND + 24 + CARD_STEP * (index // 2)


def _card(card: str, x: float, y: float, say: Text) -> str:
    lines = wrapped(say(f"score-{card}-short"), 124, 11)
    return (
        f'<g data-about="{card}"><rect x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="175" height="{CARD_STEP - 8}" rx="10" '
        f'class="card rule"/>{use(f"k-{card}", x + 24, y + 28)}{text(x + 48, y + 21, say(f"score-{card}"), 14, "serif ink")}'
        + "".join(text(x + 48, y + 36 + 13 * number, line, 11, "sans soft") for number, line in enumerate(lines[:4]))
        + "</g>"
    )


def _shows_hand(view: KingdomView) -> bool:
    """Whether terrain cards are shown: not once the game is over, when they count no more."""
    return view["seat"] is not None


def _hand(view: KingdomView, say: Text) -> str:
    """The deciding seat's open terrain card and what is still to be built with it; while another seat plays, the
    viewer's own next card too; and where everything is open, the card of who comes next."""
    seat, you = view["seat"], view["you"]
    if seat is None:
        return ""
    heading = say("side-your-card") if seat == you else say("side-card-of", player=_name(view, say, seat))
    waiting = waiting_seat(view)
    lines = _label(heading, 165 if waiting is not None else 250)
    parts = ['<rect x=".5" y=".5" width="359" height="119" rx="12" class="card rule"/>']
    parts += [_terrain_card(view["hands"][seat], 12, 12, say), *_lines(102, 28, 15, lines, "sans bold soft")]
    below = 39.0 + 15 * len(lines)
    parts += [use(f"p{seat}", 116 + 34 * number, below) for number in range(view["left"])]
    if waiting is not None:
        heading = say("side-your-next-card") if waiting == you else say("side-next-card")
        parts.append(text(266, 108, f"{heading} ▸".upper(), 11.5, "sans bold soft", "end"))
        parts += [use(f"m{waiting}", 256, 88)] if waiting != you else []
        parts.append(_terrain_card(view["hands"][waiting], 276, 12, say))
    else:
        hint = wrapped(say("side-left", left=view["left"]), 250, 11.5)
        parts += _lines(102, below + 28, 14, hint[:3], "sans soft")
    return "".join(parts)


def waiting_seat(view: KingdomView) -> int | None:
    """Whose next card is shown besides the one that is played: the viewer's, or that of who comes next, if it is
    open."""
    seat, you = view["seat"], view["you"]
    if seat is None or you is not None:
        return you if you != seat else None
    following = (seat + 1) % view["players"]
    return following if view["hands"][following] is not None else None


def _label(content: str, width: float) -> list[str]:
    """A heading in capitals, in two lines at most; capitals are wide, and a name may be one long word."""
    lines = wrapped(content.upper(), width, 15)
    longest = int(width / 8.4)
    return [line if len(line) <= longest else f"{line[: longest - 1]}…" for line in lines[:2]]


def _lines(x: float, y: float, step: float, lines: list[str], kind: str) -> list[str]:
    return [text(x, y + step * number, line, 11.5, kind) for number, line in enumerate(lines)]


def _name(view: KingdomView, say: Text, seat: int) -> str:
    return seat_name(say, seat, view.get("names", ()))


def _terrain_card(terrain: str | None, x: float, y: float, say: Text) -> str:
    if terrain is None:
        return use("c-back", x, y)
    lines = wrapped(say(f"terrain-{terrain}").capitalize(), 74, 11)
    first = y + 88 - 6 * (len(lines) - 1)
    name = "".join(text(x + 37, first + 12 * n, line, 11, "serif dark", "middle") for n, line in enumerate(lines))
    return use(f"c-{terrain}", x, y) + name


def abouts(say: Text) -> dict[str, str]:
    """What a location token does and what a kingdom card pays, shown when a person points at it."""
    about = {name: f"{say(f'location-{name}').capitalize()}: {say(f'does-{name}')}" for name in LOCATIONS}
    return about | {
        card: f"{say(f'score-{card}')}: {say(f'score-{card}-short')}" for card in (*KINGDOM_CARDS, "castles")
    }
