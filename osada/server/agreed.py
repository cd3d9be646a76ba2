"""What a table plays with: its readings of the rules and its component set, in words; and help that follows them."""

from __future__ import annotations

from osada.core import draft
from osada.core.table import Table
from osada.core.text import Text


def readings(table: Table, text: Text) -> list[str]:
    """The readings that are not the usual ones, each with its rule."""
    rules = {option.name: option.rule for option in table.game.options}
    return [f"{_reading(name, value, text)} ({rules[name]})" for name, value in table.readings()["options"].items()]


def readings_by_rule(table: Table, text: Text) -> dict[str, str]:
    """The readings that are not the usual ones, by the rule that they read."""
    rules = {option.name: option.rule for option in table.game.options}
    return {rules[name]: _reading(name, value, text) for name, value in table.readings()["options"].items()}


def own_set(table: Table) -> str:
    """The name of the component set, if it is none that the game comes with."""
    return table.components.name if table.components not in table.game.standards else ""


def agreed(table: Table, text: Text) -> list[str]:
    """All of it, a line each."""
    usual = [] if table.readings()["options"] else [text("page-agreed-usual")]
    return [*usual, *readings(table, text), _set(table, text)]


def _set(table: Table, text: Text) -> str:
    """What it is played with; of a set that is half typed in, how much is ours."""
    name = own_set(table)
    if not name:
        return text("page-standard-set")
    count, every = draft.typed(table.game, table.components.document())
    said = text("page-own-set", name=name)
    if not 0 < count < every:
        return said
    return f"{said} ({text('page-set-typed', count=count, all=every)}, {text('page-set-left', left=every - count)})"


def help_with(table: Table, rule: str, text: Text) -> str:
    """A rule in a few words; where tables may read it in two ways, also how this one does."""
    here = [
        text("page-here", reading=_reading(option.name, table.options[option.name], text))
        for option in table.game.options
        if option.rule == rule and not option.by_lot
    ]
    return " ".join([text(f"rule-{rule}"), *here])


def _reading(name: str, value: str, text: Text) -> str:
    return f"{text(f'option-{name}')}: {text(f'option-{name}-{value}')}"
