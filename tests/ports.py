"""Ports for servers of tests."""

from __future__ import annotations

import random
import socket
from contextlib import closing

_KEPT: list[socket.socket] = []
"""What says that a port is this process's: it goes when the process goes, however that ends."""


def free_port() -> int:
    """A port that nobody listens at, below those that the system gives to clients and above those of Ray. No other
    process of tests on this machine is given it, not even while nobody listens at it: a server that starts again finds
    it free."""
    while True:
        port = random.randrange(24000, 32000)
        mark = socket.socket(socket.AF_UNIX)
        try:
            mark.bind(f"\0osada-tests-{port}")
        except OSError:
            mark.close()
            continue
        _KEPT.append(mark)
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
