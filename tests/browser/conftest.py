"""Browsers for the tests. What is missing makes a test fail with a sentence: none is skipped."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.patience import PATIENCE
from tests.server.browser import Server, serving

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP *.example 127.0.0.1",
)
BOTS_AT_ONCE = (
    "if (location.protocol === 'http:') localStorage.getItem('osada-pace') ?? localStorage.setItem('osada-pace', '0')"
)
DESKTOP, PHONE = (1440, 900), (390, 844)

expect.set_options(timeout=1000 * PATIENCE)


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


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty data folder."""
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
        self._complaints: list[str] = []

    def come(
        self,
        language: str = "en-GB",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        moving: bool = False,
        address: str = "",
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
        context.on("console", self._console)
        context.on("weberror", lambda error: self._complaints.append(str(error.error)))
        self._contexts.append(context)
        return context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (
            self.failures_expected and ("Failed to load resource" in message.text or "net::ERR" in message.text)
        ):
            self._complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def leave(self) -> list[str]:
        """All go; what their pages have complained of."""
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
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
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
