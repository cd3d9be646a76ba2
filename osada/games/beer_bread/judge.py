"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from collections.abc import Mapping

from osada.core.bits import listed
from osada.core.game import Score
from osada.games.beer_bread import scoring
from osada.games.beer_bread.actions import BUILD, HARVEST, SELL
from osada.games.beer_bread.cards import BEERS, EACH
from osada.games.beer_bread.goods import FIELD, GUARD, RESOURCES, SHIFT, number
from osada.games.beer_bread.pieces import HAND, YEARS
from osada.games.beer_bread.position import DOING, KEEPING, Position
from osada.games.beer_bread.rules.selling import sellable

WON = 8.0
"""What victory counts for at the end, in coins, because hints and the coach say in points what a turn is worth."""
BUILDINGS = {
    "redraw": 0.5,
    "keep_choice": 0.5,
    "last_draw": 0.5,
    "reserve": 0.5,
    "yearly": 2.0,
    "supply": 1.0,
    "bonus": 2.0,
    "gift": 2.0,
    "storage": 1.5,
    "capacity": 2.5,
    "substitute": 1.0,
    "clean": 2.0,
    "coin_per_kind": 0.0,
    "coins_if": 0.0,
}
"""What a building brings over a whole game, in coins, by its effect."""
TERMS = {
    "token": 0.6,
    "spare": 0.0,
    "higher": 0.3,
    "lower early": 0.0,
    "higher early": 0.0,
    "full": -1.5,
    "hope for lower": 0.25,
    "hope for higher": 0.25,
    "sellable": 0.0,
    "row": 0.0,
    "windmill": 0.0,
    **dict.fromkeys(RESOURCES, 0.0),
    **BUILDINGS,
}
"""What these are worth in coins:

- a stored token while there is time to sell what it makes, one of the last places, and one of a resource besides;
- a coin of the higher good, if one of the lower, which decides, is worth 1; a coin of each at the start of the game;
- a full brewery or bakery: a turn in which something else could be done;
- a coin of the best card of a good that could be sold next, and every such card;
- a card in the harvest row; the windmill; a building over a whole game.
"""
LAST_PLACE = 0.3
"""The part of a token's worth that is lost on the last places of the storage."""
COUNTED_NOW = 0.75
"""What a coin of the lead is worth that a seat has now."""


def judge(position: Position, seat: int) -> float:
    """Coins now and to come, compared with the other player's; a lifted card is judged by the best that it can do."""
    if position.step is DOING and position.seat == seat:
        return max(_settled(done, seat) for done in _deeds(position))
    return _settled(position, seat)


def lead(position: Position, seat: int) -> float:
    """The coins that a seat is likely to be ahead by at the end, by the good that decides: what it has now says the
    more, the fewer turns are left."""
    scores = scoring.scores(position)
    ahead = scores[seat]["result"] - scores[1 - seat]["result"]
    if position.seat is None:
        return float(ahead)
    left = _turns_left(position, seat) / (HAND * YEARS)
    judged = judge(position, seat) - judge(position, 1 - seat)
    return min(COUNTED_NOW, 1.6 * (1 - left)) * ahead + (0.1 + 0.35 * left) * judged


def _deeds(position: Position) -> list[Position]:
    """Where the three uses of the lifted card lead to."""
    found = []
    for deed in (HARVEST, SELL, BUILD) if sellable(position) else (HARVEST, BUILD):
        done = position.copy()
        done.play(deed)
        found.append(done)
    return found


def _stored(position: Position) -> Position:
    """The position after what did not fit is given away; it hardly matters here which tokens that are."""
    if position.step is not KEEPING:
        return position
    position = position.copy()
    while position.step is KEEPING:
        position.play(position.actions()[-1])
    return position


def _settled(position: Position, seat: int) -> float:
    position = _stored(position)
    scores = scoring.scores(position)
    if position.seat is None:
        won = WON if scoring.best(scores, position.windmill) == [seat] else -WON
        return won + scores[seat]["result"] - scores[1 - seat]["result"]
    own, other = (_worth(position, player, scores[player]) for player in (seat, 1 - seat))
    return own - other / 2


def _worth(position: Position, seat: int, score: Score) -> float:
    weights = position.game.weights
    beer, bread = score["beer"], score["bread"]
    low, high = min(beer, bread), max(beer, bread)
    turns = _turns_left(position, seat)
    later, soon = turns / (HAND * YEARS), min(1.0, turns / HAND)
    share = min(1.0, 1.5 * later)
    value = low + high * (share + weights["higher"] * (1 - share))
    value += later * (weights["lower early"] * low + weights["higher early"] * high)
    value += soon * _stored_worth(position.storage[seat], weights)
    for card in listed(position.built[seat]):
        value += later * weights[position.cards.building[card].effect]
    if turns:
        value += weights["full"] * _full(position, seat) + _hopes(position, seat, beer <= bread)
        value += soon * (weights["row"] * len(position.rows[seat]) + weights["windmill"] * (position.windmill == seat))
    return value


def _turns_left(position: Position, seat: int) -> int:
    return len(position.hands[seat]) + HAND * (YEARS - position.year)


def _stored_worth(storage: int, weights: Mapping[str, float]) -> float:
    """Tokens in the storage; those on the last places count less, because the places will be needed."""
    tokens = number(storage)
    worth = weights["token"] * (tokens - LAST_PLACE * max(0, tokens - HAND))
    worth += weights["spare"] * max(0, tokens - HAND)
    for resource, shift in zip(RESOURCES, SHIFT, strict=True):
        worth += weights[resource] * (storage >> shift & FIELD)
    return worth


def _full(position: Position, seat: int) -> int:
    beers = (position.waiting[seat] & BEERS).bit_count()
    breads = position.waiting[seat].bit_count() - beers
    benefits = position.benefits[seat]
    return (beers >= benefits.brewery) + (breads >= benefits.bakery)


def _hopes(position: Position, seat: int, less_beer: bool) -> float:
    """What could be sold next from the hand, or from the harvest row when the dry year gives it back."""
    weights, storage = position.game.weights, position.storage[seat] | GUARD
    best, count = [0, 0], 0
    for card in position.rows[seat] if position.fruitful else position.hands[seat]:
        if (storage - position.cards.recipe[card]) & GUARD == GUARD:
            good, value = card < EACH, position.cards.value[card]
            best[good] = max(best[good], value)
            count += 1
    hopes = weights["hope for lower"] * best[less_beer] + weights["hope for higher"] * best[not less_beer]
    return hopes + weights["sellable"] * count
