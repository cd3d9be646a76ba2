"""The table as a picture for a phone: strips, the board, the task with one's own tokens, and the kingdom cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from osada.core.game import seat_name
from osada.core.svg import (
    PHONE,
    STRIP_HEIGHT,
    Pane,
    Part,
    Picture,
    num,
    numbers,
    strip_width,
    text,
    use,
    wrapped,
)
from osada.core.text import Text
from osada.games.kingdom_builder.show.board import board, symbols
from osada.games.kingdom_builder.show.picture import waiting_seat
from osada.games.kingdom_builder.show.tokens import HEIGHT, box, buttons, scaled, stacks, to_build
from osada.games.kingdom_builder.view import KingdomView

TASK, CARD, BESIDE = 104.0, 78.0, 90.0
"""How high the task is, how wide its terrain card, and where what stands beside the card begins."""
BUTTON_TOP = 48.0
GAP = 6.0
KINGDOM = (PHONE - 3 * GAP) / 4
HELD = 104.0
"""How high the drawer is for each seat."""
TINTS = {
    "fishermen": "#74ADCD", "miners": "#9A9CA1", "workers": "#D9A93C", "merchants": "#E3B949",
    "discoverers": "#7FA6D6", "knights": "#9CA3B3", "hermits": "#B59A78", "citizens": "#E0876A",
    "lords": "#E9C23F", "farmers": "#9DBF52", "castles": "#93A0BF",
}  # fmt: skip
"""The ground behind the picture of each card."""


def picture(view: KingdomView, say: Text) -> Picture:
    """The table for a phone."""
    players = view["players"]
    panes = {"board": board(view)}
    for seat in range(players):
        still = partial(_strip_still, seat, players)
        panes[f"seat-{seat}"] = Pane(strip_width(players), STRIP_HEIGHT, still, _strip(view, seat))
    panes["task"] = Pane(PHONE, TASK, str, _task(view, say))
    panes["cards"] = Pane(PHONE, _cards_height(players), partial(_cards_still, view, say), _cards(view))
    panes["tokens"] = Pane(PHONE, HELD * players, partial(_held_still, view, say), _held(view, say))
    parts = (Part("task", say("side-your-card")), Part("cards", say("side-kingdom-cards")))
    drawers = (Part("tokens", say("side-tokens")),)
    return Picture(symbols(), panes, say("game-title"), parts=parts, drawers=drawers)


# The strip of a seat: gold, supply, and as many of its tokens as there is room for


def _strip_still(seat: int, players: int) -> str:
    width = strip_width(players)
    coin, house = _figures(players)
    return (
        f'<rect width="{num(width)}" height="{num(STRIP_HEIGHT)}" fill="none" pointer-events="all" data-open="tokens"/>'
        f"{use('coin', *coin)}{scaled(f'p{seat}', *house, 0.5)}"
    )


def _figures(players: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the coin and the house of a strip are; beside a name only where there is room for it."""
    width = strip_width(players)
    if players == 2:
        return (width - 30, 9.0), (width - 30, 33.0)
    return (7.0, 33.0), (48.0 if players == 3 else 45.0, 34.0)


def _strip(view: KingdomView, seat: int) -> str:
    players = view["players"]
    coin, house = _figures(players)
    gold, supply = view["scores"][seat]["total"], view["supply"][seat]
    figures: list[tuple[float, float, object]] = [(coin[0] + 9, coin[1] + 5, gold), (house[0] + 9, 38, supply)]
    held = stacks(view, seat)
    if players == 2:
        x, shown = 9.0, []
        for location, ready in held.items():
            shown.append(scaled(f"t-{location}", x, 32, 0.58))
            if len(ready) > 1:
                shown.append(text(x + 9, 36.5, "×2", 12, "sans bold ink"))
            x += 38 if len(ready) > 1 else 21
        return "".join(shown) + numbers(13.5, figures)
    count = sum(map(len, held.values()))
    if players == 3 and count:
        figures.append((95, 38, count))
        return scaled(f"t-{next(iter(held))}", 86, 33, 0.56) + numbers(13.5, figures)
    return numbers(13.5, figures)


