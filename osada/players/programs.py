"""Players that are programs in any language, spoken to over a pipe. They are told what their seat knows, and no more.

For every choice a program gets these lines on its standard input, each of them one line:

    seed NUMBER       only before the first choice: equal seeds are to choose equally
    position TEXT     the position as text (`osada.write_position`), with all that is hidden from the seat dealt anew
    view JSON         what the seat sees
    allowed JSON      the notations of the actions that are allowed
    go                the answer is one line on the standard output: one of these notations
"""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress

from osada.core.actions import NotAnAction
from osada.core.game import State
from osada.core.positions import write_position
from osada.players.base import NotAllowed, Player


class BadProgram(Exception):
    """A program that cannot be started, or has ended without an answer."""


class Program:
    """A process and the pipe to it. It ends when nobody has this any more."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadProgram(f"{command}: {error}") from None
        self.end = weakref.finalize(self, _end, self._process)

    def ask(self, lines: Iterable[str]) -> str:
        """The line that is answered to some lines; BadProgram if there is none."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()
            answer = self._process.stdout.readline().strip()
        except (OSError, ValueError):  # it has ended, or what it says is no text
            answer = ""
        if not answer:
            raise BadProgram(f"{self.command}: has ended without an answer")
        return answer


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    with suppress(OSError, ValueError):  # what was not read any more
        process.communicate()


class ProgramPlayer(Player):
    """A program that plays, by the command that starts it."""

    def __init__(self, command: str, seed: int) -> None:
        super().__init__(seed)
        self.command = command
        self.program = Program(command)
        self._first = [f"seed {seed}"]

    def think(self, state: State) -> Sequence[int]:
        """One click, as the program answers."""
        game = state.game
        answer = self.program.ask((*self._first, *lines_for(state)))
        self._first = []
        try:
            return (game.parse(answer),)
        except NotAnAction as error:
            raise NotAllowed(f"{self.command}: {error}") from None


def lines_for(state: State) -> list[str]:
    """What the deciding seat is told of a position that was redealt for it."""
    allowed = [state.game.notation(action) for action in state.actions()]
    return [
        f"position {write_position(state)}",
        f"view {json.dumps(state.view(state.seat), ensure_ascii=False)}",
        f"allowed {json.dumps(allowed, ensure_ascii=False)}",
        "go",
    ]
