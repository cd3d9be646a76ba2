"""Several processes that serve the same tables in PostgreSQL, and are really killed."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from benchmarks.chaos import chaos
from osada.core.record import parse
from osada.core.table import Table
from osada.server.hall import Hall
from osada.server.returning import BadPasskey
from osada.server.sayings import PER_MINUTE
from osada.testing.sample import sample
from tests.patience import PATIENCE, until
from tests.postgres import Cluster, address_of
from tests.server.browser import FINISHED, GAME, LOG_LINE, OSADA, Browser, Server, serving

pytestmark = pytest.mark.xdist_group("many")


@pytest.fixture
def two(cluster: Cluster, tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers, each a process of its own, on one database."""
    address = address_of(cluster.place(tmp_path / "one"))
    with ExitStack() as stack:
        started = [stack.enter_context(serving(tmp_path / name, database=address)) for name in ("one", "two")]
        yield started
    for server in started:
        assert not LOG_LINE.search(server.log()), server.log()


@pytest.fixture(scope="module")
def cluster_of_its_own(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """PostgreSQL that may be killed: no other test uses it."""
    folder = Path(tempfile.mkdtemp(prefix="osada-postgres-"))
    folder.chmod(0o755)
    made = Cluster(folder / "server")
    made.make(cluster.password)
    yield made
    made.stop("immediate")
    shutil.rmtree(folder)


def at(server: Server, browser: Browser) -> Browser:
    """The same person at another process."""
    other = Browser(server)
    other.http.cookies.update(browser.http.cookies)
    return other


def test_a_table_answers_alike_whichever_process_is_asked(two: list[Server]) -> None:
    here = Browser(two[0])
    table = here.make("person", "person", first=1)
    there = at(two[1], here)
    for _ in range(4):
        here.step(table)
        assert there.now(table, uncover=False) == here.now(table, uncover=False)
        there.step(table)
        assert here.now(table, uncover=False) == there.now(table, uncover=False)
    numbers = [number for number, *_ in two[0].journal(table)]
    assert numbers == list(range(1, 9))


def test_news_reach_the_streams_of_the_other_process(two: list[Server]) -> None:
    host = Browser(two[0])
    table = host.make("person", "link", first=1)
    link = host.link(table, f"/s/{table}/1/")
    guest = Browser(two[1])
    assert guest.sit(link, "Zuzana").headers["location"] == f"/t/{table}"
    until(lambda: "Zuzana" in host.get(f"/t/{table}").text)
    with guest.stream(table) as stream:
        before = stream.event()["number"]
        number = host.step(table)["number"]
        assert stream.event_where(lambda told: told["number"] > before)["number"] <= number
    assert host.post(f"/t/{table}/delete").status_code == 303
    assert guest.get(f"/t/{table}").status_code == 404


def test_what_is_said_at_one_process_is_heard_at_the_other_and_counted_at_both(two: list[Server]) -> None:
    host = Browser(two[0])
    table = host.make("person", "link", first=1)
    guest = Browser(two[1])
    assert guest.sit(host.link(table, f"/s/{table}/1/")).status_code == 303
    with guest.http.stream("GET", f"/t/{table}/stream?feed=x&said=0") as answer:
        lines = answer.iter_lines()
        until(lambda: host.get(f"/t/{table}/said").json()["talks"])
        hosts = [host, at(two[1], host)]
        said = [hosts[turn % 2].command(table, "say", seat=0, sentence="hello") for turn in range(PER_MINUTE)]
        assert [answer.status_code for answer in said] == [200] * PER_MINUTE
        assert until(lambda: next(line for line in lines if line == "event: said"))
    known = guest.get(f"/t/{table}/said").json()
    assert (
        known == {**host.get(f"/t/{table}/said").json(), "others": [[0, True]]} and len(known["lately"]) == PER_MINUTE
    )
    for one in hosts:
        refused = one.http.post(f"/t/{table}/say", json={"seat": 0, "sentence": "hello"})
        assert refused.status_code == 429, "what is said at either counts at both"


def test_whoever_has_come_to_a_shared_screen_is_there_for_the_stream_of_the_other_process(two: list[Server]) -> None:
    here = Browser(two[0])
    table = here.make("person", "person", game="beer-bread")
    there = at(two[1], here)
    with there.stream(table, feed="x") as stream:
        told = stream.event()
        for _ in range(6):
            seat = told["curtain"]
            if seat is not None:
                uncovered = here.command(table, "uncover", seat=seat, since=told["number"], feed="x")
                told = uncovered.json()
                assert told["viewer"] == seat and told["curtain"] is None
            actions = sorted(offer[0] for offers in told["places"].values() for offer in offers)
            played = {"seat": told["viewer"], "action": actions[0], "answers": told["number"], "feed": "x"}
            own = here.command(table, "play", **played).json()
            told = stream.event_where(lambda news, own=own: news["number"] == own["number"])  # type: ignore[misc]
            assert (told["viewer"], told["curtain"]) == (own["viewer"], own["curtain"])


def test_who_comes_second_is_late_and_reads_on(two: list[Server]) -> None:
    here = Browser(two[0])
    table = here.make("person", "person", first=1)
    there = at(two[1], here)
    now = here.now(table)
    first, *_, last = sorted(action for offers in now["places"].values() for action, *_ in offers)
    assert first != last
    with two[1].asleep():
        played = here.command(table, "play", seat=now["viewer"], action=first, answers=now["number"])
        assert played.status_code == 200
    late = there.command(table, "play", seat=now["viewer"], action=last, answers=now["number"])
    assert late.status_code == 409, late.text
    again = there.command(table, "play", seat=now["viewer"], action=first, answers=now["number"])
    assert again.status_code == 200 and again.json()["number"] == played.json()["number"], "twice is once"


def test_what_one_process_has_acknowledged_the_other_goes_on_from_when_it_is_killed(two: list[Server]) -> None:
    here = Browser(two[0])
    table = here.make("person", "person", first=1)
    there = at(two[1], here)
    there.step(table)
    for turn in range(4):
        killed, left = two[turn % 2], (here, there)[1 - turn % 2]
        number = (here, there)[turn % 2].step(table)["number"]
        killed.kill()
        assert left.now(table)["number"] == number
        left.step(table)
        killed.start()
    assert [number for number, *_ in two[0].journal(table)] == list(range(1, 10))


def nearly_over(left: int = 30) -> str:
    """A record of all but the last actions of a game."""
    whole = Table.resume(parse(FINISHED))
    return Table.resume(parse(FINISHED), whole.actions_played - left).record().text()


def test_two_browsers_at_two_processes_play_a_game_that_neither_process_survives(two: list[Server]) -> None:
    """Whose process is killed goes on at the other one, until that is killed too."""
    host = Browser(two[0])
    table = host.upload(nearly_over())
    people = [[at(server, who) for server in two] for who in (host, host.invite(table, 1))]
    places, number, actions = [0, 1], host.now(table)["number"], 0
    while (seat := (now := people[0][places[0]].now(table))["seat"]) is not None:
        assert now["number"] == number, "what was acknowledged is there"
        number = people[seat][places[seat]].step(table)["number"]
        actions += 1
        if actions == 8:
            two[0].kill()
            places = [1, 1]
        elif actions == 16:
            two[0].start()
            two[1].kill()
            places = [0, 0]
        elif actions == 24:
            two[1].start()
            places = [0, 1]
    assert actions > 24
    ends = [people[seat][places[seat]].now(table) for seat in (0, 1)]
    assert ends[0]["over"]["rows"] == ends[1]["over"]["rows"] and ends[0]["number"] == ends[1]["number"] == number
    assert [entry for entry, *_ in two[0].journal(table)] == list(range(1, number + 1))


def jobs(server: Server) -> list[tuple[str, str]]:
    return [(table, kind) for table, kind in server.ask("SELECT table_id, kind FROM jobs")]


def test_who_is_here_is_known_to_all_processes(two: list[Server]) -> None:
    host = Browser(two[0])
    table = host.make("person", "link", first=1)
    guest = Browser(two[1])
    assert guest.sit(host.link(table, f"/s/{table}/1/")).status_code == 303
    with host.stream(table) as here:
        assert here.present() == [0]
        with guest.stream(table) as there:
            until(lambda: here.present() == [0, 1])
            until(lambda: there.present() == [0, 1])
            assert host.command(table, "unseat", seat=1).status_code == 409, "nobody is sent away who is here"
            people = host.get(f"/t/{table}/people").json()["people"]
            assert people.count("<small>here") == 2 and 'data-people-do="unseat"' not in people
        until(lambda: here.present() == [0])


def test_bounds_are_counted_at_both_processes(cluster: Cluster, tmp_path: Path) -> None:
    address = address_of(cluster.place(tmp_path / "one"))
    options = ("--tables", "2", "--bot-tables", "1", "--open-tables", "1", "--rate", "2000")
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(tmp_path / name, *options, database=address)) for name in ("one", "two")]
        host = Browser(servers[0])
        first = host.make("person", "link", first=1)
        there = at(servers[1], host)
        assert there.command(first, "announce", yes=True).status_code == 200
        second = there.make("person", "link", first=1)
        assert host.command(second, "announce", yes=True).status_code == 409, "one is announced by way of the other"
        for one in (host, there):
            form = {"seat-0": "person", "seat-1": "greedy"}
            assert one.http.post(f"/new/{GAME}", data=form).status_code == 409
        codes = [Browser(servers[number % 2]).http.post("/me/back", data={"code": "x"}) for number in range(22)]
        assert [code.status_code for code in codes[:20]] == [422] * 20 and codes[21].status_code == 429


