"""Evenings: score sheets and games played here in one history; files out and in; nothing of it is anybody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.server import evenings
from osada.server.bounds import TooMuch
from osada.server.evenings import Evening
from osada.server.storage import Storage
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
    (kept,) = owner.get("/evenings/file/json").json()["evenings"]
    assert kept["totals"] == totals and kept["lines"] and kept["game"] == "beer-bread"
    page = owner.get("/evenings").text
    assert all(name in page for name in kept["names"]) and 'class="plot"' in page
    assert other.get("/evenings/file/json").json()["evenings"] == []
    assert owner.get("/me/export").json()["evenings"] == [kept]
    for kind in ("json", "csv"):
        friend = Browser(shared)
        text = owner.get(f"/evenings/file/{kind}").text
        for _ in range(2):  # brought twice it is there once
            brought = friend.post("/evenings", data={}, files={"file": (f"a.{kind}", text.encode())})
            assert brought.status_code == 303, brought.text
        assert friend.get("/evenings/file/json").json()["evenings"] == [kept]
        friend.post("/me/delete")
    assert shared.ask("SELECT count(*) FROM evenings WHERE source = 'file'") == [(0,)]


def test_a_game_played_here_is_kept_until_it_is_taken_away(shared: Server) -> None:
    owner = Browser(shared)
    owner.upload(FINISHED)
    (there,) = owner.get("/evenings/file/json").json()["evenings"]
    assert there["lines"] and len(there["totals"]) == len(there["names"])
    kept = owner.get("/evenings").text.partition('action="/evenings/')[2].partition("/")[0]
    Browser(shared).post(f"/evenings/{kept}/take-away")
    assert owner.get("/evenings/file/json").json()["evenings"] == [there], "a stranger takes nothing away"
    assert owner.post(f"/evenings/{kept}/take-away").status_code == 303
    assert owner.get("/evenings/file/json").json()["evenings"] == []


def test_a_sheet_that_is_deleted_is_in_no_history(shared: Server) -> None:
    owner = Browser(shared)
    count(owner, "timber-town", 1)
    assert len(owner.get("/evenings/file/json").json()["evenings"]) == 1
    sheet = owner.get("/count/timber-town").text.partition('action="/sheet/')[2].partition("/")[0]
    assert owner.post(f"/sheet/{sheet}/delete").status_code == 303
    assert owner.get("/evenings/file/json").json()["evenings"] == []


def evening(day: int, *played: tuple[str, int], winners: tuple[int, ...] = (0,), game: str = "hamlet") -> Evening:
    names, totals = zip(*played, strict=True)
    lines = tuple({"points": total} for total in totals)
    return Evening(str(day), "file", game, f"2025-03-{day:02}", names, totals, winners, lines)


EVENINGS = [
    evening(1, ("Ola", 60), ("Jan", 50)),
    evening(2, ("Jan", 70), ("Ola", 65), ("Eva", 40)),
    evening(3, ("Ola", 55), ("Jan", 55), winners=(1,)),
]
"""The last one was level, and decided otherwise."""


def test_who_won_how_often_and_against_whom() -> None:
    standing = [(one["name"], one["played"], one["won"], one["mean"]) for one in evenings.standing(EVENINGS)]
    assert standing == [("Jan", 3, 2, 58.3), ("Ola", 3, 1, 60.0), ("Eva", 1, 0, 40.0)]
    duels = evenings.head_to_head(EVENINGS)
    assert [duels.get(pair, 0) for pair in (("Ola", "Jan"), ("Jan", "Ola"), ("Ola", "Eva"), ("Eva", "Jan"))] == [
        1,
        2,
        1,
        0,
    ]
    assert evenings.best_lines(EVENINGS) == {"hamlet": [("points", 70, "Jan", "2025-03-02")]}
    assert evenings.groups(EVENINGS) == [(("Jan", "Ola"), 2), (("Eva", "Jan", "Ola"), 1)]


def test_a_group_has_a_history_of_its_own(shared: Server) -> None:
    owner = Browser(shared)
    text = evenings.as_csv(EVENINGS)
    assert owner.post("/evenings", data={}, files={"file": ("a.csv", text.encode())}).status_code == 303
    whole, group = owner.get("/evenings").text, owner.get("/evenings?group=Eva%2BJan%2BOla").text
    assert whole.count("<li><div><b>Hamlet") == 3 and group.count("<li><div><b>Hamlet") == 1
    assert "(+5)" in group and "2025-03-02" in group and "2025-03-01" not in group


def test_what_is_no_history_is_refused_with_a_sentence(shared: Server) -> None:
    owner = Browser(shared)
    bad = [b"{}", b"[1]", b"evening,day\n1,2", b'{"osada evenings": 1, "evenings": [{"day": 1}]}', b"\xff"]
    for text in bad:
        answer = owner.post("/evenings", data={}, files={"file": ("a.json", text)})
        assert answer.status_code in (303, 400), text
        assert owner.get("/evenings/file/json").json()["evenings"] == []


def test_somebody_brings_so_many_games_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "MOST", 2)
    games = ["evening,day,game,name,total,won,lines"]
    games += [f"{number},2026-01-0{number},hamlet,Eva,{number},1," for number in (1, 2, 3)]
    with Storage(tmp_path) as storage, pytest.raises(TooMuch, match="page-evenings-full"):
        evenings.bring(storage, "eva", "\n".join(games))
