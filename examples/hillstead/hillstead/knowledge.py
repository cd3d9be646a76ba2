"""What a seat knows: its view, what is hidden from it, what it is asked, what its clicks mean."""

from __future__ import annotations

from typing import Any, TypeVar

from osada.core.dealer import Dealer
from osada.core.game import Asked, HiddenGroup

from hillstead.actions import BUILD, CARD, END, plot_of_place, roof_of_place
from hillstead.pieces import ROOFS
from hillstead.position import NONE, Position, Step
from hillstead.rules import open_plots
from hillstead.view import HillsteadTable

P = TypeVar("P", bound=Position)


def table(position: Position, seat: int | None) -> HillsteadTable:
    """What a seat may know of the table: its own hand and no other (HI-5)."""
    over = position.seat is None
    houses = zip(position.owners, position.roofs, strict=True)
    chosen = position.chosen != NONE and seat == position.seat
    return {
        "houses": [None if owner == NONE else {"owner": owner, "roof": ROOFS[roof]} for owner, roof in houses],
        "heights": list(position.worth.heights),
        "hands": [_cards(hand) if owner == seat else None for owner, hand in enumerate(position.hands)],
        "cards": [sum(hand) for hand in position.hands],
        "pile": sum(position.pile),
        "chosen": ROOFS[position.chosen] if chosen else None,
        "turn": position.turns,
        "scores": position.scores(),
        "winners": position.winners() if over else None,
    }


def _cards(hand: list[int]) -> list[str]:
    return [roof for roof, count in zip(ROOFS, hand, strict=True) for _ in range(count)]


def open_table(position: Position) -> dict[str, Any]:
    """Once the game is over, all hands are shown."""
    return {"hands": [_cards(hand) for hand in position.hands]}


def hidden(position: Position, seat: int | None) -> list[HiddenGroup]:
    """The other hands and the pile: any card that is not on the hillside may be anywhere there."""
    others = [other for other in range(position.players) if other != seat and any(position.hands[other])]
    if not others:
        return []
    places = {f"hand {other}": tuple(_cards(position.hands[other])) for other in others}
    return [HiddenGroup(places, {roof: left for roof, left in zip(ROOFS, position.pile, strict=True) if left})]


def redeal(position: P, seat: int | None, dealer: Dealer) -> P:
    """The other hands dealt anew from what nobody has shown. What another has half done is not known, and not kept."""
    other = position.copy()
    other.dealer = dealer
    if other.step is Step.PLOT and seat != position.seat:
        other.step, other.chosen = Step.CARD, NONE
    unknown = [owner for owner in range(position.players) if owner != seat]
    for owner in unknown:
        other.pile = [sum(counts) for counts in zip(other.pile, position.hands[owner], strict=True)]
    for owner in unknown:
        other.hands[owner] = [0] * len(ROOFS)
        for _ in range(sum(position.hands[owner])):
            roof = dealer.choose(other.pile)
            other.pile[roof] -= 1
            other.hands[owner][roof] += 1
    return other


def asked(position: Position) -> Asked:
    """What the deciding seat is asked, and the rule behind it."""
    if position.step is Step.PLOT:
        return Asked("plot", "HI-3", {"roof": ROOFS[position.chosen], "plots": len(open_plots(position))})
    if not position.built:
        return Asked("card", "HI-2")
    return Asked("end", "HI-4") if position.actions() == [END] else Asked("card-or-end", "HI-2")


def meant(position: Position, place: str) -> list[int]:
    """The actions, allowed or not, that a click on a place would mean: for "why not?"."""
    if place == "end":
        return [END]
    plot, roof = plot_of_place(place), roof_of_place(place)
    return [BUILD + plot] if plot is not None else [CARD + roof] if roof is not None else []


def when(position: Position) -> str:
    """How far the game is, for whoever reads a program's output."""
    return f"turn {position.turns}"
