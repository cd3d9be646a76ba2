"""How well and how fast bots play: each against random, seats swapped, the same deals for all.

.venv/bin/python -m benchmarks.bots [GAME …] [--games 100]
"""

from __future__ import annotations

import argparse
import time

import osada
from osada.core.dealer import derived
from osada.core.game import points
from osada.players import player


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--games", type=int, default=100, help="of each game and number of players")
    given = parser.parse_args()
    print("| game | players | greedy's wins | games | mean score | random's mean | ms per turn |")
    print("|---|---|---|---|---|---|---|")
    for name in given.only or osada.names():
        game = osada.game(name)
        for players in game.seats:
            print(f"| {name} | {players} | {against_random(name, players, given.games)} |", flush=True)


def against_random(name: str, players: int, games: int) -> str:
    """One greedy player among random ones; a shared victory counts as its share."""
    wins, spent, turns = 0.0, 0.0, 0
    own = others = 0
    for number in range(games):
        mine = number % players
        state = osada.game(name).start(players, derived(number // players, f"{name} {players}"))
        bots = [player("greedy" if seat == mine else "random", number + seat) for seat in range(players)]
        deciding = None
        while state.seat is not None:
            turns += state.seat == mine and deciding != mine
            deciding = state.seat
            started = time.process_time()
            action = bots[state.seat].choose(state)
            if state.seat == mine:
                spent += time.process_time() - started
            state.play(action)
        winners, totals = state.winners(), [points(score) for score in state.scores()]
        wins += (mine in winners) / len(winners)
        own += totals[mine]
        others += sum(totals) - totals[mine]
    mean_others = others / games / (players - 1)
    return f"{wins:g} | {games} | {own / games:.1f} | {mean_others:.1f} | {spent / turns * 1000:.0f}"


if __name__ == "__main__":
    main()
