"""The pages of score sheets for real tables: to fill one in together, and its result to keep and share."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.game import Game, Score
from osada.core.pad import Action, At, Shown, Step
from osada.core.sheet import Counted, told
from osada.core.standalone import standalone
from osada.core.svg import Pane, Picture
from osada.core.text import Text
from osada.server.identity import id_of, person, remember
from osada.server.links import address
from osada.server.pads import Pads, Sheet, Stroke, pad_of
from osada.server.pages import as_script, game_of, page, templates
from osada.server.updates import shown_lines
from osada.server.visitor import MOST_ACTIONS, Sorry, address_of, command, language_of

NOT_KEPT = {"cache-control": "no-store"}
LARGEST = 200_000
"""Bytes of taps that one request may bring: a phone may have been without a line for a whole evening."""
MOST_STROKES = 500
LONGEST = 80
"""Letters of a place, a value or a name that a phone gives."""


def pads_of(request: Request) -> Pads:
    """The score sheets of this server."""
    found: Pads = request.app.state.pads
    return found


# Beginning


async def sheets(request: Request) -> Response:
    """The sheets of a game that are somebody's, and a button for a new one."""
    game = _counted_game(request)
    return await asyncio.to_thread(_sheets, request, game)


def _counted_game(request: Request) -> Game:
    game = game_of(request)
    if pad_of(game.name) is None:
        raise Sorry(404, "page-error-404")
    return game


def _sheets(request: Request, game: Game) -> Response:
    text, owner = game.text(language_of(request)), id_of(request)
    own = [sheet for sheet in pads_of(request).of(owner) if sheet.game == game.name] if owner else []
    listed = [_line(sheet, text) for sheet in own]
    return remember(request, page(request, "pads.html", text, game=game, sheets=listed, seats=list(game.seats)))


def _line(sheet: Sheet, text: Text) -> dict[str, Any]:
    names = sheet.pad.names(sheet.values, text)
    counted = sheet.pad.count(sheet.pad.document(sheet.values, names))
    totals = _totals(counted.scores or [])
    return {
        "id": sheet.id,
        "share": sheet.share,
        "names": names,
        "totals": totals,
        "open": bool(counted.faults),
        "changed": datetime.fromtimestamp(sheet.changed, UTC),
    }


async def begin(request: Request) -> Response:
    """A new sheet."""
    game = _counted_game(request)
    async with request.form(max_files=0, max_fields=10) as form:
        given = {name: str(value)[:LONGEST] for name, value in form.items()}
    who = await person(request)
    actions: list[Action] = [("players", given.get("players", str(game.seats[0])))]
    actions += [(name, value.strip()) for name, value in given.items() if name.startswith("name-")]
    made = await asyncio.to_thread(pads_of(request).begin, game.name, who.id, address_of(request), actions)
    return remember(request, RedirectResponse(f"/sheet/{made}", 303))


# Filling it in


async def sheet(request: Request) -> Response:
    """The page of a sheet: whoever has its link fills it in."""
    return await asyncio.to_thread(_sheet_page, request)


def _found(request: Request) -> Sheet:
    found = pads_of(request).sheet(request.path_params["pad"][:LONGEST])
    if found is None:
        raise Sorry(404, "page-pad-gone")
    return found


def _at(request: Request, given: dict[str, Any]) -> At:
    step, brush = (given.get(name, "") for name in ("step", "brush"))
    if not all(isinstance(one, str) and len(one) <= LONGEST for one in (step, brush)):
        raise HTTPException(400, "step, brush: expected short texts")
    return At(language_of(request), step, brush)


def _sheet_page(request: Request) -> Response:
    found = _found(request)
    text = found.pad.game.text(language_of(request))
    query = dict(request.query_params)
    start = _update(found, _at(request, query), query.get("phone", ""), "")
    says = {name: text(f"page-pad-{name}") for name in ("refused", "second")} | {
        "waiting": text("page-pad-waiting", time="%s"),
        "offline": text("page-offline"),
        "gone": text("page-pad-gone"),
    }
    return page(
        request,
        "pad.html",
        text,
        game=found.pad.game,
        pad=found,
        start=as_script(start | {"board": {name: start["board"][name] for name in ("key", "box", "live", "steady")}}),
        says=as_script(says),
        link=f"{address(request)}/sheet/{found.id}",
        board=start["board"],
        tabs=Markup(start["tabs"]),
        panel=Markup(start["panel"]),
        bar=Markup(start["bar"]),
        own=found.owner == id_of(request),
        seats=list(found.pad.game.seats),
        players=found.pad.players(found.values),
        names=[found.values.get(f"name-{seat}", "") for seat in range(found.pad.game.seats[-1])],
    )


async def now(request: Request) -> Response:
    """What a phone shows now; nothing where nothing is new."""
    return await asyncio.to_thread(_now, request)


def _now(request: Request) -> Response:
    found, query = _found(request), dict(request.query_params)
    if query.get("number") == str(found.number) and "fresh" in query:
        return JSONResponse({}, headers=NOT_KEPT)
    update = _update(found, _at(request, query), query.get("phone", ""), query.get("has", ""))
    return JSONResponse(update, headers=NOT_KEPT)


