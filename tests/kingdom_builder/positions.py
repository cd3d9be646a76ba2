"""Positions for tests, set up from notations.

The board of most tests (odd rows stand half a hex to the right), sectors oracle, farm, oasis, tower upright:

        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
     0  m m m t t ~ m t t t d d c ~ ~ t t t m m
     1   m m m # t ~ m t t t d # c ~ t t t @ m m
     2  m f f m t t ~ m m t c c c f f f t c f f
     3   f f c m t ~ f @ t t c c f f ~ d d c c f
     4  f f f c c ~ f f ~ ~ c m m ~ f f d d c c
     5   ^ ^ c m m ~ ~ ~ d d m m @ f ~ f ~ d d c
     6  c c c ^ m f f f d d m m m t f f ~ ~ d d
     7   c c # d ^ d f f c c m m t t ^ ~ ~ ~ d ~
     8  ~ ~ ~ d d d d ^ c c m ^ t t ~ ~ ~ ~ ~ ~
     9   ~ ~ ~ ~ d d d d d c t t t ~ ~ ~ ~ ~ ~ ~
    10  d d c ~ ~ t t m m m t t t t ^ ^ m ^ c c
    11   d c ~ f f t t t m m t ^ t t f m ^ ^ ^ c
    12  d d ~ f f t t @ f m f f t f f f m m ~ ^
    13   ~ ~ ~ f m t f f f f d f f f ~ @ m ~ ^ ^
    14  ~ ~ ~ ~ m m m m f f d d d d f ~ m ~ c c
    15   ~ t t ~ m m c c d c d c d d d ~ ~ c m c
    16  ~ t c t ~ m c c d c d d c d d ~ f # m c
    17   ~ # c f ~ @ d d c ~ c c @ d ~ f f f m m
    18  ~ ~ c f ~ ~ ~ d d ~ d c ~ ~ ~ t t f m m
    19   ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ d c c ~ t t t m m m

m meadow, c canyon, d desert, f flowers, t forest, ~ water, ^ mountain, # castle, @ location.

`OTHER_SECTORS`, tavern, barn, harbor, paddock upright, where the tavern and the tokens that move are:

        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
     0  f d d ^ ^ d d c c c c d d d d d d d d d
     1   f f d d d ^ ^ c c c c c c d d d d d c d
     2  f f f f f f f ^ ^ ^ ^ ^ ^ d ^ ^ @ d d c
     3   ~ ~ f # m m t t ^ ^ c ^ ^ ^ ^ ^ f f c c
     4  f f ~ ~ m m m t t c c c c ^ ^ ~ f f f c
     5   f c c ~ m t t c c c m c c c ^ f f ~ t c
     6  d f @ c ~ t t @ c m m m @ t f f ~ f f t
     7   d d c ~ t t m m m m m m t t f f m # t t
     8  d d d ~ t t t m m m m m m t t ~ m m t t
     9   d d ~ ~ t t t m m m m m m t ~ m m t t t
    10  m m t t t ~ m t t f c c c d d ~ d d d d
    11   m f t t ~ m t t f f ^ ^ c d d ~ d d d d
    12  m f f t ~ m m f f f ^ ^ c ^ ^ ~ d d @ f
    13   f f t t ~ m ^ f d d ^ c ^ ^ ~ ^ d f f f
    14  c f # t ~ m d d d d c c t t ~ ^ ^ c f f
    15   c c t ~ m m ^ ^ d d c t t ~ c c c ^ f f
    16  c c ~ ~ ~ m d d d c c @ t t ~ f f f f f
    17   ~ ~ m m ~ ~ @ c ^ c m m t ~ m # m f m t
    18  ~ d # m ~ ^ ~ c c c m m t t ~ m m m m t
    19   ~ d d ~ ~ ~ ~ c c c m m t t ~ m m m t t
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from osada.core.dealer import ScriptedDealer
from osada.games.kingdom_builder import GAME, KingdomState
from osada.games.kingdom_builder.board import LOCATIONS, TERRAINS
from osada.games.kingdom_builder.hexes import BIT, COLUMNS, gathered, listed
from osada.games.kingdom_builder.rules.turn import begin_turn

SECTORS = ("oracle", "farm", "oasis", "tower")
OTHER_SECTORS = ("tavern", "barn", "harbor", "paddock")


def hexes(text: str) -> list[int]:
    """``"3,4 3,5"`` as hex numbers."""
    return [int(row) * COLUMNS + int(column) for row, column in (pair.split(",") for pair in text.split())]


def written(numbers: Sequence[int]) -> str:
    """Hex numbers as text, in order."""
    return " ".join("{},{}".format(*divmod(number, COLUMNS)) for number in sorted(numbers))


def position(
    *settlements: str,
    card: str = "canyon",
    hands: Sequence[str] = (),
    tokens: Sequence[str] = (),
    sectors: Sequence[str] = SECTORS,
    cards: Sequence[str] = ("knights", "lords", "miners"),
    options: Mapping[str, object] | None = None,
    supply: int | None = None,
    seed: int = 1,
) -> KingdomState:
    """Seat 0 begins its turn: settlements per seat, its card, the tokens it may use (by name, twice for two).

    ``hands`` are the cards of the other seats. ``supply`` is what seat 0 has left; where it is not what the
    settlements on the board leave, the rest of them is taken out of play (such a position is no whole game).
    Tokens are held and taken whether or not a settlement is next to their location.
    """
    places = [*settlements, *[""] * (2 - len(settlements))]
    chosen = {"sectors": list(sectors), "cards": list(cards), "first": "seat-1", **(options or {})}
    state = GAME.start(len(places), seed, chosen)
    for seat, text in enumerate(places):
        settle(state, seat, text)
    if supply is not None:
        state.supply[0] = supply
    for seat, terrain in enumerate([card, *hands]):
        give_card(state, seat, terrain)
    for name in tokens:
        kind = LOCATIONS.index(name)
        slot = next(s for s in state.board.locations if state.board.kind(s) == kind and not state.held[0] >> s & 1)
        state.held[0] |= 1 << slot
        state.taken[0] |= 1 << slot
    state.turns = 0
    begin_turn(state, 0)
    return state


def settle(state: KingdomState, seat: int, text: str) -> None:
    """Put settlements on the board without any of their consequences."""
    new = gathered(hexes(text))
    assert new & state.free == new, f"not free or not buildable: {written(listed(new & ~state.free))}"
    state.settlements[seat] |= new
    state.free &= ~new
    state.supply[seat] -= new.bit_count()


def fill(state: KingdomState, terrain: str, seat: int = 1, but: str = "") -> None:
    """Put settlements of a seat on all free hexes of a terrain but these, more than there are in the box."""
    new = state.free & state.board.terrain[TERRAINS.index(terrain)] & ~gathered(hexes(but))
    state.settlements[seat] |= new
    state.free &= ~new


def give_card(state: KingdomState, seat: int, terrain: str) -> None:
    """Swap a seat's card for one of the pile."""
    state.pile[state.hands[seat]] += 1
    state.hands[seat] = TERRAINS.index(terrain)
    state.pile[state.hands[seat]] -= 1


