from __future__ import annotations

import random

import pytest

import osada
from osada.core.actions import NotAnAction
from osada.core.commands import (
    Admit,
    Command,
    Entry,
    GoOn,
    HandOver,
    Overdue,
    Play,
    Resign,
    StandIn,
    Undo,
    Vacate,
    read,
    written,
)
from osada.core.refusal import Refused
from osada.core.table import NotNow, Table

GAME = osada.game("kingdom-builder")
OPTIONS = {"sectors": ["oracle", "farm", "oasis", "tower"], "cards": "first-game", "first": "seat-1"}


def new() -> Table:
    return Table(GAME, 2, 4, OPTIONS, names=["A", "B"])


def test_the_journal_grows_with_plays_and_undos() -> None:
    table = new()
    action = table.state.actions()[0]
    table.play(0, action)
    table.undo(0)
    table.play(0, action)
    assert [(entry.number, entry.command) for entry in table.journal] == [
        (1, Play(0, (action,))),
        (2, Undo(0)),
        (3, Play(0, (action,))),
    ]


def test_a_refused_action_changes_nothing() -> None:
    table = new()
    before = table.state.copy()
    with pytest.raises(Refused) as error:
        table.play(0, GAME.parse("end"))
    assert error.value.refusal.rule == "KB-10"
    assert table.state == before and not table.journal


def test_an_integer_outside_the_space_is_no_action() -> None:
    with pytest.raises(NotAnAction):
        new().play(0, 99999)


def test_only_the_deciding_seat_plays_and_undoes() -> None:
    table = new()
    with pytest.raises(NotNow):
        table.play(1, table.state.actions()[0])
    table.play(0, table.state.actions()[0])
    with pytest.raises(NotNow):
        table.undo(1)


def test_a_turn_that_is_over_stays() -> None:
    table = new()
    for _ in range(4):
        table.play(0, table.state.actions()[0])
    assert table.state.seat == 1
    assert not table.can_undo(0) and not table.can_undo(1)


def test_what_happened_is_told_to_each_seat_as_it_saw_it() -> None:
    table = new()
    for _ in range(4):
        table.play(0, table.state.actions()[0])
    own = [seen["event"] for seen in table.events(0)]
    other = [seen["event"] for seen in table.events(1)]
    assert own[-2:] == ["draw-known", "show"] and other[-2:] == ["draw", "show"]
    assert all("terrain" not in seen for seen in table.events(1) if seen["event"] == "draw")
    assert table.events(None) == table.events(1)


def test_the_card_of_the_first_turn_is_told_too() -> None:
    table = new()
    terrain = table.view(1)["hands"][0]
    for seat in (0, 1, None):
        assert table.opening(seat) == [{"event": "show", "seat": 0, "terrain": terrain}]
    table.play(0, table.state.actions()[0])
    assert Table.resume(table.record()).opening(None) == table.opening(None)


def test_since_your_last_turn() -> None:
    table = new()
    assert table.last_turn(1) == 0
    for _ in range(8):
        seat = table.state.seat
        assert seat is not None
        table.play(seat, table.state.actions()[0])
    assert table.last_turn(0) == 4
    assert {seen["seat"] for seen in table.events(0, after=table.last_turn(0))} >= {1}


def test_undone_actions_leave_the_log() -> None:
    table = new()
    table.play(0, table.state.actions()[0])
    assert [seen["event"] for seen in table.events(1)] == ["build"]
    table.undo(0)
    assert table.events(1) == []


def test_names_are_in_the_view() -> None:
    assert new().view(None)["names"] == ["A", "B"]


def test_a_finished_game_takes_no_more_actions() -> None:
    table = new()
    while table.state.seat is not None:
        table.play(table.state.seat, table.state.actions()[0])
    with pytest.raises(NotNow, match="over"):
        table.play(0, 0)


def test_there_are_no_other_seats() -> None:
    for seat in (-1, -2, 2, 99):
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            new().events(seat)


def test_a_table_needs_players() -> None:
    with pytest.raises(osada.BadOption, match="2 to 4 players, not 0"):
        Table(GAME, 0)


