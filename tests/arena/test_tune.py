"""Tuning: the test that ends it, the fit, and weights that are taken only if they win."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from osada.arena import tune
from osada.arena.fit import PULLS, Fitted, Row, fit
from osada.arena.sequential import BOUND, verdict
from osada.arena.tune import BadTuning, Meeting, Tuning, meet
from osada.core import tuned
from osada.games.timber_town import GAME
from osada.players.base import Player
from osada.players.greedy import GreedyPlayer
from tests.commands.run import fails
from tests.commands.run import osada as run

SPOILED = {"tile": -6.0, "fit": -1.5}
"""Weights with which a bot avoids what is good."""


@pytest.fixture(autouse=True)
def as_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Timber Town goes by the guess of its author, whatever has won."""
    monkeypatch.setitem(GAME.__dict__, "weights", dict(GAME.terms))
    monkeypatch.setitem(GAME.__dict__, "guessed", GAME.guessed)


# When enough is played


def seen(share: float, deals: int, seed: int) -> Iterator[list[float]]:
    """More and more deals of two games each, of which the new one wins this share."""
    chance = random.Random(seed)
    shares: list[float] = []
    for _ in range(deals):
        shares.append(sum(chance.random() < share for _ in range(2)) / 2)
        if len(shares) % 10 == 0:
            yield shares


def taken(share: float, runs: int = 80) -> float:
    """How often the new one is taken in the end."""
    found = (
        next((said for one in seen(share, 800, seed) if (said := verdict(one)).ended), None) for seed in range(runs)
    )
    return sum(said is not None and said.accepted for said in found) / runs


def test_what_is_better_is_taken_and_what_is_equal_is_not() -> None:
    assert taken(0.5) <= 0.1 and taken(0.44) == 0.0
    assert taken(0.56) >= 0.9 and taken(0.65) == 1.0


def test_luck_of_the_deal_cancels_out() -> None:
    """The same share is known sooner where every deal says the same."""
    alike, mixed = verdict([0.5, 1.0, 0.5, 0.5] * 10), verdict([0.0, 1.0, 1.0, 0.5] * 10)
    assert alike.share == mixed.share and alike.ratio > BOUND > mixed.ratio
    assert alike.interval[0] > mixed.interval[0]


def test_a_few_deals_say_nothing() -> None:
    assert not verdict([]).ended and not verdict([1.0] * 9).ended
    assert verdict([1.0] * 12).accepted and not verdict([0.0] * 12).accepted and verdict([0.0] * 12).ended


# The fit


