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
from osada.games.kingdom_builder.show.tokens import buttons, scaled, stacks, to_build
from osada.games.kingdom_builder.view import KingdomView

SIDE = 360.0
HAND, CARD_STEP = 122.0, 97
BESIDE, ROOM = 94.0, 258.0
"""Where what stands beside a terrain card begins, and how wide it is."""
TERRAIN = 66.0
"""How wide the name on a terrain card may be."""
LINES = 3
"""A card has room for so many."""
STRIP = 196.0


def picture(view: KingdomView, say: Text) -> Picture:
    """The table as a picture: the board, a strip for every seat, and the cards beside the board."""
    panes = {"board": board(view)}
    for seat in range(view["players"]):
        panes[f"seat-{seat}"] = Pane(STRIP, 30, partial(_strip_still, seat), _strip(view, seat))
    above = HAND if _shows_hand(view) else 0
    height = above + 2 * CARD_STEP - 8
    panes["side"] = Pane(SIDE, height, partial(_side_still, view, say), _side(view, say), top=HAND - above)
    panel = (*(f"seat-{seat}" for seat in range(view["players"])), "side")
    return Picture(symbols(), panes, say("game-title"), panel)


# The strip of a seat: its tokens, its supply, its gold


def _strip_still(seat: int) -> str:
    return scaled(f"p{seat}", STRIP - 82, 16, 0.66) + use("coin", STRIP - 34, 15)


def _strip(view: KingdomView, seat: int) -> str:
    """A seat's tokens, supply and gold; one's own tokens are chosen beside the terrain card."""
    parts, x = [], 13.0
    for name, stack in stacks(view, seat).items():
        tokens = "".join(
            scaled(f"t-{name}", x + 6 * (len(stack) - 1 - number), 15, 0.66, "" if ready else ' opacity=".38"')
            for number, ready in enumerate(stack)
        )
        parts.append(f'<g data-about="{name}">{tokens}</g>')
        x += 16 + 6 * len(stack)
    supply, gold = view["supply"][seat], view["scores"][seat]["total"]
    return "".join(parts) + numbers(16, ((STRIP - 69, 21, supply), (STRIP - 23, 21, gold)))


# Beside the board: the card played, the kingdom cards with what each is worth right now


def _side_still(view: KingdomView, say: Text) -> str:
    parts = []
    for card, x, y in _cards(view):
        parts.append(_card(card, x, y, say))
        parts += [use(f"m{seat}", x + 18 + 41 * seat, y + 76) for seat in range(view["players"])]
    return "".join(parts)


def _side(view: KingdomView, say: Text) -> str:
    worth = [
        (x + 28 + 41 * seat, y + 81, score[card])
        for card, x, y in _cards(view)
        for seat, score in enumerate(view["scores"])
    ]
    return _hand(view, say) + numbers(14, worth)


def _cards(view: KingdomView) -> Iterator[tuple[str, float, float]]:
    """The kingdom cards and the castles, each with where it lies."""
    for index, card in enumerate((*view["cards"], "castles")):
        yield card, 184 * (index % 2), HAND + CARD_STEP * (index // 2)


def _card(card: str, x: float, y: float, say: Text) -> str:
    lines = wrapped(say(f"score-{card}-short"), 124, 11)
    if len(lines) > LINES:  # the bubble of the card says more
        lines = wrapped(say(f"score-{card}-brief"), 124, 11)
    return (
        f'<g data-about="{card}"><rect x="{num(x + 0.5)}" y="{num(y + 0.5)}" width="175" height="{CARD_STEP - 8}" rx="10" '
        f'class="card rule"/>{use(f"k-{card}", x + 24, y + 28)}{text(x + 48, y + 21, say(f"score-{card}"), 14, "serif ink")}'
        + "".join(text(x + 48, y + 36 + 13 * number, line, 11, "sans soft") for number, line in enumerate(lines))
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
    frame = '<rect x=".5" y=".5" width="359" height="113" rx="12" class="card rule"/>'
    card = frame + _terrain_card(view["hands"][seat], 9, 9, say)
    if seat == you and view["tokens"][seat]:
        return card + to_build(view, say, BESIDE, 26, ROOM) + buttons(view, say, seat, BESIDE, 50, ROOM)
    heading = say("side-your-card") if seat == you else say("side-card-of", player=_name(view, say, seat))
    waiting = waiting_seat(view)
    lines = _label(heading, 165 if waiting is not None else 250)
    parts = [card, *_lines(BESIDE + 8, 25, 15, lines, "sans bold soft")]
    below = 36.0 + 15 * len(lines)
    parts += [use(f"p{seat}", BESIDE + 22 + 34 * number, below) for number in range(view["left"])]
    if waiting is None:
        hint = wrapped(say("side-left", left=view["left"]), 250, 11.5)
        return "".join([*parts, *_lines(BESIDE + 8, below + 28, 14, hint[:3], "sans soft")])
    heading = say("side-your-next-card") if waiting == you else say("side-next-card")
    parts.append(text(266, 105, f"{heading} ▸".upper(), 11.5, "sans bold soft", "end"))
    parts += [use(f"m{waiting}", 256, 85)] if waiting != you else []
    parts.append(_terrain_card(view["hands"][waiting], 276, 9, say))
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
    lines = wrapped(say(f"terrain-{terrain}").capitalize(), TERRAIN, 11)
    first = y + 88 - 6 * (len(lines) - 1)
    name = "".join(text(x + 37, first + 12 * n, line, 11, "serif dark", "middle") for n, line in enumerate(lines))
    return use(f"c-{terrain}", x, y) + name


def abouts(say: Text) -> dict[str, str]:
    """What a location token does and what a kingdom card pays, shown when a person points at it."""
    about = {name: f"{say(f'location-{name}').capitalize()}: {say(f'does-{name}')}" for name in LOCATIONS}
    return about | {
        card: f"{say(f'score-{card}')}: {say(f'score-{card}-short')}" for card in (*KINGDOM_CARDS, "castles")
    }
