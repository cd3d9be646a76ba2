"""What a refusal says is so: the gold that one has, what one's own tokens would bring, donkeys that rest."""

from __future__ import annotations

import pytest

from osada.core.refusal import Refusal
from osada.core.text import LANGUAGES
from osada.testing.marks import rule
from tests.hamlet.positions import GAME, do, donkeys, goods, lay, position


@rule("HA-21a")
def test_gold_that_own_tokens_would_bring_is_told_apart_from_gold_in_hand() -> None:
    state = position()
    lay(state, "sawmill", "market")
    donkeys(state, 0, "market")
    goods(state, "sawmill", "planks", seat=0)
    state.gold[0] = 1
    refusal = state.why_not(GAME.parse("deliver c3"))
    assert refusal == Refusal("HA-28", "dear", {"price": 10, "gold": 1, "more": 1})
    assert GAME.explain(refusal, "en") == (
        "HA-28: What is missing would cost 10 gold at the Market; you have 1, and your own tokens would bring 1 more "
        "(HA-21a)."
    )


@rule("HA-29")
def test_a_gold_delivery_that_is_too_dear_names_the_gold_in_hand() -> None:
    state = position()
    state.gold[0] = 9
    refusal = state.why_not(GAME.parse("deliver c1"))
    assert refusal == Refusal("HA-15", "gold-short", {"price": 10, "gold": 9, "more": 0})
    assert GAME.explain(refusal, "en") == "HA-15: That costs 10 gold; you have 9."


@rule("HA-26")
def test_a_new_donkey_that_rests_has_made_no_step() -> None:
    state = position(options={"new-donkeys": "rest"})
    state.gold[0] = 3
    do(state, "hire donkey", "to farm")
    assert state.why_not(GAME.parse("lead farm")) == Refusal("HA-26", "rests", {"tile": "farm"})


@rule("HA-11")
def test_a_donkey_that_has_stepped_is_told_so() -> None:
    state = position()
    donkeys(state, 0, "church farm")
    do(state, "lead church", "to market")
    assert state.why_not(GAME.parse("lead market")) == Refusal("HA-11", "has-stepped", {"tile": "market"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_other_reading_of_every_rule_that_tables_read_in_two_ways(language: str) -> None:
    """A table that plays the other one is not told something false."""
    agree = {"en": "agree", "cs": "dohodn", "pl": "umówi"}[language]
    for option in GAME.options:
        if option.rule in ("HA-11", "HA-26", "HA-28", "HA-34", "HA-36"):
            assert agree in GAME.text(language)(f"rule-{option.rule}"), option.rule
