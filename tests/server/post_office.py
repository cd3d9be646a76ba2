"""A mail server of the tests' own on loopback: it takes letters and keeps them."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


@dataclass
class PostOffice:
    """Where letters arrive."""

    address: str = ""
    letters: list[EmailMessage] = field(default_factory=list)
    refuses: bool = False

    def take(self) -> list[EmailMessage]:
        """What has come since the last time."""
        taken, self.letters = self.letters, []
        return taken


@contextmanager
def post_office() -> Iterator[PostOffice]:
    kept = PostOffice()

    class Clerk(socketserver.StreamRequestHandler):
        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def handle(self) -> None:
            self.say("220 ready")
            while line := self.rfile.readline().strip().upper():
                if line.startswith(b"RCPT") and kept.refuses:
                    self.say("550 not here")
                elif line == b"DATA":
                    self.say("354 go on")
                    raw = b""
                    while (line := self.rfile.readline()) != b".\r\n":
                        raw += line.removeprefix(b".") if line.startswith(b"..") else line
                    letter = message_from_bytes(raw, policy=default)
                    assert isinstance(letter, EmailMessage)
                    kept.letters.append(letter)
                    self.say("250 taken")
                elif line == b"QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 well")

    class Counter(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

    server = Counter(("127.0.0.1", 0), Clerk)
    kept.address = f"smtp://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
