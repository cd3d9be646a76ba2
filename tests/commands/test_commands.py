"""games, components, simulate, replay: what they print, and what they say when something is wrong."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

import osada as package
from tests.commands.run import OSADA, fails, osada

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "kingdom-builder-first-game-2-players.record"


def test_help_and_version() -> None:
    assert all(name in osada("--help").out for name in ("games", "score", "components", "simulate", "replay", "play"))
    for name in ("games", "score", "components", "simulate", "replay", "play"):
        outcome = osada(name, "--help")
        assert outcome.status == 0 and "--language" in outcome.out
    assert osada("--version").out.strip() == package.__version__


def test_games_are_listed_in_the_language_asked_for() -> None:
    assert "kingdom-builder: Kingdom Builder, 2–4 players" in osada("games").out
    assert "Herní deska" in osada("games", "--language", "cs").out
    assert "Plansza" in osada("games", LANG="pl_PL.UTF-8").out
    listed = json.loads(osada("games", "--json").out)
    assert [game["name"] for game in listed] == package.names()
    one = next(game for game in listed if game["name"] == "kingdom-builder")
    assert one["players"] == [2, 4] and one["actions"] == 1209


def test_a_game_for_one_number_of_players_says_that_number_alone() -> None:
    for language, said in (("en", "{} players"), ("cs", "počet hráčů: {}"), ("pl", "liczba graczy: {}")):
        listed = osada("games", "--language", language).out.splitlines()
        for name in package.names():
            least, most = package.game(name).seats[0], package.game(name).seats[-1]
            players = said.format(least if least == most else f"{least}–{most}")
            assert [line for line in listed if line.startswith(f"{name}: ") and line.endswith(f", {players}")], name
    alone = next(name for name in package.names() if len(package.game(name).seats) == 1)
    only = package.game(alone).seats[0]
    fails(osada("simulate", alone, "--players", str(only + 1)), f"{alone} is for {only} players, not {only + 1}")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], 'Unknown command "chess"'),
        (["games", "--languge", "cs"], "Unknown option: --languge. Did you mean --language?"),
        (["games", "--language", "de"], "de"),
        (["simulate"], "game"),
        (["simulate", "chess"], f"unknown game 'chess'; there are {', '.join(package.names())}"),
        (["simulate", "kingdom-builder", "--players", "5"], "kingdom-builder is for 2 to 4 players, not 5"),
        (["simulate", "kingdom-builder", "--seconds", "0"], "--seconds: expected more than 0, not 0"),
        (["simulate", "kingdom-builder", "--seconds", "nan"], "--seconds: expected more than 0, not nan"),
        (["simulate", "kingdom-builder", "--seed", "-1"], "--seed: expected 0 to 2**128 - 1, not -1"),
        (["components", "chess"], "unknown game 'chess'"),
        (["components", "kingdom-builder", "--export", "a", "--check", "b"], "one of --export, --check, --new"),
        (["components", "kingdom-builder", "--check", "/nowhere"], "/nowhere: cannot be read"),
        (["replay", "/nowhere"], "/nowhere: No such file or directory"),
        (["play"], f"which game? There are {', '.join(package.names())}"),
        (["play", "chess"], "unknown game 'chess'"),
        (
            ["play", "kingdom-builder", "--seats", "you"],
            "--seats: kingdom-builder is for 2 to 4 players, not 1",
        ),
        (
            ["play", "kingdom-builder", "--seats", "you,ghost"],
            "unknown 'ghost'; there are you, random, easy",
        ),
        (["play", "kingdom-builder", "--option", "edge"], "an option is NAME=VALUE, not 'edge'"),
        (["play", "kingdom-builder", "--option", "edge=x"], "option edge: expected all | outermost; not 'x'"),
        (["play", "kingdom-builder", "--components", "/nowhere"], "/nowhere: cannot be read"),
        (["play", "kingdom-builder", "--continue", str(RECORD)], "--continue takes game, seed, options"),
    ],
)
def test_errors_are_one_line_that_says_what_is_wrong(arguments: list[str], message: str) -> None:
    fails(osada(*arguments), message)


def test_a_component_set_is_exported_edited_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    exported = osada("components", "kingdom-builder", "--export", str(file))
    assert exported.status == 0 and exported.out == ""
    assert osada("components", "kingdom-builder", "--export", "-").out == file.read_text("utf-8")
    assert "can be played with" in osada("components", "kingdom-builder", "--check", str(file)).out
    file.write_text(file.read_text("utf-8").replace("ddcwwtttgg", "ddcwwtttg?", 1), "utf-8")
    outcome = osada("components", "kingdom-builder", "--check", str(file))
    fails(outcome, "sectors.farm[1]: unknown letter '?'")


def test_every_fault_of_a_component_set_has_a_line_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    osada("components", "kingdom-builder", "--export", str(file))
    document = json.loads(file.read_text("utf-8"))
    for sector in document["contents"]["sectors"].values():
        sector[0] = "?" + sector[0][1:]
    file.write_text(json.dumps(document), "utf-8")
    outcome = osada("components", "kingdom-builder", "--check", str(file))
    lines = outcome.err.splitlines()
    assert outcome.status == 2 and all(line.startswith("osada: ") for line in lines)
    for name in document["contents"]["sectors"]:
        assert [line for line in lines if line.startswith(f"osada: sectors.{name}[1]: unknown letter '?'")]
    assert len(lines) == 8


def test_simulations_say_how_fast() -> None:
    outcome = osada("simulate", "kingdom-builder", "--players", "3", "--seconds", "0.2", "--seed", "7", "--json")
    assert outcome.err == ""
    figures = json.loads(outcome.out)
    assert figures["games"] > 0 and figures["capped"] == 0 and len(figures["mean_scores"]) == 3
    longest, shortest = figures["cpu_seconds"] + 0.0005, figures["cpu_seconds"] - 0.0005  # it is rounded
    for what in ("games", "actions"):
        assert figures[what] / longest - 0.05 <= figures[f"{what}_per_second"] <= figures[what] / shortest + 0.05
    assert figures["calibration"] > 0
    assert "games/s" in osada("simulate", "kingdom-builder", "--seconds", "0.1").out


def test_a_record_is_verified_and_its_table_shown() -> None:
    outcome = osada("replay", str(RECORD))
    assert outcome.status == 0 and outcome.err == ""
    assert "The game is over." in outcome.out and "all as the rules say." in outcome.out
    assert "Hra skončila." in osada("replay", "-", "--language", "cs", given=RECORD.read_text("utf-8")).out


def test_a_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    assert "Round 1." in osada("replay", str(RECORD), "--at", "2").out
    fails(osada("replay", str(RECORD), "--at", "9999"), "--at: the record has")


def test_a_record_that_the_rules_do_not_follow(tmp_path: Path) -> None:
    file = tmp_path / "bad.record"
    lines = RECORD.read_text("utf-8").splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("build"))
    lines[number] = "build 0,0"
    file.write_text("\n".join(lines), "utf-8")
    fails(osada("replay", str(file)), f"line {number + 1}: build 0,0: KB-")


def test_a_pipe_that_is_closed_early_is_no_error() -> None:
    done = subprocess.run(f"{OSADA} games | head -1", shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("target", ["", ".", "/"])
def test_exporting_to_what_is_no_file(target: str) -> None:
    outcome = osada("components", "kingdom-builder", "--export", target)
    assert outcome.status == 2 and outcome.err.startswith("osada: ") and "Traceback" not in outcome.err


def test_special_files_are_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    fails(osada("components", "kingdom-builder", "--export", str(tmp_path / "pipe")), "is no ordinary file")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    assert osada("components", "kingdom-builder", "--export", str(tmp_path / "link.json")).status == 0
    assert (tmp_path / "link.json").is_symlink() and (tmp_path / "real.json").exists()


@pytest.mark.parametrize("streams", ["<&-", "2>&-", ">/dev/full", "<&- 2>&-"])
def test_streams_that_are_closed_or_full_are_no_reason_for_a_trace(streams: str) -> None:
    for command in ("games", "score -", "simulate kingdom-builder --seconds 0.05"):
        done = subprocess.run(
            f"{OSADA} {command} {streams}",
            shell=True,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        assert "Traceback" not in done.stderr + done.stdout


def test_control_characters_do_not_reach_the_terminal(tmp_path: Path) -> None:
    outcome = osada("score", "-", given='{"game": "\\u001b[31mred"}')
    fails(outcome, "unknown game")
    assert "\x1b" not in outcome.err


def test_a_set_is_typed_in_on_the_command_line(tmp_path: Path) -> None:
    mine, theirs = str(tmp_path / "mine.json"), str(tmp_path / "theirs.json")
    assert osada("components", "beer-bread", "--new", mine, "--name", "Our box").status == 0
    assert osada("components", "beer-bread", "--new", mine).status != 0, "nothing is overwritten"
    osada("components", "beer-bread", "--new", theirs)
    typed = osada(
        "components", "beer-bread", "--in", mine, "--set", "cards.beer18.value=6", "--set", "cards.beer01.value=5"
    )
    assert typed.status == 0, typed.err
    osada("components", "beer-bread", "--in", theirs, "--set", "cards.beer18.value=7", "--set", "cards.bread01.value=5")
    bad = osada("components", "beer-bread", "--in", mine, "--set", "cards.beer18.value=seven")
    assert bad.status != 0 and "cards.beer18.value" in bad.err
    differ = osada("components", "beer-bread", "--in", mine, "--merge", theirs)
    assert differ.status != 0 and "cards.beer18.value: 6 or 7" in differ.err
    assert osada("components", "beer-bread", "--in", mine, "--merge", theirs, "--prefer", "theirs").status == 0
    cards = json.loads(Path(mine).read_text("utf-8"))["contents"]["cards"]
    assert [cards[card]["value"] for card in ("beer01", "beer18", "bread01")] == [5, 7, 5]
    listed = osada("components", "beer-bread", "--in", mine, "--list", "--language", "en").out
    assert "value = 7 (from the box)" in listed and "recipe" in listed
    assert osada("components", "beer-bread", "--check", mine).status == 0
