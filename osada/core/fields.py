"""The fields of a position, each declared once: its slot, its first value, `copy` and `key` follow from that.

A field is an annotation in the class, as in a dataclass. Its type says how it is copied (a list on its own, a value as
it is), its default how it starts:

    class Position(State):
        board: Board = shared()                    # given at the start; all copies share it
        settlements: list[int] = per_seat(0)       # a list with a first value for every seat
        pile: list[int] = starts_as([5] * 5)       # a list of its own in every position
        supply: list[int] = derived(supply)        # what a function makes of the other fields; stored for speed
        turns: int = 0

The methods are written when the class is made and are as quick as if they were written by hand.
"""

from __future__ import annotations

import sys
from abc import ABCMeta
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self, TypeVar

T = TypeVar("T")
_GIVEN: Any = object()
"""Stands for a first value that has to be given when an object is made."""

WAYS = (
    ("list[list[", "[*map(list_copy, {})]", "*map(tuple, {})"),
    ("list[set[", "[*map(set_copy, {})]", "*map(frozenset, {})"),
    ("list[", "{}.copy()", "tuple({})"),
    ("dict[", "{}.copy()", "frozenset({}.items())"),
    ("set[", "{}.copy()", "frozenset({})"),
    ("", "{}", "{}"),
)
"""How the types of fields begin, how such a field is copied, and how it is compared."""


@dataclass(frozen=True)
class Field:
    """One field: how it starts, and how it is copied and compared, as expressions."""

    first: Any = _GIVEN
    each_seat: bool = False
    derive: Callable[[Any], Any] | None = None
    """For a derived field: the function that makes it from the other fields."""
    copied: str = ""
    compared: str = ""
    """Empty for what is not compared."""
    kind: Any = None
    """Its type as it is declared: a text, or the type."""

    @property
    def started(self) -> str:
        """The value that a field starts with, on its own, as an expression of its ``first`` and the ``players``."""
        if isinstance(self.first, int | str | tuple | frozenset | None):
            return "[{0}] * players" if self.each_seat else "{0}"
        return "[{0}.copy() for _ in range(players)]" if self.each_seat else self.copied


def shared() -> Any:
    """Given at the start and never changed: all copies share it."""
    return Field(copied="{}", compared="{}")


def own() -> Any:
    """Given at the start, an object with fields of its own: copied and compared by its own `copy` and `key`."""
    return Field(copied="{}.copy()", compared="{}.key()")


def apart(copied: str = "{}", first: Any = _GIVEN) -> Any:
    """Not part of the position, only kept beside it: never compared."""
    return Field(first, copied=copied)


def per_seat(first: T) -> list[T]:
    """A list with a value for every seat, which starts as this one."""
    return Field(first, each_seat=True)  # type: ignore[return-value]


def starts_as(first: T) -> T:
    """A list, dict or set: every object starts with one of its own."""
    return Field(first)  # type: ignore[return-value]


def derived(how: Callable[[Any], T], first: Any = None) -> T:
    """Stored only for speed: always what ``how`` makes of the other fields, so it need not be compared. What it makes
    of them at the start can be said too, such as ``per_seat(0)``: then it is not asked."""
    started = first if isinstance(first, Field) else Field(first)
    return replace(started, derive=how)  # type: ignore[return-value]