async def tap(request: Request) -> Response:
    """What fingers did since the last time; the answer is the sheet after it."""
    given = await command(request, LARGEST)
    return await asyncio.to_thread(_tap, request, given)


def _tap(request: Request, given: dict[str, Any]) -> Response:
    found, at = _found(request), _at(request, given)
    phone, has = (str(given.get(name, ""))[:LONGEST] for name in ("phone", "has"))
    strokes = _strokes(given.get("strokes"), phone)
    before = _counted(found, at.language)
    refused = pads_of(request).tap(found, strokes)
    after = _found(request)
    update = _update(after, at, phone, has, before)
    update["refused"] = list(dict.fromkeys(told(found.pad.game, fault, at.language) for fault in refused))
    return JSONResponse(update, headers=NOT_KEPT)


def _strokes(given: Any, phone: str) -> list[Stroke]:
    if not isinstance(given, list) or len(given) > MOST_STROKES:
        raise HTTPException(400, f"strokes: expected a list of at most {MOST_STROKES}")
    found = []
    for stroke in given:
        key = stroke.get("key") if isinstance(stroke, dict) else None
        actions = stroke.get("actions", []) if isinstance(stroke, dict) else None
        if not isinstance(key, str) or not 0 < len(key) <= LONGEST or not isinstance(actions, list):
            raise HTTPException(400, "a stroke has a key and actions")
        if len(actions) > MOST_ACTIONS or not all(_is_action(action) for action in actions):
            raise HTTPException(400, f"actions: expected at most {MOST_ACTIONS} of [place, value]")
        found.append(Stroke(key, phone, tuple((place, value) for place, value in actions), stroke.get("back") is True))
    return found


def _is_action(given: Any) -> bool:
    return (
        isinstance(given, list)
        and len(given) == 2
        and all(isinstance(one, str) and len(one) <= LONGEST and one.isprintable() for one in given)
    )


async def delete(request: Request) -> Response:
    """Whoever has begun a sheet can delete it."""
    found = await asyncio.to_thread(_found, request)
    if found.owner != id_of(request):
        raise Sorry(403, "page-only-host")
    await asyncio.to_thread(pads_of(request).delete, found.id)
    return RedirectResponse(f"/count/{found.game}", 303)


# What a phone is told


def _counted(found: Sheet, language: str) -> Counted:
    names = found.pad.names(found.values, found.pad.game.text(language))
    return found.pad.count(found.pad.document(found.values, names))


def _update(found: Sheet, at: At, phone: str, has: str, before: Counted | None = None) -> dict[str, Any]:
    """All that a page shows of a sheet, for a phone that has a still layer already, or another one."""
    pad, text = found.pad, found.pad.game.text(at.language)
    steps = pad.steps(found.values, text)
    step = next((step for step in steps if step.id == at.step), steps[0])
    at = At(at.language, step.id, at.brush)
    shown, counted = pad.shown(found.values, at), _counted(found, at.language)
    names = pad.names(found.values, text)
    facts = {
        "say": text,
        "steps": steps,
        "step": step,
        "shown": shown,
        "brush": shown.paint.value if shown.paint else at.brush or "0",
        "eraser": at.brush == "eraser",
        "names": names,
        "scores": counted.scores,
        "lines": shown_lines(counted.scores) if counted.scores else [],
        "gains": _gains(before, counted),
        "icon": _icon(pad),
        "across": pad.across,
        "faults": [(fault, told(pad.game, fault, at.language)) for fault in counted.faults if not fault.open],
        "mark": templates.globals["mark"],
        "undo": phone in found.can_undo,
        "share": found.share,
        "follows": _follows(steps, step, shown, at.brush, names),
        "missing": [told(pad.game, fault, at.language) for fault in counted.faults if fault.open],
    }
    prefix = shown.paint.prefix if shown.paint else None
    return {
        "number": found.number,
        "step": step.id,
        "brush": at.brush,
        "board": _board(shown, has),
        "offers": {
            place: [{"label": offer.label, "sets": offer.sets} for offer in offers]
            for place, offers in shown.offers.items()
        },
        "paint": vars(shown.paint) if shown.paint else None,
        "values": {place: value for place, value in found.values.items() if prefix and place.startswith(prefix)},
        "marks": [fault.place for fault in counted.faults if not fault.open and fault.place],
        "undo": phone in found.can_undo,
        "players": len(names),
        "refused": [],
        **{name: templates.get_template(f"pad-{name}.html").render(facts) for name in ("tabs", "panel", "bar")},
    }


def _icon(pad: Any) -> Any:
    return lambda line: Markup(pad.icon(line))


def _board(shown: Shown, has: str) -> dict[str, Any]:
    board = shown.picture.panes["board"]
    still = board.still
    symbols = _digest(shown.picture.symbols)
    key = f"{symbols}-{_digest(still)}"
    found = {"key": key, "box": board.box, "live": board.live, "steady": not shown.picture.zooms}
    if key != has:
        found["still"] = still
    if not has.startswith(f"{symbols}-"):
        found["symbols"] = shown.picture.symbols
    return found


