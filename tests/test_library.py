"""Osada as a library: what is public, how it is explained, and what it costs to import."""

from __future__ import annotations

import ast
import doctest
import inspect
import json
import pydoc
import re
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

import osada

ROOT = Path(__file__).parent.parent
LIBRARY = ROOT / "docs" / "library.md"
WITH_EXAMPLES = [file for file in sorted((ROOT / "osada").rglob("*.py")) if ">>> " in file.read_text("utf-8")]
DOCUMENTS = [file for file in sorted((ROOT / "docs").glob("*.md")) if "```pycon" in file.read_text("utf-8")]


def session(file: Path) -> str:
    """The examples of a document, one after the other."""
    return "\n".join(re.findall(r"```pycon\n(.*?)```", file.read_text("utf-8"), re.DOTALL))


def test_the_public_surface_is_complete() -> None:
    """What is listed, what is loaded when it is asked for, and what a type checker is told are the same."""
    assert sorted(osada.__all__) == osada.__all__
    tree = ast.parse((ROOT / "osada" / "__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    told = {alias.name: node.module for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert sorted(told) == osada.__all__
    for name, module in told.items():
        assert getattr(osada, name) is getattr(import_module(str(module)), name)
    assert set(osada.__all__) <= set(dir(osada))
    with pytest.raises(AttributeError, match="module 'osada' has no attribute 'chess'"):
        getattr(osada, "chess")  # noqa: B009  # a type checker knows it too


ALIASES = ("Command", "Score")
"""Names for types that are written otherwise: a document has to say what they are."""


@pytest.mark.parametrize("name", osada.__all__)
def test_every_public_name_is_explained_with_an_example(name: str) -> None:
    found = getattr(osada, name)
    if name not in ALIASES:
        assert found.__doc__ and not found.__doc__.startswith(f"{name}("), "a dataclass writes such a line by itself"
    assert f"`{name}`" in LIBRARY.read_text("utf-8").partition("## All names")[2]
    used = re.search(rf"\bosada\.{name}\b|\b{name}\(", session(LIBRARY))
    assert name in ALIASES or used or ">>> " in (found.__doc__ or "")


def test_public_methods_say_what_they_do() -> None:
    for name in osada.__all__:
        found = getattr(osada, name)
        if inspect.isclass(found):
            silent = [
                f"{name}.{method}"
                for method, function in vars(found).items()
                if inspect.isfunction(function) and not method.startswith("_") and not inspect.getdoc(function)
            ]
            assert silent == []


def test_help_leads_the_way() -> None:
    shown = pydoc.plain(pydoc.render_doc(osada))
    assert osada.__doc__
    for name in ("names", "game", "Table", "read_record", "player", "svg", "docs/library.md"):
        assert name in osada.__doc__ and name in shown
    assert "class Table" in shown and "read_record(source" in shown


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (osada.State, osada.State.__annotations__),
        (osada.Game, osada.Game.__annotations__),
        (osada.Table, ["state", "journal", "resigned", "bots"]),
    ],
    ids=["State", "Game", "Table"],
)
def test_help_says_what_fields_are(kind: type, fields: Iterable[str]) -> None:
    """Python shows no docstrings of fields: what they are stands in that of the class."""
    shown = pydoc.plain(pydoc.render_doc(kind))
    assert [name for name in fields if f"``{name}``" not in shown] == []


def test_a_number_of_players_that_is_none_is_named_as_it_came() -> None:
    with pytest.raises(osada.BadOption, match="timber-town is for 2 players, not '2'"):
        osada.game("timber-town").start(players="2")  # type: ignore[arg-type]


def test_a_game_that_is_over_says_so() -> None:
    table = osada.Table(osada.game("kingdom-builder"), players=2, seed=7)
    table.apply(osada.Resign(0, "greedy"))
    said = "<Table of Kingdom Builder, 2 players, after 0 actions, over, 48 : 48, seat 0 has resigned>"
    assert repr(table) == said
    while table.state.seat is not None:
        table.state.play(table.state.actions()[-1])
    totals = " : ".join(str(score["total"]) for score in table.state.scores())
    assert repr(table.state) == f"<Kingdom Builder, 2 players, over, {totals}>"


def test_a_notebook_shows_pictures() -> None:
    table = osada.Table(osada.game("kingdom-builder"), players=2, seed=7, names=["Eva", "Jan"])
    assert table._repr_svg_() == osada.svg(table)
    assert table.state._repr_svg_() == osada.svg(table.state) == osada.svg(table.state, seat=1)
    assert osada.svg(table.state) != osada.svg(table.state, seat=0)


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: str(file.relative_to(ROOT)))
def test_examples_in_the_code_are_right(file: Path) -> None:
    name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    tested = doctest.testmod(import_module(name))
    assert tested.failed == 0 and tested.attempted > 0


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_examples_in_the_documents_are_right(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    examples = doctest.DocTestParser().get_doctest(session(file), {}, file.name, str(file), 0)
    runner = doctest.DocTestRunner()
    assert runner.run(examples).failed == 0 and examples.examples


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh process has loaded after some code, and had not before."""
    program = (
        f"import sys; before = {{*sys.modules}}\n{code}\nimport json; print(json.dumps([*{{*sys.modules}} - before]))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return set(json.loads(done.stdout)) - {"json", "json.decoder", "json.encoder", "json.scanner", "_json"}


SLOW = {"inspect", "dataclasses", "re", "pathlib", "enum", "hashlib", "secrets", "importlib.metadata", "json"}


def test_importing_osada_loads_next_to_nothing() -> None:
    loaded = loaded_by("import osada")
    assert {module for module in loaded if module.startswith("osada")} == {"osada"}
    assert loaded & SLOW - loaded_by("import typing") == set()


OTHERS = (
    "fluent",
    "babel",
    "attr",
    "cyclopts",
    "rich",
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "jinja2",
    "openskill",
    "numpy",
)


def test_playing_loads_one_game_and_no_texts() -> None:
    loaded = loaded_by(
        "import osada\n"
        "game = osada.game('hamlet'); table = osada.Table(game, seed=1)\n"
        "for _ in range(9): table.play(table.seat, table.state.actions()[0])\n"
        "osada.player('greedy', 1).choose(table.state); osada.last_position(table.record())"
    )
    games = {module.split(".")[2] for module in loaded if module.startswith("osada.games.")}
    assert games == {"hamlet"}
    assert {module.split(".")[0] for module in loaded} & set(OTHERS) == set()


def test_names_load_no_game() -> None:
    loaded = loaded_by("import osada; osada.names()")
    assert {module for module in loaded if module.startswith("osada")} == {"osada", "osada.games"}
