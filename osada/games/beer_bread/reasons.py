"""What speaks for a turn besides its coins, for hints and the coach: what can be sold next, which good decides, what is
left for the other."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.game import Reason
from osada.games.beer_bread import scoring
from osada.games.beer_bread.cards import BEER, BREAD, EACH, GOODS
from osada.games.beer_bread.goods import RESOURCES, amount, beyond, enough, number
from osada.games.beer_bread.judge import TERMS
from osada.games.beer_bread.position import KEEPING, Position
from osada.games.beer_bread.rules.selling import has_room

SOON = 0.5
"""The part of the coins of a card that it is worth to have all tokens for it; and of one that lacks one token half."""


def reasons(before: Position, after: Position, seat: int) -> list[Reason]:
    """What a turn of a seat prepares, what it takes and what it costs."""
    if after.seat is None:
        return []
    return [
        *_next_sale(before, after, seat),
        *_lower(before, after, seat),
        *_full(before, after, seat),
        *_fields(before, after),
    ]


def _next_sale(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """The most valuable card of the own hand that can be paid for after the turn and could not before it; else one that
    lacks a single token. In a fruitful year the hands are swapped, so nothing is sure (BB-30)."""
    if after.step is KEEPING or before.fruitful or after.year != before.year:
        return
    cards, storage = after.cards, after.storage[seat]
    held = [card for card in after.hands[seat] if card in before.hands[seat] and has_room(after, seat, card)]
    ready = [card for card in held if enough(storage, cards.recipe[card])]
    new = [card for card in ready if not enough(before.storage[seat], cards.recipe[card])]
    if new and cards.value[best := max(new, key=lambda card: cards.value[card])] == max(cards.value[c] for c in ready):
        facts = {"kind": cards.kind_of(best), "coins": cards.value[best]}
        yield Reason("keeps", "can-sell", SOON * cards.value[best], facts, (f"card-{_name(best)}",))
        return
    lacking = {card: beyond(cards.recipe[card], storage) for card in held if card not in ready}
    nearly = [card for card, goods in lacking.items() if number(goods) == 1]
    before_lacks = {card: number(beyond(cards.recipe[card], before.storage[seat])) for card in nearly}
    nearer = [card for card in nearly if before_lacks[card] > 1]
    if nearer and not ready:
        best = max(nearer, key=lambda card: cards.value[card])
        resource = next(name for which, name in enumerate(RESOURCES) if amount(lacking[best], which))
        facts = {"kind": cards.kind_of(best), "coins": cards.value[best], "resource": resource}
        yield Reason("keeps", "lacks-one", SOON * cards.value[best] / 2, facts, (f"card-{_name(best)}",))


def _name(card: int) -> str:
    return f"{GOODS[card >= EACH]}{card % EACH + 1:02}"


def _lower(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """The lower of the two goods decides: whether a sale has raised it."""
    then, now = scoring.scores(before)[seat], scoring.scores(after)[seat]
    raised = now["result"] - then["result"]
    if raised > 0:
        yield Reason("keeps", "lower", raised, {"points": now["result"]})


def _full(before: Position, after: Position, seat: int) -> Iterator[Reason]:
    """A brewery or bakery that is full has to be cleaned before more can be sold."""
    for good, card in ((GOODS[BEER], 0), (GOODS[BREAD], EACH)):
        if has_room(before, seat, card) and not has_room(after, seat, card):
            yield Reason("keeps", f"full-{good}", -TERMS["full"] / 2)


def _fields(before: Position, after: Position) -> Iterator[Reason]:
    """A resource of which the fields have nothing more: the other player cannot harvest it in this year."""
    if after.year != before.year:
        return
    for which, resource in enumerate(RESOURCES):
        if amount(before.fields, which) and not amount(after.fields, which):
            yield Reason("keeps", "fields-empty", 1.0, {"resource": resource})