# The task: the card that is played, what is left to build, the viewer's tokens as buttons


def _task(view: KingdomView, say: Text) -> str:
    if view["seat"] is None:
        return _over(view, say)
    heading = (
        to_build(view, say, BESIDE, 25, PHONE - BESIDE)
        if view["seat"] == view["you"]
        else _others_turn(view, say, view["seat"])
    )
    return _terrain_card(view["hands"][view["seat"]], say) + heading + _tokens(view, say)


def _over(view: KingdomView, say: Text) -> str:
    names = ", ".join(_name(view, say, seat) for seat in view["winners"] or ())
    lines = wrapped(say("words-over", winners=names), PHONE - 30, 15)[:4]
    first = TASK / 2 + 5 - 10 * (len(lines) - 1)
    return "".join(text(PHONE / 2, first + 20 * row, line, 15, "serif ink", "middle") for row, line in enumerate(lines))


def _terrain_card(terrain: str | None, say: Text) -> str:
    """The card that is played, with its name in one or two lines."""
    if terrain is None:
        return scaled("c-back", 0, 4, 1)
    lines = wrapped(say(f"terrain-{terrain}").capitalize(), CARD - 6, 12.5)
    art = 92 - 15 * len(lines)
    names = "".join(
        text(CARD / 2, 98 - 14 * (len(lines) - 1 - row), line, 12.5, "serif dark", "middle")
        for row, line in enumerate(lines)
    )
    return (
        f'<rect x=".7" y="2" width="{num(CARD - 1.4)}" height="{num(TASK - 3)}" rx="7" fill="#FFFBF2" stroke="#B99F74" '
        f'stroke-width="1.4"/><svg x="6" y="7" width="{num(CARD - 12)}" height="{num(art - 12)}" viewBox="5 7 64 '
        f'{num((art - 12) * 64 / (CARD - 12))}" preserveAspectRatio="xMidYMid slice"><use href="#c-{terrain}"/></svg>{names}'
    )


def _others_turn(view: KingdomView, say: Text, seat: int) -> str:
    """Whose card is open and what is left of it; and one's own next card."""
    name = _shortened(_name(view, say, seat), 20)
    parts = [
        use(f"m{seat}", BESIDE + 8, 12),
        text(BESIDE + 20, 17, name, 13.5, "sans bold ink"),
        *(scaled(f"p{seat}", PHONE - 14 - 25 * number, 14, 0.68) for number in range(view["left"])),
    ]
    waiting = waiting_seat(view)
    hand = view["hands"][waiting] if waiting is not None else None
    if waiting is not None and hand is not None and waiting == view["you"]:
        parts.append(text(BESIDE, 39, say("task-next", terrain=hand), 13, "sans soft"))
    elif waiting is not None and hand is not None:
        parts.append(use(f"m{waiting}", BESIDE + 8, 34))
        parts.append(text(BESIDE + 20, 39, say("task-next-open", terrain=hand), 13, "sans soft"))
    return "".join(parts)


def _shortened(content: str, longest: int) -> str:
    return content if len(content) <= longest else f"{content[: longest - 1]}…"


def _name(view: KingdomView, say: Text, seat: int) -> str:
    return seat_name(say, seat, view.get("names", ()))


def _tokens(view: KingdomView, say: Text) -> str:
    """The viewer's own tokens, one button for those of a location; a spectator sees those of the deciding seat."""
    seat = view["you"] if view["you"] is not None else view["seat"]
    assert seat is not None
    if view["tokens"][seat]:
        return buttons(view, say, seat, BESIDE, BUTTON_TOP, PHONE - BESIDE)
    frame = box(BESIDE, BUTTON_TOP, PHONE - BESIDE, 'class="rule" fill="none" stroke-dasharray="5 5"')
    lines = wrapped(say("task-no-tokens"), PHONE - BESIDE - 20, 12.5)[:2]
    first = BUTTON_TOP + HEIGHT / 2 + 4.5 - 8 * (len(lines) - 1)
    middle = BESIDE + (PHONE - BESIDE) / 2
    return frame + "".join(
        text(middle, first + 16 * row, line, 12.5, "sans soft", "middle") for row, line in enumerate(lines)
    )


