"""What may be done: the generator, the refusals, the notation, the end."""

from __future__ import annotations

import random
import re

from osada.core.game import Game, State
from osada.testing.limits import LARGEST_SPACE, LONGEST_GAME, MOST_SEATS
from osada.testing.playing import positions


def the_game_keeps_the_limits(game: Game) -> None:
    """Its name can be typed, and it is not too large for what plays it."""
    assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", game.name), "small letters and digits, words with hyphens"
    assert 1 <= game.seats[0] <= game.seats[-1] <= MOST_SEATS
    assert len(game.space) <= LARGEST_SPACE
    assert game.longest <= LONGEST_GAME


def actions_are_sorted_and_unique(game: Game, seed: int = 0) -> None:
    """What is offered is sorted, each action once, of the space, and empty only at the end."""
    for state, _ in positions(game, seed):
        actions = state.actions()
        assert actions == sorted(set(actions))
        assert bool(actions) == (state.seat is not None)
        assert all(0 <= action < len(game.space) for action in actions)


def why_not_agrees_with_actions(game: Game, seed: int = 0, every: int = 17) -> None:
    """Over the whole space: what is not offered is refused, and what is refused is not offered."""
    for state, _ in positions(game, seed, every):
        before = state.copy()
        allowed = {action for action in range(len(game.space)) if state.why_not(action) is None}
        assert allowed == set(state.actions())
        assert state == before


def another_seat_has_another_turn(game: Game, seed: int = 0) -> None:
    """`turn_key` changes when another seat decides."""
    before: State | None = None
    for state, _ in positions(game, seed):
        if before is not None and before.seat != state.seat and before.players == state.players:
            assert before.turn_key() != state.turn_key()
        before = state.copy()


def notation_is_one_to_one(game: Game) -> None:
    """Every action has a text of its own that leads back to it, in capitals and with spaces too."""
    texts = [game.notation(action) for action in range(len(game.space))]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == list(range(len(texts)))
    assert [game.parse(f"  {text.upper()} ") for text in texts] == list(range(len(texts)))


def random_games_end(game: Game, seed: int = 0) -> dict[int, int]:
    """The longest random game by number of players; a game that declares no end may reach its cap."""
    longest = dict.fromkeys(game.seats, 0)
    for players in game.seats:
        chance = random.Random(seed)
        state = game.start(players, seed)
        for count in range(game.longest + 1):
            if state.seat is None:
                break
            longest[players] = count + 1
            state.play(chance.choice(state.actions()))
        assert state.seat is None or game.endless, f"{players} players: no end after {game.longest} actions"
        if state.seat is None:
            assert state.winners()
            for score in state.scores():
                assert list(score)[-1] == "total" or "total" not in score, "the last line decides"
                assert "total" not in score or score["total"] == sum(score.values()) - score["total"]
    return longest


def invariants_hold(game: Game, seed: int = 0) -> None:
    """`broken` finds nothing, after every action."""
    for state, _ in positions(game, seed):
        assert list(state.broken()) == []
