"""Games for OpenSpiel, in an environment that has it: see `tests.envs.in_openspiel`."""

from __future__ import annotations

import subprocess

import pytest

from osada.testing.sample import sample
from tests.environments import ROOT, heavy
from tests.own import OWN

pytestmark = pytest.mark.xdist_group("openspiel")  # one process makes the environment

LONG = {"hamlet"}
"""A search through its long games takes a minute."""


@pytest.mark.parametrize(
    "checks",
    [
        [f"simulates:{game}" for game in OWN],
        [f"plays:{game}" for game in OWN],
        [f"is_searched:{game}" for game in sample(sorted({*OWN} - LONG), list(OWN))],
        [f"resamples:{game}" for game in OWN],
        ["takes_parameters:timber-town"],
        [f"is_as_it_was:{game}" for game in OWN],
    ],
    ids=lambda checks: checks[0].partition(":")[0],
)
def test_in_openspiel(checks: list[str]) -> None:
    """OpenSpiel's own test, explicit chance and serialization, its own search, and parameters."""
    command = [str(heavy("openspiel")), "-m", "tests.envs.in_openspiel", *checks]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert [line.replace(" ", ":", 1) for line in done.stdout.splitlines()] == checks, done.stderr[-2000:]
    assert done.returncode == 0


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_a_playthrough(game: str) -> None:
    file = ROOT / "tests" / "envs" / "playthroughs" / f"osada_{game.replace('-', '_')}.txt"
    assert file.read_text("utf-8").splitlines()[-1].startswith("returns ")
