"""What a seat receives tells nothing that it may not know: byte for byte, before and after a redeal."""

from __future__ import annotations

import asyncio
import json
import random
import re
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest
from starlette.requests import Request

import osada
from osada.core.dealer import SEEDS, Dealer
from osada.core.game import LAYOUTS
from osada.core.svg import Picture
from osada.core.table import Table
from osada.core.text import LANGUAGES
from osada.server import pages
from osada.server.hall import Hall, new_id
from osada.server.live import LiveTable, holds_secret
from osada.server.loading import Seat
from osada.server.updates import Eyes, document
from osada.server.visitor import Visit
from osada.testing.playing import some_options
from osada.testing.sample import Looks, numbers_of_players, sample
from tests.patience import until
from tests.server.browser import Browser, Server, before

KINDS = ("person", "link", "bot", "link")


def live_tables(hall: Hall, every: int) -> Iterator[tuple[LiveTable, random.Random]]:
    """Tables of random games at many of their positions: every game, every number of seats (a sample: fewest, most)."""
    for name in osada.names():
        game = osada.game(name)
        for players in numbers_of_players(game):
            chance = random.Random(players)
            names = [f"Player-{seat}" for seat in range(players)]
            options, seed = some_options(game, players, chance), chance.randrange(SEEDS // 2, SEEDS)
            table = Table(game, players, seed, options, names=names)
            seats = [
                Seat(KINDS[seat], names[seat], "greedy" if KINDS[seat] == "bot" else None) for seat in range(players)
            ]
            table_id = asyncio.run(hall.make(table, seats, "browser"))
            stored = hall.storage.table(table_id)
            assert stored is not None
            live = LiveTable(stored, table, hall.storage, hall.workers)
            looks = Looks(game, every)
            while table.seat is not None and table.actions_played < game.longest:
                if looks.at(table.actions_played, table.state):
                    live.cache.clear()
                    live.pictures.clear()
                    yield live, chance
                table.play(table.seat, chance.choice(table.state.actions()))
                if table.seat is not None and table.can_undo(table.seat) and chance.random() < 0.1:
                    table.undo(table.seat)
            live.cache.clear()
            live.pictures.clear()
            yield live, chance


def redealt(live: LiveTable, viewer: int | None, chance: random.Random) -> LiveTable:
    """The same table as far as the viewer can know."""
    table = Table.__new__(Table)
    vars(table).update(vars(live.table))
    seed = chance.randrange(1 << 60)
    table.state = live.table.state.redeal(viewer, Dealer(seed))
    table._settled = live.table._settled.redeal(viewer, Dealer(seed))
    other = LiveTable.__new__(LiveTable)
    vars(other).update(vars(live) | {"table": table, "cache": {}, "pictures": {}})
    return other


def viewers(live: LiveTable, chance: random.Random) -> list[int | None]:
    """Everybody; a sample: two of them."""
    everybody = [*range(live.table.players), None]
    return chance.sample(everybody, sample(2, len(everybody)))


def test_an_update_is_the_same_for_all_that_a_seat_cannot_tell_apart(hall: Hall) -> None:
    differ = 0
    for live, chance in live_tables(hall, every=7):
        for viewer in viewers(live, chance):
            language, since = chance.choice(LANGUAGES), chance.choice((0, live.number // 2, live.number))
            other = redealt(live, viewer, chance)
            differ += other.table.state != live.table.state
            eyes = Eyes(viewer, language, chance.choice(LAYOUTS))
            one, same = (json.dumps(document(which, eyes, None, since)) for which in (live, other))
            assert one == same
    assert differ > 50  # else the redeals have dealt nothing


def test_words_and_whole_pictures_are_the_same_too(hall: Hall) -> None:
    for live, chance in live_tables(hall, every=29):
        for viewer in viewers(live, chance):
            one, same = (which.table.view(viewer) for which in (live, redealt(live, viewer, chance)))
            for language in chance.sample(LANGUAGES, sample(1, len(LANGUAGES))):
                assert live.game.words(one, language) == live.game.words(same, language)
                for layout in LAYOUTS:
                    drawn = (live.game.picture(view, language, layout) for view in (one, same))
                    assert len(set(map(whole, drawn))) == 1


def whole(picture: Picture) -> tuple[str, ...]:
    """All that a picture has."""
    return (picture.symbols, *(f"{name} {pane.box} {pane.markup()}" for name, pane in picture.panes.items()))


def page_of(hall: Hall, live: LiveTable, seats: set[int], monkeypatch: pytest.MonkeyPatch) -> str:
    """The page of a table for a browser that has these seats."""

    async def visit(_: Request) -> Visit:
        return Visit(live, "browser", seats, False, "en", "wide")

    monkeypatch.setattr(pages, "visit", visit)
    monkeypatch.setattr(pages, "hall_of", lambda _: hall)
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": f"/t/{live.id}", "query_string": b"", "state": {}}
    scope["app"] = SimpleNamespace(state=SimpleNamespace(hall=hall, for_network=False))
    scope |= {"headers": [(b"cookie", b"osada=" + b"a" * 43)], "server": ("localhost", 80), "scheme": "http"}
    return bytes(asyncio.run(pages.table(Request(scope))).body).decode()


def test_the_page_of_a_table_is_the_same_too_and_has_no_seed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for live, chance in live_tables(hall, every=29):
        every_seat = set(range(live.table.players))
        browsers = [*({seat} for seat in every_seat), set[int](), every_seat]
        for seats in chance.sample(browsers, sample(2, len(browsers))):
            viewer, _ = live.viewer(seats)
            one = page_of(hall, live, seats, monkeypatch)
            assert one == page_of(hall, redealt(live, viewer, chance), seats, monkeypatch)
            assert str(live.table.seed) not in one and f"{live.table.seed:x}" not in one


def test_whether_a_curtain_is_drawn_tells_nothing(hall: Hall) -> None:
    for live, chance in live_tables(hall, every=11):
        deciding = live.table.state.seat
        if deciding is not None:
            for viewer in viewers(live, chance):
                other = redealt(live, viewer, chance)
                assert holds_secret(live.table.state, deciding) == holds_secret(other.table.state, deciding)


# Over HTTP


@pytest.mark.parametrize("rules_of_seats", [("person", "link"), ("person", "link", "greedy")])
def test_nothing_that_is_served_before_the_end_has_the_seed(shared: Server, rules_of_seats: tuple[str, ...]) -> None:
    host = Browser(shared)
    host.received = []
    table = host.make(*rules_of_seats, first=1)
    everybody = [host, host.invite(table, 1), host.invite(table, None)]
    for one in everybody:
        one.received = host.received
    seed = int(shared.seed(table))
    paths = ("", "/now", "/words", "/hint", "/why?place=hex-0", "/record", "/replay", "/at/0", "/picture.svg")
    guest, told = everybody[1], -1
    with guest.stream(table) as stream:
        for turn in range(sample(25, 70)):
            while told < guest.now(table)["number"]:
                update = stream.event()
                host.received.append(json.dumps(update).encode())
                told = update["number"]
            if update["over"]:
                break
            if turn % 12 == 0:
                for one in everybody:
                    for path in paths:
                        one.get(f"/t/{table}{path}")
            until(lambda: host.now(table)["seat"] in (0, 1, None))
            seat = host.now(table)["seat"]
            if seat is not None:
                everybody[seat].step(table)
    assert len(host.received) > sample(80, 150)
    secret = re.compile(
        b"|".join(
            re.escape(form.encode()) for form in (str(seed), f"{seed:x}", f"{seed:X}", str(seed)[:20], str(seed)[-20:])
        )
    )
    assert not [body for body in host.received if secret.search(body)]


def test_a_record_does_not_tell_before_the_end(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", first=1)
    answers = [one.get(f"/t/{table}/record") for one in (host, host.invite(table, 1), host.invite(table, None))]
    assert [answer.status_code for answer in answers] == [409] * 3
    assert not any(shared.seed(table) in answer.text for answer in answers)


def test_a_seat_is_shown_its_own_hand_and_no_other(shared: Server) -> None:
    """Seat 0 holds a desert here and waits; seat 1 plays a canyon, which all see."""
    host = Browser(shared)
    table = host.upload(before("token paddock"))
    mine, others = host.invite(table, 0), [host.invite(table, 1), host.invite(table, None), host]
    words = [one.get(f"/t/{table}/words").text for one in (mine, *others)]
    assert ["card desert" in one for one in words] == [True, False, False, False]
    log = [[line for _, seat, line, *_ in one.now(table)["log"] if seat == 0] for one in (mine, *others)]
    assert any("desert" in line for line in log[0])
    assert not [line for lines in log[1:] for line in lines if "desert" in line]


def test_a_guest_cannot_play_on_alone_to_see_the_hands_of_others(shared: Server) -> None:
    """A table at one screen may be replayed while it goes on; who came by link would get every seat of the branch."""
    host = Browser(shared)
    table = host.upload(before("token paddock"))
    guest = host.invite(table, 0)
    answer = guest.command(table, "play-on", at=guest.now(table)["number"])
    assert answer.status_code in (403, 409), answer.text


# Secrets of seats


def tokens(links: list[str]) -> list[str]:
    return [link.rsplit("/", 1)[1] for link in links]


def test_the_secrets_of_seats_are_long_and_all_different(shared: Server) -> None:
    host = Browser(shared)
    found = [token for _ in range(10) for token in tokens(host.links(host.make("person", "link", "link")))]
    assert len(found) == len(set(found)) == 40
    assert all(len(urlsafe_b64decode(token + "==")) * 8 >= 128 for token in found)


def test_ids_of_tables_and_browsers_cannot_be_guessed(shared: Server) -> None:
    hosts = [Browser(shared) for _ in range(10)]
    ids = {host.make("person", "link") for host in hosts}
    assert len(ids) == 10 and min(map(len, ids)) >= 12
    cookies = {host.http.cookies["osada"] for host in hosts}
    assert len(cookies) == 10 and min(map(len, cookies)) >= 43


def test_no_command_takes_an_id_for_an_option() -> None:
    assert all(new_id()[0].isalnum() for _ in range(1000))


def test_a_link_opens_its_seat_of_its_table_alone(shared: Server) -> None:
    host = Browser(shared)
    table, other = host.make("person", "link", "link"), host.make("person", "link", "link")
    stranger = Browser(shared)
    own, first, second, watch = tokens(host.links(table))
    assert len({own, first, second, watch}) == 4
    wrong = [
        f"/s/{other}/1/{first}",
        f"/s/{table}/2/{first}",
        f"/s/{table}/0/{first}",
        f"/s/{table}/1/{watch}",
        f"/w/{table}/{first}",
        f"/w/{other}/{watch}",
        f"/s/{table}/1/{first[:-1]}",
        f"/s/{table}/1/{first}A",
        f"/s/{table}/1/{first.swapcase()}",
        f"/s/{table}/1/{quote('é' * 22)}",
        f"/s/{table}/1/",
        f"/s/{table}/3/{first}",
        f"/s/{table}/-1/{watch}",
        f"/s/{table}/99999999999999999999/{first}",
        f"/s/AAAAAAAAAAAA/1/{first}",
    ]
    for path in wrong:
        assert stranger.follow(path).status_code in (404, 307), path
    assert stranger.get(f"/t/{table}").status_code == stranger.get(f"/t/{other}").status_code == 404
    assert stranger.sit(f"/s/{table}/1/{first}").headers["location"] == f"/t/{table}"
    assert stranger.now(table)["viewer"] == 1


@pytest.mark.sqlite_only
def test_only_hashes_of_browsers_are_stored(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link")
    asked = "SELECT digest FROM browsers JOIN members USING (profile) WHERE table_id = ?"
    (browser,) = set(shared.ask(asked, table))
    assert browser[0] != host.http.cookies["osada"] and len(browser[0]) == 64
    assert host.http.cookies["osada"].encode() not in (shared.data / "osada.sqlite").read_bytes()
    assert shared.data.stat().st_mode & 0o077 == 0


def test_a_guest_is_given_no_secret_of_another_seat(shared: Server) -> None:
    host = Browser(shared)
    table = host.make("person", "link", "link")
    links = host.invite(table, 1).links(table)
    assert not [link for link in links if link.startswith((f"/s/{table}/0/", f"/s/{table}/2/"))]


@pytest.mark.parametrize("seats", [("link", "link"), ("link", "greedy"), ("person", "link")])
def test_who_watches_is_given_no_secret_of_a_seat(shared: Server, seats: tuple[str, ...]) -> None:
    host = Browser(shared)
    table = host.make(*seats)
    watcher = host.invite(table, None)
    assert not [link for link in watcher.links(table) if link.startswith("/s/")]


@pytest.mark.parametrize("seats", [("link", "link"), ("link", "greedy")])
def test_who_watches_deletes_no_table(shared: Server, seats: tuple[str, ...]) -> None:
    host = Browser(shared)
    table = host.make(*seats)
    assert host.invite(table, None).post(f"/t/{table}/delete").status_code == 403
    assert host.post(f"/t/{table}/delete").status_code == 303
