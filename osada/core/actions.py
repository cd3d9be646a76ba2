"""Action spaces: every action is an integer with one short text, and every such text is one integer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product


class NotAnAction(ValueError):
    """A text that is no action of the game; the message says what was expected and what came.

    >>> import osada
    >>> osada.game("kingdom-builder").parse("build 7")
    Traceback (most recent call last):
    ...
    osada.core.actions.NotAnAction: expected build ROW,COL (0–19), not “build 7”
    """


@dataclass(frozen=True)
class Block:
    """Actions of one verb: ``Block("build", (ROWS, COLUMNS))`` is ``build 0,0``, ``build 0,1``, …

    >>> import osada
    >>> osada.Block("turn", (("left", "right"),)).texts()
    ['turn left', 'turn right']
    """

    verb: str
    axes: tuple[Sequence[str], ...] = ()
    separator: str = ","
    form: str = ""
    """How the action is written, for people: ``build ROW,COL``."""

    def texts(self) -> list[str]:
        """The texts of its actions in their order."""
        if not self.axes:
            return [self.verb]
        return [f"{self.verb} {self.separator.join(words)}" for words in product(*self.axes)]


class ActionSpace:
    """Blocks of integers one after the other, stable for ever: a new block goes to the end.

    >>> import osada
    >>> space = osada.ActionSpace(osada.Block("turn", (("left", "right"),)), osada.Block("end"))
    >>> space
    <ActionSpace of 3 actions: turn, end>
    >>> space.notation(1), space.parse("end")
    ('turn right', 2)
    """

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self._texts: list[str] = []
        self._first: dict[str, int] = {}
        for block in blocks:
            self._first[block.verb] = len(self._texts)
            self._texts += block.texts()
        self._numbers = {text.lower(): number for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._texts)

    def __repr__(self) -> str:
        return f"<ActionSpace of {len(self)} actions: {', '.join(self._first)}>"

    def first(self, verb: str) -> int:
        """The first integer of a verb's block."""
        return self._first[verb]

    def notation(self, action: int) -> str:
        """The text of an action."""
        if not 0 <= action < len(self._texts):
            raise NotAnAction(f"actions are 0 to {len(self._texts) - 1}, not {action}")
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action of a text; case and spaces do not matter."""
        words = re.sub(r"\s*,\s*", ",", " ".join(text.lower().split()))
        number = self._numbers.get(words)
        if number is not None:
            return number
        verb = words.split(" ")[0]
        for block in self.blocks:
            if block.verb == verb:
                raise NotAnAction(f"expected {self.form(block)}, not “{text.strip()[:60]}”")
        close = get_close_matches(words, self._texts, n=1)
        meant = f" (did you mean “{close[0]}”?)" if close else ""
        forms = " · ".join(block.form or block.verb for block in self.blocks)
        raise NotAnAction(f"expected {forms}, not “{text.strip()[:60]}”{meant}")

    def form(self, block: Block) -> str:
        """The form of a block with the words that it takes."""
        if not block.axes:
            return block.verb
        ranges = [
            f"{axis[0]}–{axis[-1]}" if axis[0].isdigit() else " | ".join(axis)
            for axis in dict.fromkeys(tuple(axis) for axis in block.axes)
        ]
        return f"{block.form or block.verb} ({'; '.join(ranges)})"
