"""Hints with reasons, and the coach: from what a seat knows, in words."""

from __future__ import annotations

import random
from collections.abc import Hashable
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest

import osada
from osada.core import record as records
from osada.core.dealer import Dealer
from osada.core.game import State
from osada.core.text import LANGUAGES
from osada.core.typeset import plain
from osada.players import player
from osada.players.advice import HINT, Advice, advise, in_words
from osada.players.coach import COACH, Appraisal, appraise, chances, turns_of
from osada.players.search import Search
from osada.players.turns import turns as turns_ahead
from osada.testing.playing import positions
from osada.testing.sample import sample

FEW = replace(HINT, iterations=12, root_width=6, root_looks=500, rounds=1)
SOON = replace(COACH.counted(0), root_width=6, root_looks=500)
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))


@pytest.mark.parametrize("name", osada.names())
def test_hints_are_allowed_and_come_from_what_the_seat_knows(name: str) -> None:
    asked = 0
    for state, chance in islice(positions(osada.game(name), every=31), sample(14, None)):
        if state.seat is None:
            continue
        known = state.redeal(state.seat, Dealer(5))
        advice = advise(known, FEW, Dealer(1))
        assert 1 <= len(advice) <= 3
        assert len({one.clicks[0] for one in advice}) == len(advice)
        assert all(one.clicks[0] in state.actions() for one in advice)
        better = [one.better for one in advice if one.better is not None]
        assert better[0] >= 0 and better[0] == -better[1] if len(advice) > 1 else better == []
        assert better[1:] == sorted(better[1:], reverse=True)
        other = state.redeal(state.seat, Dealer(chance.getrandbits(64))).redeal(state.seat, Dealer(5))
        assert advise(other, FEW, Dealer(1)) == advice
        asked += 1
    assert asked


@pytest.mark.parametrize("name", osada.names())
def test_hints_are_told_in_words(name: str) -> None:
    game = osada.game(name)
    shown = 0
    for state, _ in positions(game, every=61):
        if state.seat is not None:
            for one in advise(state.redeal(state.seat, Dealer(5)), replace(FEW, iterations=3), Dealer(1)):
                for language in LANGUAGES:
                    texts = in_words(game, one, language).values()
                    assert all(texts) and not any("hint-" in text or "reason-" in text for text in texts)
                shown += 1
    assert shown


def test_a_hint_names_what_the_turn_brings() -> None:
    """The lines of the score sheet that the clicks change, and nothing else."""
    game = osada.game("kingdom-builder")
    state = game.start(2, 7, {"cards": ["knights", "hermits", "miners"]})
    known = state.redeal(state.seat, Dealer(0))
    for one in advise(known, FEW, Dealer(2)):
        after = known.copy()
        for click in one.clicks[:-1]:
            after.play(click)
        now = after.scores()[known.seat or 0]
        assert dict(one.gains) == {line: points for line, points in now.items() if points and line != "total"}
    build, gains = game.parse("build 7,12"), (("knights", 2), ("castles", -3))
    words = in_words(game, Advice((build,), 2.6, gains, ()), "en")
    assert words["why"] == "Knights +2, Castles −3"
    assert in_words(game, Advice((build, build), 2.6, gains, ()), "en")["why"].startswith("the whole turn: Knights")
    assert words["better"] == "about 3 points better than the next way"
    decides = Advice((game.parse("build 7,12"),), 61.0, (), ())
    assert in_words(game, decides, "en")["better"] == "at least 25 points better than the next way"
    assert plain(in_words(game, decides, "pl")["better"]).startswith("co najmniej o 25 punktów")


def test_a_hint_alone_is_compared_with_nothing() -> None:
    """In Timber Town a turn may have to go on in one way."""
    game = osada.game("timber-town")
    state = next(state for state, _ in positions(game, every=1) if state.seat is not None and len(state.actions()) == 1)
    (only,) = advise(state.redeal(state.seat, Dealer(5)), FEW, Dealer(1))
    assert only.better is None
    assert only.forced and in_words(game, only, "en")["better"] == "nothing else can be done now"
    found = Advice(only.clicks, None, (), ())
    assert in_words(game, found, "en")["better"] == "all good ways that were found begin with this"


