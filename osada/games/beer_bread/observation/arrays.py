"""The arrays of an observation, and how they are filled from a position."""

from __future__ import annotations

from functools import cache

from osada.core.observation import Array, Arrays, bits, filled
from osada.games.beer_bread.actions import AMOUNTS
from osada.games.beer_bread.cards import ALL_CARDS, BEERS, CARDS, GOODS, gathered
from osada.games.beer_bread.goods import FIELD, RESOURCES, SHIFT
from osada.games.beer_bread.knowledge.secrets import known
from osada.games.beer_bread.position import (
    COLLECTING,
    DISCARDING,
    DOING,
    KEEPING,
    OVER,
    PAYING,
    REDRAWING,
    TAKING,
    Position,
    Step,
)
from osada.games.beer_bread.rules.selling import payable

OWNED = ("hand", "turned", "waiting", "sold", "built")
CARD = (*(f"{where}-{seat}" for seat in (0, 1) for where in OWNED), "discarded", "lifted")
ORDER = ("row-0", "row-1", "exchange")
PILE = ("there", "bread")
BACKS = tuple(f"{good}{turned}" for turned in ("", "-turned") for good in GOODS)
SEAT = (
    "decides", "windmill", *(f"unknown-{back}" for back in BACKS), *(f"waiting-{good}" for good in GOODS),
    *(f"sold-{good}" for good in GOODS), *(f"capacity-{good}" for good in GOODS), *RESOURCES,
    "places-any", *(f"places-{resource}" for resource in RESOURCES),
)  # fmt: skip
PHASES = ("over", "seeding", "cards", "actions")
STEPS = tuple(step.name.lower() for step in Step if step is not Step.OVER)
STORING = ("keep", "take", "kept")
TABLE = (
    "year", "turn", *(f"phase-{phase}" for phase in PHASES), *(f"fields-{resource}" for resource in RESOURCES),
    *(f"bank-{resource}" for resource in RESOURCES), *(f"offered-{resource}" for resource in RESOURCES),
    *(f"storing-{step}" for step in STORING), "least", "most", *(f"asked-{resource}" for resource in RESOURCES),
    *(f"step-{step}" for step in STEPS), "from-exchange", "redraws",
    *(f"may-pay-{number}" for number in range(AMOUNTS)), *(f"paid-{resource}" for resource in RESOURCES),
)  # fmt: skip
MOST = 63
OTHERS_CHOICE = bytes(len(TABLE) - TABLE.index(f"step-{STEPS[0]}"))


@cache
def declared(players: int) -> tuple[Array, ...]:
    """The arrays."""
    cards = len(CARDS)
    return (
        Array("cards", (len(CARD), cards), CARD, axis=0, about="where it is known to be (0 is the viewer), card"),
        Array("order", (len(ORDER), cards), ORDER, cards, axis=0, about="its place there, counted from 1; card"),
        Array("pile", (len(PILE), cards), PILE, axis=0, about="fact, place in the draw pile from the top"),
        Array("seats", (2, len(SEAT)), SEAT, MOST, about="seat from the viewer on, fact"),
        Array("table", (len(TABLE),), TABLE, MOST, about="fact"),
    )


def observe(position: Position, seat: int, out: Arrays | None = None) -> Arrays:
    """What a seat knows, as arrays."""
    seen, turned = known(position, seat), position.turned[0] | position.turned[1]
    over, masks, rows = position.seat is None, [], []
    for owner in (seat, 1 - seat):
        hand = gathered(position.hands[owner])
        shown = ALL_CARDS if owner == seat or over else 0
        masks += [hand & seen, hand & seen & turned, position.waiting[owner] & shown]
        masks += [position.sold[owner] & shown, position.built[owner]]
        rows.append(_seat(position, owner, hand & ~seen, turned))
    half_done = position.seat == seat and position.step in (DOING, PAYING)
    masks += [position.discards, 1 << position.lifted if half_done else 0]
    order = bytearray(len(ORDER) * len(CARDS))
    for number, cards in enumerate((position.rows[seat], position.rows[1 - seat], position.exchange)):
        for place, card in enumerate(cards, start=1):
            order[len(CARDS) * number + card] = place
    there = (1 << position.backs.bit_length() - 1) - 1
    shown_bits = bits([*masks, there, position.backs & there], len(CARDS)).tobytes()
    cut = len(masks) * len(CARDS)
    parts = (shown_bits[:cut], order, shown_bits[cut:], b"".join(rows), _table(position, seat))
    return filled(declared(2), parts, out)


def _amounts(goods: int) -> list[int]:
    return [goods >> shift & FIELD for shift in SHIFT]


def _backs(cards: int) -> tuple[int, int]:
    beers = (cards & BEERS).bit_count()
    return beers, cards.bit_count() - beers


def _seat(position: Position, seat: int, unknown: int, turned: int) -> bytes:
    benefits = position.benefits[seat]
    return bytes(
        [
            position.seat == seat,
            position.windmill == seat,
            *_backs(unknown & ~turned),
            *_backs(unknown & turned),
            *_backs(position.waiting[seat]),
            *_backs(position.sold[seat]),
            benefits.brewery,
            benefits.bakery,
            *_amounts(position.storage[seat]),
            benefits.any_places,
            *_amounts(benefits.places),
        ]
    )


def _table(position: Position, seat: int) -> bytes:
    step = position.step
    if position.seat is None:
        phase = (1, 0, 0, 0)
    elif position.deed is COLLECTING:
        phase = (0, 1, 0, 0)
    else:
        phase = (0, 0, 1, 0) if step is DISCARDING or step is REDRAWING else (0, 0, 0, 1)
    asked = step is KEEPING or step is TAKING
    storing = asked or position.offered
    resource = [0] * len(RESOURCES)
    if asked or (step is PAYING and position.seat == seat):
        resource[position.which] = 1
    always = bytes(
        [
            position.year,
            position.turn + 1 if phase[3] else 0,
            *phase,
            *_amounts(position.fields),
            *_amounts(position.bank),
            *_amounts(position.offered),
            *(step is KEEPING, step is TAKING, bool(storing and not asked)),
            *((position.least, position.most) if storing else (0, 0)),
            *resource,
        ]
    )
    return always + (_own_choice(position, seat) if position.seat == seat else OTHERS_CHOICE)


def _own_choice(position: Position, seat: int) -> bytes:
    step = position.step
    steps, may_pay, paid = [0] * OVER, [0] * AMOUNTS, [0] * len(RESOURCES)
    steps[step] = 1
    if step is PAYING:
        for number in payable(position):
            may_pay[number] = 1
        first, *others = (_amounts(way) for way in position.ways)
        paid = [there if all(way[which] == there for way in others) else 0 for which, there in enumerate(first)]
    exchange = position.swapped + 1 if step is DOING else 0
    redraws = position.benefits[seat].redraws - position.redrawn if step is REDRAWING else 0
    return bytes([*steps, exchange, redraws, *may_pay, *paid])
