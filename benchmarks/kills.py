"""A server that is killed again and again while people and bots play: nothing acknowledged is lost or doubled.

.venv/bin/python -m benchmarks.kills --kills 500
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread

import httpx

import osada
from tests.server.browser import Browser, Server

LONGEST = 5.0
"""Seconds between two kills."""
AT_ONCE = 3
"""So many tables are played at the same time: a server that was just started draws each game for the first time."""
AWAY = (httpx.TransportError, httpx.StreamError)


@dataclass(eq=False)
class Game:
    """A table where one browser plays the seats of people; every command is sent twice, as after a dropped line."""

    browser: Browser
    table: str
    chance: random.Random
    acknowledged: dict[int, tuple[str, int, int | None]] = field(default_factory=dict)
    """What was answered with 200: kind, seat and action by the number of the entry."""
    kills: int = 0
    over: bool = False

    def play_until_it_dies(self) -> None:
        """Play what is offered, and sometimes take something back."""
        try:
            while not self.over:
                self._step()
        except AWAY:
            return

    def _step(self) -> None:
        now = self.browser.now(self.table)
        self.over = bool(now["over"])
        actions = [offer[0] for offers in now["places"].values() for offer in offers]
        if not actions or now["viewer"] is None:
            time.sleep(0.02)  # a bot's turn
            return
        undo = now["undo"] and self.chance.random() < 0.1
        kind, action = ("undo", None) if undo else ("play", self.chance.choice(actions))
        command = {"seat": now["viewer"], "answers": now["number"]} | ({} if undo else {"action": action})
        for _ in range(2):
            if self.browser.command(self.table, kind, **command).status_code == 200:
                self.acknowledged[now["number"] + 1] = (kind, now["viewer"], action)

    def faults(self, server: Server, bots: set[int]) -> list[str]:
        """What is wrong with what is stored."""
        journal = server.journal(self.table)
        found = []
        if [number for number, *_ in journal] != list(range(1, len(journal) + 1)):
            found.append("a hole, or an entry twice")
        kept = {number: (kind, seat, action if kind == "play" else None) for number, kind, seat, action in journal}
        found += [f"entry {number} is lost" for number, what in self.acknowledged.items() if kept.get(number) != what]
        unanswered = {number for number, (_, seat, _) in kept.items() if seat not in bots} - self.acknowledged.keys()
        if len(unanswered) > self.kills:  # at each kill one command may have been under way
            found.append(f"{len(unanswered)} entries that nobody asked for in {self.kills} kills")
        return found


KINDS = [*((name, "person") for name in osada.names()), (osada.names()[0], "easy")]
"""A table of two people of every game, and one with a bot."""


def begun(server: Server, kind: tuple[str, str], chance: random.Random) -> tuple[Game, set[int]]:
    """A new table of a kind, and the seats of its bots."""
    browser, (name, other) = Browser(server), kind
    return Game(browser, browser.make("person", other, game=name), chance), {1} if other == "easy" else set()


def answered(tables: list[tuple[Game, set[int]]]) -> int:
    """How many commands have been acknowledged."""
    return sum(len(game.acknowledged) for game, _ in tables)


def kill(server: Server, tables: list[tuple[Game, set[int]]], chance: random.Random) -> list[str]:
    """Let some of them play, kill the server at some moment, start it again; what is wrong then with any of them."""
    playing = [game for game, _ in chance.sample(tables, AT_ONCE)]
    threads = [Thread(target=game.play_until_it_dies) for game in playing]
    for thread in threads:
        thread.start()
    enough, end = answered(tables) + chance.randrange(1, 30), time.monotonic() + LONGEST
    while answered(tables) < enough and time.monotonic() < end:
        time.sleep(0.001)
    server.kill()
    for thread in threads:
        thread.join()
    server.start()
    found = []
    for game, bots in tables:
        game.kills += game in playing
        found += [f"{game.table}: {fault}" for fault in game.faults(server, bots)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop earlier, after so many")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance, end = random.Random(given.seed), time.monotonic() + 60 * given.minutes
    done, acknowledged, began = 0, 0, time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", "--rate", "100000", "--bots", "1")
        server.start()
        tables = [begun(server, kind, chance) for kind in KINDS]
        while done < given.kills and time.monotonic() < end:
            faults = kill(server, tables, chance)
            done += 1
            if faults:
                sys.exit(f"kill {done}: {'; '.join(faults)}")
            for number, (game, _) in enumerate(tables):  # a game that is over makes room for another: all are played
                if game.over:
                    acknowledged += len(game.acknowledged)
                    game.browser.http.close()
                    tables[number] = begun(server, KINDS[number], chance)
        acknowledged += answered(tables)
        server.dismiss()
        server.stop()
    each = (time.monotonic() - began) / max(1, done)
    print(f"{done} kills, {acknowledged} acknowledged commands, none lost, none doubled; {each:.1f} s a kill")


if __name__ == "__main__":
    main()
