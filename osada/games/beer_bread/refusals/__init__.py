"""The same rules asked the other way round: why this action is not allowed.

Written clause by clause over plain counts of tokens and lists of cards, not over packed integers: a second way to
legality that tests hold against the first one.
"""

from __future__ import annotations

from osada.core.refusal import Refusal
from osada.games.beer_bread.actions import BUILD, DISCARD, DONE, END, HARVEST, REDRAW, RESERVE, SELL, SPACE, SWAP
from osada.games.beer_bread.position import Position
from osada.games.beer_bread.refusals import cards, tokens
from osada.games.beer_bread.refusals.question import Question


def why_not(position: Position, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may."""
    SPACE.notation(action)
    if position.seat is None:
        return Refusal("BB-50", "over")
    question = Question(position)
    if action < HARVEST:
        return cards.card(question, action)
    if action in (HARVEST, BUILD):
        return cards.do(question)
    if action == SELL:
        return cards.do(question) or tokens.sell(question, position.lifted)
    if action == RESERVE:
        return cards.reserve(question)
    if action < END:
        return cards.swap(question, action - SWAP)
    if action == END:
        return cards.end(question)
    if action == DONE:
        return cards.done(question)
    if action < REDRAW:
        return tokens.number(question, action)
    if action < DISCARD:
        return cards.redraw(question, action - REDRAW)
    return cards.discard(question, action - DISCARD)
