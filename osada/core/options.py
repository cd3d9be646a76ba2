"""Table options: what a table may agree on before the game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

OptionValues = dict[str, Any]
"""Complete options of a game: a word, or a list of words, per option."""


class BadOption(ValueError):
    """An option that the game does not have, or a value that the option does not take.

    >>> import osada
    >>> osada.game("hamlet").start(players=7)
    Traceback (most recent call last):
    ...
    osada.core.options.BadOption: hamlet is for 2 to 4 players, not 7
    """

    def __init__(self, message: str, option: str = "") -> None:
        super().__init__(message)
        self.option = option
        """The option that it is about, if it is about one."""


@dataclass(frozen=True)
class Option:
    """One option: one of ``choices``, or, where ``pick`` says so, a list of that many different ``names``.

    Texts: ``option-NAME`` (what it is), ``option-NAME-CHOICE`` (each choice).

    >>> import osada
    >>> option = next(option for option in osada.game("kingdom-builder").options if option.name == "tavern")
    >>> option.choices, option.default, option.rule
    (('water-counts', 'land-only'), 'water-counts', 'KB-36')
    """

    name: str
    choices: tuple[str, ...]
    rule: str
    """The rule that leaves this open."""
    pick: int = 0
    names: tuple[str, ...] = ()
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Where one of each kind is picked: the kinds, each with its names."""

    @property
    def default(self) -> str:
        """What holds where nothing is chosen: the first choice."""
        return self.choices[0]

    @property
    def by_lot(self) -> bool:
        """Whether it is about the set-up, which can be drawn by lot; all others are readings of the rules."""
        return "random" in self.choices

    def check(self, value: object) -> str | list[str]:
        """The value in its plain form, or BadOption."""
        if isinstance(value, str):
            if value in self.choices:
                return value
            if self.pick:
                value = [word.strip() for word in value.split(",")]
        if self.pick and isinstance(value, Sequence) and not isinstance(value, str):
            chosen = list(value)
            unknown = [word for word in chosen if word not in self.names]
            if unknown:
                raise BadOption(
                    f"option {self.name}: unknown {unknown[0]!r}; there are {', '.join(self.names)}", self.name
                )
            if len(chosen) != self.pick or len(set(chosen)) != self.pick:
                came = ", ".join(chosen) or "none"
                raise BadOption(f"option {self.name}: expected {self.pick} different ones, not {came}", self.name)
            return chosen
        several = f", or {self.pick} of {', '.join(self.names)}" if self.pick else ""
        raise BadOption(f"option {self.name}: expected {' | '.join(self.choices)}{several}; not {value!r}", self.name)


FIRST_PLAYER = Option("first", ("random", "seat-1", "seat-2", "seat-3", "seat-4"), rule="")
"""Who starts, for every game that has a start player; a game gives it its own rule."""


def first_seat(options: Mapping[str, Any]) -> int | None:
    """The seat that a table has agreed to begin with; None where it is drawn by lot, or the game has no such option."""
    named = options.get(FIRST_PLAYER.name, FIRST_PLAYER.default)
    return FIRST_PLAYER.choices.index(named) - 1 if named != FIRST_PLAYER.default else None


def complete(options: Sequence[Option], given: Mapping[str, object], players: int) -> OptionValues:
    """All options with the values given and the defaults for the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"unknown option {name!r}; there are {', '.join(known)}")
    complete: OptionValues = {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in options
    }
    first = first_seat(complete)
    if first is not None and first >= players:
        raise BadOption(
            f"option {FIRST_PLAYER.name}: seat-{first + 1} is not one of {players} seats", FIRST_PLAYER.name
        )
    return complete