def test_resigning_and_handing_over() -> None:
    table = Table(GAME, 3, 4)
    table.apply(HandOver(0, "greedy"))
    assert table.bots == {0: "greedy"}
    table.apply(HandOver(0, None))
    assert table.bots == {}
    table.apply(Resign(1, "greedy"))
    assert table.seat is not None and table.resigned == [1]
    with pytest.raises(NotNow, match="resigned"):
        table.apply(HandOver(1, None))
    with pytest.raises(NotNow, match="resigned"):
        table.apply(Vacate(1))
    table.apply(Admit(1))
    assert table.journal[-1].command == Admit(1), "what a bot plays on with can be seen there"
    table.apply(Resign(0, "greedy"))
    assert table.seat is None and table.winners() == [2]
    with pytest.raises(NotNow, match="over"):
        table.play(2, 0)


def test_who_has_resigned_does_not_win_with_the_most_points_either() -> None:
    """A bot plays on for the seat, and may come to have the most."""
    played, again = Table(GAME, 3, 4), Table(GAME, 3, 4)
    while played.seat is not None:
        played.play(played.seat, played.state.actions()[0])
    (best,) = played.winners()
    again.apply(Resign(best, "greedy"))
    while again.seat is not None:
        again.play(again.seat, again.state.actions()[0])
    assert again.state == played.state and again.state.winners() == [best]
    left = [seat for seat in range(3) if seat != best]
    totals = [osada.points(score) for score in again.state.scores()]
    assert again.winners() == [seat for seat in left if totals[seat] == max(totals[other] for other in left)]


def test_chance_is_written_down_after_an_undo_too() -> None:
    table = new()
    table.play(0, table.state.actions()[0])
    table.undo(0)
    while table.seat == 0:
        (entry,) = table.play(0, table.state.actions()[-1])
    assert [what for what, _ in entry.picks] == ["terrain"]
    assert osada.last_position(table.record()) == restored(table).state == table.state


def play_turn(table: Table, seat: int) -> None:
    while table.seat == seat:
        table.play(seat, table.state.actions()[-1])


def test_a_bot_stands_in_for_one_turn_and_no_more() -> None:
    table = Table(GAME, 2, 4, {"first": "seat-1"})
    table.play(0, table.state.actions()[0])
    with pytest.raises(NotNow, match="turn"):
        table.apply(StandIn(1, "easy"))
    table.apply(StandIn(0, "easy"))
    assert table.bots == {0: "easy"} and restored(table).stand_in == 0
    table.play(0, table.state.actions()[0])
    assert table.bots == {0: "easy"}
    play_turn(table, 0)
    assert table.bots == {} and table.stand_in is None and restored(table).bots == {}
    play_turn(table, 1)
    assert table.seat == 0 and table.bots == {}


@pytest.mark.parametrize(
    "command", [HandOver(0, "greedy"), HandOver(0, None), Overdue(0, "greedy"), Resign(0, "greedy")]
)
def test_what_is_said_of_a_seat_later_ends_its_stand_in(command: Command) -> None:
    table = Table(GAME, 3, 4, {"first": "seat-1"})
    table.apply(StandIn(0, "easy"))
    table.apply(command)
    play_turn(table, 0)
    assert table.bots.get(0) == getattr(command, "player", None) and restored(table).bots == table.bots


def test_who_is_overdue_may_come_back() -> None:
    table = Table(GAME, 2, 4, {"first": "seat-1"})
    table.apply(Overdue(0, "easy"))
    play_turn(table, 0)
    assert table.bots == {0: "easy"} and restored(table).bots == table.bots
    table.apply(HandOver(0, None))
    assert table.bots == {}


def restored(table: Table) -> Table:
    return Table.restore(
        GAME, table.players, table.seed, table.options, table.components, table.names, table.first_picks, table.journal
    )


