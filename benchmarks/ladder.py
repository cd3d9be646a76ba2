"""How far apart the levels are: each against the next, in every game, and the picture of it for docs/bots.md.

.venv/bin/python -m benchmarks.ladder [GAME…] [--only LEVEL] [--games 200] [--cheap 5] [--best 100] [--top 40]

Searching levels have a tenth of their iterations and no clock, so these games come out alike everywhere; but for the
last row: the two best as people meet them, with all their time, on a machine that does nothing else. What was
interrupted goes on. Results of earlier runs in benchmarks/ladder.json stay for games and rows that are not named.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from html import escape
from pathlib import Path
from typing import Any

import osada
from osada.arena.arena import Arena
from osada.arena.standings import pairs, standings
from osada.core.svg import num
from osada.players import SEARCHING

HERE = Path(__file__).parent
RESULTS = HERE / "ladder.json"
PICTURE = HERE.parent / "docs" / "ladder.svg"
PAIRS = (
    ("easy", "random"),
    ("medium", "easy"),
    ("greedy", "medium"),
    ("hard", "medium"),
    ("expert", "hard"),
)
TENTH = 10
SEED = 7

Row = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", type=osada.game, default=[osada.game(name) for name in osada.names()])
    parser.add_argument("--games", type=int, default=200, help="games of each pair")
    parser.add_argument("--cheap", type=int, default=5, help="times as many where nobody searches")
    parser.add_argument("--best", type=int, default=100, help="games of the two best at a tenth")
    parser.add_argument("--top", type=int, default=40, help="games of the two best with their whole budget")
    parser.add_argument("--folder", type=Path, default=Path("ladder"), help="keeps every game")
    parser.add_argument("--only", help="the row of this level alone: easy, expert:120, expert")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    levels = [better for (better, _), _ in _rows(given)]
    if given.only not in (None, *levels):
        parser.error(f"--only {given.only}: no row of this level; there are {', '.join(levels)}")
    results: dict[str, list[Row]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for game in (chosen.name for chosen in given.game):
        kept = {(row["better"], row["worse"]): row for row in results.get(game, [])}
        for (better, worse), games in _rows(given):
            if given.only in (None, better):
                kept[better, worse] = _meet(game, [better, worse], games, given)
        results[game] = [kept[names] for names, _ in _rows(given) if names in kept]
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        PICTURE.write_text(picture(results), "utf-8")
    print(table(results))


def _meet(game: str, names: list[str], games: int, given: argparse.Namespace) -> Row:
    folder = given.folder / game / " ".join(names).replace(":", "-")
    folder.mkdir(parents=True, exist_ok=True)

    def watch(done: int, count: int) -> None:
        print(f"\r{game}: {' against '.join(names)}, {done} of {count}", end="", file=sys.stderr, flush=True)

    played = Arena(osada.game(game), names, 2, games, SEED, folder).hold(watch, given.processes)
    print(file=sys.stderr)
    pair = pairs(names, played)[0]
    seconds = {standing.player: standing.seconds_per_turn for standing in standings(names, played)}
    return {
        "better": names[0],
        "worse": names[1],
        "games": pair.games,
        "share": pair.share,
        "interval": pair.interval,
        "seconds": [seconds[name] for name in names],
    }


def _rows(given: argparse.Namespace) -> list[tuple[tuple[str, str], int]]:
    """Who meets whom, and how often: as often as the time that it takes allows."""
    rows = [((_tenth(better), _tenth(worse)), _games(better, given)) for better, worse in PAIRS]
    return [*rows, (PAIRS[-1], given.top)] if given.top else rows


def _games(better: str, given: argparse.Namespace) -> int:
    if better not in SEARCHING:
        return int(given.cheap * given.games)
    return int(given.best if better == PAIRS[-1][0] else given.games)


def _tenth(name: str) -> str:
    return f"{name}:{SEARCHING[name].iterations // TENTH}" if name in SEARCHING else name


def table(results: dict[str, list[Row]]) -> str:
    """The figures as they stand in docs/bots.md."""
    lines = [
        "| game | pair | games | the first wins | 95 % interval | seconds a turn |",
        "|---|---|---|---|---|---|",
    ]
    for game, rows in results.items():
        for row in rows:
            low, high = row["interval"]
            first, second = row["seconds"]
            title = osada.game(game).text("en")("game-title")
            lines.append(
                f"| {title} | `{row['better']}` against `{row['worse']}` | {row['games']} | {100 * row['share']:.0f} % "
                f"| {100 * low:.0f}–{100 * high:.0f} % | {first:.3f}, {second:.3f} |"
            )
    return "\n".join(lines)


# The picture: a line for each pair, from half (nobody is better) to all

LEFT, WIDTH, LINE, HEAD = 230, 330, 22, 44
INK, PAPER, FAINT, GOLD = "#3A2F28", "#FBF7EF", "#D9CBB6", "#B8860B"


def picture(results: dict[str, list[Row]]) -> str:
    parts, y = [], HEAD
    for game, rows in results.items():
        title = escape(osada.game(game).text("en")("game-title"))
        parts.append(f'<text x="20" y="{y + 4}" font-family="serif" font-size="16" font-weight="bold">{title}</text>')
        for row in rows:
            y += LINE
            low, high = (_x(end) for end in row["interval"])
            name = escape(f"{row['better']} > {row['worse']}")
            parts.append(
                f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{name}</text>'
                f'<path d="M{num(low)} {y}H{num(high)}" stroke="{GOLD}" stroke-width="5" stroke-linecap="round"/>'
                f'<circle cx="{num(_x(row["share"]))}" cy="{y}" r="5"/>'
                f'<text x="{LEFT + WIDTH + 16}" y="{y + 4}">{100 * row["share"]:.0f} %</text>'
            )
        y += 2 * LINE
    grid = "".join(
        f'<path d="M{num(_x(share / 100))} 26V{y - LINE}" stroke="{FAINT}"/>'
        f'<text x="{num(_x(share / 100))}" y="18" text-anchor="middle">{share} %</text>'
        for share in range(50, 101, 10)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 70} {y}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f"{grid}{''.join(parts)}</svg>\n"
    )


def _x(share: float) -> float:
    return LEFT + WIDTH * (max(0.4, share) - 0.4) / 0.6


if __name__ == "__main__":
    main()
