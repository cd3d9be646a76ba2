"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from osada.core.bits import listed
from osada.core.game import Score
from osada.games.beer_bread import scoring
from osada.games.beer_bread.actions import BUILD, HARVEST, SELL
from osada.games.beer_bread.cards import BEERS, EACH
from osada.games.beer_bread.goods import GUARD, number
from osada.games.beer_bread.pieces import HAND, YEARS
from osada.games.beer_bread.position import DOING, KEEPING, Position
from osada.games.beer_bread.rules.selling import sellable

WON = 8.0
"""What victory counts for at the end, in coins, because hints and the coach say in points what a turn is worth."""
TOKEN_WORTH = 0.6
"""What a stored token is worth while there is time to sell what it makes."""
OTHER_GOOD = 0.3
"""What a coin of the higher good is worth if a coin of the lower one, which decides, is worth 1."""
TURN_TO_CLEAN = 1.5
"""What a full brewery or bakery costs: a turn in which something else could be done."""
BUILDING_WORTH = {
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
}
"""What a building brings over a whole game, in coins."""


def judge(position: Position, seat: int) -> float:
    """Coins now and to come, compared with the other player's; a lifted card is judged by the best that it can do."""
    if position.step is DOING and position.seat == seat:
        return max(_settled(done, seat) for done in _deeds(position))
    return _settled(position, seat)


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
    low, high = sorted((score["beer"], score["bread"]))
    turns = _turns_left(position, seat)
    later = turns / (HAND * YEARS)
    value = low + high * (OTHER_GOOD + (1 - OTHER_GOOD) * min(1.0, 1.5 * later))
    value += TOKEN_WORTH * _useful(position, seat) * min(1.0, turns / HAND)
    effects = [position.cards.building[card].effect for card in listed(position.built[seat])]
    value += later * sum(BUILDING_WORTH.get(effect, 0.0) for effect in effects)
    if turns:
        value -= TURN_TO_CLEAN * _full(position, seat)
        value += _hopes(position, seat)
    return value


def _turns_left(position: Position, seat: int) -> int:
    return len(position.hands[seat]) + HAND * (YEARS - position.year)


def _useful(position: Position, seat: int) -> float:
    """Tokens in the storage; those on the last places count less, because the places will be needed."""
    tokens = number(position.storage[seat])
    return tokens - max(0, tokens - HAND) * 0.3


def _full(position: Position, seat: int) -> int:
    beers = (position.waiting[seat] & BEERS).bit_count()
    breads = position.waiting[seat].bit_count() - beers
    benefits = position.benefits[seat]
    return (beers >= benefits.brewery) + (breads >= benefits.bakery)


def _hopes(position: Position, seat: int) -> float:
    """What could be sold next from the hand, or from the harvest row when the dry year gives it back."""
    storage = position.storage[seat] | GUARD
    score = 0.0
    for good in (0, 1):
        best = 0
        for card in position.rows[seat] if position.fruitful else position.hands[seat]:
            if (card >= EACH) == good and (storage - position.cards.recipe[card]) & GUARD == GUARD:
                best = max(best, position.cards.value[card])
        score += 0.25 * best
    return score
