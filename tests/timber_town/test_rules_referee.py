"""Whole games beside a referee who knows the rulebook and nothing of the engine: what may be done, what it does, when
the game is over, and what it was worth."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from osada.games.timber_town import GAME, TownState
from osada.games.timber_town.view import TownView
from osada.testing import rule
from tests.timber_town import naive, referee

GAMES = 15
"""Of each style; some seconds in all."""
LIKES: dict[str, tuple[str, ...]] = {
    "anything": (),
    "tiles": ("take", "claim", "dam", "place", "turn"),
    "rafts": ("raft", "raft-two", "claim", "place"),
    "figures": ("crane", "dam", "dismantle"),
    "sites": ("take", "claim", "dam"),
    "waiting": ("pass", "end", "raft"),
}
"""What a style of play prefers in four cases of five; ``sites`` means construction sites."""


def choose(state: TownState, style: str, chance: random.Random) -> int:
    actions = state.actions()
    liked = [action for action in actions if GAME.notation(action).split(" ")[0] in LIKES[style]]
    if style == "sites":
        river = state.table(None)["river"]
        tiles = {f"{b + 1}.{n + 1}": river[b][n] for b in range(4) for n in range(3)}
        slots = {slot for slot, tile in tiles.items() if tile and tile["color"] == "red"}
        liked = [action for action in liked if GAME.notation(action).split(" ")[1] in slots]
    return chance.choice(liked if liked and chance.random() < 0.8 else actions)


def revealed(state: TownState, rounds_before: int) -> list[str]:
    """The tiles that have come since an earlier round, in their order."""
    river = state.table(None)["river"]
    came = [river[board] for board in range(min(4, state.round - rounds_before))]
    return [tile["kind"] for board in reversed(came) for tile in board if tile]


def same_table(view: TownView, judge: referee.Referee) -> None:
    """The engine shows what the referee has before him."""
    assert (view["seat"], view["round"], view["builder"]) == (judge.seat, judge.round, judge.builder)
    assert view["first"] == judge.first
    assert (view["unseen"], view["lost"]) == (+judge.unseen, judge.lost)
    afloat = {}
    for board, tiles in enumerate(view["river"], start=1):
        for place, tile in enumerate(tiles, start=1):
            if tile:
                raft = (tile["raft"]["owner"], tile["raft"]["figure"]) if tile["raft"] else (None, "")
                afloat[f"{board}.{place}"] = referee.Afloat(tile["kind"], *raft)
    assert afloat == judge.river
    for seat, town in enumerate(judge.towns):
        city = view["cities"][seat]
        assert {cell: tile["kind"] for cell, tile in city["cells"].items()} == town.kinds
        assert {cell: tile["ends"] for cell, tile in city["cells"].items()} == town.ends
        assert {bridge["side"]: bridge["figure"] for bridge in city["bridges"]} == town.bridges
        assert Counter(view["figures"][seat]) == town.aid


def same_points(state: TownState, judge: referee.Referee) -> None:
    towns = []
    for town in judge.towns:
        colors = {(cell[0], int(cell[1])): kind.split("-")[0] for cell, kind in town.kinds.items()}
        ends = {(cell[0], int(cell[1])): there for cell, there in town.ends.items()}
        sides = [side.split("-") for side in town.bridges]
        bridges = {frozenset((cell[0], int(cell[1])) for cell in side) for side in sides}
        towns.append(naive.Town(colors, ends, bridges, town.aid.total()))
    totals = []
    for seat, lines in enumerate(state.scores()):
        expected = {card: naive.CARDS[card](towns[seat], towns[1 - seat]) for card in state.agreed.cards}
        expected["builder"] = 5 if judge.builder == seat else 0
        assert lines == expected | {"total": sum(expected.values())}
        totals.append(lines["total"])
    best = [seat for seat in (0, 1) if totals[seat] == max(totals)]
    assert state.winners() == ([judge.builder] if judge.builder in best else best)


@rule("TT-12", "TT-20", "TT-21", "TT-22", "TT-22a", "TT-27", "TT-28", "TT-A18", "TT-A36")
@pytest.mark.parametrize("style", LIKES)
def test_a_referee_agrees_with_every_step_of_whole_games(style: str) -> None:
    for seed in range(GAMES):
        chance = random.Random(f"{style} {seed}")
        state = GAME.start(2, seed)
        assert state.seat is not None
        judge = referee.Referee(state.seat, revealed(state, 0))
        while state.seat is not None:
            offered = [GAME.notation(action) for action in state.actions()]
            assert set(offered) == judge.legal(), (seed, state.turns)
            before = state.round
            action = choose(state, style, chance)
            state.play(action)
            judge.do(GAME.notation(action), revealed(state, before))
            if state.settled:
                same_table(state.view(None), judge)
        assert judge.seat is None and not judge.legal()
        same_points(state, judge)
