"""Games on Ray are those of one process, whichever workers die: see `tests.arena.in_ray`."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

import osada
from osada.arena import running
from osada.arena.arena import Arena, BadArena
from osada.arena.selfplay import packed_part
from tests.arena.in_ray import GAMES, held
from tests.environments import ROOT, heavy


def test_games_on_ray_are_those_of_one_process_although_its_workers_are_killed(tmp_path: Path) -> None:
    command = [str(heavy("ray")), "-m", "tests.arena.in_ray", str(tmp_path)]
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}  # Ray lets nobody in without one
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ | token)
    assert done.returncode == 0, done.stderr[-2000:]
    here = held(tmp_path / "here")
    here.open()
    for number in range(GAMES):
        here.keep(number, packed_part(here, number))
    files = [sorted((tmp_path / folder).glob("*.games")) for folder in ("ray", "here")]
    assert [file.read_bytes() for file in files[0]] == [file.read_bytes() for file in files[1]] and len(
        files[0]
    ) == GAMES
    games = Arena(osada.game("timber-town"), ["random", "easy"], 2, 2, 7, tmp_path / "one").hold(processes=1)
    assert (tmp_path / "scores").read_text() == str([game.scores for game in games])


def test_a_place_that_is_none_is_refused(tmp_path: Path) -> None:
    arena = Arena(osada.game("timber-town"), ["random", "easy"], 2, 2, 7, tmp_path)
    with pytest.raises(BadArena, match="expected ray or ray://HOST:PORT, not 'spark'"):
        arena.hold(on="spark")


class Reluctant:
    """Ray that does not let somebody in so often."""

    def __init__(self, refusals: int, says: str) -> None:
        self.refusals = refusals
        self.says = says
        self.asked = 0

    def init(self, *_: object, **__: object) -> None:
        self.asked += 1
        if self.asked <= self.refusals:
            raise ConnectionError(self.says)

    def shutdown(self) -> None:
        pass


@pytest.mark.parametrize(
    ("says", "refusals", "asked", "connected"),
    [
        (f"RuntimeError: {running.NOT_LET_IN}. See a file.", 2, 3, True),
        (f"RuntimeError: {running.NOT_LET_IN}. See a file.", 3, 3, False),
        ("ray client connection timeout", 1, 1, False),
    ],
)
def test_a_cluster_that_lets_nobody_in_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, says: str, refusals: int, asked: int, connected: bool
) -> None:
    ray = Reluctant(refusals, says)
    monkeypatch.setitem(sys.modules, "ray", ray)  # few have it
    if connected:
        assert running._connected("ray://here:1", 1) is ray
    else:
        with pytest.raises(running.BadCluster, match=says):
            running._connected("ray://here:1", 1)
    assert ray.asked == asked
