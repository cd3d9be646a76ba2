"""Balanced matches, kept as they end, and what is made of them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import osada
from osada.arena.arena import Arena, BadArena
from osada.arena.match import Match, Played, play, schedule
from osada.arena.pipe import BadEngine
from osada.arena.standings import pairs, standings, wilson
from osada.core import record as records
from tests.patience import PATIENCE, until

GAME = "kingdom-builder"
COMMAND = str(Path(sys.executable).with_name("osada"))


def arena(folder: Path, games: int = 2, seed: int = 3) -> Arena:
    return Arena(osada.game(GAME), ["random", "easy"], 2, games, seed, folder)


@pytest.mark.parametrize(
    ("names", "seats", "games"),
    [("ab", 2, 7), ("abc", 2, 10), ("abcd", 3, 9), ("ab", 3, 5), ("ab", 4, 5), ("abc", 4, 5)],
)
def test_everybody_meets_everybody_in_every_seat_with_the_same_deals(names: str, seats: int, games: int) -> None:
    matches = schedule(list(names), seats, games)
    assert [match.number for match in matches] == list(range(len(matches)))
    sat = Counter((name, seat) for match in matches for seat, name in enumerate(match.players))
    assert len(set(sat.values())) == 1 and set(sat) == {(name, seat) for name in names for seat in range(seats)}
    played = Counter(name for match in matches for name in match.players)
    assert min(played.values()) >= games
    deals: dict[str, list[tuple[str, ...]]] = {}
    for match in matches:
        deals.setdefault(match.deal, []).append(match.players)
    for seatings in deals.values():
        assert len(seatings) == seats and len({tuple(sorted(seating)) for seating in seatings}) == 1
    met = Counter(
        frozenset((one, other)) for match in matches for one in match.players for other in match.players if one < other
    )
    assert len(set(met.values())) == 1


def test_everybody_sits_behind_everybody() -> None:
    for seats in (3, 4):
        matches = schedule(list("abcd")[:seats], seats, 24)
        behind = Counter(
            (name, match.players[seat - 1]) for match in matches for seat, name in enumerate(match.players)
        )
        assert len(behind) == seats * (seats - 1) and len(set(behind.values())) == 1


def test_a_match_stops_where_a_simulation_would(monkeypatch: pytest.MonkeyPatch) -> None:
    hamlet = osada.game("hamlet")
    monkeypatch.setattr(type(hamlet), "lasts_too_long", lambda self, state: state.key() is not None)
    played, _ = play(hamlet, Match(0, "deal", ("random", "random")), 1)
    assert played.capped and sum(played.turns) == 0


def test_a_match_is_a_game_that_can_be_replayed_and_is_always_the_same() -> None:
    match = Match(4, "deal", ("greedy", "hard:3"))
    (first, record), (again, same) = (play(osada.game(GAME), match, 9) for _ in range(2))
    assert record == same and first.scores == again.scores and first.shares == again.shares
    final = records.last_position(records.parse(record))
    assert [score["total"] for score in final.scores()] == list(first.scores)
    assert sum(first.shares) == 1 and all(turns > 5 for turns in first.turns)
    mirrored, other = play(osada.game(GAME), Match(5, "deal", ("hard:3", "greedy")), 9)
    assert _set_up(other) == _set_up(record) and mirrored.players != first.players


def _set_up(record: str) -> list[str]:
    """What chance showed before the first action."""
    body = records.parse(record).body
    return body[: next(number for number, line in enumerate(body) if not line.startswith(">"))]


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    first = arena(tmp_path).hold(processes=1)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "00000.json", "00000.record", "00001.json", "00001.record", "arena.json",
    ]  # fmt: skip
    (tmp_path / "00001.json").unlink()
    kept = (tmp_path / "00000.json").stat().st_mtime_ns
    told: list[tuple[int, int]] = []
    again = arena(tmp_path).hold(lambda done, count: told.append((done, count)), processes=1)
    assert [game.scores for game in again] == [game.scores for game in first]
    assert (tmp_path / "00000.json").stat().st_mtime_ns == kept
    assert told == [(1, 2), (2, 2)]
    more = arena(tmp_path, games=4).hold(processes=1)
    assert [game.scores for game in more[:2]] == [game.scores for game in first] and len(more) == 4


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    arena(tmp_path).open()
    (tmp_path / "00000.json").write_text("{")
    with pytest.raises(BadArena, match="no file of an arena"):
        arena(tmp_path).open()
    with pytest.raises(BadArena, match=r"another arena \(seed 3, not 4"):
        arena(tmp_path, seed=4).open()


def test_what_else_lies_in_the_folder_is_told_from_games(tmp_path: Path) -> None:
    """The answer of ``--json`` may be kept there; a game of others, or something that only looks like one, may not."""
    arena(tmp_path).hold(processes=1)
    (tmp_path / "standings.json").write_text('{"standings": []}')
    arena(tmp_path).hold(processes=1)
    (tmp_path / "00007.json").write_text('{"standings": []}')
    with pytest.raises(BadArena, match=r"00007\.json: no game of an arena"):
        arena(tmp_path).hold(processes=1)
    (tmp_path / "00007.json").write_text("[7]")
    with pytest.raises(BadArena, match=r"00007\.json: no file of an arena"):
        arena(tmp_path).hold(processes=1)
    (tmp_path / "00007.json").unlink()
    file = tmp_path / "00001.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"players": ["random", "easy"]}))
    with pytest.raises(BadArena, match="game 1 is one of random, easy, not of easy, random"):
        arena(tmp_path).hold(processes=1)


def _can_be_interrupted() -> None:
    """Even where the tests run in the background, and with them what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    command = [COMMAND, "arena", GAME, "--players", "greedy,hard:30", "--folder", str(tmp_path), "--json", "--games"]
    with subprocess.Popen(
        [*command, "4000"],
        stdout=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=_can_be_interrupted,  # noqa: PLW1509  # no other thread runs here
    ) as process:
        until(lambda: list(tmp_path.glob("0*.json")))
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) != 0
    done = {file.name: file.read_text("utf-8") for file in tmp_path.glob("0*.json")}
    count = len(done) + len(done) % 2 + 4
    answer = json.loads(subprocess.run([*command, str(count)], check=True, stdout=subprocess.PIPE).stdout)
    assert done and all((tmp_path / name).read_text("utf-8") == text for name, text in done.items())
    assert [one["games"] for one in answer["standings"]] == [count, count]
    assert sum(one["wins"] for one in answer["standings"]) == count
    assert set(answer["standings"][0]) == {
        "player", "games", "wins", "mean_score", "rating", "interval", "seconds_per_turn",
    }  # fmt: skip