class Declared(ABCMeta):
    """Makes slots, `copy`, `key` and how an object starts of the fields that a class declares."""

    declared: Mapping[str, Field]
    """The fields of a class by their names, inherited ones first."""
    needed: frozenset[str]
    """Those that have to be given."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **more: Any) -> Declared:
        """A class with a slot for every field, and the methods that follow from the fields."""
        fields: dict[str, Field] = {}
        for base in reversed(bases):
            fields |= getattr(base, "declared", {})
        new = _declared(namespace)
        for field in new:
            namespace.pop(field, None)
        namespace["__slots__"] = tuple(new)
        fields |= new
        written = _written(fields)
        for method in ("copy", "key", "_begin", "_begin_derived", "derive"):
            written[method].__doc__ = next(
                (getattr(base, method).__doc__ for base in bases if hasattr(base, method)), None
            )
            namespace.setdefault(method, written[method])
        made = super().__new__(mcs, name, bases, namespace, **more)
        written["cls"] = made
        made.declared = fields
        made.needed = frozenset(name for name, field in fields.items() if field.first is _GIVEN)
        return made


def _declared(namespace: dict[str, Any]) -> dict[str, Field]:
    """The fields that a class body declares, in its order."""
    if sys.version_info >= (3, 14) and "__annotations__" not in namespace:
        import annotationlib  # noqa: PLC0415

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        asked = annotationlib.Format.STRING
        annotations = annotationlib.call_annotate_function(annotate, asked) if annotate else {}
    else:
        annotations = namespace.get("__annotations__", {})
    found = {}
    for name, annotation in annotations.items():
        kind = annotation if isinstance(annotation, str) else repr(annotation)
        if not kind.startswith("ClassVar"):
            default = namespace.get(name, _GIVEN)
            field = _with_ways(default if isinstance(default, Field) else Field(default), kind)
            found[name] = replace(field, kind=annotation)
    return found


def _with_ways(field: Field, kind: str) -> Field:
    """A field whose type says how it is copied and compared, unless it is said already."""
    if field.copied:
        return field
    _, copied, compared = next(way for way in WAYS if kind.startswith(way[0]))
    return replace(field, copied=copied, compared="" if field.derive else compared)


def _written(fields: Mapping[str, Field]) -> dict[str, Any]:
    """The methods, with ``cls`` still to be set to the class that they are for."""
    lines = ["def copy(self):", "    other = new(cls)"]
    lines += [f"    other.{name} = {field.copied.format(f'self.{name}')}" for name, field in fields.items()]
    lines += ["    return other", "def key(self):", "    return ("]
    lines += [f"        {field.compared.format(f'self.{name}')}," for name, field in fields.items() if field.compared]
    lines += ["    )", "def _begin(self, players):", "    pass"]
    begun = {name: field for name, field in fields.items() if field.first is not _GIVEN}
    lines += [f"    self.{name} = {field.started.format(f'first_{name}')}" for name, field in begun.items()]
    derive = {name: f"    self.{name} = derive_{name}(self)" for name, field in fields.items() if field.derive}
    lines += ["def derive(self):", "    pass", *derive.values()]
    lines += ["def _begin_derived(self):", "    pass"]
    lines += [line for name, line in derive.items() if fields[name].first is None]
    written: dict[str, Any] = {"new": object.__new__, "list_copy": list.copy, "set_copy": set.copy}
    written |= {f"first_{name}": field.first for name, field in begun.items()}
    written |= {f"derive_{name}": field.derive for name, field in fields.items()}
    exec("\n".join(lines), written)
    return written


class Fields(metaclass=Declared):
    """An object whose class declares its fields."""

    declared: ClassVar[Mapping[str, Field]]
    needed: ClassVar[frozenset[str]]

    def __init__(self, **given: Any) -> None:
        """Every field as it starts; those without a first value have to be given."""
        if missing := self.needed - given.keys():
            raise TypeError(f"{type(self).__name__} has to be given its {', '.join(sorted(missing))}")
        if unknown := given.keys() - self.declared.keys():
            names = ", ".join(sorted(unknown))
            raise TypeError(f"{type(self).__name__} has no {names}; it has {', '.join(self.declared)}")
        self._begin(given.get("players", 0))
        for name, first in given.items():
            setattr(self, name, first)
        self._begin_derived()

    def _begin(self, players: int) -> None:
        """Set every field that has a first value to one of its own."""
        raise NotImplementedError("written when a class declares its fields")

    def _begin_derived(self) -> None:
        """Set every derived field that has no first value."""
        raise NotImplementedError("written when a class declares its fields")

    def derive(self) -> None:
        """Set every derived field to what it is derived from, in the order in which they are declared."""
        raise NotImplementedError("written when a class declares its fields")

    def copy(self) -> Self:
        """An equal object; changing one leaves the other as it is."""
        raise NotImplementedError("written when a class declares its fields")

    def key(self) -> Hashable:
        """Equal for equal ones: all fields that are compared."""
        raise NotImplementedError("written when a class declares its fields")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.key() == other.key()

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, it is what a copy has, and only what cannot be derived."""
        fields = (name for name, field in self.declared.items() if field.derive is None)
        return _loaded, (
            type(self),
            *(None if self.declared[name].copied == "None" else getattr(self, name) for name in fields),
        )

    __hash__ = None  # type: ignore[assignment]  # it changes; use key()


def _loaded(of: type[Fields], *values: Any) -> Fields:
    """What was pickled, with everything that is derived from it."""
    made = object.__new__(of)
    fields = (name for name, field in of.declared.items() if field.derive is None)
    for name, value in zip(fields, values, strict=True):
        setattr(made, name, value)
    made.derive()
    return made
