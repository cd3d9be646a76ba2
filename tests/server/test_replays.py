"""A replay is played once, and its positions are what was seen then."""

import asyncio
import json
import re
from pathlib import Path

import pytest

import osada
from osada.core.record import Record
from osada.core.replay import Replay
from osada.core.table import Table
from osada.server import hall as halls
from osada.server.hall import Hall
from osada.server.loading import Seat
from tests.server.browser import FINISHED, GAME, Browser


def test_the_positions_of_a_replay_are_those_of_the_game(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    page = browser.get(f"/t/{table}/replay").text
    log, last = re.search(r'id="log">(.*)</script>', page), browser.now(table)
    assert log and json.loads(log[1]) == last["log"]
    count = len(browser.server.journal(table))
    assert f'data-count="{count}"' in page
    shown = [browser.get(f"/t/{table}/at/{number}").json() for number in (0, 1, count)]
    assert [position["number"] for position in shown] == [0, 1, count]
    assert shown[2]["panes"] == last["panes"] and shown[2]["seat"] is None
    assert shown[0]["panes"]["board"] != shown[1]["panes"]["board"] != shown[2]["panes"]["board"]
    for beyond in (count + 1, -1):
        assert browser.get(f"/t/{table}/at/{beyond}").status_code == 404


def test_a_record_is_played_once_for_everybody_who_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, played = Hall(tmp_path / "data", bots=1), []

    class Counted(Replay):
        def __init__(self, record: Record) -> None:
            played.append(record)
            super().__init__(record)

    monkeypatch.setattr(halls, "Replay", Counted)

    async def look() -> None:
        table = Table(osada.game(GAME), 2, 7, names=("A", "B"))
        table_id = await hall.make(table, [Seat("person", "A"), Seat("person", "B")], "browser")
        live = await hall.find(table_id)
        assert live is not None
        one, other = await asyncio.gather(hall.replay(live), hall.replay(live))
        assert one is other is await hall.replay(live) and len(played) == 1
        live.table.play(live.table.seat or 0, live.table.state.actions()[0])
        assert (await hall.replay(live)).count == 1 and len(played) == 2

    try:
        asyncio.run(look())
    finally:
        hall.close()
