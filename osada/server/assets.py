"""The files that pages load: modules, style sheets, icon.

Their addresses have a digest of all of them in their path. So a browser keeps them for ever and asks for none twice,
and a page of a changed server never gets a module of an older one: relative imports stay below the same digest.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from osada.core.colours import SEAT_COLOURS, SEAT_LINES, THEMES
from osada.core.svg import STYLE

FOLDER = Path(__file__).parent / "static"
SHARED = "shared.css"
KEPT = "public, max-age=31536000, immutable"
IMPORT = re.compile(r'^(?:import|\}) [^"\n]*"(\.[^"]+)";$', re.MULTILINE)
"""The end of an import, of one line or of several."""
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


ADDRESS = f"/static/{digest_of(FOLDER, shared_style())}"


@cache
def imported(module: str) -> tuple[str, ...]:
    """The modules that a module imports, and those that they import, by their paths: loaded with it, not one by one."""
    found, waiting = [module], [module]
    while waiting:
        one = FOLDER / waiting.pop()
        for path in IMPORT.findall(one.read_text("utf-8")):
            other = Path(os.path.normpath(one.parent / path)).relative_to(FOLDER).as_posix()
            if other not in found:
                found.append(other)
                waiting.append(other)
    return tuple(found[1:])


@cache
def modules() -> dict[str, str]:
    """All modules by their paths, as browsers get them: where lines are comments they are empty, so none has moved."""
    files = sorted(FOLDER.rglob("*.js"))
    texts = {file.relative_to(FOLDER).as_posix(): file.read_text("utf-8") for file in files}
    return {path: COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text) for path, text in texts.items()}


class Files(StaticFiles):
    """The files of the folder, and the style sheet that is made from the colours; browsers keep them for ever."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)
        self._made = {SHARED: (shared_style(), "text/css")}
        self._made |= {path: (text, "text/javascript") for path, text in modules().items()}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with the header that lets a browser keep it."""
        if path in self._made and scope["method"] in ("GET", "HEAD"):
            text, kind = self._made[path]
            answer = Response(text, media_type=kind)
        else:
            answer = await super().get_response(path, scope)
        answer.headers["cache-control"] = KEPT
        return answer
