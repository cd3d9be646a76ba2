"""Every game has the same shelves, and a shelf knows only those above it: what a reader needs first knows least."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module
from pathlib import Path

from osada.core.game import Game

SHELVES = ("pieces", "position", "rules", "refusals", "knowledge", "show", "learn", "judge", "pad", "game")
"""From the top down; `shelf` says what stands on which."""
STANDS_ON = {
    "position": "position",
    "rules": "rules",
    "refusals": "refusals",
    "scoring": "knowledge",
    "knowledge": "knowledge",
    "invariants": "knowledge",
    "observation": "knowledge",
    "show": "show",
    "learn": "learn",
    "judge": "judge",
    "reasons": "judge",
    "sheet": "judge",
    "pad": "pad",
    "editor": "pad",
    "": "game",
}
"""What has no shelf of its own here is what the rules stand on: geometry, pieces, views, the action space."""
NOT_NEEDED = {"learn", "observation", "reasons", "pad", "editor"}


def every_shelf_is_there(game: Game) -> None:
    """No shelf but ``learn``, ``observation``, ``reasons``, ``pad`` and ``editor`` may be missing."""
    there = {name.split(".")[0] for name in modules(game.folder)}
    missing = STANDS_ON.keys() - NOT_NEEDED - there
    assert not missing, f"{game.folder.name} has no {', '.join(sorted(missing))}"


def shelves_know_only_those_above_them(game: Game) -> None:
    """Types included; and nothing imports the game itself."""
    graph = imports(game.folder, type(game).__module__)
    against = [f"{name} imports {target}" for name in graph for target in graph[name] if shelf(target) > shelf(name)]
    assert against == []
    assert not [name for name, targets in graph.items() if "" in targets], "nothing imports the game itself"
    assert ring(graph) == []


def what_is_half_done_has_one_name(game: Game) -> None:
    """`Step` in ``position.py``, in the field ``step``."""
    step = import_module(f"{type(game).__module__}.position").Step
    assert issubclass(step, IntEnum)
    state = game.start()
    assert isinstance(getattr(state, "step"), step) and state.declared["step"].compared  # noqa: B009


def modules(folder: Path) -> dict[str, Path]:
    """The modules of a game by their names within it: ``rules.turn``; the game itself is ``""``."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = file
    return found


def shelf(module: str) -> int:
    """Where a module stands, counted from the top."""
    return SHELVES.index(STANDS_ON.get(module.split(".", maxsplit=1)[0], "pieces"))


def imports(folder: Path, package: str) -> dict[str, set[str]]:
    """Which modules of its game each module imports, those that only types need included."""
    inside = modules(folder)
    found: dict[str, set[str]] = {}
    for name, file in inside.items():
        here = f"{package}.{name}".rstrip(".").split(".")
        if file.name != "__init__.py":
            here.pop()
        found[name] = set()
        for imported in _imported(file, here):
            if imported == package or imported.startswith(f"{package}."):
                within = imported.removeprefix(package).lstrip(".")
                found[name].add(within if within in inside else within.rpartition(".")[0])
    return found


def _imported(file: Path, package: list[str]) -> Iterator[str]:
    """What a file imports, by its full name, ``from . import x`` as well."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def ring(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring; none if nothing is left once those that import nothing are gone."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)
