"""Starting the server, finding a free port, opening the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import uvicorn

from osada.core.text import texts
from osada.players.own import Own
from osada.server import log, many, strict
from osada.server.app import application
from osada.server.bounds import Bounds, Rates, Shares
from osada.server.database import Database
from osada.server.guard import Hints, Streams
from osada.server.hall import Hall
from osada.server.lines import Line, Lines, Network, room
from osada.server.network import network_address
from osada.server.offer import Offer
from osada.server.passing import Boxes, Passing
from osada.server.schema import StorageError
from osada.server.storage import Storage
from osada.server.tally import Tally

PORTS_TO_TRY = 20
TAKEN_AT_ONCE = 64
"""So many lines are taken before those that are too many are ended: fewer than there are spare descriptors."""
AT_LEAST = 60
"""So many lines an address may hold, however few requests it may make: a browser holds six."""
GRACE = 2
"""Seconds that requests still have when the server is told to stop; streams are let go at once."""


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    place: Database
    bots: int = 2
    """How many may think at once."""
    rate: float = 40.0
    """Requests a second of one address."""
    for_network: bool = False
    proxies: Sequence[Network] = ()
    machine_log: bool = False
    keep: int | None = None
    bounds: Bounds | None = None
    own: Own | None = None
    """Players of somebody's own that may sit at tables."""
    offer: Offer | None = None
    """How people are told that it is their turn."""


@dataclass(frozen=True)
class Among:
    """What one of several processes of this machine has in common with the others."""

    place: int
    tally: Tally
    passing: Passing


def serve(
    settings: Settings, host: str, port: int, open_browser: bool, language: str, processes: int | None = None
) -> None:
    """Serve until interrupted, in this process or in several that it looks after."""
    log.begin(settings.machine_log)
    try:
        hall = None if processes else Hall(settings.place, settings.bots, settings.bounds, settings.own, settings.offer)
        if hall is None:
            Storage(settings.place).close()  # what is wrong with it is said once
    except StorageError as error:
        sys.exit(f"osada: {error}")
    listener = _listener(host, port)
    port = listener.getsockname()[1]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    say = texts(language)
    print(say("serve-address", address=address), flush=True)
    if settings.for_network and (found := network_address()):
        print(say("serve-network", address=f"http://{found}:{port}/"), flush=True)
    opens = address if open_browser and _has_browser() else ""
    if hall is not None:
        answer(hall, settings, listener, opens)
    else:
        if opens:
            webbrowser.open(opens)  # it waits for whoever is ready first
        count = processes or 1
        many.keep(count, partial(_answer_in_process, settings, listener, Tally(count)))


def answer(
    hall: Hall, settings: Settings, listener: socket.socket, opens: str = "", among: Among | None = None
) -> None:
    """Answer whoever comes to a socket, until this process is told to stop; the browser ``opens`` an address."""
    strict.begin()
    rate, proxies = settings.rate, settings.proxies
    pages, passing = hall.bounds.pages, among.passing if among else None

    def shares(name: str) -> Shares | None:
        return among.tally.shares(name, among.place) if among else None

    lines = Lines(int(6 * rate) + AT_LEAST, room(2 * pages), proxies, shares("lines"))
    streams = Streams(int(3 * rate), min(pages, lines.most * 3 // 4), shares("streams"))
    rates = Rates(rate, 4 * rate, among.tally.buckets("requests") if among else None)
    hints = Hints(hall.bounds, shares("hints"))
    app = application(hall, rates, settings.for_network, streams, hints, settings.keep)
    server = _Server(
        uvicorn.Config(
            app,
            http=type("BoundedLine", (Line,), {"lines": lines, "passing": passing}),
            ws="none",
            backlog=TAKEN_AT_ONCE,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=65,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(map(str, proxies)),
        ),
        passing,
    )
    if opens:
        threading.Thread(target=_open, args=(server, opens), daemon=True).start()
    server.run(sockets=[listener])


def _answer_in_process(settings: Settings, listener: socket.socket, tally: Tally, boxes: Boxes, place: int) -> None:
    """In one of several processes, at its place among them."""
    log.begin(settings.machine_log)
    tally.begin(place)
    try:
        hall = Hall(settings.place, settings.bots, settings.bounds, settings.own, settings.offer)
    except StorageError as error:
        sys.exit(f"osada: {error}")
    answer(hall, settings, listener, among=Among(place, tally, Passing(boxes, place)))


class _Server(uvicorn.Server):
    """A server that lets its streams go when it is told to stop, instead of waiting for them; one of several takes the
    lines of others."""

    def __init__(self, config: uvicorn.Config, passing: Passing | None) -> None:
        super().__init__(config)
        self._passing = passing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._passing is not None and self.started:
            self._passing.begin(self._line)

    def _line(self, said: bytes) -> Line:
        made: type[Line] = self.config.http_protocol_class  # type: ignore[assignment]
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state, said=said)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._passing is not None:
            self._passing.end()
        hall: Hall = self.config.app.state.hall  # type: ignore[union-attr]
        hall.end_streams()
        await super().shutdown(sockets)


def _listener(host: str, port: int) -> socket.socket:
    """A socket at the port, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TO_TRY, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":  # where it would let two servers have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(128)
            return listener
        except PermissionError:
            sys.exit(f"osada: port {candidate} at {host} is not allowed")
        except OSError:
            listener.close()
    sys.exit(f"osada: no free port from {port} on at {host}")


def _has_browser() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"))


def _open(server: uvicorn.Server, address: str) -> None:
    for _ in range(100):
        if server.started:
            webbrowser.open(address)
            return
        time.sleep(0.1)
