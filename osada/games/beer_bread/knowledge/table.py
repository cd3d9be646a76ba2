"""The view of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from osada.core.bits import listed
from osada.core.game import Score
from osada.games.beer_bread.cards import ALL_CARDS, BEERS, CARDS, GOODS, POSITIONS, good
from osada.games.beer_bread.goods import RESOURCES, all_named, amount, beyond, lesser, named, number
from osada.games.beer_bread.knowledge.secrets import known
from osada.games.beer_bread.position import COLLECTING, DISCARDING, DOING, KEEPING, PAYING, REDRAWING, TAKING, Position
from osada.games.beer_bread.rules.building import cleaning_of
from osada.games.beer_bread.rules.harvesting import harvest_of
from osada.games.beer_bread.rules.payment import payments
from osada.games.beer_bread.rules.selling import payable, sellable
from osada.games.beer_bread.rules.storing import available
from osada.games.beer_bread.view import (
    BeerBreadTable,
    Choice,
    FaceDown,
    Gain,
    Held,
    Laid,
    Overflow,
    Paying,
    Sale,
    Village,
)


def table(position: Position, seat: int | None) -> BeerBreadTable:
    """What a seat knows of the table: everything but the faces of the pile, of unseen hand cards and of the opponent's
    sold cards (BB-37)."""
    cards = position.cards
    over = position.seat is None
    deciding = seat is not None and seat == position.seat
    phase = _phase(position)
    return {
        "set": cards.components.name,
        "designed": cards.components == position.game.standard,
        "cards": cards.facts,
        "buildings": cards.buildings,
        "year": position.year,
        "fruitful": position.fruitful,
        "phase": phase,
        "turn": position.turn + 1 if phase == "actions" else 0,
        "windmill": position.windmill,
        "fields": all_named(position.fields),
        "bank": all_named(position.bank),
        "pile": [GOODS[position.backs >> at & 1] for at in range(position.backs.bit_length() - 1)],
        "discards": [CARDS[card] for card in listed(position.discards)],
        "exchange": [CARDS[card] for card in position.exchange],
        "seats": [_village(position, owner, seat) for owner in (0, 1)],
        "choice": _choice(position) if deciding else None,
        "overflow": _overflow(position),
        "paying": _paying(position) if deciding else None,
        "scores": known_scores(position, seat, position.scores()),
        "winners": position.winners() if over else None,
    }


def open_table(position: Position) -> dict[str, Any]:
    """Once the game is over hands and sold cards are turned up, and both scores are known."""
    return {"seats": [_village(position, owner, None, True) for owner in (0, 1)], "scores": position.scores()}


def known_scores(position: Position, seat: int | None, scores: Sequence[Score]) -> list[Score | None]:
    """The scores that a seat may know: its own, and the other one only once the game is over, because sold cards lie
    face down (BB-37)."""
    return [score if position.seat is None or owner == seat else None for owner, score in enumerate(scores)]


def _phase(position: Position) -> str:
    if position.seat is None:
        return "over"
    if position.deed is COLLECTING:
        return "seeding"
    return "cards" if position.step in (DISCARDING, REDRAWING) else "actions"


# A village


def _village(position: Position, owner: int, viewer: int | None, turned_up: bool = False) -> Village:
    """One player's side of the table, as a viewer sees it; or with all cards ``turned_up``."""
    shown = owner == viewer or position.seat is None or turned_up
    benefits, storage = position.benefits[owner], position.storage[owner]
    row = sum(position.cards.harvest[card] for card in position.rows[owner])
    built: dict[str, list[str]] = {place: [] for place in POSITIONS}
    for card in listed(position.built[owner]):
        built[position.cards.building[card].position].append(CARDS[card])
    return {
        "hand": _hand(position, owner, ALL_CARDS if turned_up else known(position, viewer)),
        "row": [CARDS[card] for card in position.rows[owner]],
        "row_shows": named(row),
        "brewery": _face_down(position.waiting[owner] & BEERS, shown),
        "bakery": _face_down(position.waiting[owner] & ~BEERS, shown),
        "capacity": {"beer": benefits.brewery, "bread": benefits.bakery},
        "sold": _face_down(position.sold[owner], shown),
        "built": built,
        "storage": all_named(storage),
        "tokens": number(storage),
        "places": {"any": benefits.any_places, **all_named(benefits.places)},
        "laid": _laid(benefits.any_places, benefits.places, storage),
        "room": max(0, benefits.any_places - number(beyond(storage, benefits.places))),
    }


