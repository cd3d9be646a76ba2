"""What a seat receives: made from its view and its events alone, so it is the same for all it cannot tell apart."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from osada.core.commands import NOBODY, Command, HandOver, Play, Undo
from osada.core.game import Game, Layout, Score, Seen, State, Turn, View, points
from osada.core.svg import Picture
from osada.core.table import Table
from osada.core.text import Text
from osada.players import SUBSTITUTE
from osada.server.live import LiveTable
from osada.server.naming import bot_name, called, marked
from osada.server.pace import Stage

LONG_SHEET = 16
MUCH = 30
"""More entries of a journal than this take long to tell."""
FIRST = 12
"""So many updates of a game in a language take long: what they say is read and put together for the first time."""

_made: Counter[tuple[str, str, Layout]] = Counter()


@dataclass(frozen=True)
class Eyes:
    """Whose eyes a table is seen with, and how it is drawn for them."""

    viewer: int | None
    """The seat; None for somebody who looks on."""
    language: str
    layout: Layout = "wide"
    shared: bool = False
    """Whether several people look at the same screen."""
    again: bool = True
    """Whether the page may have been told with the eyes of somebody else before."""


def update(live: LiveTable, eyes: Eyes, curtain: int | None, since: int) -> str:
    """The table as it is seen now, as JSON; with the log after entry number ``since``, and, at a screen that people
    share, what was told before to somebody else."""
    since, here, cache = min(since, live.told_to(eyes.viewer)), live.present, live.cache
    key = (eyes, curtain, since, *here)
    if key in cache:
        return cache[key]
    made = json.dumps(document(live, eyes, curtain, since), ensure_ascii=False)
    if live.present == here:  # in a thread, somebody may have come meanwhile
        cache[key] = made
    return made


async def told(live: LiveTable, eyes: Eyes, curtain: int | None, since: int) -> str:
    """The same, made in a thread if it takes long: if there is much to tell, or the scores of a game, or if messages of
    a game are put in for the first time. Whoever asks has the table's lock."""
    kind = live.game.name, eyes.language, eyes.layout
    cold = _made[kind] < FIRST
    _made[kind] += 1
    if cold or live.table.seat is None or live.number - since > MUCH:
        return await asyncio.to_thread(update, live, eyes, curtain, since)
    return update(live, eyes, curtain, since)


def drawn(live: LiveTable, eyes: Eyes) -> tuple[View, Picture]:
    """What is seen of a table now, and its picture."""
    key = eyes.viewer, eyes.language, eyes.layout
    if key not in live.pictures:
        view = live.table.view(eyes.viewer) | {"names": called(live, live.game.text(eyes.language))}
        if live.table.seat is None or live.table.diverged is not None:
            view |= {"offers": {}, "asked": None}
        live.pictures[key] = view, live.game.picture(view, eyes.language, eyes.layout)
    return live.pictures[key]


def document(live: LiveTable, eyes: Eyes, curtain: int | None, since: int) -> dict[str, Any]:
    """The update as data."""
    table, game, language, text = live.table, live.game, eyes.language, live.game.text(eyes.language)
    view, picture = drawn(live, eyes)
    over, asked, number = table.seat is None, view["asked"], live.told_to(eyes.viewer)
    names = marked(view["names"], live.left, text)
    return {
        "number": number,
        "since": since,
        "again": live.told_again,
        "seat": table.seat,
        "viewer": eyes.viewer,
        "curtain": curtain,
        **drawn_panes(picture),
        "counts": {part.pane: part.count for part in picture.parts if part.count is not None},
        "places": _offers(game, view, language),
        **_instead(table, view, language),
        "prompt": game.ask(asked, language) if asked else _waiting(live, names, text),
        "detail": _detail(live, view, eyes),
        "rule": asked["rule"] if asked else None,
        "yours": asked is not None,
        "gains": _gains(table.state, text) if asked else {},
        "turns": [_turn(game, turn, view, language) for turn in view.get("since", ())],
        "players": _players(live, names, text),
        "clock": _clock(live),
        "log": log(table, view, eyes, since),
        "undone": [entry.undone for entry in table.journal[since:number] if isinstance(entry.command, Undo)],
        "last_turn": table.last_turn(eyes.viewer) if eyes.viewer is not None else 0,
        "undo": eyes.viewer is not None and not over and table.can_undo(eyes.viewer),
        "diverged": table.diverged,
        "over": _over(table, view["names"], language) if over else None,
    }


def _detail(live: LiveTable, view: View, eyes: Eyes) -> str:
    """A soft line below the question; whoever only looks on reads there that they do."""
    detail = live.game.detail(view, eyes.language)
    if eyes.viewer is not None or eyes.shared:
        return detail
    return " · ".join(filter(None, (live.game.text(eyes.language)("page-watching"), detail)))


def drawn_panes(picture: Picture) -> dict[str, Any]:
    """What a page needs to show a picture of which it has all that stands still."""
    return {
        "panes": {name: pane.live for name, pane in picture.panes.items()},
        "boxes": {name: pane.box for name, pane in picture.panes.items()},
    }


def _offers(game: Game, view: View, language: str) -> dict[str, list[list[Any]]]:
    """What can be done where: the action, its label, and what its button would note and ask, if anything."""
    labels, offers = game.labels(view, language), dict[str, list[list[Any]]]()
    for place, actions in view["offers"].items():
        offers[place] = []
        for action in actions:
            button = game.button(action, view, language)
            more = [button.note, button.asks] if button.note or button.asks else []
            offers[place].append([action, labels[action], *more])
    return offers


