"""Killed, stopped, copied: everybody is where they were, nothing acknowledged is lost, nothing is played twice."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Thread

import httpx
import pytest

import osada
from osada.core.table import Table
from osada.core.text import texts
from osada.server.hall import Hall
from osada.server.loading import Seat
from osada.testing.sample import sample
from tests.patience import PATIENCE, until
from tests.server.browser import GAME, OSADA, Browser, Server, serving

Acknowledged = dict[int, tuple[int, int]]
"""The seat and the action of every entry that was answered with 200."""


def play_until_it_dies(browser: Browser, table: str, seat: int, acknowledged: Acknowledged) -> None:
    """As a page does it: every command twice, as after a dropped line."""
    try:
        while True:
            now = browser.now(table)
            if now["over"]:
                return
            if now["seat"] != seat:
                continue
            action = next(iter(now["places"].values()))[0][0]
            for _ in range(2):
                answer = browser.command(table, "play", seat=seat, action=action, answers=now["number"])
                if answer.status_code == 200:
                    acknowledged[now["number"] + 1] = (seat, action)
    except httpx.TransportError:
        return


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_what_was_acknowledged_before_a_kill_is_there_once(server: Server) -> None:
    host = Browser(server)
    pairs = []
    for _ in range(2):
        table = host.make("person", "link")
        pairs.append((table, host.invite(table, 0), host.invite(table, 1)))
    acknowledged: dict[str, Acknowledged] = {table: {} for table, _, _ in pairs}
    for played in (7, 20, 33):
        threads = [
            Thread(target=play_until_it_dies, args=(who, table, seat, acknowledged[table]))
            for table, one, other in pairs
            for seat, who in enumerate((one, other))
        ]
        for thread in threads:
            thread.start()
        for table, _, _ in pairs:
            server.wait_for_entries(table, played)
        server.kill()
        for thread in threads:
            thread.join()
        server.start()
        for table, one, other in pairs:
            journal = server.journal(table)
            assert [number for number, *_ in journal] == list(range(1, len(journal) + 1))
            kept = {number: (seat, action) for number, _, seat, action in journal}
            assert acknowledged[table] and acknowledged[table].items() <= kept.items()
            plays = sum(kind == "play" for _, kind, *_ in journal)
            assert plays - len(acknowledged[table]) <= 3  # at most one at each kill was not answered
            assert max(who.now(table)["number"] for who in (one, other)) == len(journal)  # half a choice is one's own
            assert one.get(f"/t/{table}").status_code == other.get(f"/t/{table}").status_code == 200


def test_everybody_sees_after_a_kill_what_they_saw_before(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    everybody = [host, host.invite(table, 1), host.invite(table, None)]
    for number in range(7):
        everybody[number // 4].step(table)
    everybody[1].command(table, "undo", seat=1, answers=7)
    paths = [f"/t/{table}", f"/t/{table}/now", f"/t/{table}/words", "/"]
    before = [[one.get(path).text for path in paths] for one in everybody]
    server.kill()
    server.start()
    assert [[one.get(path).text for path in paths] for one in everybody] == before
    assert everybody[1].step(table)["number"] == 9


def test_a_command_that_was_answered_before_a_kill_may_be_repeated_after_it(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    command = {"seat": 0, "action": next(iter(host.now(table)["places"].values()))[0][0], "answers": 0}
    first = host.post(f"/t/{table}/play", command)
    server.kill()
    server.start()
    again = host.post(f"/t/{table}/play", command)
    assert (again.status_code, again.json()) == (200, first.json())
    assert len(server.journal(table)) == 1


def test_links_made_before_a_kill_open_their_seats_after_it(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link")
    link = host.link(table, f"/s/{table}/1/")
    server.kill()
    server.start()
    guest = Browser(server)
    assert guest.sit(link).headers["location"] == f"/t/{table}" and guest.now(table)["viewer"] == 1


def test_a_stream_goes_on_after_a_kill_without_missing_a_line(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    guest = host.invite(table, 1)
    host.step(table)
    with guest.stream(table) as stream:
        seen = stream.event()
        host.step(table)
        server.kill()
    server.start()
    host.step(table)
    with guest.stream(table, last=seen["id"]) as stream:
        missed = stream.event()
    assert missed["id"] == 3
    assert seen["log"] + missed["log"] == guest.now(table)["log"]


@pytest.mark.parametrize("played", sample([0, 5], [0, 1, 5, 10]))
def test_bots_go_on_after_a_kill(server: Server, played: int) -> None:
    host = Browser(server)
    table = host.make("person", "greedy", "random", "greedy", first=2)
    host.get(f"/t/{table}")
    server.wait_for_entries(table, played)
    bots = server.children()
    server.kill()
    until(lambda: not any(map(alive, bots)))
    kept = server.journal(table)
    server.start()
    until(lambda: host.now(table)["seat"] == 0)
    journal = server.journal(table)
    assert journal[: len(kept)] == kept
    assert [number for number, *_ in journal] == list(range(1, len(journal) + 1))
    assert host.step(table)["number"] == len(journal) + 1


RESTLESS = "from osada.server import driver; driver.CALM = 0; from osada.cli import main; main()"
"""A server that leaves nobody time to come back to a game that was left to bots."""


def test_a_whole_game_of_bots_survives_kill_after_kill(server: Server) -> None:
    server.stop()
    server.program = [sys.executable, "-c", RESTLESS]
    server.start()
    host = Browser(server)
    table = host.make("link", "greedy", first=1)
    guest = host.invite(table, 0)
    guest.command(table, "hand-over", seat=0, answers=0, player="greedy")
    for played in (1, 6, 22, 40):
        server.wait_for_entries(table, played)
        server.kill()
        server.start()
        host.get(f"/t/{table}")
    while not (now := host.now(table))["over"]:
        server.wait_for_entries(table, now["number"] + 1)
    journal = server.journal(table)
    assert [number for number, *_ in journal] == list(range(1, len(journal) + 1))
    record = host.get(f"/t/{table}/record")
    again = host.upload(record.content)
    assert [entry[2:] for entry in server.journal(again)] == [entry[2:] for entry in journal[1:]]


GRACELESS = "from osada.server import run; run.GRACE = 10 * {patience}; from osada.cli import main; main()"
"""A server that waits far longer for what does not end than any test does."""


@pytest.fixture
def graceless(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.program = [sys.executable, "-c", GRACELESS.format(patience=PATIENCE)]
    server.start()
    yield server
    server.dismiss()
    server.stop()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_although_streams_are_open(graceless: Server, how: signal.Signals) -> None:
    host = Browser(graceless)
    table = host.make("person", "link", "greedy")
    with ExitStack() as opened:
        streams = [opened.enter_context(one.stream(table)) for one in (host, host.invite(table, 1))]
        for stream in streams:
            stream.event()
        host.get(f"/t/{table}/hint")
        bots = graceless.children()
        graceless.stop(how)
        until(lambda: not any(map(alive, bots)))
    assert "Traceback" not in graceless.log() and "ERROR" not in graceless.log()
    graceless.start()
    assert host.get(f"/t/{table}").status_code == 200


SECRET = "s" * 43
"""Of the browser that has made a table before the server was there."""


def thinking_for_ever(data: Path) -> str:
    """A table with a bot that never comes to an end of its first thought."""
    hall = Hall(data, bots=1)
    seats = [Seat("bot", "A", "hard:1000000000"), Seat("bot", "B", "hard:1000000000")]

    async def make() -> str:
        host = await hall.people.welcome(SECRET)
        return await hall.make(Table(osada.game(GAME), 2, names=("A", "B")), seats, host.id)

    table = asyncio.run(make())
    hall.close()
    return table


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_although_bots_think_and_makes_no_move_up_for_them(tmp_path: Path, how: signal.Signals) -> None:
    """A thought that is ended is no reason to play the first action that comes."""
    table = thinking_for_ever(tmp_path / "data")
    with serving(tmp_path / "data") as server:
        host = Browser(server)
        host.http.cookies.set("osada", SECRET)
        assert host.get(f"/t/{table}").status_code == 200
        until(lambda: len(server.children()) == 3)  # Python's own tracker, the bot, and one for what is quick
        bots = server.children()
        server.stop(how)
        until(lambda: not any(map(alive, bots)))
        assert server.journal(table) == []


@pytest.mark.sqlite_only
def test_a_second_server_on_a_folder_is_refused_in_one_line(server: Server) -> None:
    command = [str(OSADA), "serve", "--data", str(server.data), "--port", str(server.port + 1), "--no-browser"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode != 0
    assert done.stderr == f"osada: {server.data} is in use by another server\n"
    assert done.stdout == ""
    assert Browser(server).get("/").status_code == 200


@pytest.mark.sqlite_only
def test_a_damaged_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "osada.sqlite").write_bytes(b"no database" * 1000)
    command = [str(OSADA), "serve", "--data", str(tmp_path), "--no-browser"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode != 0
    assert done.stderr.startswith("osada: ") and done.stderr.count("\n") == 1


@pytest.mark.sqlite_only
def test_a_backup_of_a_running_server_can_be_served(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    for _ in range(3):
        host.step(table)
    link, before = host.link(table, f"/s/{table}/1/"), host.get(f"/t/{table}/now").text
    copy = tmp_path / "copy"
    copy.mkdir()
    command = [str(OSADA), "backup", str(copy / "osada.sqlite"), "--data", str(server.data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    host.step(table)
    with serving(copy) as other:
        visitor = Browser(other)
        visitor.http.cookies.update(host.http.cookies)
        assert visitor.get(f"/t/{table}/now").text == before
        assert Browser(other).sit(link).headers["location"] == f"/t/{table}"
        assert visitor.step(table)["number"] == 4
        other.dismiss()
    assert len(server.journal(table)) == 4


# A disk that cannot be written


@pytest.mark.sqlite_only
def test_what_cannot_be_written_has_not_happened_and_is_said(server: Server) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    host.step(table)
    before = host.get(f"/t/{table}/now").text
    action = next(iter(host.now(table)["places"].values()))[0][0]
    with closing(sqlite3.connect(server.data / "osada.sqlite", isolation_level=None)) as greedy:
        greedy.execute("BEGIN IMMEDIATE")
        answer = host.command(table, "play", seat=0, action=action, answers=1)
        assert answer.status_code == 503 and answer.json()["error"]
        assert host.get(f"/t/{table}/now").text == before
        greedy.execute("ROLLBACK")
    assert host.command(table, "play", seat=0, action=action, answers=1).status_code == 200
    assert len(server.journal(table)) == 2


# Rules that have changed


def changed_rules(server: Server) -> tuple[Browser, str]:
    """A table whose third entry the rules do not follow."""
    host = Browser(server)
    table = host.make("person", "link", first=1)
    for _ in range(3):
        host.step(table)
    server.stop()
    first = "(SELECT action FROM entries WHERE table_id = ? AND number = 1)"
    assert server.change(f"UPDATE entries SET action = {first} WHERE table_id = ? AND number = 3", table, table) == 1
    server.start()
    return host, table


def test_where_the_log_cannot_tell_it_nobody_is_let_in(server: Server) -> None:
    host, table = changed_rules(server)
    link = host.link(table, f"/s/{table}/1/")
    guest, other = host.invite(table, 1), Browser(server)
    other.post(f"{link}/ask", data={})
    (key,) = guest.asks(table)
    answer = guest.command(table, "admit", key=key, yes=True)
    assert (answer.status_code, answer.json()["error"]) == (409, texts("en")("not-now-changed"))
    assert other.get(f"/t/{table}/now").status_code == 404
    assert host.command(table, "go-on", answers=3).status_code == 200
    assert guest.command(table, "admit", key=key, yes=True).status_code == 200
    assert other.now(table)["viewer"] == 1 and server.journal(table)[-1][1] == "admit"


def test_a_table_that_the_rules_do_not_follow_any_more_goes_on_where_they_do(server: Server) -> None:
    host, table = changed_rules(server)
    update = host.now(table)
    assert update["diverged"] == 2 and not update["places"]
    assert host.command(table, "play", seat=0, action=0, answers=3).status_code == 409
    update = host.command(table, "go-on", answers=3).json()
    assert update["diverged"] is None and update["number"] == 4 and update["places"]
    host.step(table)
    before = host.get(f"/t/{table}/now").text
    server.kill()
    server.start()
    assert host.get(f"/t/{table}/now").text == before


@pytest.mark.parametrize(("which", "more"), [("resign", {}), ("hand-over", {"player": "greedy"}), ("undo", {})])
def test_what_is_acknowledged_while_the_rules_do_not_follow_is_not_lost(
    server: Server, which: str, more: dict[str, object]
) -> None:
    host, table = changed_rules(server)
    answer = host.command(table, which, seat=0, answers=3, **more)
    assert answer.status_code in (200, 409)
    host.command(table, "go-on", answers=host.now(table)["number"])
    before = json.loads(host.get(f"/t/{table}/now").text)
    server.kill()
    server.start()
    after = json.loads(host.get(f"/t/{table}/now").text)
    assert (after["players"], after["panes"], after["over"]) == (before["players"], before["panes"], before["over"])
