"""What a seat knows: its view, what is hidden from it, what it is asked, what its clicks mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from osada.core.dealer import Dealer
from osada.core.game import AnyView as View
from osada.core.game import Asked, HiddenGroup
from osada.games.beer_bread import steps
from osada.games.beer_bread.actions import CARD, DISCARD, PLACES, REDRAW, card_of_place
from osada.games.beer_bread.cards import BEERS, CARDS, EACH, GOODS, POSITIONS, listed
from osada.games.beer_bread.goods import RESOURCES, all_named, amount, beyond, lesser, named, number
from osada.games.beer_bread.payment import payments
from osada.games.beer_bread.setup import TURNS

if TYPE_CHECKING:
    from osada.games.beer_bread.rules import BeerBreadState

Card = dict[str, Any]


# What is hidden


def _knows(state: BeerBreadState, viewer: int | None) -> int:
    """The hand cards that a viewer has seen; a card that is about to be played is shown by that."""
    seen = state.seen[steps.PUBLIC if viewer is None else viewer]
    return seen | 1 << state.lifted if state.lifted >= 0 else seen


def _unknown(state: BeerBreadState, viewer: int | None) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """The hand cards that a viewer has not seen, as (seat, card): by the pile that they were drawn from (how many
    shuffles ago it began) and their back. Only cards of one such group can change places."""
    known = _knows(state, viewer)
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if not known >> card & 1:
                pile = next(age for age, drawn in enumerate(reversed(state.drawn)) if drawn >> card & 1)
                groups.setdefault((pile, int(card >= EACH)), []).append((seat, card))
    return dict(sorted(groups.items()))


def _marks(state: BeerBreadState) -> list[list[int]]:
    """The sets of hand cards that say who has seen a card, when it was drawn and who has turned it around."""
    return [state.seen, state.drawn, state.turned]


def _slot(state: BeerBreadState, seat: int, card: int) -> tuple[int, ...]:
    """All that is known of a card but its face: where it is and how it is marked."""
    return (seat, *(cards >> card & 1 for marks in _marks(state) for cards in marks))


def hidden(state: BeerBreadState, seat: int | None) -> list[HiddenGroup]:
    groups = []
    for (pile, back), unknown in _unknown(state, seat).items():
        places: dict[str, tuple[str, ...]] = {}
        for owner, card in unknown:
            turned = " turned" if (state.turned[0] | state.turned[1]) >> card & 1 else ""
            name = f"hand {owner} {GOODS[back]}{turned} pile {pile}"
            places[name] = (*places.get(name, ()), CARDS[card])
        rest = {} if pile else {CARDS[card]: 1 for card in state.pools[back]}
        groups.append(HiddenGroup(places, rest))
    return groups


def redeal(state: BeerBreadState, seat: int | None, dealer: Dealer) -> BeerBreadState:
    """Unknown hand cards change places with each other and with the pile, back by back."""
    other = state.copy()
    other.dealer = dealer
    for (pile, back), unknown in _unknown(state, seat).items():
        slots = sorted(_slot(state, owner, card) for owner, card in unknown)
        faces = [card for _, card in unknown] + ([] if pile else state.pools[back])
        faces.sort()
        for owner, card in unknown:
            other.hands[owner].remove(card)
            for marks in _marks(other):
                marks[:] = [cards & ~(1 << card) for cards in marks]
        for owner, *marked in slots:
            card = faces.pop(dealer.below(len(faces)))
            other.hands[owner].append(card)
            bits = iter(marked)
            for marks in _marks(other):
                marks[:] = [cards | next(bits) << card for cards in marks]
        if not pile:
            other.pools[back] = faces
    for hand in other.hands:
        hand.sort()
    return other


# The view


def table(state: BeerBreadState, seat: int | None) -> View:
    cards = state.cards
    over = state.seat is None
    return {
        "set": cards.components.name,
        "designed": cards.components == state.game.standard,
        "cards": cards.facts,
        "buildings": cards.buildings,
        "year": state.year,
        "fruitful": state.fruitful,
        "phase": _phase(state),
        "turn": state.turn + 1 if _phase(state) == "actions" else 0,
        "windmill": state.windmill,
        "fields": all_named(state.fields),
        "bank": all_named(state.bank),
        "pile": [GOODS[state.backs >> at & 1] for at in range(state.backs.bit_length() - 1)],
        "discards": [CARDS[card] for card in listed(state.discards)],
        "exchange": [CARDS[card] for card in state.exchange],
        "seats": [_village(state, owner, seat) for owner in (0, 1)],
        "choice": _choice(state) if seat is not None and seat == state.seat else None,
        "overflow": _overflow(state),
        "paying": _paying(state) if seat is not None and seat == state.seat else None,
        "scores": [score if over or owner == seat else None for owner, score in enumerate(state.scores())],
        "winners": state.winners() if over else None,
    }


def _phase(state: BeerBreadState) -> str:
    if state.seat is None:
        return "over"
    if state.doing == steps.COLLECTING:
        return "seeding"
    return "cards" if state.step in (steps.DISCARDING, steps.REDRAWING) else "actions"


def _village(state: BeerBreadState, owner: int, viewer: int | None) -> View:
    """One player's side of the table, as a viewer sees it."""
    shown = owner == viewer or state.seat is None
    benefits, storage = state.benefits[owner], state.storage[owner]
    row = sum(state.cards.harvest[card] for card in state.rows[owner])
    built: dict[str, list[str]] = {position: [] for position in POSITIONS}
    for card in listed(state.built[owner]):
        built[state.cards.building[card].position].append(CARDS[card])
    return {
        "hand": _hand(state, owner, viewer),
        "row": [CARDS[card] for card in state.rows[owner]],
        "row_shows": named(row),
        "brewery": _face_down(state.waiting[owner] & BEERS, shown),
        "bakery": _face_down(state.waiting[owner] & ~BEERS, shown),
        "capacity": {"beer": benefits.brewery, "bread": benefits.bakery},
        "sold": _face_down(state.sold[owner], shown),
        "built": built,
        "storage": all_named(storage),
        "tokens": number(storage),
        "places": {"any": benefits.any_places, **all_named(benefits.places)},
        "laid": _laid(benefits.any_places, benefits.places, storage),
        "room": max(0, benefits.any_places - number(beyond(storage, benefits.places))),
    }


