"""How long a whole final position takes to be typed in: taps on the score sheet, and minutes at two taps a second.

.venv/bin/python -m benchmarks.sheets [GAME …] [--positions 200] [--minutes 30]

Every tap is found in what the sheet offers (tests/pads/fingers.py), and what it comes to is held against the engine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import median
from time import monotonic

import osada
from tests.pads.finals import DOCUMENTS, final
from tests.pads.fingers import entered

TAPS_A_SECOND = 2
POSITIONS = 200
MINUTES = 30


def measure(positions: int, minutes: float, games: Sequence[str]) -> None:
    """A line for every game and number of players."""
    print("| game | players | positions | taps, median | most | minutes, median | most |")
    print("|---|---|---|---|---|---|---|")
    for name in games:
        pad = osada.game(name).pad
        assert pad is not None
        by_players: dict[int, list[int]] = {}
        until = monotonic() + 60 * minutes
        for seed in range(positions):
            if monotonic() > until:
                break
            document, scores = final(name, seed)
            taps, values = entered(pad, document)
            counted = pad.count(pad.document(values, [player["name"] for player in document["players"]]))
            assert counted.scores == scores, (name, seed)
            by_players.setdefault(len(scores), []).append(1 + sum(tap.taps for tap in taps))
        for players, found in sorted(by_players.items()):
            middle, most = median(found), max(found)
            needed = " | ".join(f"{taps / TAPS_A_SECOND / 60:.2f}" for taps in (middle, most))
            print(f"| {name} | {players} | {len(found)} | {middle:g} | {most} | {needed} |", flush=True)


def main() -> None:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"default: {', '.join(DOCUMENTS)}")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each game")
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, help="of each game at most; then it has as many as fit"
    )
    given = parser.parse_args()
    measure(given.positions, given.minutes, given.games or list(DOCUMENTS))


if __name__ == "__main__":
    main()
