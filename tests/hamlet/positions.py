"""Positions for tests, set up from names and notations.

The layout for the first game, which most tests start from (roads to the church are all printed):

    quarry            farm
         \\          /
    woodcutter – church – market
                   |
               town_hall
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import osada
from osada.games.hamlet import Hamlet, HamletState
from osada.games.hamlet.pieces import (
    GOODS,
    PLANKS,
    REFINED,
    REFINERIES,
    SECTIONS,
    TILES,
)
from osada.games.hamlet.position import DONKEY_BITS
from osada.games.hamlet.sources import SOURCE_GOOD, SOURCES_ON, token_source
from osada.games.hamlet.village import Placement

GAME = cast(Hamlet, osada.game("hamlet"))
GROUNDS = {"road": "R", "forest": "F", "mountain": "M"}


def position(players: int = 2, options: Mapping[str, object] | None = None, seed: int = 1) -> HamletState:
    """The first game, seat 0 begins."""
    chosen = {"layout": "first-game", "first": "seat-1", **(options or {})}
    return GAME.start(players, seed, chosen)


# The village


def contacts(state: HamletState, tile: str) -> list[tuple[int, str, str]]:
    """Every section of a tile that lies on another: its number, the tile there, the grounds (“RR”, “FM”)."""
    sections = state.pieces.sections
    found = []
    for section, beyond in enumerate(state.village.contacts[TILES.index(tile)]):
        if beyond >= 0:
            other, opposite = divmod(beyond, SECTIONS)
            grounds = sections[TILES.index(tile)][section] + sections[other][opposite]
            found.append((section, TILES[other], grounds))
    return found


def lay(state: HamletState, tile: str, beside: str, meeting: str = "road") -> None:
    """Put a tile beside another, with such a pair of sections between them (“road”, “forest”, “mountain”).

    No printed road links it with any other tile, it touches as few others as can be and lies as far out as
    can be. It costs and brings nothing; a landmark gets no flag.
    """
    site, new, letter = TILES.index(beside), TILES.index(tile), GROUNDS[meeting]
    found: list[tuple[int, int, Placement]] = []
    for placement in state.village.places(site, new).values():
        grown = state.village.grown(new, placement)
        pairs = [
            (state.pieces.sections[new][section], state.pieces.sections[site][beyond % SECTIONS])
            for section, beyond in enumerate(grown.contacts[new])
            if beyond // SECTIONS == site
        ]
        if (letter, letter) in pairs and not grown.printed[new] & ~(1 << site):
            touched = {beyond // SECTIONS for beyond in grown.contacts[new] if beyond >= 0}
            away = sum(i * i + i * j + j * j for i, j in grown.vertices(new, placement))
            found.append((len(touched), -away, placement))
    assert found, f"no place for {tile} beside {beside} with {meeting} on {meeting}"
    put(state, tile, min(found)[2])


def put(state: HamletState, tile: str, placement: Placement) -> None:
    """Put a tile at a place, whatever it costs."""
    number = TILES.index(tile)
    assert state.village.fits(number, placement), f"{tile} does not fit there"
    grow(state, number, placement)
    state.bag &= ~(1 << number)
    _out_of_row(state, number)


def grow(state: HamletState, tile: int, placement: Placement) -> None:
    """The village gets a tile, wherever it comes from."""
    state.network = state.network.grown(tile, placement)
    state.derive()


def _out_of_row(state: HamletState, tile: int) -> None:
    """If a blueprint lies in the row, another from the bag takes its place."""
    if tile in state.row:
        other = next(number for number in range(31, 5, -1) if state.bag >> number & 1)
        state.row[state.row.index(tile)] = other
        state.bag &= ~(1 << other)


def road(state: HamletState, seat: int, one: str, two: str) -> None:
    """Build a bridge or path of a seat between two tiles, on the first pair of sections for it."""
    for section, ground, beyond in state.village.crossings[TILES.index(one)]:
        if TILES[beyond] == two:
            opposite = state.village.contacts[TILES.index(one)][section] % SECTIONS
            built = (seat, TILES.index(one), section, beyond, opposite, ground)
            state.network = state.network.with_road(built)
            return
    raise AssertionError(f"no road fits between {one} and {two}")


# What is on it


def goods(state: HamletState, tile: str, names: str, seat: int | None = None) -> None:
    """Put goods on a tile instead of those of this kind that are there; tokens are a seat's."""
    number = TILES.index(tile)
    for source in SOURCES_ON[number]:
        if seat is None or source == token_source(number, seat):
            state.totals[SOURCE_GOOD[source]] -= state.stock[source]
            if seat is not None:
                state.supply[seat * len(REFINED) + SOURCE_GOOD[source] - PLANKS] += state.stock[source]
            state.stock[source] = 0
    for name in names.split():
        good = GOODS.index(name)
        if seat is None:
            source = next(source for source in SOURCES_ON[number] if SOURCE_GOOD[source] == good)
        else:
            source = token_source(number, seat)
            assert good == REFINERIES[tile]
            state.supply[seat * len(REFINED) + good - PLANKS] -= 1
        state.stock[source] += 1
        state.totals[good] += 1


