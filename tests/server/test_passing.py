"""Several processes at one port: a line goes to the process that minds the table it asks for."""

from __future__ import annotations

import http.client
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from zlib import crc32

import httpx
import pytest

from osada.server.passing import LARGEST, Boxes
from tests.patience import PATIENCE, until
from tests.postgres import Cluster, address_of
from tests.server.browser import LOG_LINE, Browser, Server, serving

pytestmark = pytest.mark.xdist_group("many")


@pytest.fixture
def server(cluster: Cluster, tmp_path: Path) -> Iterator[Server]:
    """A server of two processes that both answer."""
    address = address_of(cluster.place(tmp_path / "data"))
    with serving(tmp_path / "data", "--processes", "2", "--rate", "2000", database=address) as started:
        until(lambda: len(started.ask("SELECT id FROM processes")) == 2)
        yield started
    assert not LOG_LINE.search(started.log()), started.log()


def place(table: str) -> int:
    return crc32(table.encode()) % 2


def tables(host: Browser) -> tuple[str, str]:
    """A table of each process."""
    made: dict[int, str] = {}
    while len(made) < 2:
        table = host.make("person", "person", first=1)
        made[place(table)] = table
    return made[0], made[1]


def holders(server: Server) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for table, process in server.ask("SELECT table_id, process FROM present"):
        found.setdefault(table, set()).add(process)
    return found


def test_all_pages_of_a_table_are_at_one_process_whichever_takes_their_lines(server: Server) -> None:
    host = Browser(server)
    both = tables(host)
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(host.stream(table)) for table in both * 4]
        assert all(page.present() == [0, 1] for page in pages)
        found = until(lambda: now if len(now := holders(server)) == 2 else None)
        assert all(len(at) == 1 for at in found.values()), found
        assert found[both[0]] != found[both[1]], "and each has its own tables"


def test_one_line_asks_for_tables_of_all_processes_in_turn(server: Server) -> None:
    host = Browser(server)
    both = tables(host)
    cookie = {"Cookie": f"osada={host.http.cookies['osada']}", "Accept-Language": "en"}
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with closing(line):
        line.connect()
        opened = line.sock
        for table in both * 5:
            for path in (f"/t/{table}/now", "/", f"/t/{table}/picture.svg"):
                line.request("GET", path, headers=cookie)
                answer = line.getresponse()
                assert answer.status == 200 and answer.read(), path
            number = host.step(table)["number"]
            line.request("GET", f"/t/{table}/now", headers=cookie)
            assert b'"number": %d' % number in line.getresponse().read()
        assert line.sock is opened, "it has never been hung up"


def test_what_comes_at_once_is_answered_in_its_order(server: Server) -> None:
    host = Browser(server)
    both = tables(host)
    ask = "GET {} HTTP/1.1\r\nHost: x\r\nCookie: osada={}\r\n\r\n"
    asked = [f"/t/{table}/rule/KB-{rule}" for rule in (21, 10) for table in both]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall("".join(ask.format(path, host.http.cookies["osada"]) for path in asked).encode())
        said = b""
        while said.count(b'"help"') < len(asked):
            said += line.recv(1 << 16)
    rules = [part.partition(b'"')[0] for part in said.split(b'{"rule":"')[1:]]
    assert rules == [b"KB-21", b"KB-21", b"KB-10", b"KB-10"]


def test_tables_of_a_killed_process_are_answered_all_the_same(server: Server) -> None:
    host = Browser(server)
    both = tables(host)
    numbers = {table: host.step(table)["number"] for table in both}
    for pid in answering(server):
        os.kill(pid, signal.SIGKILL)
        for table in both:
            assert until(lambda table=table: number(server, host, table)) == numbers[table]  # type: ignore[misc]
        until(lambda: len(answering(server)) == 2)


def answering(server: Server) -> list[int]:
    found = [pid for pid in server.children() if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]
    known = server.ask("SELECT count(*) FROM processes WHERE until > extract(epoch from now())")[0][0]
    return found if known >= len(found) else []


def number(server: Server, host: Browser, table: str) -> int | None:
    """The newest entry, asked for by a line of its own; None if that was hung up."""
    asked = Browser(server)
    asked.http.cookies.update(host.http.cookies)
    try:
        answer = asked.get(f"/t/{table}/now")
        return int(answer.json()["number"]) if answer.status_code == 200 else None
    except (httpx.TransportError, AssertionError):
        return None


@pytest.fixture
def boxes() -> Iterator[Boxes]:
    with closing(Boxes(2)) as made:
        yield made


def test_a_line_is_put_where_its_table_is_minded_as_long_as_somebody_is_there(boxes: Boxes) -> None:
    ask = b"GET /t/%s/now HTTP/1.1\r\n"
    wanted = {place(table): table.encode() for table in ("a", "b", "c", "d", "e")}
    assert boxes.place_of(ask % wanted[0]) is None, "nobody is there yet"
    boxes.mind(0, minds=True)
    assert boxes.place_of(ask % wanted[0]) == 0 and boxes.place_of(ask % wanted[1]) is None
    boxes.mind(1, minds=True)
    for said in (b"POST /s/%s/1/x HTTP/1.1", b"GET /w/%s/x HTTP/1.1", b"GET /t/%s HTTP/1.1", b"GET /t/%s?x=1 HTTP/1.1"):
        assert boxes.place_of(said % wanted[1]) == 1
    for said in (b"GET / HTTP/1.1", b"GET /rules/%s HTTP/1.1", b"GET /t/", b"\r\n", b"GET /t/%s"):
        assert boxes.place_of(said % wanted[1] if b"%" in said else said) is None
    boxes.mind(0, minds=False)
    assert boxes.place_of(ask % wanted[0]) is None


def test_a_box_that_is_full_takes_no_more_and_what_is_in_it_stays(boxes: Boxes) -> None:
    here, there = socket.socketpair()
    with here, there:
        count = 0
        while boxes.put(0, here.fileno(), b"x" * LARGEST):
            count += 1
        assert count
        for _ in range(count):
            said, lines, *_ = socket.recv_fds(boxes.box(0), LARGEST, 1)
            assert len(said) == LARGEST and len(lines) == 1
            os.close(lines[0])
        assert boxes.put(0, here.fileno(), b"x"), "there is room again"
