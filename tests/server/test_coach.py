"""The coach of a game that is over: progress, what it says, and that it is kept."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import Future
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import osada
from osada.core.record import parse
from osada.core.state import State
from osada.players.appraisal import APPRAISAL, Appraisal, appraise
from osada.players.coach import Verdict, judge_turn, told_of, turns_of
from osada.server import coaching
from osada.server.coach import _moves
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.queue import Asker
from osada.server.schema import StorageError
from osada.server.storage import StoredEntry
from osada.server.workers import WorkerDied
from tests.commands.test_advising import PASS, cut
from tests.patience import become, until
from tests.server.browser import Browser, Server, poor_start

RECORD = Path(__file__).parents[1] / "records" / "kingdom-builder-first-game-2-players.record"


def ready(browser: Browser, table: str) -> dict[str, Any]:
    """What the coach says when it is ready; until then it goes on and on."""
    done = 0

    def further() -> dict[str, Any] | None:
        said: dict[str, Any] = browser.get(f"/t/{table}/coach").json()
        assert said["done"] >= done and not said["failed"]
        return said if said["done"] > done or said["ready"] else None

    while not (said := until(further))["ready"]:
        done = said["done"]
    return said


def test_the_coach_names_turns_and_what_was_better(browser: Browser) -> None:
    table = browser.upload(poor_start())
    assert browser.post(f"/t/{table}/coach").status_code == 409
    browser.command(table, "resign", seat=1, answers=browser.now(table)["number"])
    assert not browser.get(f"/t/{table}/coach").json()["begun"]
    assert browser.post(f"/t/{table}/coach").json()["begun"]
    said = ready(browser, table)
    assert said["done"] == said["count"] == len(said["chances"]) == 5
    assert [at for at, *_ in said["chances"]] == sorted({at for at, *_ in said["chances"]})
    assert all(sum(shares) == pytest.approx(1, abs=0.01) for _, *shares in said["chances"])
    assert 0 < len(said["named"]) <= 4
    assert len(said["seats"]) == 2 and all("of the turns as good as the best" in seat for seat in said["seats"])
    for turn in said["named"]:
        assert turn["played"].startswith("Played: ") and turn["better"].startswith("Better: ")
        assert turn["played"].partition(": ")[2] != turn["better"].partition(": ")[2]
        assert turn["title"].startswith("Round ") and turn["places"] and all(turn["places"])
        assert turn["differs"] and {place for place, _ in turn["differs"]} <= set(turn["places"])
        assert len(turn["more"]) <= 2 and all(reason.endswith(".") for reason in turn["more"])
        assert all(tuple(move) in pairwise(turn["places"]) for move in turn["moves"])
    assert browser.post(f"/t/{table}/coach").json() == said, "kept: it is not thought about again"
    beyond = browser.post(f"/t/{table}/play-on", json={"at": 25})
    assert beyond.status_code == 400 and "positions to play on from are 0 to" in beyond.text
    on = browser.post(f"/t/{table}/play-on", json={"at": said["named"][0]["at"], "seat": said["named"][0]["seat"]})
    branch = on.json()["address"].removeprefix("/t/")
    now = browser.now(branch)
    assert now["seat"] == said["named"][0]["seat"] and now["yours"]
    assert [player["bot"] is None for player in now["players"]].count(True) == 1


def test_a_page_is_told_what_the_coach_says(browser: Browser, tmp_path: Path) -> None:
    """Passing looked better there once; played to the end, taking the beaver is better by 5 points."""
    table = browser.upload(cut(PASS, tmp_path, 98).read_bytes())
    best, other = browser.get(f"/t/{table}/hint").json()["advice"]
    assert best["label"].startswith("Take: ") and other["label"] == "Pass" and "Square +5" in best["why"]
    turn = next(turn for turn in turns_of(parse(PASS.read_text("utf-8"))) if turn.at == 98)
    verdict = judge_turn(turn.position, turn.clicks)
    words = told_of(turn.position, 27, turn.clicks, verdict, "en")
    assert words.played == other["label"] and words.better.startswith(best["label"])
    assert f"about {round(verdict.cost)} points better" in best["better"]


def test_a_coach_that_cannot_finish_says_so_and_may_begin_again(server: Server) -> None:
    browser = Browser(server)
    table = browser.upload(RECORD.read_bytes())
    assert not browser.post(f"/t/{table}/coach").json()["failed"]

    def failed() -> bool:
        for pid in server.children():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return browser.get(f"/t/{table}/coach").json()["failed"] is True

    until(failed)
    said = browser.get(f"/t/{table}/coach").json()
    assert not said["begun"] and not said["ready"] and not said["named"]
    again = browser.post(f"/t/{table}/coach").json()
    assert again["begun"] and not again["failed"]


def test_the_coach_comes_when_the_game_is_over(browser: Browser) -> None:
    table = browser.make("person", "person")
    assert browser.get(f"/t/{table}/coach").status_code == 409
    assert browser.post(f"/t/{table}/coach").status_code == 409


def test_a_seat_that_is_none_is_refused(browser: Browser) -> None:
    table = browser.upload(RECORD.read_bytes())
    answer = browser.post(f"/t/{table}/play-on", json={"at": 0, "seat": 2})
    assert answer.status_code == 400 and "seats are 0 to 1" in answer.text


# Without the server


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks about three turns."""
    monkeypatch.setattr(coaching, "turns_of", lambda record: turns_of(record)[:3])


