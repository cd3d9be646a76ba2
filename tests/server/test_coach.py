"""The coach of a game that is over: progress, what it says, and that it is kept."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Browser, Server, until

RECORD = Path(__file__).parents[1] / "records" / "kingdom-builder-first-game-2-players.record"


def ready(browser: Browser, table: str) -> dict[str, Any]:
    shares = []
    for _ in range(900):
        said: dict[str, Any] = browser.get(f"/t/{table}/coach").json()
        shares.append(said["done"])
        if said["ready"]:
            assert shares == sorted(shares)
            return said
        time.sleep(0.2)
    pytest.fail("the coach never came to an end")


def test_the_coach_names_turns_and_what_was_better(browser: Browser) -> None:
    table = browser.upload(RECORD.read_bytes())
    assert not browser.get(f"/t/{table}/coach").json()["begun"]
    assert browser.post(f"/t/{table}/coach").json()["begun"]
    said = ready(browser, table)
    assert said["done"] == said["count"] == len(said["chances"]) > 10
    assert [at for at, *_ in said["chances"]] == sorted({at for at, *_ in said["chances"]})
    assert all(sum(shares) == pytest.approx(1, abs=0.01) for _, *shares in said["chances"])
    assert 0 < len(said["named"]) <= 3
    for turn in said["named"]:
        assert turn["played"].startswith("Played: ") and turn["better"].startswith("Better: ")
        assert turn["played"].partition(": ")[2] != turn["better"].partition(": ")[2]
    assert browser.post(f"/t/{table}/coach").json() == said, "kept: it is not thought about again"
    on = browser.post(f"/t/{table}/play-on", json={"at": said["named"][0]["at"], "seat": said["named"][0]["seat"]})
    branch = on.json()["address"].removeprefix("/t/")
    now = browser.now(branch)
    assert now["seat"] == said["named"][0]["seat"] and now["yours"]
    assert [player["bot"] is None for player in now["players"]].count(True) == 1


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