def _instead(table: Table, view: View, language: str) -> dict[str, Any]:
    """What could be chosen instead of what is half done, by place; and the place where that began, with how many clicks
    it has had: a click there lets go."""
    seat, game = view["you"], table.game
    began = table.before_choice(seat) if view["asked"] else None
    if began is None:
        return {"instead": {}, "lifted": None}
    clicks = table.half_done(seat)
    others = _offers(game, began.view(seat), language)
    return {
        "instead": {place: offers for place, offers in others.items() if place not in view["offers"]},
        "lifted": [game.place(clicks[0]), len(clicks)],
    }


def _gains(state: State, text: Text) -> dict[int, list[Any]]:
    """What each action would bring at once: the points, and the lines of the score sheet that they come from."""
    decides = next(reversed(state.scores()[0]))
    return {
        action: [gains.get(decides, 0), ", ".join(_gain(text, line, gains[line]) for line in gains if line != decides)]
        for action, gains in state.gains().items()
        if gains
    }


def _gain(text: Text, line: str, brought: int) -> str:
    return f"{text(f'score-{line}')} {brought:+d}".replace("-", "−")


def _turn(game: Game, turn: Turn, view: View, language: str) -> dict[str, Any]:
    """What somebody did in a turn, in one line, and what it brought."""
    gains = turn["gains"]
    return {
        "seat": turn["seat"],
        "number": turn["number"],
        "text": game.tell_turn(turn, language, view.get("names", ()), view),
        "gain": points(gains) if gains else None,
        "places": turn["places"],
    }


def _waiting(live: LiveTable, called: Sequence[str], text: Text) -> str:
    table = live.table
    if table.diverged is not None:
        return text("page-diverged")
    if table.seat is None:
        names = ", ".join(called[seat] for seat in table.winners())
        return text("report-winner", count=len(table.winners()), names=names)
    if live.thinking is not None and table.seat in live.driver.faults:
        why = text(f"page-own-{live.driver.faults[table.seat]}")
        return text("page-own-stuck", player=called[table.seat], why=why, bot=bot_name(SUBSTITUTE, text))
    kind = "page-plays" if live.thinking is None else "page-stuck" if table.seat in live.driver.stuck else "page-thinks"
    return text(kind, player=called[table.seat])


def _players(live: LiveTable, names: Sequence[str], text: Text) -> list[dict[str, Any]]:
    return [
        {
            "name": names[seat],
            "bot": live.bot(seat),
            "left": seat in live.left,
            "here": seat in live.present,
            "resigned": seat in live.table.resigned,
            "stuck": seat in live.driver.stuck,
            "fault": text(f"page-own-{live.driver.faults[seat]}") if seat in live.driver.faults else "",
        }
        for seat in range(live.table.players)
    ]


def _clock(live: LiveTable) -> dict[str, Any] | None:
    """Until when somebody has time, in seconds since 1970, and until when their clock stands still."""
    waits = live.clock.deadline if live.clock else None
    if waits is None or waits.stage == Stage.BOT:
        return None
    return {"seat": waits.seat, "due": waits.due, "late": waits.stage == Stage.LATE, "paused": waits.paused}


def log(table: Table, view: View, eyes: Eyes, since: int) -> list[list[Any]]:
    """Lines of the log, each with the number of its entry (0: before the first) and the seat it is about.

    What was half done at ``since`` comes again, for it was not told to all then; and at a screen that people share, if
    somebody else looked at it, all that not everybody may know. A page knows lines by their numbers.
    """
    viewer, language, names = eyes.viewer, eyes.language, view.get("names", table.names)
    known = table.known_to_all(since) if since else -1
    again = table.told_apart() if eyes.shared and eyes.again else set()
    events = [*((0, seen) for seen in table.opening(viewer)), *table.numbered_events(viewer, 0 if again else known)]
    lines: list[list[Any]] = [
        [number, seen["seat"], line, *_more(table.game, seen)]
        for number, seen in events
        if number > known or number in again
        if (line := table.game.tell(seen, language, names, view))
    ]
    for entry in table.journal[since:]:
        told = _told(entry.command)
        if told is not None:
            name = names[entry.seat] if entry.seat != NOBODY else ""
            lines.append([entry.number, entry.seat, table.game.text(language)(told, player=name)])
    return sorted(lines, key=lambda line: int(line[0]))


def _more(game: Game, seen: Seen) -> list[Any]:
    """The places of something that happened, if it has any, and whether it is a moment."""
    places = game.event_places(seen)
    if game.moment(seen):
        return [places, True]
    return [places] if places else []


def _told(command: Command) -> str | None:
    """The message that tells a command by itself; what is played is told by its events."""
    match command:
        case Play() | Undo():
            return None
        case HandOver(_, None):
            return "log-hand-back"
        case _:
            return f"log-{command.kind}"


def _over(table: Table, names: Sequence[str], language: str) -> dict[str, Any]:
    """The score sheet, with where the points come from and what they are made of, and the curve of the scores."""
    scores, game, view, text = table.state.scores(), table.game, table.open_view(), table.game.text(language)
    lines, seats = shown_lines(scores), range(table.players)
    return {
        "rows": [[text(f"score-{line}"), *(score[line] for score in scores)] for line in lines],
        "parts": [[game.score_parts(view, line, seat, language) for seat in seats] for line in lines],
        "sources": [[game.sources(view, line, seat) for seat in seats] for line in lines],
        "names": list(names),
        "winners": table.winners(),
        "resigned": list(table.resigned),
        "curve": [list(totals) for totals in table.curve()],
    }


def shown_lines(scores: list[Score]) -> list[str]:
    """The lines of a score sheet; a long one leaves out those that nobody has points in, but for the last."""
    *lines, last = scores[0]
    return [*(line for line in lines if len(lines) < LONG_SHEET or any(score[line] for score in scores)), last]
