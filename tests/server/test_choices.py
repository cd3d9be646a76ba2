"""Choices of several clicks: something else instead of what is half done, several places at once; and the table as it
was."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser, Server


def cards(places: dict[str, list[list[object]]]) -> list[str]:
    return [place for place in places if place.startswith("card-")]


def test_something_else_is_chosen_instead_of_what_is_half_done(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", first=1, game="beer-bread")
    now = host.now(table)
    assert now["lifted"] is None and now["instead"] == {}
    one, other, *_ = cards(now["places"])
    lifted = host.command(table, "play", seat=0, action=now["places"][one][0][0], answers=now["number"]).json()
    assert lifted["lifted"] == [one, 1] and other in lifted["instead"] and other not in lifted["places"]
    action = lifted["instead"][other][0][0]
    switched = host.command(table, "play", seat=0, actions=[action], instead=True, answers=lifted["number"]).json()
    assert switched["lifted"] == [other, 1] and one in switched["instead"]
    put_down = host.command(table, "undo", seat=0, answers=switched["number"]).json()
    assert put_down["lifted"] is None and put_down["places"].keys() == now["places"].keys()


def test_others_are_not_told_what_could_be_chosen_instead(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", first=1, game="beer-bread")
    guest = host.invite(table, 1)
    host.step(table)
    assert host.now(table)["instead"]
    assert guest.now(table)["instead"] == {} and guest.now(table)["lifted"] is None


@pytest.mark.parametrize("places", [[], ["away-water-1"], ["nowhere"] * 3])
def test_places_that_are_no_answer_are_refused(shared: Server, places: list[str]) -> None:
    host = Browser(shared)
    table = host.make("person", "person", first=1)
    now = host.now(table)
    answer = host.command(table, "play", seat=now["viewer"], places=places, answers=now["number"])
    assert answer.status_code == 422 and "does not answer" in answer.json()["error"]
    assert host.now(table)["number"] == now["number"]
    for wrong in ("away-water-1", [1], ["x"] * 101):
        assert host.command(table, "play", seat=now["viewer"], places=wrong, answers=0).status_code == 400


def test_the_table_as_it_was_is_what_a_seat_saw_then(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", first=1, game="beer-bread")
    people = [host, host.invite(table, 1)]
    saw: list[dict[int, object]] = [{}, {}]
    for _ in range(30):
        for seat, person in enumerate(people):
            seen = person.now(table)
            if seen["seat"] != seat:
                saw[seat][seen["number"]] = seen["panes"]
        people[host.now(table)["seat"]].step(table)
    for seat, person in enumerate(people):
        assert len(saw[seat]) > 2
        for number, panes in saw[seat].items():
            assert person.get(f"/t/{table}/then/{number}").json()["panes"] == panes
    assert host.get(f"/t/{table}/then/999").status_code == 404 == host.get(f"/t/{table}/then/x").status_code
    assert Browser(shared).get(f"/t/{table}/then/1").status_code == 404


def test_layouts_are_told_apart_by_what_a_page_says(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "person", first=1)
    wide, tall = (host.get(f"/t/{table}/now?layout={layout}").json()["panes"] for layout in ("wide", "tall"))
    assert "side" in wide and "task" in tall
    assert host.get(f"/t/{table}/now?layout=round").json()["panes"].keys() == wide.keys()
    assert 'data-layout="wide"' in host.get(f"/t/{table}").text
    host.http.cookies.set("window", "1280x720")
    assert 'data-layout="wide"' in host.get(f"/t/{table}").text
    assert 'data-layout="tall"' in host.get(f"/t/{host.make('person', 'person', game='beer-bread')}").text
    host.http.cookies.set("window", "390x844")
    assert 'data-layout="tall"' in host.get(f"/t/{table}").text
    phone = Browser(shared, **{"user-agent": "Mozilla/5.0 (Linux; Android 15) Mobile"})
    assert 'data-layout="tall"' in phone.get(f"/t/{phone.make('person', 'person')}").text
