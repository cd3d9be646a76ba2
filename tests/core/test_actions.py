from __future__ import annotations

import pytest

from osada.core.actions import ActionSpace, Block, NotAnAction

SPACE = ActionSpace(
    Block("go", (("0", "1"), ("0", "1", "2")), form="go ROW,COL"),
    Block("use", (("axe", "rope"),)),
    Block("end"),
)


def test_blocks_lie_one_after_the_other() -> None:
    assert len(SPACE) == 9
    assert [SPACE.notation(action) for action in range(9)] == [
        "go 0,0", "go 0,1", "go 0,2", "go 1,0", "go 1,1", "go 1,2", "use axe", "use rope", "end",
    ]  # fmt: skip
    assert SPACE.first("use") == 6


def test_case_and_spaces_do_not_matter() -> None:
    assert SPACE.parse("  GO  1, 2 ") == SPACE.parse("go 1 ,2") == 5
    capitals = ActionSpace(Block("place", (("A1", "B2"),)))
    assert capitals.parse("place b2") == capitals.parse("PLACE B2") == 1
    assert capitals.notation(1) == "place B2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("go 2,0", "expected go ROW,COL (0–1; 0–2), not “go 2,0”"),
        ("use hammer", "expected use (axe | rope), not “use hammer”"),
        ("use", "expected use (axe | rope), not “use”"),
        ("ned", "(did you mean “end”?)"),
        ("", "expected go ROW,COL · use · end, not “”"),
    ],
)
def test_errors_say_what_was_expected_and_what_came(text: str, message: str) -> None:
    with pytest.raises(NotAnAction) as error:
        SPACE.parse(text)
    assert message in str(error.value)


@pytest.mark.parametrize("action", [-1, 9])
def test_integers_outside_the_space_are_no_actions(action: int) -> None:
    with pytest.raises(NotAnAction, match="0 to 8"):
        SPACE.notation(action)
