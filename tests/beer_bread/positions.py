"""Positions for tests, set up from the names of cards and tokens.

The cards that most tests use (all of them: ``osada components beer-bread --export -``), with what their harvest
parts show, what their recipes ask for, and their building:

    beer01   water wheat barley rye     water barley hops             2 hops for 1 rye
    beer02   water wheat barley hops    water barley hops             brewery +1
    beer03   water wheat barley hops    water 2 barley                hops for each bread cleaned
    beer05   water wheat rye hops       water wheat barley            water for each beer cleaned
    beer06   wheat barley rye hops      water 2 barley hops           2 places for water
    beer09   wheat rye hops             water barley 2 hops           1 place for anything
    beer16   water wheat barley         water 2 barley 2 hops         2 coins for a lead in tokens
    beer17   wheat barley hops          water 2 barley 2 hops         barley every year
    beer18   2 barley rye               water 2 wheat 2 hops          water after the other's harvest
    beer21   water barley hops          2 water 3 barley hops         redraw
    bread01  wheat barley rye hops      water wheat rye               rye every year
    bread09  wheat barley hops          water wheat 2 rye             2 wheat for 1 hops
    bread16  2 water wheat              water 2 wheat 2 rye           wheat for each beer cleaned
"""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.bits import listed
from osada.core.dealer import ScriptedDealer
from osada.games.beer_bread import GAME, BeerBreadState
from osada.games.beer_bread.benefits import added_up
from osada.games.beer_bread.cards import CARDS, EACH, NUMBER, gathered
from osada.games.beer_bread.goods import named, packed
from osada.games.beer_bread.pieces import ALL_TOKENS, DRY, FRUITFUL, HAND, TURNS
from osada.games.beer_bread.position import NO_PILE, PUBLIC
from osada.games.beer_bread.rules.choosing import begin_turn


def cards(text: str) -> list[int]:
    """``"beer01 bread02"`` as card numbers."""
    return [NUMBER[name] for name in text.split()]


def written(numbers: Sequence[int]) -> str:
    """Card numbers as text."""
    return " ".join(CARDS[number] for number in numbers)


def goods(text: str) -> int:
    """``"2 water, 1 wheat"`` as goods."""
    pairs = [part.split() for part in text.split(",") if part.strip()]
    return packed({resource: int(number) for number, resource in pairs})


def told(there: int) -> str:
    """Goods as text: ``"2 water, 1 wheat"``."""
    return ", ".join(f"{number} {resource}" for resource, number in named(there).items())


def position(
    hand: str,
    other_hand: str | None = None,
    *,
    year: int = 1,
    turn: int = 0,
    rows: tuple[str, str] = ("", ""),
    storage: tuple[str, str] = ("", ""),
    built: tuple[str, str] = ("", ""),
    waiting: tuple[str, str] = ("", ""),
    sold: tuple[str, str] = ("", ""),
    exchange: str = "",
    discards: str = "",
    fields: str | None = None,
    seed: int = 1,
) -> BeerBreadState:
    """Seat 0 is to choose a card; turns count from 0, so with an odd turn the other has the windmill.

    Of pairs the first is seat 0's. Cards that are not named lie in the draw pile, beer and bread in turn; the other
    hand, if it is not given, has as many cards from the end of the list as it should have. Fields have what seeding
    lays there and the river all the water that nobody has, unless they are given.
    """
    state = GAME.start(2, seed, {"first": "seat-1"})
    state.year, state.turn, state.windmill = year, turn, turn % 2
    state.rows = [cards(row) for row in rows]
    state.waiting = [gathered(cards(own)) for own in waiting]
    state.sold = [gathered(cards(own)) for own in sold]
    state.built = [gathered(cards(own)) for own in built]
    state.exchange = cards(exchange)
    state.discards = gathered(cards(discards))
    state.hands = [sorted(cards(hand)), []]
    used = gathered([*state.hands[0], *state.rows[0], *state.rows[1], *state.exchange]) | state.discards
    for own in (*state.waiting, *state.sold, *state.built):
        used |= own
    if other_hand is None:
        free = [number for number in range(len(CARDS)) if not used >> number & 1]
        number = HAND - (turn + 1) // 2 if turn % 2 == 0 else HAND - turn // 2 - 1
        state.hands[1] = free[len(free) - number :]
    else:
        state.hands[1] = sorted(cards(other_hand))
    used |= gathered(state.hands[1])
    lay_pile(state, [number for number in range(len(CARDS)) if not used >> number & 1])
    state.benefits = [added_up(state.cards.building[card] for card in listed(own)) for own in state.built]
    state.storage = [goods(own) for own in storage]
    left = ALL_TOKENS - state.storage[0] - state.storage[1]
    state.fields = goods(fields) if fields is not None else (FRUITFUL if year % 2 else DRY) + (left & 127)
    state.bank = left - state.fields
    state.seen = [gathered(state.hands[0]), gathered(state.hands[1]), 0]
    state.drawn = [state.seen[0] | state.seen[1]]
    if year % 2 and turn >= 2:
        state.seen = [state.drawn[0], state.drawn[0], 0]
    state.turned = [0, 0]
    begin_turn(state)
    return state


