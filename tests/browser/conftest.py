"""Browsers for the tests. What is missing makes a test fail with a sentence: none is skipped."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Page,
    expect,
    sync_playwright,
)

import osada
from tests.browser.coverage import FLOOR, Coverage
from tests.patience import PATIENCE
from tests.server.browser import Server, serving

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP *.example 127.0.0.1",
    "--enable-features=RenderDocument:level/crashed-frame",  # what a page has run is still known after it was left
)
BOTS_AT_ONCE = (
    "if (location.protocol === 'http:') localStorage.getItem('osada-pace') ?? localStorage.setItem('osada-pace', '0')"
)
KNOWS_THE_GAMES = "".join(
    f"localStorage.getItem('osada-first-turns-{name}') ?? localStorage.setItem('osada-first-turns-{name}', '3');"
    for name in osada.names()
)
"""The first turns explain themselves to newcomers alone: they have a test of their own."""
DESKTOP, PHONE = (1440, 900), (390, 844)

expect.set_options(timeout=1000 * PATIENCE)
COVERAGE = Coverage()


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A process of several hands over what its pages have run; whoever has all of it looks at the floor."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["coverage"] = COVERAGE.packed()
    elif exitstatus == 0 and ran_all(session.config) and COVERAGE.below():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    COVERAGE.unpack(getattr(node, "workeroutput", {}).get("coverage", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not ran_all(terminalreporter.config):
        return
    terminalreporter.section("how much of the modules has run")
    for module, percent, missed in COVERAGE.report():
        low = f" (below {FLOOR:g})" if percent < FLOOR else ""
        terminalreporter.line(f"{module:24} {percent:5.1f} %{low}" + (f"  not: {missed}" if missed else ""))


def ran_all(config: pytest.Config) -> bool:
    """Whether all browser tests were meant to run, and nothing else."""
    chosen = any(config.getoption(name, None) for name in ("keyword", "markexpr", "deselect", "lf"))
    return not chosen and [config.invocation_params.dir / argument for argument in config.args] == [
        Path(__file__).parent
    ]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        pytest.fail("The browser tests need Chromium, and none was found (Debian, Ubuntu: apt install chromium).")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=ARGUMENTS, timeout=1000 * PATIENCE)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that need none of their own: each comes with a new browser, which has no table yet."""
    with serving(tmp_path_factory.mktemp("served") / "data") as started:
        yield started


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, with an empty data folder: its visitors come there."""
    with serving(tmp_path / "data") as started:
        yield started


class Visitors:
    """People with a browser each. Whatever their pages complain of fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.failures_expected = False
        """Requests fail in this test, as they should: what browsers say about that is no complaint."""
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._watched: list[CDPSession] = []
        self._complaints: list[str] = []

    def come(
        self,
        language: str = "en-GB",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        moving: bool = False,
        address: str = "",
        newcomer: bool = False,
    ) -> Page:
        """A new person, with a browser that knows nothing yet. On a phone they have fingers."""
        phone = size == PHONE
        context = self._browser.new_context(
            base_url=address or self.address,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(BOTS_AT_ONCE)
        if not newcomer:
            context.add_init_script(f"if (location.protocol === 'http:') {{ {KNOWS_THE_GAMES} }}")
        context.on("console", self._console)
        context.on("weberror", lambda error: self._complaints.append(str(error.error)))
        self._contexts.append(context)
        page = context.new_page()
        self._watch(page)
        context.on("page", self._watch)
        return page

    def _watch(self, page: Page) -> None:
        self._watched.append(COVERAGE.watch(page))

    def _console(self, message: ConsoleMessage) -> None:
        if "Cross-Origin-Opener-Policy header has been ignored" in message.text:
            return  # it is for HTTPS; over plain HTTP in a network browsers say so of every page
        if message.type in ("error", "warning") and not (
            self.failures_expected and ("Failed to load resource" in message.text or "net::ERR" in message.text)
        ):
            self._complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def leave(self) -> list[str]:
        """All go; what their pages have complained of."""
        for session in self._watched:
            COVERAGE.take(session)
        for context in self._contexts:
            try:
                context.close()
            except Error as error:
                self._complaints.append(str(error))
        return self._complaints


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Visitors]:
    there = Visitors(browser, address)
    try:
        yield there
    finally:
        complaints = there.leave()
    assert complaints == []


@pytest.fixture
def visitors(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visitors]:
    server: Server = request.getfixturevalue("server" if "server" in request.fixturenames else "running")
    with visiting(browser, server.address) as there:
        yield there


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """One person at a desk."""
    return visitors.come()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which npm has fetched; never part of Osada."""
    if not AXE.exists():
        pytest.fail("The accessibility tests need axe-core: ./test fetches it (npm install does too).")
    return AXE.read_text("utf-8")
