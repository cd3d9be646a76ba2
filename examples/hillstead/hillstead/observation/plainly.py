"""The arrays of an observation from a view, plainly: `arrays` is held against it."""

from __future__ import annotations

from typing import Any

from osada.core.observation import relative

from hillstead.observation.arrays import SEAT, TABLE, declared
from hillstead.view import HillsteadView


def observed(view: HillsteadView) -> dict[str, Any]:
    """What a view says, as nested lists."""
    viewer, players = view["you"] or 0, view["players"]
    hill = []
    for house in view["houses"]:
        facts = dict.fromkeys(declared(players)[0].entries, 0)
        if house:
            facts |= {f"owner-{relative(house['owner'], viewer, players)}": 1, house["roof"]: 1}
        hill.append(list(facts.values()))
    seats = []
    for number in range(players):
        seat = (viewer + number) % players
        seats.append([{"decides": int(view["seat"] == seat), "cards": view["cards"][seat]}[name] for name in SEAT])
    table = dict.fromkeys(TABLE, 0) | {"pile": view["pile"], "turn": view["turn"]}
    for roof in view["hands"][viewer] or ():
        table[f"held-{roof}"] += 1
    if view["chosen"]:
        table[f"chosen-{view['chosen']}"] = 1
    return {"hill": hill, "seats": seats, "table": list(table.values())}
