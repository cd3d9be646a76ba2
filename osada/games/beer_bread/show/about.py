"""Which explanation a card or a building has: its own, unless another component set has changed it."""

from __future__ import annotations

from osada.games.beer_bread.cards import standard_buildings, standard_cards
from osada.games.beer_bread.show import card_art
from osada.games.beer_bread.view import BeerBreadView


def about_building(view: BeerBreadView, building: str) -> str:
    """The name of a building's explanation; a building that another set has changed is explained by its position."""
    shown = view["buildings"][building]
    if shown == {**shown, **standard_buildings()[building]}:
        return f"b{card_art.number(building)}"
    return f"position-{shown['position']}"


def about_card(view: BeerBreadView, card: str) -> str:
    """The name of a card's explanation; a card that another set has changed is explained by its kind."""
    printed = view["cards"][card]
    same = printed == standard_cards()[card] and about_building(view, printed["building"]).startswith("b")
    return card if same else printed["kind"]
