"""Setting up: the board, the kingdom cards, and what the table agrees on (KB-1 to KB-7)."""

from __future__ import annotations

from dataclasses import dataclass

from osada.core.dealer import Dealer
from osada.core.game import Setup
from osada.games.kingdom_builder.board import LOCATIONS, Board, Layout
from osada.games.kingdom_builder.scoring import KINGDOM_CARDS

SETTLEMENTS = 40
CARDS_PER_TERRAIN = 5
TOKENS_PER_LOCATION = 2
BUILDS = 3
KINGDOM_CARDS_IN_PLAY = 3

FIRST_GAME_SECTORS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS = ("fishermen", "merchants", "knights")


@dataclass(frozen=True)
class Agreed:
    """What holds for the whole game: the cards, who starts, and how the table reads what is open."""

    cards: tuple[str, ...]
    start: int
    reshuffle_at_once: bool
    new_card_builds_three: bool
    card_for_mandatory_only: bool
    save_for_mandatory: bool
    indented_is_edge: bool
    tavern_on_water: bool
    left_hex_counts: bool
    merchants_need_tokens: bool
    lords_need_one: bool


def agree(setup: Setup) -> tuple[Board, Agreed]:
    """The board and the kingdom cards, chosen or drawn, and who starts."""
    options, dealer = setup.options, setup.dealer
    board = Board(_layout(options["sectors"], dealer), setup.components)
    cards = _kingdom_cards(options["cards"], dealer)
    if options["first"] == "random":
        start = dealer.pick("first", [1] * setup.players)
    else:
        start = int(options["first"].removeprefix("seat-")) - 1
    return board, Agreed(
        cards=cards,
        start=start,
        reshuffle_at_once=options["reshuffle"] == "at-once",
        new_card_builds_three=options["new-card"] == "three",
        card_for_mandatory_only=options["exhausted"] == "mandatory",
        save_for_mandatory=options["supply"] == "saved",
        indented_is_edge=options["edge"] == "all",
        tavern_on_water=options["tavern"] == "water-counts",
        left_hex_counts=options["left-hex"] == "counts",
        merchants_need_tokens=options["merchants"] == "with-tokens",
        lords_need_one=options["lords"] == "zero-earns-nothing",
    )


def _layout(option: str | list[str], dealer: Dealer) -> Layout:
    if option == "random":
        left = [1] * len(LOCATIONS)
        layout = []
        for _ in range(4):
            sector = dealer.pick("sector", left)
            left[sector] = 0
            layout.append((sector, bool(dealer.pick("turned", (1, 1)))))
        return tuple(layout)
    names = FIRST_GAME_SECTORS if option == "first-game" else option
    return tuple((LOCATIONS.index(name.removesuffix("-turned")), name.endswith("-turned")) for name in names)


def _kingdom_cards(option: str | list[str], dealer: Dealer) -> tuple[str, ...]:
    names = tuple(KINGDOM_CARDS)
    if option == "random":
        left = [1] * len(names)
        for _ in range(KINGDOM_CARDS_IN_PLAY):
            left[dealer.pick("kingdom", left)] = 0
        return tuple(name for name, there in zip(names, left, strict=True) if not there)
    return FIRST_GAME_CARDS if option == "first-game" else tuple(sorted(option, key=names.index))
