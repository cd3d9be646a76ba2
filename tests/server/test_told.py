"""Ways to be told, as people choose them on a real server: a mailbox, a web address; and what goes there."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from osada.core.text import LANGUAGES, texts
from osada.server import by_mail
from osada.server.offer import Offer
from osada.server.telling import Failed, Said
from osada.server.ways import MOST, Way
from tests.patience import PATIENCE, until
from tests.server.browser import OSADA, PLAIN, Browser, Server
from tests.server.outbox import Outbox, outbox
from tests.server.post_office import PostOffice, post_office

MAILBOX = "jan@example.org"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as opened:
        yield opened


@pytest.fixture
def hooks() -> Iterator[Outbox]:
    with outbox() as opened:
        yield opened


@pytest.fixture
def telling(tmp_path: Path, office: PostOffice) -> Iterator[Server]:
    """A server that tells people at once, by every way."""
    server = Server(tmp_path / "data")
    server.options = (
        *("--rate", "2000", "--away", "0", "--webhooks", "--inside", "--address", server.address),
        *("--smtp", office.address, "--mail-from", "Osada <osada@example.org>"),
    )
    server.start()
    try:
        yield server
    finally:
        server.dismiss()
        server.stop()


@pytest.fixture
def reader(telling: Server) -> Iterator[httpx.Client]:
    """Whoever opens a letter: without cookies."""
    with httpx.Client(base_url=telling.address, **PLAIN) as opened:
        yield opened


def two(server: Server) -> tuple[Browser, Browser, str]:
    """A host who is to play, and a guest."""
    host = Browser(server)
    table = host.make("person", "link", first=1)
    guest = Browser(server)
    assert guest.sit(host.link(table, f"/s/{table}/1/"), "Jan").status_code == 303
    return host, guest, table


def play_turn(player: Browser, table: str) -> None:
    """Until the other one is to play."""
    seat = player.now(table)["seat"]
    while player.now(table)["seat"] == seat:
        player.step(table)


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    part = letter.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def links_in(letter: EmailMessage) -> list[str]:
    return re.findall(r"http://[^/\s]+/(\S+)", text_of(letter))


def test_a_mailbox_is_asked_first_and_gets_letters_until_it_says_stop(
    telling: Server, office: PostOffice, reader: httpx.Client
) -> None:
    host, guest, table = two(telling)
    assert guest.post("/me/ways", data={"kind": "mail", "address": MAILBOX}).status_code == 303
    (question,) = until(office.take)
    (confirm,) = links_in(question)
    assert question["to"] == MAILBOX and confirm.startswith("confirm/")
    play_turn(host, table)
    assert reader.get(f"/{confirm}").status_code == 200, "a program looks where the link leads"
    assert telling.ask("SELECT confirmed FROM ways") == [(0,)] and telling.ask("SELECT * FROM notices") == []
    assert reader.post(f"/{confirm}x", headers={"origin": telling.address}).status_code == 404
    assert reader.post(f"/{confirm}", headers={"origin": telling.address}).status_code == 200
    play_turn(guest, table)
    play_turn(host, table)
    (letter,) = until(office.take)
    assert letter["subject"] == "It is your turn · Osada" and "Jan" not in text_of(letter)
    told, stop = links_in(letter)
    assert told == f"t/{table}" and f"{telling.address}/t/{table}" in text_of(letter, "html")
    (picture,) = [part for part in letter.walk() if part.get_content_type() == "image/png"]
    assert picture.get_content().startswith(b"\x89PNG") and picture["content-id"] == "<table>"
    assert letter["list-unsubscribe"] == f"<{telling.address}/{stop}>"
    assert reader.get(f"/{stop}").status_code == 200
    assert telling.ask("SELECT confirmed FROM ways") == [(1,)], "looking stops nothing"
    said = reader.post(f"/{stop}", data={"List-Unsubscribe": "One-Click"})
    assert said.status_code == 200, "a mail program has no page of ours"
    assert telling.ask("SELECT * FROM ways") == []


def test_a_letter_that_cannot_be_sent_leaves_no_way(telling: Server, office: PostOffice) -> None:
    _, guest, _ = two(telling)
    office.refuses = True
    assert guest.post("/me/ways", data={"kind": "mail", "address": MAILBOX}).status_code == 503
    assert telling.ask("SELECT * FROM ways") == []


@pytest.mark.parametrize("address", ["", "jan", "jan@", "jan@example", "jan@example.org, eva@example.org", "a b@c.de"])
def test_what_is_no_mailbox_gets_no_letter(telling: Server, office: PostOffice, address: str) -> None:
    answer = Browser(telling).post("/me/ways", data={"kind": "mail", "address": address})
    assert answer.status_code == 422 and office.letters == []


def test_nobody_has_many_letters_sent_to_others(telling: Server, office: PostOffice) -> None:
    guest = Browser(telling)
    answers = [
        guest.http.post("/me/ways", data={"kind": "mail", "address": f"a{number}@example.org"}).status_code
        for number in range(4)
    ]
    assert answers == [303, 303, 303, 303]
    assert guest.http.post("/me/ways", data={"kind": "mail", "address": "a0@example.org"}).status_code == 303
    more = {"kind": "mail", "address": "b@example.org"}
    assert guest.http.post("/me/ways", data=more, headers={"accept": "text/html"}).status_code == 429
    assert "refused (bound page-too-many-letters" in telling.log(), "also where the page is shown again"


def test_nobody_is_told_in_too_many_ways(telling: Server, hooks: Outbox) -> None:
    guest = Browser(telling)
    for number in range(MOST):
        way = {"kind": "hook", "address": f"{hooks.address}/{number}"}
        assert guest.post("/me/ways", data=way).status_code == 303
    answer = guest.post("/me/ways", data={"kind": "hook", "address": f"{hooks.address}/more"})
    assert (answer.status_code, answer.json()["error"]) == (409, texts("en")("page-too-many-ways"))
    assert "refused (bound page-too-many-ways" in telling.log()


def test_a_web_address_is_kept_if_it_takes_a_first_notice(telling: Server, hooks: Outbox) -> None:
    host, guest, table = two(telling)
    hooks.status = 302
    hooks.headers = {"location": f"{hooks.address}/elsewhere"}
    refused = guest.post("/me/ways", data={"kind": "hook", "address": f"{hooks.address}/hook"})
    assert refused.json()["error"] == "127.0.0.1 does not take notices; it answers 302."
    assert refused.status_code == 422 and [letter.path for letter in hooks.take()] == ["/hook"], "no redirect"
    hooks.status, hooks.headers = 204, {}
    assert guest.post("/me/ways", data={"kind": "hook", "address": f"{hooks.address}/hook"}).status_code == 303
    assert hooks.take()[0].document["kind"] == "hello"
    play_turn(host, table)
    (letter,) = until(hooks.take)
    assert letter.document["url"] == f"{telling.address}/t/{table}"
    ((way,),) = telling.ask("SELECT id FROM ways")
    assert host.post(f"/me/ways/{way}/remove").status_code == 303
    assert len(telling.ask("SELECT id FROM ways")) == 1, "it is the guest's"
    assert guest.post(f"/me/ways/{way}/remove").status_code == 303
    assert telling.ask("SELECT id FROM ways") == []


def test_what_somebody_wants_to_hear_of_a_table(telling: Server, hooks: Outbox) -> None:
    _, guest, table = two(telling)
    guest.post("/me/ways", data={"kind": "hook", "address": f"{hooks.address}/hook"})
    assert guest.post(f"/t/{table}/quiet", {"quiet": True}).json()["quiet"] is True
    assert guest.post(f"/t/{table}/quiet", {"quiet": False}).json()["quiet"] is False
    assert guest.post(f"/t/{table}/remind", {"seconds": 3600}).json()["reminded"] > 0
    assert guest.post(f"/t/{table}/remind", {"seconds": 0}).json()["reminded"] is None
    for wrong in ({}, {"seconds": -1}, {"seconds": 10**9}, {"seconds": "soon"}):
        assert guest.post(f"/t/{table}/remind", wrong).status_code == 400
    assert guest.post(f"/t/{table}/quiet", {"quiet": "yes"}).status_code == 400
    assert Browser(telling).post(f"/t/{table}/quiet", {"quiet": True}).status_code == 404


def test_a_server_without_ways_says_so(browser: Browser) -> None:
    for kind in ("mail", "hook", "pigeon"):
        assert browser.post("/me/ways", data={"kind": kind, "address": MAILBOX}).status_code == 409


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--smtp", "smtp://mail.example"], "--address"),
        (["--smtp", "smtp://osada:secret@mail.example", "--address", "https://osada.example"], "--smtp"),
        (["--smtp", "smtp://mail.example", "--address", "https://osada.example"], "--mail-from"),
        (["--webhooks"], "--address"),
        (["--address", "osada.example"], "--address"),
        (["--away", "-1"], "--away"),
    ],
)
def test_options_that_do_not_fit_are_named(tmp_path: Path, options: list[str], said: str) -> None:
    command = [str(OSADA), "serve", "--data", str(tmp_path), "--no-browser", *options]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode == 2 and said in refused.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_in_the_language_of_their_reader(office: PostOffice, language: str) -> None:
    offer = Offer("https://osada.example", office.address, "osada@example.org")
    way = Way("way", "jan", "mail", MAILBOX, key="key")
    by_mail.question(way, offer, language)
    by_mail.send(way, Said("Title", "More", "table", "turn", language, "id"), offer, b"")
    question, letter = office.take()
    assert texts(language)("mail-confirm-do") in text_of(question, "html")
    assert texts(language)("mail-stop") in text_of(letter) and texts(language)("mail-go") in text_of(letter, "html")


def test_a_password_goes_over_no_open_line(office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_mail, "LOOPBACK", ())
    address = office.address.replace("smtp://", "smtp://osada@")
    with pytest.raises(Failed, match="no TLS"):
        by_mail.question(Way("w", "p", "mail", MAILBOX), Offer("https://osada.example", address, "a@b.cd"), "en")
    assert office.letters == []
