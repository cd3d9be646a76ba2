"""Lessons: they follow the rules as they are, ask for what is offered, show what is there, and answer every click."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from osada.core.game import LAYOUTS, Game
from osada.core.lesson import FIRST, MOST_MARKS, Lesson, Step
from osada.core.options import BadOption, Option
from osada.core.svg import Picture
from osada.core.teaching import Teaching
from osada.core.text import LANGUAGES, Text
from osada.testing.limits import LONGEST_BODY, LONGEST_LINE, LONGEST_MARK, LONGEST_TITLE, MOST_STEPS
from osada.testing.sample import sample

LONGEST = {"title": LONGEST_TITLE, "body": LONGEST_BODY, "mark": LONGEST_MARK}
"""Letters of the texts of a step, by what they are for; the others have `LONGEST_LINE`."""


def the_game_teaches_itself(game: Game) -> None:
    """It has a first game with a guide, and no lesson is long; or it says that it has none."""
    assert bool(game.lessons) == game.teaches, "a game has lessons, or says that it teaches nothing"
    assert not game.lessons or game.lessons[0].name == "first"
    for lesson in game.lessons:
        assert 0 < len(lesson.steps) <= MOST_STEPS
        assert len({step.id for step in lesson.steps}) == len(lesson.steps)


def lessons_follow_the_rules(game: Game) -> None:
    """The record of a lesson is played as the rules are now, and every step has its position in it; one can play on."""
    for taught in _lessons(game):
        lesson = taught.lesson
        assert taught.record.game.name == game.name and lesson.seat in range(taught.record.players)
        for step in lesson.steps:
            assert 0 <= step.at <= step.end <= taught.count, step.id
            assert step.until is None or step.until > step.at, step.id
        assert 0 < lesson.play_on <= taught.count
        assert _seat_at(taught, lesson.play_on) == lesson.seat, "the learner is to play on"


def what_lessons_ask_for_is_allowed(game: Game) -> None:
    """Whatever a step accepts is offered, the rest of the step can be done after it, and the record does the same."""
    for taught, step in _steps(game):
        recorded = taught.actions[step.at : step.end] if step.accept else []
        for way in taught.ways(step):
            table = taught.table(step, way)
            if len(way) < len(step.accept):
                assert taught.accepted(step, table, len(way)), (
                    f"{step.id}: nothing of {step.accept[len(way)]} is offered"
                )
            if way == recorded[: len(way)] and len(way) < len(recorded):
                assert recorded[len(way)] in taught.accepted(step, table, len(way)), f"{step.id}: not what is recorded"
        assert step.rules == tuple(rule for rule in step.rules if rule in game.rules), step.id
        assert not step.score or step.score in taught.table(step).state.scores()[taught.lesson.seat], step.id


def lessons_show_every_kind_of_action(game: Game) -> None:
    """Every verb of the notation is done or watched in some lesson."""
    shown = {_verb(game, action) for taught, step in _steps(game) for action in taught.actions[step.at : step.end]}
    wanted = {_verb(game, action) for action in range(len(game.space))} if game.teaches else set()
    assert wanted <= shown, f"no lesson shows: {', '.join(sorted(wanted - shown))}"


def lessons_count_every_line(game: Game) -> None:
    """Every line that a score sheet of the game may have, whatever it is set up with, is counted in some lesson."""
    counted = {step.score for lesson in game.lessons for step in lesson.steps}
    wanted = _lines(game) if game.teaches else set()
    assert wanted <= counted, f"no lesson counts: {', '.join(sorted(wanted - counted))}"


def _lines(game: Game) -> set[str]:
    """The lines of the score sheet: with every choice of every option, and with every card that can be picked."""
    starts = [{option.name: chosen} for option in game.options for chosen in _choices(option)]
    sheets = [game.start(seed=0, options=options).scores() for options in _possible(game, [{}, *starts])]
    return {line for sheet in sheets for score in sheet for line in score}


def _possible(game: Game, starts: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for options in starts:
        with suppress(BadOption):  # a seat that the smallest table does not have
            game.complete(options, game.seats[0])
            yield options


def _choices(option: Option) -> list[str | list[str]]:
    """The choices of an option; where something is picked, picks that have every name in one of them."""
    picks: list[list[str]] = []
    if option.kinds:
        rows = max(len(names) for _, names in option.kinds)
        picks = [[names[row % len(names)] for _, names in option.kinds] for row in range(rows)]
    elif option.pick:
        names = (*option.names, *option.names)
        picks = [list(names[at : at + option.pick]) for at in range(0, len(option.names), option.pick)]
    return [*option.choices, *picks]


def _verb(game: Game, action: int) -> str:
    return game.notation(action).partition(" ")[0]


def wrong_clicks_are_answered(game: Game) -> None:
    """Whatever else is clicked in a step, the lesson says why not in its own words; and words that it has for a refusal
    are heard somewhere."""
    texts = [Text(language, game.folder / "text", strict=True) for language in LANGUAGES]
    for taught, step in _steps(game, every=sample(4, 1)):
        if not step.asks:
            continue
        heard = set()
        for way in taught.ways(step)[: sample(3, 20)]:
            if len(way) == len(step.accept) and step.accept:
                continue
            table = taught.table(step, way)
            offered = taught.view(step, table, len(way))["offers"]
            places = sorted(_places(game.picture(table.view(taught.lesson.seat), "en"), drawers=True) - offered.keys())
            heard |= {taught.answer(step, table, place).message for place in places}
        assert all(text(message, **taught.facts(step)) for message in heard for text in texts)
        own = {taught.lesson.texts(step)[f"no-{reason}"] for reason in step.answers}
        assert own <= heard, f"{step.id}: nobody hears {', '.join(sorted(own - heard))}"


def what_lessons_show_is_there(game: Game) -> None:
    """Every place that a step lights, numbers or asks to point at is drawn at a desk and on a phone, in no drawer."""
    for taught, step in _steps(game):
        assert len(step.marks) <= MOST_MARKS and set(step.tap) <= set(step.marks), step.id
        table = taught.table(step)
        if step.until is not None:
            table = taught.table(step, shown=step.until)
        view = taught.view(step, table, 0)
        wanted = {*taught.lit(step, table), *step.marks}
        for layout in LAYOUTS:
            drawn = _places(game.picture(view, "en", layout), drawers=False)
            assert wanted <= drawn, f"{step.id}: {', '.join(sorted(wanted - drawn))} is not drawn ({layout})"


def lessons_are_told_in_every_language(game: Game) -> None:
    """Every step has its texts, each in every language and none of them long; and nobody's words are left over."""
    texts = [Text(language, game.folder / "text", strict=True) for language in LANGUAGES]
    used = set()
    for taught, step in _steps(game):
        names = taught.lesson.texts(step)
        used |= {*names.values(), *_own_title(taught.lesson)}
        assert all(text(taught.lesson.title) for text in texts)
        for text, (part, name) in product(texts, names.items()):
            said = text(name, **taught.facts(step))
            assert len(said) <= LONGEST.get(part.split("-")[0], LONGEST_LINE), f"{text.language}: {name} is too long"
            assert said.count("*") % 2 == 0, f"{text.language}: {name} has a star too many"
    source = (game.folder / "text" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == used


def _own_title(lesson: Lesson) -> set[str]:
    return set() if lesson.name == FIRST else {lesson.title}


def _lessons(game: Game) -> Iterator[Teaching]:
    for lesson in game.lessons:
        yield Teaching(game, lesson)


def _steps(game: Game, every: int = 1) -> Iterator[tuple[Teaching, Step]]:
    """The steps of the first lesson and of all others, or of one in so many."""
    for taught in [*_lessons(game)][::every]:
        for step in taught.lesson.steps:
            yield taught, step


def _seat_at(taught: Teaching, at: int) -> int | None:
    seat: int | None = taught.table(Step("play-on", at)).state.seat
    return seat


def _places(picture: Picture, drawers: bool) -> set[str]:
    """The places and pieces that a picture names, those in drawers perhaps left out."""
    hidden = set() if drawers else {part.pane for part in picture.drawers}
    drawn = "".join(pane.markup() for name, pane in picture.panes.items() if name not in hidden)
    return set(re.findall(r'data-(?:place|about)="([^"]+)"', drawn))
