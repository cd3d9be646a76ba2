"""How much of the pages' modules the browser tests run, as V8 counts it; merged over pages, tests and processes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

from osada.server import assets

FLOOR = 60.0
"""Percent of the code of every module that a run of all browser tests runs at least."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![^\s])//[^\n]*", re.DOTALL)
IMPORT = re.compile(r"^import\b[^;]*;$|^/\*\* @import [^\n]*$", re.MULTILINE)


class Coverage:
    """Which characters of each module have run."""

    def __init__(self) -> None:
        self.ran: dict[str, int] = {}
        """By module, a bit for each character; the first character is the lowest bit."""

    def watch(self, page: Page) -> CDPSession:
        """Count what a page runs from now on."""
        session = page.context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        return session

    def take(self, session: CDPSession) -> None:
        """Add what a page has run; one that is gone says nothing."""
        with suppress(Error):
            for script in session.send("Profiler.takePreciseCoverage")["result"]:
                _, own, entry = script["url"].partition(f"{assets.ADDRESS}/")
                if own:
                    ran = painted(script["functions"])
                    self.add({path: part(ran, path, start) for path, start in assets.script(entry).starts.items()})

    def add(self, ran: Mapping[str, int]) -> None:
        for module, characters in ran.items():
            self.ran[module] = self.ran.get(module, 0) | characters

    def packed(self) -> dict[str, str]:
        """For another process."""
        return {module: f"{characters:x}" for module, characters in self.ran.items()}

    def unpack(self, packed: Mapping[str, str]) -> None:
        self.add({module: int(characters, 16) for module, characters in packed.items()})

    def report(self) -> list[tuple[str, float, str]]:
        """Of every module the percentage that has run, and the lines that have not."""
        return [(module, *measured(source, self.ran.get(module, 0))) for module, source in assets.modules().items()]

    def below(self) -> list[str]:
        return [module for module, percent, _ in self.report() if percent < FLOOR]


def painted(functions: Iterable[Mapping[str, Any]]) -> int:
    """The characters that have run. Ranges of V8 are nested, and the innermost one says it."""
    ranges = sorted(
        (part["startOffset"], -part["endOffset"], part["count"])
        for function in functions
        for part in function["ranges"]
    )
    ran = 0
    for start, end, count in ranges:
        within = (1 << -end) - (1 << start)
        ran = ran | within if count else ran & ~within
    return ran


def part(ran: int, module: str, start: int) -> int:
    """The characters of a module that have run, of those of a script."""
    return ran >> start & (1 << len(assets.modules()[module])) - 1


def measured(source: str, ran: int) -> tuple[float, str]:
    """The percentage of the code that has run, and the lines in which something has not.

    What no test could miss is not counted: comments, imports and space.
    """
    code = COMMENT.sub(_blank, IMPORT.sub(_blank, source))
    counted = [at for at, character in enumerate(code) if not character.isspace()]
    missed = [at for at in counted if not ran >> at & 1]
    lines = sorted({source.count("\n", 0, at) + 1 for at in missed})
    return 100.0 * (1 - len(missed) / max(1, len(counted))), spans(lines)


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def spans(lines: list[int]) -> str:
    """Numbers in a row as one span: 3, 7-9."""
    starts = [line for before, line in pairwise([-1, *lines]) if line != before + 1]
    ends = [line for line, after in pairwise([*lines, -1]) if after != line + 1]
    return ", ".join(str(start) if start == end else f"{start}-{end}" for start, end in zip(starts, ends, strict=True))
