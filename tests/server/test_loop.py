"""What takes long is never done on the event loop: the servers of tests run with a switch that makes it an error."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from osada.server import strict
from tests.patience import until
from tests.server.browser import FINISHED, GAME, OWN_SET, Browser, Server

WRONG = {
    "storage": "hall_of(request).storage.ids()",
    "a write that is waited for": "Future().result()",
    "replay": "Replay(None)",
    "a table from its record": "Table.resume(None)",
    "a table from its journal": "Table.restore(None, 2, 0, {{}}, None, [], [], [])",
    "whole picture": "pages.standalone(None)",
    "upload check": "records.parse('')",
    "component set": "forms._own_components(None, b'')",
    "checks of a set": "osada.game('hamlet').check(None)",
    "evenings": "evenings.read('')",
    "small picture": "thumbnails.thumbnail(None)",
    "QR code": "links.segno.make('x')",
}
PROGRAM = """
from concurrent.futures import Future
import osada
from osada.core import record as records
from osada.core.replay import Replay
from osada.core.table import Table
from osada.server import evenings, forms, links, pages, thumbnails
from osada.server import rules as book
from osada.server.visitor import hall_of
async def rules(request):
    {wrong}
book.rules = rules
from osada.cli import main
main()
"""


@pytest.mark.parametrize("kind", WRONG)
def test_what_takes_long_is_an_error_on_the_loop(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path / "data")
    server.program = [sys.executable, "-c", PROGRAM.format(wrong=WRONG[kind].format())]
    server.start()
    try:
        assert Browser(server).get(f"/rules/{GAME}").status_code == 500
        until(lambda: "OnTheLoop: " in server.log())
    finally:
        server.dismiss()
        server.stop()


LOADED = """
import sys
from starlette.responses import JSONResponse
from osada.server import rules as book
async def rules(request):
    return JSONResponse("anyio._backends._asyncio" in sys.modules)
book.rules = rules
from osada.cli import main
main()
"""


def test_threads_are_loaded_before_the_first_page_is_asked_for(tmp_path: Path) -> None:
    """They are 40 ms of reading modules, once."""
    server = Server(tmp_path / "data")
    server.program = [sys.executable, "-c", LOADED]
    server.start()
    try:
        assert Browser(server).get(f"/rules/{GAME}").json() is True
    finally:
        server.dismiss()
        server.stop()


def test_the_servers_of_tests_have_the_switch() -> None:
    assert os.environ.get(strict.SWITCH)


def test_every_address_is_answered_without_long_work_on_the_loop(server: Server) -> None:
    host = Browser(server)
    table, over = host.make("person", "person", "easy", first=1), host.upload(FINISHED)
    host.step(table)
    server.stop()
    server.start()  # nothing is in memory
    paths = ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/picture/{GAME}.svg", "/qr?path=/s/x", "/health", "/metrics"]
    paths += [f"/paper/{GAME}?what={what}" for what in ("sheet", "short")]
    paths += [f"/rules/{GAME}/{path}" for path in ("short", "chapter/building/0.svg", "piece/k-knights.svg")]
    paths += [f"/t/{one}{path}" for one in (table, over) for path in ("", "/picture.svg", "/now", "/words", "/why")]
    paths += [f"/t/{over}/{path}" for path in ("record", "replay", "at/3", "coach")] + [f"/t/{table}/hint"]
    for path in paths:
        assert host.get(path).status_code == 200, (path, server.log())
    assert host.post(f"/t/{over}/play-on", {"at": 3, "seat": 0}).status_code == 200
    assert host.post(f"/t/{table}/rematch").status_code == 303
    files = {"components": ("mine.json", OWN_SET)}
    form = {"seat-0": "person", "seat-1": "link"}
    assert host.post(f"/new/{GAME}", data=form, files=files).status_code == 303
    assert host.post(f"/t/{over}/coach").status_code == 200
    for one in (table, over):
        assert host.post(f"/t/{one}/delete").status_code == 303
    assert "OnTheLoop" not in server.log()
