"""Tokens of refined goods and what their producers gain (HA-18 to HA-21)."""

from __future__ import annotations

from collections.abc import Sequence

from osada.games.hamlet.costs import Need
from osada.games.hamlet.pieces import PLANKS
from osada.games.hamlet.position import Position
from osada.games.hamlet.sources import FIRST_TOKEN, SOURCE_GOOD, SOURCE_OWNER, SOURCE_TILE


def is_white(position: Position, source: int) -> bool:
    """Whether a token is of high quality: its producer holds the milestone of the good, and took it before the first
    token was made (HA-20)."""
    return position.milestones[1 + SOURCE_GOOD[source] - PLANKS] == SOURCE_OWNER[source]


def reward(position: Position, source: int) -> tuple[int, int]:
    """The gold and points that the producer of a token gains when it is used (HA-20); nothing for a basic good."""
    if source < FIRST_TOKEN:
        return 0, 0
    tile = SOURCE_TILE[source]
    times = 2 if is_white(position, source) else 1
    return times * position.pieces.reward_gold[tile], times * position.pieces.reward_points[tile]


def gains(position: Position, needs: Sequence[Need], counts: Sequence[int], reach: int) -> int:
    """The most gold that own tokens bring within a payment (HA-21)."""
    gold = 0
    for need, count in zip(needs, counts, strict=True):
        rewards: list[int] = []
        for source, bit, owner in need.sources:
            if owner == position.seat and reach & bit:
                rewards += [reward(position, source)[0]] * position.stock[source]
        rewards.sort(reverse=True)
        gold += sum(rewards[:count])
    return gold
