"""What can be asked of a table, as data: the same objects come from the wire, stand in the journal, and are repeated
when a table is restored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from osada.core.dealer import Pick

NOBODY = -1
"""The seat of what no seat in particular asks for."""


@dataclass(frozen=True, slots=True)
class Play:
    """Actions of a seat, all of them or none; with ``instead`` its half-done choice is taken back first.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> table.apply(osada.Play(table.seat, tuple(table.state.actions()[:1])))
    [Entry(number=1, command=Play(seat=1, actions=(10,), instead=False), picks=(), undone=None)]
    """

    kind: ClassVar[str] = "play"
    seat: int
    actions: tuple[int, ...]
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat takes its last action back."""

    kind: ClassVar[str] = "undo"
    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    """A seat gives up, and a bot plays on for it."""

    kind: ClassVar[str] = "resign"
    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """A bot plays on for a seat, or a person again (None)."""

    kind: ClassVar[str] = "hand-over"
    seat: int
    player: str | None


@dataclass(frozen=True, slots=True)
class Overdue:
    """The time of a seat is over: a bot plays on for it, until its person comes back.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> table.apply(osada.Overdue(0, "easy"))
    [Entry(number=1, command=Overdue(seat=0, player='easy'), picks=(), undone=None)]
    """

    kind: ClassVar[str] = "overdue"
    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """The time of the seat that decides is over: a bot plays this turn for it, and no more.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> table.apply(osada.StandIn(table.seat, "easy"))
    [Entry(number=1, command=StandIn(seat=1, player='easy'), picks=(), undone=None)]
    """

    kind: ClassVar[str] = "stand-in"
    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """The rules have changed: the table is played on from where they still follow its journal."""

    kind: ClassVar[str] = "go-on"
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class Vacate:
    """A seat is taken back from who sat there, and free for somebody else. The game is not changed by it.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> table.apply(osada.Vacate(0))
    [Entry(number=1, command=Vacate(seat=0), picks=(), undone=None)]
    """

    kind: ClassVar[str] = "vacate"
    seat: int


@dataclass(frozen=True, slots=True)
class Admit:
    """Whoever sits at a seat lets somebody in, who sees and plays the same from now on. The game is not changed by it.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> table.apply(osada.Admit(0))
    [Entry(number=1, command=Admit(seat=0), picks=(), undone=None)]
    """

    kind: ClassVar[str] = "admit"
    seat: int


Command = Play | Undo | Resign | HandOver | Overdue | StandIn | GoOn | Vacate | Admit


def written(command: Command) -> tuple[str, int, int | None, str | None]:
    """A command as it is stored: its kind, seat, action and player. A play of several actions is several entries."""
    match command:
        case Play(seat, (action,)):
            return command.kind, seat, action, None
        case Resign(seat, player) | HandOver(seat, player) | Overdue(seat, player) | StandIn(seat, player):
            return command.kind, seat, None, player
        case Undo(seat) | GoOn(seat) | Vacate(seat) | Admit(seat):
            return command.kind, seat, None, None
    raise ValueError(f"{command} is not one entry of a journal")


def read(kind: str, seat: int, action: int | None, player: str | None) -> Command:
    """A command as it was stored."""
    if kind == Play.kind and action is not None:
        return Play(seat, (action,))
    if kind == Resign.kind:
        return Resign(seat, player or "")
    if kind == HandOver.kind:
        return HandOver(seat, player)
    if kind == Overdue.kind:
        return Overdue(seat, player or "")
    if kind == StandIn.kind:
        return StandIn(seat, player or "")
    if kind == Undo.kind:
        return Undo(seat)
    if kind == GoOn.kind:
        return GoOn(seat)
    if kind == Vacate.kind:
        return Vacate(seat)
    if kind == Admit.kind:
        return Admit(seat)
    raise ValueError(f"no command: {kind} {seat} {action} {player}")


@dataclass(frozen=True)
class Entry:
    """A line of a journal: one command with one action at most; numbers grow by one and are never used again."""

    number: int
    command: Command
    picks: tuple[Pick, ...] = ()
    """What chance showed by it."""
    undone: int | None = None
    """For an undo, the number of the entry that it takes back; for a go-on, the last that still counts."""

    @property
    def seat(self) -> int:
        """The seat whose command it is."""
        return self.command.seat


def valid_entries(journal: Sequence[Entry]) -> list[Entry]:
    """The entries that count: those that a later ``go-on`` makes void are left out."""
    valid: list[Entry] = []
    for entry in journal:
        if isinstance(entry.command, GoOn):
            valid = [earlier for earlier in valid if earlier.number <= (entry.undone or 0)]
        else:
            valid.append(entry)
    return valid


def goes_on_with(following: Sequence[Entry], command: Command) -> bool:
    """Whether these entries begin with what a command does."""
    commands = [entry.command for entry in following]
    if not isinstance(command, Play):
        return commands[:1] == [command]
    while command.instead and commands[:1] == [Undo(command.seat)]:
        commands.pop(0)
    single = [Play(command.seat, (action,)) for action in command.actions]
    return commands[: len(single)] == single
