"""Evenings: score sheets and games played here in one history; files out and in; nothing of it is anybody else's."""

from __future__ import annotations

import osada
from tests.pads.finals import final
from tests.server.browser import FINISHED, Browser, Server
from tests.server.test_counting import begin, tap


def count(browser: Browser, game: str, seed: int) -> list[int]:
    document, scores = final(game, seed)
    pad = osada.game(game).pad
    assert pad is not None
    sheet = begin(browser, game)
    actions = list(pad.values(document).items())
    for start in range(0, len(actions), 60):
        tap(browser, sheet, *actions[start : start + 60], key=str(start))
    return [list(score.values())[-1] for score in scores]


def test_sheets_are_in_the_history_and_in_its_files(shared: Server) -> None:
    owner, other = Browser(shared), Browser(shared)
    totals = count(owner, "beer-bread", 3)
    (evening,) = owner.get("/evenings/file/json").json()["evenings"]
    assert evening["totals"] == totals and evening["lines"] and evening["game"] == "beer-bread"
    page = owner.get("/evenings").text
    assert all(name in page for name in evening["names"]) and 'class="plot"' in page
    assert other.get("/evenings/file/json").json()["evenings"] == []
    assert owner.get("/me/export").json()["evenings"] == [evening]
    for kind in ("json", "csv"):
        friend = Browser(shared)
        text = owner.get(f"/evenings/file/{kind}").text
        for _ in range(2):  # brought twice it is there once
            brought = friend.post("/evenings", data={}, files={"file": (f"a.{kind}", text.encode())})
            assert brought.status_code == 303, brought.text
        assert friend.get("/evenings/file/json").json()["evenings"] == [evening]
        friend.post("/me/delete")
    assert shared.ask("SELECT count(*) FROM evenings WHERE source = 'file'") == [(0,)]


def test_a_game_played_here_is_kept_until_it_is_taken_away(shared: Server) -> None:
    owner = Browser(shared)
    owner.upload(FINISHED)
    (evening,) = owner.get("/evenings/file/json").json()["evenings"]
    assert evening["lines"] and len(evening["totals"]) == len(evening["names"])
    kept = owner.get("/evenings").text.partition('action="/evenings/')[2].partition("/")[0]
    Browser(shared).post(f"/evenings/{kept}/take-away")
    assert owner.get("/evenings/file/json").json()["evenings"] == [evening], "a stranger takes nothing away"
    assert owner.post(f"/evenings/{kept}/take-away").status_code == 303
    assert owner.get("/evenings/file/json").json()["evenings"] == []


def test_what_is_no_history_is_refused_with_a_sentence(shared: Server) -> None:
    owner = Browser(shared)
    bad = [b"{}", b"[1]", b"evening,day\n1,2", b'{"osada evenings": 1, "evenings": [{"day": 1}]}', b"\xff"]
    for text in bad:
        answer = owner.post("/evenings", data={}, files={"file": ("a.json", text)})
        assert answer.status_code in (303, 400), text
        assert owner.get("/evenings/file/json").json()["evenings"] == []
