"""The evenings of somebody: games of real tables (score sheets), games played here, and games brought from elsewhere.

Score sheets are read as they are now. A game that is over here is kept when its player first looks, with its points
line by line, so that it outlives its table; whoever takes it away is not shown it again.
"""

from __future__ import annotations

import csv
import io
import json
import re
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select

import osada
from osada.core.game import points
from osada.core.plain import NotJson, parse_json
from osada.games import NoGame
from osada.server.bounds import TooMuch
from osada.server.loading import GUEST, load_table
from osada.server.pads import Pads
from osada.server.reading import Unreadable
from osada.server.schema import EVENINGS
from osada.server.storage import Storage

FORM = 1
MOST = 5_000
"""Games that one person brings from elsewhere."""
LISTED = 1_000
"""Tables of a person that are looked at."""
LONGEST = 60
COLUMNS = ("day", "game", "name", "total", "won", "lines")


class BadHistory(ValueError):
    """A file that has no games in it that can be read."""


@dataclass(frozen=True)
class Evening:
    """One game: who played, what they had, who won."""

    id: str
    source: str
    """Where it comes from: ``table``, ``sheet`` or ``file``."""
    game: str
    day: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Mapping[str, int], ...] = ()
    """The points line by line, of each player; empty where nobody knows them."""
    address: str = ""

    @property
    def group(self) -> frozenset[str]:
        """The people, whatever their order."""
        return frozenset(self.names)

    def document(self) -> dict[str, Any]:
        """As it is written to a file."""
        return {
            "day": self.day,
            "game": self.game,
            "names": list(self.names),
            "totals": list(self.totals),
            "winners": list(self.winners),
            "lines": [dict(lines) for lines in self.lines],
        }


def of(storage: Storage, pads: Pads, profile: str) -> list[Evening]:
    """All games of somebody, the newest first."""
    found = [*_sheets(pads, profile), *_kept(storage, profile)]
    return sorted(found, key=lambda evening: (evening.day, evening.id), reverse=True)


def _sheets(pads: Pads, profile: str) -> list[Evening]:
    found = []
    for sheet in pads.of(profile):
        counted = sheet.pad.count(sheet.document)
        if counted.scores and not counted.faults:
            names = tuple(sheet.pad.names(sheet.values, sheet.pad.game.text("en")))
            lines = tuple(dict(score) for score in counted.scores)
            totals = tuple(list(score.values())[-1] for score in counted.scores)
            day, address = _day(sheet.changed), f"/result/{sheet.share}"
            winners = tuple(counted.winners)
            found.append(Evening(f"sheet-{sheet.id}", "sheet", sheet.game, day, names, totals, winners, lines, address))
    return found


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def _kept(storage: Storage, profile: str) -> list[Evening]:
    with storage.reading() as connection:
        rows = connection.execute(select(EVENINGS).where(EVENINGS.c.profile == profile)).all()
    known = {row.source: row for row in rows}
    fresh = []
    for listed in storage.tables_of(profile, LISTED):
        source, summary = f"table:{listed.id}", listed.summary
        played = any(seat >= 0 for seat in listed.seats)
        if played and summary is not None and summary.seat is None and source not in known:
            fresh += _over(storage, listed.id, profile)
    if fresh:
        storage.submit(lambda connection: _insert(connection, fresh)).result()
    shown = [row for row in rows if not row.gone] + [_Row(**row) for row in fresh]
    guests = {listed.id: listed.summary for listed in storage.tables_of(profile, LISTED)}
    return [_read(row, guests) for row in shown]


@dataclass(frozen=True)
class _Row:
    id: str
    profile: str
    source: str
    game: str
    day: str
    document: str
    gone: int