def lay_pile(state: BeerBreadState, faces: Sequence[int]) -> None:
    """Make these the faces of the draw pile; beer and bread lie in turn as long as there are both."""
    state.pools = [[card for card in faces if card < EACH], [card for card in faces if card >= EACH]]
    backs: list[int] = []
    left = [len(pool) for pool in state.pools]
    while left[0] or left[1]:
        back = len(backs) % 2 if left[0] and left[1] else int(not left[0])
        left[back] -= 1
        backs.append(back)
    state.backs = NO_PILE
    for back in reversed(backs):
        state.backs = state.backs << 1 | back


def next_cards(state: BeerBreadState, names: str) -> None:
    """Put these cards on top of the draw pile; WrongScript if more are drawn."""
    wanted = cards(names)
    under = [back_at(state, at) for at in range(state.backs.bit_length() - 1)]
    for card in wanted:
        under.remove(int(card >= EACH))
    backs = [int(card >= EACH) for card in wanted] + under
    state.backs = NO_PILE
    for back in reversed(backs):
        state.backs = state.backs << 1 | back
    state.dealer = ScriptedDealer(("card", card) for card in wanted)


def back_at(state: BeerBreadState, at: int) -> int:
    return state.backs >> at & 1


def play(state: BeerBreadState, *notations: str) -> BeerBreadState:
    """Play actions, each of which has to be allowed; afterwards nothing is broken."""
    for notation in notations:
        action = GAME.parse(notation)
        assert action in state.actions(), f"{notation}: {state.why_not(action)}, offered {offered(state)}"
        state.play(action)
        assert list(state.broken()) == []
    return state


def pass_turn(state: BeerBreadState) -> BeerBreadState:
    """Build the first card of the hand, keep and take as little as possible, and end the turn."""
    play(state, f"card {CARDS[state.actions()[0]]}", "build")
    while GAME.parse("end") not in state.actions():
        state.play(state.actions()[0])
    return play(state, "end")


def finish_year(state: BeerBreadState) -> BeerBreadState:
    """Play on with the first action offered until the next year begins."""
    year = state.year
    while state.year == year and state.seat is not None:
        state.play(state.actions()[0])
        assert list(state.broken()) == []
    return state


def offered(state: BeerBreadState, verb: str = "") -> str:
    """What a verb offers, or everything: ``offered(state, "card")`` is ``"beer01 beer02"``."""
    texts = [GAME.notation(action) for action in state.actions()]
    if not verb:
        return " · ".join(texts)
    return " ".join(text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb)


def refused(state: BeerBreadState, notation: str) -> str:
    """The rule and reason that refuse an action: ``"BB-35 cannot-pay"``; empty if it is allowed."""
    refusal = state.why_not(GAME.parse(notation))
    assert (refusal is None) == (GAME.parse(notation) in state.actions())
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"


def stored(state: BeerBreadState, seat: int = 0) -> str:
    return told(state.storage[seat])


def known(state: BeerBreadState, viewer: int | None, owner: int) -> list[str]:
    """A hand as a viewer sees it: cards by name, unknown ones by their back."""
    return [card["card"] or card["back"] for card in state.table(viewer)["seats"][owner]["hand"]]


def all_know(state: BeerBreadState, names: str) -> None:
    """Let these hand cards be known to everybody, as harvest cards taken back are."""
    shown = gathered(cards(names))
    state.seen = [seen | shown for seen in state.seen]
    state.drawn = [drawn & ~shown for drawn in state.drawn]
    assert state.seen[PUBLIC]


__all__ = [
    "GAME",
    "TURNS",
    "all_know",
    "back_at",
    "cards",
    "finish_year",
    "goods",
    "known",
    "lay_pile",
    "next_cards",
    "offered",
    "pass_turn",
    "play",
    "position",
    "refused",
    "stored",
    "told",
    "written",
]
