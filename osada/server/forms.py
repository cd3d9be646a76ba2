"""The form of a new table: what it offers, and what is wrong with what was sent, beside its field."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from osada.core import components, draft
from osada.core.components import BadComponents, ComponentSet
from osada.core.game import Game, span
from osada.core.options import FIRST_PLAYER, BadOption
from osada.core.plain import NotJson, parse_json
from osada.core.table import Table
from osada.core.text import Text
from osada.players import PLAYERS, USUAL
from osada.players.own import own_name
from osada.server.identity import hall_of, id_of, person, remember
from osada.server.loading import Seat
from osada.server.naming import name_the_unnamed
from osada.server.newcomers import FIRST_GAME, is_new_to
from osada.server.pace import LATE, PACES, TURN, Pace
from osada.server.pages import game_of, page
from osada.server.people import Profile, tidy_name
from osada.server.seats import announced
from osada.server.sets import Sets, TypedSet
from osada.server.visitor import Sorry, address_of, language_of

LONGEST_SHARE = 80
"""Letters of the name that a set is shared by."""


class BadField(Exception):
    """What is wrong with a field of the form."""

    def __init__(self, field: str, sorry: Sorry) -> None:
        self.field = field
        self.sorry = sorry


async def new(request: Request) -> Response:
    """The form for a new table."""
    newcomer = await is_new_to(request, game_of(request))
    return await asyncio.to_thread(_form, request, {}, newcomer=newcomer)


def _form(
    request: Request,
    given: Mapping[str, str],
    wrong: BadField | None = None,
    sent: bool = False,
    newcomer: bool = False,
) -> Response:
    """The form, filled in as it was ``given``; whether a file was ``sent`` with it, which nobody can fill in again.
    A ``newcomer`` is offered a lesson and a first table before it."""
    game, language = game_of(request), language_of(request)
    others = [option for option in game.options if option.name != FIRST_PLAYER.name]
    chosen = given.get("set", request.query_params.get("set", ""))
    typed = _sets_of(request, game, chosen)
    readings = [option for option in others if not option.by_lot]
    return page(
        request,
        "new.html",
        game.text(language),
        game=game,
        players=hall_of(request).players,
        known=PLAYERS,
        called=own_name,
        usual=USUAL,
        seats=range(game.seats[-1]),
        readings=readings,
        opens=hall_of(request).bounds.open_tables > 0,
        paces=PACES,
        late=LATE,
        agreed=any(given.get(f"option-{option.name}", option.default) != option.default for option in readings),
        setups=[option for option in others if option.by_lot],
        first=next((option for option in game.options if option.name == FIRST_PLAYER.name), None),
        first_game=FIRST_GAME if any(FIRST_GAME in option.choices for option in others) else "",
        given=given,
        sent=sent,
        newcomer=newcomer,
        typed=typed,
        set=chosen if any(one.share == chosen for one in typed) else "",
        wrong=wrong.field if wrong else "",
        sorry=wrong.sorry.said(language) if wrong else "",
        faults=wrong.sorry.told(game.text(language)) if wrong else [],
    )


async def make(request: Request) -> Response:
    """Make a table from the form, and lead to it; a page gets the form again with what is wrong."""
    game, text = game_of(request), game_of(request).text(language_of(request))
    async with request.form(max_files=1, max_fields=100, max_part_size=2_000_000) as form:
        given = {key: str(value) for key, value in form.items() if isinstance(value, str)}
        file = form.get("components")
        own = await file.read() if isinstance(file, UploadFile) and file.filename else None
    try:
        seats = _seats(game, given, text, hall_of(request).players)
        played = None
        if own is None and given.get("set"):
            played = await asyncio.to_thread(_typed_set, request, game, given["set"])
        pace = _pace(given)
        table = await asyncio.to_thread(_new_table, game, seats, _options(game, given), own or played, text)
    except BadField as wrong:
        if "text/html" not in request.headers.get("accept", ""):
            raise wrong.sorry from None
        again = await asyncio.to_thread(_form, request, given, wrong, own is not None)
        again.status_code = wrong.sorry.status_code
        return again
    who = await person(request)
    table_id = await hall_of(request).make(table, seats, who.id, address=address_of(request), pace=pace)
    await _learn_name(request, who, seats)
    if given.get("open") and any(seat.kind == "link" for seat in seats):
        live = await hall_of(request).open(table_id)
        if live is not None:
            await announced(hall_of(request), live, who.id)
    invites = "/invitation" if any(seat.kind == "link" for seat in seats) else ""
    return remember(request, RedirectResponse(f"/t/{table_id}{invites}", 303))


async def _learn_name(request: Request, who: Profile, seats: list[Seat]) -> None:
    """Whoever has no name yet, and sits alone at this screen, has the name that they gave there."""
    here = [seat.name for seat in seats if seat.kind == "person" and seat.named]
    if not who.name and len(here) == 1:
        await hall_of(request).people.change(who, name=here[0])


def _sets_of(request: Request, game: Game, chosen: str) -> list[TypedSet]:
    """The sets that somebody can choose: their own, and the one that a link led here with."""
    found: Sets = request.app.state.sets
    own = found.of(id_of(request), game.name) if id_of(request) else []
    if chosen and all(one.share != chosen for one in own):
        other = found.found(chosen[:LONGEST_SHARE], shared=True)
        own += [other] if other is not None and other.game.name == game.name else []
    return own


def _typed_set(request: Request, game: Game, chosen: str) -> ComponentSet:
    """A set that was typed in here, to play with; a piece that has a fault is ours."""
    found = next((one for one in _sets_of(request, game, chosen) if one.share == chosen), None)
    if found is None:
        raise BadField("components", Sorry(404, "page-set-gone"))
    try:
        return draft.playable(game, found.document)[0]
    except BadComponents as error:
        raise BadField("components", Sorry(400, "page-bad-components", error.problems)) from None


def _new_table(
    game: Game, seats: list[Seat], options: dict[str, object], own: bytes | ComponentSet | None, text: Text
) -> Table:
    given = _own_components(game, own, text) if isinstance(own, bytes) else own
    try:
        return Table(game, len(seats), None, options, given, [seat.name for seat in seats])
    except BadOption as error:
        raise BadField(f"option-{error.option}", _bad_option(game, error)) from None


def _bad_option(game: Game, error: BadOption) -> Sorry:
    """Why an option cannot be as it was given."""
    option = next((option for option in game.options if option.name == error.option), None)
    if option is not None and option.name == FIRST_PLAYER.name:
        return Sorry(400, "page-bad-first")
    if option is not None and option.pick:
        return Sorry(400, "page-bad-choice", count=option.pick)
    return Sorry(400, "page-bad-table")


def _own_components(game: Game, file: bytes, text: Text) -> ComponentSet:
    """A set of components that came with the form; BadField says what is wrong with it."""
    try:
        given = components.read(parse_json(file.decode("utf-8-sig")))
        if given.game != game.name:
            raise BadField("components", Sorry(400, "page-other-components", game=text("game-title")))
        game.check(given)
    except (NotJson, UnicodeDecodeError):
        raise BadField("components", Sorry(400, "page-no-json")) from None
    except BadComponents as error:
        raise BadField("components", Sorry(400, "page-bad-components", error.problems)) from None
    return given


def _seats(game: Game, given: Mapping[str, str], text: Text, bots: Collection[str]) -> list[Seat]:
    """Who sits where: seats that are left empty are closed up."""
    seats = []
    for number in range(game.seats[-1]):
        who = given.get(f"seat-{number}", "")
        if who in ("", "empty"):
            continue
        if who not in ("person", "link") and who not in bots:
            raise BadField(f"seat-{number}", Sorry(400, "page-bad-table"))
        name = tidy_name(given.get(f"name-{number}", ""))
        bot = who if who in bots else None
        seats.append(Seat("bot" if bot else who, name, bot))
    if len(seats) not in game.seats:
        raise BadField("seats", Sorry(400, "page-wrong-number", players=span(game.seats), count=len(seats)))
    name_the_unnamed(seats, text)
    return seats


def _pace(given: Mapping[str, str]) -> Pace | None:
    """The time that a move may take, and what happens when somebody is late."""
    name, late = given.get("pace", ""), given.get("late", TURN)
    if name and name not in PACES:
        raise BadField("pace", Sorry(400, "page-bad-table"))
    if late not in LATE:
        raise BadField("late", Sorry(400, "page-bad-table"))
    return Pace(name, late) if name else None


def _options(game: Game, given: Mapping[str, str]) -> dict[str, object]:
    options: dict[str, Any] = {}
    for option in game.options:
        value = given.get(f"option-{option.name}")
        if value == "chosen":
            options[option.name] = [given.get(f"option-{option.name}-{number}", "") for number in range(option.pick)]
        elif value:
            options[option.name] = value
    return options
