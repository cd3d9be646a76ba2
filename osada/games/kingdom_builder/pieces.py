"""What is in the box, counted (KB-3 to KB-5)."""

from __future__ import annotations

SETTLEMENTS = 40
CARDS_PER_TERRAIN = 5
TOKENS_PER_LOCATION = 2
BUILDS = 3
"""Settlements of a mandatory action (KB-10)."""

KINGDOM_CARDS = (
    "fishermen",
    "miners",
    "workers",
    "merchants",
    "discoverers",
    "knights",
    "hermits",
    "citizens",
    "lords",
    "farmers",
)
KINGDOM_CARDS_IN_PLAY = 3

FIRST_GAME_SECTORS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS = ("fishermen", "merchants", "knights")
