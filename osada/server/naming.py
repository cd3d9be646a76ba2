"""What the seats of a table are called, in the language of whoever looks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from osada.core.text import Text
from osada.players import PLAYERS
from osada.players.own import own_name
from osada.server.live import LiveTable
from osada.server.loading import GUEST, Seat
from osada.server.reading import Origin, Summary


def called(live: LiveTable, text: Text) -> list[str]:
    """The names at a table: those that people gave, else what sits there."""
    unnamed = [number for number, seat in enumerate(live.seats) if not seat.named]
    guests = [number for number, seat in enumerate(live.seats) if seat.gone]
    return _called(live.table.names, [seat.player for seat in live.seats], unnamed, guests, text)


def marked(names: Sequence[str], left: Collection[int], text: Text) -> list[str]:
    """The names of who plays now: a seat that a bot has taken over says so."""
    return [text("seat-left", name=name) if number in left else name for number, name in enumerate(names)]


def listed(summary: Summary, text: Text) -> list[str]:
    """The names at a table in a list."""
    sitters = summary.sitters or [None] * len(summary.names)
    return marked(_called(summary.names, sitters, summary.unnamed, summary.guests, text), summary.left, text)


def branch(origin: Origin | None, text: Text) -> str:
    """The game and the turn that a table was begun from; empty for a table of its own."""
    if origin is None:
        return ""
    names = [text("seat-guest") if name == GUEST else name for name in origin["names"]]
    return text("page-branch", turn=origin["turn"], names=", ".join(names))


def name_the_unnamed(seats: Sequence[Seat], text: Text) -> None:
    """Seats that nobody has named are called what sits there; whoever looks reads that in their own language."""
    for number, seat in enumerate(seats):
        if not seat.name:
            seat.name, seat.named = _kind(seat.player, number, text), False


def _called(
    names: Sequence[str],
    sitters: Sequence[str | None],
    unnamed: Collection[int],
    guests: Collection[int],
    text: Text,
) -> list[str]:
    return [
        text("seat-guest") if number in guests else _kind(sitter, number, text) if number in unnamed else name
        for number, (name, sitter) in enumerate(zip(names, sitters, strict=True))
    ]


def _kind(player: str | None, number: int, text: Text) -> str:
    return f"{bot_name(player, text) if player else text('seat-you')} {number + 1}"


def bot_name(player: str, text: Text) -> str:
    """What a bot is called; one of somebody's own has no other name in any language."""
    return text(f"seat-{player}") if player in PLAYERS else own_name(player)
