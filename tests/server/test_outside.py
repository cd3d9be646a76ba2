"""Addresses that people give lead to the open internet alone, and take little time and room."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from osada.server import outside
from osada.server.outside import LARGEST, Outside, checked, post, resolved

NOT_OPEN = (
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
)
OPEN = ("93.184.215.14", "2606:4700::1111", "64:ff9b::5db8:d70e")


def names(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> list[str]:
    """From now on a host has these numbers; who has asked for one."""
    asked: list[str] = []

    def found(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, 1, 6, "", (one, port)) for one in numbers]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return asked


@pytest.mark.parametrize("number", NOT_OPEN)
def test_a_host_that_is_not_in_the_open_internet_is_not_asked(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    for numbers in ((number,), (OPEN[0], number), (number, OPEN[0])):
        names(monkeypatch, *numbers)
        with pytest.raises(Outside, match=r"hook\.example is not in the open internet"):
            post("https://hook.example/", b"", {})


@pytest.mark.parametrize("number", OPEN)
def test_a_host_in_the_open_internet_may_be(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    names(monkeypatch, number)
    assert resolved("hook.example", 443) == number


def test_a_name_is_resolved_once_and_connected_to_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, connected = names(monkeypatch, OPEN[0]), []

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        connected.append(address)
        assert 0 < timeout <= outside.SECONDS
        raise ConnectionRefusedError("no")

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Outside, match="could not be asked"):
        post("https://hook.example/a", b"", {})
    assert asked == ["hook.example"] and connected == [(OPEN[0], 443)]


@pytest.mark.parametrize(
    "address",
    [
        "http://hook.example/",
        "ftp://hook.example/",
        "https:///",
        "https://user:secret@hook.example/",
        "https://hook.example:99999/",
        "https://hook.example/a b",
        "https://hook.example/\r\nhost: x",
        "https://hook.example/é",
        f"https://hook.example/{'a' * 1000}",
        "hook.example",
        "https://[::1",
        "",
    ],
)
def test_what_is_no_address_is_refused_before_anything_is_asked(address: str) -> None:
    with pytest.raises(Outside, match="begins with https://"):
        checked(address)


@contextmanager
def answering(*pieces: bytes, closes: bool = True) -> Iterator[str]:
    """A server that says the same to everybody, piece by piece, whatever it is asked."""
    done = threading.Event()
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:

        def answer() -> None:
            line, _ = listener.accept()
            with line:
                line.recv(65536)
                try:
                    for piece in pieces:
                        line.sendall(piece)
                except OSError:
                    return
                if not closes:
                    done.wait()

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        done.set()
        thread.join()


def test_only_the_status_of_an_answer_is_used() -> None:
    redirect = b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\n\r\n"
    with answering(redirect) as address:
        assert post(address, b"x", {}, inside=True) == 302
    with answering(
        b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 2", b"01 Made\r\n\r\n", b"x" * 9, closes=False
    ) as address:
        assert post(address, b"x", {}, inside=True) == 201


@pytest.mark.parametrize("said", [b"", b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 200 OK\r\n", b"HTTP/1.1 2000\r\n\r\n"])
def test_what_is_no_answer_is_none(said: bytes) -> None:
    with answering(said) as address, pytest.raises(Outside, match="could not be asked"):
        post(address, b"x", {}, inside=True)


def test_an_answer_is_read_no_further_than_it_may_be_long() -> None:
    endless = b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * (LARGEST // 4)
    with answering(endless, closes=False) as address, pytest.raises(Outside, match=f"more than {LARGEST} bytes"):
        post(address, b"x", {}, inside=True)


def test_an_answer_has_to_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", 0.2)
    with answering(b"HTTP/1.1 200 OK\r\n", closes=False) as address, pytest.raises(Outside, match="could not be asked"):
        post(address, b"x", {}, inside=True)


def test_an_answer_that_drips_has_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is the test's: every look at it is a second later."""
    seconds = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(seconds)))
    with answering(*[b"x"] * 100, closes=False) as address, pytest.raises(Outside, match="within 5 seconds"):
        post(address, b"x", {}, inside=True)


def test_certificates_are_held_against_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outside._certificates().check_hostname
    with answering(b"no TLS") as address, pytest.raises(Outside, match="could not be asked"):
        post(address.replace("http:", "https:"), b"x", {}, inside=True)
