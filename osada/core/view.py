"""All that a seat may know, as plain data: the keys that the views of all games have."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, get_args

Seen = dict[str, Any]
"""An event as a seat saw it: ``event`` (its kind, told by the message ``log-KIND``), ``seat``, facts."""


class Turn(TypedDict):
    """A turn of another seat, as a seat saw it."""

    seat: int
    number: int
    """The last entry of the journal that belongs to it."""
    events: list[Seen]
    places: list[str]
    """Where it happened."""
    gains: dict[str, int] | None
    """What it brought, as lines of the score sheet; None as long as the turn goes on, or if the seat may not know."""


class Readings(TypedDict):
    """What a table has agreed on that differs from the default."""

    options: dict[str, Any]
    """Readings of the rules; not what is only about the set-up."""
    components: str
    """The name of the component set."""


class View(TypedDict):
    """All that a seat may know, as plain data (what JSON can hold). These keys all games have; a game declares its own
    in a class derived from this one, so that a misspelt key is found before anybody plays.

    >>> import osada
    >>> view = osada.game("kingdom-builder").start(players=2, seed=7).view(1)
    >>> view["you"], view["seat"], view["asked"]["kind"]
    (1, 1, 'build')
    """

    you: int | None
    """The seat that looks; None for a spectator."""
    seat: int | None
    """Who decides; None at the end."""
    players: int
    asked: dict[str, Any] | None
    """What is asked of the deciding seat, shown to it alone: ``kind``, ``rule`` and facts."""
    offers: dict[str, list[int]]
    """Its actions by place, likewise."""
    names: NotRequired[list[str]]
    """What the players are called; from a table."""
    recent: NotRequired[list[Seen]]
    """What happened in this turn and the one before it; from a table."""
    since: NotRequired[list[Turn]]
    """What the others did since this seat's last turn, the oldest first; from a table."""
    readings: NotRequired[Readings]
    """What this table plays with that is not the default; from a table."""


Layout = Literal["wide", "tall"]
"""What a picture is drawn for: a desk, or a phone."""
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
