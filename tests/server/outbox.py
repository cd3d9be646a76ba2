"""Where notices of the tests arrive: a server of web addresses on loopback that keeps what it is sent."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Letter:
    """What was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def document(self) -> Any:
        return json.loads(self.body)


@dataclass
class Outbox:
    """It answers every POST with a status."""

    address: str = ""
    letters: list[Letter] = field(default_factory=list)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    answers: threading.Event = field(default_factory=threading.Event)
    """While it is not set, whoever posts waits for an answer."""

    def take(self) -> list[Letter]:
        """What has come since the last time."""
        taken, self.letters = self.letters, []
        return taken


@contextmanager
def outbox() -> Iterator[Outbox]:
    kept = Outbox()
    kept.answers.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.letters.append(Letter(self.path, {name.lower(): said for name, said in self.headers.items()}, body))
            kept.answers.wait()
            self.send_response(kept.status)
            for name, said in kept.headers.items():
                self.send_header(name, said)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    kept.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        kept.answers.set()
        server.shutdown()
        server.server_close()
        thread.join()
