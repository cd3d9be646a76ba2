"""A position as text, and back: one line, for papers, issues and tests.

    hillstead/1 standard/0f0e0d0c0b0a0908 players=2 seat=1 worth=[[1,2,3,4],1,2,6,0] … pile=[6,7,5,8] turns=3 step=1

First the game with the version of its rules, and the component set with its checksum; then every field of the position
that is not as it was before the game was set up, in the order in which they are declared. A field is

- a whole number, large ones in hexadecimal digits after an ``x``; yes and no are 1 and 0, and ``?`` is nothing
- a word; what is not a letter, digit or one of ``-_.`` stands as ``%`` and two digits
- a list ``[1,0*7,[2,3]]``, where ``0*7`` is seven times 0. What has several parts, such as what the table agreed on, is
  the list of its parts; the component set is ``*``

There is one text for a position. It has everything, what is hidden from some seats included; only the chance to come is
not in it.
"""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from inspect import signature
from itertools import groupby
from types import GenericAlias, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints
from urllib.parse import quote, unquote

from osada.core.components import ComponentSet
from osada.core.dealer import SEEDS, Dealer
from osada.core.fields import Fields
from osada.core.game import Game, State
from osada.core.made import Made

NOTHING, THE_SET, EMPTY_WORD = "?", "*", "''"
IN_DIGITS = 1_000_000
"""Numbers from here on are sets of bits, and written in hexadecimal digits."""
LONGEST = 20_000
"""Letters that a text may have, and entries that its lists may have together."""

Tree = str | list[Any]
"""A value before its type is known: a word, or a list of trees."""


class BadPosition(ValueError):
    """A text that is no position; the message names the field, what was expected and what came.

    >>> import osada
    >>> osada.read_position("chess/1 standard/0 players=2")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    osada.core.positions.BadPosition: unknown game 'chess'; there are ...
    """


def write_position(state: State) -> str:
    """A position as one line of text, with everything that is hidden in it.

    >>> import osada
    >>> state = osada.game("timber-town").start(seed=7)
    >>> text = osada.write_position(state)
    >>> text[:14]
    'timber-town/1 '
    >>> osada.read_position(text) == state
    True
    """
    game, first = state.game, _first(state)
    found: list[ComponentSet] = []
    words = [
        f"{name}={_text(getattr(state, name), found)}"
        for name in kinds(type(state))
        if name in state.needed or getattr(state, name) != getattr(first, name)
    ]
    given = found[0] if found else game.standard
    return " ".join([f"{game.name}/{game.rules_version}", f"{quote(given.name)}/{given.checksum}", *words])


def read_position(text: str, seed: int | None = None, components: ComponentSet | None = None) -> State:
    """The position of a text; BadPosition if it is none, or none that the rules can come to.

    The chance to come is that of the ``seed``, or nobody's to guess. The component set has to be given if it is no
    version of the standard one.

    >>> import osada
    >>> before = osada.game("hamlet").start(players=3, seed=7)
    >>> osada.read_position(osada.write_position(before), seed=1)
    <Hamlet, 3 players, round 1, seat 2 decides>
    """
    words = text.split()
    if len(text) > LONGEST or len(words) < 3:
        raise BadPosition(f"a position is GAME/RULES SET/CHECKSUM and fields NAME=VALUE, {LONGEST} letters at most")
    game = _game(words[0])
    given = _set(words[1], game, components)
    dealer = Dealer(secrets.randbelow(SEEDS) if seed is None else seed)
    state = _filled(game, given, _named(words[2:]), dealer)
    _check(state)
    again = write_position(state)
    if again.split() != words:
        raise BadPosition(f"a position has one text only; this one is {again}")
    return state


@cache
def kinds(of: type[Fields]) -> dict[str, Any]:
    """The types of the fields that make up a position: all that are compared."""
    found = {}
    for name, field in of.declared.items():
        if field.compared:
            home = next(base for base in of.__mro__ if name in vars(base).get("__slots__", ()))
            names = vars(sys.modules[home.__module__])
            found[name] = eval(field.kind, dict(names)) if isinstance(field.kind, str) else field.kind
    return found


def _first(state: State) -> State:
    """The position before anything was set up."""
    return type(state)(**{name: getattr(state, name) for name in state.needed})


# Writing


