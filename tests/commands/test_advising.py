"""hint and coach: what they print, and that they agree."""

from __future__ import annotations

import json
from pathlib import Path

from tests.commands.run import fails, osada

RECORDS = Path(__file__).parent.parent / "records"
PASS = RECORDS / "timber-town-pass.record"
"""A game in which somebody passed after 98 actions, and should not have."""


def cut(record: Path, folder: Path, actions: int) -> Path:
    """A record that ends after some actions."""
    header, _, body = record.read_text("utf-8").partition("\n\n")
    kept, count = [], 0
    for line in body.splitlines():
        count += not line.startswith((">", "="))
        if count > actions or line.startswith("="):
            break
        kept.append(line)
    file = folder / "cut.record"
    file.write_text("\n".join([header, "", *kept]) + "\n", "utf-8")
    return file


def test_a_hint_for_machines_and_for_people() -> None:
    said = json.loads(osada("hint", str(PASS), "--at", "98", "--json").out)
    best, other = said["advice"]
    assert set(best) == {"clicks", "value", "error", "better", "reasons"}
    assert best["clicks"] == ["take 4.1", "place B4", "end"] and other["clicks"] == ["pass"]
    assert best["better"] == -other["better"] > 2 * best["error"] > 0
    assert (
        best["value"] - best["better"] == other["value"] or abs(best["value"] - best["better"] - other["value"]) < 0.2
    )
    assert best["reasons"] != other["reasons"] and len(best["reasons"]) <= 2
    lucky = json.loads(osada("hint", str(PASS), "--at", "98", "--seed", "5", "--json").out)["advice"]
    assert lucky[0]["clicks"] == best["clicks"]
    assert [one["value"] for one in lucky] != [best["value"], other["value"]], "another seed has other luck"
    words = osada("hint", str(PASS), "--at", "98", "--language", "cs").out
    assert words.startswith("take 4.1, place B4, end — Hned přinese: ")


def test_whoever_plays_in_the_terminal_is_told_the_same(tmp_path: Path) -> None:
    """Passing looked better there once; played to the end, taking the beaver is better by 5 points."""
    said = osada("play", "--continue", str(cut(PASS, tmp_path, 98)), "--seats", "you,you", given="hint\n").out
    advised = osada("hint", str(PASS), "--at", "98").out.splitlines()
    assert advised[0].startswith("take 4.1, place B4, end — ") and advised[1].startswith("pass — ")
    assert all(line in said.splitlines() for line in advised)


def test_hints_that_cannot_be_given() -> None:
    fails(osada("hint", str(PASS), "--at", "5000"), "actions, not 5000")
    fails(osada("hint", str(PASS), "--at", "98", "--seed", "-1"), "--seed: expected 0 to 2**128 - 1, not -1")
    fails(osada("hint", str(PASS)), "the game is over")


def test_the_coach_goes_through_a_game(tmp_path: Path) -> None:
    short = cut(PASS, tmp_path, 7)
    said = json.loads(osada("coach", str(short), "--json").out)
    assert [seat["seat"] for seat in said["seats"]] == [0, 1]
    for seat in said["seats"]:
        assert set(seat) == {"seat", "within", "lost", "luck", "turns"}
        assert 0 <= seat["within"] <= 1 and seat["lost"] >= 0
        for turn in seat["turns"]:
            assert set(turn) == {"at", "played", "better", "cost", "error", "reasons", "told"}
            assert turn["told"].startswith("Round ") and all(reason in turn["told"] for reason in turn["reasons"])
            assert turn["cost"] >= 1 and turn["cost"] >= 2 * turn["error"] and turn["played"] != turn["better"]
    assert len(said["chances"]) == 2 and all(len(shares) == 2 for shares in said["chances"])
    words = osada("coach", str(short)).out.splitlines()
    assert words[-2].startswith("A: ") and "% of the turns as good as the best" in words[-2]
    assert words[-1].endswith("luck and all else – points"), "the game is not over"
    fails(osada("coach", str(cut(PASS, tmp_path, 0))), "nothing was played")
