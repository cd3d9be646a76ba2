"""How long tests wait: until what is meant has come. The one limit decides nothing: only what is broken meets it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 120.0
"""Seconds. Far more than the slowest machine needs for any one thing that a test waits for."""
AGAIN = 0.02
"""Seconds between two looks at what nobody tells."""


def until(
    holds: Callable[[], Found | None], missed: Callable[[], str] = lambda: "it never came", pause: float = AGAIN
) -> Found:
    """Look until something holds, and give it back."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end, missed()
        time.sleep(pause)
    return found


async def become(holds: Callable[[], object]) -> None:
    """The same while an event loop goes on."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(AGAIN)
