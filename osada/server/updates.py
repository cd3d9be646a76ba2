"""What a seat receives: made from its view and its events alone, so it is the same for all it cannot tell apart."""

from __future__ import annotations

import json
from typing import Any

from osada.core.commands import NOBODY, Command, HandOver, Play, Undo
from osada.core.game import Score, View
from osada.core.svg import Picture
from osada.core.table import Table
from osada.core.text import Text
from osada.server.live import LiveTable

LONG_SHEET = 16


def update(
    live: LiveTable, viewer: int | None, curtain: int | None, language: str, since: int, shared: bool = False
) -> str:
    """The table as a seat sees it now, as JSON; with the log after entry number ``since``, and what was told before to
    somebody else at the same screen."""
    since = min(since, live.told_to(viewer))
    key = (viewer, curtain, language, since, shared, *live.present)
    if key not in live.cache:
        live.cache[key] = json.dumps(document(live, viewer, curtain, language, since, shared), ensure_ascii=False)
    return live.cache[key]


def drawn(live: LiveTable, viewer: int | None, language: str) -> tuple[View, Picture]:
    """What a seat sees now, and its picture."""
    key = viewer, language
    if key not in live.pictures:
        view = live.table.view(viewer)
        if live.table.seat is None or live.table.diverged is not None:
            view |= {"offers": {}, "asked": None}
        live.pictures[key] = view, live.game.picture(view, language)
    return live.pictures[key]


def document(
    live: LiveTable, viewer: int | None, curtain: int | None, language: str, since: int, shared: bool = False
) -> dict[str, Any]:
    """The update as data."""
    table, game, text = live.table, live.game, live.game.text(language)
    view, picture = drawn(live, viewer, language)
    over, asked, panes, number = table.seat is None, view["asked"], picture.panes, live.told_to(viewer)
    labels = game.labels(view, language)
    return {
        "number": number,
        "since": since,
        "seat": table.seat,
        "viewer": viewer,
        "curtain": curtain,
        "panes": {name: pane.live for name, pane in panes.items()},
        "boxes": {name: pane.box for name, pane in panes.items()},
        "places": {
            place: [[action, labels[action]] for action in actions] for place, actions in view["offers"].items()
        },
        "prompt": game.ask(asked, language) if asked else _waiting(live, text),
        "rule": asked["rule"] if asked else None,
        "yours": asked is not None,
        "players": _players(live),
        "log": log(table, viewer, language, since, shared),
        "undone": [entry.undone for entry in table.journal[since:number] if isinstance(entry.command, Undo)],
        "last_turn": table.last_turn(viewer) if viewer is not None else 0,
        "undo": viewer is not None and not over and table.can_undo(viewer),
        "diverged": table.diverged,
        "over": _over(table, text) if over else None,
    }


def _waiting(live: LiveTable, text: Text) -> str:
    table = live.table
    if table.diverged is not None:
        return text("page-diverged")
    if table.seat is None:
        names = ", ".join(table.names[seat] for seat in table.winners())
        return text("report-winner", count=len(table.winners()), names=names)
    kind = "page-plays" if live.thinking is None else "page-stuck" if table.seat in live.stuck else "page-thinks"
    return text(kind, player=table.names[table.seat])


def _players(live: LiveTable) -> list[dict[str, Any]]:
    return [
        {
            "name": live.table.names[seat],
            "bot": live.bot(seat),
            "here": live.here[seat] > 0,
            "resigned": seat in live.table.resigned,
            "stuck": seat in live.stuck,
        }
        for seat in range(live.table.players)
    ]


def log(table: Table, viewer: int | None, language: str, since: int, shared: bool = False) -> list[list[Any]]:
    """Lines of the log, each with the number of its entry (0: before the first) and the seat it is about.

    What was half done at ``since`` comes again, for it was not told to all then; and at a screen that people share, all
    that not everybody may know, as this one may know it. A page knows lines by their numbers.
    """
    known = table.known_to_all(since) if since else -1
    again = table.told_apart() if shared else set()
    events = [*((0, seen) for seen in table.opening(viewer)), *table.numbered_events(viewer, 0 if again else known)]
    lines: list[list[Any]] = [
        [number, seen["seat"], table.game.tell(seen, language, table.names)]
        for number, seen in events
        if number > known or number in again
    ]
    for entry in table.journal[since:]:
        told = _told(entry.command)
        if told is not None:
            name = table.names[entry.seat] if entry.seat != NOBODY else ""
            lines.append([entry.number, entry.seat, table.game.text(language)(told, player=name)])
    return sorted(lines, key=lambda line: int(line[0]))


def _told(command: Command) -> str | None:
    """The message that tells a command by itself; what is played is told by its events."""
    match command:
        case Play() | Undo():
            return None
        case HandOver(_, None):
            return "log-hand-back"
        case _:
            return f"log-{command.kind}"


def _over(table: Table, text: Text) -> dict[str, Any]:
    """The score sheet and the curve of the scores."""
    scores = table.state.scores()
    return {
        "rows": [[text(f"score-{line}"), *(score[line] for score in scores)] for line in shown_lines(scores)],
        "names": list(table.names),
        "winners": table.winners(),
        "curve": [list(totals) for totals in table.curve()],
    }


def shown_lines(scores: list[Score]) -> list[str]:
    """The lines of a score sheet; a long one leaves out those that nobody has points in, but for the last."""
    *lines, last = scores[0]
    return [*(line for line in lines if len(lines) < LONG_SHEET or any(score[line] for score in scores)), last]
