"""The fields of a position: each is copied, compared and derived."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from osada.core.fields import Fields
from osada.core.game import Game
from osada.testing.playing import positions


def copies_are_equal_and_independent(game: Game, seed: int = 0) -> None:
    """A copy is equal, and what is played on it does not change the original."""
    for state, chance in positions(game, seed, every=5):
        copy = state.copy()
        assert copy == state and copy.key() == state.key() and hash(copy.key()) == hash(state.key())
        key, view, position = state.key(), state.view(0), state.dealer.position
        for _ in range(12):
            if copy.seat is None:
                break
            copy.play(chance.choice(copy.actions()))
        assert state.key() == key and state.view(0) == view and state.dealer.position == position
        assert state.seat is None or copy != state


def every_field_is_copied_compared_and_derived(game: Game, seed: int = 0) -> None:
    """Whatever field changes, `copy` keeps it, on its own, and `key` notices; derived ones are what they are derived
    from. A state that holds others with fields of their own is looked into."""
    for number, (state, _) in enumerate(positions(game, seed)):
        for name, part in _parts(state):
            for field, declared in part.declared.items():
                if declared.derive is not None:
                    assert getattr(part, field) == declared.derive(part), f"{name}.{field}"
            if number % 29 == 0:
                _change_every_field(name, part)


def _parts(state: Fields, name: str = "state") -> Iterator[tuple[str, Fields]]:
    """A state and what it holds that declares fields as well."""
    yield name, state
    for field in state.declared:
        held = getattr(state, field)
        if isinstance(held, Fields):
            yield from _parts(held, f"{name}.{field}")


def _change_every_field(name: str, part: Fields) -> None:
    key = part.key()
    for field, declared in part.declared.items():
        held = getattr(part, field)
        if not declared.compared and declared.derive is None:
            continue
        for changed in [] if isinstance(held, Fields) else _changes(held):
            other = part.copy()
            setattr(other, field, changed)
            assert getattr(other.copy(), field) == changed, f"copy() loses {name}.{field}"
            assert declared.derive is not None or other.key() != key, f"key() does not notice {name}.{field}"
        if isinstance(held, list | dict | set):
            assert getattr(part.copy(), field) is not held, f"copies share {name}.{field}"
    assert part.key() == key


def _changes(value: Any) -> Iterator[Any]:
    """Values that differ from one in one thing."""
    match value:
        case IntEnum():
            yield next(other for other in type(value) if other is not value)
        case bool():
            yield not value
        case int():
            yield value + 1
        case list() | tuple():
            nested = bool(value) and isinstance(value[0], list | set)
            yield type(value)([*value, type(value[0])() if nested else 0])
            for index, item in enumerate(value):
                for changed in _changes(item):
                    yield type(value)([*value[:index], changed, *value[index + 1 :]])
        case dict():
            yield {**value, "another": 0}
        case set() | frozenset():
            yield type(value)([*value, "another"])
        case None:
            yield 0
        case _:
            yield f"not {value!r}"
