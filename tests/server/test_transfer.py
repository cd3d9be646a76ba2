"""One table as a file, and the check of all tables."""

from __future__ import annotations

import copy
import json
import re
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from osada.core.text import LANGUAGES
from osada.server.storage import Storage
from tests.patience import PATIENCE
from tests.server.browser import RECORDS, Browser, Server, serving
from tests.server.mould import run

OWN = (RECORDS / "kingdom-builder-own-components.record").read_text("utf-8")

pytestmark = [pytest.mark.xdist_group("transfer"), pytest.mark.sqlite_only]
"""One process makes for all what is long in the making."""


def osada(*words: str | Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    return run(*map(str, words), "--language", language)


def change(server: Server, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(server.data / "osada.sqlite", timeout=PATIENCE)) as raw, raw:
        raw.execute(statement, values)


def stored(data: Path, table: str) -> list[Any]:
    with closing(sqlite3.connect(data / "osada.sqlite")) as raw:
        questions = [("tables", "id"), ("entries", "table_id"), ("members", "table_id"), ("coachings", "table_id")]
        return [raw.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,)).fetchall() for name, key in questions]


def replay(browser: Browser, table: str) -> str:
    """The page of a replay, but for the link that a server gives to those who look on."""
    return re.sub(r"http://127[^\"]+/w/[^\"]+", "", browser.get(f"/t/{table}/replay").text)


def test_a_table_goes_from_one_server_to_another_with_all_that_belongs_to_it(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    table = host.upload(OWN)
    file = tmp_path / "table.json"
    assert osada("export", table, file, "--data", server.data).returncode == 0, "a server may run"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = replay(host, table)
    with serving(tmp_path / "other") as other:
        other.stop()
        done = osada("import", file, "--data", other.data)
        assert done.returncode == 0 and table in done.stdout
        assert stored(other.data, table) == stored(server.data, table)
        other.start()
        guest = Browser(other)
        guest.http.cookies.update(host.http.cookies)
        assert replay(guest, table) == before


def test_nothing_is_overwritten(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    table = host.make("person", "link", first=1)
    file = tmp_path / "table.json"
    assert osada("export", table, file, "--data", server.data).returncode == 0
    again = osada("export", table, file, "--data", server.data)
    assert again.returncode == 2 and "already there" in again.stderr
    host.step(table)
    running = osada("import", file, "--data", server.data)
    assert running.returncode == 2 and "in use by another server" in running.stderr
    server.stop()
    known = stored(server.data, table)
    refused = osada("import", file, "--data", server.data)
    assert refused.returncode == 2 and "nothing is overwritten" in refused.stderr
    assert stored(server.data, table) == known


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the file of a table has, after one action."""
    folder = tmp_path_factory.mktemp("exported")
    with serving(folder / "data") as server:
        host = Browser(server)
        table = host.make("person", "link", first=1)
        host.step(table)
        server.dismiss()
        assert osada("export", table, folder / "table.json", "--data", server.data).returncode == 0
    return json.loads((folder / "table.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda found: found.pop("entries"), "entries"),
        (lambda found: found.update({"osada table": 3}), "osada table"),
        (lambda found: found["table"].update(header="none"), "no JSON"),
        (lambda found: found["table"].update(game="chess"), "unknown game 'chess'"),
        (lambda found: found["table"].update(id=7), "expected str"),
        (lambda found: found["table"].update(seats="[]"), "0 seats"),
        (lambda found: found["members"].append({"profile": "x"}), "members"),
        (lambda found: found["members"].append({"profile": "x", "seat": "0"}), "expected int"),
        (lambda found: found["entries"][0].update(kind="burn"), "burn"),
    ],
)
def test_what_is_no_table_is_refused_and_leaves_nothing(
    exported: dict[str, Any], tmp_path: Path, change: Any, why: str
) -> None:
    found = copy.deepcopy(exported)
    table, file, data = found["table"]["id"], tmp_path / "table.json", tmp_path / "data"
    Storage(data).close()
    change(found)
    file.write_text(json.dumps(found), "utf-8")
    refused = osada("import", file, "--data", data)
    assert refused.returncode == 2 and why in refused.stderr and refused.stderr.count("\n") == 1, refused.stderr
    assert stored(data, table) == [[], [], [], []]


def test_a_check_names_the_tables_that_cannot_be_read_and_why(server: Server) -> None:
    host = Browser(server)
    good, foreign, broken = (host.make("person", "link", first=1) for _ in range(3))
    checked = osada("check", "--data", server.data)
    assert checked.returncode == 0 and checked.stdout.count("\n") == 1 and "3" in checked.stdout
    change(server, "UPDATE tables SET game = 'chess' WHERE id = ?", foreign)
    change(server, "UPDATE tables SET header = 'none' WHERE id = ?", broken)
    for language in LANGUAGES:
        checked = osada("check", "--data", server.data, language=language)
        assert checked.returncode == 1
        lines = checked.stdout.splitlines()
        assert any(line.startswith(f"{foreign}: unknown game 'chess'") for line in lines)
        assert any(line.startswith(f"{broken}: its header is no JSON") for line in lines)
        assert good not in checked.stdout and len(lines) == 4


def test_a_check_of_what_is_no_database_says_so(tmp_path: Path) -> None:
    missing = osada("check", "--data", tmp_path)
    assert missing.returncode == 2 and "there is no" in missing.stderr
    (tmp_path / "osada.sqlite").write_bytes(b"nothing" * 1000)
    damaged = osada("check", "--data", tmp_path)
    assert damaged.returncode == 2 and "osada.sqlite" in damaged.stderr


def test_there_has_to_be_a_table_to_export(server: Server, tmp_path: Path) -> None:
    refused = osada("export", "nothing", tmp_path / "x", "--data", server.data)
    assert refused.returncode == 2 and "there is no table nothing" in refused.stderr and not (tmp_path / "x").exists()
