"""Positions from a drawing: a line per terrace, the highest first; ``1r`` is a red house of the first seat."""

from __future__ import annotations

from hillstead import GAME, HillsteadState
from hillstead.pieces import ACROSS, ROOFS
from hillstead.scoring import Hillside

LETTERS = dict(zip("rsym", range(len(ROOFS)), strict=True))


def drawn(*terraces: str) -> tuple[list[int], list[int]]:
    """The owners and the roofs of a drawing; terraces above it are empty."""
    owners, roofs = [-1] * (4 * ACROSS), [-1] * (4 * ACROSS)
    for terrace, line in enumerate(reversed(terraces)):
        for across, plot in enumerate(line.split()):
            if plot != "--":
                owners[terrace * ACROSS + across] = int(plot[0]) - 1
                roofs[terrace * ACROSS + across] = LETTERS[plot[1]]
    return owners, roofs


def hillside(*terraces: str, tied_get_nothing: bool = False) -> Hillside:
    """A drawing to be counted."""
    worth = GAME.start(2, 0).worth
    return Hillside(*drawn(*terraces), worth, tied_get_nothing)


def position(*terraces: str, hand: str = "rsy", players: int = 2) -> HillsteadState:
    """The first seat to play with these cards; what is neither drawn nor in its hand is in the pile or with others."""
    state = GAME.start(players, 0, {"first": "seat-1"})
    state.owners, state.roofs = drawn(*terraces)
    state.hands = [[0] * len(ROOFS) for _ in range(players)]
    for letter in hand:
        state.hands[0][LETTERS[letter]] += 1
    state.pile = [8 - state.roofs.count(roof) - state.hands[0][roof] for roof in range(len(ROOFS))]
    for seat in range(1, players):
        for _ in range(3):
            roof = state.pile.index(max(state.pile))
            state.pile[roof] -= 1
            state.hands[seat][roof] += 1
    assert list(state.broken()) == []
    return state


def play(state: HillsteadState, *actions: str) -> None:
    """Do what is allowed, in notation."""
    for action in actions:
        refusal = state.why_not(GAME.parse(action))
        assert refusal is None, (action, refusal)
        state.play(GAME.parse(action))


def refused(state: HillsteadState, action: str) -> tuple[str, str] | None:
    """The rule and the reason why an action is refused."""
    refusal = state.why_not(GAME.parse(action))
    return None if refusal is None else (refusal.rule, refusal.reason)


FULL = ("1r 2s 1y 2m 1r 2s", "1s 2y 1m 2r 1s 2y", "1y 2m 1r 2s 1y 2m", "1m 2r 1s 2y 1m 2r")
"""A hillside with a house on every plot."""
