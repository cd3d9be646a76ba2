"""Home lists the tables of a browser by what is stored of them, and opens none."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

from tests.patience import until
from tests.server.browser import FINISHED, Browser, Server


def test_home_lists_the_tables_of_this_browser(browser: Browser) -> None:
    one, other = browser.make("person", "greedy", names=("Ada",)), browser.upload(FINISHED)
    page = browser.get("/").text
    assert all(f'href="/t/{table}"' in page for table in (one, other)) and "Ada" in page
    ((changed,),) = browser.server.ask("SELECT changed FROM tables WHERE id = ?", one)
    assert datetime.fromtimestamp(changed, UTC).isoformat() in re.findall(r'<time [^>]*datetime="([^"]+)"', page)
    assert one not in Browser(browser.server).get("/").text


def change(server: Server, statement: str, *values: object) -> None:
    """What is stored is another from the next start on."""
    server.stop()
    with closing(sqlite3.connect(server.data / "osada.sqlite")) as raw, raw:
        raw.execute(statement, values)
    server.start()


def test_home_says_who_plays_and_who_has_won(browser: Browser) -> None:
    browser.make("person", "person", names=("Red", "Blue"), first=2)
    assert "Blue is to play" in browser.get("/").text
    browser.upload(FINISHED)
    assert re.search(r"Winner: \w+", browser.get("/").text)


def test_home_plays_no_journal(server: Server) -> None:
    """A table whose journal cannot be played is listed all the same."""
    browser = Browser(server)
    table = browser.make("person", "person", names=("Red", "Blue"), first=1)
    action = next(iter(browser.now(table)["places"].values()))[0][0]
    browser.command(table, "play", seat=0, action=action, answers=0)
    change(server, "UPDATE tables SET header = 'none'")
    page = browser.get("/")
    assert page.status_code == 200 and "Red is to play" in page.text and f'href="/t/{table}"' in page.text


def test_a_table_from_before_there_were_summaries_gets_one(server: Server) -> None:
    browser = Browser(server)
    table = browser.make("person", "person", names=("Red", "Blue"), first=1)
    ((summary,),) = server.ask("SELECT summary FROM tables WHERE id = ?", table)
    change(server, "UPDATE tables SET summary = NULL")
    assert "Red is to play" in browser.get("/").text
    until(lambda: server.ask("SELECT summary FROM tables WHERE id = ?", table) == [(summary,)])