def _text(value: Any, sets: list[ComponentSet]) -> str:
    """A value as text. The component sets in it are gathered."""
    if value is None:
        return NOTHING
    if isinstance(value, ComponentSet):
        sets.append(value)
        return THE_SET
    if isinstance(value, int):
        return f"x{value:x}" if value >= IN_DIGITS else str(int(value))
    if isinstance(value, str):
        return quote(value, safe="") or EMPTY_WORD
    texts = [_text(part, sets) for part in _parts_of(value)]
    if isinstance(value, set | frozenset | dict):
        texts.sort()
    runs = ((text, len(list(same))) for text, same in groupby(texts))
    return f"[{','.join(text if count == 1 else f'{text}*{count}' for text, count in runs)}]"


def _parts_of(value: Any) -> Iterator[Any]:
    """What a value of several parts is written as."""
    if isinstance(value, Made):
        return iter(value.made_of())
    if isinstance(value, Fields):
        return (getattr(value, name) for name in kinds(type(value)))
    if is_dataclass(value):
        return (getattr(value, field.name) for field in fields(value))
    return iter(value.items() if isinstance(value, dict) else value)


# Reading


def _game(word: str) -> Game:
    name, _, rules = word.partition("/")
    games = import_module("osada.games")
    try:
        game: Game = games.game(name)
    except games.NoGame as error:
        raise BadPosition(str(error)) from None
    if rules != str(game.rules_version):
        raise BadPosition(f"expected {name} with the rules {game.rules_version}, not {rules or 'without any'}")
    return game


def _set(word: str, game: Game, given: ComponentSet | None) -> ComponentSet:
    checksum = word.rpartition("/")[2]
    given = given or game.standard_with(checksum)
    if given.game != game.name or given.checksum != checksum:
        raise BadPosition(f"the position is of the set {word}; the set given is {given.name}/{given.checksum}")
    return given


def _named(words: list[str]) -> dict[str, Tree]:
    found: dict[str, Tree] = {}
    for word in words:
        name, _, value = word.partition("=")
        if not value or name in found:
            raise BadPosition(f"{name}: expected a value" if not value else f"{name}: twice")
        found[name] = _tree(name, value)
    return found


def _tree(name: str, text: str) -> Tree:
    """The words and lists of a value."""
    open_lists: list[list[Any]] = [[]]
    expects_value = True
    for token in re.findall(r"\[|\]|,|\*\d+|[^\[\],*]+|\*", text):
        last = open_lists[-1]
        if token == "[" and expects_value:
            open_lists.append([])
        elif token == "]" and len(open_lists) > 1 and (not expects_value or not last):
            open_lists[-2].append(open_lists.pop())
            expects_value = False
        elif token == "," and not expects_value and len(open_lists) > 1:
            expects_value = True
        elif len(token) > 1 and token[0] == "*" and not expects_value and last and len(token) < 7:
            last += last[-1:] * (int(token[1:]) - 1)
        elif token not in "[]," and expects_value:
            last.append(token)
            expects_value = False
        else:
            raise BadPosition(f"{name}: {token!r} is not expected in {text[:60]!r}")
        if sum(map(len, open_lists)) > LONGEST:
            raise BadPosition(f"{name}: a list is too long")
    if len(open_lists) != 1 or len(open_lists[0]) != 1:
        raise BadPosition(f"{name}: a list has no end in {text[:60]!r}")
    value: Tree = open_lists[0][0]
    return value


def _filled(game: Game, given: ComponentSet, named: Mapping[str, Tree], dealer: Dealer) -> State:
    """A position of the fields that are written, the others as they start."""
    of: type[State] = type(game.start(seed=0))
    for name in named:
        if name not in kinds(of):
            raise BadPosition(f"{name}: {game.name} has no such field; it has {', '.join(kinds(of))}")
    values = {name: _value(tree, kinds(of)[name], given, name) for name, tree in named.items()}
    if missing := of.needed - values.keys() - {"game", "dealer"}:
        raise BadPosition(f"{', '.join(sorted(missing))}: missing")
    if values["players"] not in game.seats:
        raise BadPosition(f"players: {game.name} is for {game.seats[0]} to {game.seats[-1]}, not {values['players']}")
    for name, value in values.items():
        if of.declared[name].each_seat and len(value) != values["players"]:
            raise BadPosition(f"{name}: expected one value for each of {values['players']} seats, not {len(value)}")
    try:
        state = of(game=game, dealer=dealer, **values)
        state.derive()
    except Exception as error:
        raise BadPosition(f"there is no such position ({_short(error)})") from None
    return state


