"""Players of somebody's own at a table: allowed by the server's owner, told what their seat knows, and harmless."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import osada
from osada.core.game import State
from osada.core.table import Table
from osada.players import SUBSTITUTE
from osada.players.base import NOTHING, Spent
from osada.players.own import BadOwn, read_own
from osada.server import driver as drivers
from osada.server.bounds import Bounds
from osada.server.driver import TRIES
from osada.server.hall import Hall
from osada.server.live import LiveTable
from osada.server.loading import Seat
from osada.server.updates import Eyes, document
from osada.server.workers import BotFailed
from tests.commands.run import fails
from tests.commands.run import osada as run
from tests.patience import PATIENCE, become, until
from tests.server.browser import GAME, LOG_LINE, Browser, Server, serving

MY_BOTS = Path(__file__).parents[2] / "examples" / "my_bots"
PROGRAM = f"{sys.executable} {MY_BOTS / 'any_program.py'}"
HERE = __name__


class First(osada.Player):
    """Takes the first action, and keeps in its process how often it has thought."""

    thoughts = 0

    def think(self, state: State) -> Sequence[int]:
        First.thoughts += 1
        return state.actions()[:1]


class Fails(osada.Player):
    def think(self, state: State) -> Sequence[int]:
        raise ZeroDivisionError("my own fault")


class LiesAtOnce(osada.Player):
    """Goes round what players share."""

    def plan(self, state: State) -> list[int]:
        return [next(action for action in range(9999) if action not in state.actions())]

    def think(self, state: State) -> Sequence[int]:
        return []


class Dreams(osada.Player):
    def think(self, state: State) -> Sequence[int]:
        while True:
            pass


OWN = {f"{HERE}.{name}": "" for name in ("First", "Fails", "LiesAtOnce", "Dreams")}
PROGRAMS = {
    "mine": PROGRAM,
    "mute": f"{sys.executable} -c 0",
    "rude": f"{sys.executable} -c 'print(7)'",
    "slow": f"{sys.executable} -c 'while True: pass'",
}


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setattr(drivers, "PAUSES", (0.0,))
    opened = Hall(tmp_path / "data", bots=1, bounds=Bounds(thought=PATIENCE), own={**OWN, **PROGRAMS})
    yield opened
    opened.close()


async def table_with(hall: Hall, bot: str) -> LiveTable:
    """A table where a bot begins, and then a person plays."""
    table = Table(osada.game(GAME), 2, 5, {"first": "seat-1"}, names=["It", "You"])
    live = await hall.find(await hall.make(table, [Seat("bot", "It", bot), Seat("person", "You")], "me"))
    assert live is not None
    return live


def turn_of(hall: Hall, bot: str) -> LiveTable:
    """The table after the bot's turn."""

    async def play() -> LiveTable:
        live = await table_with(hall, bot)
        await become(lambda: live.table.seat == 1)
        live.driver.stop()
        return live

    return asyncio.run(play())


@pytest.mark.parametrize("bot", [f"{HERE}.First", "mine"])
def test_a_class_and_a_program_play(hall: Hall, bot: str) -> None:
    live = turn_of(hall, bot)
    assert not live.driver.stuck and not live.driver.faults and live.number > 1


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (f"{HERE}.Fails", "its program has failed"),
        ("mute", "its program has failed"),
        (f"{HERE}.LiesAtOnce", "it wanted what is not allowed"),
        ("rude", "it wanted what is not allowed"),
        ("nobody.Allowed", "this server does not let it play any more"),
    ],
)
def test_what_fails_or_lies_says_so_at_the_table_and_the_game_goes_on(hall: Hall, bot: str, fault: str) -> None:
    live = turn_of(hall, bot)
    assert live.driver.stuck == {0} and document(live, Eyes(1, "en"), None, 0)["players"][0]["fault"] == fault
    assert not live.table.resigned and live.bot(0) == bot, "it has lost nothing, and may try again"


