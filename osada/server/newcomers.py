"""Newcomers: who has never finished a game of a kind is offered the lesson and a first table."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from osada.core.game import Game
from osada.core.table import Table
from osada.server.identity import hall_of, id_of, person, remember
from osada.server.known import known_games
from osada.server.lessons import EASY
from osada.server.loading import Seat
from osada.server.naming import name_the_unnamed
from osada.server.pages import game_of
from osada.server.visitor import address_of, language_of

FIRST_GAME = "first-game"
"""The choice of options that is meant for people who play a game for the first time."""


async def is_new_to(request: Request, game: Game) -> bool:
    """Whether this person has never finished such a game."""
    return game.name not in known_games(await hall_of(request).tables_of(id_of(request)))


async def first_table(request: Request) -> Response:
    """A table as the rulebook sets up a first game, with easy bots at the other seats."""
    game = game_of(request)
    seats = [Seat("person", ""), *(Seat("bot", "", EASY) for _ in range(1, game.seats[0]))]
    name_the_unnamed(seats, game.text(language_of(request)))
    options = {option.name: FIRST_GAME for option in game.options if FIRST_GAME in option.choices}
    table = await asyncio.to_thread(Table, game, len(seats), None, options, None, [seat.name for seat in seats])
    who = (await person(request)).id
    table_id = await hall_of(request).make(table, seats, who, address=address_of(request))
    return remember(request, RedirectResponse(f"/t/{table_id}", 303))
