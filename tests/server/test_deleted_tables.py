"""Tables that go while somebody plays, and many who ask at once."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import closing
from pathlib import Path
from threading import Thread

import osada
from osada.core.table import Table
from osada.server.hall import Hall
from osada.server.loading import Seat
from tests.patience import PATIENCE, until
from tests.server.browser import GAME, LOG_LINE, Browser, Server, serving


def test_a_command_to_a_table_that_was_just_deleted_is_refused(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    body = json.dumps({"seat": 0, "action": action, "answers": 0}).encode()
    port, cookie = browser.server.port, browser.http.cookies["osada"]
    with closing(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)) as line:
        head = [f"POST /t/{table}/play HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: {browser.server.address}"]
        head += [f"Cookie: osada={cookie}", f"Content-Length: {len(body)}", "Expect: 100-continue", "", ""]
        line.sendall("\r\n".join(head).encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 100 "), "the table has been found, the command is waited for"
        assert browser.post(f"/t/{table}/delete").status_code == 303
        line.sendall(body)
        status = line.recv(4096).decode("latin-1").split("\r\n")[0]
    assert re.match(r"HTTP/1.1 4(04|09|10)", status), status


def test_tables_with_bots_are_deleted_again_and_again(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--bots", "1", "--rate", "2000") as server:
        browser = Browser(server)
        for played in (0, 0, 1, 2, 4, 5):
            table = browser.make("link", "greedy", "greedy", first=2)
            with browser.stream(table) as stream:
                stream.event()
                server.wait_for_entries(table, played)
                assert browser.post(f"/t/{table}/delete").status_code == 303
        after = browser.make("person", "greedy", first=2)  # its bot has its turn after all that was thought before
        until(lambda: browser.now(after)["seat"] == 0)
        assert browser.get("/").status_code == 200
    assert not LOG_LINE.search(server.log()), server.log()


def test_a_table_does_not_come_back_while_it_is_deleted(hall: Hall) -> None:
    """Its streams look for it once more before they end."""

    async def delete() -> None:
        table = Table(osada.game(GAME), 2, names=("A", "B"))
        table_id = await hall.make(table, [Seat("person", "A"), Seat("bot", "B", "greedy")], "me")
        assert await hall.find(table_id)
        deleting = asyncio.create_task(hall.delete(table_id))
        await asyncio.sleep(0)
        await hall.find(table_id)
        await deleting
        assert await hall.find(table_id) is None

    asyncio.run(delete())


def test_many_browsers_at_once_are_all_answered(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", first=1)
    wrong: list[int] = []

    def visit() -> None:
        guest = Browser(shared)
        guest.http.cookies.update(host.http.cookies)
        for path in ("/", f"/t/{table}", f"/t/{table}/now", f"/t/{table}/words", f"/t/{table}/hint") * 3:
            status = guest.get(path).status_code
            if status != 200:
                wrong.append(status)

    threads = [Thread(target=visit) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
