"""What all score sheets share: faults as data, and checks of what was typed in.

A fault is a code, the place where it is and the numbers; it is told by the message ``fault-CODE``. A check raises
`ScoreSheetError` with one fault. A sheet that names all of them at once puts every part of its checks into
``with found.part():``, counts what can be counted, and leaves it to `Counted.settled` to raise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from osada.core.game import Game, Score, ScoreSheetError, span
from osada.core.text import texts
from osada.core.typeset import plain

LONGEST = 60
"""Letters of what came that a sentence repeats."""


@dataclass(frozen=True)
class Fault:
    """Something that cannot be, or that is still missing: the message ``fault-CODE`` tells it."""

    code: str
    place: str = ""
    """Where it is on the sheet that people tap; empty if it is nowhere in particular."""
    facts: Mapping[str, int | str] = field(default_factory=dict)
    open: bool = False
    """Whether nothing is wrong and only something is missing."""


@dataclass(frozen=True)
class Counted:
    """What a sheet comes to: points as far as they can be told, who is ahead, and all that is wrong or missing."""

    scores: list[Score] | None
    winners: list[int]
    faults: list[Fault]

    def settled(self, game: Game) -> tuple[list[Score], list[int]]:
        """The points and the winners, or ScoreSheetError with every fault."""
        if self.faults or self.scores is None:
            raise ScoreSheetError(
                "; ".join(_english(game.folder / "text", fault) for fault in self.faults), self.faults
            )
        return self.scores, self.winners


Wrong = Callable[..., ScoreSheetError]


def sentences(file: str) -> Wrong:
    """For the sheet in this file: a function that makes the error of a fault, with its sentence in English."""
    folder = Path(file).parent / "text"

    def wrong(code: str, place: str = "", open: bool = False, **facts: int | str) -> ScoreSheetError:  # noqa: A002
        found = Fault(code, place, facts, open)
        return ScoreSheetError(_english(folder, found), [found])

    return wrong


def told(game: Game, fault: Fault, language: str) -> str:
    """A fault as a sentence."""
    return game.text(language)(f"fault-{fault.code}", **game.shown(fault.facts))


def _english(folder: Path, fault: Fault) -> str:
    return as_typed(texts("en", folder)(f"fault-{fault.code}", **fault.facts))


def as_typed(said: str) -> str:
    """A sentence without what compositors put in: it repeats what was typed."""
    return plain(said).replace("\u2212", "-")


class Faults:
    """All that was found wrong with a sheet."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    @contextmanager
    def part(self) -> Iterator[None]:
        """A part of the checks: it ends with its first fault, and the next part goes on."""
        try:
            yield
        except ScoreSheetError as error:
            self.found += error.faults or [Fault("other", facts={"said": str(error)})]

    def passes(self, check: Callable[[Any], object], given: Any) -> bool:
        """Whether a check finds nothing wrong with what was given."""
        before = len(self.found)
        with self.part():
            check(given)
        return len(self.found) == before

    def players(self, document: Mapping[str, Any], seats: range) -> list[Any]:
        """The players of a sheet, whose names are looked at; none if there are not as many as the game is for."""
        players = document.get("players")
        if "players" in document:
            self.passes(lambda given: names(given, seats), players)
        return players if isinstance(players, list) and len(players) in seats else []


_wrong = sentences(__file__)


def fields(where: str, given: Any, needed: Sequence[str], more: Sequence[str] = ()) -> None:
    """An object with these fields and no others."""
    if not isinstance(given, Mapping):
        raise _wrong("form-object", where=where, fields=", ".join(needed), given=short(given))
    for name in needed:
        if name not in given:
            raise _wrong("form-missing", where=where, field=name)
    for name in given:
        if name not in (*needed, *more):
            known = ", ".join((*needed, *more))
            raise _wrong("form-unknown", where=where, field=repr(name), fields=known)


def names(players: Any, seats: range) -> list[str]:
    """The names of the players, each another one."""
    if not isinstance(players, list) or len(players) not in seats:
        came = len(players) if isinstance(players, list) else short(players)
        raise _wrong("form-players", "players", seats=span(seats, " to "), given=str(came))
    found: list[str] = []
    for number, player in enumerate(players, start=1):
        name = player.get("name") if isinstance(player, dict) else None
        place = f"name-{number - 1}"
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise _wrong("form-name", place, number=number, given=short(player))
        if name.strip() in [other.strip() for other in found]:
            raise _wrong("form-same-name", place, name=repr(name))
        found.append(name)
    return found


def one_of(where: str, given: Any, known: Sequence[str]) -> str:
    """One of these words."""
    if not isinstance(given, str) or given not in known:
        raise _wrong("form-word", where=where, given=short(given), known=", ".join(known))
    return given


def whole_number(where: str, given: Any, lowest: int, highest: int, place: str = "") -> int:
    """A whole number in these bounds."""
    if not isinstance(given, int) or isinstance(given, bool) or not lowest <= given <= highest:
        raise _wrong("form-number", place, where=where, lowest=str(lowest), highest=str(highest), given=short(given))
    return given


def listed(where: str, given: Any, of: str) -> list[Any]:
    """A list; ``of`` says what is in it."""
    if not isinstance(given, list):
        raise _wrong("form-list", where=where, of=of, given=short(given))
    return given


def short(given: Any) -> str:
    """What came, as far as it fits into a line."""
    shown = repr(given)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
