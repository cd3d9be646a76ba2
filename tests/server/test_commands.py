"""What people do at a table, over HTTP: commands, questions, links, records."""

from __future__ import annotations

import re
from threading import Barrier, Thread

import pytest

import osada
from osada.core.commands import Resign
from osada.core.table import NotNow, Table
from tests.patience import until
from tests.server.browser import FINISHED, GAME, RECORDS, Browser, Server, before

HALF = before("token paddock")
"""A game in its third turn: seat 1 may use a token."""


def state(browser: Browser, table: str) -> tuple[object, ...]:
    """All that a refused command must leave as it was."""
    return browser.now(table), browser.server.journal(table)


# Playing


def test_an_action_is_answered_with_the_new_update(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    now = browser.now(table)
    action = next(iter(now["places"].values()))[0][0]
    answer = browser.command(table, "play", seat=0, action=action, answers=0).json()
    assert answer["number"] == 1 and answer["undo"] and answer["log"][-1][:2] == [1, 0]
    assert browser.server.journal(table) == [(1, "play", 0, action)]


def test_a_repeated_action_is_played_once_and_answered_alike(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    command = {"seat": 0, "action": next(iter(browser.now(table)["places"].values()))[0][0], "answers": 0}
    first, again = (browser.post(f"/t/{table}/play", command) for _ in range(2))
    assert (first.status_code, first.content) == (again.status_code, again.content)
    assert first.status_code == 200 and len(browser.server.journal(table)) == 1


def test_several_actions_are_written_together_and_repeated_harmlessly(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    one = next(iter(browser.now(table)["places"].values()))[0][0]
    then = browser.command(table, "play", seat=0, actions=[one], answers=0).json()
    two = next(offered[0][0] for place, offered in then["places"].items() if place.startswith("hex-"))
    browser.command(table, "undo", seat=0, answers=1)
    first, again = (browser.command(table, "play", seat=0, actions=[one, two], answers=2) for _ in range(2))
    assert first.status_code == 200 and first.content == again.content
    assert browser.server.journal(table)[2:] == [(3, "play", 0, one), (4, "play", 0, two)]


def test_of_several_actions_none_is_written_if_one_is_refused(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    answer = browser.command(table, "play", seat=0, actions=[action, action], answers=0)
    assert answer.status_code == 422 and answer.json()["rule"]
    assert browser.server.journal(table) == [] and browser.now(table)["number"] == 0


def test_an_action_that_two_tabs_send_at_once_is_played_once_and_answered_alike(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    command = {"seat": 0, "action": next(iter(browser.now(table)["places"].values()))[0][0], "answers": 0}
    tabs = [Browser(browser.server) for _ in range(6)]
    answers: list[tuple[int, bytes]] = []
    together = Barrier(len(tabs))

    def send(tab: Browser) -> None:
        tab.http.cookies.update(browser.http.cookies)
        together.wait()
        answer = tab.post(f"/t/{table}/play", command)
        answers.append((answer.status_code, answer.content))

    threads = [Thread(target=send, args=(tab,)) for tab in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1 and answers[0][0] == 200
    assert len(browser.server.journal(table)) == 1


@pytest.mark.parametrize(
    ("which", "more"),
    [("undo", {}), ("hand-over", {"player": "greedy"}), ("hand-over", {"player": None}), ("resign", {})],
)
def test_a_repeated_command_is_harmless_and_answered_alike(
    browser: Browser, which: str, more: dict[str, object]
) -> None:
    table = browser.make("person", "link", first=1)
    number = browser.step(table)["number"]
    command = {"seat": 0, "answers": number, **more}
    first, again = (browser.post(f"/t/{table}/{which}", command) for _ in range(2))
    assert first.status_code == 200
    assert again.status_code == 200, again.text
    assert [kind for _, kind, _, _ in browser.server.journal(table)].count(which) == 1


@pytest.mark.parametrize("which", ["play", "undo", "hand-over", "resign", "go-on"])
@pytest.mark.parametrize("answers", [0, 1, 3, -1, 10**30])
def test_a_late_or_early_command_gets_409_and_changes_nothing(browser: Browser, which: str, answers: int) -> None:
    table = browser.make("person", "person", first=1)
    browser.step(table)
    browser.step(table)
    before_it = state(browser, table)
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    answer = browser.command(table, which, seat=0, action=action, answers=answers)
    assert answer.status_code == 409 and answer.json()["error"]
    assert state(browser, table) == before_it


def test_an_action_against_the_rules_is_refused_with_its_rule(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    now = browser.now(table)
    offered = {action for actions in now["places"].values() for action, *_ in actions}
    answer = browser.command(table, "play", seat=0, action=min(set(range(400)) - offered), answers=0)
    assert answer.status_code == 422
    assert re.match(r"KB-\d+: .+", answer.json()["error"]) and answer.json()["help"]
    assert browser.server.journal(table) == []


def test_a_letter_that_no_database_keeps_is_refused(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    answer = browser.command(table, "play", seat=0, action=0, answers=0, feed="\x00")
    assert answer.status_code == 400 and "letter" in answer.json()["error"]
    assert browser.server.journal(table) == []


def test_an_undone_action_leaves_log_and_table_as_they_were(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    first = browser.now(table)
    browser.step(table)
    answer = browser.command(table, "undo", seat=0, answers=1).json()
    assert answer["number"] == 2 and answer["undone"] == [1] and not answer["undo"]
    assert answer["log"] == [] and browser.now(table)["log"] == first["log"]
    for part in ("panes", "places", "prompt"):
        assert answer[part] == first[part]


def test_what_chance_has_shown_cannot_be_taken_back(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    for _ in range(4):
        browser.step(table)
    assert browser.now(table)["seat"] == 1
    before_it = state(browser, table)
    assert [browser.command(table, "undo", seat=seat, answers=4).status_code for seat in (0, 1)] == [409, 409]
    assert state(browser, table) == before_it


# Leaving


def test_a_bot_plays_on_for_a_seat_and_gives_it_back(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    assert browser.command(table, "hand-over", seat=0, answers=0, player="greedy").json()["players"][0]["bot"]
    until(lambda: browser.now(table)["seat"] == 1)
    number = browser.now(table)["number"]
    assert [kind for _, kind, _, _ in browser.server.journal(table)] == ["hand-over", *["play"] * (number - 1)]
    answer = browser.command(table, "hand-over", seat=0, answers=number, player=None).json()
    assert answer["players"][0]["bot"] is None


def test_who_resigns_at_a_table_of_two_loses_and_the_record_can_be_had(browser: Browser) -> None:
    table = browser.make("person", "person", names=("Ada", "Bo"), first=1)
    browser.step(table)
    assert browser.get(f"/t/{table}/record").status_code == 409
    answer = browser.command(table, "resign", seat=0, answers=1).json()
    assert answer["seat"] is None and answer["over"]["winners"] == [1] and "Bo" in answer["prompt"]
    record = browser.get(f"/t/{table}/record")
    assert record.status_code == 200 and browser.server.seed(table) in record.text
    assert browser.server.ask("SELECT finished FROM tables WHERE id = ?", table) == [(1,)]


def test_who_resigns_before_the_first_action_loses_too(browser: Browser) -> None:
    table = browser.make("person", "person")
    answer = browser.command(table, "resign", seat=1, answers=0)
    assert answer.status_code == 200 and answer.json()["over"]["winners"] == [0]
    assert browser.get(f"/t/{table}").status_code == browser.get(f"/t/{table}/replay").status_code == 200


@pytest.mark.parametrize("which", ["play", "undo", "hand-over", "resign"])
def test_nothing_is_changed_after_the_end(browser: Browser, which: str) -> None:
    table = browser.make("person", "person", first=1)
    action = next(iter(browser.step(table)["places"].values()))[0][0]
    browser.step(table)
    browser.command(table, "resign", seat=0, answers=2)
    before_it = state(browser, table)
    for seat in (0, 1):
        assert browser.command(table, which, seat=seat, action=action, answers=3, player=None).status_code == 409
    assert state(browser, table) == before_it


def test_who_has_resigned_among_three_takes_nothing_back() -> None:
    table = Table(osada.game(GAME), 3, options={"first": "seat-1"})
    table.play(0, table.state.actions()[0])
    table.apply(Resign(0, "greedy"))
    with pytest.raises(NotNow):
        table.undo(0)


# Questions


def test_a_hint_is_an_action_that_is_offered(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    advice = browser.get(f"/t/{table}/hint").json()["advice"]
    assert advice == browser.get(f"/t/{table}/hint").json()["advice"]
    assert advice[0]["label"] in [label for _, label in browser.now(table)["places"][advice[0]["places"][0]]]
    assert all(hint["why"] and hint["better"] and hint["places"][0] in browser.now(table)["places"] for hint in advice)
    assert browser.server.journal(table) == []


def test_a_hint_is_only_for_the_seat_whose_turn_it_is(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    guest, watcher = browser.invite(table, 1), browser.invite(table, None)
    assert [one.get(f"/t/{table}/hint").status_code for one in (guest, watcher)] == [409, 409]


def test_why_names_the_rule_to_the_seat_whose_turn_it_is_alone(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    places = set(re.findall(r'data-place="([^"]+)"', browser.get(f"/t/{table}").text))
    closed = {"place": min(places - set(browser.now(table)["places"]))}
    assert browser.get(f"/t/{table}/why", params=closed).json()["rule"]
    assert "rule" not in browser.invite(table, 1).get(f"/t/{table}/why", params=closed).json()


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_table_can_be_had_in_words(shared: Server, language: str) -> None:
    browser = Browser(shared, language)
    answer = browser.get(f"/t/{browser.make('person', 'link')}/words")
    assert answer.status_code == 200 and len(answer.text) > 300
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_language_is_kept_by_the_browser(browser: Browser) -> None:
    assert browser.post("/language", data={"language": "cs", "back": "/"}).headers["location"] == "/"
    assert '<html lang="cs"' in browser.get("/").text
    assert browser.post("/language", data={"language": "xx"}).status_code == 400


# People who come by link


def test_two_people_play_by_link(browser: Browser) -> None:
    table = browser.make("person", "link", names=("Ada", "Bo"), first=2)
    guest = browser.invite(table, 1)
    assert guest.now(table)["yours"] and not browser.now(table)["yours"]
    assert browser.command(table, "play", seat=0, action=0, answers=0).status_code == 409
    assert browser.command(table, "play", seat=1, action=0, answers=0).status_code == 403
    for _ in range(4):
        guest.step(table)
    assert browser.now(table)["yours"] and not guest.now(table)["yours"]
    assert browser.now(table)["number"] == guest.now(table)["number"] == 4


def test_a_spectator_watches_and_does_nothing_else(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    watcher = browser.invite(table, None)
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    before_it = state(browser, table)
    for which in ("play", "undo", "hand-over", "resign", "go-on", "rematch", "delete"):
        for seat in (0, 1, -1, None):
            answer = watcher.command(table, which, seat=seat, action=action, answers=0, player="greedy")
            assert answer.status_code == 403 and answer.json()["error"]
    assert watcher.get(f"/t/{table}").status_code == 200
    assert watcher.now(table)["viewer"] is None and not watcher.now(table)["places"]
    assert state(browser, table) == before_it


def test_strangers_find_nothing(browser: Browser) -> None:
    table = browser.make("person", "link")
    stranger = Browser(browser.server)
    stranger.get("/")
    for path in ("", "/now", "/stream", "/why", "/hint", "/words", "/record", "/replay", "/at/0", "/picture.svg"):
        assert stranger.get(f"/t/{table}{path}").status_code == 404
        assert stranger.get(f"/t/{table}{path}").text == stranger.get(f"/t/AAAAAAAAAAAA{path}").text
    for path in ("play", "undo", "hand-over", "resign", "go-on", "delete", "rematch", "play-on"):
        assert stranger.command(table, path, seat=0, action=0, answers=0, at=0).status_code == 404
    assert table not in stranger.get("/").text
    assert browser.get(f"/t/{table}").status_code == 200


def test_a_table_of_links_and_bots_alone_is_watched_by_who_made_it(browser: Browser) -> None:
    table = browser.make("link", "greedy", first=1)
    assert browser.now(table)["viewer"] is None
    assert browser.invite(table, 0).now(table)["yours"]


# Afterwards


def test_a_rematch_has_the_same_names_and_options_and_another_deal(browser: Browser) -> None:
    table = browser.make("person", "person", names=("Ada", "Bo"), tavern="land-only")
    again = browser.post(f"/t/{table}/rematch").headers["location"].split("/")[2]
    old, new = (browser.server.ask("SELECT header FROM tables WHERE id = ?", one)[0][0] for one in (table, again))
    assert '"tavern":"land-only"' in new and '"names":["Ada","Bo"]' in new
    assert old != new and browser.server.seed(table) != browser.server.seed(again)


@pytest.mark.parametrize("who", ["host", "guest"])
def test_a_rematch_seats_everybody_where_they_sat(browser: Browser, who: str) -> None:
    table = browser.make("person", "link", first=2)
    guest = browser.invite(table, 1)
    guest.step(table)
    assert browser.command(table, "resign", seat=0, answers=1).json()["over"]
    asking = browser if who == "host" else guest
    again = asking.post(f"/t/{table}/rematch").headers["location"].split("/")[2]
    assert asking.now(again)["viewer"] == (0 if who == "host" else 1)
    assert guest.now(again)["viewer"] == 1
    assert browser.get(f"/t/{again}").status_code == 200 and browser.now(again)["viewer"] == 0


def test_a_record_goes_out_as_it_came_in(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    answer = browser.get(f"/t/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{GAME}-{table}.record"'
    again = browser.get(f"/t/{browser.upload(answer.content)}/record")
    assert again.text == answer.text
    assert answer.text.splitlines()[6:] == FINISHED.splitlines()[6:]


def test_a_position_of_a_game_that_is_over_may_be_seen_as_a_seat_saw_it(browser: Browser) -> None:
    table = browser.upload((RECORDS / "timber-town-first-game-both-full.record").read_bytes())
    first, second = (browser.get(f"/t/{table}/at/9?seat={seat}").json() for seat in (0, 1))
    assert first["panes"]["board"] != second["panes"]["board"], "each saw its own town in front"
    for seat in ("2", "-1", "x", ""):
        assert browser.get(f"/t/{table}/at/9?seat={seat}").status_code == 404
    under_way = browser.make("person", "person")
    assert browser.get(f"/t/{under_way}/at/0").status_code == 200
    assert browser.get(f"/t/{under_way}/at/0?seat=0").status_code == 404


def test_a_game_under_way_is_not_replayed(browser: Browser) -> None:
    table = browser.make("person", "greedy")
    assert browser.get(f"/t/{table}/replay").status_code == 409
    assert browser.get(f"/t/{table}/at/0").status_code == 409
    assert browser.command(table, "play-on", at=0).status_code == 409


def test_one_plays_on_from_any_position_with_other_chance(browser: Browser) -> None:
    table = browser.upload(FINISHED)
    branch = browser.command(table, "play-on", at=7).json()["address"].split("/")[2]
    assert [entry[1:] for entry in browser.server.journal(branch)] == [
        entry[1:] for entry in browser.server.journal(table)[:7]
    ]
    assert browser.server.seed(branch) != browser.server.seed(table)
    assert browser.step(branch)["number"] == 8
    assert browser.now(table)["over"]


@pytest.mark.parametrize("at", [-1, 10**9, 10**40, None, "1", 1.0, True, [1]])
def test_one_plays_on_from_positions_that_there_are(browser: Browser, at: object) -> None:
    assert browser.command(browser.upload(FINISHED), "play-on", at=at).status_code == 400


def test_an_unfinished_record_is_played_on(browser: Browser) -> None:
    table = browser.upload(HALF)
    now = browser.now(table)
    assert now["seat"] == 1 and browser.step(table, last=True)["number"] == now["number"] + 1


def test_a_deleted_table_is_gone_for_all(browser: Browser) -> None:
    table = browser.make("person", "link")
    guest = browser.invite(table, 1)
    link = browser.link(table, "/w/")
    assert browser.post(f"/t/{table}/delete").headers["location"] == "/"
    assert [one.get(f"/t/{table}").status_code for one in (browser, guest)] == [404, 404]
    assert guest.get(link).status_code == 404
    assert browser.server.ask("SELECT count(*) FROM entries WHERE table_id = ?", table) == [(0,)]
    assert browser.post(f"/t/{table}/delete").status_code == 404
