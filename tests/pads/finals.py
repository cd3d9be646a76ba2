"""Final positions of random games, as the documents of ``osada score``."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import osada
from osada.core.bits import listed
from osada.core.game import Score
from osada.games.hamlet.geometry import point
from osada.games.hamlet.pieces import MILESTONES, TILES
from osada.games.hamlet.rules.donkeys import herd_size
from osada.games.hamlet.scoring import delivered

Final = tuple[dict[str, Any], list[Score]]


def finished(name: str, seed: int) -> Any:
    """A game played to its end at random."""
    game = osada.game(name)
    chance = random.Random(seed)
    state = game.start(players=chance.choice(list(game.seats)), seed=seed)
    while state.seat is not None and not (game.endless and game.lasts_too_long(state)):
        state.play(chance.choice(state.actions()))
    return state


def kingdom_builder(state: Any) -> dict[str, Any]:
    """Of Kingdom Builder."""
    view = state.view(None)
    return {
        "game": "kingdom-builder",
        "sectors": [list(sector) for sector in view["sectors"]],
        "cards": view["cards"],
        "players": [
            {"name": f"P{seat}", "settlements": [list(divmod(number, 20)) for number in sorted(own)]}
            for seat, own in enumerate(view["settlements"])
        ],
    }


def timber_town(state: Any) -> dict[str, Any]:
    """Of Timber Town."""
    view = state.view(None)
    players = [
        {
            "name": f"P{seat}",
            "cells": {
                cell: {"color": city["cells"][cell]["color"], "ends": city["cells"][cell]["ends"]}
                for cell in sorted(city["cells"])
            },
            "bridges": [bridge["side"].split("-") for bridge in city["bridges"]],
            "unused_figures": sum(view["figures"][seat].values()),
            "has_builder": view["builder"] == seat,
        }
        for seat, city in enumerate(view["cities"])
    ]
    return {"game": "timber-town", "cards": view["cards"], "players": players}


def beer_bread(state: Any) -> dict[str, Any]:
    """Of Beer & Bread."""
    cards = state.cards
    players = []
    for seat in range(2):
        sold = state.sold[seat] | state.waiting[seat]
        view = state.open_view()["seats"][seat]
        players.append(
            {
                "name": f"P{seat}",
                "sold": [card for number, card in enumerate(cards.facts) if sold >> number & 1],
                "buildings": sorted(cards.building[card].name for card in listed(state.built[seat])),
                "storage": {good: there for good, there in view["storage"].items() if there},
                "windmill": state.windmill == seat,
            }
        )
    return {"game": "beer-bread", "players": players}


def hamlet(state: Any) -> dict[str, Any]:
    """Of Hamlet."""
    view = state.view(None)
    tiles = []
    for tile, turns, shift in state.village.laid:
        flag = next((seat for seat, own in enumerate(state.flags) if own >> tile & 1), None)
        lies = {"tile": TILES[tile], "rotation": turns, "translate": list(point(shift))}
        tiles.append(lies | ({"flag": flag} if flag is not None else {}))
    roads = [
        {"seat": road[0], "between": sorted((TILES[road[1]], TILES[road[3]]), key=TILES.index)}
        for road in state.network.roads
    ]
    players = [
        {
            "name": f"P{seat}",
            "points": state.points[seat],
            "gold": state.gold[seat],
            "deliveries": delivered(state)[seat],
            "sales": state.sold[seat],
            "donkeys": herd_size(state.donkeys[seat]),
            "milestones": [one for number, one in enumerate(MILESTONES) if state.milestones[number] == seat],
        }
        for seat in range(view["players"])
    ]
    return {"game": "hamlet", "tiles": tiles, "roads": roads, "players": players}


DOCUMENTS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "kingdom-builder": kingdom_builder,
    "timber-town": timber_town,
    "beer-bread": beer_bread,
    "hamlet": hamlet,
}


def final(name: str, seed: int) -> Final:
    """A final position and what the engine gives for it."""
    state = finished(name, seed)
    return DOCUMENTS[name](state), state.scores()


RECORDS = {
    "kingdom-builder": ("first-game-2-players", "3-players-greedy", "token-lost"),
    "timber-town": ("first-game-both-full", "one-full-other-stuck", "river-dry"),
    "beer-bread": ("by-result-greedy", "by-the-other-good", "by-the-windmill"),
    "hamlet": ("first-game-2-players-greedy", "3-players-greedy", "2-players-good-by-good"),
}
"""Three recorded games of each kind."""
FOLDER = Path(__file__).parents[1] / "records"


def recorded(game: str, name: str) -> Final:
    """The final position of a recorded game, and what the engine gives for it."""
    state: Any = osada.last_position(osada.read_record(FOLDER / f"{game}-{name}.record"))
    assert state.seat is None
    return DOCUMENTS[game](state), state.scores()