def test_a_passkey_may_be_asked_for_at_one_process_and_shown_to_another(cluster: Cluster, tmp_path: Path) -> None:
    place = cluster.place(tmp_path / "data")
    halls = [Hall(place, bots=1) for _ in range(2)]
    one, other = (hall.returning for hall in halls)

    async def asked() -> None:
        key, challenge = await one._challenge("eva")
        with pytest.raises(BadPasskey):
            await other._asked(key, "jan")
        with pytest.raises(BadPasskey):
            await one._asked(key, "eva")
        key, challenge = await one._challenge("eva")
        assert await other._asked(key, "eva") == challenge
        with pytest.raises(BadPasskey):
            await one._asked(key, "eva")

    try:
        asyncio.run(asked())
    finally:
        for hall in halls:
            hall.close()


def test_a_bot_of_a_killed_process_goes_on_in_another_and_plays_no_turn_twice(two: list[Server]) -> None:
    """Two bots play on, turn by turn, watched by way of both processes; the one that plays is killed."""
    host = Browser(two[0])
    table = host.make("easy", "easy")
    there = at(two[1], host)
    with there.stream(table):
        two[0].wait_for_entries(table, 5)
        ((holder,),) = until(lambda: two[0].ask("SELECT holder FROM jobs WHERE table_id = ?", table))
        two[0].kill()
        known = len(two[1].journal(table))
        two[1].wait_for_entries(table, known + 10)
        assert not two[1].ask("SELECT 1 FROM jobs WHERE table_id = ? AND holder IS NULL", table)
        assert holder
    numbers = [number for number, *_ in two[1].journal(table)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_coach_of_a_killed_process_goes_on_in_another(two: list[Server]) -> None:
    host = Browser(two[0])
    table = host.upload(FINISHED)
    there = at(two[1], host)
    assert host.post(f"/t/{table}/coach").json()["begun"]
    assert there.get(f"/t/{table}/coach").json()["begun"], "whichever process is asked"
    assert jobs(two[1]) == [(table, "coach")]
    two[0].kill()
    until(lambda: there.get(f"/t/{table}/coach").json().get("done"))
    assert jobs(two[1]) == [(table, "coach")]


def test_a_server_of_several_processes_replaces_one_that_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    address = address_of(cluster.place(tmp_path / "data"))
    with serving(tmp_path / "data", "--processes", "2", "--rate", "2000", database=address) as server:
        processes = until(lambda: len(found := server.ask("SELECT id FROM processes")) == 2 and sorted(found))
        host = Browser(server)
        table = host.make("person", "person", first=1)
        number = host.step(table)["number"]
        answering = [
            pid for pid in server.children() if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        assert len(answering) == 2
        for pid in answering:
            os.kill(pid, signal.SIGKILL)

        def goes_on() -> bool:
            try:
                return bool(host.now(table).get("number") == number)
            except httpx.TransportError:
                return False

        until(goes_on)
        assert sorted(server.ask("SELECT id FROM processes")) != processes
        assert host.step(table)["number"] == number + 1
        server.stop()
        assert server.process.returncode == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in answering)


def test_several_processes_need_a_database_that_they_share(tmp_path: Path) -> None:
    command = [str(OSADA), "serve", "--data", str(tmp_path), "--no-browser", "--processes", "2"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode == 2 and "--database" in refused.stderr


def test_nothing_is_lost_whatever_is_killed(cluster_of_its_own: Cluster, tmp_path: Path) -> None:
    """A sample of `benchmarks.chaos`: each process, and PostgreSQL, while people and bots play."""
    kills = sample(3, 30)
    made, done = chaos(cluster_of_its_own, tmp_path, kills, seed=3, stuck=PATIENCE)
    assert done == kills and made.acknowledged
    assert made.killed == dict.fromkeys(("one", "two", "database"), kills // 3)


def test_when_postgresql_itself_is_killed_everything_goes_on(cluster_of_its_own: Cluster, tmp_path: Path) -> None:
    cluster, address = cluster_of_its_own, address_of(cluster_of_its_own.place(tmp_path / "one"))
    with serving(tmp_path / "one", database=address) as one, serving(tmp_path / "two", database=address) as other:
        _goes_on(one, other, cluster)


def _goes_on(one: Server, other: Server, cluster: Cluster) -> None:
    two = [one, other]
    here = Browser(two[0])
    table = here.make("person", "person", first=1)
    there = at(two[1], here)
    number = here.step(table)["number"]
    cluster.stop("immediate")
    try:
        assert here.get(f"/t/{table}/now").status_code in (200, 503)
    finally:
        cluster.start()
    until(lambda: there.get(f"/t/{table}/now").status_code == 200)
    assert there.now(table)["number"] == number
    until(lambda: here.get("/health").status_code == 200)
    number = here.step(table)["number"]
    assert there.now(table)["number"] == number