def rows(changes: list[float], scale: float, noise: float, count: int = 900) -> list[Row]:
    """Turns that brought what a judge with other weights would have said."""
    chance = random.Random(5)
    found: list[Row] = []
    for number in range(count):
        said, slopes = chance.gauss(0, 6), [chance.gauss(0, 2), chance.gauss(0, 0.5), 0.0]
        moved = sum(slope * change for slope, change in zip(slopes, changes, strict=True))
        found.append((number // 3, scale * (said + moved) + chance.gauss(0, noise), said, slopes))
    return found


def test_the_fit_finds_what_turns_have_brought() -> None:
    weights = {"tile": 1.0, "crane": 2.0, "never": 3.0}
    weak, middle, strong = fit(weights, rows([1.5, -2.0, 7.0], 0.6, 1.0))
    assert [one.pull for one in (weak, middle, strong)] == list(PULLS)
    for one in (weak, middle, strong):
        assert one.weights["tile"] == pytest.approx(1.0 + 1.5 / (1 + one.pull), abs=0.2)
        assert one.weights["crane"] == pytest.approx(2.0 - 2.0 / (1 + one.pull), abs=0.4)
    assert weak.weights["never"] == 3.0, "of what never was in a game nothing is known"
    assert weak.after < 1.1 and weak.before > 1.9, "noise of 1, and what the changes make of it"


def test_where_there_is_nothing_to_learn_nothing_is_foretold() -> None:
    found = fit({"tile": 1.0, "crane": 2.0, "never": 3.0}, rows([0.0, 0.0, 0.0], 1.0, 8.0))
    assert all(one.after > 0.98 * one.before for one in found)
    assert found[-1].weights == pytest.approx({"tile": 1.0, "crane": 2.0, "never": 3.0}, abs=0.5)


# Taking what wins


def here(function: Callable[..., Any], calls: list[tuple[Any, ...]], *_: Any, **__: Any) -> Iterator[tuple[int, Any]]:
    """Plays in this process, which knows the spoiled weights."""
    for number, call in enumerate(calls):
        yield number, function(*call)


@pytest.fixture
def tuning(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Tuning:
    """A small tuning of Timber Town, spoiled, in a folder of its own."""
    monkeypatch.setattr(tune, "run", here)
    monkeypatch.setattr("osada.arena.selfplay.run", here)
    weights = {**GAME.weights, **SPOILED}
    monkeypatch.setattr(type(GAME), "terms", {**SPOILED})
    monkeypatch.setitem(GAME.__dict__, "weights", weights)
    assert GAME.standard in GAME.standards and GAME.title, "read before the folder is another"
    monkeypatch.setitem(GAME.__dict__, "folder", tmp_path / "game")
    monkeypatch.setattr(tune, "QUICK", "easy")
    return Tuning(GAME, 3, 1, 24, "easy", 3, tmp_path / "tuning")


def test_spoiled_weights_are_mended_and_kept(tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games and the fit are real; who wins is said by how the weights came out (`meet` has tests of its own)."""
    monkeypatch.setattr(tune, "meet", lambda meeting, deal: float(meeting.weights["tile"] > SPOILED["tile"]))
    told: list[tuple[str, int, int]] = []
    outcome = tuning.hold(lambda *news: told.append(news))
    assert outcome.verdict.accepted and outcome.fitted.weights["tile"] > SPOILED["tile"] + 1.0
    assert list(dict.fromkeys(doing.split()[0] for doing, _, _ in told)) == ["playing", "looking", "trying", "deciding"]
    assert told[-1][:2] == ("deciding", outcome.verdict.deals)
    file = outcome.keep()
    kept = json.loads(file.read_text())
    assert file == GAME.folder / tuned.FILE and kept["weights"].keys() == GAME.terms.keys()
    assert kept["from"]["rules"] == GAME.rules_version and kept["from"]["seed"] == "3" and kept["from"]["games"] == 3
    assert kept["from"]["decided by"] == 2 * outcome.verdict.deals
    fresh = type(GAME)()
    monkeypatch.setitem(fresh.__dict__, "folder", GAME.folder)
    assert fresh.weights == kept["weights"] != SPOILED
    monkeypatch.setattr(tune, "meet", None)
    monkeypatch.setattr(tune, "_write_rows", None)
    assert tuning.hold() == outcome, "what was done is not done again"


def test_a_loser_is_not_taken(tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tuning, "_fits", lambda *_: [Fitted(1.0, {"tile": 9.0}, 1.0, 0.1)])
    monkeypatch.setattr(tune, "meet", lambda meeting, deal: 0.5 * (deal % 2))
    outcome = tuning.hold()
    assert outcome.verdict.ended and not outcome.verdict.accepted and outcome.verdict.deals < tuning.deals


def test_every_deal_is_won_from_all_seats() -> None:
    """Equal weights win half of a deal; a bot with spoiled ones hardly anything."""
    equal = Meeting(GAME.name, "decides", 1, "easy", "easy", {})
    assert [meet(equal, deal) for deal in range(2)] == [0.5] * 2
    assert sum(meet(replace(equal, weights=SPOILED), deal) for deal in range(5)) < 2.0


def test_a_slower_judge_has_fewer_iterations(tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "_seconds", lambda *_: (2.0, 1.5))
    tuning.folder.mkdir()
    counting = replace(tuning, player="hard:40")
    assert counting._bots({}) == ("hard:30", "hard:40")
    monkeypatch.setattr(tune, "_seconds", lambda *_: (1.0, 1.5))
    assert counting._bots({}) == ("hard:30", "hard:40"), "what was measured is kept"
    assert tuning._bots({}) == ("easy", "easy")


def test_both_judges_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the CPU time of turns on the same positions."""
    clock = [0.0]
    spent = {True: 3.0, False: 1.0}

    class Slow(Player):
        def think(self, state: Any) -> list[int]:
            clock[0] += spent[state.game is not GAME]
            return [state.actions()[0]]

    monkeypatch.setattr(tune, "player", lambda name, seed: Slow(seed))
    monkeypatch.setattr("osada.arena.tune.time.process_time", lambda: clock[0])
    new, old = tune._seconds(GAME, GAME.weighing({}), "hard:20", 1)
    assert new == 3 * old > 0


def test_what_cannot_be_tuned_says_why(tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong, said in (("hard", "hard looks at the clock: expected hard:ITERATIONS"), ("genius", "unknown player")):
        with pytest.raises(BadTuning, match=said):
            replace(tuning, player=wrong).hold()
    tuning._open()
    with pytest.raises(BadTuning, match="has another tuning \\(trial 1, not 2\\)"):
        replace(tuning, trial=2).hold()
    monkeypatch.setattr(type(GAME), "terms", {})
    with pytest.raises(BadTuning, match="lists no terms of its judge"):
        tuning.hold()
    fails(run("tune", "timber-town", "--out", str(tuning.folder), "--games", "0"), "--games: expected 1 or more, not 0")


# The file


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nothing", "no JSON"),
        ('{"weights": {}}', 'expected an object with "weights" and "from"'),
        ('{"weights": {"boat": 1}, "from": {}}', "'boat' is no term of the judge; there are tile, "),
        ('{"weights": {"tile": "much"}, "from": {}}', "expected a number for 'tile', not 'much'"),
    ],
)
def test_a_file_that_is_wrong_is_named(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / tuned.FILE).write_text(text)
    with pytest.raises(tuned.BadTuned, match=said):
        tuned.weights(tmp_path, GAME.terms)


def test_a_term_that_is_newer_than_the_file_is_guessed(tmp_path: Path) -> None:
    assert tuned.weights(tmp_path / "none", {"tile": 1.0}) == {"tile": 1.0}
    (tmp_path / tuned.FILE).write_text('{"weights": {"tile": 2.5}, "from": {}}')
    assert tuned.weights(tmp_path, {"tile": 1.0, "new": 4.0}) == {"tile": 2.5, "new": 4.0}


def test_a_game_of_other_weights_is_judged_by_them() -> None:
    state = GAME.start(seed=4)
    while state.turns < 6:
        state.play(GreedyPlayer(3).choose(state))
    other = GAME.weighing({"tile": GAME.weights["tile"] + 8.0})
    judged = other.judging(state)
    assert judged == state and judged.game is other and state.game is GAME and other.name == GAME.name
    assert other.weights["crane"] == GAME.weights["crane"]
    for seat in (0, 1):
        assert other.judge(judged, seat) > GAME.judge(state, seat) + 4.0
