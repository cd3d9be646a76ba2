"""Bots at a game: they choose what is allowed, by what they may know, and come to an end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from osada.core.dealer import Dealer, derived
from osada.core.game import Game, State, points
from osada.players import PLAYERS, SEARCHING, Player, player
from osada.testing.limits import LARGEST_VICTORY
from osada.testing.playing import positions
from osada.testing.sample import sample

COUNTED = tuple(f"{name}:6" if name in SEARCHING else name for name in PLAYERS)
"""Every player, none of them by the clock."""
QUICK = tuple(name for name in PLAYERS if name not in SEARCHING and name != "random")
"""Those that think about a turn at once: a whole game of theirs can be waited for."""
SLOW = tuple(name for name in COUNTED if name.partition(":")[0] in SEARCHING)


def some_players(number: int) -> tuple[str, ...]:
    """Who is asked at a position: everybody, or, in a sample, only one of those that search, in turn."""
    slow = (SLOW[number % len(SLOW)],) if SLOW else ()
    return sample((*(name for name in COUNTED if name not in SLOW), *slow), COUNTED)


def players_choose_what_is_allowed(game: Game, seed: int = 0) -> None:
    """And leave the position as it is."""
    for number, (state, _) in enumerate(positions(game, seed, every=sample(40, 23))):
        if state.seat is None:
            continue
        for name in some_players(number):
            before = state.copy()
            assert player(name, 1).choose(state) in state.actions(), name
            assert state == before and state.dealer.position == before.dealer.position, name


def players_choose_by_what_their_seat_knows(game: Game, seed: int = 0) -> None:
    """Whatever is hidden is permuted, the chance to come replaced: the choice stays."""
    permuted = hidden = 0
    for number, (state, chance) in enumerate(positions(game, seed, every=sample(40, 19))):
        if state.seat is None or len(state.actions()) < 2:
            continue
        hidden += len(state.hidden(state.seat))
        others = [state.redeal(state.seat, Dealer(chance.getrandbits(64))) for _ in range(sample(1, 3))]
        permuted += sum(other != state for other in others)
        for name in some_players(number):
            choice = player(name, 5).choose(state)
            assert all(player(name, 5).choose(other) == choice for other in others), name
    assert permuted or not hidden


def players_bring_a_game_to_its_end(game: Game, seed: int = 0) -> None:
    """A bot to which nothing looks worth doing would sit there and pass for ever."""
    for name in QUICK:
        state = game.start(game.seats[0], derived(seed, name))
        play(state, [player(name, seat) for seat in range(state.players)])
        assert state.seat is None, f"{name}: no end after {game.longest} actions"


def the_judge_speaks_in_points(game: Game, seed: int = 0) -> None:
    """What is told as points is guessed from its differences: a victory may weigh as much as many points, but not as
    thousands."""
    for state in _ends(game, seed):
        totals = [points(score) for score in state.scores()]
        judged = [game.judge(state, seat) for seat in range(state.players)]
        for seat, total in enumerate(totals):
            assert abs(judged[seat] - judged[0]) <= LARGEST_VICTORY + 2 * abs(total - totals[0])


def leads_at_the_end_are_those_of_the_score_sheet(game: Game, seed: int = 0) -> None:
    """Hints and the coach tell them as points."""
    for state in _ends(game, seed):
        totals = [points(score) for score in state.scores()]
        for seat, total in enumerate(totals):
            ahead = total - max(totals[:seat] + totals[seat + 1 :])
            assert abs(game.lead(state, seat) - ahead) < 0.001, f"{game.lead(state, seat)} is told, {ahead} is true"


def leads_do_not_depend_on_what_steers(game: Game, seed: int = 0) -> None:
    """Weights that win (`osada tune`) are those that choose best. The points that are told stay what they are."""
    other = game.weighing({name: weight + 2.0 for name, weight in game.weights.items()})
    for state, _ in positions(game, seed, every=sample(40, 23)):
        for seat in range(state.players):
            told, steered = game.lead(state, seat), other.lead(other.judging(state), seat)
            assert told == steered, f"{steered} would be told with other weights, {told} is with these"


def the_judge_knows_who_has_won(game: Game, seed: int = 0) -> None:
    """At the end nobody looks better to it than the winners. How good its guesses are before that is for the tests of a
    game to say: where luck decides more, they are worth less."""
    for state in _ends(game, seed):
        judged, winners = [game.judge(state, seat) for seat in range(state.players)], state.winners()
        assert min(judged[seat] for seat in winners) >= max(judged), f"{winners} have won, judged as {judged}"


def every_term_of_the_judge_is_weighed(game: Game, seed: int = 0) -> None:
    """`osada tune` would fit a term in vain that the judge never looks at; and weights that have won are those of terms
    that there are. The games are played by the guessed ones: what a term counts may be what no better bot does."""
    weights = game.weights
    unseen = {name: game.weighing({name: weights[name] + 1.0}) for name in game.terms}
    for number in range(GAMES_WITH_ALL_TERMS):
        if not unseen:
            return
        state = game.guessed.start(game.seats[number % len(game.seats)], derived(seed, f"terms {number}"))
        bots = [player("easy", derived(seed, f"terms {number} {seat}")) for seat in range(state.players)]
        for _ in range(game.longest):
            if state.seat is None:
                break
            state.play(bots[state.seat].choose(state))
            judged = _judged(state, game)
            unseen = {name: other for name, other in unseen.items() if _judged(state, other) == judged}
    assert not unseen, f"nothing depends on {', '.join(unseen)}"


def _judged(state: State, game: Game) -> list[float]:
    return [game.judge(game.judging(state), seat) for seat in range(state.players)]


GAMES_WITH_ALL_TERMS = 24
"""Games at most in which every term should have been of some weight."""


def _ends(game: Game, seed: int) -> Iterator[State]:
    """The ends of some random games."""
    for number in range(6):
        players = game.seats[number % len(game.seats)]
        state = game.start(players, derived(seed, f"end {number}"))
        play(state, [player("random", seat) for seat in range(players)])
        if state.seat is None:
            yield state


def share_of_victories(game: Game, name: str, against: str, games: int, seed: int = 0) -> float:
    """The share of ``games`` that a player wins against others; a shared victory counts by its part."""
    won = 0.0
    for number in range(games):
        chance = random.Random(derived(seed, f"{name} against {against} {number}"))
        state = game.start(game.seats[0], chance.getrandbits(64))
        mine = chance.randrange(state.players)
        play(state, [player(name if seat == mine else against, number) for seat in range(state.players)])
        winners = state.winners()
        won += (mine in winners) / len(winners)
    return won / games


def play(state: State, bots: Sequence[Player]) -> None:
    """Let bots play to the end, or as long as a game may take."""
    for _ in range(state.game.longest):
        if state.seat is None:
            return
        state.play(bots[state.seat].choose(state))
