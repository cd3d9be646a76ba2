"""Lessons: they follow the rules as they are, ask for what is offered, show what is there, and answer every click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from osada.core.game import LAYOUTS, Game
from osada.core.lesson import MOST_MARKS, Step
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


def wrong_clicks_are_answered(game: Game) -> None:
    """Whatever else is clicked in a step, the lesson says why not in its own words; and words that it has for a refusal
    are heard somewhere."""
    texts = [Text(language, game.folder / "text", strict=True) for language in LANGUAGES]
    for taught, step in _steps(game):
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
        used |= set(names.values())
        for text, (part, name) in product(texts, names.items()):
            said = text(name, **taught.facts(step))
            assert len(said) <= LONGEST.get(part.split("-")[0], LONGEST_LINE), f"{text.language}: {name} is too long"
            assert said.count("*") % 2 == 0, f"{text.language}: {name} has a star too many"
    source = (game.folder / "text" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(lesson-[\w-]+) =", source, re.MULTILINE)) == used


def _lessons(game: Game) -> Iterator[Teaching]:
    for lesson in game.lessons:
        yield Teaching(game, lesson)


def _steps(game: Game) -> Iterator[tuple[Teaching, Step]]:
    for taught in _lessons(game):
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
