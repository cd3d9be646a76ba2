"""What buttons say where the village has to be looked at: where a new tile would lie, what a road would join."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import atan2, pi

from osada.core.text import Text
from osada.games.hamlet.actions import PLAN, SPACE
from osada.games.hamlet.pieces import GROUNDS
from osada.games.hamlet.show.art.tiles import point
from osada.games.hamlet.view import Gap, Ghost, HamletView, Outline

AROUND = ("right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right")

Side = tuple[tuple[int, ...], tuple[int, ...]]


def labels(view: HamletView, say: Text) -> dict[int, str]:
    """The labels of places for a new tile, of sections for a road and of blueprints in the row, by action."""
    there = beyond(view) if view["ghosts"] else {}
    found = {SPACE.parse(_notation(ghost)): _place(view, ghost, there, say) for ghost in view["ghosts"]}
    for edge in view["edges"]:
        found[SPACE.parse(_notation(edge))] = say(f"do-section-{edge['kind']}", tile=edge["to"])
    found = _told_apart(found, say)
    for number, plan in enumerate(view["row"]):
        found[PLAN + number] = say("do-plan-there", tile=plan["tile"], price=plan["price"])
    return found


def _notation(offered: Ghost | Gap) -> str:
    verb, _, what = offered["place"].partition("-")
    return f"{'place' if verb == 'ghost' else verb} {what.replace('-', ',')}"


def _told_apart(found: Mapping[int, str], say: Text) -> dict[int, str]:
    """Equal labels get numbers."""
    equal, used = Counter(found.values()), Counter[str]()
    apart = {}
    for action, label in found.items():
        used[label] += 1
        apart[action] = say("do-numbered", label=label, number=used[label]) if equal[label] > 1 else label
    return apart


# Where a new tile would lie


def _place(view: HamletView, ghost: Ghost, there: Mapping[Side, tuple[str, str]], say: Text) -> str:
    """“Upper right: road – Market, forest – Farm”: where the new tile would lie, seen from the tile that it is built
    from, and what it would touch; that tile comes first."""
    site = next(tile for tile in view["tiles"] if view["doing"] and tile["tile"] == view["doing"]["site"])
    meeting: dict[str, Counter[str]] = {site["tile"]: Counter()}
    for side, letter in sides(ghost):
        if side in there:
            other, ground = there[side]
            meeting.setdefault(other, Counter())[GROUNDS[letter] if letter == ground else "cliff"] += 1
    meets = (say("do-meets", grounds=_grounds(grounds, say), tile=tile) for tile, grounds in meeting.items())
    return say("do-place-there", around=_around(site, ghost), meets=", ".join(meets))


def _grounds(grounds: Counter[str], say: Text) -> str:
    names = {ground: say(f"ground-{ground}") for ground in grounds}
    return " + ".join(names[ground] if count == 1 else f"{count}× {names[ground]}" for ground, count in grounds.items())


def _around(site: Outline, ghost: Outline) -> str:
    """In which of eight directions a tile lies."""
    (ax, ay), (bx, by) = _middle(site["vertices"]), _middle(ghost["vertices"])
    return AROUND[round(atan2(ay - by, bx - ax) * 4 / pi) % 8]


def _middle(vertices: Sequence[Sequence[int]]) -> tuple[float, float]:
    corners = [point(vertex) for vertex in vertices]
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


# Sections of tiles by their ends


def sides(tile: Outline) -> Iterator[tuple[Side, str]]:
    """The ends of every section of a tile in the village or of a ghost, and its ground."""
    corners = [tuple(corner) for corner in tile["vertices"]]
    return zip(zip(corners, (*corners[1:], corners[0]), strict=True), tile["sections"], strict=True)


def beyond(view: HamletView) -> dict[Side, tuple[str, str]]:
    """The tile and the ground beyond a section, by the ends of that section."""
    return {(end, start): (tile["tile"], letter) for tile in view["tiles"] for (start, end), letter in sides(tile)}