def donkeys(state: HamletState, seat: int, tiles: str) -> None:
    """Where the donkeys of a seat stand."""
    numbers = [TILES.index(name) for name in tiles.split()]
    state.donkeys[seat] = sum(1 << number * DONKEY_BITS for number in numbers)
    state.carriers[seat] = sum({1 << number for number in numbers})
    if seat == state.seat:
        state.fresh = state.donkeys[seat]


def villagers(state: HamletState, seat: int, count: int) -> None:
    """So many villagers on the church, all standing."""
    state.villagers[seat] = (0,) * count
    state.standing[seat] = (1 << count) - 1


def hand(state: HamletState, seat: int, names: str) -> None:
    """The blueprints of a seat, taken out of the bag or the row."""
    state.hands[seat] = tuple(sorted(TILES.index(name) for name in names.split()))
    for tile in state.hands[seat]:
        state.bag &= ~(1 << tile)
        _out_of_row(state, tile)


def every_blueprint(state: HamletState, holders: Sequence[int] = (0, 0, 0, 0)) -> None:
    """All four kinds of refineries have been built, by these seats: every blueprint is in the game."""
    state.milestones[1:] = holders
    gone = {*state.village.order, *(tile for hand in state.hands for tile in hand)}
    left = [tile for tile in range(6, len(TILES)) if tile not in gone]
    state.row[:] = left[:4]
    state.row_gold[:] = [0] * len(state.row)
    state.bag = sum(1 << tile for tile in left[4:])


def unsound(state: HamletState) -> list[str]:
    """The invariants that do not hold, and the derived fields that are not what they are derived from."""
    derived = {name: field.derive for name, field in state.declared.items() if field.derive}
    return [*state.broken(), *(name for name, how in derived.items() if getattr(state, name) != how(state))]


# Playing


def allowed(state: HamletState, verb: str = "") -> list[str]:
    """What may be done, in notation; of one verb if it is given."""
    notations = [GAME.notation(action) for action in state.actions()]
    return [text for text in notations if not verb or text.split(" ")[0] == verb]


def do(state: HamletState, *notations: str) -> HamletState:
    """Play actions one after the other; every one has to be allowed."""
    for text in notations:
        action = GAME.parse(text)
        refusal = state.why_not(action)
        assert refusal is None, f"{text}: {refusal}"
        assert action in state.actions(), f"{text}: not among {allowed(state)}"
        state.play(action)
    return state


def why_not(state: HamletState, text: str) -> tuple[str, str]:
    """The rule and the reason of a refusal."""
    action = GAME.parse(text)
    assert action not in state.actions(), f"{text} is allowed"
    refusal = state.why_not(action)
    assert refusal is not None
    return refusal.rule, refusal.reason
