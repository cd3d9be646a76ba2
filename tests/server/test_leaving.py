"""A person takes along all that is theirs, or is deleted with it; others play on."""

from __future__ import annotations

import json

import pytest

from osada.core.text import LANGUAGES, texts
from osada.server.people import digest
from osada.server.schema import METADATA
from tests.patience import until
from tests.server.browser import FINISHED, Browser, Server


def everything(server: Server) -> str:
    """All that is stored, as text."""
    rows = [row for table in METADATA.tables for row in server.ask(f"SELECT * FROM {table}")]
    return "\n".join(plainly(cell) for row in rows for cell in row)


def plainly(cell: object) -> str:
    """What is stored somewhere, with its letters as they are."""
    try:
        return json.dumps(json.loads(str(cell)), ensure_ascii=False)
    except ValueError:
        return str(cell)


def profile(browser: Browser) -> str:
    """The id of somebody who is known by the browser that they came with first."""
    return digest(browser.http.cookies["osada"])


def test_an_export_has_all_that_is_ones_own_and_nothing_of_others(browser: Browser) -> None:
    over = browser.upload(FINISHED)
    running = browser.make("person", "link", names=("Eva", "Jan"), first=1)
    browser.invite(running, 1)
    browser.post("/me", data={"name": "Eva", "language": "en", "theme": "dark"})
    answer = browser.get("/me/export")
    found = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (found["name"], found["theme"], found["browsers"], found["passkeys"]) == ("Eva", "dark", 1, 0)
    tables = {table["id"]: table for table in found["tables"]}
    assert tables.keys() == {over, running} and tables[over]["record"] == browser.get(f"/t/{over}/record").text
    assert tables[running]["seats"] == [0] and tables[running]["host"] and "record" not in tables[running]
    assert browser.server.seed(running) not in answer.text and browser.http.cookies["osada"] not in answer.text


@pytest.mark.parametrize("path", ["/me/export", "/me/delete"])
def test_of_a_stranger_there_is_nothing(browser: Browser, path: str) -> None:
    answer = browser.get(path) if path.endswith("export") else browser.post(path)
    assert answer.status_code == 404 and answer.json()["error"] == texts("en")("page-nobody-yet-me")


def test_tables_where_nobody_else_sits_go_with_their_person(browser: Browser) -> None:
    tables = [browser.make("person", "greedy"), browser.make("person", "link"), browser.upload(FINISHED)]
    old = browser.http.cookies["osada"]
    answer = browser.post("/me/delete")
    assert answer.status_code == 303 and "osada" not in browser.http.cookies
    marks = ", ".join("?" * 3)
    assert browser.server.ask(f"SELECT count(*) FROM tables WHERE id IN ({marks})", *tables) == [(0,)]
    again = Browser(browser.server)
    again.http.cookies.set("osada", old)
    assert again.get("/me/export").status_code == 404


def test_a_guest_who_is_deleted_leaves_a_bot_and_no_name(server: Server) -> None:
    eva, jan = Browser(server), Browser(server)
    table = eva.make("person", "link", names=("Eva", "Jan"), first=1)
    jan.sit(eva.link(table, f"/s/{table}/1/"), "Jeník")
    assert "Jeník" in everything(server)
    jan.post("/me/delete")
    assert "Jeník" not in everything(server) and "Jan" not in everything(server)
    now = eva.now(table)
    assert now["players"][1]["bot"] and now["players"][1]["name"] == "a guest (bot)"
    for language in LANGUAGES:
        eva.post("/language", data={"language": language})
        assert texts(language)("seat-guest") in eva.get("/").text
    server.kill()
    server.start()
    assert eva.now(table)["players"][1]["left"]
    ota = Browser(server)
    assert ota.sit(eva.link(table, f"/s/{table}/1/"), "Ota").headers["location"] == f"/t/{table}"
    assert ota.command(table, "hand-over", seat=1, player=None, answers=ota.now(table)["number"]).status_code == 200
    assert eva.now(table)["players"][1]["name"] == "Ota"


def test_where_the_host_is_deleted_somebody_else_who_sits_there_is_the_host(browser: Browser) -> None:
    table = browser.make("person", "link", names=("Eva", "Jan"), first=2)
    jan = browser.invite(table, 1)
    browser.post("/me/delete")
    assert jan.now(table)["viewer"] == 1 and jan.now(table)["players"][0]["bot"]
    free = jan.link(table, f"/s/{table}/0/")
    assert Browser(browser.server).follow(free).status_code == 200
    assert jan.post(f"/t/{table}/delete").status_code == 303, "the table is his now"


def test_in_branches_of_others_the_name_goes_too(browser: Browser) -> None:
    table = browser.make("person", "link", names=("Bořivoj", "Jan"), first=1)
    jan = browser.invite(table, 1)
    number = browser.command(table, "resign", seat=0, answers=0).json()["number"]
    until(lambda: jan.now(table)["number"] >= number)
    branch = jan.post(f"/t/{table}/play-on", {"at": 0}).json()["address"]
    assert "Bořivoj" in jan.get(branch).text
    browser.post("/me/delete")
    assert "Bořivoj" not in jan.get(branch).text and "Bořivoj" not in jan.get(f"/t/{table}").text
    assert "Bořivoj" not in everything(browser.server) and "Bořivoj" not in jan.get("/").text
    for language in LANGUAGES:
        jan.post("/language", data={"language": language})
        guest = texts(language)("page-branch", turn=1, names=f"{texts(language)('seat-guest')}, Jan")
        assert guest in jan.get("/").text and guest in jan.get(branch).text


@pytest.mark.parametrize("first", ["person", "table"])
def test_in_the_evenings_of_others_the_name_goes_too(browser: Browser, first: str) -> None:
    table = browser.make("person", "link", names=("Eva", "Bořivoj"), first=1)
    guest = browser.invite(table, 1)
    who = profile(guest)
    number = guest.command(table, "resign", seat=1, answers=0).json()["number"]
    until(lambda: browser.now(table)["number"] >= number)
    (evening,) = browser.get("/evenings/file/json").json()["evenings"]
    assert evening["names"] == ["Eva", "Bořivoj"] and who in everything(browser.server)
    assert who not in browser.get("/me/export").text, "who else they are is nobody's matter"
    goes = [(guest, "/me/delete"), (browser, f"/t/{table}/delete")]
    for who_goes, path in goes if first == "person" else goes[::-1]:
        assert who_goes.post(path).status_code == 303
    (evening,) = browser.get("/evenings/file/json").json()["evenings"]
    assert evening["names"][0] == "Eva" and texts("en")("seat-guest") in browser.get("/evenings").text
    assert "Bořivoj" not in everything(browser.server) and who not in everything(browser.server)
