"""The page of somebody's evenings: who played, when, who won and by how much; and its files."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import osada
from osada.core.text import Text, texts
from osada.server import evenings
from osada.server.counting import pads_of
from osada.server.evenings import BadHistory, Evening
from osada.server.identity import hall_of, id_of, person, remember
from osada.server.loading import GUEST
from osada.server.pages import page
from osada.server.visitor import Sorry, language_of

WIDTH, HEIGHT, MARGIN = 640, 220, 34
DASHES = ("", "7 4", "2 4", "10 4 2 4")
"""Lines have the colours of the seats, and are told apart by their dashes too."""
NOT_KEPT = {"cache-control": "no-store"}


async def history(request: Request) -> Response:
    """All evenings of somebody, or those of a group."""
    return await asyncio.to_thread(_page, request)


def _all(request: Request) -> list[Evening]:
    owner = id_of(request)
    return evenings.of(hall_of(request).storage, pads_of(request), owner) if owner else []


def _page(request: Request, sorry: str = "") -> Response:
    found, language = _all(request), language_of(request)
    text, people = texts(language), evenings.groups(found)
    chosen = request.query_params.get("group", "")
    group = next((names for names, _ in people if "+".join(names) == chosen), None)
    shown = [one for one in found if group is None or one.group == frozenset(group)]
    standing = evenings.standing(shown)
    names = [one["name"] for one in standing][:6]
    games = dict.fromkeys(one.game for one in shown)
    response = page(
        request,
        "evenings.html",
        text,
        evenings=[_line(one, language, text) for one in shown],
        groups=[{"key": "+".join(names), "names": _called(names, text), "count": count} for names, count in people],
        group=chosen if group else "",
        standing=[{**one, "name": _called([one["name"]], text)} for one in standing],
        names=[_called([name], text) for name in names],
        duels=[[evenings.head_to_head(shown).get((one, two)) for two in names] for one in names],
        plots=[(_title(game, language), _plot([one for one in shown if one.game == game], text)) for game in games],
        best=[
            (_title(game, language), [(_line_name(game, line, language), *rest) for line, *rest in lines])
            for game, lines in evenings.best_lines(shown).items()
        ],
        sorry=sorry,
    )
    response.status_code = 400 if sorry else 200
    return remember(request, response) if found else response


def _title(game: str, language: str) -> str:
    return osada.game(game).text(language)("game-title")


def _line_name(game: str, line: str, language: str) -> str:
    text = osada.game(game).text(language)
    return text(f"score-{line}") if text.has(f"score-{line}") else line


def _called(names: Sequence[str], text: Text) -> str:
    return ", ".join(text("seat-guest") if name == GUEST else name for name in names)


def _line(one: Evening, language: str, text: Text) -> dict[str, Any]:
    order = sorted(range(len(one.names)), key=lambda seat: (seat not in one.winners, -one.totals[seat]))
    players = [(_called([one.names[seat]], text), one.totals[seat], seat in one.winners) for seat in order]
    ahead = one.totals[order[0]] - one.totals[order[1]] if len(order) > 1 and len(one.winners) == 1 else None
    return {"evening": one, "title": _title(one.game, language), "players": players, "ahead": ahead}


def _plot(shown: Sequence[Evening], text: Text) -> Markup:
    """The points over the evenings of one game, of those who played it most."""
    ordered = sorted(shown, key=lambda one: (one.day, one.id))
    highest = max((total for one in ordered for total in one.totals), default=0)
    lowest = min(0, *(total for one in ordered for total in one.totals), 0)
    step = (WIDTH - 2 * MARGIN) / max(1, len(ordered) - 1)
    drawn = "".join(
        f'<path d="M{MARGIN} {_y(value, lowest, highest)}H{WIDTH - MARGIN}" class="grid"/>'
        f'<text x="{MARGIN - 6}" y="{_y(value, lowest, highest) + 4}" text-anchor="end">{value}</text>'
        for value in dict.fromkeys((lowest, (lowest + highest) // 2, highest))
    )
    names = [name for name, _ in Counter(name for one in ordered for name in one.names).most_common(len(DASHES))]
    for number, name in enumerate(names):
        points = [
            (MARGIN + step * (at if len(ordered) > 1 else 0.5), _y(one.totals[one.names.index(name)], lowest, highest))
            for at, one in enumerate(ordered)
            if name in one.names
        ]
        colour, called = f"var(--seat-{number}-line)", escape(_called([name], text)[:16])
        way = "L".join(f"{x:.0f} {y}" for x, y in points)
        drawn += f'<path d="M{way}" stroke="{colour}" stroke-dasharray="{DASHES[number]}" class="way"/>'
        drawn += "".join(f'<circle cx="{x:.0f}" cy="{y}" r="4" fill="{colour}"/>' for x, y in points)
        drawn += f'<text x="{MARGIN + 150 * number}" y="{HEIGHT - 12}" fill="{colour}">● {called}</text>'
    return Markup(f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="plot" role="img" aria-label="">{drawn}</svg>')


def _y(value: int, lowest: int, highest: int) -> int:
    room = HEIGHT - 2 * MARGIN
    return round(HEIGHT - MARGIN - room * (value - lowest) / max(1, highest - lowest))


async def file(request: Request) -> Response:
    """All evenings as a file: JSON or CSV."""
    found = await asyncio.to_thread(_all, request)
    kind = request.path_params["kind"]
    if kind not in ("json", "csv"):
        raise Sorry(404, "page-error-404")
    text = evenings.as_json(found) if kind == "json" else evenings.as_csv(found)
    headers = {**NOT_KEPT, "content-disposition": f'attachment; filename="osada-evenings.{kind}"'}
    return Response(text, media_type="application/json" if kind == "json" else "text/csv", headers=headers)


async def bring(request: Request) -> Response:
    """Evenings from a file."""
    async with request.form(max_files=1, max_fields=2, max_part_size=2_000_000) as form:
        given = form.get("file")
        sent = await given.read() if isinstance(given, UploadFile) else b""
    who = await person(request)
    try:
        text = sent.decode("utf-8-sig")
        await asyncio.to_thread(evenings.bring, hall_of(request).storage, who.id, text)
    except (BadHistory, UnicodeDecodeError) as error:
        sorry = texts(language_of(request))("page-evenings-bad", said=str(error)[:200])
        return remember(request, await asyncio.to_thread(_page, request, sorry))
    return remember(request, RedirectResponse("/evenings", 303))


async def take_away(request: Request) -> Response:
    """A game is not in the history any more."""
    evening = request.path_params["evening"]
    await asyncio.to_thread(evenings.take_away, hall_of(request).storage, id_of(request), evening)
    return RedirectResponse("/evenings", 303)
