"""What stands and lies on the tiles: goods, flags and workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import NamedTuple

from osada.core.svg import num, use
from osada.games.hamlet.pieces import BASIC
from osada.games.hamlet.show.art import symbols as art
from osada.games.hamlet.show.art.tiles import Point
from osada.games.hamlet.show.village import Laid
from osada.games.hamlet.view import Good, HamletView


class Worker(NamedTuple):
    """A villager on a tile, or the donkeys of a seat there."""

    kind: str
    """v a standing villager, l a lying one, d donkeys."""
    seat: int
    number: int
    """Which of the seat's villagers; 0 for its donkeys on the tile."""


def workers(view: HamletView, tile: str) -> list[Worker]:
    """The workers on a tile; donkeys come first because they stay longer."""
    found = [Worker("d", seat, 0) for seat, donkeys in enumerate(view["donkeys"]) if donkeys.get(tile)]
    for seat, villagers in enumerate(view["villagers"]):
        for number, villager in enumerate(villagers):
            if villager["tile"] == tile:
                found.append(Worker("v" if villager["standing"] else "l", seat, number))
    return found


def standing(laid: Laid, workers: Sequence[Worker]) -> dict[Worker, Point]:
    """Where each of the workers on a tile stands."""
    spots = laid.spots
    return {worker: laid.at(spots[index % len(spots)]) for index, worker in enumerate(workers)}


def villager(view: HamletView, worker: Worker, laid: Laid) -> dict[str, object]:
    """What else a page has to know of a villager: which it is, and that a click on an own one asks where it may go."""
    own = worker.kind == "v" and worker.seat == view["you"] and f"t{laid.number}" not in view["offers"]
    known: dict[str, object] = {"data_key": f"v{worker.seat}{worker.number}"}
    return known | {"data_about": "still-standing"} if own else known


def pieces(view: HamletView, village: Sequence[Laid]) -> str:
    """Goods, flags and workers, from back to front."""
    lying: list[str] = []
    upright: list[tuple[float, str]] = []
    came_from = step(view, {laid.tile: laid for laid in village})
    for laid in village:
        lying += goods(laid)
        if laid.flag is not None:
            x, y = laid.at((laid.plan.foot[0] + 24 * laid.lay.size, laid.plan.foot[1]))
            upright.append((y, use(f"f{laid.flag}", x, y)))
        for worker, (x, y) in standing(laid, workers(view, laid.tile)).items():
            symbol, extra = f"{worker.kind}{worker.seat}", came_from.get((worker, laid.tile), {})
            if worker.kind == "d":
                count = view["donkeys"][worker.seat][laid.tile]
                symbol += str(count) if count > 1 else ""
            else:
                extra = villager(view, worker, laid)
            upright.append((y, use(symbol, x, y, **extra)))
    return f'<g class="pieces">{"".join(lying)}{"".join(piece for _, piece in sorted(upright))}</g>'


def goods(laid: Laid) -> Iterator[str]:
    """The goods on a tile; equal ones beside each other are one piece, so that an update stays small."""
    places = iter(laid.plan.spaces)
    for symbol, equal in groupby(_good(good) for good in laid.goods):
        count = len(list(equal))
        if symbol in BASIC:
            first, *_ = list(islice(places, count))
            yield use(symbol if count == 1 else f"{symbol}{count}", *laid.at(first))
        else:
            yield from (use(symbol, *laid.at(place)) for place in islice(places, count))


def _good(good: Good) -> str:
    return str(good["good"]) if good["owner"] is None else art.token(good["good"], good["owner"], good["white"])


def step(view: HamletView, village: dict[str, Laid]) -> dict[tuple[Worker, str], dict[str, object]]:
    """The donkey that has just gone a step, and where it stood before."""
    seen = next(iter(view.get("recent", ())[-1:]), None)
    if seen is None or seen["event"] != "step":
        return {}
    donkey, start = Worker("d", seen["seat"], 0), seen["tile"]
    there = workers(view, start)
    if donkey not in there:
        there = sorted([*there, donkey], key=lambda worker: (worker.kind != "d", worker.seat))
    x, y = standing(village[start], there)[donkey]
    return {(donkey, seen["to"]): {"data_from": f"{num(x)} {num(y)}"}}
