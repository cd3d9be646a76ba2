"""The account of what the modules run is right: a page that does little has run little."""

from __future__ import annotations

from playwright.sync_api import Page

from osada.server import assets
from tests.browser.coverage import Coverage, measured, painted, spans


def test_only_what_a_page_runs_is_counted(page: Page) -> None:
    coverage = Coverage()
    session = coverage.watch(page)
    page.goto("/")
    page.goto("/rules/kingdom-builder")
    page.locator("[data-theme-switch]").dblclick()
    page.goto("/")
    coverage.take(session)
    percents = {module: percent for module, percent, _ in coverage.report()}
    assert percents["page/theme.js"] > 95, "also what ran before the page was left; only persons have a kept theme"
    assert 0 < percents["page/forms.js"] < 100
    assert percents["table.js"] == percents["picture/board.js"] == 0


def test_what_ran_is_measured_without_comments_and_imports() -> None:
    source = 'import { a } from "./a.js";\n\n/** No\n * code. */\nconst b = () => 1; // here\nconst c = () => 2;\n'
    end, ran = len(source), source.index("1;")
    functions = [
        {"ranges": [{"startOffset": 0, "endOffset": end, "count": 1}]},
        {"ranges": [{"startOffset": ran - 6, "endOffset": ran + 1, "count": 0}]},
    ]
    percent, missed = measured(source, painted(functions))
    assert missed == "5" and round(percent, 1) == round(100 * (1 - 5 / 26), 1)
    assert measured(source, painted([])) == (0.0, "5-6")


def test_lines_in_a_row_are_a_span() -> None:
    assert spans([3, 7, 8, 9, 12]) == "3, 7-9, 12" and spans([]) == ""


def test_every_process_adds_to_the_account() -> None:
    module = min(file.relative_to(assets.FOLDER).as_posix() for file in assets.FOLDER.rglob("*.js"))
    one, other = Coverage(), Coverage()
    one.add({module: 0b0011})
    other.add({module: 0b0110})
    one.unpack(other.packed())
    assert one.ran == {module: 0b0111}
