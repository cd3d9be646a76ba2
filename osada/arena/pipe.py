"""Engines: players of an arena that are processes of their own, spoken to in notations over a pipe."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Self

from osada.core.actions import NotAnAction
from osada.core.table import Table
from osada.players.programs import BadProgram, Program


class BadEngine(Exception):
    """An engine that cannot be started, has ended, or says what is no allowed action."""


class Piped:
    """An engine at a table. The protocol is that of `osada.arena.engine`."""

    def __init__(self, command: str, seed: int) -> None:
        self.command = command
        self.seed = seed
        self.told = 0
        """Lines of the record that it knows."""

    def __enter__(self) -> Self:
        try:
            self._program = Program(self.command)
        except BadProgram as error:
            raise BadEngine(str(error)) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.end()

    def ask(self, table: Table) -> int:
        """The action that it chooses for the deciding seat. It is told what has happened since it was asked last."""
        body = table.record().body
        lines = body[self.told :]
        if not self.told:
            lines = [f"new {table.game.name} {table.players} {self.seed} {json.dumps(dict(table.options))}", *lines]
        self.told = len(body)
        try:
            answer = self._program.ask((*lines, "go"))
            action = table.game.parse(answer)
        except BadProgram as error:
            raise BadEngine(str(error)) from None
        except NotAnAction as error:
            raise BadEngine(f"{self.command}: {error}") from None
        if action not in table.state.actions():
            raise BadEngine(f"{self.command}: {answer} is not allowed now")
        return action
