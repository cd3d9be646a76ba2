"""Setting up: the seven scoring cards, who starts, and how the table reads the beaver's route (TT-4 to TT-7)."""

from __future__ import annotations

from osada.core.dealer import Dealer
from osada.core.game import Setup
from osada.core.options import BadOption
from osada.games.timber_town.pieces import CARDS, FIRST_GAME_CARDS, color_of
from osada.games.timber_town.position import Agreed, Position
from osada.games.timber_town.rules.river import reveal
from osada.games.timber_town.tiles import COLORS


def agree(setup: Setup) -> Agreed:
    """The scoring cards, chosen or drawn, and who starts."""
    cards = _cards(setup.options["cards"], setup.dealer)
    return Agreed(cards, setup.first_player(), setup.options["route"] == "simple-path")


def set_up(position: Position) -> None:
    """The first tiles are revealed (TT-6), and the first turn begins."""
    position.seat = position.agreed.start
    reveal(position)


def _cards(option: str | list[str], dealer: Dealer) -> tuple[str, ...]:
    """One card of each colour (TT-7): the cards of the first game, the chosen ones, or random ones."""
    if option == "first-game":
        return FIRST_GAME_CARDS
    if option != "random":
        return tuple(sorted(option, key=CARDS.index))
    drawn = []
    for pool in _POOLS:
        drawn.append(CARDS[dealer.pick("card", pool) if sum(pool) > 1 else pool.index(1)])
    return tuple(drawn)


_POOLS = tuple(tuple(int(color_of(card) == color) for card in CARDS) for color in dict.fromkeys(map(color_of, CARDS)))


def check_cards(cards: list[str]) -> None:
    """Raise BadOption unless there is one card of each colour (TT-7)."""
    chosen = [color_of(card) for card in cards]
    for color in COLORS:
        if chosen.count(color) != 1:
            found = ", ".join(card for card in cards if color_of(card) == color) or "none"
            raise BadOption(f"option cards: expected one card of each colour; {color}: {found}", "cards")
