"""Servers of the tests begin as copies of a process that has loaded Osada: loading takes longer than most tests ask.

A copy is a process of its own, with its own session, that can be killed as any other. Whoever wants the program as it
is installed starts that instead.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import IO

from tests.patience import AGAIN, PATIENCE

ROOT = Path(__file__).parents[2]
BEGIN = "from tests.server.mould import be_copied; be_copied(); from osada.cli import main; main()"
"""A copy leaves the loop and becomes the command; so it ends as the command does."""
LOCALE = ("LANG", "LC_ALL", "LC_MESSAGES")
"""What says the language of a person at a terminal; nobody is at that of the mould."""
PATH = os.environ.get("PYTHONPATH")
"""Where else modules were found when the tests began."""
LONGEST = 200_000
"""Bytes of arguments and environment."""


class Copy:
    """A process that the mould has made, used as one of `subprocess`."""

    def __init__(self, mould: Mould, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._mould = mould

    def poll(self) -> int | None:
        """How it has ended; None if it has not."""
        if self.returncode is None:
            self.returncode = self._mould.ended(self.pid, 0)
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> int:
        """How it has ended, once it has."""
        if self.returncode is None:
            self.returncode = self._mould.ended(self.pid, timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Mould:
    """The process that has loaded Osada, as the tests see it. It ends with them."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._status: dict[int, int] = {}
        self._talking = Lock()
        with theirs:
            command = [sys.executable, "-c", BEGIN, str(theirs.fileno())]
            plain = {key: value for key, value in os.environ.items() if key not in LOCALE}
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=ROOT, env=plain)
        self._line.settimeout(PATIENCE)

    def copy(
        self, arguments: Sequence[str], files: Sequence[IO[bytes]], environment: Mapping[str, str] = os.environ
    ) -> Copy:
        """A copy that is the command with these arguments; the files are its input, its output and that of errors."""
        wanted = json.dumps([arguments, str(Path.cwd()), dict(environment)]).encode()
        with self._talking:
            socket.send_fds(self._line, [wanted], [file.fileno() for file in files])
            while True:
                kind, pid, status = self._heard()
                if kind == "made":
                    return Copy(self, pid)
                self._status[pid] = status

    def ended(self, pid: int, timeout: float) -> int | None:
        """How a copy has ended, if it does in time."""
        end = time.monotonic() + timeout
        while True:
            with self._talking:
                if select.select([self._line], [], [], min(timeout, AGAIN))[0]:
                    _, other, status = self._heard()
                    self._status[other] = status
                if pid in self._status or time.monotonic() >= end:
                    return self._status.pop(pid, None)

    def _heard(self) -> tuple[str, int, int]:
        heard = self._line.recv(4096)
        assert heard, "the process that servers are copied from has ended"
        kind, pid, status = json.loads(heard)
        return kind, pid, status


def run(
    *arguments: str, given: str = "", environment: Mapping[str, str] = os.environ
) -> subprocess.CompletedProcess[str]:
    """The command with these arguments, as `subprocess.run` gives it."""
    with TemporaryFile() as read, TemporaryFile() as out, TemporaryFile() as err:
        read.write(given.encode())
        read.seek(0)
        status = mould().copy(arguments, (read, out, err), environment).wait()
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(arguments, status, out.read().decode(), err.read().decode())


def fits() -> bool:
    """Whether a program that starts now would load what the mould has loaded."""
    return os.environ.get("PYTHONPATH") == PATH


@cache
def mould() -> Mould:
    """The one of this process."""
    return Mould()


def be_copied() -> None:
    """Load Osada and make copies until nobody wants any. It returns in every copy, which is to be the command."""
    import osada.cli  # noqa: PLC0415  # not what the tests are: what they copy
    import osada.server.run  # noqa: PLC0415
    from osada.server import commands  # noqa: PLC0415

    commands.LONGEST_HINT = PATIENCE  # if a hint takes long here, it is the machine
    for name in osada.names():
        osada.game(name)
    line = socket.socket(fileno=int(sys.argv[1]))
    woken, wake = socket.socketpair()
    wake.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake.fileno())
    while True:
        ready = select.select([line, woken], [], [])[0]
        if woken in ready:
            woken.recv(4096)
            _tell_ended(line)
        if line in ready:
            wanted, given, *_ = socket.recv_fds(line, LONGEST, 3)
            if not wanted:
                raise SystemExit
            pid = os.fork()
            if not pid:
                break
            for file in given:
                os.close(file)
            line.send(json.dumps(["made", pid, 0]).encode())
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for other in (line, woken, wake):
        other.close()
    os.setsid()
    for file, number in zip(given, range(3), strict=True):
        os.dup2(file, number)
        os.close(file)
    arguments, folder, environment = json.loads(wanted)
    sys.argv = ["osada", *arguments]
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)


def _tell_ended(line: socket.socket) -> None:
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        line.send(json.dumps(["ended", pid, os.waitstatus_to_exitcode(status)]).encode())
