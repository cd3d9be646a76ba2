"""Pages and commands about what people say to each other: who hears whom, and what was said lately."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from osada.server.identity import hall_of
from osada.server.live import LiveTable
from osada.server.sayings import EVERYBODY, LATELY, SENTENCES
from osada.server.visitor import Sorry, Visit, command, visit, whole

ALL = -1
"""Nobody at the table, in place of a seat."""


def talks(live: LiveTable, profile: str) -> bool:
    """Whether somebody else sits at a table: bots say nothing, and nobody talks to them. Whoever looks on hears those
    who talk."""
    sitting = {sitter for sitters in live.company.sitters.values() for sitter in sitters}
    return bool(sitting - {profile}) if profile in sitting else live.company.several


def _document(request: Request, at: Visit) -> dict[str, Any]:
    sayings, sitters, text = hall_of(request).sayings, at.live.company.sitters, at.live.game.text(at.language)
    muted = sayings.muted(at.person, at.live.id)
    kept = [one for one in sayings.lately(at.live.id) if one.profile in sitters.get(one.seat, ())]
    heard = [one for one in kept if one.profile == at.person or not muted & {one.profile, EVERYBODY}]
    others = {seat: set(there) - {at.person} for seat, there in sorted(sitters.items())}
    return {
        "number": kept[-1].number if kept else 0,
        "talks": talks(at.live, at.person),
        "lately": [[one.number, one.seat, text(f"saying-{one.sentence}")] for one in heard[-LATELY:]],
        "others": [[seat, not there <= muted] for seat, there in others.items() if there],
        "silent": EVERYBODY in muted,
    }


async def _told(request: Request, at: Visit) -> Response:
    found = await asyncio.to_thread(_document, request, at)
    return JSONResponse(found, headers={"cache-control": "no-store"})


async def told(request: Request) -> Response:
    """What was said lately, by those whom this person wants to hear."""
    return await _told(request, await visit(request))


async def say(request: Request) -> Response:
    """Somebody who sits at the table says one of the ready sentences."""
    at, given = await visit(request), await command(request)
    seat, sentence = at.seat(given.get("seat")), given.get("sentence")
    if sentence not in SENTENCES:
        raise HTTPException(400, f"sentence: expected one of {', '.join(SENTENCES)}")
    if not talks(at.live, at.person):
        raise Sorry(409, "page-nobody-hears")
    number = await hall_of(request).sayings.say(at.person, at.live.id, seat, sentence)
    if number is None:
        raise Sorry(429, "page-too-many-sayings")
    at.live.hear(number)
    return await _told(request, at)


async def mute(request: Request) -> Response:
    """Somebody does not want to hear a seat, or anybody, at this table; or does again."""
    at, given = await visit(request), await command(request)
    seat, yes = whole(given, "seat"), given.get("yes")
    if not isinstance(yes, bool):
        raise HTTPException(400, "yes: expected true or false")
    others = [EVERYBODY] if seat == ALL else [one for one in at.live.company.sitters.get(seat, ()) if one != at.person]
    if not others:
        raise Sorry(409, "page-unclaimed")
    await hall_of(request).sayings.mute(at.person, at.live.id, others, yes)
    return await _told(request, at)
