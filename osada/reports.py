"""What the commands print."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from osada.core.game import Game, Score, span
from osada.core.languages import TextFile
from osada.core.text import LANGUAGES, texts

if TYPE_CHECKING:
    from osada.arena.match import Played
    from osada.arena.simulate import Simulation


def game_document(game: Game, language: str) -> dict[str, Any]:
    """A game for machines."""
    return {
        "name": game.name,
        "title": game.text(language)("game-title"),
        "players": [game.seats[0], game.seats[-1]],
        "actions": len(game.space),
        "rules_version": game.rules_version,
        "components": game.standard.checksum,
        "options": {
            option.name: {"choices": option.choices, "rule": option.rule}
            | ({"pick": option.pick, "names": option.names} if option.pick else {})
            for option in game.options
        },
    }


def game_in_words(game: Game, language: str) -> str:
    """A game for people: what it is, and its options with their defaults first."""
    text = game.text(language)
    players = text("report-players", players=span(game.seats))
    lines = [
        f"{game.name}: {text('game-title')}, {players}",
        f"  {text('game-about')}",
        f"  {text('report-options')}:",
    ]
    for option in game.options:
        lines.append(f"    {option.name} ({option.rule}): {text(f'option-{option.name}')}")
        for choice in option.choices:
            default = f" [{text('report-default')}]" if choice == option.default else ""
            lines.append(f"      {choice}: {text(f'option-{option.name}-{choice}')}{default}")
        if option.pick:
            lines.append(f"      {','.join(['…'] * option.pick)}: {', '.join(option.names)}")
    return "\n".join(lines)


def text_file_document(file: TextFile) -> dict[str, Any]:
    """A file of texts for machines."""
    return asdict(file) | {"path": str(file.path)}


def language(code: str, files: Sequence[TextFile], language: str) -> str:
    """A language: whether it is complete, and what each of its files lacks."""
    text = texts(language)
    name = texts(code)("language-name") if code in LANGUAGES else "–"
    missing = sum(len(file.missing) for file in files)
    if not missing and all(file.complete and not file.unknown for file in files):
        return text("report-language-complete", code=code, name=name)
    lines = [text("report-language-missing", code=code, name=name, count=missing)]
    for file in files:
        path = str(file.path)
        if not file.path.is_file():
            lines.append(f"  {text('report-language-no-file', file=path)}")
            continue
        lines += [f"  {text('report-language-unreadable', file=path, line=line)}" for line in file.unreadable]
        if file.missing:
            lines.append(f"  {text('report-language-file', file=path, count=len(file.missing), all=file.count)}")
            lines += [f"    {message}" for message in file.missing]
        if file.unknown:
            lines.append(f"  {text('report-language-unknown', file=path, names=', '.join(file.unknown))}")
    return "\n".join(lines)


def score_sheet(game: Game, sheet: Sequence[Score], winners: Sequence[int], names: Sequence[str], language: str) -> str:
    """A table: a line per card, a column per player."""
    text = game.text(language)
    titles = [text(f"score-{line}") for line in sheet[0]]
    rows = [[title, *(_number(score[line]) for score in sheet)] for title, line in zip(titles, sheet[0], strict=True)]
    rows.insert(0, ["", *names])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    lines.insert(len(lines) - 1, "─" * (sum(widths) + 2 * (len(widths) - 1)))
    winner = text("report-winner", count=len(winners), names=", ".join(names[seat] for seat in winners))
    return "\n".join([*lines, "", winner])


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def simulation(game: Game, result: Simulation, language: str) -> str:
    """The figures of a simulation."""
    text = game.text(language)
    lines = [
        text(
            "report-simulation",
            games=result.games,
            players=result.players,
            seconds=result.cpu_seconds,
            rate=result.games_per_second,
            actions=result.actions_per_second,
            calibration=result.calibration,
        ),
        text("report-means", scores=", ".join(str(score) for score in result.mean_scores)),
    ]
    if result.capped:
        lines.append(text("report-capped", capped=result.capped))
    return "\n".join(lines)


def standings(game: Game, names: Sequence[str], games: Sequence[Played], language: str) -> str:
    """The players of an arena, best first, and who beats whom."""
    from osada.arena.standings import pairs as found_pairs  # noqa: PLC0415  # costs time to load
    from osada.arena.standings import standings as found  # noqa: PLC0415

    text = game.text(language)
    rows = [[text(f"arena-{title}") for title in ("player", "games", "wins", "score", "rating", "interval", "seconds")]]
    for one in found(names, games):
        least, most = one.interval
        rows.append(
            [
                one.player,
                str(one.games),
                f"{one.wins:g}",
                f"{one.mean_score:.1f}",
                f"{one.rating:.1f}",
                f"{least:.1f} – {most:.1f}",
                f"{one.seconds_per_turn:.3f}",
            ]
        )
    lines = [*_columns(rows), "", text("arena-pairs")]
    pairs = [
        [pair.player, pair.against, f"{pair.share:.0%}", f"{pair.interval[0]:.0%} – {pair.interval[1]:.0%}"]
        for pair in found_pairs(names, games)
        if pair.share >= 0.5
    ]
    lines += _columns(pairs)
    capped = sum(one.capped for one in games)
    return "\n".join([*lines, *([text("report-capped", capped=capped)] if capped else [])])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of text in columns: the first to the left, all others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


@contextmanager
def counting(title: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar for how many of how many are done."""
    with progress(title) as watch:
        yield (lambda done, count: watch(done, done / max(1, count))) if watch else None


@contextmanager
def progress(title: str) -> Iterator[Callable[[int | str, float], None] | None]:
    """A bar on the error output while something long goes on; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415  # costs time to load
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=1.0)

        def watch(done: int | str, share: float) -> None:
            bar.update(task, completed=share, description=f"{title}: {done}")

        yield watch