def _digest(drawing: str) -> str:
    return hashlib.sha256(drawing.encode()).hexdigest()[:12]


def _gains(before: Counted | None, after: Counted) -> list[Score]:
    """What the last strokes have changed, by seat and line."""
    if before is None or before.scores is None or after.scores is None or len(before.scores) != len(after.scores):
        return []
    return [
        {line: now - then[line] for line, now in lines.items() if line in then and now != then[line]}
        for then, lines in zip(before.scores, after.scores, strict=True)
    ]


def _follows(steps: Sequence[Step], step: Step, shown: Shown, brush: str, names: Sequence[str]) -> dict[str, str]:
    """Where the large button leads: to the next player's brush, to the next step, or to the result."""
    seat = int(brush) if brush.isdecimal() else 0
    if shown.heads and brush != "eraser" and seat + 1 < len(names):
        return {"brush": str(seat + 1), "what": names[seat + 1]}
    number = steps.index(step)
    return {"step": steps[number + 1].id, "what": steps[number + 1].title} if number + 1 < len(steps) else {}


# The result


def _shared(request: Request) -> Sheet:
    found = pads_of(request).sheet(request.path_params["share"][:LONGEST], shared=True)
    if found is None:
        raise Sorry(404, "page-pad-gone")
    return found


async def result(request: Request) -> Response:
    """Who has won, line by line, and where each number comes from."""
    return await asyncio.to_thread(_result, request)


def _result(request: Request) -> Response:
    found, language = _shared(request), language_of(request)
    pad, text = found.pad, found.pad.game.text(language)
    names, counted = pad.names(found.values, text), _counted(found, language)
    scores = counted.scores or []
    lines = shown_lines(scores) if scores else []
    totals = _totals(scores)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in counted.winners, -totals[seat], seat))
    sources = {f"{line} {seat}": _sources(found, lines, line, seat) for line in lines for seat in range(len(scores))}
    picture = pad.result(found.values, language)
    return page(
        request,
        "pad-result.html",
        text,
        game=pad.game,
        pad=found,
        names=names,
        scores=scores,
        lines=lines,
        order=order,
        winners=counted.winners if not counted.faults else [],
        ahead=_ahead(totals, counted.winners),
        missing=len(counted.faults),
        faults=[told(pad.game, fault, language) for fault in counted.faults],
        icon=_icon(pad),
        board=_board(Shown(picture), ""),
        sources=as_script(sources),
        titles=as_script({line: _about(line, text) for line in lines if text.has(f"score-{line}-short")}),
        link=f"{address(request)}/result/{found.share}",
        own=found.owner == id_of(request),
        day=datetime.fromtimestamp(found.changed, UTC).date(),
    )


def _sources(found: Sheet, lines: Sequence[str], line: str, seat: int) -> list[str]:
    """Where a number comes from; the last line from all the others, unless a game says otherwise."""
    own = found.pad.sources(found.values, line, seat)
    if own or line != lines[-1]:
        return own
    return list(dict.fromkeys(place for one in lines[:-1] for place in found.pad.sources(found.values, one, seat)))


def _about(line: str, text: Text) -> str:
    """A line with its rule in short."""
    return f"{text(f'score-{line}')}: {text(f'score-{line}-short')}."


def _totals(scores: Sequence[Score]) -> list[int]:
    """What decides: the last line of a sheet."""
    return [list(score.values())[-1] for score in scores]


def _ahead(totals: Sequence[int], winners: Sequence[int]) -> tuple[int, int] | None:
    """The seat behind a single winner, and by how much."""
    if len(winners) != 1 or len(totals) < 2:
        return None
    second = max((seat for seat in range(len(totals)) if seat not in winners), key=lambda seat: totals[seat])
    return second, totals[winners[0]] - totals[second]


async def picture(request: Request) -> Response:
    """The final table as one picture."""
    return await asyncio.to_thread(_picture, request)


def _picture(request: Request) -> Response:
    found = _shared(request)
    drawn = found.pad.result(found.values, language_of(request))
    whole = drawn if "side" in drawn.panes else _alone(drawn)
    return Response(standalone(whole, ()), media_type="image/svg+xml", headers=NOT_KEPT)


def _alone(drawn: Picture) -> Picture:
    """A picture of a board with nothing beside it."""
    return replace(drawn, panes={**drawn.panes, "side": Pane(1, 1, str, "")}, panel=("side",))


async def document(request: Request) -> Response:
    """The sheet as ``osada score`` reads it."""
    return await asyncio.to_thread(_document, request)


def _document(request: Request) -> Response:
    found = _shared(request)
    names = found.pad.names(found.values, found.pad.game.text(language_of(request)))
    written = json.dumps(found.pad.document(found.values, names), ensure_ascii=False, indent=1) + "\n"
    headers = {"content-disposition": f'attachment; filename="{found.game}-score.json"', **NOT_KEPT}
    return Response(written, media_type="application/json", headers=headers)
