"""Setting up: the board, the kingdom cards, and what the table agrees on (KB-1 to KB-7)."""

from __future__ import annotations

from osada.core.dealer import Dealer
from osada.core.game import Setup
from osada.games.kingdom_builder.board import LOCATIONS, Board, Layout
from osada.games.kingdom_builder.pieces import (
    FIRST_GAME_CARDS,
    FIRST_GAME_SECTORS,
    KINGDOM_CARDS,
    KINGDOM_CARDS_IN_PLAY,
)
from osada.games.kingdom_builder.position import Agreed, Position
from osada.games.kingdom_builder.rules.cards import draw
from osada.games.kingdom_builder.rules.turn import begin_turn


def agree(setup: Setup) -> tuple[Board, Agreed]:
    """The board and the kingdom cards, chosen or drawn, and who starts."""
    options, dealer = setup.options, setup.dealer
    board = Board(_layout(options["sectors"], dealer), setup.components)
    cards = _kingdom_cards(options["cards"], dealer)
    start = setup.first_player()
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


def set_up(position: Position) -> None:
    """Everybody draws a card (KB-5), and the first turn begins."""
    start = position.agreed.start
    for number in range(position.players):
        draw(position, (start + number) % position.players)
    begin_turn(position, start)


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
    if option == "random":
        left = [1] * len(KINGDOM_CARDS)
        for _ in range(KINGDOM_CARDS_IN_PLAY):
            left[dealer.pick("kingdom", left)] = 0
        return tuple(name for name, there in zip(KINGDOM_CARDS, left, strict=True) if not there)
    return FIRST_GAME_CARDS if option == "first-game" else tuple(sorted(option, key=KINGDOM_CARDS.index))
