"""What a turn brings, and what the others are told of it."""

from __future__ import annotations

from osada.core.game import Game, points
from osada.core.table import Table
from osada.testing.playing import positions, tables, viewers


def gains_are_what_playing_brings(game: Game, seed: int = 0) -> None:
    """Every action that uses no chance is there, with the difference that playing it makes."""
    for state, _ in positions(game, seed, every=23):
        gains, before = state.gains(), state.copy()
        assert state == before and gains.keys() <= set(state.actions())
        for action in state.actions():
            after, seat = state.copy(), state.seat or 0
            after.play(action)
            if after.dealer.position == state.dealer.position:
                now, then = state.scores()[seat], after.scores()[seat]
                brought = {line: then[line] - now.get(line, 0) for line in then if then[line] != now.get(line, 0)}
                assert gains[action] == brought, game.notation(action)


def what_others_did_is_told_by_turns(game: Game, seed: int = 0) -> None:
    """A seat is told every event of the others since its last turn, once, and what each turn brought."""
    for table, chance in tables(game, seed):
        ends, counted = dict.fromkeys(viewers(table.state), 0), [_points(table)]
        brought: dict[int, list[int | None]] = {}
        steps = 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            key = table.state.turn_key()
            table.play(seat, chance.choice(table.state.actions()))
            if table.state.turn_key() != key:
                number = ends[seat] = len(table.journal)
                counted.append(_points(table))
                brought[number] = [_brought(then[seat], now[seat]) for then, now in zip(*counted[-2:], strict=True)]
            if steps % 7 == 0 or table.state.seat is None:
                for viewer in viewers(table.state):
                    _check_since(table, viewer, ends[viewer], brought)


def _points(table: Table) -> list[list[int | None]]:
    """Everybody's points as every viewer may know them."""
    state, scores = table.state, table.state.scores()
    return [
        [None if score is None else points(score) for score in state.known_scores(viewer, scores)]
        for viewer in viewers(state)
    ]


def _brought(then: int | None, now: int | None) -> int | None:
    return None if then is None or now is None else now - then


def _check_since(table: Table, viewer: int | None, end: int, brought: dict[int, list[int | None]]) -> None:
    turns = table.view(viewer)["since"]
    if viewer is None:
        assert turns == []
        return
    seats = {entry.number: entry.seat for entry in table.journal}
    told = [seen for number, seen in table.numbered_events(viewer, end) if seats[number] != viewer]
    assert [seen for turn in turns for seen in turn["events"]] == told
    last = next(reversed(table.state.scores()[0]))
    for turn in turns:
        assert turn["seat"] != viewer and turn["seat"] == seats[turn["number"]]
        if turn["number"] in brought and turn["gains"] is not None:
            assert turn["gains"].get(last, 0) == brought[turn["number"]][viewer]
        else:
            assert turn["gains"] is None and brought.get(turn["number"], [None] * 9)[viewer] is None


def readings_are_what_differs_from_the_default(game: Game, seed: int = 0) -> None:
    """A view names the component set and the readings that are not the default, and no others."""
    for table, _ in tables(game, seed):
        readings = table.view(None)["readings"]
        assert readings["components"] == table.components.name
        for option in game.options:
            differs = table.options[option.name] != option.default and not option.by_lot
            assert (option.name in readings["options"]) is differs
