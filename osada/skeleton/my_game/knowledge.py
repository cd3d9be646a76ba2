"""What a seat knows: its view, what it is asked, what its clicks mean."""

from __future__ import annotations

from osada.core.game import Asked, Event

from my_game.actions import BUILD, END, plot_of_place
from my_game.pieces import GROUNDS
from my_game.position import NOBODY, Position, Step
from my_game.view import MyGameTable


def table(position: Position, seat: int | None) -> MyGameTable:
    """What a seat may know of the table (None: a spectator); here everybody knows everything."""
    over = position.seat is None
    return {
        "lane": [GROUNDS[ground] for ground in position.lane],
        "owners": [owner if owner != NOBODY else None for owner in position.owners],
        "card": None if over else GROUNDS[position.card],
        "turn": position.turns,
        "scores": position.scores(),
        "winners": position.winners() if over else None,
    }


def asked(position: Position) -> Asked:
    """What the deciding seat is asked: the message ``asked-KIND``, and the rule behind it."""
    if position.step is Step.END:
        return Asked("end", "MG-4")
    return Asked("build", "MG-3", {"ground": GROUNDS[position.card]})


def meant(position: Position, place: str) -> list[int]:
    """The actions, allowed or not, that a click on a place would mean: for "why not?"."""
    if place == "end":
        return [END]
    plot = plot_of_place(place)
    return [] if plot is None else [BUILD + plot]


def opening(position: Position) -> list[Event]:
    """What the log begins with."""
    return [Event("card", position.seat, {"ground": GROUNDS[position.card]})]


def when(position: Position) -> str:
    """How far the game is, for whoever reads a program's output."""
    return f"turn {position.turns}"