async def over(hall: Hall) -> LiveTable:
    record = parse(RECORD.read_text("utf-8"))
    live = await hall.find(await hall.from_record(record, [Seat("person", "A"), Seat("person", "B")], "me"))
    assert live is not None and live.table.seat is None
    return live


@pytest.mark.usefixtures("few")
def test_a_coach_whose_word_cannot_be_kept_says_so(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> Future[None]:
        raise StorageError("the disk is full")

    async def work() -> None:
        live = await over(hall)
        monkeypatch.setattr(hall.storage, "keep_coaching", full)
        await hall.coachings.begin(live)
        coach = hall.coachings.of(live)
        assert coach is not None
        await become(lambda: coach.failed)
        assert len(coach.turns) == coach.count == 3

    asyncio.run(work())


@pytest.mark.usefixtures("few")
def test_the_coach_begins_with_what_a_hint_has_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Appraisal | None] = []

    async def appraised(state: State, played: object, kept: Appraisal | None, asker: Asker) -> Verdict:
        given.append(kept)
        return Verdict((0.0,) * state.players)

    async def work() -> None:
        live = await over(hall)
        second = turns_of(live.table.record())[1]
        found = appraise(second.position, budget=APPRAISAL.counted(0))
        live.appraised.keep(second.position, found)
        monkeypatch.setattr(hall.workers, "appraise", appraised)
        await hall.coachings.begin(live)
        await become(lambda: len(given) == 3)
        assert given == [None, found, None]

    asyncio.run(work())


def test_a_coach_stops_when_its_table_goes(hall: Hall) -> None:
    async def delete() -> None:
        live = await over(hall)
        await hall.coachings.begin(live)
        _, task = hall.coachings._begun[live.id]
        await become(lambda: hall.workers.thinking == 1)
        await hall.delete(live.id)
        assert hall.coachings.of(live) is None
        await become(task.done)
        assert task.cancelled(), "it thinks about no other turn"
        await become(lambda: hall.workers.thinking == 0)

    asyncio.run(delete())


@pytest.mark.usefixtures("few")
def test_few_of_the_coaches_that_could_not_finish_are_remembered(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "FAILED", 2)

    async def killed(*_: object) -> None:
        raise WorkerDied("killed")

    async def work() -> None:
        monkeypatch.setattr(hall.workers, "appraise", killed)
        tables = [await over(hall) for _ in range(4)]
        for live in tables:
            await hall.coachings.begin(live, Asker(live.id))
        await become(lambda: not hall.coachings)
        assert sum(hall.coachings.of(live) is not None for live in tables) == 2

    asyncio.run(work())


def test_what_was_said_of_a_game_that_went_on_is_void(hall: Hall) -> None:
    async def go_on() -> None:
        live = await over(hall)
        await asyncio.wrap_future(hall.storage.keep_coaching(live.id, [1]))
        await asyncio.wrap_future(hall.storage.append(live.id, [StoredEntry(live.number + 1, "resign", 1, None, {})]))
        assert hall.storage.coaching(live.id) == [1]
        await asyncio.wrap_future(hall.storage.append(live.id, [StoredEntry(live.number + 2, "go-on", -1, None, {})]))
        assert hall.storage.coaching(live.id) is None

    asyncio.run(go_on())


def test_a_move_of_a_better_turn_goes_from_where_a_thing_is_lifted_to_where_it_is_put() -> None:
    game = osada.game("timber-town")
    state = game.start(seed=7)
    take = state.actions()[0]
    clicks = [take]
    while not clicks[1:] or not state.settled:
        state.play(clicks[-1])
        if not state.settled:
            clicks.append(state.actions()[0])
    moves = _moves(game, game.start(seed=7), clicks, [])
    assert moves == [[game.place(one), game.place(other)] for one, other in pairwise(clicks)]
    assert _moves(game, game.start(seed=7), clicks, clicks) == [], "what was played is no advice"
