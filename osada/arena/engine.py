"""A bot that speaks over a pipe, in notations: how the arena plays with another version of Osada, or any other engine.

    python engine.py expert:40

This file needs nothing of the version that it came with: any Python that has some Osada can run it. The protocol:

    new GAME PLAYERS SEED OPTIONS     a game begins; OPTIONS is JSON
    > POOL OUTCOME                    what chance showed, after the line that asked for it, as in a record
    NOTATION                          an action that was played, by whichever seat
    go                                the answer is one line: the notation of an action of the deciding seat

As a program of a seat (`osada.players.programs`) it is told ``position TEXT`` before ``go``, and no record.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import osada
from osada.core.dealer import ScriptedDealer
from osada.players import player


class Engine:
    """Follows a game line by line, and chooses when it is asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Any = None
        self.state: Any = None
        self.line = ""
        """What is to be played once the chance that it asks for is known."""
        self.picks: list[tuple[str, int]] = []

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """An answer for every question among the lines."""
        for said in lines:
            line = said.strip()
            if line.startswith(">"):
                pool, _, outcome = line[1:].strip().partition(" ")
                self.picks.append((pool, list(self.game.chance[pool]).index(outcome)))
                continue
            if line.startswith("position "):
                self.state = osada.read_position(line.partition(" ")[2])
                self.game = self.state.game
                continue
            if line.startswith(("view ", "allowed ")):
                continue
            if line.startswith("seed "):
                self.bot = player(self.name, int(line.split(" ")[1]))
                continue
            self._do()
            if line == "go":
                yield self.game.notation(self.bot.choose(self.state))
            elif line:
                self.line = line
                if line.startswith("new "):
                    self.game = osada.game(line.split(" ")[1])

    def _do(self) -> None:
        """Begin or play what was said last, with the chance that came after it."""
        line, self.line = self.line, ""
        if line.startswith("new "):
            _, _, players, seed, options = line.split(" ", 4)
            self.dealer = ScriptedDealer(self.picks)
            self.state = self.game.start(int(players), None, json.loads(options), None, self.dealer)
            self.bot = player(self.name, int(seed))
        elif line:
            self.dealer.script = self.picks
            self.state.play(self.game.parse(line))
        self.picks = []


def main() -> None:
    """Answer on the standard output until the input ends."""
    for answer in Engine(sys.argv[1]).answers(sys.stdin):
        print(answer, flush=True)


if __name__ == "__main__":
    main()
