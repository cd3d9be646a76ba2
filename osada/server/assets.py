"""The files that pages load: modules, style sheets, icon.

Their addresses have a digest of all of them in their path. So a browser keeps them for ever and asks for none twice,
and a page of a changed server never gets a file of an older one. The modules of a page come as one script, and what
a page with a board has besides the style sheets of all pages comes as one sheet.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from osada.core.colours import SEAT_COLOURS, SEAT_LINES, THEMES
from osada.core.svg import STYLE

FOLDER = Path(__file__).parent / "static"
SHARED = "shared.css"
KEPT = "public, max-age=31536000, immutable"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png"}
IMPORT = re.compile(r'^(?:import|\}) [^"\n]*"(\.[^"]+)";$', re.MULTILINE)
"""The end of an import, of one line or of several."""
EXPORT = re.compile(r"^export (?:async )?(?:function|class|const) ([\w$]+)", re.MULTILINE)
STATEMENT = re.compile(r"^import [^;]*;$|^export (?=async|function|class|const)", re.MULTILINE)
"""What stands between modules alone."""
EVERY_PAGE = "osada.js"
WORKER = "worker/worker.js"
"""No page's: browsers run it for all of them, as it is."""
BOARD = ("table", "panel", "low", "recent", "dialogs", "people", "scores")
PHONE = ("parts", "tall")
SHEETS = {
    "table-wide": (*BOARD, "sayings"),
    "table-tall": (*BOARD, *PHONE, "sayings"),
    "lesson-wide": (*BOARD, "lesson", "callouts"),
    "lesson-tall": (*BOARD, *PHONE, "lesson", "callouts"),
    "replay-wide": (*BOARD, "replay", "timeline", "replay-wide"),
    "replay-tall": (*BOARD, *PHONE, "replay", "timeline", "replay-tall"),
    "pad": ("table", "dialogs", "pad", "pad-panel"),
    "pad-result": ("table", "dialogs", "pad", "pad-panel", "pad-result"),
}
"""The style sheets of pages with a board: what comes later may change what came before."""
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
"""A comment that has its lines to itself."""


@cache
def shared_style() -> str:
    """What pages share with pictures: the colours, by theme and by seat, and the classes of pictures.

    Whoever has chosen no theme has that of the device; each colour is said once, for both.
    """
    return (
        f":root{{color-scheme:light dark;{';'.join(_variables())}}}"
        ':root[data-theme="light"]{color-scheme:light}'
        ':root[data-theme="dark"]{color-scheme:dark}'
        f"{STYLE}"
    )


def _variables() -> Iterator[str]:
    for name, (light, dark) in THEMES.items():
        yield f"--{name}:light-dark({light},{dark})"
    for seat, (colour, dark, _) in enumerate(SEAT_COLOURS):
        yield f"--seat-{seat}:{colour};--seat-{seat}-dark:{dark};--seat-{seat}-line:{SEAT_LINES[seat]}"


def digest_of(folder: Path, made: str = "") -> str:
    """A digest of the files of a folder and of what is ``made`` beside them: it changes when any of them does."""
    digest = hashlib.sha256(made.encode())
    for file in sorted(folder.rglob("*.*")):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


@cache
def imported(module: str) -> tuple[str, ...]:
    """The modules that a module imports, and those that they import, by their paths: each after those it needs."""
    found = dict[str, None]()
    one = FOLDER / module
    for path in IMPORT.findall(one.read_text("utf-8")):
        other = Path(os.path.normpath(one.parent / path)).relative_to(FOLDER).as_posix()
        found |= dict.fromkeys((*imported(other), other))
    return tuple(found)


@cache
def modules() -> dict[str, str]:
    """All modules by their paths, as browsers get them: where lines are comments they are empty, so none has moved."""
    files = sorted(file for file in FOLDER.rglob("*.js") if file != FOLDER / WORKER)
    texts = {file.relative_to(FOLDER).as_posix(): file.read_text("utf-8") for file in files}
    return {path: COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text) for path, text in texts.items()}


@dataclass(frozen=True)
class Script:
    """The modules of a page as one file: fifty files would take longer to come than all that is in them."""

    text: str
    starts: Mapping[str, int]
    """Where the text of each module begins; it is as long as the module."""


@cache
def script(entry: str) -> Script:
    """What every page has, and what this one has besides. A module is a function that gives what it exports; all that
    it imports stands before it, under the name that it has there."""
    text, starts = "", dict[str, int]()
    for path in dict.fromkeys((*imported(EVERY_PAGE), EVERY_PAGE, *imported(entry), entry)):
        module = modules()[path]
        exports = ", ".join(EXPORT.findall(module))
        text += f"const {{ {exports} }} = (() => {{\n" if exports else "(() => {\n"
        starts[path] = len(text)
        module = STATEMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), module)
        text += f"{module}return {{ {exports} }};\n}})();\n"
    return Script(text, starts)


@cache
def scripts() -> dict[str, str]:
    """The scripts of all pages, by their paths."""
    return {file.name: script(file.name).text for file in sorted(FOLDER.glob("*.js"))}


@cache
def sheets() -> dict[str, str]:
    """The style sheets of pages with a board, each of several files, by their paths."""
    return {
        f"pages/{page}.css": "".join((FOLDER / "style" / f"{name}.css").read_text("utf-8") for name in names)
        for page, names in SHEETS.items()
    }


ADDRESS = f"/static/{digest_of(FOLDER, shared_style() + ''.join([*scripts().values(), *sheets().values()]))}"


class Files:
    """Middleware that answers for the files of the folder and for the style sheet that is made from the colours.

    A page has many of them: each is read and compressed once, and answered before anything else is asked.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        files = (file for kind in ("css", "svg", "png") for file in FOLDER.rglob(f"*.{kind}"))
        self._content = {file.relative_to(FOLDER).as_posix(): file.read_bytes() for file in files}
        made = scripts() | sheets() | {SHARED: shared_style()}
        self._content |= {path: text.encode() for path, text in made.items()}
        self._made: dict[tuple[str, bool], Response] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, or whatever else was asked for."""
        path = scope["path"].removeprefix(f"{ADDRESS}/") if scope["type"] == "http" else ""
        if path not in self._content:
            await self.app(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD"):
            await JSONResponse({"error": "Method Not Allowed"}, 405)(scope, receive, send)
            return
        compressed = any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])
        answer = self._made.get((path, compressed)) or self._make(path, compressed)
        await answer(scope, receive, send)

    def _make(self, path: str, compressed: bool) -> Response:
        headers, content = {"cache-control": KEPT, "vary": "Accept-Encoding"}, self._content[path]
        if compressed:
            headers["content-encoding"], content = "gzip", gzip.compress(content, mtime=0)
        answer = Response(content, headers=headers, media_type=KINDS[Path(path).suffix])
        self._made[path, compressed] = answer
        return answer
