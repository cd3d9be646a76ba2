"""Score sheets for real tables: begun, filled in from two phones, shared, deleted."""

from __future__ import annotations

import gzip
import json
import re
from secrets import token_hex
from typing import Any

import pytest

import osada
from tests.pads.finals import DOCUMENTS, final
from tests.server.answers import refused
from tests.server.browser import GAME, Browser


def begin(browser: Browser, game: str = GAME, **form: str) -> str:
    answer = browser.post(f"/count/{game}", data={"players": "2", **form})
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path


def tap(browser: Browser, sheet: str, *actions: tuple[str, str], key: str = "", phone: str = "a", **more: Any) -> Any:
    stroke = {"key": key or token_hex(6), "actions": [list(action) for action in actions], **more}
    answer = browser.post(f"{sheet}/tap", {"phone": phone, "strokes": [stroke], "step": "settlements"})
    assert answer.status_code == 200, answer.text
    return answer.json()


def shared(browser: Browser, sheet: str) -> str:
    page = browser.get(sheet).text
    return "/result/" + page.partition("/result/")[2].partition('"')[0]


def document(browser: Browser, sheet: str) -> Any:
    return browser.get(f"{shared(browser, sheet)}/document").json()


def weight(browser: Browser, path: str) -> int:
    """Bytes of a page with its files, compressed as browsers get them."""
    files = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', browser.get(path).text))
    return sum(len(gzip.compress(browser.get(one).content)) for one in (path, *files))


BOARD = [("sector-0", "oracle"), ("sector-1", "farm"), ("sector-2", "oasis"), ("sector-3", "tower")]
CARDS = [("card-lords", "on"), ("card-miners", "on"), ("card-knights", "on")]


@pytest.mark.parametrize("game", sorted(DOCUMENTS))
def test_a_whole_sheet_is_counted_and_its_document_can_be_scored(browser: Browser, game: str) -> None:
    wanted, scores = final(game, 11)
    pad = osada.game(game).pad
    assert pad is not None
    sheet = begin(browser, game)
    actions = list(pad.values(wanted).items())
    for start in range(0, len(actions), 60):
        assert tap(browser, sheet, *actions[start : start + 60], key=str(start))["refused"] == []
    assert document(browser, sheet) == wanted
    assert osada.game(game).score_sheet(wanted)[0] == scores
    page = browser.get(shared(browser, sheet))
    assert page.status_code == 200
    for seat, score in enumerate(scores):
        last = list(score)[-1]
        assert f'data-source="{last} {seat}">{score[last]}</button>' in page.text
    assert browser.get(f"{shared(browser, sheet)}/picture.svg").text.startswith("<svg ")
    for path in (sheet, shared(browser, sheet)):
        assert weight(browser, path) < 150_000, path
    assert f'href="{shared(browser, sheet)}"' in browser.get(f"/count/{game}").text


def test_two_phones_tap_together(browser: Browser) -> None:
    sheet = begin(browser)
    other = Browser(browser.server, language="cs")
    number = tap(browser, sheet, *BOARD, *CARDS)["number"]
    assert other.get(f"{sheet}/now?number={number}&fresh=1").json() == {}
    assert other.get(f"{sheet}/now?number={number - 1}&fresh=1").json()["number"] == number
    tap(other, sheet, ("hex-0-0", "1"), ("hex-0-1", "1"), phone="b")
    tap(browser, sheet, ("hex-0-1", "0"))
    assert [player["settlements"] for player in document(browser, sheet)["players"]] == [[[0, 1]], [[0, 0]]]


def test_what_comes_twice_is_kept_once_and_a_late_one_where_it_is_possible(browser: Browser) -> None:
    sheet = begin(browser)
    tap(browser, sheet, *BOARD, *CARDS, key="board")
    tap(browser, sheet, ("hex-0-0", "0"), key="one")
    tap(browser, sheet, ("hex-0-0", ""), key="two")
    again = tap(browser, sheet, ("hex-0-0", "0"), key="one")
    assert "hex-0-0" not in again["values"]
    late = tap(browser, sheet, ("hex-0-0", "0"), ("hex-5-0", "0"), ("card-farmers", "on"), key="late")
    assert late["values"] == {"hex-0-0": "0"} and len(late["refused"]) == 2