def _hand(state: BeerBreadState, owner: int, viewer: int | None) -> list[Card]:
    """The cards of a hand: those that the viewer has seen, then the backs of the others."""
    known = _knows(state, viewer)
    turned = state.turned[0] | state.turned[1]
    cards: list[Card] = []
    backs: list[tuple[int, int]] = []
    for card in state.hands[owner]:
        if known >> card & 1:
            back = GOODS[card >= EACH]
            cards.append({"card": CARDS[card], "back": back, "turned": bool(turned >> card & 1)})
        else:
            backs.append((int(card >= EACH), turned >> card & 1))
    return cards + [{"card": None, "back": GOODS[back], "turned": bool(mark)} for back, mark in sorted(backs)]


def _face_down(cards: int, shown: bool) -> list[Card]:
    return [{"card": CARDS[card] if shown else None, "back": GOODS[card >= EACH]} for card in listed(cards)]


def _laid(any_places: int, places: int, storage: int) -> list[dict[str, str | None]]:
    """Every place of a storage with the token on it; tokens lie on places of their own first."""
    own = lesser(storage, places)
    loose = [name for name, there in named(beyond(storage, places)).items() for _ in range(there)]
    laid: list[dict[str, str | None]] = [
        {"place": "any", "token": loose[at] if at < len(loose) else None} for at in range(any_places)
    ]
    for resource, name in enumerate(RESOURCES):
        taken = amount(own, resource)
        laid += [{"place": name, "token": name if at < taken else None} for at in range(amount(places, resource))]
    return laid


