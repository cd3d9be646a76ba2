"""Why an action is not allowed: the rule, the reason and the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Rule ``KB-21`` refuses for the reason ``touch``: its text is the message ``refusal-touch``."""

    rule: str
    reason: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


class Refused(Exception):
    """An action that the rules do not allow was tried at a table; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {dict(refusal.facts)}")
        self.refusal = refusal
