"""What is in the box, counted and named (TT-1, TT-2, TT-7, TT-11)."""

from __future__ import annotations

BOARDS = 4
TILES_PER_BOARD = 3
SLOTS = tuple(f"{board}.{slot}" for board in range(1, BOARDS + 1) for slot in range(1, TILES_PER_BOARD + 1))
"""Where tiles lie in the river: slot ``3 * board + place``, board 0 next to the stacks."""
SLOT_COUNT = len(SLOTS)
RIVER = (1 << SLOT_COUNT) - 1
"""All slots as bits; a board has three, the first board the lowest."""
LAST_BOARD = SLOT_COUNT - TILES_PER_BOARD
"""The first slot of the board next to the waterfall."""

ROUNDS = 19
ROUNDS_WITH_TILES = 16
"""48 tiles are revealed, three in each round; the last ones need three more rounds to the waterfall (TT-11)."""

FIGURES_OF_A_KIND = 3

CARDS = (
    "brown_namesti",
    "red_dvur",
    "green_zahrada",
    "green_hriste",
    "green_statek",
    "green_lesopark",
    "purple_svatyne",
    "purple_klaster",
    "purple_poustevna",
    "purple_pagoda",
    "orange_jidlo",
    "orange_kvetiny",
    "orange_latky",
    "orange_sperky",
    "blue_bednarstvi",
    "blue_truhlarstvi",
    "blue_krejcovstvi",
    "blue_kovarstvi",
    "yellow_chalupa",
    "yellow_srub",
    "yellow_bouda",
    "yellow_salas",
)
"""The scoring cards, in the order of the score sheet."""
FIRST_GAME_CARDS = (
    "brown_namesti",
    "red_dvur",
    "green_zahrada",
    "purple_svatyne",
    "orange_jidlo",
    "blue_bednarstvi",
    "yellow_chalupa",
)
CARDS_IN_PLAY = len(FIRST_GAME_CARDS)


def color_of(card: str) -> str:
    """The colour of a scoring card: every card scores the tiles of one colour."""
    return card.partition("_")[0]
