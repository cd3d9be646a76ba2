"""Training: what is learned from, what goes on where it stopped, and a network that knows more than the guess."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

import osada
from osada.arena.train import BadTraining, Training, play_batch
from osada.players.learned import Value
from tests.arena.test_learned import value
from tests.commands.run import fails
from tests.commands.run import osada as run
from tests.environments import ROOT, heavy

GAME = osada.game("kingdom-builder")


def test_the_same_settings_play_the_same_games(tmp_path: Path) -> None:
    batches = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        training = Training(GAME, 2, 1, 1, 5, tmp_path / name)
        value(tmp_path / "random.npz")
        play_batch(training, 1, 0, tmp_path / "random.npz")
        with np.load(training.batch(1, 0)) as held:
            batches.append({part: held[part] for part in held})
    one, other = batches
    assert all((one[part] == other[part]).all() for part in one)
    assert len(one["rows"]) == len(one["ahead"]) > 10 and {*np.sign(one["ahead"])} >= {-1, 1}


def test_a_folder_has_one_training(tmp_path: Path) -> None:
    Training(GAME, 2, 1, 2, 5, tmp_path)._open()
    with pytest.raises(BadTraining, match="has another training \\(games 2, not 3\\)"):
        Training(GAME, 2, 1, 3, 5, tmp_path)._open()
    fails(run("train", "kingdom-builder", "--out", str(tmp_path), "--players", "7"), "not 7")


def test_osada_train_makes_a_player_and_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "trained"
    command = [str(heavy("learn").with_name("osada")), "train", "kingdom-builder", "--out", str(out), "--games", "3"]
    for rounds in ("1", "2"):
        done = subprocess.run([*command, "--rounds", rounds], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0 and done.stdout == f"learned:{out / 'weights.npz'}\n", done.stderr[-2000:]
        if rounds == "1":
            kept = (out / "round-00.npz").stat().st_mtime_ns, (out / "games-00-0000.npz").stat().st_mtime_ns
    assert kept == ((out / "round-00.npz").stat().st_mtime_ns, (out / "games-00-0000.npz").stat().st_mtime_ns)
    learned = Value.read(out / "round-00.npz")
    with np.load(out / "games-00-0000.npz") as held:
        rows, ahead = held["rows"], held["ahead"]
    assert ((learned.of(rows) - ahead) ** 2).mean() < ((rows[:, 0] - ahead) ** 2).mean(), "it knows more than the guess"
    players = f"learned:{out / 'weights.npz'},random"
    held_here = run(
        "arena", "kingdom-builder", "--players", players, "--games", "4", "--json", "--folder", str(tmp_path / "arena")
    )
    assert held_here.status == 0 and '"wins": 4.0' in held_here.out, held_here.err


def test_it_stops_before_it_knows_its_games_by_heart(tmp_path: Path) -> None:
    command = [str(heavy("learn")), "-m", "tests.arena.in_learn", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert float(done.stdout) < 1.2, "times as far off as the guess, where there is nothing to be learned"
