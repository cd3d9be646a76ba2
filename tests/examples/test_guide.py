"""The guide to a new game is true: its excerpts are Hillstead's, and what it names is there."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from osada.core import components, dealer, game, options, refusal, svg, text
from osada.core.text import LANGUAGES, SHARED
from osada.testing import CHECKS, limits
from osada.testing.checks import rules, texts
from tests.environments import HILLSTEAD, ROOT

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", GUIDE, flags=re.DOTALL)))
SKELETON = ROOT / "osada" / "skeleton"
PACKAGE = HILLSTEAD / "hillstead"


def table(first: str) -> list[list[str]]:
    """The rows of the table whose first column is headed so."""
    rows = GUIDE.split(f"\n| {first} |")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_excerpts_are_from_the_example() -> None:
    sources = "\n".join(
        file.read_text("utf-8") for kind in ("py", "ftl", "toml") for file in HILLSTEAD.rglob(f"*.{kind}")
    )
    excerpts = re.findall(r"```(?:py|ftl|toml)\n(.*?)```", GUIDE, re.DOTALL)
    assert len(excerpts) > 12
    assert [excerpt for excerpt in excerpts if excerpt not in sources] == []


def test_files_that_are_named_are_there() -> None:
    files = {name for name in NAMED if re.fullmatch(r"[\w./-]+(\.(py|ftl|json|toml)|/)", name)}
    elsewhere = {"board.py", "hexes.py", "learn/", "components/fields.toml", "osada/games/my_game/", "tests/my_game/"}
    assert elsewhere < files and len(files) > 20
    for file in files - elsewhere:
        assert any((folder / file).exists() for folder in (ROOT, HILLSTEAD, PACKAGE)), file


def test_every_shelf_is_described() -> None:
    shelves = {name.strip("` ") for row in table("shelf") for name in row[0].split(",")}
    written = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*.py")} | {"learn"}
    assert {shelf.rstrip("/") for shelf in shelves} == written | {
        "components/standard.json",
        *(f"text/{language}.ftl" for language in LANGUAGES),
    }
    assert {path.name for path in (SKELETON / "my_game").glob("*.py")} <= written


def test_methods_that_are_named_are_there_and_none_that_is_needed_is_left_out() -> None:
    known: dict[str, Any] = {
        "Asked": game.Asked,
        "Dealer": dealer.Dealer,
        "Game": game.Game,
        "Option": options.Option,
        "Refusal": refusal.Refusal,
        "Setup": game.Setup,
        "State": game.State,
    }
    found = {name for name in NAMED if re.fullmatch(rf"({'|'.join(known)})\.\w+", name)}
    for name in found:
        owner, _, member = name.partition(".")
        assert hasattr(known[owner], member) or member in known[owner].__annotations__, name
    needed = {f"{owner.__name__}.{name}" for owner in (game.Game, game.State) for name in owner.__abstractmethods__}
    assert needed <= found
    public = {name for name in vars(game.State) if not name.startswith("_")} - {
        "declared",
        "needed",
        "copy",
        "key",
        "derive",
    }
    inner = {"view", "listen", "events", "refusal"}
    assert {f"State.{name}" for name in public - inner} <= found


def test_limits_are_as_the_guide_says() -> None:
    said = {row[0].strip("`"): int(row[1].replace(",", "")) for row in table("limit")}
    assert said == {name: value for name, value in vars(limits).items() if name.isupper()}


def test_panes_are_those_of_a_page() -> None:
    panes = {name.strip("` …") for row in table("pane") for name in row[0].split(",")} - {""}
    assert panes == {"board", "side", "seat-0", "seat-1", "hand"}
    assert all(getattr(svg, name) for name in ("use", "text", "numbers", "wrapped", "seat_mark"))
    assert set(text.NAMES) <= NAMED and components.STANDARD in GUIDE


class Heard(texts.Noting):
    """Notes which messages the library itself asks a game for; words of the game, which messages ask for, are not."""

    asked: ClassVar[set[str]] = set()

    def __call__(self, message: str, /, **arguments: object) -> str:
        asker = sys._getframe(1).f_globals["__name__"]
        if asker.startswith("osada.") and asker != text.__name__:
            self.asked.add(message)
        return super().__call__(message, **arguments)


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The skeleton's game and the example's, from their sources."""
    known = set(sys.modules)
    found = {}
    for folder, module in ((SKELETON, "my_game"), (HILLSTEAD, "hillstead")):
        monkeypatch.syspath_prepend(folder)
        found[module] = import_module(module).GAME
    yield found
    for module in set(sys.modules) - known:
        if module.split(".")[0] in found:
            del sys.modules[module]


@pytest.fixture
def asked_for(examples: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The messages that the contract asks these games for."""
    monkeypatch.setattr(Heard, "asked", set())
    monkeypatch.setattr(texts, "Noting", Heard)
    monkeypatch.setattr(rules, "Text", lambda language, folder, strict: Heard(language, folder))
    for played in examples.values():
        texts.texts_are_complete(played)
        rules.rules_have_help(played)
    return Heard.asked - set(texts.messages(SHARED, "en"))


def test_the_messages_of_the_guide_are_those_that_are_asked_for(asked_for: set[str]) -> None:
    kinds = {name for row in table("message") for name in re.findall(r"`([a-z]+-[\w-]+)`", " ".join(row))}
    patterns = {re.compile(re.sub("[A-Z]+", r"[\\w-]+", kind)) for kind in kinds}
    assert [message for message in sorted(asked_for) if not any(kind.fullmatch(message) for kind in patterns)] == []
    assert [kind.pattern for kind in patterns if not any(map(kind.fullmatch, asked_for))] == []


MISSING = (
    "game-about",
    "option-ties-nothing",
    "asked-plot",
    "do-end",
    "log-draw-known",
    "refusal-taken",
    "score-steps",
)


def test_the_contract_names_all_messages_that_are_missing(
    examples: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = examples["hillstead"]
    copied = shutil.copytree(PACKAGE, tmp_path / "copied")
    for file in (copied / "text").glob("*.ftl"):
        kept = re.sub(rf"^({'|'.join(MISSING)}) = .*\n( .*\n|}}.*\n)*", "", file.read_text("utf-8"), flags=re.MULTILINE)
        file.write_text(kept, "utf-8")
    monkeypatch.setitem(played.__dict__, "folder", copied)
    with pytest.raises(AssertionError) as failed:
        texts.texts_are_complete(played)
    for message in MISSING:
        for language in LANGUAGES:
            assert f"{language}: no message {message}" in str(failed.value)


def test_checks_that_are_named_are_there() -> None:
    checks = {name for name in NAMED if re.fullmatch(r"[a-z]+(_[a-z]+){2,}", name)}
    assert checks and checks <= {check.__name__ for check in CHECKS}
