"""What every game says for a turn besides points: over the turns of recorded games, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import osada
from osada.core import record as records
from osada.core.dealer import Dealer
from osada.core.game import Game, Reason, State
from osada.core.text import LANGUAGES
from osada.players.coach import turns_of
from osada.players.reasons import places, sentences

RECORDS = Path(__file__).parents[1] / "records"
SAYS = {
    "kingdom-builder": {"token", "last-token", "castle", "merchants", "untouched"},
    "timber-town": {"next-tile", "column-full", "room"},
    "beer-bread": {"can-sell", "lacks-one", "lower", "full-beer", "full-bread", "fields-empty"},
    "hamlet": {"can-deliver", "can-sell", "can-build", "tokens"},
}


def drawn(game: Game, state: State, seat: int) -> str:
    panes = game.picture(state.view(seat), "en").panes.values()
    return "".join(pane.draw_still() + pane.live for pane in panes)


@pytest.mark.parametrize("name", SAYS)
def test_a_game_says_what_speaks_for_a_turn(name: str) -> None:
    game = osada.game(name)
    found: dict[str, tuple[Reason, str]] = {}
    for file in sorted(RECORDS.glob(f"{name}-*.record")):
        for turn in turns_of(records.parse(file.read_text("utf-8"))):
            before = turn.position.redeal(turn.seat, Dealer(1))
            after = before.copy()
            for click in turn.clicks:
                after.play(click)
            for reason in game.reasons(before, after, turn.seat):
                if reason.line not in found:
                    found[reason.line] = reason, drawn(game, before, turn.seat)
    assert SAYS[name] <= set(found)
    for reason, picture in found.values():
        assert reason.kind == "keeps" and reason.points > 0
        said = [sentences(game, [reason], language) for language in LANGUAGES]
        assert all(len(one) == 1 and one[0].endswith(".") for one in said) and len({one[0] for one in said}) == 3
        assert places([reason]) == list(reason.places)
        assert all(f'data-place="{place}"' in picture for place in reason.places)


def test_what_two_turns_have_in_common_is_not_told() -> None:
    one, same = (Reason("keeps", "untouched", 2, {"terrain": "desert"}) for _ in range(2))
    assert one == same, "they are compared by what they say"
    game = osada.game("kingdom-builder")
    assert sentences(game, [one], "en") == ["You touch no desert: with that card you may build on any of it."]
    much = [Reason("keeps", "token", weight, {"location": "tower"}) for weight in (1, 3)]
    assert len(sentences(game, [*much, one], "en")) == 2, "the weightiest two"
