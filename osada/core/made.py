"""What a set-up is made of and never changes: boards, tables of cards, villages. It travels as what it is made of.

A position refers to such objects, and so do all its copies. They are large, and whoever gets a position has the
component set as well: so a pickled position, or one written as text, has only the few values that they are made of.
"""

from __future__ import annotations

from typing import Any, Self


class Made:
    """An object that is made of a component set and a few plain values, and never changed afterwards."""

    __slots__ = ()

    def made_of(self) -> tuple[Any, ...]:
        """What `made` makes an equal one of: component sets, whole numbers, words, tuples of them, and others like
        this."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it is made of")

    @classmethod
    def made(cls, *of: Any) -> Self:
        """An equal object; a class declares the types of what it is made of, and may give one that is there already."""
        return cls(*of)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).made, self.made_of()

    def __deepcopy__(self, memo: object) -> Self:
        return self