def test_a_killed_arena_leaves_no_process_behind(tmp_path: Path) -> None:
    command = [COMMAND, "arena", GAME, "--players", "greedy,hard:9999", "--folder", str(tmp_path), "--processes", "1"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        players = until(lambda: _players(process.pid))
        process.kill()
    until(lambda: not any(map(_lives, players)))


def test_an_arena_whose_process_is_killed_says_so(tmp_path: Path) -> None:
    command = [COMMAND, "arena", GAME, "--players", "greedy,hard:9999", "--folder", str(tmp_path), "--processes", "1"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        (player,) = until(lambda: _players(process.pid))
        os.kill(player, signal.SIGKILL)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2 and "was killed" in said and str(tmp_path) in said
    assert "Traceback" not in said


def _players(pid: int) -> list[int]:
    """The processes in which bots play; Python's own tracker is none."""
    children = [child for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "random"], "expected two or more different bots"),
        (["--players", "random,random"], "expected two or more different bots"),
        (["--players", "random,oracle"], "unknown player 'oracle'; there are random, easy"),
        (["--players", "random,easy", "--games", "0"], "--games: expected 1 or more, not 0"),
        (["--players", "random,easy", "--seats", "7"], "is for 2 to 4 players, not 7"),
    ],
)
def test_what_cannot_be_held_is_said(arguments: list[str], message: str) -> None:
    answer = subprocess.run([COMMAND, "arena", GAME, *arguments], check=False, capture_output=True, text=True)
    assert answer.returncode == 2 and message in answer.stderr and not answer.stdout


