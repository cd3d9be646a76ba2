"""The arrays of an observation from a view, plainly: `arrays` is held against it."""

from __future__ import annotations

from typing import Any

from osada.games.beer_bread.cards import CARDS, NUMBER
from osada.games.beer_bread.observation.arrays import CARD, ORDER, SEAT, TABLE
from osada.games.beer_bread.view import BeerBreadView

STEP_OF = {
    "card": "choosing", "do": "doing", "pay": "paying", "keep": "keeping", "end": "ending", "take": "taking",
    "discard": "discarding", "redraw": "redrawing",
}  # fmt: skip
"""The step that a question belongs to, by the first word of its kind."""


def observed(view: BeerBreadView) -> dict[str, Any]:
    """What a view says, as nested lists."""
    order = (view["you"] or 0, 1 - (view["you"] or 0))
    backs = view["pile"] + [""] * (len(CARDS) - len(view["pile"]))
    return {
        "cards": _cards(view, order),
        "order": _order(view, order),
        "pile": [[int(back != "") for back in backs], [int(back == "bread") for back in backs]],
        "seats": [_seat(view, seat) for seat in order],
        "table": _table(view),
    }


def _cards(view: BeerBreadView, order: tuple[int, int]) -> list[list[int]]:
    rows = {name: [0] * len(CARDS) for name in CARD}
    for number, seat in enumerate(order):
        village = view["seats"][seat]
        for held in village["hand"]:
            if held["card"]:
                rows[f"hand-{number}"][NUMBER[held["card"]]] = 1
                rows[f"turned-{number}"][NUMBER[held["card"]]] = int(held["turned"])
        for where, cards in (("waiting", village["brewery"] + village["bakery"]), ("sold", village["sold"])):
            for card in cards:
                if card["card"]:
                    rows[f"{where}-{number}"][NUMBER[card["card"]]] = 1
        for name in (name for names in village["built"].values() for name in names):
            rows[f"built-{number}"][NUMBER[name]] = 1
    for name in view["discards"]:
        rows["discarded"][NUMBER[name]] = 1
    half_done = view["choice"] or view["paying"]
    if half_done:
        rows["lifted"][NUMBER[half_done["card"]]] = 1
    return list(rows.values())


def _order(view: BeerBreadView, order: tuple[int, int]) -> list[list[int]]:
    rows = {name: [0] * len(CARDS) for name in ORDER}
    lists = {"row-0": view["seats"][order[0]]["row"], "row-1": view["seats"][order[1]]["row"]}
    for name, cards in {**lists, "exchange": view["exchange"]}.items():
        for place, card in enumerate(cards, start=1):
            rows[name][NUMBER[card]] = place
    return list(rows.values())


def _seat(view: BeerBreadView, seat: int) -> list[int]:
    row, village = dict.fromkeys(SEAT, 0), view["seats"][seat]
    row["decides"] = int(view["seat"] == seat)
    row["windmill"] = int(view["windmill"] == seat)
    for held in village["hand"]:
        if held["card"] is None:
            row[f"unknown-{held['back']}{'-turned' if held['turned'] else ''}"] += 1
    for card in village["brewery"] + village["bakery"]:
        row[f"waiting-{card['back']}"] += 1
    for card in village["sold"]:
        row[f"sold-{card['back']}"] += 1
    row |= {f"capacity-{good}": there for good, there in village["capacity"].items()}
    row |= village["storage"]
    row |= {f"places-{what}": there for what, there in village["places"].items()}
    return list(row.values())


def _table(view: BeerBreadView) -> list[int]:
    row = dict.fromkeys(TABLE, 0)
    row |= {"year": view["year"], "turn": view["turn"], f"phase-{view['phase']}": 1}
    row |= {f"fields-{resource}": there for resource, there in view["fields"].items()}
    row |= {f"bank-{resource}": there for resource, there in view["bank"].items()}
    if overflow := view["overflow"]:
        row |= {f"storing-{overflow['step']}": 1, "least": overflow["least"], "most": overflow["most"]}
        row |= {f"offered-{resource}": there for resource, there in overflow["offered"].items()}
        if overflow["resource"]:
            row[f"asked-{overflow['resource']}"] = 1
    if asked := view["asked"]:
        row[f"step-{STEP_OF[asked['kind'].partition('-')[0]]}"] = 1
        row["redraws"] = asked["left"] if asked["kind"] == "redraw" else 0
    if view["choice"] and view["choice"]["from"] != "hand":
        row["from-exchange"] = int(view["choice"]["from"].removeprefix("exchange-"))
    if paying := view["paying"]:
        row[f"asked-{paying['resource']}"] = 1
        row |= {f"may-pay-{number}": 1 for number in paying["amounts"]}
        row |= {f"paid-{resource}": there for resource, there in paying["paid"].items()}
    return list(row.values())
