"""What browsers need to have Osada as an app: a manifest, the worker that shows notices, and where it opens."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from osada.core.colours import LIGHT
from osada.core.text import LANGUAGES, texts
from osada.server import assets
from osada.server.identity import hall_of, id_of
from osada.server.notices import decides
from osada.server.visitor import language_of

START = "/turn"


async def manifest(request: Request) -> Response:
    """What an app is called, what it looks like and where it opens; the page that asks names its language, for
    browsers ask without saying who they are."""
    wanted = request.query_params.get("language", "")
    language = wanted if wanted in LANGUAGES else language_of(request)
    icons = [
        {"src": f"{assets.ADDRESS}/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        *(
            {"src": f"{assets.ADDRESS}/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
            for size in (192, 512)
        ),
        {
            "src": f"{assets.ADDRESS}/icon-maskable.png",
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "maskable",
        },
    ]
    said = {
        "id": "/",
        "name": "Osada",
        "short_name": "Osada",
        "description": texts(language)("app-about"),
        "lang": language,
        "start_url": START,
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT["paper"],
        "theme_color": LIGHT["table"],
        "icons": icons,
    }
    return JSONResponse(said, media_type="application/manifest+json", headers={"cache-control": "no-cache"})


async def worker(request: Request) -> Response:
    """The worker of the whole server: so it stands above all pages. It is asked for anew each time."""
    return Response(_worker(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@cache
def _worker() -> str:
    return (assets.FOLDER / assets.WORKER).read_text("utf-8")


async def turn(request: Request) -> Response:
    """Where it is this person's turn, at the table that has waited longest; or home."""
    waiting = [
        listed
        for listed in await hall_of(request).tables_of(id_of(request))
        if listed.summary and any(decides(listed.summary, seat) for seat in listed.seats if seat >= 0)
    ]
    longest = min(waiting, key=lambda listed: listed.changed, default=None)
    return RedirectResponse(f"/t/{longest.id}" if longest else "/", 303, headers={"cache-control": "no-store"})
