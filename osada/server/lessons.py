"""Lessons: a guided game on the page of a table. Every position has an address, so the server remembers nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from osada.core.actions import NotAnAction
from osada.core.game import Game, Layout
from osada.core.lesson import Lesson, Step
from osada.core.table import NotNow, Table
from osada.core.teaching import Teaching, teaching
from osada.core.text import Text
from osada.server import symbols
from osada.server.identity import hall_of, person, remember
from osada.server.live import LiveTable
from osada.server.loading import Seat, header_of
from osada.server.naming import called, name_the_unnamed
from osada.server.pages import as_script, game_of, page, parts_of, table_says
from osada.server.storage import StoredTable
from osada.server.updates import Eyes, document, drawn
from osada.server.visitor import address_of, command, language_of, layout_of, small_number, whole_numbers

EASY = "easy"
"""Who plays the other seats when one plays on."""
NOT_KEPT = {"cache-control": "no-store"}


@dataclass(frozen=True)
class Place:
    """Where a learner is: a step of a lesson, and the clicks that were made in it."""

    game: Game
    lesson: Lesson
    step: Step
    played: tuple[int, ...]
    language: str
    layout: Layout

    @property
    def text(self) -> Text:
        """The messages of the game."""
        return self.game.text(self.language)


def lesson_of(request: Request) -> Lesson:
    """The lesson of the address."""
    found = (lesson for lesson in game_of(request).lessons if lesson.name == request.path_params["lesson"])
    lesson = next(found, None)
    if lesson is None:
        raise HTTPException(404, "there is no such lesson")
    return lesson


def _place(request: Request, step: str = "0", played: str = "-") -> Place:
    lesson = lesson_of(request)
    clicks = [click for click in played.split("-") if click]
    if not small_number(step) or int(step) >= len(lesson.steps) or not all(map(small_number, clicks)):
        raise HTTPException(404, f"steps are 0 to {len(lesson.steps) - 1}")
    game = game_of(request)
    chosen = lesson.steps[int(step)]
    return Place(game, lesson, chosen, tuple(map(int, clicks)), language_of(request), layout_of(request, game))


def _place_of(request: Request) -> Place:
    return _place(request, request.path_params["step"], request.path_params["played"])


# Pages


async def first(request: Request) -> Response:
    """To the first lesson of a game; to its rules if it has none."""
    game = game_of(request)
    lesson = next(iter(game.lessons), None)
    return RedirectResponse(f"/learn/{game.name}/{lesson.name}" if lesson else f"/rules/{game.name}", 303)


async def lesson(request: Request) -> Response:
    """The page of a lesson, at its first step: where somebody was, their browser knows."""
    at = _place(request)
    return await asyncio.to_thread(_lesson_page, request, at)


def _lesson_page(request: Request, at: Place) -> Response:
    taught = teaching(at.game, at.lesson)
    live = _live(request, at, taught, taught.table(at.step))
    eyes = _draw(live, at, taught)
    _, picture = drawn(live, eyes)
    return page(
        request,
        "lesson.html",
        at.text,
        live=live,
        names=called(live, at.text),
        others=0,
        game=at.game,
        lesson=at.lesson,
        drawn=picture,
        symbols_at=symbols.address(at.game, picture, at.language, at.layout),
        layout=at.layout,
        parts=parts_of(picture, at.text),
        start=as_script(_told(live, at, taught, eyes)),
        steps=as_script(_steps(at, taught)),
        seats=[at.lesson.seat],
        abouts=as_script(at.game.abouts(at.language)),
        says=as_script(table_says(at.text) | _says(at.text)),
    )


def _says(text: Text) -> dict[str, str]:
    """The sentences that the module of the page shows by itself."""
    names = {
        "well": "well",
        "asWell": "as-well",
        "nowYou": "now-you",
        "watchOn": "watch-on",
        "wrong": "wrong",
        "show": "show-me",
        "again": "show-again",
        "skip": "skip",
        "next": "next",
        "finish": "play-on",
    }
    said = {key: text(f"page-lesson-{name}") for key, name in names.items()}
    return said | {"stepOf": text("page-lesson-step", step="%s", count="%c")}


def _steps(at: Place, taught: Teaching) -> list[dict[str, Any]]:
    """All that is said and shown, step by step."""
    found = []
    for step in at.lesson.steps:
        says = taught.says(step, at.text)
        found.append(
            {
                "id": step.id,
                "kind": step.kind,
                "says": {part: says[part] for part in says if not part.startswith(("no-", "mark-", "again"))},
                "marks": [[mark, says[f"mark-{number}"]] for number, mark in enumerate(step.marks, 1)],
                "spot": taught.lit(step, taught.table(step)),
                "tap": list(step.tap),
                "at": step.at,
                "end": step.end,
                "rules": list(step.rules),
            }
        )
    return found


# Positions


async def position(request: Request) -> Response:
    """A position of a step, or one on the way while its ``shown`` actions are watched."""
    at, asked = _place_of(request), request.query_params.get("shown", "")
    shown = int(asked) if small_number(asked) else None
    if shown is not None and not at.step.at <= shown <= at.step.end:
        raise HTTPException(404, f"positions of this step are {at.step.at} to {at.step.end}")
    return await asyncio.to_thread(_position, request, at, shown)


def _position(request: Request, at: Place, shown: int | None) -> Response:
    taught = teaching(at.game, at.lesson)
    live = _live(request, at, taught, _table(taught, at, shown))
    return JSONResponse(_told(live, at, taught, _draw(live, at, taught)), headers=NOT_KEPT)


def _table(taught: Teaching, at: Place, shown: int | None = None) -> Table:
    """The table where a learner is; refused unless the step has accepted every click on the way."""
    for click, action in enumerate(at.played):
        if action not in taught.accepted(at.step, taught.table(at.step, at.played[:click]), click):
            raise HTTPException(404, "this step does not accept that")
    return taught.table(at.step, at.played, shown)


async def play(request: Request) -> Response:
    """A click of the learner: the position after it."""
    at, given = _place_of(request), await command(request)
    if "places" in given:
        places = given["places"]
        if not isinstance(places, list) or not all(isinstance(one, str) for one in places):
            raise HTTPException(400, "places: expected names of places")
        return await asyncio.to_thread(_play, request, at, None, places)
    return await asyncio.to_thread(_play, request, at, whole_numbers(given, "actions"), [])


def _play(request: Request, at: Place, actions: tuple[int, ...] | None, places: list[str]) -> Response:
    taught = teaching(at.game, at.lesson)
    if actions is None:
        actions = tuple(_table(taught, at).state.meant_by(places) or ())
    after = Place(at.game, at.lesson, at.step, (*at.played, *actions), at.language, at.layout)
    try:
        table = _table(taught, after)
    except (HTTPException, NotAnAction, NotNow):
        return JSONResponse({"error": at.text(at.lesson.texts(at.step).get("again", "page-lesson-read"))}, 422)
    live = _live(request, after, taught, table)
    return JSONResponse(_told(live, after, taught, _draw(live, after, taught)), headers=NOT_KEPT)


async def why(request: Request) -> Response:
    """Why a click at a place is not what the step asks for."""
    at, place = _place_of(request), request.query_params.get("place", "")[:100]
    return await asyncio.to_thread(_why, at, place)


def _why(at: Place, place: str) -> Response:
    taught = teaching(at.game, at.lesson)
    table = _table(taught, at)
    answer = taught.answer(at.step, table, place)
    said = {"error": at.text(answer.message, **taught.facts(at.step))}
    if answer.refusal is not None:
        names = _names(table, at.text)
        said["rule"] = answer.refusal.rule
        said["help"] = at.game.explain(answer.refusal, at.language, names, table.view(at.lesson.seat))
    return JSONResponse(said, headers=NOT_KEPT)


async def words(request: Request) -> Response:
    """The table in words, as the learner sees it."""
    at = _place_of(request)
    return PlainTextResponse(await asyncio.to_thread(_words, at), headers=NOT_KEPT)


def _words(at: Place) -> str:
    taught = teaching(at.game, at.lesson)
    table = _table(taught, at)
    view = taught.view(at.step, table, len(at.played)) | {"names": _names(table, at.text)}
    return at.game.words(view, at.language)


async def rule(request: Request) -> Response:
    """A rule in a few words."""
    at, wanted = _place_of(request), request.path_params["rule"]
    if wanted not in at.game.rules:
        raise HTTPException(404, f"unknown rule {wanted[:40]}")
    return JSONResponse({"rule": wanted, "help": at.text(f"rule-{wanted}")})


async def play_on(request: Request) -> Response:
    """A table from the end of a lesson, against easy bots."""
    at = _place(request)
    taught = await asyncio.to_thread(teaching, at.game, at.lesson)
    record = replace(taught.record, seed=None)
    seats = [Seat("person", "") if seat == at.lesson.seat else Seat("bot", "", EASY) for seat in range(record.players)]
    name_the_unnamed(seats, at.text)
    who, address = (await person(request)).id, address_of(request)
    table_id = await hall_of(request).from_record(record, seats, who, at.lesson.play_on, address=address)
    return remember(request, RedirectResponse(f"/t/{table_id}", 303))


# What a learner is told


def _live(request: Request, at: Place, taught: Teaching, table: Table) -> LiveTable:
    """The table as the pages of tables show one; it is stored nowhere, and no bot plays at it."""
    hall, names = hall_of(request), _names(table, at.text)
    seats = [Seat("person", name) for name in names]
    header = header_of(table) | {"names": names}
    stored = StoredTable("lesson", at.game.name, header, [vars(seat) for seat in seats], 0, 0, False, None)
    live = LiveTable(stored, table, hall.storage, hall.workers)
    live.table.names = tuple(names)
    live.here.update(range(table.players))
    return live


def _names(table: Table, text: Text) -> list[str]:
    return [_colour(seat, text) for seat in range(table.players)]


def _colour(seat: int, text: Text) -> str:
    return text(f"seat-colour-{seat + 1}")


def _draw(live: LiveTable, at: Place, taught: Teaching) -> Eyes:
    """Draw the table as the learner sees it: what the step does not accept is not offered."""
    eyes = Eyes(at.lesson.seat, at.language, at.layout)
    view = taught.view(at.step, live.table, len(at.played)) | {"names": list(live.table.names)}
    key = eyes.viewer, eyes.language, eyes.layout
    live.pictures[key] = view, at.game.picture(view, at.language, at.layout)
    return eyes


def _told(live: LiveTable, at: Place, taught: Teaching, eyes: Eyes) -> dict[str, Any]:
    """The update of a page, and how far the step is."""
    shown = taught.shown(at.step, at.played)
    clicks = len(at.played)
    follows = list(at.played) == taught.actions[at.step.at : at.step.at + clicks]
    more = {
        "step": at.lesson.steps.index(at.step),
        "played": list(at.played),
        "places": [at.game.place(action) for action in at.played],
        "done": bool(at.step.accept) and clicks == len(at.step.accept),
        "other": not follows,
        "show": None if shown is None else [at.game.place(shown), shown],
    }
    quiet: dict[str, Any] = {"instead": {}, "lifted": None, "undo": False, "turns": []}
    return document(live, eyes, None, 0) | quiet | {"lesson": more}
