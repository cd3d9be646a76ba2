"""Lines are bounded in number and in time: whoever holds them and says nothing keeps nobody out."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from osada.server.lines import Lines, believed, room
from osada.server.visitor import network_of
from osada.tables import networks
from tests.patience import PATIENCE, until
from tests.server.browser import Browser, Server

SILENT, SLOW, LAZY = "127.0.0.3", "127.0.0.4", "127.0.0.5"
IMPATIENT = f"""
from osada.server import lines

def expect(line, expect=lines.Line._expect):
    lines.REQUEST = 0.3 if line._address in ("{SILENT}", "{SLOW}") else 3600
    if line._spoke or line._address != "{SLOW}":
        expect(line)

def pause_writing(line, pause=lines.Line.pause_writing):
    lines.READING = 0.3 if line._address == "{LAZY}" else 3600
    pause(line)

lines.Line._expect, lines.Line.pause_writing = expect, pause_writing
from osada.cli import main
main()
"""
"""With nobody else it has any patience that is needed: who says nothing, who has begun to say something, and who reads
nothing have addresses of their own."""
FEW = (
    "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard})); from osada.cli import main; main()"
)
HALF = b"GET / HTTP/1.1\r\nHost: x"


@contextmanager
def running(tmp_path: Path, program: str, *options: str) -> Iterator[Server]:
    server = Server(tmp_path / "data", *options)
    server.program = [sys.executable, "-c", program]
    server.start()
    try:
        yield server
    finally:
        server.dismiss()
        server.stop()


def line(server: Server, said: bytes = HALF, source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))
    try:
        made.sendall(said)
    except ConnectionError:
        made.close()
        raise
    return made


def ended(one: socket.socket) -> bool:
    """The server has ended a line; waits for it."""
    try:
        while one.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"G",
        HALF,
        b"POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc",
        b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\nGET /noth",
    ],
    ids=["nothing", "a letter", "half a head", "half a body", "half of the next"],
)
def test_a_request_that_does_not_come_to_its_end_has_one(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path, IMPATIENT) as server, closing(line(server, said, SLOW if said else SILENT)) as slow:
        assert ended(slow)
        assert ("a request that does not come" in server.log()) == bool(said)
        assert Browser(server).get("/").status_code == 200


def test_an_answer_that_nobody_reads_has_its_end(tmp_path: Path) -> None:
    with running(tmp_path, IMPATIENT) as server:
        host = Browser(server)
        table = host.make("person", "link", first=1)
        cookie = f"Cookie: osada={host.http.cookies['osada']}"
        ask = f"GET /t/{table} HTTP/1.1\r\nHost: x\r\n{cookie}\r\n\r\n".encode() * 400
        with closing(socket.socket()) as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            lazy.bind((LAZY, 0))
            lazy.connect(("127.0.0.1", server.port))
            lazy.sendall(ask)
            until(lambda: "an answer that nobody reads" in server.log())


def test_a_stream_is_not_slow(tmp_path: Path) -> None:
    """Its request has come, and what is told is read."""
    with running(tmp_path, IMPATIENT) as server:
        host = Browser(server)
        table = host.make("person", "link", first=1)
        with closing(line(server, source=SLOW)) as slow, host.invite(table, 1).stream(table) as stream:
            stream.event()
            assert ended(slow), "so long the stream was open"
            assert host.step(table)["number"] == 1
            assert stream.event()["number"] == 1


def test_an_address_has_so_many_lines_and_others_have_theirs(tmp_path: Path) -> None:
    program = "from osada.cli import main; main()"
    with running(tmp_path, program, "--rate", "1") as server, ExitStack() as opened:
        held = [opened.enter_context(closing(line(server))) for _ in range(66)]
        until(lambda: too_many(server))
        with closing(line(server, b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n", "127.0.0.2")) as other:
            assert other.recv(100).startswith(b"HTTP/1.1 404")
        assert "refused (bound lines, address 127.0.0.1)" in server.log()
        for one in held:
            one.close()
        until(lambda: not too_many(server))


def too_many(server: Server) -> bool:
    with closing(line(server, b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")) as one:
        try:
            return not one.recv(100)
        except ConnectionError:
            return True


def test_half_requests_beyond_the_descriptors_do_not_shut_visitors_out(tmp_path: Path) -> None:
    with running(tmp_path, FEW.format(soft=300, hard=300)) as server:
        with ExitStack() as opened:
            for number in range(400):
                source = f"127.0.1.{number % 100}"
                try:
                    opened.enter_context(closing(line(server, source=source)))
                except ConnectionError:
                    continue
            until(lambda: "bound lines" in server.log())
        until(server.answers)
        assert "Too many open files" not in server.log() and server.process.poll() is None


def test_as_many_descriptors_are_taken_as_the_system_gives(tmp_path: Path) -> None:
    with running(tmp_path, FEW.format(soft=256, hard=900)) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert re.search(r"Max open files +900 +900 ", limits)


def test_the_bounds_of_lines() -> None:
    lines = Lines(each=2, most=5, proxies=networks(["10.0.0.0/8", "::1"]))
    assert [lines.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert lines.enter("10.1.2.3") and lines.enter("10.1.2.3") and lines.enter("10.1.2.3"), "a proxy is everybody"
    assert not lines.enter("10.1.2.3") and not lines.enter("192.0.2.9"), "that is all"
    lines.leave("10.1.2.3")
    assert lines.enter("192.0.2.9")
    for address in ("10.1.2.3", "10.1.2.3", "192.0.2.1", "192.0.2.1", "192.0.2.9"):
        lines.leave(address)
    assert not lines.open and believed("::1", lines.proxies) and not believed("", lines.proxies)
    assert room() >= 1


def test_the_first_half_of_an_ipv6_address_is_one_visitor() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0") and len(network_of("x" * 1000)) == 100
