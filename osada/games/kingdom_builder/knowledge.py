"""What a seat knows: its view, what is hidden from it, what it is asked, what its clicks mean."""

from __future__ import annotations

from typing import Any, TypeVar

from osada.core.dealer import Dealer
from osada.core.game import Asked, Event, HiddenGroup
from osada.games.kingdom_builder.actions import BUILD, END, MOVE, TO, TOKEN, hex_of_place
from osada.games.kingdom_builder.actions import place as place_of
from osada.games.kingdom_builder.board import BARN, LOCATIONS, NO_TERRAIN, TERRAINS
from osada.games.kingdom_builder.hexes import listed
from osada.games.kingdom_builder.position import AFTER, Position
from osada.games.kingdom_builder.refusals import RULE_OF_LOCATION
from osada.games.kingdom_builder.rules.tokens import stock
from osada.games.kingdom_builder.view import KingdomTable, Token

P = TypeVar("P", bound=Position)


def shown(position: Position, seat: int, viewer: int | None) -> bool:
    """Whether a viewer knows a seat's card: it is the viewer's own, or the seat's turn has begun (KB-5, KB-10)."""
    return seat in (viewer, position.seat)


def hidden(position: Position, seat: int | None) -> list[HiddenGroup]:
    """The hands that were drawn from one pile, with what is left of that pile."""
    groups = []
    for shuffles in range(position.shuffles + 1):
        hands = [other for other in unknown_hands(position, seat) if position.drawn_after[other] == shuffles]
        if hands:
            places = {f"hand {other}": (TERRAINS[position.hands[other]],) for other in hands}
            now = shuffles == position.shuffles
            rest = {name: count for name, count in zip(TERRAINS, position.pile, strict=True) if now and count}
            groups.append(HiddenGroup(places, rest))
    return groups


def unknown_hands(position: Position, seat: int | None) -> list[int]:
    """The seats whose terrain cards this seat does not know (KB-5)."""
    return [
        other
        for other in range(position.players)
        if not shown(position, other, seat) and position.hands[other] != NO_TERRAIN
    ]


def redeal(position: P, seat: int | None, dealer: Dealer) -> P:
    """The same position with the unknown terrain cards dealt anew, each from the pile that it was drawn from."""
    other = position.copy()
    other.dealer = dealer
    unknown = unknown_hands(position, seat)
    for shuffles in sorted({position.drawn_after[hand] for hand in unknown}):
        hands = [hand for hand in unknown if position.drawn_after[hand] == shuffles]
        pool = other.pile if shuffles == position.shuffles else [0] * len(TERRAINS)
        for hand in hands:
            pool[position.hands[hand]] += 1
        for hand in hands:
            other.hands[hand] = dealer.choose(pool)
            pool[other.hands[hand]] -= 1
    return other


def table(position: Position, seat: int | None) -> KingdomTable:
    """What a seat knows of the table: everything but the terrain cards that the others have not shown yet (KB-5)."""
    board = position.board
    return {
        "sectors": [[LOCATIONS[sector], turned] for sector, turned in board.layout],
        "letters": board.letters(),
        "cards": list(position.agreed.cards),
        "start": position.agreed.start,
        "round": (position.turns - 1) // position.players + 1,
        "last_round": position.last_round,
        "settlements": [listed(own) for own in position.settlements],
        "supply": list(position.supply),
        "locations": [
            {"hex": number, "location": LOCATIONS[board.kind(slot)], "tokens": stock(position, slot)}
            for slot, number in board.locations.items()
        ],
        "tokens": [_tokens(position, other) for other in range(position.players)],
        "hands": [
            TERRAINS[hand] if shown(position, other, seat) and hand != NO_TERRAIN else None
            for other, hand in enumerate(position.hands)
        ],
        "pile": sum(position.pile),
        "discards": dict(zip(TERRAINS, position.discards, strict=True)),
        "removed": dict(zip(TERRAINS, position.removed, strict=True)),
        "left": position.left,
        "token": LOCATIONS[position.token] if position.token >= 0 else None,
        "lifted": position.lifted if position.lifted >= 0 else None,
        "scores": position.scores(),
        "winners": position.winners() if position.seat is None else None,
    }


def open_table(position: Position) -> dict[str, Any]:
    """Once the game is over everybody's terrain card is shown."""
    return {"hands": [TERRAINS[hand] if hand != NO_TERRAIN else None for hand in position.hands]}


def _tokens(position: Position, seat: int) -> list[Token]:
    tokens: list[Token] = []
    for kind, corner in position.board.corners:
        held = (position.held[seat] >> 2 * corner & 3).bit_count()
        ready = (position.ready >> 2 * corner & 3).bit_count() if seat == position.seat else held
        tokens += [{"location": LOCATIONS[kind], "ready": number < ready} for number in range(held)]
    return tokens


def asked(position: Position) -> Asked:
    """What the deciding seat is asked: to build, to use a token, to go on with the chosen one, or to end its turn."""
    assert position.seat is not None
    card = position.hands[position.seat]
    terrain = TERRAINS[card] if card != NO_TERRAIN else ""
    if position.token >= 0:
        rule, location = RULE_OF_LOCATION[position.token], LOCATIONS[position.token]
        kind = "token-build" if position.token < BARN else "token-to" if position.lifted >= 0 else "token-move"
        return Asked(kind, rule, {"location": location, "terrain": terrain})
    tokens = sum(action >= TOKEN and action < MOVE for action in position.actions())
    if position.step is AFTER:
        return Asked("end-or-token" if tokens else "end", "KB-11" if tokens else "KB-12", {"tokens": tokens})
    kind = "build-or-token" if tokens else "build"
    return Asked(kind, "KB-10", {"terrain": terrain, "left": position.left, "tokens": tokens})


def opening(position: Position) -> list[Event]:
    """The first event of a log: the first player's terrain card is shown (KB-10)."""
    assert position.seat is not None
    return [Event("show", position.seat, {"terrain": TERRAINS[position.hands[position.seat]]})]


def meant(position: Position, place: str) -> list[int]:
    """The actions that a click on a place would mean now: a hex is to build on, to lift from or to put down on."""
    number = hex_of_place(place)
    if number is None:
        return [action for action in (END, *range(TOKEN, MOVE)) if place_of(action) == place]
    if position.lifted >= 0:
        return [TO + number]
    return [(MOVE if position.token >= BARN else BUILD) + number]
