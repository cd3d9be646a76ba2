"""Hints with reasons, and the coach: one appraisal, from what a seat knows, in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import count, islice, pairwise
from pathlib import Path

import pytest

import osada
from osada.core import record as records
from osada.core.dealer import Dealer
from osada.core.game import Reason, State, points
from osada.core.text import LANGUAGES
from osada.players import coach, player
from osada.players.advice import Advice, advice_of, advise, in_words
from osada.players.appraisal import APPRAISAL, Appraisal, Candidate, Memory, appraise, compared
from osada.players.coach import (
    PlayedTurn,
    Verdict,
    balances,
    chances,
    judge_turn,
    lost,
    summary,
    told_of,
    turns_of,
    within,
)
from osada.players.paired import Difference
from osada.players.reasons import sentences, unlike
from osada.players.turns import turns as turns_ahead
from osada.testing.playing import positions
from osada.testing.sample import sample

FEW = replace(APPRAISAL, iterations=12, beam=6, positions=300, candidates=4, rounds=1, near=0)
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.record"))


@pytest.mark.parametrize("name", osada.names())
def test_hints_are_allowed_and_come_from_what_the_seat_knows(name: str) -> None:
    asked = 0
    game = osada.game(name)
    for state, chance in islice(positions(game, every=61), sample(8, None)):
        if state.seat is None:
            continue
        advice = advise(state, budget=FEW)
        assert 1 <= len(advice) <= 3
        assert len({one.clicks for one in advice}) == len(advice)
        assert all(one.clicks[: one.differs] == advice[0].clicks[: one.differs] for one in advice)
        assert all(one.clicks[0] in state.actions() for one in advice)
        better = [one.better for one in advice if one.better is not None]
        assert better[0] >= 0 and better[0] == -better[1] if len(advice) > 1 else better == []
        assert better[1:] == sorted(better[1:], reverse=True)
        other = state.redeal(state.seat, Dealer(chance.getrandbits(64)))
        assert advise(other, budget=FEW) == advice
        for one in advice:
            for language in LANGUAGES:
                texts = in_words(game, one, language).values()
                assert all(texts) and not any("hint-" in text or "reason" in text for text in texts)
            assert len(sentences(game, one.reasons, "en")) <= 2
        said = [tuple(sentences(game, one.reasons, "en")) for one in advice]
        assert len(set(said)) == len(said), "different advice has different reasons"
        asked += 1
    assert asked


def test_another_seed_has_other_luck() -> None:
    state = osada.game("kingdom-builder").start(2, 7)
    one, same, other = (appraise(state, seed, FEW) for seed in (0, 0, 1))
    assert one == same != other


def test_a_hint_names_what_the_turn_brings() -> None:
    """The lines of the score sheet that the clicks change, and what is paid for it."""
    game = osada.game("kingdom-builder")
    state = game.start(2, 7, {"cards": ["knights", "hermits", "miners"]})
    known = state.redeal(state.seat, Dealer(0))
    for one in advise(known, budget=FEW):
        after = known.copy()
        for click in one.clicks[:-1]:
            after.play(click)
        now = after.scores()[known.seat or 0]
        brought = {reason.line: reason.points for reason in one.reasons if reason.kind == "now"}
        assert brought == {line: points for line, points in now.items() if points and line != "total"}
    reasons = (Reason("now", "knights", 2), Reason("costs", "castles", 3), Reason("takes", "miners", 4))
    words = in_words(game, advice(reasons=reasons), "en")
    assert words["why"] == "It brings Knights +2, Castles −3 at once. It keeps Miners +4 from the next player."
    assert sentences(game, (Reason("costs", "castles", 3),), "en") == ["It costs Castles −3 at once."]


def advice(better: float | None = 2.6, error: float = 0.5, reasons: tuple[Reason, ...] = ()) -> Advice:
    return Advice((osada.game("kingdom-builder").parse("end"),), 3.0, better, error, reasons)


@pytest.mark.parametrize(
    ("better", "error", "said"),
    [
        (2.6, 0.5, "about 3 points better than the next way"),
        (2.6, 1.5, "about as good as the next way"),
        (0.4, 0.0, "about as good as the next way"),
        (-1.2, 0.1, "about 1 point worse than the best"),
        (None, 0.0, "all good ways that were found begin with this"),
    ],
)
def test_nothing_is_said_below_two_standard_errors(better: float | None, error: float, said: str) -> None:
    assert in_words(osada.game("kingdom-builder"), advice(better, error), "en")["better"] == said


def test_a_hint_alone_is_compared_with_nothing_and_costs_nothing() -> None:
    """In Timber Town a turn may have to go on in one way."""
    game = osada.game("timber-town")
    state = next(state for state, _ in positions(game, every=1) if state.seat is not None and len(state.actions()) == 1)
    (only,) = advise(state)
    assert only.better is None
    assert only.forced and in_words(game, only, "en")["better"] == "nothing else can be done now"


@pytest.mark.parametrize(("at", "points"), [(104, 11), (150, 4)])
def test_a_hint_finds_what_several_tokens_bring_together(at: int, points: int) -> None:
    """A person found 7 points and 2; a narrow look at the turns finds 7 and none."""
    record = records.parse((RECORDS[0].parent / "kingdom-builder-many-tokens.record").read_text("utf-8"))
    turn = next(turn for turn in turns_of(record) if turn.at == at)
    best = advise(turn.position)[0]
    brought = [reason.points if reason.kind == "now" else -reason.points for reason in best.reasons if paid(reason)]
    assert sum(brought) >= points


def paid(reason: Reason) -> bool:
    return reason.kind in ("now", "costs")


def test_an_event_is_a_reason_where_the_game_has_words_for_it() -> None:
    game = osada.game("kingdom-builder")
    seen = {"event": "lose", "seat": 0, "location": "tower", "hex": 5}
    reasons = (Reason("event", "lose", 0, seen), Reason("event", "over", 0, {"event": "over", "seat": None}))
    assert sentences(game, reasons, "en") == ["In this turn: loses a location tile: tower."]


# One appraisal


def turn_at(file: str, at: int) -> PlayedTurn:
    path = RECORDS[0].parent / file
    return next(turn for turn in turns_of(records.parse(path.read_text("utf-8"))) if turn.at == at)


@pytest.mark.parametrize("seed", range(sample(4, 16)))
def test_taking_the_beaver_is_better_than_passing(seed: int) -> None:
    """Played to the end, taking it leads by 14 and passing by 9."""
    turn = turn_at("timber-town-pass.record", 98)
    game = turn.position.game
    best, *_ = found = advise(turn.position, seed)
    assert [game.notation(click) for click in best.clicks] == ["take 4.1", "place B4", "end"]
    assert [game.notation(one.clicks[0]) for one in found] == ["take 4.1", "pass"]
    assert not best.even and 2 < (best.better or 0) < 9
    assert 10 < best.value < 20


def last_turns(name: str) -> Iterator[tuple[State, int, set[int]]]:
    """Last turns of random games, as the seat knows them, all ways of which end the game: the seat, and by how many
    points it can be ahead then. They are looked for far more widely than a hint does it."""
    game = osada.game(name)
    for seed in count():
        state, chance = game.start(game.seats[0], seed), Dealer(seed)
        begun, turn = state, None
        while state.seat is not None:
            if state.turn_key() != turn:
                begun, turn = state.copy(), state.turn_key()
            actions = state.actions()
            state.play(actions[chance.below(len(actions))])
        seat = begun.seat
        assert seat is not None
        known = begun.redeal(seat, Dealer(seed))
        ends = [one.state for one in turns_ahead(known, 60, 4000, Dealer(0))]
        leads = {lead(end, seat) for end in ends}
        if len(leads) > 1 and all(end.seat is None for end in ends):
            yield known, seat, leads


def lead(state: State, seat: int) -> int:
    totals = [points(score) for score in state.scores()]
    own = totals.pop(seat)
    return own - max(totals)


@pytest.mark.parametrize("name", ["timber-town", "hamlet"])
def test_the_last_turn_of_a_game_has_one_right_answer(name: str) -> None:
    for known, seat, leads in islice(last_turns(name), sample(2, 8)):
        after = known.copy()
        for click in advise(known)[0].clicks:
            after.play(click)
        assert after.seat is None and lead(after, seat) == max(leads)


def test_the_coach_says_what_the_hint_says() -> None:
    turn = turn_at("timber-town-pass.record", 98)
    game = turn.position.game
    assert [game.notation(click) for click in turn.clicks] == ["pass"]
    best = advise(turn.position)[0]
    verdict = judge_turn(turn.position, turn.clicks)
    assert (verdict.better, verdict.cost, verdict.error) == (best.clicks, best.better, best.error)
    assert verdict.named and not judge_turn(turn.position, best.clicks).cost


def test_what_a_hint_has_found_is_kept_and_used() -> None:
    state = turn_at("timber-town-pass.record", 98).position
    appraisal, memory = appraise(state), Memory()
    assert memory.get(state) is None
    memory.keep(state, appraisal)
    assert memory.get(state.redeal(state.seat, Dealer(9))) is appraisal
    after = state.copy()
    for click in appraisal.best.clicks[:-1]:
        after.play(click)
        left = memory.get(after)
        assert left is not None and left.best.seen == appraisal.best.seen
    assert left is not None and left.best.clicks == appraisal.best.clicks[-1:]
    other = state.copy()
    other.play(next(action for action in state.actions() if action != appraisal.best.clicks[0]))
    assert memory.get(other) is None
    wrong = replace(appraisal, candidates=appraisal.candidates[::-1])
    assert judge_turn(state, appraisal.best.clicks, wrong).better != appraisal.best.clicks, "what is kept is believed"


def test_advice_is_in_the_order_of_its_worth() -> None:
    state = osada.game("kingdom-builder").start(2, 7)
    clicks = state.actions()[:4]
    seen = [(5.0, 7.0, 6.0), (1.0, 3.0, 2.0), (4.0, 5.0, 6.0), (9.0,)]
    candidates = tuple(
        Candidate((click,), one, (sum(one) / len(one), 0.0)) for click, one in zip(clicks, seen, strict=True)
    )
    found = advice_of(state, Appraisal(state.seat or 0, candidates, False, 10, 0), count=4)
    assert [one.clicks[0] for one in found] == [clicks[0], clicks[3], clicks[2], clicks[1]]
    assert [one.better for one in found] == [0, 0, -1, -4], "what was looked at once may look better by luck"
    assert compared(candidates[0], candidates[2]).mean == 1


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
    """What a bot plays up to the end of its turn or to what it learns, as the coach looks at turns."""
    bot, begun, clicks = player(name, 3), state.copy(), list[int]()
    while not clicks or (state.turn_key() == begun.turn_key() and state.reveals == begun.reveals):
        clicks.append(bot.choose(state))
        state.play(clicks[-1])
    return tuple(clicks)


def test_the_coach_sees_a_bad_turn_and_leaves_a_good_one() -> None:
    game = osada.game("kingdom-builder")
    costs: dict[str, list[float]] = {"random": [], "greedy": []}
    for seed in range(3):
        state = game.start(2, seed)
        for _ in range(10):
            turn_by(state, "greedy")
        for name, found in costs.items():
            verdict = judge_turn(state, turn_by(state.copy(), name), budget=replace(FEW, iterations=80, candidates=6))
            assert verdict.cost >= 0 and (verdict.cost == 0) == (not verdict.better)
            found.append(verdict.cost)
    assert sum(costs["random"]) > 3 + sum(costs["greedy"])


def test_what_was_begun_well_costs_nothing_where_something_is_learnt() -> None:
    """Building draws a tile in Hamlet: the rest of the turn is looked at on its own."""
    cut = 0
    file = next(file for file in RECORDS if file.stem == "hamlet-first-game-2-players-greedy")
    for turn in turns_of(records.parse(file.read_text("utf-8"))):
        appraisal = appraise(turn.position, budget=FEW.counted(0))
        if appraisal.best.cut:
            verdict = judge_turn(turn.position, appraisal.best.clicks, appraisal, FEW.counted(0))
            assert (verdict.cost, verdict.better) == (0, ())
            cut += 1
        if cut == 3:
            return
    raise AssertionError("nothing was learnt")


@pytest.mark.parametrize("name", osada.names())
def test_the_coach_names_nothing_better_than_could_be_known(name: str) -> None:
    for state, _ in islice(positions(osada.game(name), every=61), sample(4, 24)):
        if state.seat is not None:
            after = state.redeal(state.seat, Dealer(5))
            reveals = after.reveals
            for click in judge_turn(state, turn_by(state.copy(), "random"), budget=FEW).better:
                assert after.reveals == reveals
                after.play(click)


def test_turns_without_a_choice_do_not_count() -> None:
    verdicts = [Verdict((0.0,), 3.0), Verdict((0.0,)), Verdict((0.0,), choice=False), Verdict((0.0,), choice=False)]
    assert (within(verdicts), lost(verdicts)) == (0.5, 1.5)
    assert (within([]), lost([])) == (1, 0)


def test_a_turn_is_told_by_what_differs() -> None:
    """The round, what was played, what was better and why: nothing that both turns have."""
    turn = turn_at("timber-town-pass.record", 98)
    verdict = judge_turn(turn.position, turn.clicks)
    told = told_of(turn.position, 27, turn.clicks, verdict, "en")
    assert told.when == turn.position.when().capitalize() and told.played == "Pass"
    assert told.better.startswith("Take: ") and "End" not in told.better
    assert 1 <= len(told.why) <= 2 and "Square +5" in told.why[0]
    words = [told_of(turn.position, 27, turn.clicks, verdict, language) for language in LANGUAGES]
    assert len({one.when for one in words}) == len({one.why[0] for one in words}) == len(LANGUAGES)
    game = turn.position.game
    take, place, end = (game.parse(text) for text in ("take 4.1", "place B4", "end"))
    assert unlike((take, place, end), (game.parse("take 4.2"), place, end), game) == [0]
    assert unlike((end,), (take, place), game) == [0], "that a turn ends is told where nothing else is"


def test_what_looks_bad_by_luck_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second look on other redeals has to agree."""
    turn = turn_at("timber-town-pass.record", 98)
    monkeypatch.setattr(coach, "confirmed", lambda *_, **__: Difference(0.4, 0.3, 9))
    verdict = judge_turn(turn.position, turn.clicks)
    assert verdict.cost > 2 and not verdict.named


