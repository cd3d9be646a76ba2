"""What a bot needs: a cheap guess how good a position is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osada.games.beer_bread import scoring
from osada.games.beer_bread.actions import BUILD, HARVEST, SELL
from osada.games.beer_bread.cards import BEERS, EACH, listed
from osada.games.beer_bread.goods import GUARD, number
from osada.games.beer_bread.setup import HAND, YEARS
from osada.games.beer_bread.steps import DOING, KEEPING

if TYPE_CHECKING:
    from osada.games.beer_bread.rules import BeerBreadState

WON = 8.0
"""What the victory counts for at the end, in coins: hints and the coach tell in points what a turn is worth."""
TOKEN_WORTH = 0.6
"""What a stored token is worth while there is time to sell what it makes."""
OTHER_GOOD = 0.3
"""What a coin of the good that is ahead is worth beside one of the good that decides."""
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


def judge(state: BeerBreadState, seat: int) -> float:
    """Coins now and to come, against the other player's; a lifted card is judged by the best that it can do."""
    if state.step == DOING and state.seat == seat:
        return max(_settled(done, seat) for done in _deeds(state))
    return _settled(state, seat)


def _deeds(state: BeerBreadState) -> list[BeerBreadState]:
    """Where the three uses of the lifted card lead to."""
    found = []
    for deed in (HARVEST, SELL, BUILD) if state.sellable() else (HARVEST, BUILD):
        done = state.copy()
        done.play(deed)
        found.append(done)
    return found


def _stored(state: BeerBreadState) -> BeerBreadState:
    """What overflows is no longer there; which of it hardly matters here."""
    if state.step != KEEPING:
        return state
    state = state.copy()
    while state.step == KEEPING:
        state.play(state.actions()[-1])
    return state


def _settled(state: BeerBreadState, seat: int) -> float:
    state = _stored(state)
    ending = scoring.Ending.of(state)
    scores = scoring.scores(state.cards, ending)
    if state.seat is None:
        won = WON if scoring.winners(scores, state.windmill) == [seat] else -WON
        return won + scores[seat]["result"] - scores[1 - seat]["result"]
    own, other = (_worth(state, player, scores[player]) for player in (seat, 1 - seat))
    return own - other / 2


def _worth(state: BeerBreadState, seat: int, score: dict[str, int]) -> float:
    low, high = sorted((score["beer"], score["bread"]))
    turns = _turns_left(state, seat)
    later = turns / (HAND * YEARS)
    value = low + high * (OTHER_GOOD + (1 - OTHER_GOOD) * min(1.0, 1.5 * later))
    value += TOKEN_WORTH * _useful(state, seat) * min(1.0, turns / HAND)
    effects = [state.cards.building[card].effect for card in listed(state.built[seat])]
    value += later * sum(BUILDING_WORTH.get(effect, 0.0) for effect in effects)
    if turns:
        value -= TURN_TO_CLEAN * _full(state, seat)
        value += _hopes(state, seat)
    return value


def _turns_left(state: BeerBreadState, seat: int) -> int:
    return len(state.hands[seat]) + HAND * (YEARS - state.year)


def _useful(state: BeerBreadState, seat: int) -> float:
    """Tokens in the storage; the last places are worth less, as they will be needed."""
    tokens = number(state.storage[seat])
    return tokens - max(0, tokens - HAND) * 0.3


def _full(state: BeerBreadState, seat: int) -> int:
    beers = (state.waiting[seat] & BEERS).bit_count()
    breads = state.waiting[seat].bit_count() - beers
    benefits = state.benefits[seat]
    return (beers >= benefits.brewery) + (breads >= benefits.bakery)


def _hopes(state: BeerBreadState, seat: int) -> float:
    """What could be sold next from the hand, or from the harvest row when the dry year gives it back."""
    storage = state.storage[seat] | GUARD
    score = 0.0
    for good in (0, 1):
        best = 0
        for card in state.rows[seat] if state.fruitful else state.hands[seat]:
            if (card >= EACH) == good and (storage - state.cards.recipe[card]) & GUARD == GUARD:
                best = max(best, state.cards.value[card])
        score += 0.25 * best
    return score
