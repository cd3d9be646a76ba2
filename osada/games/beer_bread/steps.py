"""Where a game is: what is asked, and what is being done while tokens find their places."""

from __future__ import annotations

CHOOSING, DOING, PAYING, KEEPING, ENDING, TAKING, DISCARDING, REDRAWING, OVER = range(9)
"""What is asked: a card, what to do with it, what to pay, what to keep, the end of the turn, what to take of the
other's surplus, harvest cards to discard, a card to redraw; or nothing any more."""

NOTHING, COLLECTING, HARVESTING, SELLING, CLEANING, GIVING = range(6)
"""What brought the tokens that are being stored: it says how to go on."""

NONE = -1
NO_PILE = 1
PUBLIC = 2
"""Beside the two seats, whoever only watches: what he knows, all know."""
