"""A record with all its positions, each at hand: the record is played once, however often somebody looks."""

from __future__ import annotations

from osada.core.game import State
from osada.core.record import Record
from osada.core.table import Table


class Replay:
    """The positions of a record, from the first (0) to the one after its last action.

    >>> import osada
    >>> game = osada.game("timber-town")
    >>> table = osada.Table(game, seed=7)
    >>> _ = table.play(0, table.state.actions()[0])
    >>> replay = Replay(table.record())
    >>> replay.count, replay.at(0).actions_played, replay.at(1).actions_played
    (1, 0, 1)
    """

    def __init__(self, record: Record) -> None:
        self._positions: list[State] = []
        self.end = Table.resume(record, watch=lambda state: self._positions.append(state.copy()))
        """The table after the last action."""

    @property
    def count(self) -> int:
        """How many actions the record has."""
        return len(self._positions) - 1

    def at(self, number: int) -> Table:
        """The table after this ``number`` of actions: to look at, not to play on."""
        if not 0 <= number <= self.count:
            raise ValueError(f"positions are 0 to {self.count}, not {number}")
        return self.end.earlier(number, self._positions)
