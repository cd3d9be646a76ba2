"""What every score sheet keeps to, whatever the game."""

from __future__ import annotations

import random

import pytest

import osada
from osada.core.pad import At, Choices, Numbers, Pad
from osada.core.sheet import told
from osada.core.text import LANGUAGES
from osada.testing.sample import sample
from tests.pads.finals import DOCUMENTS, final

GAMES = [name for name in osada.names() if osada.game(name).pad is not None]


def pad_of(name: str) -> Pad:
    pad = osada.game(name).pad
    assert pad is not None
    return pad


def shuffled(values: dict[str, str], seed: int) -> list[tuple[str, str]]:
    """All values in another order, those that others stand on first."""
    found = sorted(values.items())
    random.Random(seed).shuffle(found)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_final_position_is_counted_as_the_engine_does(name: str) -> None:
    pad = pad_of(name)
    for seed in range(sample(4, 200)):
        document, scores = final(name, seed)
        values = pad.values(document)
        tapped, refused = pad.after({}, values.items())
        assert (tapped, refused) == (values, [])
        names = pad.names(tapped, pad.game.text("en"))
        assert pad.document(tapped, names) == document
        counted = pad.count(document)
        assert (counted.scores, counted.faults) == (scores, [])
        assert pad.game.score_sheet(document) == (scores, counted.winners)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_given_twice_or_again_changes_nothing(name: str) -> None:
    pad = pad_of(name)
    values = pad.values(final(name, 1)[0])
    assert pad.after(values, values.items()) == (values, [])


@pytest.mark.parametrize("name", GAMES)
def test_half_a_sheet_is_counted_and_shown_in_every_language(name: str) -> None:
    pad = pad_of(name)
    document, _ = final(name, 2)
    actions = list(pad.values(document).items())
    for part in {0, 1, 2, 5, len(actions) // 3, len(actions) // 2, len(actions)}:
        values, refused = pad.after({}, actions[:part])
        assert refused == []
        for language in LANGUAGES:
            text = pad.game.text(language)
            names = pad.names(values, text)
            counted = pad.count(pad.document(values, names))
            assert all(told(pad.game, fault, language) for fault in counted.faults)
            for step in pad.steps(values, text):
                shown = pad.shown(values, At(language, step.id))
                assert step.title and shown.picture.panes["board"].markup()
            if counted.scores:
                assert len(counted.scores) == pad.players(values)
                assert all(text.has(f"score-{line}") for line in counted.scores[0])
        assert pad.result(values, "en").panes["board"].markup()


@pytest.mark.parametrize("name", GAMES)
def test_every_button_that_is_offered_takes(name: str) -> None:
    pad = pad_of(name)
    for part in (0, 3, 9, 200):
        values, _ = pad.after({}, list(pad.values(final(name, 3)[0]).items())[:part])
        for step in pad.steps(values, pad.game.text("en")):
            shown = pad.shown(values, At("en", step.id))
            offered = [offer.sets for offers in shown.offers.values() for offer in offers]
            for control in shown.controls:
                if isinstance(control, Choices):
                    offered += [choice.sets for choice in control.choices if not choice.off]
            for sets in offered:
                assert pad.after(values, sets)[1] == [], sets


@pytest.mark.parametrize("name", GAMES)
def test_nonsense_does_not_take(name: str) -> None:
    pad = pad_of(name)
    values = pad.values(final(name, 4)[0])
    for place in (*list(values)[:40], "", "x", "hex-99-99", "players", "name-9", "card-", "0-", "sector-9"):
        for value in ("nonsense", "9", "-1", "٣"):
            after, refused = pad.after(values, [(place, value)])
            if refused:
                assert after == values
                assert all(told(pad.game, fault, "cs") for fault in refused)
            else:
                assert pad.count(pad.document(after, pad.names(after, pad.game.text("en")))).scores is not None


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_number_is_told_with_those_that_are(name: str) -> None:
    pad = pad_of(name)
    shown = [pad.shown({}, At("en", step.id)) for step in pad.steps({}, pad.game.text("en"))]
    asked = [number for one in shown for part in one.controls if isinstance(part, Numbers) for number in part.numbers]
    assert asked or name == "kingdom-builder", "there settlements are counted"
    for number in asked:
        for given in ("many", "-1", "2.5", "1000000"):
            kept, (fault,) = pad.after({}, [(number.place, given)])
            assert (kept, fault.code, fault.place) == ({}, "pad-number", number.place)
            said = {told(pad.game, fault, language) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES) and all(str(number.highest) in one for one in said)


@pytest.mark.parametrize("name", GAMES)
def test_where_points_come_from_is_on_the_picture(name: str) -> None:
    pad = pad_of(name)
    document, scores = final(name, 5)
    values = pad.values(document)
    markup = pad.result(values, "en").panes["board"].markup()
    found = [place for line in scores[0] for seat in range(len(scores)) for place in pad.sources(values, line, seat)]
    assert all(f'data-place="{place}"' in markup for place in found)


TYPED = {"points", "chaplain", "sacristan", "merchant", "gold"}
"""Lines that come from what was typed in as a number."""


@pytest.mark.parametrize("name", GAMES)
def test_every_number_lights_where_it_comes_from(name: str) -> None:
    pad = pad_of(name)
    for seed in range(sample(4, 60)):
        document, scores = final(name, seed)
        values = pad.values(document)
        for seat, score in enumerate(scores):
            for line in [line for line in list(score)[:-1] if score[line] and line not in TYPED]:
                assert pad.sources(values, line, seat), (seed, seat, line, score[line])


def test_every_game_here_has_its_final_positions() -> None:
    assert set(DOCUMENTS) == set(GAMES)
