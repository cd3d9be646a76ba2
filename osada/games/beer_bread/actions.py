"""The action space: ``card beer07`` · ``harvest`` · ``sell`` · ``build`` · ``reserve`` · ``swap 2`` · ``end`` ·
``done`` · ``keep wheat,3`` · ``take wheat,1`` · ``pay wheat,2`` · ``redraw beer07`` · ``discard beer07``."""

from __future__ import annotations

from osada.core.actions import ActionSpace, Block
from osada.games.beer_bread.cards import CARDS, NUMBER
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.pieces import EXCHANGE, TOKENS

AMOUNTS = max(TOKENS.values()) + 1
_AMOUNT = (RESOURCES, tuple(map(str, range(AMOUNTS))))

SPACE = ActionSpace(
    Block("card", (CARDS,), form="card NAME"),
    Block("harvest"),
    Block("sell"),
    Block("build"),
    Block("reserve"),
    Block("swap", (tuple(str(place) for place in range(1, EXCHANGE + 1)),), form="swap PLACE"),
    Block("end"),
    Block("done"),
    Block("keep", _AMOUNT, form="keep RESOURCE,NUMBER"),
    Block("take", _AMOUNT, form="take RESOURCE,NUMBER"),
    Block("pay", _AMOUNT, form="pay RESOURCE,NUMBER"),
    Block("redraw", (CARDS,), form="redraw NAME"),
    Block("discard", (CARDS,), form="discard NAME"),
)

CARD, HARVEST, SELL, BUILD, RESERVE, SWAP, END, DONE, KEEP, TAKE, PAY, REDRAW, DISCARD = (
    SPACE.first(block.verb) for block in SPACE.blocks
)
LAST = len(SPACE)


def resource_and_amount(action: int) -> tuple[int, int]:
    """The resource and the number that an action ``keep``, ``take`` or ``pay`` names."""
    first = KEEP if action < TAKE else TAKE if action < PAY else PAY
    return divmod(action - first, AMOUNTS)


def place(action: int) -> str:
    """Where a person points for an action: a card, an exchange place, a panel or a number of tokens."""
    verb, _, what = SPACE.notation(action).partition(" ")
    if verb in ("card", "redraw", "discard"):
        return f"card-{what}"
    if verb == "swap":
        return f"exchange-{what}"
    return f"{verb}-{what.replace(',', '-')}" if what else verb


def card_of_place(place: str) -> int | None:
    """The card of a place, None if it is no card."""
    return NUMBER.get(place.removeprefix("card-")) if place.startswith("card-") else None


def resource_of_token(place: str) -> int | None:
    """The resource of a token that can be tapped where there is too little room, None if the place is none:
    ``away-water-1`` is one that goes, ``want-water-1`` one that is taken."""
    verb, _, rest = place.partition("-")
    name, _, number = rest.partition("-")
    if verb in ("away", "want") and name in RESOURCES and number.isdecimal() and 1 <= int(number) < AMOUNTS:
        return RESOURCES.index(name)
    return None


PLACES = {place(action): action for action in range(HARVEST, REDRAW)}
"""The places that are no cards, each with its one action."""
