"""Web Push: what is sent to a push service of the tests' own, and is read as a browser reads it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import http_ece
import pytest

from osada.server import by_push
from osada.server.offer import PUSH, Offer
from osada.server.storage import Storage
from osada.server.telling import Failed, NoMore, Said
from osada.server.ways import Way
from tests.patience import until
from tests.server.browser import Browser, serving
from tests.server.outbox import Outbox, outbox
from tests.server.receiver import Receiver, signed_by
from tests.server.test_told import play_turn, two

KEY = b"the server's own"
OFFER = Offer("https://osada.example", inside=True)
SAID = Said("Jsi na tahu", "Kingdom Builder", "table-7", "turn", "cs", "table-7-turn-3")


@pytest.fixture
def service() -> Iterator[Outbox]:
    with outbox() as opened:
        yield opened


def way_to(receiver: Receiver) -> Way:
    return Way("w", "eva", PUSH, receiver.endpoint, by_push.cipher(receiver.subscription["keys"]))


def test_a_browser_reads_what_was_pushed_and_the_service_who_has_sent_it(service: Outbox) -> None:
    receiver = Receiver(f"{service.address}/push/1")
    by_push.send(way_to(receiver), SAID, OFFER, KEY)
    (letter,) = service.take()
    assert letter.path == "/push/1" and b"tahu" not in letter.body
    assert receiver.read(letter) == {
        "title": "Jsi na tahu",
        "body": "Kingdom Builder",
        "url": "/t/table-7",
        "tag": "table-7",
        "lang": "cs",
    }
    key, claims = signed_by(letter)
    assert key == by_push.public(KEY)
    assert claims["aud"] == service.address and claims["sub"] == "https://osada.example"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert letter.headers["content-encoding"] == "aes128gcm" and len(letter.headers["topic"]) <= 32
    other = Receiver(receiver.endpoint)
    with pytest.raises(http_ece.ECEException):
        other.read(letter)


@pytest.mark.parametrize("address", ["", "http://localhost:8765"])
def test_without_an_https_address_a_push_service_is_told_of_nobody(service: Outbox, address: str) -> None:
    by_push.send(way_to(Receiver(service.address)), SAID, Offer(address, inside=True), KEY)
    (letter,) = service.take()
    assert signed_by(letter)[1]["sub"] == by_push.NOBODY


def test_the_key_is_the_databases_own(tmp_path: Path) -> None:
    with Storage(tmp_path / "one") as one, Storage(tmp_path / "two") as two_:
        keys = [by_push.public(storage.key) for storage in (one, two_)]
    with Storage(tmp_path / "one") as again:
        assert by_push.public(again.key) == keys[0] != keys[1]


@pytest.mark.parametrize(
    ("status", "error"), [(404, NoMore), (410, NoMore), (429, Failed), (500, Failed), (302, Failed)]
)
def test_what_a_service_answers(service: Outbox, status: int, error: type[Exception]) -> None:
    service.status = status
    with pytest.raises(error):
        by_push.send(way_to(Receiver(service.address)), SAID, OFFER, KEY)


@pytest.mark.parametrize(
    "keys", [None, {}, {"p256dh": "", "auth": ""}, {"p256dh": "AAAA", "auth": "AAAA"}, "keys", {"p256dh": 1, "auth": 2}]
)
def test_what_are_no_keys_of_a_browser(keys: object) -> None:
    with pytest.raises(ValueError, match=r"p256dh|auth"):
        by_push.cipher(keys)


def test_a_browser_is_told_by_its_push_service(tmp_path: Path, service: Outbox) -> None:
    with serving(tmp_path / "data", "--rate", "2000", "--away", "0", "--inside") as server:
        host, guest, table = two(server)
        receiver = Receiver(f"{service.address}/push/guest")
        assert guest.post("/me/push", {"subscription": receiver.subscription}).status_code == 200
        play_turn(host, table)
        (letter,) = until(service.take)
        assert receiver.read(letter)["url"] == f"/t/{table}"
        other = Browser(server)
        other.make("person", "person")
        assert other.post("/me/push", {"subscription": receiver.subscription}).status_code == 200
        assert len(server.ask("SELECT 1 FROM ways")) == 1, "the browser is somebody else's now"
        service.status = 410
        wrong: list[object] = [None, [], {}, {"endpoint": service.address}, {"endpoint": "ftp://x", "keys": {}}]
        for subscription in wrong:
            assert guest.post("/me/push", {"subscription": subscription}).status_code in (400, 422)


def test_a_browser_that_is_signed_out_shows_nothing(tmp_path: Path, service: Outbox) -> None:
    with serving(tmp_path / "data", "--rate", "2000", "--inside") as server:
        one = Browser(server)
        one.make("person", "person")
        assert one.post("/me/push", {"subscription": Receiver(service.address).subscription}).status_code == 200
        code = one.post("/me/code").text.partition("data-code>")[2][:19]
        back = Browser(server)
        assert back.post("/me/back", data={"code": code}).status_code == 303
        assert back.post("/me/others").status_code == 303
        assert server.ask("SELECT 1 FROM ways") == []


def test_push_services_are_never_in_this_network(browser: Browser) -> None:
    for endpoint in ("http://127.0.0.1:1/", "http://push.example/", "https://user@push.example/"):
        answer = browser.post("/me/push", {"subscription": Receiver(endpoint).subscription})
        assert answer.status_code == 422, json.dumps(answer.json())