def test_the_lead_is_choice_and_luck() -> None:
    """Ahead by 6 at the end although choices have cost 2 more than the other's: the rest was luck."""
    appraised = [(0, (1.0, -1.0)), (1, (-1.0, 1.0)), (0, (2.0, -2.0))]
    one, other = balances(appraised, [4.0, 3.0, 1.0], [{"total": 20}, {"total": 14}])
    assert one == (-2, 8) and other == (2, -8)
    three = balances([(seat, (0.0, 0.0, 0.0)) for seat in range(3)], [0, 2, 4], [{"t": 9}, {"t": 7}, {"t": 7}])
    assert three == [(3, -1), (0, -2), (-3, 1)]
    said = summary(osada.game("timber-town").text("en"), "Eva", 0.825, 1.4, -2.4)
    assert said.startswith("Eva: 82") and said.endswith("luck and all else −2 points")


def test_chances_add_up_and_sharpen() -> None:
    curve = chances([(seat, (5.0, -5.0)) for seat in (0, 1, 0, 1, 0, 1)], 6)
    assert all(sum(shares) == pytest.approx(1, abs=0.002) for shares in curve)
    assert 0.5 < curve[1][0] < curve[-1][0] < 1, "the same lead says more near the end"
    assert chances([(0, (9, -9)), (1, (-9, 9))], 9)[1] == [0.5, 0.5], "whoever is about to play looks better"
    assert sum(chances([(2, (1000, -1000, 0))], 1)[0]) == pytest.approx(1, abs=0.002)
    calm, wild = ([(0, (lead, -lead)) for lead in leads] for leads in ((3, 5, 4, 5), (20, -30, 25, 5)))
    assert chances(wild, 4)[-1][0] < chances(calm, 4)[-1][0], "a lead says less where leads swing"