def test_each_phone_takes_back_its_own(browser: Browser) -> None:
    sheet = begin(browser)
    tap(browser, sheet, *BOARD, *CARDS)
    tap(browser, sheet, ("hex-0-0", "0"), ("hex-0-1", "0"), phone="a")
    tap(browser, sheet, ("hex-0-2", "1"), phone="b")
    assert set(tap(browser, sheet, phone="a", key="back", back=True)["values"]) == {"hex-0-2"}
    assert set(tap(browser, sheet, phone="a", key="back", back=True)["values"]) == {"hex-0-2"}, "once"
    assert not browser.get(f"{sheet}/now?phone=c").json()["undo"]
    assert browser.get(f"{sheet}/now?phone=b").json()["undo"]


def test_taps_of_a_phone_without_a_line_come_together_each_after_those_before_it(browser: Browser) -> None:
    sheet = begin(browser, "hamlet")
    document, _ = final("hamlet", 1)
    pad = osada.game("hamlet").pad
    assert pad is not None
    laid = [action for action in pad.values(document).items() if action[0].startswith("tile-")][:6]
    strokes = [{"key": place, "actions": [[place, value]]} for place, value in laid]
    answer = browser.post(f"{sheet}/tap", {"phone": "a", "strokes": strokes, "step": "village"}).json()
    assert answer["refused"] == [] and answer["undo"]


def test_what_did_not_take_is_neither_taken_back_nor_comes_later(browser: Browser) -> None:
    sheet = begin(browser)
    tap(browser, sheet, *BOARD, *CARDS)
    tap(browser, sheet, ("hex-0-0", "0"))
    wrong = tap(browser, sheet, ("card-farmers", "on"), key="wrong")
    again = tap(browser, sheet, ("card-farmers", "on"), key="wrong")
    assert wrong["refused"] and again["refused"] == wrong["refused"], "its answer may have been lost"
    tap(browser, sheet, ("card-lords", ""), phone="b")
    assert document(browser, sheet)["cards"] == ["miners", "knights"]
    assert tap(browser, sheet, key="back", back=True)["values"] == {}


def test_faults_are_told_in_the_language_of_the_phone(browser: Browser) -> None:
    sheet = begin(browser)
    tap(browser, sheet, *BOARD)
    said = set()
    for language in ("en", "cs", "pl"):
        other = Browser(browser.server, language=language)
        answer = other.post(
            f"{sheet}/tap", {"phone": "x", "strokes": [{"key": language, "actions": [["hex-5-0", "0"]]}]}
        ).json()
        said |= set(answer["refused"])
    assert len(said) == 3


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"strokes": 1},
        {"strokes": [1]},
        {"strokes": [{"key": ""}]},
        {"strokes": [{"key": "a", "actions": [["x"]]}]},
        {"strokes": [{"key": "a", "actions": [["x", 1]]}]},
        {"strokes": [{"key": "a", "actions": [["x", "y" * 81]]}]},
        {"strokes": [{"key": "a", "actions": [["x", "y"]] * 101}]},
        {"strokes": [], "step": 7},
    ],
)
def test_what_is_no_stroke_is_refused(browser: Browser, command: dict[str, Any]) -> None:
    refused(browser.post(f"{begin(browser)}/tap", command), 400)


def test_a_result_is_read_only_and_a_sheet_goes_with_who_began_it(browser: Browser) -> None:
    sheet = begin(browser)
    result = shared(browser, sheet)
    other = Browser(browser.server)
    assert "/tap" not in other.get(result).text and sheet not in other.get(result).text
    refused(other.post(f"/sheet/{result.removeprefix('/result/')}/tap", {"strokes": []}), 404)
    refused(other.post(f"{sheet}/delete"), 403)
    assert browser.post(f"{sheet}/delete").status_code == 303
    refused(browser.get(sheet, headers={"accept": "application/json"}), 404)
    again = begin(browser)
    assert browser.post("/me/delete").status_code == 303
    refused(browser.get(again, headers={"accept": "application/json"}), 404)


def test_the_page_is_small(browser: Browser) -> None:
    sheet = begin(browser)
    tap(browser, sheet, *BOARD, *CARDS)
    answer = browser.get(f"{sheet}?step=settlements")
    assert int(answer.headers["content-length"]) < 40_000
    assert json.loads(answer.text.partition('id="start">')[2].partition("</script>")[0])["step"] == "settlements"


def test_a_link_is_shown_as_a_code_and_unknown_games_are_refused(browser: Browser) -> None:
    assert browser.get(f"/qr?path={begin(browser)}").headers["content-type"] == "image/svg+xml"
    refused(browser.get("/count/nothing"), 404)
    refused(browser.get("/sheet/nothing"), 404)
    refused(browser.get("/result/nothing"), 404)
