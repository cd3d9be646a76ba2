"""How long a whole final position takes to be typed in: taps on the score sheet, and minutes at two taps a second.

Every tap is found in what the sheet offers (tests/pads/fingers.py), and what it comes to is held against the engine.
"""

from __future__ import annotations

import sys
from statistics import median

import osada
from tests.pads.finals import DOCUMENTS, final
from tests.pads.fingers import entered

TAPS_A_SECOND = 2
POSITIONS = 200


def main(positions: int, games: list[str]) -> None:
    """A line for every game and number of players."""
    print("| game | players | positions | taps, median | most | minutes, median | most |")
    print("|---|---|---|---|---|---|---|")
    for name in games or DOCUMENTS:
        pad = osada.game(name).pad
        assert pad is not None
        by_players: dict[int, list[int]] = {}
        for seed in range(positions):
            document, scores = final(name, seed)
            taps, values = entered(pad, document)
            counted = pad.count(pad.document(values, [player["name"] for player in document["players"]]))
            assert counted.scores == scores, (name, seed)
            by_players.setdefault(len(scores), []).append(1 + sum(tap.taps for tap in taps))
        for players, found in sorted(by_players.items()):
            middle, most = median(found), max(found)
            minutes = " | ".join(f"{taps / TAPS_A_SECOND / 60:.2f}" for taps in (middle, most))
            print(f"| {name} | {players} | {len(found)} | {middle:g} | {most} | {minutes} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS, sys.argv[2:])
