"""Home lists the tables of a browser by what is stored of them, and opens none."""

import re
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
    server.change(statement, *values)
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


def test_where_it_is_your_turn_comes_first_with_what_is_asked(browser: Browser) -> None:
    asked = browser.make("person", "link", names=("Ada", "Bo"), first=1)
    waits = browser.make("person", "link", names=("Ada", "Cy"), first=2)
    page = browser.get("/").text
    yours, _, rest = page.partition('id="waiting"')
    assert f'href="/t/{asked}"' in yours and f'href="/t/{waits}"' in rest
    assert browser.now(asked)["prompt"] in yours and "Cy is to play" in rest
    guest = browser.invite(waits, 1)
    assert guest.now(waits)["prompt"] in guest.get("/").text and "Cy is to play" not in guest.get("/").text


def test_what_is_asked_is_for_the_eyes_of_who_decides(browser: Browser) -> None:
    """Others who sit there, those who watch and several at one screen read whose turn it is."""
    table = browser.make("person", "link", names=("Ada", "Bo"), first=1)
    asked = browser.now(table)["prompt"]
    for guest in (browser.invite(table, 1), browser.invite(table, None)):
        assert "Ada is to play" in guest.get("/").text and asked not in guest.get("/").text
    both = Browser(browser.server)
    shared = both.make("person", "person", names=("Ada", "Bo"), first=1)
    assert both.now(shared)["prompt"] not in both.get("/").text and "Ada is to play" in both.get("/").text


def test_a_seat_that_was_left_to_a_bot_is_not_asked(browser: Browser) -> None:
    table = browser.make("person", "link", names=("Ada", "Bo"), first=2)
    browser.command(table, "hand-over", seat=0, answers=0, player="random")
    assert "Ada (bot)" in browser.get("/").text and 'id="yours"' not in browser.get("/").text


def test_names_that_nobody_gave_are_in_the_language_of_whoever_looks(browser: Browser) -> None:
    table = browser.make("person", "medium", first=1)
    for language, bot, person in (
        ("en", "Medium 2", "Player 1"),
        ("cs", "Střední 2", "Hráč 1"),
        ("pl", "Średni 2", ""),
    ):
        looks = {"accept-language": language}
        assert bot in browser.get("/", headers=looks).text
        told = browser.get(f"/t/{table}/now", headers=looks).json()
        assert told["players"][1]["name"] == bot and person in told["players"][0]["name"]
        assert bot in browser.get(f"/t/{table}", headers=looks).text
        assert bot in browser.get(f"/t/{table}/words", headers=looks).text


def test_a_given_name_stays_as_it_is(browser: Browser) -> None:
    table = browser.make("person", "medium", names=("Ada", "Robot"), first=1)
    assert [player["name"] for player in browser.now(table)["players"]] == ["Ada", "Robot"]


def test_only_who_made_a_table_is_offered_to_delete_it(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    assert f"/t/{table}/delete" in browser.get("/").text
    assert f"/t/{table}/delete" not in browser.invite(table, 1).get("/").text


def test_home_is_drawn_again_when_something_has_changed(browser: Browser) -> None:
    table = browser.make("person", "person", first=1)
    seen = [browser.get("/").text]
    assert browser.get("/").text == seen[0]
    for change in (
        lambda: [browser.step(table) for _ in range(4)],
        lambda: browser.post("/me", data={"name": "Eva", "language": "en", "theme": ""}),
        lambda: browser.post("/theme", {"theme": "dark"}),
        lambda: browser.post("/language", data={"language": "cs"}),
        lambda: browser.upload(FINISHED),
        lambda: browser.post(f"/t/{table}/delete"),
    ):
        change()
        seen.append(browser.get("/").text)
    assert len(set(seen)) == len(seen) == 7