def _hand(position: Position, owner: int, seen: int) -> list[Held]:
    """The cards of a hand: those that the viewer has seen, then the backs of the others."""
    turned = position.turned[0] | position.turned[1]
    cards: list[Held] = []
    backs: list[Held] = []
    for card in position.hands[owner]:
        open_to_viewer = seen >> card & 1
        held: Held = {
            "card": CARDS[card] if open_to_viewer else None,
            "back": good(card),
            "turned": bool(turned >> card & 1),
        }
        (cards if open_to_viewer else backs).append(held)
    return cards + sorted(backs, key=lambda held: (held["back"], held["turned"]))


def _face_down(cards: int, shown: bool) -> list[FaceDown]:
    return [{"card": CARDS[card] if shown else None, "back": good(card)} for card in listed(cards)]


def _laid(any_places: int, places: int, storage: int) -> list[Laid]:
    """Every place of a storage with the token on it; tokens lie on places of their own first."""
    own = lesser(storage, places)
    loose = [name for name, there in named(beyond(storage, places)).items() for _ in range(there)]
    laid: list[Laid] = [{"place": "any", "token": loose[at] if at < len(loose) else None} for at in range(any_places)]
    for resource, name in enumerate(RESOURCES):
        taken = amount(own, resource)
        laid += [{"place": name, "token": name if at < taken else None} for at in range(amount(places, resource))]
    return laid


# What is half done


def _choice(position: Position) -> Choice | None:
    """What each action of the lifted card would take and bring."""
    if position.step is not DOING or position.seat is None:
        return None
    seat, card = position.seat, position.lifted
    return {
        "card": CARDS[card],
        "from": f"exchange-{position.swapped + 1}" if position.swapped >= 0 else "hand",
        "harvest": _gain(position, seat, harvest_of(position, seat, card)),
        "sell": _sale(position, seat, card) if sellable(position) else None,
        "build": {
            "position": position.cards.building[card].position,
            "cleans": [good(cleaned) for cleaned in listed(position.waiting[seat])],
            **_gain(position, seat, cleaning_of(position, seat, card), built=card),
        },
    }


def _gain(position: Position, seat: int, wanted: int, built: int | None = None) -> Gain:
    """What would be collected, what would be missed and what would not fit; ``built`` is a card that is built
    before."""
    benefits = position.benefits[seat]
    goods = sum(available(position, seat, wanted))
    if built is not None:
        benefits = benefits.with_building(position.cards.building[built])
    over = number(beyond(position.storage[seat] + goods, benefits.places)) - benefits.any_places
    return {"gain": named(goods), "missed": named(wanted - goods), "over": max(0, over)}


def _sale(position: Position, seat: int, card: int) -> Sale:
    ways = payments(position.cards.recipe[card], position.benefits[seat].substitutions, position.storage[seat])
    pay = named(ways[0]) if len(ways) == 1 else None
    return {"pay": pay, "ways": len(ways), "coins": position.cards.value[card]}


def _overflow(position: Position) -> Overflow | None:
    asked = position.step in (KEEPING, TAKING)
    if not asked and not position.offered:
        return None
    return {
        "seat": position.seat,
        "step": "keep" if position.step is KEEPING else "take" if position.step is TAKING else "kept",
        "resource": RESOURCES[position.which] if asked else None,
        "least": position.least,
        "most": position.most,
        "offered": named(position.offered),
    }


def _paying(position: Position) -> Paying | None:
    if position.step is not PAYING:
        return None
    paid = [{amount(way, resource) for way in position.ways} for resource in range(len(RESOURCES))]
    certain = {name: max(amounts) for name, amounts in zip(RESOURCES, paid, strict=True) if len(amounts) == 1}
    return {
        "card": CARDS[position.lifted],
        "resource": RESOURCES[position.which],
        "amounts": payable(position),
        "paid": {name: there for name, there in certain.items() if there},
    }