def test_a_table_is_restored_from_its_journal_and_goes_on_as_it_would_have() -> None:
    table = new()
    for number in range(30):
        assert table.seat is not None
        table.play(table.seat, table.state.actions()[0])
        if number % 4 == 1 and table.seat is not None and table.can_undo(table.seat):
            table.undo(table.seat)
    table.apply(HandOver(1, "random"))
    again = restored(table)
    assert again.state == table.state and again.journal == table.journal and again.bots == {1: "random"}
    assert again.events(0) == table.events(0) and again.view(1) == table.view(1)
    for _ in range(10):
        for one in (table, again):
            assert one.seat is not None
            one.play(one.seat, one.state.actions()[0])
    assert again.record().text() == table.record().text()


def test_a_journal_that_new_rules_do_not_follow_is_shown_as_far_as_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new()
    for _ in range(12):
        assert table.seat is not None
        table.play(table.seat, table.state.actions()[0])
    journal = list(table.journal)
    command = journal[4].command
    assert isinstance(command, Play)
    (refused,) = command.actions
    why_not, actions = type(table.state).why_not, type(table.state).actions

    def stricter(self: osada.State, action: int) -> osada.Refusal | None:
        return osada.Refusal("KB-1", "over") if action == refused else why_not(self, action)

    def fewer(self: osada.State) -> list[int]:
        return [action for action in actions(self) if action != refused]

    monkeypatch.setattr(type(table.state), "why_not", stricter)
    monkeypatch.setattr(type(table.state), "actions", fewer)
    again = restored(table)
    assert again.diverged == 4 and len(again.journal) == 12
    with pytest.raises(NotNow, match="rules have changed"):
        again.play(0, 0)
    (entry,) = again.apply(GoOn())
    assert entry.number == 13 and again.seat is not None
    again.play(again.seat, again.state.actions()[0])
    later = restored(again)
    assert later.diverged is None and later.state == again.state
    assert [entry.number for entry in later.journal] == list(range(1, 15))


def test_what_is_offered_is_played_without_asking_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saying why takes much longer than saying whether: a long game that is read again would feel it."""
    table = new()
    monkeypatch.setattr(type(table.state), "why_not", lambda self, action: osada.Refusal("KB-1", "over"))
    assert table.seat is not None
    table.play(table.seat, table.state.actions()[0])
    left = set(range(len(GAME.space))) - set(table.state.actions())
    with pytest.raises(Refused):
        table.play(table.seat, min(left))


def table_with_a_token() -> tuple[Table, int]:
    """A table where the deciding seat may build or use a token, and nothing is half done; and that token."""
    table, chance = new(), random.Random(1)
    while True:
        seat = table.seat
        assert seat is not None
        offered = table.state.view(seat)["offers"]
        tokens = [actions[0] for place, actions in offered.items() if place.startswith("token-")]
        if tokens and GAME.notation(table.state.actions()[0]).startswith("build"):
            return table, tokens[0]
        table.play(seat, chance.choice(table.state.actions()))


def test_several_actions_are_one_command_and_an_entry_each() -> None:
    table, other = new(), new()
    first, second = table.state.actions()[:2]
    entries = table.apply(Play(0, (first, second)))
    other.play(0, first)
    other.play(0, second)
    assert [entry.command for entry in entries] == [Play(0, (first,)), Play(0, (second,))]
    assert table.state == other.state and table.journal == other.journal


@pytest.mark.parametrize("wrong", ["build 0,0", "end", "token oracle"])
def test_of_several_actions_all_are_done_or_none(wrong: str) -> None:
    table = new()
    before, views = table.state.copy(), [table.view(seat) for seat in (0, 1, None)]
    first = table.state.actions()[0]
    with pytest.raises((osada.Refused, NotNow)):
        table.apply(Play(0, (first, GAME.parse(wrong))))
    assert table.state == before and table.journal == [] and [table.view(seat) for seat in (0, 1, None)] == views
    assert table.can_undo(0) is False


def test_nothing_is_learnt_between_the_actions_of_a_command() -> None:
    """What comes after a draw or in another's turn is chosen when that is known; and the chance to come stays."""
    table = new()
    while GAME.parse("end") not in table.state.actions():
        table.play(0, table.state.actions()[0])
    before, position = table.state.copy(), table.state.dealer.position
    with pytest.raises(NotNow, match="learnt after 1 of these actions"):
        table.apply(Play(0, (GAME.parse("end"), GAME.parse("end"))))
    assert table.state == before and table.state.dealer.position == position
    table.play(0, GAME.parse("end"))
    assert table.state.seat == 1


