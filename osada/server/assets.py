"""The files that pages load: modules, style sheet, icon.

Their addresses have a digest of all of them in their path. So a browser keeps them for ever and asks for none twice,
and a page of a changed server never gets a module of an older one: relative imports stay below the same digest.
"""

from __future__ import annotations

import hashlib
import os
import re
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
KEPT = "public, max-age=31536000, immutable"
IMPORT = re.compile(r'^(?:import|\}) [^"\n]*"(\.[^"]+)";$', re.MULTILINE)
"""The end of an import, of one line or of several."""


def digest_of(folder: Path) -> str:
    """A short name for all that is in a folder: another one as soon as a file is another, or has another name."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.*")):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


ADDRESS = f"/static/{digest_of(FOLDER)}"


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


class Files(StaticFiles):
    """What is in the folder, to be kept for ever; what is not there may be tomorrow."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["cache-control"] = KEPT
        return answer