@pytest.mark.parametrize(("at", "points"), [(104, 11), (150, 4)])
def test_a_hint_finds_what_several_tokens_bring_together(at: int, points: int) -> None:
    """A person found 7 points and 2; a narrow look at the turns finds 7 and none."""
    record = records.parse((RECORDS[0].parent / "kingdom-builder-many-tokens.record").read_text("utf-8"))
    turn = next(turn for turn in turns_of(record) if turn.at == at)
    best = advise(turn.position.redeal(turn.seat, Dealer(0)), HINT, Dealer(0))[0]
    assert sum(gained for _, gained in best.gains) >= points


def test_a_hint_says_whether_its_turn_goes_on() -> None:
    """In Hamlet a new sale or blueprint is seen in the middle of a turn."""
    cut = []
    for state, _ in islice(positions(osada.game("hamlet"), every=23), 25):
        if state.seat is not None:
            known = state.redeal(state.seat, Dealer(5))
            for one in advise(known, FEW, Dealer(1)):
                after = known.copy()
                for click in one.clicks:
                    after.play(click)
                assert one.cut == (after.turn_key() == known.turn_key())
                cut.append(one.cut)
    assert any(cut) and not all(cut)


def test_an_event_is_a_reason_where_the_game_has_words_for_it() -> None:
    game = osada.game("kingdom-builder")
    seen = {"event": "gain", "seat": 0, "location": "tower", "hex": 5}
    words = in_words(game, Advice((game.parse("end"),), -1.2, (), (seen, {"event": "over", "seat": None})), "en")
    assert words["why"] == "a location tile: tower" and words["better"] == "about 1 point worse than the best"


def test_a_click_that_only_ends_the_turn_promises_nothing() -> None:
    game = osada.game("kingdom-builder")
    end = (game.parse("end"),)
    assert in_words(game, Advice(end, 2.0, (), ()), "en")["why"] == "there is nothing better to do now"
    assert in_words(game, Advice(end, -2.0, (), ()), "en")["why"] == "brings nothing now"
    assert in_words(game, Advice(end, 0.2, (), ()), "en")["why"] == "brings nothing now", "others are as good"
    assert in_words(game, Advice((*end, *end), -2.0, (), ()), "en")["why"] == "the whole turn: no points at once"
    cut = in_words(game, Advice(end, -2.0, (), (), cut=True), "en")["why"]
    assert cut == "until something new is seen: no points at once"


# The coach


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_turns_of_a_record(file: Path) -> None:
    record = records.parse(file.read_text("utf-8"))
    actions = [step.action for step in records.replay(record)][1:]
    turns = turns_of(record)
    clicks = [click for turn in turns for click in turn.clicks]
    assert clicks == actions[: len(clicks)] and (len(clicks) == len(actions) or not record.finished)
    assert all(turn.position.seat == turn.seat for turn in turns)
    for one, other in pairwise(turns):
        assert one.at + len(one.clicks) == other.at
        assert one.position.turn_key() != other.position.turn_key() or one.position.reveals != other.position.reveals
    for turn in turns[:: sample(4, 1)]:  # from what the seat knew then, it could be played
        search = Search(turn.position.redeal(turn.seat, Dealer(3)), SOON, Dealer(0), (turn.clicks,))
        assert any(edge.clicks == turn.clicks for edge in search.root.edges)


@pytest.mark.parametrize("name", ["timber-town", "beer-bread"])
def test_two_turns_in_a_row_are_two(name: str) -> None:
    """The second of a round, or whoever gets the windmill, goes on with another turn."""
    kept: list[tuple[Hashable, int | None]] = []
    for seed in range(4):
        for state, _ in positions(osada.game(name), seed):
            if not kept or kept[-1][0] != state.turn_key():
                kept.append((state.turn_key(), state.seat))
    assert any(one == other for (_, one), (_, other) in pairwise(kept))


@pytest.mark.parametrize("name", osada.names())
def test_no_plan_goes_beyond_its_turn(name: str) -> None:
    """Otherwise ways that are short, to pass above all, would be compared with what comes after them."""
    planned = 0
    for state, _ in positions(osada.game(name), every=29):
        if state.seat is not None:
            for turn in turns_ahead(state.redeal(state.seat, Dealer(5)), 4, 200, Dealer(1)):
                after = state.redeal(state.seat, Dealer(5))
                for click in turn.clicks[:-1]:
                    after.play(click)
                    assert after.turn_key() == state.turn_key() and after.seat == state.seat
                planned += 1
    assert planned


