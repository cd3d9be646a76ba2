from __future__ import annotations

import pytest

from osada.core.options import BadOption, Option, complete

OPTIONS = (
    Option("edge", ("all", "some"), "X-1"),
    Option("cards", ("random",), "X-2", pick=2, names=("a", "b", "c")),
)


def test_defaults_are_the_first_choices() -> None:
    assert complete(OPTIONS, {}, 2) == {"edge": "all", "cards": "random"}


def test_lists_may_come_as_text() -> None:
    for given in ("c,a", ["c", "a"]):
        assert complete(OPTIONS, {"cards": given}, 2)["cards"] == ["c", "a"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "unknown option 'colour'; there are edge, cards"),
        ({"edge": "none"}, "option edge: expected all | some; not 'none'"),
        ({"edge": ["all"]}, "option edge: expected all | some; not ['all']"),
        ({"edge": None}, "option edge: expected all | some; not None"),
        ({"cards": ["a", "x"]}, "option cards: unknown 'x'; there are a, b, c"),
        ({"cards": ["a", "a"]}, "option cards: expected 2 different ones, not a, a"),
        ({"cards": ["a"]}, "option cards: expected 2 different ones, not a"),
        ({"cards": []}, "option cards: expected 2 different ones, not none"),
        ({"cards": 7}, "option cards: expected random, or 2 of a, b, c; not 7"),
        ({"cards": [["a"], "b"]}, "option cards: unknown ['a']"),
    ],
)
def test_errors_say_what_was_expected_and_what_came(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as error:
        complete(OPTIONS, given, 2)
    assert message in str(error.value)
