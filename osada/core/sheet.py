"""Checks that all score sheets share: what was typed in, and what was expected instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from osada.core.game import ScoreSheetError, span


def fields(where: str, given: Any, needed: Sequence[str], more: Sequence[str] = ()) -> None:
    """An object with these fields and no others."""
    if not isinstance(given, dict):
        raise ScoreSheetError(f"{where}: expected an object with {', '.join(needed)}, not {given!r}")
    for field in needed:
        if field not in given:
            raise ScoreSheetError(f"{where}: {field} is missing")
    for field in given:
        if field not in (*needed, *more):
            raise ScoreSheetError(f"{where}: unknown field {field!r}; there are {', '.join((*needed, *more))}")


def names(players: Any, seats: range) -> list[str]:
    """The names of the players, each another one."""
    if not isinstance(players, list) or len(players) not in seats:
        came = len(players) if isinstance(players, list) else repr(players)
        raise ScoreSheetError(f"players: expected {span(seats, ' to ')}, not {came}")
    found: list[str] = []
    for number, player in enumerate(players, start=1):
        name = player.get("name") if isinstance(player, dict) else None
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise ScoreSheetError(f"player {number}: expected an object with a printable name, not {_short(player)}")
        if name.strip() in [other.strip() for other in found]:
            raise ScoreSheetError(f"players: two are called {name!r}")
        found.append(name)
    return found


def one_of(where: str, given: Any, known: Sequence[str]) -> str:
    """One of these words."""
    if not isinstance(given, str) or given not in known:
        raise ScoreSheetError(f"{where}: unknown {given!r}; there are {', '.join(known)}")
    return given


def whole_number(where: str, given: Any, lowest: int, highest: int) -> int:
    """A whole number in these bounds."""
    if not isinstance(given, int) or isinstance(given, bool) or not lowest <= given <= highest:
        raise ScoreSheetError(f"{where}: expected {lowest} to {highest}, not {given!r}")
    return given


def _short(given: Any) -> str:
    """What came, as far as it fits into a line."""
    shown = repr(given)
    return shown if len(shown) <= 60 else f"{shown[:60]}…"