def turn_by(state: State, name: str) -> tuple[int, ...]:
    bot, seat, clicks = player(name, 3), state.seat, []
    while state.seat == seat:
        clicks.append(bot.choose(state))
        state.play(clicks[-1])
    return tuple(clicks)


def test_the_coach_sees_a_bad_turn_and_leaves_a_good_one() -> None:
    game, chance = osada.game("kingdom-builder"), random.Random(5)
    costs: dict[str, list[float]] = {"random": [], "greedy": []}
    for seed in range(4):
        state = game.start(2, seed)
        for _ in range(6):
            turn_by(state, "greedy")
        known = state.redeal(state.seat, Dealer(chance.getrandbits(64)))
        for name, found in costs.items():
            clicks = turn_by(known.copy(), name)
            appraisal = appraise(known, clicks, COACH.counted(60), Dealer(1))
            assert appraisal.cost >= 0 and (appraisal.cost == 0) == (not appraisal.best)
            found.append(appraisal.cost)
    assert sum(costs["random"]) > 3 + sum(costs["greedy"])


def test_the_coach_compares_the_turn_that_was_played_in_any_case() -> None:
    state = osada.game("kingdom-builder").start(2, 1)
    clicks = turn_by(state.copy(), "random")
    search = Search(state, SOON, Dealer(0), (clicks,))
    assert search.root.edges[-1].clicks == clicks
    assert appraise(state, clicks, SOON, Dealer(0)) == appraise(state, clicks, SOON, Dealer(0))
    assert isinstance(appraise(state, clicks, COACH.counted(5), Dealer(0)), Appraisal)


def test_what_was_begun_well_costs_nothing_where_something_is_learnt() -> None:
    """Building draws a tile in Hamlet: the rest of the turn is appraised on its own."""
    cut = 0
    file = next(file for file in RECORDS if file.stem == "hamlet-first-game-2-players-greedy")
    for turn in turns_of(records.parse(file.read_text("utf-8"))):
        known = turn.position.redeal(turn.seat, Dealer(3))
        best = Search(known, COACH.counted(0), Dealer(2)).run()[0].clicks
        after = known.copy()
        for number, click in enumerate(best[:-1], 1):
            after.play(click)
            if after.reveals != known.reveals:
                appraisal = appraise(known, best[:number], COACH.counted(0), Dealer(2))
                assert (appraisal.cost, appraisal.best) == (0, ())
                cut += 1
                break
        if cut == 5:
            return
    raise AssertionError("nothing was learnt")


@pytest.mark.parametrize("name", osada.names())
def test_the_coach_names_nothing_better_than_could_be_known(name: str) -> None:
    for state, _ in islice(positions(osada.game(name), every=61), sample(9, 24)):
        if state.seat is not None:
            known = state.redeal(state.seat, Dealer(5))
            after = known.copy()
            for click in appraise(known, turn_by(known.copy(), "random"), COACH.counted(0), Dealer(1)).best:
                assert after.reveals == known.reveals
                after.play(click)


def test_chances_add_up_and_sharpen() -> None:
    curve = chances([(seat, (5.0, -5.0)) for seat in (0, 1, 0, 1, 0, 1)], 6)
    assert all(sum(shares) == pytest.approx(1, abs=0.002) for shares in curve)
    assert 0.5 < curve[1][0] < curve[-1][0] < 1, "the same lead says more near the end"
    assert chances([(0, (9, -9)), (1, (-9, 9))], 9)[1] == [0.5, 0.5], "whoever is about to play looks better"
    assert sum(chances([(2, (1000, -1000, 0))], 1)[0]) == pytest.approx(1, abs=0.002)
    calm, wild = ([(0, (lead, -lead)) for lead in leads] for leads in ((3, 5, 4, 5), (20, -30, 25, 5)))
    assert chances(wild, 4)[-1][0] < chances(calm, 4)[-1][0], "a lead says less where leads swing"
