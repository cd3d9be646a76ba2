"""Why a card may not be played, and what may not be done with it (BB-30 to BB-32, BB-61, BB-62, BB-64)."""

from __future__ import annotations

from osada.core.bits import listed
from osada.core.refusal import Refusal
from osada.games.beer_bread.position import CHOOSING, DISCARDING, DOING, ENDING, REDRAWING
from osada.games.beer_bread.refusals.question import Question


def card(question: Question, card: int) -> Refusal | None:
    """Why this card cannot be played now: it is not in the hand, or it is turned around (BB-30a, BB-64)."""
    position = question.position
    if position.step is not CHOOSING:
        return question.waits()
    refusal = _not_in_hand(question, card)
    if refusal is not None:
        return refusal
    own, other = (listed(position.turned[seat]) for seat in (question.seat, 1 - question.seat))
    for_now = own if position.turn < 2 else []
    if all(one in other or one in for_now for one in question.hand):
        return None
    if card in other:
        return Refusal("BB-64", "turned-by-other", {**question.named(card), "owner": 1 - question.seat})
    return Refusal("BB-64a", "turned-now", question.named(card)) if card in for_now else None


def _not_in_hand(question: Question, card: int) -> Refusal | None:
    if card in question.hand:
        return None
    if card in question.position.exchange:
        return Refusal("BB-32", "exchange-card", question.named(card))
    return Refusal("BB-30a", "not-in-hand", question.named(card))


def do(question: Question) -> Refusal | None:
    """Why nothing can be done with a card now: something else is asked first (BB-30a)."""
    return None if question.position.step is DOING else question.waits()


def reserve(question: Question) -> Refusal | None:
    """Why the lifted card cannot be turned around (BB-64, BB-64a)."""
    position, owned = question.position, question.owned("reserve")
    if not owned:
        return Refusal("BB-64", "no-reserve")
    if not position.fruitful:
        return Refusal("BB-64", "reserve-dry")
    if position.turn >= 2:
        return Refusal("BB-64", "reserve-late")
    refusal = do(question)
    if refusal is not None:
        return refusal
    turned = [card for card in question.hand if position.turned[question.seat] >> card & 1]
    if len(turned) >= sum(building.amount for building in owned):
        return Refusal("BB-64a", "reserve-all", {"cards": len(turned)})
    if len(question.hand) - len(turned) < 2:
        return Refusal("BB-64a", "reserve-last")
    return None


def swap(question: Question, place: int) -> Refusal | None:
    """Why the lifted card cannot be laid on this exchange place (BB-32)."""
    position = question.position
    if position.fruitful:
        return Refusal("BB-32", "swap-fruitful")
    refusal = do(question)
    if refusal is not None:
        return refusal
    if position.swapped >= 0:
        return Refusal("BB-32", "swap-twice", question.named(position.lifted))
    if place >= len(position.exchange):
        return Refusal("BB-23a", "no-exchange-card", {"place": place + 1})
    return None


def end(question: Question) -> Refusal | None:
    """Why the turn cannot end now: something else is asked first (BB-30a)."""
    return None if question.position.step is ENDING else question.waits()


def done(question: Question) -> Refusal | None:
    """Why ``done`` is no answer now: neither redraws nor discards are asked about (BB-61, BB-62)."""
    return None if question.position.step in (DISCARDING, REDRAWING) else question.waits()


def redraw(question: Question, card: int) -> Refusal | None:
    """Why this card cannot be discarded for a new one (BB-61)."""
    if question.position.step is not REDRAWING:
        return Refusal("BB-61", "no-redraw")
    return _not_in_hand(question, card)


def discard(question: Question, card: int) -> Refusal | None:
    """Why this harvest card cannot be discarded (BB-62)."""
    if question.position.step is not DISCARDING:
        return Refusal("BB-62", "no-discard")
    if card not in question.position.rows[question.seat]:
        return Refusal("BB-62", "not-in-row", question.named(card))
    return None
