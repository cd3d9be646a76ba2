"""Setting up: the first six tiles, who starts, and what the table agrees on (HA-1 to HA-9)."""

from __future__ import annotations

from osada.core.game import Setup
from osada.games.hamlet.layouts import first_layout, random_layout
from osada.games.hamlet.pieces import BASICS_ON, OPEN_SALES, REMOVED_SALES, SALES_PER_LEVEL, STARTING_GOODS
from osada.games.hamlet.position import NONE, Agreed, Position
from osada.games.hamlet.printed import pieces_of
from osada.games.hamlet.roads import Network
from osada.games.hamlet.rules.hall import refill_row
from osada.games.hamlet.rules.market import draw_sale
from osada.games.hamlet.rules.turn import begin_turn


def agree(setup: Setup) -> tuple[Network, Agreed]:
    """The village with its printed roads, who starts, and what is agreed on."""
    options = setup.options
    pieces = pieces_of(setup.components, setup.players)
    drawn = random_layout(pieces, setup.dealer) if options["layout"] == "random" else None
    agreed = Agreed(
        start=setup.first_player(),
        steps_together=options["donkey-move"] == "together",
        new_donkeys_step=options["new-donkeys"] == "step",
        buys_freely=options["purchase"] == "free",
        awards_need_one=options["awards"] == "needs-one",
    )
    return Network(drawn or first_layout(pieces), (), options["second-road"] == "allowed"), agreed


def set_up(position: Position) -> None:
    """Goods, gold, blueprints and sale tiles are laid out, and the first turn begins."""
    for source, tile in enumerate(BASICS_ON):
        position.stock[source] = min(STARTING_GOODS, position.pieces.spaces[tile])
    position.deliveries = [NONE] * len(position.pieces.deliveries)
    position.pile = [SALES_PER_LEVEL - removed for removed in REMOVED_SALES[position.players]]
    position.derive()
    _give_extra_gold(position)
    refill_row(position)
    for number in range(OPEN_SALES):
        draw_sale(position, number)
    begin_turn(position, position.agreed.start)


def _give_extra_gold(position: Position) -> None:
    """HA-8: 1 gold more for the last player; with four players for the third and the fourth."""
    players, start = position.players, position.agreed.start
    for number in range(players - (2 if players == 4 else 1), players):
        position.gold[(start + number) % players] += 1
