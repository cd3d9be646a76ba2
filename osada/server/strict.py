"""What takes long is done in threads, for the one loop answers everybody. With this switch it is an error on the loop.

Tests serve with it. Without it nothing is looked at, and it costs nothing.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from functools import wraps
from typing import Any

SWITCH = "OSADA_STRICT_LOOP"
"""The variable of the environment that turns it on."""


class OnTheLoop(Exception):
    """Something that takes long was asked for in the thread of the event loop."""


def begin() -> None:
    """Look at everything that takes long from now on, if the switch is on."""
    if not os.environ.get(SWITCH):
        return
    import segno  # noqa: PLC0415  # here alone all of them are needed

    from osada.core import game, record, replay, table  # noqa: PLC0415
    from osada.server import evenings, forms, pages, reading, thumbnails  # noqa: PLC0415

    for owner, name in (
        (reading.Reading, "reading"),
        (table.Table, "restore"),
        (table.Table, "resume"),
        (replay.Replay, "__init__"),
        (record, "parse"),
        (record.Record, "text"),
        (pages, "standalone"),
        (thumbnails, "thumbnail"),
        (forms, "_own_components"),
        (game.Game, "check"),
        (evenings, "read"),
        (segno, "make"),
    ):
        _watch(owner, name)
    _watch(Future, "result", _waits)


def _always(*given: Any) -> bool:
    return True


def _waits(future: Future[Any], *given: Any) -> bool:
    """Whether a write, or what else a thread does, is still waited for."""
    return not future.done()


def _watch(owner: Any, name: str, long: Callable[..., bool] = _always) -> None:
    found = vars(owner)[name]
    checked = _checked(found.__func__ if isinstance(found, classmethod) else found, f"{owner.__name__}.{name}", long)
    setattr(owner, name, classmethod(checked) if isinstance(found, classmethod) else checked)


def _checked(function: Callable[..., Any], name: str, long: Callable[..., bool]) -> Callable[..., Any]:
    @wraps(function)
    def checked(*given: Any, **named: Any) -> Any:
        if asyncio._get_running_loop() is not None and long(*given):
            raise OnTheLoop(f"{name} takes long: it belongs into a thread")
        return function(*given, **named)

    return checked
