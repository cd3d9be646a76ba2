"""Every game by clicks: two people at one screen and at two to the score sheet, and against a bot on a phone. A sample
plays the beginning of it, half of the games in one way and half in the other: how each ends is seen in
``test_hands_and_ears``."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import osada
from osada.core import record as records
from osada.server.updates import shown_lines
from osada.testing.sample import ALL, sample
from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import SIGNATURE, give_up, is_over, score_sheet, signature, sit, spots
from tests.browser.test_two_browsers import copied
from tests.patience import until

CLICKS = sample(16, 360)
"""A game that is longer is left there, and given up."""
LOOKS = (
    """() => [...document.querySelectorAll(".live")].map((layer) => layer.innerHTML.replaceAll(' seen"', '"')).join()"""
)
"""The pictures, without what the pointer alone makes seen: that is no answer to a click."""
MOVED = f"""([before, looked]) => ({SIGNATURE})() !== before || ({LOOKS})() !== looked
  || document.querySelector("#curtain").open"""
LOOKING = """() => document.querySelector("[data-do=confirm]") !== null && !document.querySelector("[data-gathers]")"""
"""The first of two taps has shown what the second one would do."""
POPPED = """() => !document.querySelector("[data-pop]").hidden"""
PLAYED = f"(before) => !({LOOKING})() && ({MOVED})(before)"
PLAYED_ELSEWHERE = """async () => {
  const ask = async (name, body) => (await fetch(`${location.pathname}/${name}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
  const { seat } = await (await fetch(`${location.pathname}/now`)).json();
  const now = await ask("uncover", { seat, since: 0 });
  const [[action]] = Object.values(now.places)[0];
  await ask("play", { seat, action, answers: now.number });
  return now.number + 1;
}"""
"""The same seat plays in another tab; the number of what it has done."""
COUNTS_NEWS = """window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => { window.latest = JSON.parse(event.data).number; });
  }
};"""
READY = """() => document.querySelector("#over").open || document.querySelector("#curtain").open
  || document.querySelector(".prompt").classList.contains("yours")"""


def sit_down(page: Page, game: str, *seats: str) -> None:
    page.goto(f"/new/{game}")
    for number, seat in enumerate(seats):
        page.locator(f"#seat-{number}").select_option(seat)
        page.locator(f"#name-{number}").fill(f"P{number}")
    for number in range(len(seats), page.locator('select[id^="seat-"]').count()):
        page.locator(f"#seat-{number}").select_option("empty")
    page.locator("form.new button.gold").click()
    if "link" in seats:
        page.locator('.go a[href^="/t/"]').click()
    page.wait_for_url("**/t/*")


def step(page: Page, dice: random.Random, finger: bool) -> None:
    """Something that is offered, where it is in reach; a menu or a second tap, if that is what comes."""
    page.wait_for_function(READY)
    if page.locator("#curtain").evaluate("dialog => dialog.open"):
        page.locator("#curtain button").click()
        page.wait_for_function("() => !document.querySelector('#curtain').open")
        page.wait_for_function(READY)
    if is_over(page):
        return
    if page.locator("[data-gathers]").count():
        gather(page, dice)
        return
    found = spots(page)
    assert found, "somebody decides, so something is offered"
    reached = [spot for spot in found if spot.in_reach]
    spot = dice.choice([spot for spot in reached if spot.place not in ("end", "pass")] or reached or found)
    before = [signature(page), page.evaluate(LOOKS)]
    press(page, spot.place, finger)
    page.wait_for_function(f"(before) => ({POPPED})() || ({LOOKING})() || ({MOVED})(before)", arg=before)
    if page.evaluate(LOOKING):
        press(page, spot.place, finger)
    page.wait_for_function(f"(before) => ({POPPED})() || ({PLAYED})(before)", arg=before)
    if page.evaluate(POPPED):
        items = page.locator("[data-pop] button")
        items.nth(dice.randrange(items.count())).click()
    page.wait_for_function(PLAYED, arg=before)


def gather(page: Page, dice: random.Random) -> None:
    """Take as many tokens as are asked for, and say so."""
    crate = page.locator("[data-gathers]").first
    count = int((crate.get_attribute("data-gathers") or "").split("-")[0])
    tokens = crate.locator("[data-place]")
    for number in dice.sample(range(tokens.count()), count):
        tokens.nth(number).dispatch_event("click")
    before = [signature(page), page.evaluate(LOOKS)]  # what is tapped looks otherwise by now
    page.locator("[data-do=confirm]").click()
    page.wait_for_function(MOVED, arg=before)


def press(page: Page, place: str, finger: bool) -> None:
    """Click or tap a place where it is now, a longer prompt may have moved it; or below the fold of the panel, or
    beside a board that is looked at closely."""
    spot = until(lambda: next((spot for spot in spots(page) if spot.place == place), None))
    if not spot.in_reach:
        page.locator(f'[data-place="{place}"]').first.dispatch_event("click")
    else:
        (page.touchscreen.tap if finger else page.mouse.click)(spot.x, spot.y)


@pytest.mark.parametrize("game", sample(osada.names()[::2], osada.names()))
def test_two_people_at_one_screen(page: Page, game: str) -> None:
    sit_down(page, game, "person", "person")
    dice = random.Random(game)
    for _ in range(clicks(game)):
        step(page, dice, finger=False)
        if is_over(page):
            break
    else:
        give_up(page)
    expect_true_score_sheet(page, game)


def clicks(game: str) -> int:
    """How many clicks a game is played for; one of the longest is left in the middle."""
    return CLICKS // 4 if ALL and osada.game(game).longest > 1000 else CLICKS


def expect_true_score_sheet(page: Page, game: str) -> None:
    """The dialog says what the record, replayed by the engine, comes to; whoever gave up has lost."""
    with page.expect_download() as download:
        page.locator('#over a[href$="/record"]').click()
    state = records.last_position(records.parse(Path(download.value.path()).read_text("utf-8")))
    say, scores = osada.game(game).text("en"), state.scores()
    lines = [
        [say(f"score-{line}"), *(str(score[line]).replace("-", "−") for score in scores)]
        for line in shown_lines(scores)
    ]
    assert score_sheet(page) == lines
    winner = page.locator("[data-winner]").inner_text()
    gave_up = page.locator("#over thead", has_text="resigned").count() > 0
    assert gave_up == (state.seat is not None)
    assert [seat for seat in range(2) if f"P{seat}" in winner] == ([1] if gave_up else state.winners())


@pytest.mark.parametrize("game", sample(osada.names()[::2], osada.names()))
def test_a_click_is_heard_while_news_come(visitors: Visitors, game: str) -> None:
    """What is pressed is not replaced under the pointer: the browser would make no click of it."""
    visitors.failures_expected = True  # the click may come too late
    page = visitors.come()
    page.add_init_script(COUNTS_NEWS)
    page.clock.install()
    sit_down(page, game, "person", "person")
    page.wait_for_function(READY)
    if page.locator("#curtain").evaluate("dialog => dialog.open"):
        page.locator("#curtain button").click()
        page.wait_for_function("() => document.querySelector('.prompt').classList.contains('yours')")
    reached = [spot for spot in spots(page) if spot.in_reach]
    looked = page.evaluate(LOOKS)
    spot = next((spot for spot in reached if f'data-place="{spot.place}"' in looked), reached[0])
    page.evaluate("() => { window.heard = 0; addEventListener('click', () => window.heard++, true); }")
    page.mouse.move(spot.x, spot.y)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))  # so that what is pressed is not pressed for long
    page.mouse.down()
    number = page.evaluate(PLAYED_ELSEWHERE)
    page.wait_for_function("(number) => window.latest >= number", arg=number)
    page.mouse.up()
    page.clock.resume()
    page.wait_for_function("() => window.heard === 1")
    page.wait_for_function("() => !document.querySelector('[data-do=undo]').disabled")


@pytest.mark.parametrize("game", osada.names())
def test_against_a_bot_on_a_phone(visitors: Visitors, game: str) -> None:
    page = visitors.come("cs", PHONE)
    sit_down(page, game, "person", "random")
    dice = random.Random(game)
    for _ in range(sample(12, 25)):
        if not is_over(page):
            step(page, dice, finger=True)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    if not is_over(page):
        page.locator("[data-do=log]").tap()
        expect(page.locator("[data-log] li").first).to_be_visible()


def next_mover(*pages: Page) -> Page:
    """Who may play: a page that has just played knows so at once, to the others the news may be on their way."""
    return until(lambda: next((page for page in pages if page.evaluate(READY)), None))


@pytest.mark.parametrize("game", sample(osada.names()[1::2], osada.names()))
def test_two_browsers_by_link(visitors: Visitors, game: str) -> None:
    """Each at a screen of their own, in two languages; no curtain falls between them."""
    host, guest = visitors.come(), visitors.come("pl")
    sit_down(host, game, "person", "link")
    sit(guest, copied(host, "P1"))
    dice = random.Random(game)
    for _ in range(clicks(game)):
        if is_over(host):
            break
        mover = next_mover(host, guest)
        assert not mover.locator("#curtain").evaluate("dialog => dialog.open")
        step(mover, dice, finger=False)
        for page in (host, guest):
            page.wait_for_function("() => !document.querySelector('[data-banner]:not([hidden])')")
    else:
        give_up(host)
    guest.wait_for_function("() => document.querySelector('#over').open")
    expect_true_score_sheet(host, game)
    assert [row[1:] for row in score_sheet(guest)] == [row[1:] for row in score_sheet(host)]
