"""A lesson as it is taught: its positions, what a step offers there, and the answers to wrong clicks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

from osada.core import record as records
from osada.core.dealer import Dealer
from osada.core.game import Game, View, points
from osada.core.lesson import Lesson, Step
from osada.core.record import Record
from osada.core.refusal import Refusal
from osada.core.replay import Replay
from osada.core.table import Table
from osada.core.text import Text

MANY = 200
"""More ways through a step than this are not followed."""


@dataclass(frozen=True)
class Answer:
    """What a click that a step does not accept is answered with: one of the lesson's messages, and the rule behind it
    if there is one."""

    message: str
    refusal: Refusal | None = None


class Teaching:
    """A lesson of a game, with all positions of its record."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.record: Record = records.parse(lesson.file.read_text("utf-8"))
        self._replay = Replay(self.record)

    @property
    def count(self) -> int:
        """How many actions the record has."""
        return self._replay.count

    @cached_property
    def actions(self) -> list[int]:
        """The actions of the record."""
        line = (entry.command for entry in self._replay.end.journal)
        return [action for command in line for action in getattr(command, "actions", ())]

    def table(self, step: Step, played: Sequence[int] = (), shown: int | None = None) -> Table:
        """The table of a step after some clicks of the learner; or, of a step that is watched, after ``shown`` actions
        of the record. What the record goes on with is met as the record has it."""
        at = step.at if shown is None else shown
        if list(played) == self.actions[at : at + len(played)]:
            return self._replay.at(at + len(played))
        table = self._replay.at(at).branch(Dealer(at))
        for action in played:
            table.play(self.lesson.seat, action)
        return table

    def accepted(self, step: Step, table: Table, click: int) -> list[int]:
        """The actions that a step accepts as its click of this number: those that match, of what is offered."""
        if click >= len(step.accept) or table.state.seat != self.lesson.seat:
            return []
        return [action for action in table.state.actions() if step.accepts(click, self.game.notation(action))]

    def shown(self, step: Step, played: Sequence[int]) -> int | None:
        """The click that "show me" makes next: the record's, as long as the learner has followed it."""
        click = len(played)
        follows = click < len(step.accept) and list(played) == self.actions[step.at : step.at + click]
        return self.actions[step.at + click] if follows else None

    def view(self, step: Step, table: Table, click: int) -> View:
        """What the learner sees: of what could be done, only what the step accepts."""
        seen = cast(View, table.view(self.lesson.seat))
        accepted = set(self.accepted(step, table, click))
        offers = {place: [one for one in actions if one in accepted] for place, actions in seen["offers"].items()}
        return cast(View, {**seen, "offers": {place: actions for place, actions in offers.items() if actions}})

    def lit(self, step: Step, table: Table) -> list[str]:
        """The places in the light: those of the step, and those that the points of its line come from."""
        view = cast(View, table.view(self.lesson.seat))
        sources = self.game.sources(view, step.score, self.lesson.seat) if step.score else []
        return list(dict.fromkeys((*step.spot, *sources)))

    def answer(self, step: Step, table: Table, place: str) -> Answer:
        """The answer to a click at a place that the step does not accept."""
        texts = self.lesson.texts(step)
        refusals = [] if table.state.seat is None else map(table.state.why_not, table.state.meant(place))
        refusal = next((found for found in refusals if found is not None), None)
        own = texts.get(f"no-{refusal.reason}") if refusal else None
        return Answer(own or texts.get("again", "page-lesson-read"), refusal)

    def says(self, step: Step, text: Text) -> dict[str, str]:
        """The texts of a step in a language, by what they are for."""
        return {part: text(name, **self.facts(step)) for part, name in self.lesson.texts(step).items()}

    def facts(self, step: Step) -> dict[str, Any]:
        """What the texts of a step may say: of a line of the score sheet, the points of the learner."""
        if not step.score:
            return {}
        score = self._replay.at(step.at).state.scores()[self.lesson.seat]
        return {"points": score[step.score], "total": points(score)}

    def ways(self, step: Step) -> list[list[int]]:
        """Every series of clicks that a step accepts, half-done ones included; not more than `MANY`."""
        found: list[list[int]] = [[]]
        for way in found:
            table = self.table(step, way)
            found += [[*way, action] for action in self.accepted(step, table, len(way))][: MANY - len(found)]
        return found


@lru_cache(maxsize=32)
def teaching(game: Game, lesson: Lesson) -> Teaching:
    """A lesson with its positions; its record is played once for everybody who learns."""
    return Teaching(game, lesson)
