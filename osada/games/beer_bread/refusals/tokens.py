"""Why this number of tokens may not be kept or taken (BB-34), or paid (BB-35, BB-70)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from osada.core.bits import listed
from osada.core.refusal import Refusal
from osada.games.beer_bread.actions import PAY, TAKE, resource_and_amount
from osada.games.beer_bread.cards import EACH, good
from osada.games.beer_bread.goods import RESOURCES, amount
from osada.games.beer_bread.pieces import RATE
from osada.games.beer_bread.position import KEEPING, PAYING, TAKING
from osada.games.beer_bread.refusals.question import Counts, Facts, Question, counts

NOT_ASKED = {KEEPING: ("BB-34", "not-keeping"), TAKING: ("BB-34", "not-taking"), PAYING: ("BB-70a", "not-paying")}


def number(question: Question, action: int) -> Refusal | None:
    """Why this number cannot be kept, taken or paid: resources are asked about one after the other, in their order."""
    step = KEEPING if action < TAKE else TAKING if action < PAY else PAYING
    if question.position.step is not step:
        return Refusal(*NOT_ASKED[step])
    resource, tokens = resource_and_amount(action)
    if resource != question.position.which:
        return question.waits()
    if step is KEEPING:
        return _keep(question, resource, tokens)
    return _take(question, resource, tokens) if step is TAKING else _pay(question, resource, tokens)


def _keep(question: Question, resource: int, tokens: int) -> Refusal | None:
    """BB-34a: a number is allowed if with the answers to come as many tokens are kept as fit."""
    there = question.storage()
    facts: Facts = {"resource": RESOURCES[resource], "there": there[resource], "number": tokens}
    if tokens > there[resource]:
        return Refusal("BB-34", "keep-more-than-there", facts)
    most = question.most_that_fit(there)
    fixed = [*there[:resource], tokens]
    for later in product(*(range(more + 1) for more in there[resource + 1 :])):
        if sum(fixed) + sum(later) == most and question.fits([*fixed, *later]):
            return None
    room = question.fits([*fixed, *(0 for _ in there[resource + 1 :])])
    return Refusal("BB-34a", "keep-too-few" if room else "keep-too-many", facts)


def _take(question: Question, resource: int, tokens: int) -> Refusal | None:
    offered = amount(question.position.offered, resource)
    facts: Facts = {"resource": RESOURCES[resource], "there": offered, "number": tokens}
    if tokens > offered:
        return Refusal("BB-34", "take-more-than-there", facts)
    stored = list(question.storage())
    stored[resource] += tokens
    return None if question.fits(stored) else Refusal("BB-34", "take-no-room", facts)


def _pay(question: Question, resource: int, tokens: int) -> Refusal | None:
    ways = [counts(way) for way in question.position.ways]
    if any(way[resource] == tokens for way in ways):
        return None
    return Refusal("BB-70a", "pay-other", {"resource": RESOURCES[resource], "number": tokens})


# Recipes


def sell(question: Question, card: int) -> Refusal | None:
    """Why a card cannot be sold: it needs a place on brewery or bakery, and the whole recipe from the storage
    (BB-35)."""
    position = question.position
    waiting = [sold for sold in listed(position.waiting[question.seat]) if (sold >= EACH) == (card >= EACH)]
    room = 1 + sum(building.amount for building in question.owned("capacity") if building.good == good(card))
    if len(waiting) >= room:
        return Refusal("BB-35", f"no-room-{good(card)}", {"cards": len(waiting)})
    recipe, storage = counts(position.cards.recipe[card]), question.storage()
    owned = sorted({(building.pay, building.resource) for building in question.owned("substitute")})
    if any(True for _ in ways_to_pay(recipe, owned, storage)):
        return None
    facts = question.named(card)
    for name, asked, there in zip(RESOURCES, recipe, storage, strict=True):
        if asked > there:
            facts[name] = asked - there
    for paid, asked in position.cards.substitutions:
        if (paid, asked) not in owned and any(True for _ in ways_to_pay(recipe, [*owned, (paid, asked)], storage)):
            facts |= {"pay": RESOURCES[paid], "for": RESOURCES[asked]}
            return Refusal("BB-70", "cannot-pay-without", facts)
    return Refusal("BB-70" if owned else "BB-35", "cannot-pay-with" if owned else "cannot-pay", facts)


def ways_to_pay(recipe: Counts, substitutions: list[tuple[int, int]], storage: Counts) -> Iterator[Counts]:
    """All payments, tried one by one: every set of stored tokens that can be turned into the recipe."""
    useful = {resource for resource, asked in enumerate(recipe) if asked}
    while more := {paid for paid, asked in substitutions if asked in useful} - useful:
        useful |= more
    ranges = [range(there + 1) if resource in useful else range(1) for resource, there in enumerate(storage)]
    for payment in product(*ranges):
        if sum(payment) >= sum(recipe) and turns_into(payment, recipe, substitutions):
            yield payment


def turns_into(payment: Counts, recipe: Counts, substitutions: list[tuple[int, int]]) -> bool:
    """Whether substitutions, two for one, turn a payment into exactly the recipe (BB-70)."""
    reached = {payment}
    for _ in range(sum(payment) - sum(recipe)):
        following = set()
        for tokens in reached:
            for paid, asked in substitutions:
                if tokens[paid] >= RATE:
                    changed = list(tokens)
                    changed[paid] -= RATE
                    changed[asked] += 1
                    following.add(tuple(changed))
        reached = following
    return recipe in reached
