"""One live table: a journal, undo, and what each seat sees. Server, terminal and notebook use it alike."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Generic, cast

from osada.core import history
from osada.core.actions import NotAnAction
from osada.core.commands import (
    Admit,
    Command,
    Entry,
    GoOn,
    HandOver,
    Overdue,
    Play,
    Resign,
    StandIn,
    Undo,
    Vacate,
    goes_on_with,
    valid_entries,
)
from osada.core.components import ComponentSet
from osada.core.dealer import SEEDS, Dealer, Pick, ScriptedDealer, WrongScript
from osada.core.game import Game, Readings, S, Score, Seen, State, Turn, V, how_far, points
from osada.core.history import ALL_EYES, Played, difference
from osada.core.options import FIRST_PLAYER, first_seat
from osada.core.record import Record, picks_as_lines, replay, totals_as_line
from osada.core.refusal import Refused
from osada.core.standalone import svg


class NotNow(Exception):
    """A command that comes from the wrong seat, too late, or with nothing to undo; nothing has changed.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> table.undo(table.seat)
    Traceback (most recent call last):
    ...
    osada.core.table.NotNow: there is nothing to take back
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(reason)
        self.message = message
        """The message that says so to people."""


def _over() -> NotNow:
    return NotNow("the game is over", "not-now-over")


UNCHANGED = -1
"""Stands for what an entry has not told."""