def test_a_good_bot_chooses_instead(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def think(state: State, name: str, *more: object) -> tuple[list[int], Spent]:
        asked.append(name)
        if name != SUBSTITUTE:
            raise BotFailed("my own fault", "")
        return state.actions()[-1:], NOTHING

    monkeypatch.setattr(hall.workers, "think", think)
    live = turn_of(hall, f"{HERE}.Fails")
    assert asked[: TRIES + 1] == [f"{HERE}.Fails"] * TRIES + [SUBSTITUTE]
    assert asked.count(SUBSTITUTE) == live.number, "it tries every choice itself first"


@pytest.mark.parametrize("bot", [f"{HERE}.Dreams", "slow"])
def test_what_thinks_for_ever_is_ended(hall: Hall, bot: str) -> None:
    hall.workers.limit = 0.2
    live = turn_of(hall, bot)
    assert live.driver.faults == {0: "too-long"} and hall.workers.thinking == 0
    assert not hall.workers._own_idle


def test_the_prompt_says_it_in_every_language(hall: Hall) -> None:
    async def look() -> list[str]:
        live = await table_with(hall, f"{HERE}.First")
        live.driver.stop()
        live.driver.faults = {0: "too-long"}
        return [str(document(live, Eyes(1, language), None, 0)["prompt"]) for language in ("en", "cs", "pl")]

    english, *others = asyncio.run(look())
    assert english == "It: it has thought for too long; Greedy chooses instead" and english not in others


def test_a_process_that_has_run_their_code_thinks_for_nobody_else(hall: Hall) -> None:
    """It could tell one seat what another one has in its hand."""

    async def think() -> None:
        state = osada.game(GAME).start(2, 3)
        seen = {}
        for keeper in ("a 0", "a 1", "a 0"):
            await hall.workers.think(state, f"{HERE}.First", 1, keeper=keeper)
            seen[keeper] = hall.workers._own_idle[f"{HERE}.First {keeper}"].process.pid
        await hall.workers.think(state, "greedy", 1)
        kept = {worker.process.pid for lane in (hall.workers._any, hall.workers._kept) for worker in lane.idle}
        assert len(set(seen.values())) == 2 and not kept & {*seen.values()}

    asyncio.run(think())


def test_what_is_no_player_is_refused_when_the_server_starts() -> None:
    for given, said in (
        ("greedy", "expected a class like my_bots.Clever, or NAME=COMMAND, not 'greedy'"),
        ("easy=python bot.py", "there is a player easy already"),
        ("=python bot.py", "expected NAME=COMMAND"),
    ):
        with pytest.raises(BadOwn, match=said):
            read_own([given])
    fails(run("serve", "--allow-players", "no_such.Bot"), "no player 'no_such.Bot': No module named 'no_such'")


def test_a_server_offers_them_where_its_owner_allows_it(
    shared: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Browser(shared)
    assert "my_bots.Clever" not in plain.http.get(f"/new/{GAME}").text
    refused = plain.http.post(f"/new/{GAME}", data={"seat-0": "person", "seat-1": "my_bots.Clever"})
    assert refused.status_code == 400
    monkeypatch.chdir(MY_BOTS)
    allowed = ("--allow-players", "my_bots.Clever", "--allow-players", f"mine={PROGRAM}")
    with serving(tmp_path / "data", "--rate", "2000", "--thought", str(PATIENCE), *allowed) as server:
        host = Browser(server)
        form = host.http.get(f"/new/{GAME}").text
        assert '<option value="my_bots.Clever"' in form and ">Bot: Clever<" in form and ">Bot: mine<" in form
        table = host.make("person", "my_bots.Clever", "mine", first=2)
        until(lambda: host.now(table)["seat"] == 0, server.log)
        assert [player["name"] for player in host.now(table)["players"]][1:] == ["Clever 2", "mine 3"]
        assert not any(player["stuck"] for player in host.now(table)["players"])
    assert not LOG_LINE.search(server.log())
