"""The contract of a bot: it chooses what is allowed, by what its seat knows, equally for equal seeds, and ends games.

from osada.testing.bots import bot_contract

test_clever = bot_contract(Clever, games=["kingdom-builder"])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from osada.core.dealer import Dealer
from osada.core.game import Game
from osada.games import game as game_named
from osada.games import names
from osada.players import Player
from osada.testing.checks.players import play
from osada.testing.playing import positions

Bot = Callable[[int], Player]
"""What makes a bot of a seed: its class."""
EVERY = 40
"""One of so many positions is looked at."""


def it_chooses_what_is_allowed(game: Game, bot: Bot) -> None:
    """And leaves the position as it is, its dealer included."""
    for state, _ in positions(game, every=EVERY):
        if state.seat is not None:
            before = state.copy()
            assert bot(1).choose(state) in state.actions()
            assert state == before and state.dealer.position == before.dealer.position


def it_does_not_cheat(game: Game, bot: Bot) -> None:
    """Whatever is hidden is dealt anew, the chance to come replaced: the choice of an equal seed stays."""
    for state, chance in positions(game, every=EVERY):
        if state.seat is not None and len(state.actions()) > 1:
            other = state.redeal(state.seat, Dealer(chance.getrandbits(64)))
            assert bot(5).choose(other) == bot(5).choose(state), (
                f"it sees what seat {state.seat} cannot know: {state!r}"
            )


def it_brings_a_game_to_its_end(game: Game, bot: Bot) -> None:
    """A bot to which nothing looks worth doing would sit there and pass for ever."""
    state = game.start(game.seats[0], 1)
    play(state, [bot(seat) for seat in range(state.players)])
    assert state.seat is None, f"no end after {game.longest} actions"


CHECKS: tuple[Callable[[Game, Bot], None], ...] = (
    it_chooses_what_is_allowed,
    it_does_not_cheat,
    it_brings_a_game_to_its_end,
)


def bot_contract(bot: Bot, games: Sequence[str] | None = None) -> Callable[..., None]:
    """All checks of a bot in some games, or in all, as a test to be given a name in a test file."""
    cases = [pytest.param(name, check, id=f"{name}-{check.__name__}") for name in games or names() for check in CHECKS]

    def test_bot(game: str, check: Callable[[Game, Bot], None]) -> None:
        check(game_named(game), bot)

    test: Callable[..., Any] = pytest.mark.parametrize(("game", "check"), cases)(test_bot)
    return test
