"""A field is declared once: how it starts, how it is copied and how it is compared follow from that."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import ClassVar

import pytest

import osada
from osada.core.fields import Fields, apart, derived, own, per_seat, shared, starts_as
from tests.patience import PATIENCE


class Cart(Fields):
    load: list[str] = starts_as([])


def _weight(yard: Yard) -> int:
    return sum(yard.crates) + len(yard.cart.load)


class Yard(Fields):
    limit: ClassVar[int] = 9
    players: int = shared()
    board: tuple[int, ...] = shared()
    note: str = apart(first="")
    cart: Cart = own()
    crates: list[int] = per_seat(2)
    rows: list[list[int]] = per_seat([])
    seen: set[int] = starts_as(set())
    owners: dict[int, str] = starts_as({})
    sheds: list[list[int]] = starts_as([[1], [2]])
    weight: int = derived(_weight)
    heavy: bool = derived(lambda yard: yard.weight > 6)
    emptied: list[int] = derived(lambda yard: [2 - crates for crates in yard.crates], per_seat(0))
    turns: int = 0


class Farm(Yard):
    ploughed: bool = False


def yard(**given: object) -> Farm:
    return Farm(**{"players": 3, "board": (1, 2), "cart": Cart(), **given})


def test_fields_start_as_they_are_declared() -> None:
    one, two = yard(turns=4), yard()
    assert (one.crates, one.rows, one.turns, two.turns) == ([2, 2, 2], [[], [], []], 4, 0)
    one.rows[0].append(1)
    one.seen.add(1)
    one.owners[1] = "a"
    one.sheds[0].append(7)
    assert yard().sheds == [[1], [2]]
    assert (one.rows, two.rows, two.seen, two.owners) == ([[1], [], []], [[], [], []], set(), {})


def test_slots_are_the_fields() -> None:
    one = yard()
    assert not hasattr(one, "__dict__") and Farm.limit == 9
    with pytest.raises(AttributeError):
        one.typo = 1  # type: ignore[attr-defined]
    assert list(Farm.declared)[-2:] == ["turns", "ploughed"]


def test_a_copy_is_equal_and_on_its_own() -> None:
    one = yard()
    one.rows[1].append(5)
    one.cart.load.append("hay")
    two = one.copy()
    assert two == one and type(two) is Farm and two.board is one.board
    two.rows[1].append(6)
    two.cart.load.append("oats")
    two.seen.add(7)
    two.crates[0] = 0
    assert (one.rows, one.cart.load, one.seen, one.crates) == ([[], [5], []], ["hay"], set(), [2, 2, 2])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("board", (1, 3)),
        ("crates", [2, 2, 3]),
        ("rows", [[], [1], []]),
        ("seen", {1}),
        ("owners", {1: "b"}),
        ("turns", 1),
        ("ploughed", True),
    ],
)
def test_what_is_compared_tells_two_apart(field: str, value: object) -> None:
    one, two = yard(), yard()
    assert one == two and one.key() == two.key() and hash(one.key()) == hash(two.key())
    setattr(two, field, value)
    assert one != two and getattr(two.copy(), field) == value


def test_what_is_derived_or_kept_apart_is_not_compared() -> None:
    one, two = yard(), yard(note="hm")
    two.weight = 99
    assert one == two and two.copy().note == "hm" and two.copy().weight == 99
    two.derive()
    assert two.weight == one.weight == 6


def test_what_is_derived_starts_derived_in_the_order_of_its_declaration() -> None:
    one = yard()
    assert (one.weight, one.heavy, one.emptied) == (6, False, [0, 0, 0])
    one.crates[0] = 9
    one.derive()
    assert (one.weight, one.heavy, one.emptied) == (13, True, [-7, 0, 0])


def test_parts_of_their_own_are_compared_too() -> None:
    one, two = yard(), yard()
    two.cart.load.append("hay")
    assert one != two


def test_what_has_no_first_value_must_be_given_and_nothing_else_may() -> None:
    with pytest.raises(TypeError, match=r"Farm has to be given its board"):
        Farm(players=2, cart=Cart())
    with pytest.raises(TypeError, match=r"Farm has no wheels; it has .*crates"):
        yard(wheels=4)


def test_it_travels() -> None:
    one = yard(turns=3)
    assert pickle.loads(pickle.dumps(one)) == one


ELSEWHERE = """import pickle, sys, osada
state = pickle.load(sys.stdin.buffer)
again = osada.game(state.game.name).start(seed=3)
assert again == state and hash(again.key()) == hash(state.key())"""


@pytest.mark.parametrize("game", osada.names())
def test_a_position_is_known_again_in_another_process(game: str) -> None:
    """Whatever a hash rests on is made anew there: the hashes of texts differ from one process to the next."""
    sent = pickle.dumps(osada.game(game).start(seed=3))
    subprocess.run([sys.executable, "-c", ELSEWHERE], input=sent, check=True, timeout=PATIENCE)
