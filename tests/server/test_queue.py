"""Turns are fair: whatever is asked for, and in whatever order. There is no clock in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from osada.server.queue import Asker, Kind, Queue, Ticket, Turns

ADDRESSES, PERSONS = "xyz", "abcd"
TICKETS = st.builds(
    Ticket,
    kind=st.sampled_from(Kind),
    asker=st.builds(Asker, st.sampled_from(ADDRESSES), st.sampled_from(PERSONS)),
    regular=st.booleans(),
    quick=st.booleans(),
)
STEPS = st.lists(st.one_of(TICKETS, st.none(), st.integers(0, 40)), max_size=120)
"""Something is put, or taken, or the thing of a number is dropped."""


def of(address: str, person: str = "a", kind: Kind = Kind.BOT, regular: bool = True) -> Ticket:
    return Ticket(kind, Asker(address, person), regular)


def taken(turns: Turns[int], last: Kind = Kind.COACH) -> list[int]:
    found = []
    while (thing := turns.take(last)) is not None:
        found.append(thing)
    return found


def filled(*tickets: Ticket) -> Turns[int]:
    turns: Turns[int] = Turns()
    for number, ticket in enumerate(tickets):
        turns.put(number, ticket)
    return turns


@given(STEPS)
def test_everything_comes_once_unless_it_is_dropped(steps: list[Ticket | int | None]) -> None:
    turns: Turns[int] = Turns()
    waiting: set[int] = set()
    for number, step in enumerate(steps):
        if isinstance(step, Ticket):
            turns.put(number, step)
            waiting.add(number)
        elif step is None:
            thing = turns.take()
            assert (thing in waiting) if waiting else thing is None
            waiting.discard(-1 if thing is None else thing)
        else:
            assert turns.drop(step) == (step in waiting)
            waiting.discard(step)
        assert len(turns) == len(waiting)
    assert sorted(taken(turns)) == sorted(waiting)


def holds_turns(steps: list[Ticket | int | None], holder: Callable[[Ticket], object]) -> None:
    """Nobody has more than two turns while somebody else waits for one, the same round's and the next one's."""
    turns: Turns[int] = Turns()
    tickets: dict[int, Ticket] = {}
    overtaken: dict[object, Counter[object]] = {}
    for number, step in enumerate([*steps, *([None] * len(steps))]):
        if isinstance(step, Ticket):
            turns.put(number, step)
            tickets[number] = step
            overtaken.setdefault(holder(step), Counter())
        elif step is None and (thing := turns.take()) is not None:
            served = holder(tickets.pop(thing))
            for other, before in overtaken.items():
                before[served] += other != served
            overtaken[served] = Counter()
        elif isinstance(step, int) and turns.drop(step):
            del tickets[step]
        overtaken = {one: overtaken[one] for one in map(holder, tickets.values())}
        assert all(times <= 2 for before in overtaken.values() for times in before.values())


@given(STEPS)
def test_addresses_take_turns_and_newcomers_are_as_one(steps: list[Ticket | int | None]) -> None:
    holds_turns(steps, lambda ticket: ticket.path[0])


@given(STEPS)
def test_persons_of_an_address_take_turns(steps: list[Ticket | int | None]) -> None:
    at_one = [
        step._replace(asker=Asker("x", step.asker.person)) if isinstance(step, Ticket) else step for step in steps
    ]
    holds_turns(at_one, lambda ticket: ticket.path)


@given(st.lists(st.tuples(st.sampled_from(Kind), st.booleans()), max_size=30))
def test_a_hint_goes_before_a_bot_and_a_bot_before_a_coach(asked: list[tuple[Kind, bool]]) -> None:
    """Of persons who wait for one thing each, and of one person."""
    kinds = [kind for kind, _ in asked]
    order = sorted(range(len(kinds)), key=lambda number: kinds[number])
    assert taken(filled(*(of(str(number), kind=kind) for number, kind in enumerate(kinds)))) == order
    assert taken(filled(*(of("x", kind=kind) for kind in kinds))) == order


@given(st.lists(TICKETS, max_size=40), st.sampled_from(Kind))
def test_kinds_can_be_left_waiting(tickets: list[Ticket], last: Kind) -> None:
    turns = filled(*tickets)
    first = taken(turns, last)
    assert sorted(first) == [number for number, ticket in enumerate(tickets) if ticket.kind <= last]
    assert len(turns) == len(tickets) - len(first)


def test_whoever_asks_for_much_has_one_turn_in_a_round() -> None:
    turns = filled(*([of("x")] * 50), of("y"), of("z"), of("y"))
    assert taken(turns)[:6] == [0, 50, 51, 1, 52, 2]


def test_a_hundred_hints_do_not_keep_a_bot_waiting() -> None:
    turns = filled(*([of("x", kind=Kind.HINT)] * 100), of("y", kind=Kind.BOT), of("z", kind=Kind.COACH))
    assert taken(turns)[:4] == [0, 100, 101, 1]


def test_a_coach_comes_to_its_turn_although_bots_never_stop() -> None:
    turns = filled(of("x"), of("y", kind=Kind.COACH))
    order = []
    for number in range(2, 6):
        order.append(turns.take())
        turns.put(number, of("x"))
    assert 1 in order


def test_newcomers_of_many_addresses_have_one_turn_together() -> None:
    newcomers = [of(str(number), str(number), regular=False) for number in range(20)]
    turns = filled(*newcomers, *([of("x")] * 20))
    for one, next_one in pairwise(taken(turns)):
        assert (one < 20) != (next_one < 20)


def test_what_is_dropped_has_cost_no_turn() -> None:
    turns = filled(of("x"), of("x"), of("y"))
    assert turns.drop(0) and not turns.drop(0)
    assert taken(turns) == [1, 2]


def test_who_was_served_long_ago_is_forgotten() -> None:
    turns: Turns[int] = Turns()
    for number in range(1000):
        turns.put(number, of(str(number)))
        turns.put(-1 - number, of("always"))
        assert turns.take() is not None and turns.take() is not None
    assert len(turns._round.had) < 10 and len(turns._round.members) < 10


def test_who_has_had_a_turn_while_nobody_else_waited_has_had_it() -> None:
    turns = filled(of("x", "much"))
    assert turns.take() == 0
    for number in (1, 2, 3):
        turns.put(number, of("x", "much"))
    turns.put(4, of("x", "little"))
    assert taken(turns) == [4, 1, 2, 3]


# Quick and long


@given(st.lists(TICKETS, max_size=40))
def test_what_is_quick_never_waits_for_what_is_long(tickets: list[Ticket]) -> None:
    queue: Queue[int] = Queue()
    for number, ticket in enumerate(tickets):
        queue.put(number, ticket)
    quick = []
    while (thing := queue.quick()) is not None:
        quick.append(thing)
    assert sorted(quick) == [number for number, ticket in enumerate(tickets) if ticket.quick]
    rest = []
    while (thing := queue.any(Kind.BOT)) is not None:
        rest.append(thing)
    while (thing := queue.coach()) is not None:
        assert tickets[thing].kind is Kind.COACH
        rest.append(thing)
    assert sorted(quick + rest) == list(range(len(tickets)))


def test_other_workers_take_what_is_long_first_and_what_is_quick_when_nothing_else_waits() -> None:
    queue: Queue[str] = Queue()
    queue.put("quick", of("x")._replace(quick=True))
    queue.put("long", of("y"))
    queue.put("coach", of("y", kind=Kind.COACH))
    assert [queue.any(Kind.BOT), queue.any(Kind.BOT), queue.any(Kind.BOT), queue.any()] == [
        "long", "quick", None, "coach",
    ]  # fmt: skip
    queue.put("late", of("x"))
    assert queue.drop("late") and not queue.drop("late") and len(queue) == 0
