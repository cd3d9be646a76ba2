"""A replay is played once, by turns, and its positions are what was seen then; once the game is over, all is open."""

import asyncio
import json
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import osada
from osada.core.game import points
from osada.core.record import Record, parse
from osada.core.replay import Replay
from osada.core.table import Table
from osada.server import hall as halls
from osada.server.hall import Hall
from osada.server.loading import Seat
from osada.server.reading import sound_origin
from osada.server.timeline import timeline
from osada.server.updates import Eyes, drawn_panes, log
from tests.server.browser import FINISHED, GAME, RECORDS, Browser, before

HANDS = (RECORDS / "beer-bread-by-result-greedy.record").read_text("utf-8")
"""A game in which hands and sold cards are hidden."""


def told(browser: Browser, table: str) -> dict[str, Any]:
    """The turns that the page of a replay tells."""
    found = re.search(r'id="timeline">(.*)</script>', browser.get(f"/t/{table}/replay").text)
    assert found
    said: dict[str, Any] = json.loads(found[1])
    return said


def header(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(browser.server.ask("SELECT header FROM tables WHERE id = ?", table)[0][0])
    return found


def test_the_positions_of_a_replay_are_those_of_the_game(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    last, count = browser.now(table), len(browser.server.journal(table))
    assert f'data-count="{count}"' in browser.get(f"/t/{table}/replay").text
    shown = [browser.get(f"/t/{table}/at/{number}").json() for number in (0, 1, count)]
    assert [position["number"] for position in shown] == [0, 1, count]
    assert shown[2]["panes"] == last["panes"] and shown[2]["seat"] is None
    assert shown[0]["panes"]["board"] != shown[1]["panes"]["board"] != shown[2]["panes"]["board"]
    for beyond in (count + 1, -1):
        assert browser.get(f"/t/{table}/at/{beyond}").status_code == 404


def test_a_replay_is_drawn_for_the_screen_that_asks(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    panes = {
        layout: set(browser.get(f"/t/{table}/at/5?layout={layout}").json()["panes"]) for layout in ("wide", "tall")
    }
    assert "side" in panes["wide"] and "task" in panes["tall"]
    for layout, names in panes.items():
        page = browser.get(f"/t/{table}/replay?layout={layout}").text
        assert f'data-layout="{layout}"' in page
        assert all(f'data-pane="{name}"' in page for name in names)


def test_a_replay_tells_all_turns_with_what_they_brought(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    said, over = told(browser, table), browser.now(table)["over"]
    turns, totals = said["turns"], said["totals"]
    assert [turn["from"] for turn in turns] == [0, *(turn["to"] for turn in turns[:-1])]
    assert turns[-1]["to"] == len(browser.server.journal(table)) and len(totals) == len(turns) + 1
    assert totals[-1] == over["rows"][-1][1:]
    for turn, (before_it, after) in zip(turns, pairwise(totals), strict=True):
        assert turn["gain"] == after[turn["seat"]] - before_it[turn["seat"]]
        assert turn["text"] and turn["lines"]
        assert all(turn["from"] < number <= turn["to"] for number, _, _ in turn["lines"])
    assert any(places for turn in turns for _, _, places in turn["lines"])
    assert len({turn["seat"] for turn in turns[:2]}) == 2


def test_once_a_game_is_over_its_replay_hides_nothing(browser: Browser) -> None:
    table, positions = browser.upload(HANDS), Replay(parse(HANDS))
    game, hidden = positions.end.game, 0
    for number in range(0, positions.count, 40):
        shown = positions.at(number)
        shown.names = tuple(browser.now(table)["over"]["names"])
        view = shown.open_view()
        assert all(held["card"] for village in view["seats"] for held in (*village["hand"], *village["sold"]))
        assert [score and points(score) for score in view["scores"]] == [points(one) for one in shown.state.scores()]
        hidden += any(not held["card"] for village in shown.view(None)["seats"] for held in village["hand"])
        served = browser.get(f"/t/{table}/at/{number}").json()["panes"]
        assert served == drawn_panes(game.picture(view | {"offers": {}, "asked": None}, "en"))["panes"]
    assert hidden, "else nothing was opened"
    assert any("draws: " in line for turn in told(browser, table)["turns"] for _, line, _ in turn["lines"])
    assert all(None not in totals for totals in told(browser, table)["totals"])


@pytest.mark.parametrize("name", osada.names())
def test_before_the_end_a_replay_tells_what_somebody_who_looks_on_may_know(name: str) -> None:
    chance, table = random.Random(3), Table(osada.game(name), 2, 5, names=("Ada", "Bo"))
    for _ in range(60):
        if table.seat is not None:
            table.play(table.seat, chance.choice(table.state.actions()))
    positions = Replay(table.record())
    said, end = timeline(positions, False, "en"), positions.end
    lines = [line for turn in said["turns"] for _, line, _ in turn["lines"]]
    public = [line for number, _, line, *_ in log(end, end.view(None), Eyes(None, "en"), 0) if number]
    assert lines == [line.removeprefix(f"{table.names[turn_of(said, place)]} ") for place, line in enumerate(public)]
    for number, totals in zip([0, *(turn["to"] for turn in said["turns"])], said["totals"], strict=True):
        state = positions.at(number).state
        known = state.known_scores(None, state.scores())
        assert totals == [None if score is None else points(score) for score in known]


def turn_of(said: dict[str, Any], place: int) -> int:
    """The seat in whose turn a line is told."""
    seats = [turn["seat"] for turn in said["turns"] for _ in turn["lines"]]
    return int(seats[place])


def test_a_game_under_way_is_not_opened(browser: Browser) -> None:
    """Seat 0 holds a desert here, which nobody else has seen."""
    table = browser.upload(before("token paddock"))
    said = told(browser, table)
    assert "draws a card." in json.dumps(said) and "draws a card: " not in json.dumps(said)
    number = len(browser.server.journal(table))
    assert browser.get(f"/t/{table}/at/{number}?seat=0").status_code == 404
    shown = Replay(parse(before("token paddock"))).at(number)
    shown.names = tuple(player["name"] for player in browser.now(table)["players"])
    closed = drawn_panes(shown.game.picture(shown.view(None) | {"offers": {}, "asked": None}, "en"))
    assert browser.get(f"/t/{table}/at/{number}").json()["panes"] == closed["panes"]
    assert "/w/" not in (re.search('data-address="([^"]*)"', browser.get(f"/t/{table}/replay").text) or [""])[0]


def test_a_turn_has_an_address_that_can_be_shared(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    found = re.search('data-address="([^"]*)"', browser.get(f"/t/{table}/replay").text)
    assert found
    link = found[1].removeprefix(browser.server.address) + "?turn=7"
    friend = Browser(browser.server)
    assert friend.get(f"/t/{table}/replay?turn=7").status_code == 404
    led = friend.watch(link)
    assert led.status_code == 303 and led.headers["location"] == f"/t/{table}/replay?turn=7"
    assert friend.get(led.headers["location"]).status_code == 200
    again = re.search('data-address="([^"]*)"', friend.get(f"/t/{table}/replay").text)
    assert again and again[1].endswith(f"/t/{table}/replay"), "who looks on gives no rights away"
    assert friend.follow(link.replace("turn=7", "turn=//evil.example")).headers["location"] == f"/t/{table}"


# Branches


def test_who_plays_on_is_asked_seat_by_seat(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    at = told(browser, table)["turns"][3]["to"]
    on = browser.command(table, "play-on", at=at, seats=["easy", "person"])
    players = browser.now(on.json()["address"].removeprefix("/t/"))["players"]
    assert [player["bot"] for player in players] == ["easy", None]
    assert players[0]["name"] == "Easy 1" and players[1]["name"] == browser.now(table)["players"][1]["name"]
    for wrong in (["person"], ["person", "nobody"], ["person", 3], "person"):
        assert browser.command(table, "play-on", at=at, seats=wrong).status_code == 400


def test_a_branch_says_which_game_and_turn_it_is_from(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    turns, names = told(browser, table)["turns"], [player["name"] for player in browser.now(table)["players"]]
    for at, turn in ((turns[3]["to"], 5), (turns[3]["to"] - 1, 4), (0, 1)):
        branch = browser.command(table, "play-on", at=at).json()["address"].removeprefix("/t/")
        assert header(browser, branch)["origin"] == {"table": table, "turn": turn, "names": names}
        page = browser.get(f"/t/{branch}").text
        assert f'href="/t/{table}/replay?turn={turn}"' in page
        assert f"A branch: turn {turn} of {', '.join(names)}" in page
        assert f"A branch: turn {turn} of" in browser.get("/").text
    assert "A branch" not in browser.get(f"/t/{table}").text
    browser.step(branch)
    assert "A branch: turn 1 of" in browser.get("/").text, "it stays one when it is played on"


def test_a_header_that_says_nothing_sound_of_a_branch_is_none() -> None:
    for said in ({"table": 3}, {"table": "a", "turn": "1", "names": []}, "a", {"table": "a", "turn": 1, "names": [1]}):
        assert not sound_origin(said)
    assert sound_origin({"table": "a", "turn": 1, "names": ["Ada"]})


# The score sheet


def test_the_score_sheet_says_what_the_points_are_made_of(browser: Browser) -> None:
    table = browser.upload(HANDS)
    over = browser.now(table)["over"]
    for row, parts, sources in zip(over["rows"], over["parts"], over["sources"], strict=True):
        for seat, made_of in enumerate(parts):
            assert not made_of or sum(part for _, part in made_of) == row[1 + seat]
            assert len(sources) == 2
    assert all(parts for parts in over["parts"][0]) and over["parts"][-1] == [[], []]
    kings = browser.now(browser.upload(FINISHED))["over"]
    assert any(place.startswith("hex-") for row in kings["sources"] for own in row for place in own)


def test_the_score_sheet_says_who_has_resigned(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    assert browser.command(table, "resign", seat=0, answers=0).json()["over"]["resigned"] == [0]


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (2, 2), (3, 3), (4, 2)])
def test_a_rematch_begins_with_the_next_seat(browser: Browser, players: int, first: int) -> None:
    table = browser.make(*["person"] * players, first=first)
    starter = browser.now(table)["seat"]
    for turn in range(1, players + 1):
        table = browser.post(f"/t/{table}/rematch").headers["location"].split("/")[2]
        assert browser.now(table)["seat"] == (starter + turn) % players


# How it is kept


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
