"""The ``d`` of an SVG path in fewer characters: the same points, each of the plane or from the last one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "S": 4, "A": 7, "Z": 0}
"""How many numbers a command takes; several times as many repeat it."""
ON = {"M": "L", "m": "l"}
"""What goes on after a command without being named."""
DECIMALS = 3

_NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))")
_FLAG = re.compile(r"[\s,]*([01])")
_COMMAND = re.compile(r"\s*([MmLlHhVvQqTtCcSsAaZz])")

Command = tuple[str, list[float]]


def shortest(value: float, decimals: int = DECIMALS) -> str:
    """A number in as few characters as it needs, also without the nought before its point."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def listed(values: list[float], after: str = " ") -> str:
    """Numbers one after the other, with spaces only where two would be read as one."""
    text = after
    for value in values:
        number = shortest(value)
        alone = number[0] == "-" or not text[-1].isdigit() or (number[0] == "." and "." in _last(text))
        text += number if alone else f" {number}"
    return text[len(after) :]


def _last(text: str) -> str:
    """The number that a text ends with."""
    return re.split(r"[^\d.]", text)[-1]


@lru_cache(maxsize=4096)
def shorter(path: str) -> str:
    """The same path in fewer characters; what cannot be read stays as it is."""
    try:
        commands = list(_read(path))
    except ValueError:
        return path
    text, last = "", ""
    for ways in _both_ways(commands):
        options = [(_written(text, last, command, values), command) for command, values in ways]
        added, last = min(options, key=lambda option: len(option[0]))
        text += added
    return text if len(text) < len(path) else path


def _written(text: str, last: str, command: str, values: list[float]) -> str:
    """What a command adds to a text; its letter only where it does not go on by itself."""
    if values and command == ON.get(last, last) and command not in "Mm":
        return listed(values, text)
    return command + listed(values, command)


def _read(path: str) -> Iterator[Command]:
    at, command = 0, ""
    while path[at:].strip():
        if found := _COMMAND.match(path, at):
            command, at = found[1], found.end()
        elif not command or command in "Zz":
            raise ValueError(f"a number where a command belongs: {path[at:]}")
        else:
            command = ON.get(command, command)
        values = []
        for number in range(ARGUMENTS[command.upper()]):
            kind = _FLAG if command in "Aa" and number in (3, 4) else _NUMBER
            found = kind.match(path, at)
            if found is None:
                raise ValueError(f"{command} takes more numbers: {path[at:]}")
            values.append(float(found[1]))
            at = found.end()
        yield command, values


def _both_ways(commands: list[Command]) -> Iterator[list[Command]]:
    """Every command with points of the plane, and with points from where the last one ended."""
    x = y = start_x = start_y = 0.0
    for command, values in commands:
        name = command.upper()
        if name == "Z":
            x, y = start_x, start_y
            yield [("z", [])]
            continue
        away = _moved(name, values, x, y) if command.islower() else values
        to_x = away[-2] if name not in "HV" else away[0] if name == "H" else x
        to_y = away[-1] if name not in "HV" else away[0] if name == "V" else y
        if name == "L" and (to_x == x or to_y == y):
            name, away = ("V", [to_y]) if to_x == x else ("H", [to_x])
        yield [(name, away), (name.lower(), _moved(name, away, -x, -y))]
        x, y = round(to_x, DECIMALS), round(to_y, DECIMALS)
        if name == "M":
            start_x, start_y = x, y


def _moved(name: str, values: list[float], x: float, y: float) -> list[float]:
    """The numbers of a command whose points are moved."""
    if name in "HV":
        return [round(values[0] + (x if name == "H" else y), DECIMALS)]
    fixed = 5 if name == "A" else 0
    moved = [round(value + (y if number % 2 else x), DECIMALS) for number, value in enumerate(values[fixed:])]
    return values[:fixed] + moved


def points_of(path: str) -> list[tuple[float, float]]:
    """The points where a path turns and those that it bends towards."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for (name, values), *_ in _both_ways(list(_read(path))):
        if name == "z":
            continue
        x = values[-2] if name not in "HV" else values[0] if name == "H" else x
        y = values[-1] if name != "H" else y
        if name in "QSCT":
            found += zip(values[:-2:2], values[1:-2:2], strict=True)
        found.append((x, y))
    return found
