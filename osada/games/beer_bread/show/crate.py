"""Too many tokens: all of them in one crate, to tap those that go or those that one takes. The same for both layouts.

A token that can be tapped has a place of its own, ``away-water-1`` or ``want-water-1``; ``data-gathers`` says how many of
them are to be gathered, ``data-question`` asks for all of them, and ``State.meant_by`` says what they mean together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import product

from osada.core.colours import INK
from osada.core.svg import num, text, use, wrapped
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import art
from osada.games.beer_bread.view import BeerBreadView, Laid, Overflow, Village

CELLS = (58, 52, 46, 40, 34, 28, 22)
"""The sizes that cells may have."""


@dataclass(frozen=True)
class Crate:
    """Where a crate lies and how large its cells are."""

    left: float
    top: float
    width: float
    height: float
    cell: int
    size: float
    """How large its text is."""
    moves: bool = False
    """Whether the own tokens lie here instead of in the storage, so that they travel from here."""


def stored(own: Village) -> list[Laid]:
    """Every place of a storage with the token on it, and the tokens that have found no place."""
    found = list(own["laid"])
    for name in RESOURCES:
        placed = sum(laid["token"] == name for laid in own["laid"])
        found += [{"place": "none", "token": name}] * (own["storage"][name] - placed)
    return found


def surplus(own: Village) -> int:
    """How many tokens have to go."""
    beyond = sum(max(0, there - own["places"][name]) for name, there in own["storage"].items())
    return max(0, beyond - own["places"]["any"])


def asked(view: BeerBreadView) -> Overflow | None:
    """The question about tokens that this viewer is to answer; None if there is none."""
    overflow = view["overflow"]
    if overflow is None or view["you"] != view["seat"] or overflow["step"] == "kept":
        return None
    return overflow


def crate(view: BeerBreadView, overflow: Overflow, where: Crate, say: Text) -> str:
    """The tokens that one may keep or take, each to be tapped, below what is asked."""
    own = view["seats"][view["you"] or 0]
    keeping = overflow["step"] == "keep"
    most = surplus(own) if keeping else _room(own, overflow)
    gathers = str(most) if keeping else f"0-{most}"
    question = say(f"crate-{overflow['step']}", count=most)
    lines = wrapped(question, where.width - 24, where.size)
    parts = [
        f'<rect x="{num(where.left)}" y="{num(where.top)}" width="{num(where.width)}" height="{num(where.height)}" rx="10" '
        'fill="url(#planks)" stroke="#5B3A1E" stroke-width="2.4" pointer-events="all"/>',
        f'<rect x="{num(where.left + 6)}" y="{num(where.top + 6)}" width="{num(where.width - 12)}" height="{num(10 + 17 * len(lines))}" rx="7" fill="#FBF6EA"/>',
        *(
            text(where.left + 14, where.top + 21 + 17 * number, line, where.size, "sans bold dark")
            for number, line in enumerate(lines)
        ),
    ]
    tokens = list(_own_tokens(view, own, overflow) if keeping else _offered(overflow))
    left, top = where.left + 6, where.top + 22 + 17 * len(lines)
    cell = _cell(len(tokens), where.cell, where.width - 12, where.top + where.height - 4 - top)
    columns = int((where.width - 12) // cell)
    drawn, marks, counts = "", "", dict.fromkeys(RESOURCES, 0)
    for number, (name, place, new) in enumerate(tokens):
        x, y = left + cell * (number % columns + 0.5), top + cell * (number // columns + 0.5)
        names = {"data_place": place, "data_label": say(f"resource-{name}")} if place else {}
        if where.moves and keeping:
            names["data_key"] = f"{view['you']}{name[:2]}{counts[name]}"
        counts[name] += 1
        drawn += use(f"{'on' if place else 'off'}{cell}{name[:2]}", x, y, **names)
        marks += use("crate-new", x + cell / 2 - 9, y - cell / 2 + 9) if new else ""
    gathering = f'<g data-gathers="{gathers}" data-question="{escape(question)}" class="pieces">{drawn}</g>'
    return f'{"".join(parts)}{gathering}<g pointer-events="none">{marks}</g>'


def _cell(count: int, cell: int, width: float, height: float) -> int:
    """The size of a cell: smaller where so many tokens would not fit."""
    sizes = [size for size in CELLS if size <= cell]
    return next((size for size in sizes if (width // size) * (height // size) >= count), CELLS[-1])


def _room(own: Village, overflow: Overflow) -> int:
    """How many of the tokens that are still asked about have a place."""
    offered = {name: overflow["offered"].get(name, 0) for name in RESOURCES[_first(overflow) :]}
    special = sum(min(there, max(0, own["places"][name] - own["storage"][name])) for name, there in offered.items())
    return min(sum(offered.values()), own["room"] + special)


def _first(overflow: Overflow) -> int:
    """The resource that is asked about; those before it have their answers."""
    return RESOURCES.index(overflow["resource"]) if overflow["resource"] else 0


def _own_tokens(view: BeerBreadView, own: Village, overflow: Overflow) -> Iterator[tuple[str, str, bool]]:
    """All tokens of a storage by kind, each with its place if it may go, and whether it has just come."""
    came = dict.fromkeys(RESOURCES, 0)
    for seen in view.get("recent", ()):
        if seen["event"] in ("harvest", "collect", "clean-gain", "gift") and seen["seat"] == view["you"]:
            for name, count in seen["goods"].items():
                came[name] += count
    first = _first(overflow)
    for index, name in enumerate(RESOURCES):
        there = own["storage"][name]
        loose = max(0, there - own["places"][name]) if index >= first else 0
        for number in range(there):
            place = f"away-{name}-{number - (there - loose) + 1}" if number >= there - loose else ""
            yield name, place, number >= there - came[name]


def _offered(overflow: Overflow) -> Iterator[tuple[str, str, bool]]:
    first = _first(overflow)
    for index, name in enumerate(RESOURCES):
        for number in range(overflow["offered"].get(name, 0)):
            yield name, f"want-{name}-{number + 1}" if index >= first else "", False


def symbols() -> str:
    """Tokens in the cells of a crate, those that can be tapped with an amber edge; and the mark of a token that has just
    come."""
    parts = []
    for cell, name in product(CELLS, RESOURCES):
        size = next((size for size in art.TOKEN_SIZES if size <= cell - 8), art.TOKEN_SIZES[-1])
        box = f'<rect x="{num(2 - cell / 2)}" y="{num(2 - cell / 2)}" width="{cell - 4}" height="{cell - 4}" rx="7" '
        token = use(art.token(name, size), 0, 0)
        on, off = (
            'fill="#8A5D33" stroke="#FFCB4D" stroke-width="2.5"/>',
            'fill="#6E4626" stroke="#4F301A" stroke-width="1.5"/>',
        )
        parts.append(art.group(f"on{cell}{name[:2]}", box + on + token))
        parts.append(art.group(f"off{cell}{name[:2]}", f'<g opacity=".6">{box}{off}{token}</g>'))
    return "".join(parts) + art.group("crate-new", NEW)


NEW = (
    f'<circle r="8" fill="#FFFFFF" stroke="{INK}" stroke-width="1.4"/>'
    f'<path d="M-4 0H4M0-4V4" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"/>'
)
