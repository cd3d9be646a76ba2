"""Why an action is not allowed: the rule, the reason and the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Rule ``KB-21`` refuses for the reason ``touch``: its text is the message ``refusal-touch``.

    >>> import osada
    >>> state = osada.game("kingdom-builder").start(seed=7)
    >>> refusal = state.why_not(state.game.parse("end"))
    >>> refusal
    Refusal(rule='KB-10', reason='must-build', facts={'left': 3})
    >>> state.game.explain(refusal, "en")
    'KB-10: You still have to build 3 settlements.'
    """

    rule: str
    reason: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


class Refused(Exception):
    """An action that the rules do not allow was tried at a table; nothing has changed.

    >>> import osada
    >>> table = osada.Table(osada.game("kingdom-builder"), seed=7)
    >>> try:
    ...     table.play(table.seat, table.game.parse("end"))
    ... except osada.Refused as error:
    ...     error.refusal.rule
    'KB-10'
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {dict(refusal.facts)}")
        self.refusal = refusal