class Table(Generic[S, V]):
    """A game under way, with a journal, undo and names. `apply` is the only way to change it; ``play`` and ``undo``
    are short for it. ``state`` is its position, ``journal`` has the entries so far, ``resigned`` the seats that have
    given up, ``bots`` those that have been handed over, and to whom.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), players=2, seed=7, names=["Eva", "Jan"])
    >>> _ = table.play(table.seat, table.state.actions()[0])
    >>> table
    <Table of Kingdom Builder, Eva and Jan, after 1 action, turn 1, seat 1 decides>
    >>> _ = table.undo(table.seat)
    >>> table.actions_played
    0
    """

    def __init__(
        self,
        game: Game[S, V],
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        components: ComponentSet | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
    ) -> None:
        self.game = game
        self.players = game.seats[0] if players is None else players
        self.options = game.complete(options or {}, self.players)
        self.components = components or game.standard
        self.names = tuple(names)
        self._dealer = dealer or Dealer(secrets.randbelow(SEEDS) if seed is None else seed)
        self._dealer.dealt = []
        self.state: S = game.start(self.players, None, self.options, self.components, self._dealer)
        self._scores = self._known_scores(self.state.scores())
        """What everybody knew of the scores when the turn began."""
        self.journal: list[Entry] = []
        self._first_picks = tuple(self._dealer.dealt)
        self._opening = self.state.opening()
        self._line: list[Played[S]] = []
        self._settled = self.state.copy()
        self._settled_plays = 0
        """How many of the actions that stand led to the last settled position."""
        self._public = 0
        self._seed_shown: int | None = self.seed
        self._typed: tuple[int, list[str]] | None = None
        """The body of the record that the table was resumed from, comments and all, and its number of actions."""
        self.resigned: list[int] = []
        """Seats that have given up, in this order."""
        self.diverged: int | None = None
        """The last entry of the journal that the rules follow, if they do not follow it to its end."""
        self.bots: dict[int, str] = {}
        """Seats that have been handed over to a bot."""
        self.stand_in: int | None = None
        """The seat whose turn a bot plays, and no more than that."""

    @classmethod
    def resume(
        cls, record: Record, actions: int | None = None, watch: Callable[[State], object] = lambda state: None
    ) -> Table:
        """A table where a record stops, or after this many ``actions``; Divergence if the rules do not follow it.

        ``watch`` is shown every position on the way, from the first to the last; it copies what it keeps.
        """
        steps = [(step.action, step.picks) for step in replay(record)]
        if actions is not None:
            steps = steps[: actions + 1]
        script = [pick for _, picks in steps for pick in picks]
        dealer = ScriptedDealer(script, secrets.randbelow(SEEDS) if record.seed is None else record.seed)
        table = cls(record.game, record.players, None, record.options, record.components, record.names, dealer)
        watch(table.state)
        for action, _ in steps[1:]:
            assert action is not None and table.state.seat is not None
            table.play(table.state.seat, action)
            watch(table.state)
        table._seed_shown = record.seed
        if actions is None:
            table._typed = (len(steps) - 1, [line for line in record.body if not line.startswith("=")])
        return table

    @classmethod
    def restore(
        cls,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, object],
        components: ComponentSet,
        names: Sequence[str],
        first_picks: Sequence[Pick],
        journal: Sequence[Entry],
    ) -> Table:
        """A table from its journal. Where the rules have changed since and do not follow it any more, the table
        stands at the last entry that they do follow, and ``diverged`` is that entry's number."""
        valid = valid_entries(journal)
        script = [*first_picks, *(pick for entry in valid for pick in entry.picks)]
        table = cls(game, players, None, options, components, names, ScriptedDealer(script, seed))
        for entry in valid:
            try:
                table._repeat(entry)
            except (Refused, NotNow, NotAnAction, WrongScript):
                table.diverged = table.journal[-1].number if table.journal else 0
                break
        table.journal = list(journal)
        gone_on = [entry.number for entry in journal if isinstance(entry.command, GoOn)]
        table._public = max([table._public, *gone_on]) if table.diverged is None else len(table.journal)
        return table

    def earlier(self, plays: int, positions: Sequence[S]) -> Table[S, V]:
        """This table after its first ``plays`` actions, to look at; ``positions`` are those of all its actions."""
        shown = copy(self)
        shown._line = self._line[:plays]
        shown.journal = [played.entry for played in shown._line]
        shown.state = positions[plays]
        shown._settled_plays = self._line[plays].settled_plays if plays < len(self._line) else self._settled_plays
        shown._settled = positions[shown._settled_plays]
        return shown

    def branch(self, dealer: Dealer) -> Table[S, V]:
        """Another table that goes on from this position, with its own chance; this one stays as it is."""
        other = copy(self)
        other._line, other.journal = [copy(played) for played in self._line], list(self.journal)
        other.resigned, other.bots = list(self.resigned), dict(self.bots)
        other.state = self.state.copy()
        other._dealer = other.state.dealer = dealer
        return other

    def follow(self, entries: Sequence[Entry]) -> bool:
        """Do what was done at another copy of this table; False if this one cannot: it has to be restored anew."""
        for entry in entries:
            if entry.number != len(self.journal) + 1 or isinstance(entry.command, GoOn):
                return False
            try:
                if not self._repeat(entry):
                    return False
            except (Refused, NotNow, NotAnAction, WrongScript):
                return False
        return True

    def _repeat(self, entry: Entry) -> bool:
        """Do an entry again; whether chance has chosen the same."""
        before, self._public = self._public, UNCHANGED
        (made,) = self.apply(entry.command)
        self._public = before if self._public == UNCHANGED else entry.number
        self.journal[-1] = entry
        if isinstance(entry.command, Play):
            self._line[-1].entry = entry
        return made.picks == entry.picks

    # Commands

    def apply(self, command: Command) -> list[Entry]:
        """Do a command; returned is what it adds to the journal. Refused or NotNow: then nothing has changed."""
        written = len(self.journal)
        match command:
            case Play():
                self._play_all(command)
            case Undo(seat):
                self._undo(seat)
            case Resign(seat, player):
                self._still_in(seat)
                self.resigned.append(seat)
                self._hand_over(seat, player)
                self._enter(command)
            case HandOver(seat, player) | Overdue(seat, player):
                self._still_in(seat)
                self._hand_over(seat, player)
                self._enter(command)
            case StandIn(seat, player):
                self._still_in(seat)
                if seat != self.seat:
                    raise NotNow("it is not this seat's turn", "not-now-turn")
                self._hand_over(seat, player)
                self.stand_in = seat
                self._enter(command)
            case Vacate(seat):
                self._still_in(seat)
                self._enter(command)
            case Admit():
                self._under_way()
                self._enter(command)
            case GoOn():
                if self.diverged is None:
                    raise NotNow("the rules follow this table", "not-now-follow")
                self._enter(command, undone=self.diverged)
                self.diverged = None
        if not isinstance(command, Play | Undo):
            self._public = len(self.journal)
        return self.journal[written:]

    def play(self, seat: int, *actions: int) -> list[Entry]:
        """`apply` a play of a seat."""
        return self.apply(Play(seat, actions))

    def undo(self, seat: int) -> list[Entry]:
        """`apply` an undo of a seat."""
        return self.apply(Undo(seat))

    def answered(self, answers: int, command: Command) -> bool:
        """Whether a command that answers entry number ``answers`` is what the journal goes on with: it has come
        before."""
        return goes_on_with(self.journal[answers:], command)

    def _enter(self, command: Command, picks: tuple[Pick, ...] = (), undone: int | None = None) -> Entry:
        entry = Entry(len(self.journal) + 1, command, picks, undone)
        self.journal.append(entry)
        return entry

    def _play_all(self, command: Play) -> None:
        if self.diverged is not None:
            raise NotNow("the rules have changed: first say that the table goes on", "not-now-changed")
        if command.seat != self.seat:
            raise _over() if self.seat is None else NotNow("it is not this seat's turn", "not-now-turn")
        if not command.actions:
            raise NotNow("there is nothing to play", "not-now-nothing")
        taken_back = self._half_done(command.seat) if command.instead else 0
        if taken_back or len(command.actions) > 1:
            self._try(command.actions, self._line[-taken_back].before if taken_back else self.state)
        for _ in range(taken_back):
            self._undo(command.seat)
        for action in command.actions:
            self._play(command.seat, action)

    def half_done(self, seat: int | None) -> list[int]:
        """The actions of a seat's choice that is half done, if it can be taken back: then something else may be chosen
        instead (`Play` with ``instead``)."""
        if seat is None or seat != self.seat or self.diverged is not None:
            return []
        try:
            count = self._half_done(seat)
        except NotNow:
            return []
        commands = (played.entry.command for played in self._line[len(self._line) - count :])
        return [action for command in commands if isinstance(command, Play) for action in command.actions]

    def before_choice(self, seat: int | None) -> S | None:
        """The position in which a seat's half-done choice began; None if there is none, or it cannot be taken back."""
        count = len(self.half_done(seat))
        return self._line[-count].before if count else None

    def _half_done(self, seat: int) -> int:
        """How many actions a half-done choice has so far; NotNow if something was learnt by them."""
        state, count = self.state, 0
        while not state.settled:
            count += 1
            played = self._line[-count] if count <= len(self._line) else None
            if played is None or played.before is None or played.entry.seat != seat:
                raise NotNow("something was learnt since this choice began: it cannot be taken back", "not-now-learnt")
            state = played.before
        return count

    def _try(self, actions: Sequence[int], state: S | None) -> None:
        """Refused or NotNow unless all of these can be done one after the other, and nothing is learnt between them."""
        assert state is not None
        trial = state.copy()
        for number, action in enumerate(actions):
            if trial.seat != state.seat or trial.reveals != state.reveals:
                learnt = f"something is learnt after {number} of these actions: play the rest when it is known"
                raise NotNow(learnt, "not-now-learnt-between")
            self._allowed(trial, action)
            trial.play(action)

    def _allowed(self, state: S, action: int) -> None:
        self.game.notation(action)
        refusal = state.refusal(action)
        if refusal is not None:
            raise Refused(refusal)

    def _play(self, seat: int, action: int) -> None:
        self._allowed(self.state, action)
        before = self.state.copy()
        reveals = self.state.reveals
        dealt = self._dealer.dealt = []
        self.state.listen()
        self.state.play(action)
        events = [self.state.events(viewer) for viewer in (*range(self.players), None)]
        self.state.happened = None
        entry = self._enter(Play(seat, (action,)), tuple(dealt))
        if self.stand_in is not None and (self.state.seat, self.state.turn_key()) != (before.seat, before.turn_key()):
            self._hand_over(self.stand_in, None)
        scores = self.state.scores()
        totals = tuple(points(score) for score in scores)
        gains = self._turn_ended(seat, scores) if self.state.turn_key() != before.turn_key() else None
        undoable = self.state.seat == seat and self.state.reveals == reveals
        if not undoable:
            self._forget()
        settled = self._settled if undoable else None
        kept = before if undoable else None
        self._line.append(Played(entry, kept, settled, self._settled_plays, events, totals, gains))
        if self.state.settled or not undoable:
            self._settled = self.state.copy()
            self._settled_plays = len(self._line)
            self._public = entry.number

    def _turn_ended(self, seat: int, scores: list[Score]) -> list[dict[str, int] | None]:
        """What a turn has brought its seat, for every viewer; the next turn is counted from here."""
        before = self._scores
        self._scores = self._known_scores(scores)
        return [difference(then[seat], now[seat]) for then, now in zip(before, self._scores, strict=True)]

    def _known_scores(self, scores: list[Score]) -> list[list[Score | None]]:
        """What every viewer may know of the scores."""
        return [self.state.known_scores(viewer, scores) for viewer in (*range(self.players), None)]

    def _forget(self) -> None:
        """Nothing before this point can be taken back: its positions are needed no more."""
        for played in reversed(self._line):
            if played.before is None:
                break
            played.before = played.settled_before = None

    def can_undo(self, seat: int) -> bool:
        """Whether the last action is this seat's, the seat still decides, and nothing was learned by it."""
        if not self._line or self.seat is None or self.diverged is not None or seat in self.resigned:
            return False
        return self._line[-1].before is not None and self._line[-1].entry.seat == seat

    def _undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise NotNow("there is nothing to take back", "not-now-undo")
        played = self._line.pop()
        assert played.before is not None
        assert played.settled_before is not None
        self.state = played.before
        self.state.dealer = self._dealer
        seen_by_all = self._settled_plays != played.settled_plays
        self._settled = played.settled_before
        self._settled_plays = played.settled_plays
        if self._typed is not None and len(self._line) < self._typed[0]:
            self._typed = None
        entry = self._enter(Undo(seat), undone=played.entry.number)
        if seen_by_all:
            self._public = entry.number

    def _hand_over(self, seat: int, player: str | None) -> None:
        if seat == self.stand_in:
            self.stand_in = None
        if player is None:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = player

    def _under_way(self) -> None:
        """NotNow unless the game is under way."""
        if self.diverged is not None:
            raise NotNow("the rules have changed: first say that the table goes on", "not-now-changed")
        if self.seat is None:
            raise _over()

    def _still_in(self, seat: int) -> None:
        """NotNow unless the seat is still in the game, and the game under way."""
        self._under_way()
        if seat in self.resigned:
            raise NotNow("this seat has resigned", "not-now-resigned")

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over, also when all but one have resigned."""
        return None if len(self.resigned) >= self.players - 1 else self.state.seat

    def __repr__(self) -> str:
        who = " and ".join(self.names) or f"{self.players} players"
        count = f"after {self.actions_played} action{'s' if self.actions_played != 1 else ''}"
        left = "".join(f", seat {seat} has resigned" for seat in self.resigned)
        return f"<Table of {self.game.title}, {who}, {count}, {how_far(self.state, self.seat)}{left}>"

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what the deciding seat sees."""
        return svg(self)

    def winners(self) -> list[int]:
        """Who has won; those who have resigned have not."""
        left = [seat for seat in range(self.players) if seat not in self.resigned]
        if len(left) == 1:
            return left
        totals = [points(score) for score in self.state.scores()]
        best = max(totals[seat] for seat in left)
        return [seat for seat in self.state.winners() if seat in left] or [
            seat for seat in left if totals[seat] == best
        ]

    def curve(self) -> list[tuple[int, ...]]:
        """Everybody's points at the end of every turn."""
        return [(0,) * self.players, *history.totals_of_turns(self._line)]

    @property
    def actions_played(self) -> int:
        """How many actions stand."""
        return len(self._line)

    @property
    def first_picks(self) -> tuple[Pick, ...]:
        """What chance showed before the first action."""
        return self._first_picks

    @property
    def starter(self) -> int | None:
        """The seat that began, by agreement or by lot; None in a game that has no start player."""
        agreed = first_seat(self.options)
        drawn = (seat for what, seat in self._first_picks if what == FIRST_PLAYER.name)
        return next(drawn, None) if agreed is None else agreed

    @property
    def seed(self) -> int:
        """The seed of the dealer. Nobody may see it before the game is over."""
        return self._dealer.seed

    # Knowledge

    def view(self, seat: int | None) -> V:
        """What a seat sees: its own half-done choice if it decides, else the last settled position."""
        shown = self.state if seat is not None and seat == self.state.seat else self._settled
        return cast(
            V,
            {
                **shown.view(seat),
                "names": list(self.names),
                "recent": self.recent(seat),
                "since": self.since(seat),
                "readings": self.readings(),
            },
        )

    @property
    def settled(self) -> S:
        """The last position without a half-done choice: what all see but who decides."""
        return self._settled

    def open_view(self) -> V:
        """This position with everything open, half-done choices too: for the replay of a game that is over."""
        return cast(
            V,
            {
                **self.state.open_view(afterwards=True),
                "names": list(self.names),
                "recent": self.recent(ALL_EYES),
                "since": [],
                "readings": self.readings(),
            },
        )

    def since(self, seat: int | None) -> list[Turn]:
        """The turns of the others since a seat's last one, as it saw them, the oldest first; none for a spectator."""
        if seat is None:
            return []
        return self._with_places(history.turns_since(self._told(seat), self._viewer(seat)))

    def turns(self, seat: int | None) -> list[Turn]:
        """All turns so far, as a seat saw them; with `ALL_EYES`, for a game that is over, as they were."""
        return self._with_places(history.all_turns(self._told(seat), self._viewer(seat)))

    def _with_places(self, turns: list[Turn]) -> list[Turn]:
        for turn in turns:
            places = (place for seen in turn["events"] for place in self.game.event_places(seen))
            turn["places"] = list(dict.fromkeys(places))
        return turns

    def readings(self) -> Readings:
        """What this table plays with that is not the default."""
        agreed = {
            option.name: self.options[option.name]
            for option in self.game.options
            if not option.by_lot and self.options[option.name] != option.default
        }
        return Readings(options=agreed, components=self.components.name)

    def recent(self, seat: int | None) -> list[Seen]:
        """What happened in the turn that goes on and in the one before it, as the seat saw it."""
        return history.recent_events(self._told(seat), self._viewer(seat), self.state.seat)

    def opening(self, seat: int | None) -> list[Seen]:
        """What happened before the first entry, as the seat saw it."""
        if seat == ALL_EYES:
            return [event.seen_by(next(iter(event.known_to), None)) for event in self._opening]
        return [event.seen_by(seat) for event in self._opening]

    def events(self, seat: int | None, after: int = 0) -> list[Seen]:
        """What happened after entry number ``after``, as the seat saw it; what was undone is left out."""
        return [seen for _, seen in self.numbered_events(seat, after)]

    def numbered_events(self, seat: int | None, after: int = 0) -> list[tuple[int, Seen]]:
        """The same, each event with the number of its entry."""
        return history.numbered_events(self._told(seat), self._viewer(seat), after)

    def plays_until(self, number: int) -> int:
        """How many of the actions that stand were played by the time of an entry."""
        return bisect_right(self._line, number, key=lambda played: played.entry.number)

    @property
    def public(self) -> int:
        """The last entry that everybody knows of: what has been clicked since then is half done, or was taken back."""
        return self._public

    def known_to_all(self, number: int) -> int:
        """The last entry that everybody knew of when ``number`` was the last one: what came after it was told later to
        those who did not decide."""
        before = self.plays_until(number)
        settled = self._line[before].settled_plays if before < len(self._line) else self._settled_plays
        return self._line[settled - 1].entry.number if settled else 0

    def told_apart(self) -> set[int]:
        """The entries that not everybody saw alike; 0 is what was before the first."""
        opening = {0} if any(event.secret for event in self._opening) else set()
        return opening | history.told_apart(self._line)

    def _told(self, seat: int | None) -> list[Played[S]]:
        """The actions that a seat knows of: all if it decides, else those before a half-done choice."""
        decides = seat is not None and seat == self.state.seat
        return self._line if decides or seat == ALL_EYES else self._line[: self._settled_plays]

    def _viewer(self, seat: int | None) -> int:
        """Where the events of a seat are; the spectators' come last."""
        if seat is None:
            return self.players
        if seat == ALL_EYES:
            return ALL_EYES
        if not 0 <= seat < self.players:
            raise ValueError(f"seats are 0 to {self.players - 1}, not {seat}")
        return seat

    def last_turn(self, seat: int) -> int:
        """The number of the last entry of a seat's last turn; 0 if it has had none: for "since your turn"."""
        return max((played.entry.number for played in self._line if played.entry.seat == seat), default=0)

    # Records

    def record(self) -> Record:
        """The game so far, with all that chance has shown: for the end of a game, not for other seats."""
        typed, body = self._typed or (0, picks_as_lines(self.game, list(self._first_picks)))
        body = list(body)
        for played in self._line[typed:]:
            assert isinstance(played.entry.command, Play)
            body += [self.game.notation(action) for action in played.entry.command.actions]
            body += picks_as_lines(self.game, list(played.entry.picks))
        if self.state.seat is None:
            body.append(totals_as_line(self.state))
        return Record(
            self.game,
            self.players,
            self.options,
            self.components,
            self.game.rules_version,
            self._seed_shown,
            self.names,
            body,
        )
