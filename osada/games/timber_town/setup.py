"""Setting up: the seven scoring cards, who starts, and how the table reads the beaver's route (TT-4 to TT-7)."""

from __future__ import annotations

from dataclasses import dataclass

from osada.core.dealer import Dealer
from osada.core.game import Setup
from osada.core.options import BadOption
from osada.games.timber_town.scoring import CARDS, FIRST_GAME_CARDS, color_of
from osada.games.timber_town.tiles import COLORS

BOARDS = 4
TILES_PER_BOARD = 3
FIGURES_OF_A_KIND = 3
CARDS_IN_PLAY = len(COLORS)
CARD_NAMES = (*FIRST_GAME_CARDS, *(card for card in CARDS if card not in FIRST_GAME_CARDS))
"""All cards, those of the first game in front."""
CARD_ORDER = tuple(CARDS)


@dataclass(frozen=True)
class Agreed:
    """What holds for the whole game: the cards, who starts, and whether a beaver may use a tile twice (TT-A20)."""

    cards: tuple[str, ...]
    start: int
    simple_route: bool


def agree(setup: Setup) -> Agreed:
    options, dealer = setup.options, setup.dealer
    cards = _cards(options["cards"], dealer)
    if options["first"] == "random":
        start = dealer.pick("first", [1] * setup.players)
    else:
        start = int(options["first"].removeprefix("seat-")) - 1
    return Agreed(cards, start, options["route"] == "simple-path")


def _cards(option: str | list[str], dealer: Dealer) -> tuple[str, ...]:
    """One card of each colour (TT-7): those of the first game, those chosen, or drawn where there are several."""
    if option == "first-game":
        return FIRST_GAME_CARDS
    if option != "random":
        return tuple(sorted(option, key=CARD_ORDER.index))
    drawn = []
    for pool in _POOLS:
        drawn.append(CARD_ORDER[dealer.pick("card", pool) if sum(pool) > 1 else pool.index(1)])
    return tuple(drawn)


_POOLS = tuple(
    tuple(int(color_of(card) == color) for card in CARD_ORDER) for color in dict.fromkeys(map(color_of, CARD_ORDER))
)


def check_cards(cards: list[str]) -> None:
    """BadOption unless there is one card of each colour."""
    chosen = [color_of(card) for card in cards]
    for color in COLORS:
        if chosen.count(color) != 1:
            found = ", ".join(card for card in cards if color_of(card) == color) or "none"
            raise BadOption(f"option cards: expected one card of each colour; {color}: {found}")