def _insert(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(EVENINGS.insert(), list(rows))


def _over(storage: Storage, table_id: str, profile: str) -> list[dict[str, Any]]:
    """A game that is over here, as it is kept."""
    try:
        stored = storage.table(table_id)
        if stored is None:
            return []
        table = load_table(stored, storage)
    except Unreadable:
        return []
    if table.seat is not None:
        return []
    scores = table.state.scores()
    evening = Evening(
        f"{profile[:12]}-{table_id}",
        f"table:{table_id}",
        stored.game,
        _day(stored.changed),
        tuple(table.names),
        tuple(points(score) for score in scores),
        tuple(table.winners()),
        tuple(dict(score) for score in scores),
    )
    people: list[list[str]] = [[] for _ in table.names]
    for member, seat in storage.members(table_id):
        if seat >= 0:
            people[seat].append(member)
    return [_row(evening, profile, people)]


def _row(evening: Evening, profile: str, people: Sequence[Sequence[str]] = ()) -> dict[str, Any]:
    """A game as it is kept, with the ``people`` at its seats, by whom names are found: nobody is shown them."""
    document = json.dumps({**evening.document(), "people": people}, ensure_ascii=False)
    said = {"id": evening.id, "profile": profile, "source": evening.source, "game": evening.game, "day": evening.day}
    return {**said, "document": document, "gone": 0}


def _read(row: Any, tables: Mapping[str, Any]) -> Evening:
    document, source = json.loads(row.document), row.source.partition(":")
    names = list(document["names"])
    summary = tables.get(source[2])
    if summary is not None:  # what was kept before says nothing of its people
        names = [GUEST if seat in summary.guests else name for seat, name in enumerate(names)]
    address = f"/t/{source[2]}/replay" if summary is not None else ""
    winners, totals, lines = tuple(document["winners"]), tuple(document["totals"]), tuple(document["lines"])
    return Evening(row.id, source[0], row.game, row.day, tuple(names), totals, winners, lines, address)


def forget(connection: Connection, profile: str) -> None:
    """Whoever is deleted is a guest in the games of others, also where the table is gone."""
    for row in connection.execute(select(EVENINGS).where(_tells_of(profile))).all():
        document = json.loads(row.document)
        for seat, people in enumerate(document["people"]):
            if profile in people:
                people.remove(profile)
                document["names"][seat] = GUEST
        said = EVENINGS.update().where(EVENINGS.c.id == row.id)
        connection.execute(said.values(document=json.dumps(document, ensure_ascii=False)))


def hand_on(connection: Connection, left: str, back: str) -> None:
    """One person is another one from now on."""
    renamed = func.replace(EVENINGS.c.document, left, back)
    connection.execute(EVENINGS.update().where(_tells_of(left)).values(document=renamed))


def _tells_of(profile: str) -> ColumnElement[bool]:
    return EVENINGS.c.document.contains(f'"{profile}"', autoescape=True)


def take_away(storage: Storage, profile: str, evening: str) -> None:
    """A game is not shown any more; what came from a file is gone."""

    def write(connection: Connection) -> None:
        own = (EVENINGS.c.id == evening, EVENINGS.c.profile == profile)
        connection.execute(EVENINGS.delete().where(*own, EVENINGS.c.source == "file"))
        connection.execute(EVENINGS.update().where(*own).values(gone=1, document='{"names":[]}'))

    storage.submit(write).result()


# Files


def as_json(evenings: Sequence[Evening]) -> str:
    """All games as a file."""
    return json.dumps({"osada evenings": FORM, "evenings": [one.document() for one in evenings]}, ensure_ascii=False)


def as_csv(evenings: Sequence[Evening]) -> str:
    """A row for each player of each game."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(("evening", *COLUMNS))
    for number, one in enumerate(reversed(evenings), start=1):
        for seat, name in enumerate(one.names):
            lines = json.dumps(one.lines[seat], ensure_ascii=False) if one.lines else ""
            rows.writerow((number, one.day, one.game, _plain(name), one.totals[seat], int(seat in one.winners), lines))
    return out.getvalue()


def _plain(name: str) -> str:
    """A name that no table program takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def bring(storage: Storage, profile: str, text: str) -> int:
    """Games from a file, JSON or CSV; how many are new. BadHistory if there are none to read, TooMuch if somebody
    has enough of them."""
    there = {json.dumps(one.document(), sort_keys=True) for one in _kept(storage, profile)}
    found = [one for one in read(text) if json.dumps(one.document(), sort_keys=True) not in there]
    if len(there) + len(found) > MOST:
        raise TooMuch(409, "page-evenings-full", most=MOST)
    if found:
        storage.submit(lambda connection: _insert(connection, [_row(one, profile) for one in found])).result()
    return len(found)


def read(text: str) -> list[Evening]:
    """The games of a file."""
    try:
        rows = _rows_of_json(parse_json(text)) if text.lstrip().startswith("{") else _rows_of_csv(text)
        return [_evening(row) for row in rows]
    except (NotJson, KeyError, TypeError, ValueError, IndexError) as error:
        raise BadHistory(str(error)) from None


def _rows_of_json(document: Any) -> list[dict[str, Any]]:
    if document.get("osada evenings") != FORM:
        raise BadHistory(f'expected an object with "osada evenings": {FORM}')
    rows: list[dict[str, Any]] = document["evenings"]
    return rows


def _rows_of_csv(text: str) -> list[dict[str, Any]]:
    games: dict[str, dict[str, Any]] = {}
    for row in csv.DictReader(io.StringIO(text)):
        empty: dict[str, Any] = {"day": row["day"], "game": row["game"]}
        one = games.setdefault(row["evening"], empty | {"names": [], "totals": [], "winners": [], "lines": []})
        if row["won"] == "1":
            one["winners"].append(len(one["names"]))
        one["names"].append(row["name"].removeprefix("'"))
        one["totals"].append(int(row["total"]))
        one["lines"] += [parse_json(row["lines"])] if row["lines"] else []
    return list(games.values())


def _evening(row: Mapping[str, Any]) -> Evening:
    names, totals, winners, lines = (row[name] for name in ("names", "totals", "winners", "lines"))
    good = (
        isinstance(row["day"], str)
        and re.fullmatch(r"\d{4}-\d\d-\d\d", row["day"])
        and 1 <= len(names) <= 8
        and all(isinstance(name, str) and 0 < len(name) <= LONGEST and name.isprintable() for name in names)
        and len(totals) == len(names)
        and len(lines) in (0, len(names))
        and all(type(number) is int and abs(number) < 10_000 for number in totals)
        and all(winner in range(len(names)) for winner in winners)
        and all(type(value) is int and len(line) <= LONGEST for one in lines for line, value in one.items())
    )
    if not good:
        raise BadHistory("a game has a day, names, totals and winners")
    try:
        osada.game(row["game"])
    except (KeyError, NoGame):
        raise BadHistory(f"there is no game {row['game']!r}") from None
    return Evening(
        secrets.token_urlsafe(12),
        "file",
        row["game"],
        row["day"],
        tuple(names),
        tuple(totals),
        tuple(winners),
        tuple(lines),
    )


# What they come to


def standing(evenings: Sequence[Evening]) -> list[dict[str, Any]]:
    """Everybody with games, wins and mean points, who won most first."""
    played, won, sums = Counter[str](), Counter[str](), Counter[str]()
    for one in evenings:
        played.update(one.names)
        won.update(one.names[seat] for seat in one.winners)
        for name, total in zip(one.names, one.totals, strict=True):
            sums[name] += total
    people = [
        {"name": name, "played": count, "won": won[name], "mean": round(sums[name] / count, 1)}
        for name, count in played.items()
    ]
    return sorted(people, key=lambda one: (-int(one["won"]), -int(one["played"]), str(one["name"])))


def head_to_head(evenings: Sequence[Evening]) -> dict[tuple[str, str], int]:
    """How often the first of two had more points, or won, where both played."""
    found: Counter[tuple[str, str]] = Counter()
    for one in evenings:
        for seat, name in enumerate(one.names):
            for other, who in enumerate(one.names):
                ahead = one.totals[seat] > one.totals[other] or (seat in one.winners and other not in one.winners)
                if name != who and ahead and not (other in one.winners and seat not in one.winners):
                    found[name, who] += 1
    return dict(found)


def best_lines(evenings: Sequence[Evening]) -> dict[str, list[tuple[str, int, str, str]]]:
    """By game: the most points that anybody had of each line, with who and when."""
    best: dict[str, dict[str, tuple[str, int, str, str]]] = {}
    for one in evenings:
        for name, lines in zip(one.names, one.lines, strict=False):
            for line, value in lines.items():
                lines_of_game = best.setdefault(one.game, {})
                if line not in lines_of_game or value > lines_of_game[line][1]:
                    lines_of_game[line] = line, value, name, one.day
    return {game: list(lines.values()) for game, lines in best.items()}


def groups(evenings: Sequence[Evening]) -> list[tuple[tuple[str, ...], int]]:
    """The sets of people that have played, with how often, the most frequent first."""
    found = Counter(one.group for one in evenings)
    return [(tuple(sorted(group)), count) for group, count in found.most_common()]