@pytest.mark.parametrize("name", ["beer-bread", "hamlet", "timber-town"])
def test_what_was_learnt_is_not_taken_back_though_the_same_seat_goes_on(name: str) -> None:
    table, action = table_before_a_reveal(osada.game(name))
    seat, before, entries = table.state.seat or 0, table.state.copy(), len(table.journal)
    trial = before.copy()
    trial.play(action)
    with pytest.raises(NotNow, match="learnt after 1 of these actions"):
        table.apply(Play(seat, (action, trial.actions()[0])))
    assert table.state == before and len(table.journal) == entries
    table.play(seat, action)
    assert table.seat == seat and not table.can_undo(seat)
    with pytest.raises(NotNow, match="nothing to take back"):
        table.undo(seat)
    assert table.state == trial


def table_before_a_reveal(game: osada.Game) -> tuple[Table, int]:
    """A table where an action shows the seat something, and it goes on; and that action."""
    table, chance = Table(game, seed=1), random.Random(1)
    while True:
        seat, action = table.state.seat, chance.choice(table.state.actions())
        trial = table.state.copy()
        trial.play(action)
        assert seat is not None
        if trial.seat == seat and trial.reveals != table.state.reveals:
            return table, action
        table.play(seat, action)


def test_something_else_instead_of_a_half_done_choice() -> None:
    table, token = table_with_a_token()
    seat, settled, entries = table.seat or 0, table.state.copy(), len(table.journal)
    build = table.state.actions()[0]
    table.play(seat, token)
    assert not table.state.settled
    added = table.apply(Play(seat, (build,), instead=True))
    assert [entry.command for entry in added] == [Undo(seat), Play(seat, (build,))]
    assert added[0].undone == entries + 1
    settled.play(build)
    assert table.state == settled


def test_a_half_done_choice_stays_if_what_is_wanted_instead_is_refused() -> None:
    table, token = table_with_a_token()
    seat = table.seat or 0
    table.play(seat, token)
    before, entries = table.state.copy(), len(table.journal)
    with pytest.raises(osada.Refused):
        table.apply(Play(seat, (GAME.parse("end"),), instead=True))
    assert table.state == before and len(table.journal) == entries


def test_instead_of_nothing_is_just_playing() -> None:
    table = new()
    first = table.state.actions()[0]
    assert [entry.command for entry in table.apply(Play(0, (first,), instead=True))] == [Play(0, (first,))]


def test_a_command_that_came_before_is_known() -> None:
    table, token = table_with_a_token()
    build, seat = table.state.actions()[0], table.seat or 0
    start = len(table.journal)
    for command in (Play(seat, (token,)), Play(seat, (build,), instead=True), Undo(seat), HandOver(seat, "greedy")):
        number = len(table.journal)
        assert not table.answered(number, command)
        table.apply(command)
        assert table.answered(number, command)
    for other in (Play(1 - seat, (token,)), Play(seat, (build,)), Play(seat, (token, token)), Undo(seat)):
        assert not table.answered(start, other)


@pytest.mark.parametrize(
    "command",
    [
        Play(1, (7,)),
        Undo(0),
        Resign(2, "greedy"),
        HandOver(0, "hard"),
        HandOver(0, None),
        Overdue(1, "easy"),
        StandIn(0, "easy"),
        GoOn(),
    ],
    ids=repr,
)
def test_a_command_is_stored_and_read(command: Command) -> None:
    assert read(*written(command)) == command
    assert Entry(1, command).seat == command.seat


def test_what_is_no_command_is_not_read() -> None:
    for stored in (("play", 0, None, None), ("dance", 0, 1, None)):
        with pytest.raises(ValueError, match="no command"):
            read(*stored)
