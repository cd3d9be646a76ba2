"""Every game has the same shelves, and a shelf knows only those above it: what a reader needs first knows least."""

from __future__ import annotations

import ast
from enum import IntEnum
from importlib import import_module
from pathlib import Path

import pytest

import osada

GAMES = Path(osada.__file__).parent / "games"
SHELVES = ("pieces", "position", "rules", "refusals", "knowledge", "show", "learn", "judge", "game")
"""From the top down; `shelf` says what stands on which."""
STANDS_ON = {
    "position": "position",
    "rules": "rules",
    "refusals": "refusals",
    "scoring": "knowledge",
    "knowledge": "knowledge",
    "invariants": "knowledge",
    "show": "show",
    "learn": "learn",
    "judge": "judge",
    "sheet": "judge",
    "": "game",
}
"""What has no shelf of its own here is what the rules stand on: geometry, pieces, views, the action space."""


def modules(folder: Path) -> dict[str, Path]:
    """The modules of a game by their names within it: ``rules.turn``; the game itself is ``""``."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = file
    return found


def shelf(module: str) -> int:
    return SHELVES.index(STANDS_ON.get(module.split(".", maxsplit=1)[0], "pieces"))


def imports(folder: Path) -> dict[str, set[str]]:
    """Which modules of its game each module imports, those that only types need included."""
    inside = modules(folder)
    found: dict[str, set[str]] = {}
    package = f"osada.games.{folder.name}"
    for name, file in inside.items():
        found[name] = set()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                base = (node.module or "").removeprefix(package).lstrip(".")
                for alias in node.names:
                    whole = f"{base}.{alias.name}".lstrip(".")
                    found[name].add(whole if whole in inside else base)
    return found


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring; none if nothing is left once those that import nothing are gone."""
    left = {name: set(targets) for name, targets in graph.items()}
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


@pytest.mark.parametrize("game", osada.names())
def test_a_shelf_imports_only_from_shelves_above_it(game: str) -> None:
    graph = imports(GAMES / game.replace("-", "_"))
    against = [f"{name} -> {target}" for name in graph for target in graph[name] if shelf(target) > shelf(name)]
    assert against == []
    assert not [name for name, targets in graph.items() if "" in targets], "nothing imports the game itself"
    assert cycle(graph) == []


@pytest.mark.parametrize("game", osada.names())
def test_every_game_has_the_shelves(game: str) -> None:
    there = {name.split(".")[0] for name in modules(GAMES / game.replace("-", "_"))}
    assert STANDS_ON.keys() - {"learn"} <= there


@pytest.mark.parametrize("game", osada.names())
def test_what_is_half_done_has_one_name(game: str) -> None:
    step = import_module(f"osada.games.{game.replace('-', '_')}.position").Step
    assert issubclass(step, IntEnum)
    state = osada.game(game).start()
    assert isinstance(getattr(state, "step"), step) and state.declared["step"].compared  # noqa: B009


def test_a_ring_is_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_an_import_against_the_order_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "x"
    (folder / "show").mkdir(parents=True)
    (folder / "show" / "words.py").write_text("")
    (folder / "rules.py").write_text("if TYPE_CHECKING:\n    from osada.games.x.show import words\n")
    assert imports(folder) == {"rules": {"show.words"}, "show.words": set()}
    assert shelf("show.words") > shelf("rules") > shelf("hexes")