# The kingdom cards and the castles, with what each is worth right now for everybody


def _cards_height(players: int) -> float:
    return 132.0 if players == 2 else 154.0


def _columns(view: KingdomView) -> Iterator[tuple[str, float]]:
    for index, card in enumerate((*view["cards"], "castles")):
        yield card, (KINGDOM + GAP) * index


def _worth(players: int, seat: int) -> tuple[float, float]:
    """Where a seat's gold of a card is: two in a row."""
    half = KINGDOM / 2
    if players == 3 and seat == 2:
        return half / 2 + 6, 142
    return half * (seat % 2) + 12, 120 if seat < 2 else 142


def _cards_still(view: KingdomView, say: Text) -> str:
    return "".join(_card(view, card, x, say) for card, x in _columns(view))


def _card(view: KingdomView, card: str, x: float, say: Text) -> str:
    players, middle, name = view["players"], x + KINGDOM / 2, say(f"score-{card}")
    size = min(14.0, (KINGDOM - 6) / 0.62 / len(name))
    lines = wrapped(say(f"score-{card}-brief"), KINGDOM + 2, 12)[:3]
    first = 86 - 7 * (len(lines) - 1)
    return (
        f'<g data-about="{card}" data-line="{card}"><rect x="{num(x + 0.5)}" y=".5" width="{num(KINGDOM - 1)}" '
        f'height="{num(_cards_height(players) - 1)}" rx="9" class="card rule"/><rect x="{num(x + 5)}" y="5" '
        f'width="{num(KINGDOM - 10)}" height="36" rx="6" fill="{TINTS[card]}" opacity=".26"/>{use(f"k-{card}", middle, 23.5)}'
        f"{text(middle, 56, name, max(size, 12), 'serif ink', 'middle')}"
        + "".join(text(middle, first + 14 * row, line, 12, "sans soft", "middle") for row, line in enumerate(lines))
        + "".join(
            use(f"m{seat}", x + across, down) for seat in range(players) for across, down in (_worth(players, seat),)
        )
        + "</g>"
    )


def _cards(view: KingdomView) -> str:
    shown: list[tuple[float, float, object]] = []
    for card, x in _columns(view):
        for seat, score in enumerate(view["scores"]):
            across, down = _worth(view["players"], seat)
            shown.append((x + across + 9.5, down + 5, score[card]))
    return numbers(14.5, shown)


# The drawer: everybody's tokens with their names


def _held_still(view: KingdomView, say: Text) -> str:
    parts = []
    for seat in range(view["players"]):
        top = HELD * seat
        parts.append(use(f"m{seat}", 9, top + 14))
        parts.append(text(22, top + 19, _shortened(_name(view, say, seat), 30), 14, "sans bold ink"))
        parts.append(scaled(f"p{seat}", PHONE - 44, top + 14, 0.6))
    return "".join(parts)


def _held(view: KingdomView, say: Text) -> str:
    parts, supplies = [], []
    for seat in range(view["players"]):
        top = HELD * seat + 43
        supplies.append((PHONE - 30, HELD * seat + 19, view["supply"][seat]))
        held = stacks(view, seat)
        for index, (location, ready) in enumerate(held.items()):
            x, y = PHONE / 2 * (index % 2), top + 37 * (index // 2)
            shown = say(f"location-{location}") + (" ×2" if len(ready) > 1 else "")
            parts.append(f'<g data-about="{location}">{use(f"t-{location}", x + 17, y)}')
            parts.append(f"{text(x + 38, y + 5, shown, 13.5, 'sans ink')}</g>")
        if not held:
            parts.append(text(4, top + 4.5, say("words-none"), 13, "sans soft"))
    return "".join(parts) + numbers(14, supplies)
