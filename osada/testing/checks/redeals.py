"""What a seat does not know is dealt anew, like chance would deal it."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from osada.core.dealer import Dealer
from osada.core.game import Game, HiddenGroup, State
from osada.core.text import LANGUAGES
from osada.testing.limits import REDEALS, WIDEST_SPREAD
from osada.testing.playing import positions, viewers


def redeals_look_the_same(game: Game, seed: int = 0) -> None:
    """A seat cannot tell a redeal from the truth: its view, scores, words and picture are equal."""
    for state, chance in positions(game, seed, every=3):
        for viewer in viewers(state):
            redealt = state.redeal(viewer, Dealer(chance.getrandbits(64)))
            assert redealt.view(viewer) == state.view(viewer)
            known = [position.known_scores(viewer, position.scores()) for position in (redealt, state)]
            assert known[0] == known[1]
            language = chance.choice(LANGUAGES)
            assert game.words(redealt.view(viewer), language) == game.words(state.view(viewer), language)
            if state.seat is None:
                continue
            if viewer == state.seat:
                assert redealt.actions() == state.actions()
            action = chance.choice(state.actions())
            if action in redealt.actions():
                _same_events(state.copy(), redealt, viewer, action)


def _same_events(state: State, redealt: State, viewer: int | None, action: int) -> None:
    """What a seat sees happen tells no more than what it sees before and after.

    Where chance is used several times in a row, what was seen in between may differ and leave no trace.
    """
    reveals = state.reveals
    for position in (state, redealt):
        position.listen()
        position.play(action)
    if state.view(viewer) == redealt.view(viewer) and state.reveals <= reveals + 1:
        assert state.events(viewer) == redealt.events(viewer)


def redeals_are_canonical(game: Game, seed: int = 0) -> None:
    """Positions that a seat cannot tell apart, redealt with equal dealers, are equal."""
    for state, chance in positions(game, seed, every=5):
        for viewer in viewers(state):
            truth = state.copy()
            other = state.redeal(viewer, Dealer(chance.getrandbits(64)))
            number = chance.getrandbits(64)
            dealers = Dealer(number), Dealer(number)
            one, two = state.redeal(viewer, dealers[0]), other.redeal(viewer, dealers[1])
            assert one == two
            assert one.dealer is dealers[0], "the chance to come is the new dealer's"
            assert dealers[0].position == dealers[1].position
            assert state == truth and state.dealer.position == truth.dealer.position


def redeals_are_not_lazy(game: Game, seed: int = 0, redeals: int = REDEALS) -> None:
    """Every hidden place takes each value about as often as the pool has it, times what it holds."""
    for state, chance in positions(game, seed, every=37):
        for viewer in viewers(state):
            groups = state.hidden(viewer)
            counted: dict[str, Counter[str]] = {place: Counter() for group in groups for place in group.places}
            for _ in range(redeals if groups else 0):
                redealt = state.redeal(viewer, Dealer(chance.getrandbits(64))).hidden(viewer)
                assert [contents(group) for group in redealt] == [contents(group) for group in groups]
                for group in redealt:
                    for place, values in group.places.items():
                        counted[place].update(values)
            for group in groups:
                pool = contents(group)
                for place, held in group.places.items():
                    for value, count in pool.items():
                        share = count / pool.total()
                        expected = redeals * len(held) * share
                        spread = sqrt(expected * (1 - share) * (1 - (len(held) - 1) / max(pool.total() - 1, 1)))
                        assert abs(counted[place][value] - expected) <= WIDEST_SPREAD * spread + 1, (place, value)


def contents(group: HiddenGroup) -> Counter[str]:
    """All values of a group, wherever they lie."""
    held = Counter(value for values in group.places.values() for value in values)
    return held + Counter(dict(group.rest))