def game(number: int, players: str, *shares: float) -> Played:
    count = len(players)
    return Played(number, tuple(players), shares, (10,) * count, (2.0,) * count, (4,) * count)


def test_standings_and_pairs() -> None:
    games = [game(n, "ab", 1, 0) for n in range(30)] + [game(30, "ba", 0.5, 0.5)]
    best, other = standings(["b", "a"], games)
    assert (best.player, best.games, best.wins, best.mean_score) == ("a", 31, 30.5, 10)
    assert best.interval[0] < best.rating < best.interval[1] and best.interval[0] > other.interval[1]
    assert best.seconds_per_turn == 0.5
    (a_b,) = [pair for pair in pairs(["a", "b"], games) if pair.player == "a"]
    assert (a_b.games, a_b.share) == (31, 0.984)


def test_who_sits_in_several_seats_is_rated_too() -> None:
    names = ["a", "b"]
    games = [
        game(match.number, "".join(match.players), *_won_by("b", match.players)) for match in schedule(names, 3, 40)
    ]
    best, other = standings(names, games)
    assert best.player == "b" and best.interval[0] > other.interval[1]
    (b_a,) = [pair for pair in pairs(names, games) if pair.player == "b"]
    assert b_a.share == 1
    fair = [
        game(number, "".join(match.players), *(float(seat == number % 3) for seat in range(3)))
        for number, match in enumerate(schedule(names, 3, 40))
    ]
    assert all(pair.share == pytest.approx(0.5, abs=0.05) for pair in pairs(names, fair))


def _won_by(name: str, players: tuple[str, ...]) -> list[float]:
    return [(sitting == name) / players.count(name) for sitting in players]


def test_only_games_that_one_of_two_won_count_for_their_pair() -> None:
    games = [game(0, "abc", 1, 0, 0), game(1, "abc", 0, 0, 1), game(2, "abc", 0.5, 0.5, 0)]
    (found,) = [pair for pair in pairs("abc", games) if (pair.player, pair.against) == ("a", "b")]
    assert (found.games, found.share) == (2, 0.75)


def test_the_interval_is_wilsons() -> None:
    """Values of the formula as textbooks give them: 8 of 10 and 0 of 10."""
    assert wilson(8, 10) == (0.49, 0.943)
    assert wilson(0, 10) == (0.0, 0.278)


ENGINE = f"{sys.executable} {Path(osada.__file__).parent / 'arena' / 'engine.py'}"


@pytest.mark.parametrize("game", osada.names())
def test_an_engine_over_a_pipe_plays_as_the_bot_does(game: str) -> None:
    """The same choices by the same seeds: the engine has followed the whole game, its chance included."""
    here = Match(0, "deal", ("easy", "easy"))
    piped, record = play(osada.game(game), here, 4, {"easy": f"{ENGINE} easy"})
    own, same = play(osada.game(game), here, 4)
    assert record == same and piped.scores == own.scores


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("/nowhere/engine", "No such file"),
        (f"{sys.executable} -c 0", "has ended without an answer"),
        (f"{sys.executable} -c 'print(7)'", "7"),
        (f"{sys.executable} -c 'print(\"end\")'", "end is not allowed now"),
    ],
)
def test_an_engine_that_does_not_play_is_named(command: str, why: str) -> None:
    with pytest.raises(BadEngine, match=why):
        play(osada.game(GAME), Match(0, "deal", ("it", "easy")), 1, {"it": command})