def _choice(state: BeerBreadState) -> View | None:
    """What each action of the lifted card would take and bring."""
    if state.step != steps.DOING or state.seat is None:
        return None
    seat, card = state.seat, state.lifted
    building = state.cards.building[card]
    ways = payments(state.cards.recipe[card], state.benefits[seat].substitutions, state.storage[seat])
    sell = {"pay": named(ways[0]) if len(ways) == 1 else None, "ways": len(ways), "coins": state.cards.value[card]}
    return {
        "card": CARDS[card],
        "from": f"exchange-{state.swapped + 1}" if state.swapped >= 0 else "hand",
        "harvest": _gain(state, seat, state.harvest_of(seat, card), state.benefits[seat].any_places),
        "sell": sell if state.sellable() else None,
        "build": {
            "position": building.position,
            "cleans": [GOODS[cleaned >= EACH] for cleaned in listed(state.waiting[seat])],
            **_gain(state, seat, state.cleaning_of(seat, card), state.benefits[seat].any_places, card),
        },
    }


def _gain(state: BeerBreadState, seat: int, wanted: int, any_places: int, building: int | None = None) -> View:
    """What would be collected, what would not be there, and how many tokens would have no place."""
    found, more = state.available(seat, wanted)
    places = state.benefits[seat].places
    if building is not None:
        benefits = state.benefits[seat].with_building(state.cards.building[building])
        any_places, places = benefits.any_places, benefits.places
    goods = found + more
    over = number(beyond(state.storage[seat] + goods, places)) - any_places
    return {"gain": named(goods), "missed": named(wanted - goods), "over": max(0, over)}


def _overflow(state: BeerBreadState) -> View | None:
    if state.step not in (steps.KEEPING, steps.TAKING):
        if not state.offered:
            return None
        return {"seat": state.seat, "step": "kept", "resource": None, "least": 0, "most": 0} | {
            "offered": named(state.offered)
        }
    keeping = state.step == steps.KEEPING
    return {
        "seat": state.seat,
        "step": "keep" if keeping else "take",
        "resource": RESOURCES[state.which],
        "least": state.least,
        "most": state.most,
        "offered": named(state.offered),
    }


def _paying(state: BeerBreadState) -> View | None:
    if state.step != steps.PAYING:
        return None
    fixed = {
        name: paid.pop()
        for resource, name in enumerate(RESOURCES)
        if len(paid := {amount(way, resource) for way in state.ways}) == 1
    }
    return {
        "card": CARDS[state.lifted],
        "resource": RESOURCES[state.which],
        "amounts": state.payable(),
        "paid": {name: there for name, there in fixed.items() if there},
    }


# What is asked, and what a click means


def asked(state: BeerBreadState) -> Asked:
    assert state.seat is not None
    hand, resource = len(state.hands[state.seat]), RESOURCES[state.which]
    match state.step:
        case steps.CHOOSING:
            if not state.fruitful:
                return Asked("card-dry" if state.exchange else "card", "BB-31", {"left": hand})
            if state.turn < 2 and state.can_reserve():
                return Asked("card-reserve", "BB-64", {"left": hand})
            extra = hand > 1 and state.turn >= TURNS - 2
            return Asked("card-last" if extra else "card", "BB-63" if extra else "BB-30a", {"left": hand})
        case steps.DOING:
            facts = {"card": CARDS[state.lifted], "what": state.cards.kind_of(state.lifted)}
            kind = "do-taken" if state.swapped >= 0 else "do" if state.fruitful else "do-dry"
            return Asked(kind, "BB-32" if kind != "do" else "BB-30a", facts)
        case steps.PAYING:
            amounts = " / ".join(map(str, state.payable()))
            return Asked("pay", "BB-70a", {"resource": resource, "amounts": amounts})
        case steps.KEEPING:
            return Asked("keep", "BB-34", {"resource": resource, "least": state.least, "most": state.most})
        case steps.TAKING:
            return Asked("take", "BB-34", {"resource": resource, "most": state.most})
        case steps.DISCARDING:
            return Asked("discard", "BB-62", {"cards": len(state.rows[state.seat])})
        case steps.REDRAWING:
            return Asked("redraw", "BB-61", {"left": state.benefits[state.seat].redraws - state.redrawn})
    return Asked("end-offer" if state.offered else "end", "BB-34" if state.offered else "BB-30")


def meant(state: BeerBreadState, place: str) -> list[int]:
    card = card_of_place(place)
    if card is None:
        return [PLACES[place]] if place in PLACES else []
    if state.step == steps.DISCARDING:
        return [DISCARD + card]
    return [(REDRAW if state.step == steps.REDRAWING else CARD) + card]
