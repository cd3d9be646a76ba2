"""A real server: a process of its own, on loopback, that can be killed and started again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn

from osada.server.app import application
from osada.server.hall import Hall

OSADA = Path(sys.executable).with_name("osada")
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(address: str) -> bool:
    """Whether a server is there."""
    try:
        with urllib.request.urlopen(f"{address}/static/icon.svg", timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


class Server:
    """`osada serve` on a data folder and a port that stay the same over restarts."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(OSADA), "serve", "--data", str(self.data), "--port", str(self.port), "--no-browser"]
        self._log = (self.data.parent / "server.log").open("ab")
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        until = time.monotonic() + PATIENCE
        while not answers(self.address):
            said = (self.data.parent / "server.log").read_text("utf-8", "replace")
            assert self._process.poll() is None, f"the server has ended: {said}"
            assert time.monotonic() < until, f"the server does not answer: {said}"
            time.sleep(0.05)

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """It is there, but it does nothing: a machine that hangs, or a line that has gone without a word."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """As a power cut does: SIGKILL, nothing is said and nothing is tidied up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._log.close()
        self._process = None

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        self._process = None


@contextmanager
def served_here(data: Path) -> Iterator[str]:
    """The address of a server in this process, for tests that change how a game looks or what it hides."""
    port = free_port()
    config = uvicorn.Config(
        application(Hall(data, bots=1)), port=port, log_level="warning", timeout_graceful_shutdown=1
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not running.started and time.monotonic() < until:
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join(20)
    assert not thread.is_alive()


class Cable:
    """A port that leads to a server until it is cut; what was connected through it is torn off."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = True
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Cable:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        self._whole = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self._port)) as far:
            self._ends += [near, far]
            back = threading.Thread(target=_pass_on, args=(far, near), daemon=True)
            back.start()
            _pass_on(near, far)
            back.join()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
