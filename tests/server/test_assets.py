"""The files of the pages: kept for ever under an address that changes with them, and free of any game or bot."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

import osada
from osada.core.game import LAYOUTS
from osada.core.text import LANGUAGES
from osada.players import PLAYERS
from osada.server import assets
from tests.server.answers import Page, refused
from tests.server.browser import FINISHED, GAME, Browser

TEMPLATES = assets.FOLDER.parent / "templates"
ENTRIES = (
    "osada.js",
    "table.js",
    "replay.js",
    "new.js",
    "invitation.js",
    "me.js",
    "lesson.js",
    "rules.js",
    "pad.js",
    "pad-result.js",
    "cards.js",
)
MODULES = sorted(file.relative_to(assets.FOLDER).as_posix() for file in assets.FOLDER.rglob("*.js"))
MODULES.remove(assets.WORKER)


def files_of(page: str) -> set[str]:
    """The files that a page names itself: scripts, modules to load with them, style sheet, icon."""
    tags = [has for tag, has in Page(page).tags if tag in ("script", "link", "img")]
    named = [has.get("src") or has.get("href") or "" for has in tags]
    return {name for name in named if name.startswith("/static")}


def test_all_files_of_a_page_are_kept_for_ever(browser: Browser, table: str) -> None:
    over = browser.upload(FINISHED)
    for path in ("/", f"/new/{GAME}", f"/t/{table}", f"/t/{over}/replay"):
        named = files_of(browser.get(path).text)
        assert {f"{assets.ADDRESS}/{name}" for name in ("shared.css", "style/base.css", "icon.svg")} < named
        for file in named:
            answer = browser.get(file)
            assert answer.status_code == 200 and answer.headers["cache-control"] == assets.KEPT


def test_a_page_has_one_script_with_all_its_modules(browser: Browser, table: str) -> None:
    over = browser.upload(FINISHED)
    pages = {"/": "osada.js", f"/t/{table}": "table.js", f"/t/{over}/replay": "replay.js"}
    for path, entry in (pages | {f"/learn/{GAME}/first": "lesson.js"}).items():
        named = [name for name in files_of(browser.get(path).text) if name.endswith(".js")]
        assert named == [f"{assets.ADDRESS}/{entry}"]
        assert browser.get(named[0]).text == assets.script(entry).text
        needed, waiting = set[str](), [ENTRIES[0], entry]
        while waiting:
            module = waiting.pop()
            needed.add(module)
            waiting += [other for other in imports(module) if other not in needed]
        assert set(assets.script(entry).starts) == needed


def test_a_page_with_a_board_has_one_style_sheet_besides_those_of_all_pages(browser: Browser, table: str) -> None:
    over = browser.upload(FINISHED)
    pages = {f"/t/{table}": "table", f"/t/{over}/replay": "replay", f"/learn/{GAME}/first": "lesson"}
    for path, page in pages.items():
        for layout in LAYOUTS:
            sheets = {name for name in files_of(browser.get(f"{path}?layout={layout}").text) if name.endswith(".css")}
            own = f"{assets.ADDRESS}/pages/{page}-{layout}.css"
            newcomers = {f"{assets.ADDRESS}/style/first-turn.css"} if page == "table" else set[str]()
            everywhere = {f"{assets.ADDRESS}/{name}.css" for name in ("shared", "style/base")}
            assert sheets - newcomers == {own} | everywhere
            files = [assets.FOLDER / "style" / f"{name}.css" for name in assets.SHEETS[f"{page}-{layout}"]]
            assert browser.get(own).text == "".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_script_is_its_modules_each_after_those_it_imports(entry: str) -> None:
    made = assets.script(entry)
    exports = dict[str, str]()
    for module, start in made.starts.items():
        source = assets.modules()[module]
        assert all(list(made.starts).index(other) < list(made.starts).index(module) for other in imports(module))
        for line, kept in zip(source.splitlines(), made.text[start : start + len(source)].splitlines(), strict=True):
            assert kept in (line, " " * len(line), line.replace("export ", "       "))
        kept = re.sub(r"\s", "", made.text[start : start + len(source)])
        assert kept == re.sub(r"\s", "", re.sub(r"^import [^;]*;$|^export ", "", source, flags=re.MULTILINE))
        for name in re.findall(r"^export .*?(?:function|class|const) ([\w$]+)", source, re.MULTILINE):
            assert name not in exports, f"{name} is exported by {module} and by {exports[name]}"
            exports[name] = module
        for names in re.findall(r"^import \{([^}]*)\}", source, re.MULTILINE):
            assert {name.strip() for name in names.split(",") if name.strip()} <= exports.keys()


def imports(module: str) -> list[str]:
    """All that stands in an import of a module; imports of types are comments."""
    file = assets.FOLDER.resolve() / module
    code = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    named = re.findall(r'\bfrom\s+"([^"]+)"', code) + re.findall(r'\bimport\s*\(?\s*"([^"]+)"', code)
    return [(file.parent / name).resolve().relative_to(assets.FOLDER.resolve()).as_posix() for name in named]


def test_every_module_is_loaded_by_a_page() -> None:
    assert {module for entry in ENTRIES for module in assets.script(entry).starts} == set(MODULES)
    assert set(assets.scripts()) == set(ENTRIES)


def test_what_another_server_had_is_not_there(browser: Browser) -> None:
    for path in ("/static/osada.js", "/static/0123456789abcdef/osada.js", f"{assets.ADDRESS}/nothing.js"):
        answer = browser.get(path)
        refused(answer, 404)
        assert assets.KEPT not in answer.headers.get("cache-control", "")


def test_the_address_changes_with_every_file(tmp_path: Path) -> None:
    seen = set()
    (tmp_path / "table").mkdir()
    for name, content in (("a.js", "1"), ("a.js", "2"), ("table/b.js", "1"), ("table/b.js", ""), ("b.css", "")):
        (tmp_path / name).write_text(content, "utf-8")
        seen.add(assets.digest_of(tmp_path))
    (tmp_path / "a.js").rename(tmp_path / "c.js")
    seen.add(assets.digest_of(tmp_path))
    assert len(seen) == 6 and assets.digest_of(tmp_path) in seen
    assert assets.digest_of(tmp_path, ".ink{}") not in seen


@pytest.mark.parametrize("folder", [assets.FOLDER, TEMPLATES], ids=lambda folder: folder.name)
def test_no_file_of_a_page_names_a_game_or_a_bot(folder: Path) -> None:
    titles = {osada.game(name).text(language)("game-title") for name in osada.names() for language in LANGUAGES}
    names = {*osada.names(), *(name.replace("-", "_") for name in osada.names()), *titles, *PLAYERS}
    anyone = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)), re.IGNORECASE)
    files = sorted(file for file in folder.rglob("*.*") if file.suffix != ".png")
    assert files
    assert [(file.name, found) for file in files for found in anyone.findall(without_ordinary_words(file))] == []


def without_ordinary_words(file: Path) -> str:
    """A file without those words of its language that a bot has for a name."""
    return file.read_text("utf-8").replace("Math.random", "").replace('dateStyle: "medium"', "")


@pytest.mark.parametrize("kind", ["js", "css"])
def test_files_are_short(kind: str) -> None:
    for file in sorted(assets.FOLDER.rglob(f"*.{kind}")):
        lines = file.read_text("utf-8").splitlines()
        assert len(lines) < 300 and max(map(len, lines)) <= 110, file.name


def test_browsers_get_every_module_without_its_comments_and_with_its_lines() -> None:
    for path, sent in assets.modules().items():
        lines = (assets.FOLDER / path).read_text("utf-8").splitlines()
        assert len(sent.splitlines()) == len(lines)
        for line, kept in zip(lines, sent.splitlines(), strict=True):
            assert kept == line or (not kept and line.lstrip().startswith(("//", "/*", "*"))), (path, line)
        assert not re.search(r"^\s*//", sent, re.MULTILINE)


def test_the_modules_of_a_table_are_few_bytes(browser: Browser, table: str) -> None:
    page = browser.get(f"/t/{table}").text
    (loaded,) = set(re.findall(rf'{assets.ADDRESS}/([^"]+\.js)', page))
    assert len(gzip.compress(browser.get(f"{assets.ADDRESS}/{loaded}").content)) < 40_000


def test_the_types_of_what_is_sent_are_those_of_the_server(browser: Browser, table: str) -> None:
    page = browser.get(f"/t/{table}").text
    sent = {name: json.loads(text) for name, text in re.findall(r'json" id="(start|says)">(.*?)</script>', page)}
    assert typed("Update") == set(sent["start"]) and typed("Says") == set(sent["says"])
    assert typed("Over") == set(browser.now(browser.upload(FINISHED))["over"])


def typed(name: str) -> set[str]:
    """The properties that the modules know of something that is sent."""
    source = (assets.FOLDER / "table" / "sent.js").read_text("utf-8")
    block = source.partition(f"@typedef {{object}} {name}\n")[2].partition("*/")[0]
    return set(re.findall(r"@property \{.*?\}+ (\w+)", block))
