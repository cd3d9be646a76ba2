"""Redeals and undos that are wrong in the ways that hands, backs and piles allow: the contract's checks see each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from osada.core.dealer import Dealer
from osada.core.game import Game
from osada.games.beer_bread import BeerBreadState
from osada.games.beer_bread.cards import EACH
from osada.games.beer_bread.position import Position
from osada.games.beer_bread.rules import cards, turn, year
from osada.testing.checks import redeals, undo
from tests.beer_bread.positions import GAME

redeal, table = BeerBreadState.redeal, BeerBreadState.table
next_turn, redraw = year.next_turn, cards.redraw
Redeal = Callable[[BeerBreadState, int | None, Dealer], BeerBreadState]


def lazy(self: BeerBreadState, seat: int | None, dealer: Dealer) -> BeerBreadState:
    """Leaves every hand as it is."""
    other = self.copy()
    other.dealer = dealer
    return other


def forgets(self: BeerBreadState, seat: int | None, dealer: Dealer) -> BeerBreadState:
    """Deals the other hand anew, whatever has been seen of it."""
    other = redeal(self, seat, dealer)
    for owner in (0, 1):
        if owner != seat:
            for card in list(other.hands[owner]):
                pool = other.pools[card >= EACH]
                if pool:
                    change(other, owner, card, pool[dealer.below(len(pool))])
    return other


def mixes_backs(self: BeerBreadState, seat: int | None, dealer: Dealer) -> BeerBreadState:
    """Deals a bread where a beer was."""
    other = redeal(self, seat, dealer)
    owner = 1 if seat != 1 else 0
    beers = [
        card for card in other.hands[owner] if card < EACH and not other.seen[2 if seat is None else seat] >> card & 1
    ]
    if beers and other.pools[1]:
        change(other, owner, beers[0], other.pools[1][dealer.below(len(other.pools[1]))])
    return other


def half_hearted(self: BeerBreadState, seat: int | None, dealer: Dealer) -> BeerBreadState:
    """Deals from the lower half of the pile alone."""
    other = redeal(self, seat, dealer)
    known = other.seen[2 if seat is None else seat]
    for owner in (0, 1):
        for card in list(other.hands[owner]):
            pool = other.pools[card >= EACH]
            if not known >> card & 1 and pool and card > pool[len(pool) // 2]:
                change(other, owner, card, pool[0])
    return other


def depends_on_truth(self: BeerBreadState, seat: int | None, dealer: Dealer) -> BeerBreadState:
    if sum(self.hands[1]) % 2:
        dealer.below(7)
    return redeal(self, seat, dealer)


def change(state: BeerBreadState, owner: int, card: int, new: int) -> None:
    """Put another face from the pile into a hand."""
    state.pools[new >= EACH].remove(new)
    state.pools[card >= EACH] = sorted([*state.pools[card >= EACH], card])
    state.hands[owner] = sorted([*[held for held in state.hands[owner] if held != card], new])
    for marks in (state.seen, state.drawn, state.turned):
        marks[:] = [cards & ~(1 << card) | (cards >> card & 1) << new for cards in marks]


@pytest.mark.parametrize(
    ("check", "broken"),
    [
        (redeals.redeals_are_not_lazy, lazy),
        (redeals.redeals_look_the_same, forgets),
        (redeals.redeals_look_the_same, mixes_backs),
        (redeals.redeals_are_not_lazy, half_hearted),
        (redeals.redeals_are_canonical, depends_on_truth),
    ],
    ids=["lazy", "forgets", "mixes-backs", "half-hearted", "depends-on-truth"],
)
def test_a_wrong_redeal_is_caught(
    check: Callable[[Game, int], None], broken: Redeal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BeerBreadState, "redeal", broken)
    with pytest.raises((AssertionError, KeyError)):
        for seed in range(6):
            check(GAME, seed)


def test_a_view_that_shows_the_sorted_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an unknown card lies among known ones would tell which it may be."""

    def leaks(self: BeerBreadState, seat: int | None) -> dict[str, Any]:
        order = [[self.seen[2 if seat is None else seat] >> card & 1 for card in hand] for hand in self.hands]
        return {**table(self, seat), "order": order}

    monkeypatch.setattr(BeerBreadState, "table", leaks)
    with pytest.raises(AssertionError):
        for seed in range(8):
            redeals.redeals_look_the_same(GAME, seed)


def swaps_in_silence(position: Position) -> None:
    """The hands are swapped, and whoever took tokens before his turn could give them back."""
    reveals = position.reveals
    next_turn(position)
    if position.turn == 2:
        position.reveals = reveals


def redraws_in_silence(position: Position, card: int) -> None:
    reveals = position.reveals
    redraw(position, card)
    position.reveals = reveals


@pytest.mark.parametrize(
    ("where", "name", "broken"),
    [
        (year, "next_turn", swaps_in_silence),
        (turn, "redraw", redraws_in_silence),
        (BeerBreadState, "settled", property(lambda self: True)),
    ],
    ids=["swap", "redraw", "half-done choices are shown"],
)
def test_what_an_undo_would_tell_is_caught(where: Any, name: str, broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(AssertionError):
        for seed in range(60):
            undo.what_can_be_undone_tells_nobody_anything(GAME, seed)