def next_cards(state: KingdomState, *terrains: str) -> None:
    """Put these cards on top of the draw pile; WrongScript if more are drawn, or one that is not in it."""
    state.dealer = ScriptedDealer(("terrain", TERRAINS.index(terrain)) for terrain in terrains)


def leave_in_pile(state: KingdomState, *terrains: str) -> None:
    """Discard the draw pile, all but these cards."""
    left = [terrains.count(terrain) for terrain in TERRAINS]
    state.discards = [old + pile - stays for old, pile, stays in zip(state.discards, state.pile, left, strict=True)]
    state.pile = left


def play(state: KingdomState, *notations: str) -> KingdomState:
    """Play actions, each of which has to be allowed."""
    for notation in notations:
        action = GAME.parse(notation)
        assert action in state.actions(), f"{notation}: {state.why_not(action)}"
        state.play(action)
    return state


def pass_turn(state: KingdomState) -> KingdomState:
    """Build at the first hexes offered, without tokens, and end the turn."""
    while GAME.parse("end") not in state.actions():
        state.play(state.actions()[0])
    return play(state, "end")


def offered(state: KingdomState, verb: str) -> str:
    """What a verb offers: ``offered(state, "build")`` is ``"3,4 3,5"``, of tokens their names."""
    texts = [GAME.notation(action) for action in state.actions()]
    return " ".join(text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb)


def refused(state: KingdomState, notation: str) -> str:
    """The rule and reason that refuse an action: ``"KB-21 touch"``; empty if it is allowed."""
    refusal = state.why_not(GAME.parse(notation))
    assert (refusal is None) == (GAME.parse(notation) in state.actions())
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"


def tokens(state: KingdomState, seat: int = 0) -> list[str]:
    """The tokens that a seat holds, in the order of the locations."""
    return [str(token["location"]) for token in state.table(None)["tokens"][seat]]


def at(state: KingdomState, text: str) -> bool:
    """Whether seat 0 has settlements on all these hexes."""
    return all(state.settlements[0] & BIT[number] for number in hexes(text))
