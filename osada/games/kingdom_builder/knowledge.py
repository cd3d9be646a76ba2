"""What a seat knows: its view, what is hidden from it, what it is asked, what its clicks mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.core.dealer import Dealer
from osada.core.game import Asked, HiddenGroup, View
from osada.games.kingdom_builder.actions import BUILD, END, MOVE, TO, TOKEN, hex_of_place
from osada.games.kingdom_builder.actions import place as place_of
from osada.games.kingdom_builder.board import AFTER, BARN, LOCATIONS, NO_TERRAIN, TERRAINS
from osada.games.kingdom_builder.hexes import listed
from osada.games.kingdom_builder.refusals import RULE_OF_LOCATION

if TYPE_CHECKING:
    from osada.games.kingdom_builder.rules import KingdomState


def shown(state: KingdomState, seat: int, viewer: int | None) -> bool:
    """Whether a viewer knows a seat's card: it is his, or its turn has begun (KB-5, KB-10)."""
    return seat in (viewer, state.seat)


def hidden(state: KingdomState, seat: int | None) -> list[HiddenGroup]:
    """The hands that were drawn from one pile, with what is left of that pile."""
    groups = []
    for shuffles in range(state.shuffles + 1):
        hands = [other for other in unknown_hands(state, seat) if state.drawn_after[other] == shuffles]
        if hands:
            places = {f"hand {other}": (TERRAINS[state.hands[other]],) for other in hands}
            now = shuffles == state.shuffles
            rest = {name: count for name, count in zip(TERRAINS, state.pile, strict=True) if now and count}
            groups.append(HiddenGroup(places, rest))
    return groups


def unknown_hands(state: KingdomState, seat: int | None) -> list[int]:
    return [
        other for other in range(state.players) if not shown(state, other, seat) and state.hands[other] != NO_TERRAIN
    ]


def redeal(state: KingdomState, seat: int | None, dealer: Dealer) -> KingdomState:
    other = state.copy()
    other.dealer = dealer
    unknown = unknown_hands(state, seat)
    for shuffles in sorted({state.drawn_after[hand] for hand in unknown}):
        hands = [hand for hand in unknown if state.drawn_after[hand] == shuffles]
        pool = other.pile if shuffles == state.shuffles else [0] * len(TERRAINS)
        for hand in hands:
            pool[state.hands[hand]] += 1
        for hand in hands:
            other.hands[hand] = dealer.choose(pool)
            pool[other.hands[hand]] -= 1
    return other


def table(state: KingdomState, seat: int | None) -> View:
    board = state.board
    return {
        "sectors": [[LOCATIONS[sector], turned] for sector, turned in board.layout],
        "letters": board.letters(),
        "cards": list(state.agreed.cards),
        "start": state.agreed.start,
        "round": (state.turns - 1) // state.players + 1,
        "last_round": state.last_round,
        "settlements": [listed(own) for own in state.settlements],
        "supply": list(state.supply),
        "locations": [
            {"hex": number, "location": LOCATIONS[board.kind(slot)], "tokens": state.stock(slot)}
            for slot, number in board.locations.items()
        ],
        "tokens": [_tokens(state, other) for other in range(state.players)],
        "hands": [
            TERRAINS[hand] if shown(state, other, seat) and hand != NO_TERRAIN else None
            for other, hand in enumerate(state.hands)
        ],
        "pile": sum(state.pile),
        "discards": dict(zip(TERRAINS, state.discards, strict=True)),
        "removed": dict(zip(TERRAINS, state.removed, strict=True)),
        "left": state.left,
        "token": LOCATIONS[state.token] if state.token >= 0 else None,
        "lifted": state.lifted if state.lifted >= 0 else None,
        "scores": state.scores(),
        "winners": state.winners() if state.seat is None else None,
    }


def _tokens(state: KingdomState, seat: int) -> list[dict[str, str | bool]]:
    """The tokens that a seat holds, each with whether it can still be used this turn."""
    tokens: list[dict[str, str | bool]] = []
    for kind, corner in state.board.corners:
        held = (state.held[seat] >> 2 * corner & 3).bit_count()
        ready = (state.ready >> 2 * corner & 3).bit_count() if seat == state.seat else held
        tokens += [{"location": LOCATIONS[kind], "ready": number < ready} for number in range(held)]
    return tokens


def asked(state: KingdomState) -> Asked:
    assert state.seat is not None
    card = state.hands[state.seat]
    terrain = TERRAINS[card] if card != NO_TERRAIN else ""
    if state.token >= 0:
        rule, location = RULE_OF_LOCATION[state.token], LOCATIONS[state.token]
        kind = "token-build" if state.token < BARN else "token-to" if state.lifted >= 0 else "token-move"
        return Asked(kind, rule, {"location": location, "terrain": terrain})
    tokens = sum(action >= TOKEN and action < MOVE for action in state.actions())
    if state.part == AFTER:
        return Asked("end-or-token" if tokens else "end", "KB-11" if tokens else "KB-12", {"tokens": tokens})
    kind = "build-or-token" if tokens else "build"
    return Asked(kind, "KB-10", {"terrain": terrain, "left": state.left, "tokens": tokens})


def meant(state: KingdomState, place: str) -> list[int]:
    number = hex_of_place(place)
    if number is None:
        return [action for action in (END, *range(TOKEN, MOVE)) if place_of(action) == place]
    if state.lifted >= 0:
        return [TO + number]
    return [(MOVE if state.token >= BARN else BUILD) + number]
