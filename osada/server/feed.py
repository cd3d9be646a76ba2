"""The feed of an open page: it knows who has come to the screen and what has been told, so nothing is told twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

NOBODY = -1
"""No seat, and nobody who looks on: the page has been told nothing."""


class Feed:
    """What a page has been told of a table, and what it waits for."""

    def __init__(self, seats: set[int], uncovered: int | None = None, name: str = "") -> None:
        self.name = name
        """What the table knows it by."""
        self.seats = seats
        """The seats of the browser."""
        self.uncovered = uncovered
        """At a screen that people share: the seat that has come to it and may see what is its own."""
        self.told: int | None = None
        """The last entry of the journal that the page knows of; None if it knows nothing of the table."""
        self.here: list[int] | None = None
        """The seats that the page takes for present."""
        self.changes: int | None = None
        """How often people at the table had changed when the page was told; None if it does not want to know."""
        self.said: int | None = None
        """The newest of what people have said that the page knows of; None if it does not want to know."""
        self.eyes: int | None = NOBODY
        """The seat whose eyes the page was told with, None for somebody who looks on."""
        self.open = False
        """Whether a stream tells the page what is new."""
        self.ended = False
        """Whether the page has another feed by now."""
        self._answering = 0
        self._again = False
        self._news = asyncio.Event()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a command of this page is under way its answer brings what is new, and the stream is silent."""
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1
            self.wake()

    def waits(self, number: int) -> bool:
        """Whether a table that is at an entry has something to tell by the stream."""
        return (self.told != number or self._again) and not self._answering

    def tell(self, number: int, here: list[int], eyes: int | None, since: int) -> bool:
        """The page, which knew the table up to ``since``, knows it up to a number, as a seat sees it, and who is here;
        whether it may have seen it with other eyes so far: an answer that got lost is not known to it."""
        others = self.eyes != eyes or self.told != since
        self.told, self.here, self.eyes, self._again = number, here, eyes, False
        return others

    def uncover(self, seat: int) -> None:
        """Somebody has come to the screen."""
        self.uncovered, self.eyes = seat, NOBODY

    def again(self) -> None:
        """The table is to be told once more: something about it has changed that is no entry of its journal."""
        self._again = True
        self.wake()

    def end(self) -> None:
        """The page has another feed."""
        self.ended = True
        self.wake()

    def wake(self) -> None:
        """There may be something new."""
        self._news.set()

    async def news(self, seconds: float) -> bool:
        """Wait until there may be something new; False if nothing comes within these seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    def listen(self) -> None:
        """From now on, whatever happens is new."""
        self._news.clear()
