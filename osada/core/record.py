"""A game as text: save, load, replay, verify.

    osada record 1
    game: kingdom-builder
    rules: 1
    components: standard 5c0ffee123456789
    players: 2
    names: ["A", "B"]
    options: {"cards": "random"}
    seed: 7

    > sector tavern
    build 7,12
    build 7,13
    > terrain canyon
    end
    = 41 37

Lines of the body: an action in its notation; ``> POOL OUTCOME`` for everything that chance showed, after the
action that asked for it; ``=`` and the totals when the game is over; ``#`` starts a comment. A set of
components that is not the standard one is embedded (``component-set:``). Replaying takes chance from the
record and tests it against the rules, so a record outlives the generator, and a game from the real table can
be typed in (then there is no seed).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any

from osada.core import components
from osada.core.actions import NotAnAction
from osada.core.components import BadComponents, ComponentSet
from osada.core.dealer import SEEDS, Pick, ScriptedDealer, WrongScript
from osada.core.game import Game, State, points
from osada.core.options import BadOption
from osada.core.plain import NotJson, parse_json

FIRST_LINE = "osada record 1"
HEADER = ("game", "rules", "components", "component-set", "players", "names", "options", "seed")
NEEDED = ("game", "rules", "components", "players")


class BadRecord(ValueError):
    """A text that is no record; the message names the line.

    >>> import osada
    >>> osada.read_record("osada record 1\\ngame: chess\\n")
    Traceback (most recent call last):
    ...
    osada.core.record.BadRecord: the header has no rules
    """

    def __init__(self, message: str, number: int | None = None) -> None:
        super().__init__(message if number is None else f"line {number}: {message}")
        self.number = number
        """The line that it is about, if it is about one."""


class Divergence(ValueError):
    """A record that the rules do not follow: its first line that differs, and why.

    >>> import osada
    >>> record = osada.Table(osada.game("hamlet"), seed=7).record()
    >>> record.body.append("hire church")
    >>> try:
    ...     osada.last_position(record)
    ... except osada.Divergence as error:
    ...     error.line
    'hire church'
    """

    def __init__(self, number: int, line: str, why: str) -> None:
        super().__init__(f"line {number}: {line}: {why}" if line else f"line {number}: {why}")
        self.number = number
        self.line = line
        self.why = why


@dataclass(repr=False)
class Record:
    """A game with all its chance; ``body`` has the lines after the header.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), players=2, seed=7)
    >>> _ = table.play(table.seat, table.state.actions()[0])
    >>> record = table.record()
    >>> record
    <Record of Kingdom Builder, 2 players, 1 action, not finished>
    >>> record.body[-1]
    'build 0,10'
    >>> osada.read_record(record.text()) == record
    True
    """

    game: Game
    players: int
    options: Mapping[str, Any]
    components: ComponentSet
    rules_version: int
    seed: int | None = None
    names: tuple[str, ...] = ()
    body: list[str] = field(default_factory=list)
    first_line_of_body: int = field(default=1, compare=False)

    def text(self) -> str:
        """The record as it is written to a file."""
        header: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.rules_version,
            "components": f"{self.components.name} {self.components.checksum}",
            "players": self.players,
            "options": json.dumps(self.options),
        }
        if self.components not in self.game.standards:
            header["component-set"] = json.dumps(self.components.document())
        if self.names:
            header["names"] = json.dumps(self.names)
        if self.seed is not None:
            header["seed"] = self.seed
        lines = [FIRST_LINE, *(f"{key}: {header[key]}" for key in HEADER if key in header), "", *self.body]
        return "\n".join(lines) + "\n"

    @property
    def finished(self) -> bool:
        """Whether the game is over: the totals stand at the end."""
        return any(line.startswith("=") for line in self.body)

    def __repr__(self) -> str:
        actions = sum(1 for line in self.body if (said := line.split("#")[0].strip()) and said[0] not in ">=")
        count = f"{actions} action{'s' if actions != 1 else ''}"
        how = "finished" if self.finished else "not finished"
        return f"<Record of {self.game.title}, {self.players} players, {count}, {how}>"


def picks_as_lines(game: Game, picks: list[Pick]) -> list[str]:
    """What chance showed, as lines of a record."""
    return [f"> {what} {game.chance[what][outcome]}" for what, outcome in picks]


def totals_as_line(state: State) -> str:
    """The last line of a finished game."""
    return "= " + " ".join(str(points(score)) for score in state.scores())


def read_record(source: str | PathLike[str]) -> Record:
    """A record from a file, or from its text (which begins with ``osada record``).

    The header is checked here, the actions by `replay`. BadRecord says what is wrong with it.
    """
    if isinstance(source, str) and ("\n" in source or source.startswith(FIRST_LINE)):
        return parse(source)
    try:
        return parse(Path(source).read_text("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRecord(f"{source}: no text in UTF-8") from None


def write_record(record: Record, file: str | PathLike[str]) -> None:
    """Write a record to a file.

    >>> import osada, pathlib, tempfile
    >>> table = osada.Table(osada.game("beer-bread"), seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = pathlib.Path(folder) / "beer.record"
    ...     osada.write_record(table.record(), file)
    ...     osada.read_record(file)
    <Record of Beer & Bread, 2 players, 0 actions, not finished>
    """
    Path(file).write_text(record.text(), "utf-8", newline="\n")


def parse(text: str) -> Record:
    """A record from its text. The body is only split into lines here; `replay` tests it."""
    from osada.games import game as find  # noqa: PLC0415  # a record names its game

    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").removesuffix("\n").split("\n")]
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"expected “{FIRST_LINE}”, not “{lines[0][:60] if lines else ''}”", 1)
    header: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or key not in HEADER:
            raise BadRecord(f"expected one of {', '.join(HEADER)}, not “{line[:60]}”", number)
        if key in header:
            raise BadRecord(f"{key} for the second time", number)
        header[key] = value.strip()
    for key in NEEDED:
        if key not in header:
            raise BadRecord(f"the header has no {key}")
    try:
        game = find(header["game"])
        return Record(
            game=game,
            players=_number(header, "players"),
            options=_json(header, "options", {}),
            components=_components(header, game),
            rules_version=_number(header, "rules"),
            seed=_number(header, "seed") if "seed" in header else None,
            names=_names(header),
            body=lines[number:],
            first_line_of_body=number + 1,
        )
    except (BadComponents, KeyError) as error:
        raise BadRecord(str(error.args[0])) from None


def _number(header: Mapping[str, str], key: str) -> int:
    if not header[key].isascii() or not header[key].isdigit() or len(header[key]) > len(str(SEEDS)):
        raise BadRecord(f"{key}: expected a whole number, not “{header[key][:60]}”")
    if int(header[key]) >= SEEDS:
        raise BadRecord(f"{key}: expected less than 2**128, not {header[key]}")
    return int(header[key])


def _names(header: Mapping[str, str]) -> tuple[str, ...]:
    names = _json(header, "names", [])
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > 80:
            raise BadRecord(f"names: expected printable names, not {str(name)[:60]!r}")
    if names and len(names) != _number(header, "players"):
        raise BadRecord(f"names: expected {header['players']} of them, not {len(names)}")
    return tuple(names)


def _json(header: Mapping[str, str], key: str, default: Any) -> Any:
    if key not in header:
        return default
    try:
        value = parse_json(header[key])
    except NotJson:
        raise BadRecord(f"{key}: no JSON: “{header[key][:60]}”") from None
    if type(value) is not type(default):
        raise BadRecord(f"{key}: expected JSON of the form {json.dumps(default)}, not “{header[key][:60]}”")
    return value


def _components(header: Mapping[str, str], game: Game) -> ComponentSet:
    wanted = header["components"].split(" ")[-1]
    given = game.standard_with(wanted)
    if "component-set" in header:
        given = components.read(_json(header, "component-set", {}))
        game.check(given)
    if given.checksum != wanted:
        raise BadRecord(f"components: expected the set {header['components']}, but it is {given.checksum}")
    return given


@dataclass(frozen=True)
class Step:
    """A position of a replay: the one after ``action`` (None: the first), which stands on ``line``; ``picks`` is what
    chance showed by it.

    >>> import osada
    >>> first = next(osada.replay(osada.Table(osada.game("kingdom-builder"), seed=7).record()))
    >>> first.line, first.action, first.picks[0]
    (1, None, ('sector', 2))
    """

    line: int
    action: int | None
    picks: list[Pick]
    state: State


def replay(record: Record) -> Iterator[Step]:
    """Every position of a record, each tested against the rules; Divergence at the first that differs.

    The state of every step is the same object, played on: copy what you keep.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), players=2, seed=7)
    >>> _ = table.play(table.seat, table.state.actions()[0])
    >>> [step.action and table.game.notation(step.action) for step in osada.replay(table.record())]
    [None, 'build 0,10']
    """
    game = record.game
    if record.rules_version > game.rules_version:
        why = f"the record is of rules {record.rules_version}; this Osada knows them up to {game.rules_version}"
        raise Divergence(record.first_line_of_body, "", why)
    moves = list(_moves(record))
    number, _, picks = moves[0]
    dealer = ScriptedDealer(picks)
    try:
        state = game.start(record.players, None, record.options, record.components, dealer)
    except BadOption as error:
        raise Divergence(number, "", str(error)) from None
    except WrongScript as error:
        raise _divergence(game, record, number, error) from None
    _all_dealt(game, dealer, record, number)
    yield Step(number, None, picks, state)
    for number, text, picks in moves[1:]:
        if text.startswith("="):
            if state.seat is not None or totals_as_line(state).split() != text.split():
                came = totals_as_line(state) if state.seat is None else "the game is not over"
                raise Divergence(number, text, came)
            continue
        try:
            action = game.parse(text)
        except NotAnAction as error:
            raise Divergence(number, text, str(error)) from None
        refusal = state.refusal(action)
        if refusal is not None:
            raise Divergence(number, text, game.explain(refusal, "en"))
        dealer.script = list(picks)
        try:
            state.play(action)
        except WrongScript as error:
            raise _divergence(game, record, number, error) from None
        _all_dealt(game, dealer, record, number)
        yield Step(number, action, picks, state)


def _moves(record: Record) -> Iterator[tuple[int, str, list[Pick]]]:
    """The actions (and the totals) with their line numbers and what chance showed after each."""
    move: tuple[int, str, list[Pick]] = (record.first_line_of_body, "", [])
    for number, line in enumerate(record.body, start=record.first_line_of_body):
        line = line.split("#")[0].strip()
        if line and move[1].startswith("="):
            raise Divergence(number, line, "nothing comes after the totals")
        if line.startswith(">"):
            what, _, outcome = line[1:].strip().partition(" ")
            names = record.game.chance.get(what, ())
            if outcome not in names:
                known = f"; there are {', '.join(names)}" if names else ""
                raise Divergence(number, line, f"the rules know no {what} {outcome}{known}")
            move[2].append((what, names.index(outcome)))
        elif line:
            yield move
            move = (number, line, [])
    yield move


def _divergence(game: Game, record: Record, number: int, error: WrongScript) -> Divergence:
    if error.came is None:
        return Divergence(number, _line(record, number), f"the rules deal a {error.expected} after this line")
    what, outcome = error.came
    came = f"{what} {game.chance[what][outcome]}"
    if error.expected != what:
        return Divergence(number, _line(record, number), f"the rules deal a {error.expected}, not {came}")
    return Divergence(number, _line(record, number), f"{came} is not there to be dealt")


def _all_dealt(game: Game, dealer: ScriptedDealer, record: Record, number: int) -> None:
    if dealer.script:
        what, outcome = dealer.script[0]
        why = f"the rules deal no {what} after this line, the record {game.chance[what][outcome]}"
        raise Divergence(number, _line(record, number), why)


def _line(record: Record, number: int) -> str:
    index = number - record.first_line_of_body
    line = record.body[index] if 0 <= index < len(record.body) else ""
    return "" if line.startswith(">") else line


def last_position(record: Record) -> State:
    """The last position of a record; Divergence if the rules do not follow it.

    >>> import osada
    >>> table = osada.Table(osada.game("timber-town"), seed=7)
    >>> osada.last_position(table.record()) == table.state
    True
    """
    state = None
    for step in replay(record):
        state = step.state
    assert state is not None
    return state
