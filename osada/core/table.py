"""One live table: a journal, undo, and what each seat sees. Server, terminal and notebook use it alike."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from osada.core.components import ComponentSet
from osada.core.dealer import SEEDS, Dealer, Pick, ScriptedDealer
from osada.core.game import Game, Seen, State, View
from osada.core.record import Record, picks_as_lines, replay, totals_as_line
from osada.core.refusal import Refused


class NotNow(Exception):
    """A command that comes from the wrong seat, too late, or with nothing to undo; nothing has changed."""


@dataclass(frozen=True)
class Entry:
    """A line of the journal; numbers grow by one and are never used again."""

    number: int
    kind: str
    """``play`` or ``undo``."""
    seat: int
    action: int | None
    picks: tuple[Pick, ...] = ()


@dataclass(frozen=True)
class _Played:
    """An action that stands: what it was, what it brought, and how to take it back."""

    entry: Entry
    before: State
    settled_before: State
    events: list[list[Seen]]
    """For every seat, then for a spectator."""
    undoable: bool


class Table:
    """A game under way. ``play`` and ``undo`` are the only ways to change it."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
    ) -> None:
        self.game = game
        self.players = players or game.seats[0]
        self.options = game.complete(options or {}, self.players)
        self.components = components or game.standard
        self.names = tuple(names)
        self._dealer = dealer or Dealer(secrets.randbelow(SEEDS) if seed is None else seed)
        self._dealer.dealt = []
        self.state = game.start(self.players, None, self.options, self.components, self._dealer)
        self.journal: list[Entry] = []
        self._first_picks = tuple(self._dealer.dealt)
        self._line: list[_Played] = []
        self._settled = self.state.copy()

    @classmethod
    def resume(cls, record: Record) -> Table:
        """A table where a record stops; Divergence if the rules do not follow it."""
        steps = [(step.action, step.picks) for step in replay(record)]
        script = [pick for _, picks in steps for pick in picks]
        dealer = ScriptedDealer(script, secrets.randbelow(SEEDS) if record.seed is None else record.seed)
        table = cls(record.game, record.players, None, record.options, record.components, record.names, dealer)
        for action, _ in steps[1:]:
            assert action is not None and table.state.seat is not None
            table.play(table.state.seat, action)
        return table

    # Commands

    def play(self, seat: int, action: int) -> Entry:
        """Do an action for a seat: Refused with the rule, NotNow if the seat does not decide."""
        if seat != self.state.seat:
            raise NotNow("the game is over" if self.state.seat is None else "it is not this seat's turn")
        self.game.notation(action)
        refusal = self.state.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        before = self.state.copy()
        reveals = self.state.reveals
        dealt = self._dealer.dealt = []
        self.state.listen()
        self.state.play(action)
        events = [self.state.events(viewer) for viewer in (*range(self.players), None)]
        self.state.happened = None
        entry = self._enter("play", seat, action, tuple(dealt))
        undoable = self.state.seat == seat and self.state.reveals == reveals
        self._line.append(_Played(entry, before, self._settled, events, undoable))
        if self.state.settled or not undoable:
            self._settled = self.state.copy()
        return entry

    def can_undo(self, seat: int) -> bool:
        """Whether the last action is this seat's, the seat still decides, and nothing was learned by it."""
        return bool(self._line) and self._line[-1].undoable and self._line[-1].entry.seat == seat

    def undo(self, seat: int) -> Entry:
        """Take the last action back; NotNow where it cannot be."""
        if not self.can_undo(seat):
            raise NotNow("there is nothing to take back")
        played = self._line.pop()
        self.state = played.before
        self.state.dealer = self._dealer
        self._settled = played.settled_before
        return self._enter("undo", seat, None, ())

    def _enter(self, kind: str, seat: int, action: int | None, picks: tuple[Pick, ...]) -> Entry:
        entry = Entry(len(self.journal) + 1, kind, seat, action, picks)
        self.journal.append(entry)
        return entry

    @property
    def seed(self) -> int:
        """The seed of all that chance has to come: nobody's to see before the game is over."""
        return self._dealer.seed

    # Knowledge

    def view(self, seat: int | None) -> View:
        """What a seat sees: its own half-done choice if it decides, else the last settled position."""
        shown = self.state if seat is not None and seat == self.state.seat else self._settled
        return shown.view(seat) | {"names": list(self.names)}

    def events(self, seat: int | None, after: int = 0) -> list[Seen]:
        """What happened after entry number ``after``, as the seat saw it; what was undone is left out."""
        viewer = self.players if seat is None else seat
        return [seen for played in self._line if played.entry.number > after for seen in played.events[viewer]]

    def last_turn(self, seat: int) -> int:
        """The number of the last entry of a seat's last turn; 0 if it has had none: for "since your turn"."""
        return max((played.entry.number for played in self._line if played.entry.seat == seat), default=0)

    # Records

    def record(self) -> Record:
        """The game so far, with all that chance has shown: for the end of a game, not for other seats."""
        body = picks_as_lines(self.game, list(self._first_picks))
        for played in self._line:
            assert played.entry.action is not None
            body.append(self.game.notation(played.entry.action))
            body += picks_as_lines(self.game, list(played.entry.picks))
        if self.state.seat is None:
            body.append(totals_as_line(self.state))
        return Record(
            self.game,
            self.players,
            self.options,
            self.components,
            self.game.rules_version,
            self.seed,
            self.names,
            body,
        )

    def facts(self) -> dict[str, Any]:
        """What everybody may know of the table besides the position."""
        return {"game": self.game.name, "players": self.players, "options": self.options, "names": self.names}
