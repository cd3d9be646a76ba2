"""What can be taken back, and that it tells nobody anything."""

from __future__ import annotations

from collections import Counter

from osada.core.game import Game, State
from osada.core.table import NotNow
from osada.testing.checks.redeals import contents
from osada.testing.playing import tables, viewers
from osada.testing.sample import Looks, sample


def undo_gives_back_the_state_and_stops_at_reveals(game: Game, seed: int = 0) -> None:
    """What is undone was never there; what chance or another seat has shown cannot be undone."""
    for table, chance in tables(game, seed):
        looks, steps = Looks(game, every=1), 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            action = chance.choice(table.state.actions())
            if not looks.at(steps, table.state):
                table.play(seat, action)
                continue
            before, views = table.state.copy(), [table.view(viewer) for viewer in viewers(table.state)]
            events = [table.events(viewer) for viewer in viewers(table.state)]
            table.play(seat, action)
            after = table.state.copy()
            learned = after.seat != seat or after.reveals != before.reveals
            assert table.can_undo(seat) is not learned
            assert after.reveals >= before.reveals
            if table.state.dealer.position != before.dealer.position:
                assert after.reveals > before.reveals, "chance was used and nothing tells"
            if learned:
                try:
                    table.undo(seat)
                except NotNow:
                    continue
                raise AssertionError("undone past a reveal or the end of a turn")
            table.undo(seat)
            assert table.state == before
            assert [table.view(viewer) for viewer in viewers(table.state)] == views
            assert [table.events(viewer) for viewer in viewers(table.state)] == events
            table.play(seat, action)
            assert table.state == after


def half_done_choices_are_seen_by_nobody_else(game: Game, seed: int = 0) -> None:
    """The views and events of others change only when a position is settled."""
    for table, chance in tables(game, seed):
        steps = 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            others = [viewer for viewer in viewers(table.state) if viewer != seat]
            others = chance.sample(others, sample(1, len(others)))
            views = {viewer: table.view(viewer) for viewer in others}
            events = {viewer: table.events(viewer) for viewer in others}
            table.play(seat, chance.choice(table.state.actions()))
            if not table.state.settled and table.state.seat == seat and table.can_undo(seat):
                assert {viewer: table.view(viewer) for viewer in others} == views
                assert {viewer: table.events(viewer) for viewer in others} == events


def what_can_be_undone_tells_nobody_anything(game: Game, seed: int = 0) -> None:
    """Whoever has seen an action that is taken back keeps what it told: so it may have told nothing. What is hidden is
    the same before and after it, for the deciding seat at once and for the others in what they are shown; it may have
    changed places.
    """
    for table, chance in tables(game, seed):
        shown, steps = table.state.copy(), 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            before, shown_before = table.state.copy(), shown
            table.play(seat, chance.choice(table.state.actions()))
            undoable = table.can_undo(seat)
            if table.state.settled or not undoable:
                shown = table.state.copy()
            if undoable:
                assert _unknown(table.state, seat) == _unknown(before, seat)
                for other in viewers(table.state):
                    assert other == seat or _unknown(shown, other) == _unknown(shown_before, other)


def _unknown(state: State, viewer: int | None) -> list[Counter[str]]:
    return [contents(group) for group in state.hidden(viewer)]
