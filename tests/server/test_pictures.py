"""The whole table as a picture, at an address of its own."""

from xml.etree import ElementTree

from tests.server.browser import Browser


def test_the_picture_of_a_table_is_drawn_anew_when_something_has_happened(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    first = browser.get(f"/t/{table}/picture.svg")
    assert first.status_code == 200 and first.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(first.text).tag.endswith("svg")
    known = {"if-none-match": first.headers["etag"]}
    again = browser.get(f"/t/{table}/picture.svg", headers=known)
    assert again.status_code == 304 and not again.content
    browser.step(table)
    other = browser.get(f"/t/{table}/picture.svg", headers=known)
    assert other.status_code == 200 and other.text != first.text


def test_the_picture_of_a_table_is_what_anybody_may_see(browser: Browser) -> None:
    table = browser.make("person", "link", first=1, game="beer-bread")
    guests = [browser, browser.invite(table, 1), browser.invite(table, None)]
    assert len({guest.get(f"/t/{table}/picture.svg").text for guest in guests}) == 1
    assert Browser(browser.server).get(f"/t/{table}/picture.svg").status_code == 404


def test_the_picture_has_the_words_of_the_language(browser: Browser) -> None:
    table = browser.make("person", "link", first=1)
    texts = {
        language: browser.get(f"/t/{table}/picture.svg", headers={"accept-language": language})
        for language in ("en", "cs", "pl")
    }
    assert len({answer.text for answer in texts.values()}) == len({answer.headers["etag"] for answer in texts.values()})
    assert len({answer.text for answer in texts.values()}) == 3