def _value(tree: Tree, kind: Any, given: ComponentSet, where: str) -> Any:
    """A value of a declared type."""
    if get_origin(kind) in (UnionType, Union):
        return _one_of(tree, get_args(kind), given, where)
    if kind is ComponentSet and tree == THE_SET:
        return given
    if isinstance(tree, str):
        return _word(tree, kind, where)
    try:
        return _listed(tree, kind, given, where)
    except BadPosition:
        raise
    except Exception as error:
        raise BadPosition(f"{where}: there is no such {_called(kind)} ({_short(error)})") from None


def _one_of(tree: Tree, inner: tuple[Any, ...], given: ComponentSet, where: str) -> Any:
    if tree == NOTHING and NoneType in inner:
        return None
    return _value(tree, next(one for one in inner if one is not NoneType), given, where)


def _word(word: str, kind: Any, where: str) -> Any:
    """A word or a whole number."""
    if kind is str and re.fullmatch(r"''|[\w.~%-]+", word, re.ASCII):
        return "" if word == EMPTY_WORD else unquote(word)
    if isinstance(kind, type) and issubclass(kind, int) and re.fullmatch(r"-?\d{1,7}|x[0-9a-f]+", word):
        number = int(word[1:], 16) if word[0] == "x" else int(word)
        if kind is int:
            return number
        if (number in (0, 1)) if kind is bool else (number in set(kind)):  # type: ignore[call-overload]
            return kind(number)
    raise BadPosition(f"{where}: expected {_called(kind)}, not {word[:60]!r}")


def _listed(trees: list[Tree], kind: Any, given: ComponentSet, where: str) -> Any:
    """A list, or something that is written as the list of its parts."""
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is dict:
        pair = GenericAlias(tuple, inner)
        return dict(_value(tree, pair, given, where) for tree in trees)
    if origin in (list, set, frozenset) or (origin is tuple and inner[1:] == (...,)):
        return origin([_value(tree, inner[0], given, where) for tree in trees])
    expected = _expected(origin, inner)
    if expected is None or len(expected) != len(trees):
        count = "" if expected is None else f" of {len(expected)} parts"
        raise BadPosition(f"{where}: expected {_called(kind)}{count}, not a list of {len(trees)}")
    parts = [_value(tree, part, given, where) for tree, part in zip(trees, expected, strict=True)]
    if origin is tuple:
        return tuple(parts)
    if issubclass(origin, Fields):
        return origin(**dict(zip(kinds(origin), parts, strict=True)))
    return origin.made(*parts) if issubclass(origin, Made) else origin(*parts)


def _expected(origin: Any, inner: tuple[Any, ...]) -> list[Any] | None:
    """The types of the parts of a kind; None if it has no parts."""
    if origin is tuple:
        return list(inner)
    if not isinstance(origin, type):
        return None
    if issubclass(origin, Made):
        hints = get_type_hints(origin.made)
        return [hints[name] for name in signature(origin.made).parameters]
    if issubclass(origin, Fields):
        return list(kinds(origin).values())
    if is_dataclass(origin):
        hints = get_type_hints(origin)
        return [hints[field.name] for field in fields(origin)]
    return None


def _called(kind: Any) -> str:
    """A type for people."""
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return f"one of {', '.join(f'{member.value} ({member.name.lower()})' for member in kind)}"
    words = {int: "a whole number", str: "a word", bool: "1 (yes) or 0 (no)", ComponentSet: f"{THE_SET}, the set"}
    return words.get(kind) or f"a {getattr(kind, '__name__', kind)}"


# Whether the rules can come to it


def _check(state: State) -> None:
    """BadPosition if an invariant does not hold, or something cannot be asked of the position."""
    try:
        wrong = [*state.broken()]
        if not wrong:
            state.scores()
            for seat in (*range(state.players), None):
                state.view(seat)
            if state.seat is not None and not state.actions():
                wrong = [f"seat {state.seat} decides, but has nothing to do"]
    except Exception as error:
        wrong = [_short(error)]
    if wrong:
        raise BadPosition(f"there is no such position ({'; '.join(wrong[:3])})")


def _short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
