"""Games by the million: the same on any number of cores, gone on with where they stopped, read as arrays."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import numpy as np
import pytest

import osada
from osada.arena.selfplay import BadDataSet, DataSet, SelfPlay, commit, packed_part, part_file, play
from tests.commands.run import osada as run
from tests.own import OWN


def held(folder: Path, games: int = 6, name: str = "timber-town") -> SelfPlay:
    return SelfPlay(osada.game(name), ["random", "easy"], games, 7, folder, per_part=2)


def test_it_is_the_same_on_any_number_of_cores_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    one, two = held(tmp_path / "one"), held(tmp_path / "two")
    told: list[tuple[int, int]] = []
    one.hold(lambda done, all_: told.append((done, all_)), processes=2)
    assert told[0] == (0, 6) and told[-1] == (6, 6)
    two.open()
    two.keep(1, packed_part(two, 1))
    before = part_file(two.folder, 1).stat().st_mtime_ns
    (two.folder / ".part.killed").write_bytes(b"half a part")
    two.hold(processes=1)
    assert part_file(two.folder, 1).stat().st_mtime_ns == before
    files = sorted(file.name for file in one.folder.glob("[0-9]*.games"))
    assert files == ["00000.games", "00001.games", "00002.games"]
    assert [(one.folder / name).read_bytes() for name in files] == [(two.folder / name).read_bytes() for name in files]


@pytest.mark.parametrize("name", OWN)
def test_games_are_read_as_they_were_played(name: str, tmp_path: Path) -> None:
    count = 1 if name == "hamlet" else 2  # its games are long
    played = held(tmp_path, count, name)
    played.open()
    played.keep(0, packed_part(played, 0))
    (part,) = DataSet(tmp_path).parts()
    games = list(part.games())
    assert games == [play(played, number) for number in range(count)]
    assert [game.players for game in games] == [["random", "easy"], ["easy", "random"]][:count]
    for _, state, action in part.positions():
        assert action in state.actions()
    every = max(1, sum(len(game.moves) for game in games) // 50)
    arrays = part.arrays(every)
    declared = [array.name for array in played.game.observation(2)]
    assert [*arrays] == [*declared, "action_mask", "action", "seat", "score", "win", "game"]
    rows = len(arrays["action"])
    assert all(len(array) == rows for array in arrays.values()) and rows >= 50
    assert arrays["action_mask"][np.arange(rows), arrays["action"]].all()
    first = games[0]
    assert arrays["score"][0] == first.scores[arrays["seat"][0]] and set(arrays["win"]) <= {0.0, 0.5, 1.0}


def test_parts_can_be_shuffled(tmp_path: Path) -> None:
    played = held(tmp_path, 8)
    played.open()
    for number in range(4):
        played.keep(number, packed_part(played, number))
    data = DataSet(tmp_path)
    orders = {tuple(part.file.name for part in data.parts(random.Random(seed))) for seed in range(8)}
    assert len(orders) > 1 and len({frozenset(order) for order in orders}) == 1
    assert [game.number for game in data.games()] == list(range(8))


def test_a_data_set_says_what_it_is_and_takes_no_others(tmp_path: Path) -> None:
    held(tmp_path).open()
    about = DataSet(tmp_path).about
    assert about["components"] == osada.game("timber-town").standard.checksum
    assert {"seed", "commit", "version", "rules", "players", "options"} <= about.keys()
    with pytest.raises(BadDataSet, match="has other games"):
        held(tmp_path, games=9).open()
    (tmp_path / "about.json").write_text(json.dumps(about | {"rules": 99}))
    with pytest.raises(BadDataSet, match="rules 99; here they are 1"):
        DataSet(tmp_path)
    with pytest.raises(BadDataSet, match="no data set"):
        DataSet(tmp_path / "nowhere")


def test_the_commit_is_that_of_the_program_and_of_nothing_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "site-packages" / "osada" / "__init__.py"
    module.parent.mkdir(parents=True)
    module.write_text("")

    def git(*command: str) -> str:
        who = ["-c", "user.name=Eva", "-c", "user.email=eva@example.org"]
        done = subprocess.run(["git", "-C", str(tmp_path), *who, *command], capture_output=True, text=True, check=True)
        return done.stdout.strip()

    monkeypatch.setattr(osada, "__file__", str(module))
    assert commit() is None, "there is no repository"
    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "-m", "one's own work")
    assert commit() is None, "the program is not in it"
    git("add", ".")
    git("commit", "--quiet", "-m", "the program")
    assert commit() == git("rev-parse", "HEAD")
    module.write_text("changed = True")
    assert commit() == git("rev-parse", "HEAD") + "+"


def test_a_broken_part_is_named(tmp_path: Path) -> None:
    held(tmp_path).open()
    part_file(tmp_path, 0).write_bytes(b"no games")
    with pytest.raises(BadDataSet, match=r"00000\.games: no games"):
        list(DataSet(tmp_path).games())


def test_the_command(tmp_path: Path) -> None:
    out = str(tmp_path / "set")
    done = run("selfplay", "timber-town", "--players", "random", "--games", "3", "--out", out, "--part", "2")
    assert done.status == 0 and "3 games of Timber Town" in done.out
    assert len(list(DataSet(out).games())) == 3
    for wrong, said in (
        (("--players", "genius"), "unknown player 'genius'"),
        (("--players", "random,easy,greedy"), "for 2 players, not 3"),
    ):
        done = run("selfplay", "timber-town", "--out", out, "--games", "3", *wrong)
        assert done.status == 2 and said in done.err
