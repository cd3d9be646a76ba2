"""Component sets that are typed in: kept, shared, merged, played with, deleted."""

from __future__ import annotations

import json
from typing import Any

import osada
from tests.server.answers import refused
from tests.server.browser import Browser, Server

GAME = "beer-bread"
NOTHING = dict.fromkeys(("water", "wheat", "barley", "rye", "hops"), 0)


def begin(browser: Browser, name: str = "Our box") -> str:
    answer = browser.post(f"/sets/{GAME}", data={"name": name})
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path


def put(browser: Browser, path: str, *changes: dict[str, Any]) -> Any:
    answer = browser.post(f"{path}/put", {"changes": list(changes)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def share(browser: Browser, path: str) -> str:
    return "/cards/" + browser.get(path).text.partition('href="/cards/')[2].partition("/")[0]


def value(card: str, worth: int) -> dict[str, Any]:
    return {"piece": f"cards.{card}", "field": "value", "value": worth}


def test_a_set_is_typed_in_shared_and_played_with(shared: Server) -> None:
    owner, friend = Browser(shared), Browser(shared)
    path = begin(owner, "Naše krabice")
    said = put(owner, path, value("beer01", 9), {"piece": "cards.beer02", "same": "cards.beer01"})
    assert said["values"]["cards.beer01"]["value"] == 9 and said["typed"]["cards.beer01"] == ["value"]
    assert said["progress"].startswith("1 of 60") and said["faults"] == []
    said = put(owner, path, {"piece": "cards.beer03", "field": "harvest", "value": NOTHING})
    assert [(fault["piece"], fault["field"]) for fault in said["faults"]] == [("cards.beer03", "harvest")]
    assert owner.get(f"{path}/piece/cards.beer03.svg").text.startswith("<svg ")
    refused(friend.get(path), 403)
    refused(friend.post(f"{path}/put", {"changes": [value("beer01", 4)]}), 403)
    given = share(owner, path)
    assert "Naše krabice" in friend.get(given).text
    form = friend.get(f"/new/{GAME}?set={given.rpartition('/')[2]}").text
    assert "Naše krabice" in form
    seats = {"seat-0": "person", "seat-1": "random", "set": given.rpartition("/")[2]}
    table = friend.post(f"/new/{GAME}", data=seats).headers["location"]
    page = friend.get(table).text
    assert "Naše krabice (1 of 60 typed in, the other 59 are ours)" in page.replace("\u00a0", " ")
    copy = friend.post(f"{given}/take").headers["location"]
    assert put(friend, copy)["values"]["cards.beer01"]["value"] == 9
    assert owner.post(f"{path}/delete").status_code == 303
    refused(owner.get(path), 404)
    assert "Naše krabice" in friend.get(table).text, "a table keeps its set"


def test_a_file_goes_out_and_comes_in(shared: Server) -> None:
    owner = Browser(shared)
    path = begin(owner)
    put(owner, path, value("beer01", 9))
    document = owner.get(f"{share(owner, path)}/file").json()
    assert document["contents"]["cards"]["beer01"]["value"] == 9
    sent = ("mine.json", json.dumps(document).encode(), "application/json")
    answer = owner.post(f"/sets/{GAME}", data={}, files={"file": sent})
    assert put(owner, answer.headers["location"])["values"]["cards.beer01"]["value"] == 9
    for bad in (b"{", b"[]", osada.game("hamlet").standard.export().encode()):
        wrong = owner.post(f"/sets/{GAME}", data={}, files={"file": ("bad.json", bad, "application/json")})
        assert wrong.status_code == 400 and 'role="alert"' in wrong.text


def test_two_halves_are_merged_and_differences_are_asked_about(shared: Server) -> None:
    owner, friend = Browser(shared), Browser(shared)
    mine, theirs = begin(owner), begin(friend)
    put(owner, mine, value("beer01", 5), value("beer02", 6))
    put(friend, theirs, value("beer02", 7), value("bread01", 8))
    page = owner.post(f"{mine}/merge", data={"link": f"https://osada.example{share(friend, theirs)}"})
    assert page.status_code == 200 and 'name="cards.beer02.value"' in page.text
    assert "cards.bread01" not in page.text
    now = put(owner, mine)["values"]
    assert [now[f"cards.{card}"]["value"] for card in ("beer01", "beer02", "bread01")] == [5, 6, 8]
    assert owner.post(f"{mine}/decide", data={"cards.beer02.value": "7"}).status_code == 303
    assert put(owner, mine)["values"]["cards.beer02"]["value"] == 7
    refused(owner.post(f"{mine}/decide", data={"cards.beer02.colour": "7"}), 400)


def test_what_is_no_change_is_refused(shared: Server) -> None:
    owner = Browser(shared)
    path = begin(owner)
    for changes in (None, [1], [{"piece": 1}], [{"piece": "cards.beer99"}], [{"piece": "cards.beer01", "same": "x"}]):
        refused(owner.post(f"{path}/put", {"changes": changes}), 400)
    said = put(owner, path, {"piece": "cards.beer01", "field": "value", "value": "nine"}, value("beer02", 5))
    assert len(said["refused"]) == 1 and said["values"]["cards.beer02"]["value"] == 5


def test_sets_go_with_the_profile(shared: Server) -> None:
    owner = Browser(shared)
    path = begin(owner)
    assert "Our box" in owner.get(f"/sets/{GAME}").text
    assert any(one["set"] == "Our box" for one in owner.get("/me/export").json()["sets"])
    assert owner.post("/me/delete").status_code == 303
    assert shared.ask("SELECT count(*) FROM sets WHERE id = ?", path.rpartition("/")[2]) == [(0,)]
