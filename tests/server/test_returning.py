"""Ways back: a recovery code brings a person with all tables onto another device."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from osada.core.text import LANGUAGES, texts
from osada.server.returning import LETTERS, new_code, plain_code
from tests.patience import until
from tests.server.browser import Browser, Server, serving

PAGE = {"accept": "text/html"}


def code_of(browser: Browser) -> str:
    shown = browser.post("/me/code")
    assert shown.status_code == 200 and "no-store" in shown.headers["cache-control"]
    found = re.search(r"data-code>([^<]+)<", shown.text)
    assert found
    return found[1]


def test_a_code_has_80_bits_and_no_letter_that_can_be_mistaken() -> None:
    codes = [new_code() for _ in range(200)]
    assert len(set(codes)) == 200 and len(LETTERS) ** 16 == 2**80 and not set("ILOU") & set("".join(codes))
    assert all(re.fullmatch("(....-){3}....", code) for code in codes)
    assert all(plain_code(code.lower().replace("-", " ")) == code.replace("-", "") for code in codes)
    assert plain_code("o1l2-3456-789a-bcde") == "0112 3456 789A BCDE".replace(" ", "")
    assert [plain_code(wrong) for wrong in ("", "x", "é" * 16, "U" * 16, "0" * 17)] == [""] * 5


def test_a_code_brings_all_tables_onto_another_device(shared: Server) -> None:
    eva, phone = Browser(shared), Browser(shared)
    tables = [eva.make("person", "link", names=("Eva", "Jan"), first=1) for _ in range(2)]
    eva.post("/me", data={"name": "Eva", "language": "cs", "theme": "dark"})
    code = code_of(eva)
    assert phone.post("/me/back", data={"code": code.lower()}).headers["location"] == "/"
    home = phone.get("/").text
    assert all(table in home for table in tables) and 'lang="cs" data-theme="dark"' in home
    assert phone.now(tables[0])["viewer"] == 0 and eva.now(tables[0])["viewer"] == 0, "both are hers"
    assert code_of(eva) != code
    assert Browser(shared).post("/me/back", data={"code": code}).status_code == 422, "another code makes it void"


def test_other_browsers_of_a_person_are_signed_out(shared: Server) -> None:
    eva, phone = Browser(shared), Browser(shared)
    table = eva.make("person", "link", first=1)
    assert texts("en")("page-others-out") not in eva.get("/me").text, "there are none"
    phone.post("/me/back", data={"code": code_of(eva)})
    assert texts("en")("page-others", count=1) in eva.get("/me").text
    with phone.stream(table) as stream:
        stream.event()
        assert eva.post("/me/others").headers["location"] == "/me?saved"
        until(lambda: not stream.block())
    assert phone.get(f"/t/{table}").status_code == 404 and table not in phone.get("/").text
    assert eva.now(table)["yours"] and texts("en")("page-others-out") not in eva.get("/me").text
    assert Browser(shared).post("/me/others").status_code == 303, "a stranger has none"


@pytest.mark.sqlite_only
def test_a_code_is_shown_once_and_stored_as_a_hash(shared: Server) -> None:
    eva = Browser(shared)
    code = code_of(eva)
    assert code not in eva.get("/me").text
    with closing(sqlite3.connect(f"{shared.data.as_uri()}/osada.sqlite?mode=ro", uri=True)) as raw:
        stored = "\n".join(raw.iterdump())
    assert code not in stored and plain_code(code) not in stored


def test_what_a_browser_had_before_comes_along_or_stays_as_its_person_says(shared: Server) -> None:
    eva = Browser(shared)
    mine, code = eva.make("person", "link"), code_of(eva)
    for along in ("take", "leave"):
        other = Browser(shared)
        theirs = other.make("person", "link", first=1)
        before = code_of(other)
        refused = other.post("/me/back", data={"code": code})
        assert refused.status_code == 409 and refused.json()["error"] == texts("en")("page-along-choose")
        assert other.get(f"/t/{mine}").status_code == 404 and other.get(f"/t/{theirs}").status_code == 200
        assert other.post("/me/back", data={"code": code, "along": along}).status_code == 303
        assert other.get(f"/t/{mine}").status_code == 200
        assert other.get(f"/t/{theirs}").status_code == (200 if along == "take" else 404)
        assert eva.get(f"/t/{theirs}").status_code == (200 if along == "take" else 404)
        back = Browser(shared).post("/me/back", data={"code": before})
        assert back.status_code == (422 if along == "take" else 303), "whoever was left can be come back to"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_code_is_said_so_and_changes_nobody(shared: Server, language: str) -> None:
    eva = Browser(shared, language=language)
    eva.make("person", "link")
    cookie = eva.http.cookies["osada"]
    answer = eva.post("/me/back", data={"code": "ABCD-EFGH-JKMN-PQRS", "along": "take"}, headers=PAGE)
    assert answer.status_code == 422 and texts(language)("page-bad-code") in answer.text
    assert 'value="ABCD-EFGH-JKMN-PQRS"' in answer.text and answer.cookies.get("osada", cookie) == cookie


def test_codes_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        thief = Browser(server)
        answers = [thief.http.post("/me/back", data={"code": new_code()}) for _ in range(40)]
    assert [answer.status_code for answer in answers[:20]] == [422] * 20
    assert answers[-1].status_code == 429
    assert answers[-1].json()["error"] == texts("en")("page-too-many-codes")


@pytest.mark.parametrize("path", ["keep", "back"])
def test_what_is_no_passkey_is_refused_with_a_sentence(shared: Server, path: str) -> None:
    eva = Browser(shared)
    broken = {"id": "x", "rawId": "x", "response": {"clientDataJSON": "x", "attestationObject": "x"}}
    for credential in (None, {}, {"id": "x"}, broken | {"type": "public-key"}, "x", 7):
        key = eva.post("/me/passkey/offer" if path == "keep" else "/me/passkey/ask", {}).json()["key"]
        answer = eva.post(f"/me/passkey/{path}", {"key": key, "credential": credential})
        assert answer.status_code == 422 and answer.json()["error"]
    assert shared.ask("SELECT count(*) FROM passkeys") == [(0,)]
