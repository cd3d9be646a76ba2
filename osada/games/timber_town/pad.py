"""The score sheet as people tap it: the cards, then each town from a palette that knows the stock of tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from osada.core.pad import At, Choice, Choices, Control, Number, Numbers, Offer, Pad, Shown, Step, Values, no_number
from osada.core.sheet import Counted, Fault
from osada.core.svg import Picture, use
from osada.core.text import Text
from osada.games.timber_town.boardwalks import ends_at
from osada.games.timber_town.cells import CELLS, NUMBER, SIDE_NAMES, SIDES, SIDES_OF
from osada.games.timber_town.pieces import CARDS, color_of
from osada.games.timber_town.sheet import ROUTES, count, joint, stock_of
from osada.games.timber_town.show import town as towns
from osada.games.timber_town.show.art import symbols
from osada.games.timber_town.show.sources import counts
from osada.games.timber_town.tiles import COLORS, ends_of, letters_of, turned, upright

BY_COLOR = {color: [card for card in CARDS if color_of(card) == color] for color in COLORS}
ALONE = [cards[0] for cards in BY_COLOR.values() if len(cards) == 1]
"""The cards that lie on every table."""
ALL_SIDES = 15
BOX = (-50.0, -50.0, 100.0, 104.0)


class TownPad(Pad):
    """The sheet of Timber Town."""

    across = True

    def refusal(self, values: Values, place: str, value: str) -> Fault | None:
        """A tile that is not in stock, a figure where none can be, more figures than there are."""
        seat, _, what = place.partition("-")
        if place.startswith("card-"):
            known = BY_COLOR.get(what, []) if len(BY_COLOR.get(what, [])) > 1 else []
            return None if value in known else Fault("pad-place", place)
        if place == "route":
            return None if value == "on" else Fault("pad-place", place)
        if place == "builder":
            return self._wrong_builder(values, value)
        if seat not in ("0", "1"):
            return Fault("pad-place", place)
        if what in NUMBER:
            return self._wrong_tile(values, place, value)
        if what == "unused":
            most = max(0, self._may_come_to(values, int(seat)) - len(_figures(values, int(seat))))
            good = value.isdecimal() and value.isascii() and len(value) < 3 and int(value) <= most
            return None if good else no_number(place, 0, most)
        return self._wrong_figure(values, int(seat), place, value)

    def _wrong_builder(self, values: Values, value: str) -> Fault | None:
        if value not in ("0", "1"):
            return Fault("pad-place", "builder")
        there = len(_town(values, int(value)))
        if there == len(CELLS):
            return None
        player = self.names(values, self.game.text("en"))[int(value)]
        return Fault("builder-not-full", "builder", {"player": player, "count": there, "most": len(CELLS)})

    def _wrong_tile(self, values: Values, place: str, value: str) -> Fault | None:
        color, _, ends = value.partition(":")
        if color not in COLORS or not ends or letters_of(ends_of("".join(e for e in ends if e in "NESW"))) != ends:
            return Fault("pad-place", place)
        left = self._left({other: tile for other, tile in values.items() if other != place})
        if left.get((color, upright(ends_of(ends))), 0) > 0:
            return None
        there = stock_of(self.game).get((color, upright(ends_of(ends))), 0)
        facts: dict[str, int | str] = {
            "count": there + 1,
            "tile": color,
            "ends": ends,
            "cells": place.partition("-")[2],
            "there": there,
        }
        return Fault("stock", place, facts)

    def _wrong_figure(self, values: Values, seat: int, place: str, value: str) -> Fault | None:
        side = next((side for side in range(len(SIDES)) if joint(seat, side) == place), None)
        if side is None or value != "on" or side not in _may_hold(values, seat):
            return Fault("pad-place", place)
        if place in values or self._has_a_figure(values, seat):
            return None
        figures, reds = [*_figures(values, seat), side], _reds(values, seat)
        facts: dict[str, int | str] = {
            "player": self.names(values, self.game.text("en"))[seat],
            "unused": _unused(values, seat),
            "count": len(figures),
            "between": ", ".join(SIDE_NAMES[side] for side in sorted(figures)),
            "most": 1 + len(reds),
            "reds": ", ".join(reds) or "–",
        }
        return Fault("figures", place, facts)

    def _may_come_to(self, values: Values, seat: int) -> int:
        """The figures that somebody may have when the town is full: red tiles may still be to come."""
        left = sum(max(0, there) for (color, _), there in self._left(values).items() if color == "red")
        return 1 + len(_reds(values, seat)) + min(left, len(CELLS) - len(_town(values, seat)))

    def _has_a_figure(self, values: Values, seat: int) -> bool:
        return len(_figures(values, seat)) + _unused(values, seat) < self._may_come_to(values, seat)

    def follows(self, values: dict[str, str], place: str) -> None:
        """Figures go where they can no longer be, and the builder beaver with a town that is not full."""
        for seat in range(2):
            may = _may_hold(values, seat)
            for side in range(len(SIDES)):
                if side not in may:
                    values.pop(joint(seat, side), None)
            most = self._may_come_to(values, seat) - len(_figures(values, seat))
            if _unused(values, seat) > most:
                values[f"{seat}-unused"] = str(max(0, most))
        if values.get("builder", "") not in map(str, _full(values)):
            values.pop("builder", None)

    def _left(self, values: Values) -> dict[tuple[str, int], int]:
        """The tiles that lie in no town yet."""
        left = stock_of(self.game)
        for seat in range(2):
            for color, ends in _town(values, seat).values():
                left[color, upright(ends_of(ends))] = left.get((color, upright(ends_of(ends))), 0) - 1
        return left

    # The document

    def document(self, values: Values, names: Sequence[str]) -> dict[str, Any]:
        """As ``osada score`` reads it."""
        players = [
            {
                "name": name,
                "cells": {cell: {"color": color, "ends": ends} for cell, (color, ends) in _town(values, seat).items()},
                "bridges": [SIDE_NAMES[side].split("-") for side in _figures(values, seat)],
                "unused_figures": _unused(values, seat),
                "has_builder": _builder(values) == seat,
            }
            for seat, name in enumerate(names)
        ]
        found: dict[str, Any] = {"game": self.game.name, "cards": _cards(values), "players": players}
        return found | ({"route": ROUTES[1]} if "route" in values else {})

    def values(self, document: Mapping[str, Any]) -> dict[str, str]:
        """The places of a good document."""
        found = {f"card-{color_of(card)}": card for card in document["cards"] if card not in ALONE}
        for seat, player in enumerate(document["players"]):
            found[f"name-{seat}"] = player["name"]
            found |= {f"{seat}-{cell}": f"{tile['color']}:{tile['ends']}" for cell, tile in player["cells"].items()}
        for seat, player in enumerate(document["players"]):
            found |= {f"{seat}-joint-{'-'.join(sorted(bridge))}": "on" for bridge in player["bridges"]}
            if player["unused_figures"]:
                found[f"{seat}-unused"] = str(player["unused_figures"])
            if player["has_builder"]:
                found["builder"] = str(seat)
        return found | ({"route": "on"} if document.get("route") == ROUTES[1] else {})

    def count(self, document: Mapping[str, Any]) -> Counted:
        """The points as far as they can be told."""
        return count(self.game, document)

    # What is shown

    def steps(self, values: Values, text: Text) -> list[Step]:
        """The cards, then a town each."""
        names = self.names(values, text)
        done = len(_cards(values)) == len(BY_COLOR)
        return [
            Step("cards", text("pad-step-cards"), done),
            *(Step(f"town-{seat}", name, bool(_town(values, seat)), seat) for seat, name in enumerate(names)),
        ]

    def shown(self, values: Values, at: At) -> Shown:
        """A step: the cards beside the first town, or a town with its palette."""
        say = self.game.text(at.language)
        seat = 1 if at.step == "town-1" else 0
        may = _may_hold(values, seat)
        figures = [SIDE_NAMES[side] for side in _figures(values, seat)]
        pane = towns.pane(seat, _town(values, seat), figures, [SIDE_NAMES[side] for side in may])
        drawn = Picture(symbols.symbols(), {"board": pane}, say("game-title"), zooms=False)
        if at.step == "cards":
            return Shown(drawn, self._set_up(values, say), hint=say("pad-hint-cards"))
        color, ends = self._brush(values, at)
        offers = self._cells(values, seat, color, ends, say) | {
            joint(seat, side): [
                Offer(
                    say("pad-figure-gone" if there else "pad-figure-here"),
                    ((joint(seat, side), "" if there else "on"),),
                )
            ]
            for side in may
            if (there := joint(seat, side) in values) or self._has_a_figure(values, seat)
        }
        return Shown(drawn, self._palette(values, seat, color, ends, say), offers, hint=say("pad-hint-town"))

    def _brush(self, values: Values, at: At) -> tuple[str, str]:
        """The tile in the hand: its colour and ends; empty if there is none left."""
        color, _, ends = at.brush.partition(":")
        if color not in COLORS:
            color = COLORS[0]
        left = self._left(values)
        shapes = [shape for (other, shape), there in left.items() if other == color and there > 0]
        if not ends or upright(ends_of("".join(e for e in ends if e in "NESW"))) not in shapes:
            ends = letters_of(shapes[0]) if shapes else ""
        return color, ends

    def _set_up(self, values: Values, say: Text) -> list[Control]:
        lying = _cards(values)
        found: list[Control] = []
        for color, cards in BY_COLOR.items():
            if len(cards) > 1:
                choices = [
                    Choice(
                        say(f"score-{card}"), sets=((f"card-{color}", "" if card in lying else card),), on=card in lying
                    )
                    for card in cards
                ]
                found.append(Choices(say(f"color-{color}").capitalize(), choices, across=4))
        route = Choice(say("pad-route"), sets=(("route", "" if "route" in values else "on"),), on="route" in values)
        return [*found, Choices(say("pad-readings"), [route], across=1)]

    def _palette(self, values: Values, seat: int, color: str, ends: str, say: Text) -> list[Control]:
        left = self._left(values)
        colors = [
            Choice(
                say(f"color-{one}").capitalize(),
                use(towns.drawing(one, "NESW"), 0, 0),
                brush=f"{one}:",
                on=one == color,
                off=not any(there > 0 for (other, _), there in left.items() if other == one),
            )
            for one in COLORS
        ]
        shapes = [
            Choice(
                say("pad-tiles-left", count=there),
                use(towns.drawing(color, letters_of(shape)), 0, 0),
                brush=f"{color}:{letters_of(shape)}",
                on=bool(ends) and upright(ends_of(ends)) == shape,
                off=there <= 0,
            )
            for (other, shape), there in left.items()
            if other == color
        ]
        found: list[Control] = [
            Choices(say("pad-tiles"), colors, box=BOX, across=7),
            Choices("", shapes, box=BOX, across=5),
        ]
        most = self._may_come_to(values, seat) - len(_figures(values, seat))
        number = Number(f"{seat}-unused", say("pad-unused"), _unused(values, seat), 0, max(0, most))
        found.append(Numbers(say("pad-figures"), [number]))
        full = _full(values)
        if len(full) > 1:
            names = self.names(values, say)
            who = [
                Choice(names[one], sets=(("builder", str(one)),), on=values.get("builder") == str(one)) for one in full
            ]
            found.append(Choices(say("pad-builder"), who, across=2))
        return found

    def _cells(self, values: Values, seat: int, color: str, ends: str, say: Text) -> dict[str, list[Offer]]:
        town = _town(values, seat)
        offers: dict[str, list[Offer]] = {}
        for cell in CELLS:
            place = f"{seat}-{cell}"
            if cell not in town:
                if ends:
                    fits = letters_of(_fitting(town, cell, ends_of(ends)))
                    offers[place] = [Offer(say("pad-tiles"), ((place, f"{color}:{fits}"),))]
                continue
            own, lies = town[cell]
            offers[place] = [Offer(say("pad-take-away"), ((place, ""),))]
            further = letters_of(turned(ends_of(lies), 1))
            if further != lies:
                offers[place].insert(0, Offer(say("pad-turn-tile"), ((place, f"{own}:{further}"),)))
        return offers

    def result(self, values: Values, language: str) -> Picture:
        """Both towns."""
        say = self.game.text(language)
        figures = {seat: [SIDE_NAMES[side] for side in _figures(values, seat)] for seat in range(2)}
        pane = towns.both({seat: _town(values, seat) for seat in range(2)}, figures)
        return Picture(symbols.symbols(), {"board": pane}, say("game-title"))

    def icon(self, line: str) -> str:
        """A tile of the colour of a card."""
        if line in CARDS:
            return f'<g transform="scale(.46)">{use(towns.drawing(color_of(line), "NESW"), 0, 0)}</g>'
        return '<use href="#builder" x="-22" y="-22" width="44" height="44"/>' if line == "builder" else ""

    def sources(self, values: Values, line: str, seat: int) -> list[str]:
        """The tiles that bring somebody's points of a card; the whole town for the builder beaver."""
        town = _town(values, seat)
        if line == "builder" and _builder(values) == seat:
            return [f"{seat}-{cell}" for cell in town]
        if line not in CARDS:
            return []
        grid = {cell: color for cell, (color, _) in town.items()}
        joined = [
            SIDE_NAMES[side]
            for side, (one, other) in enumerate(SIDES)
            if joint(seat, side) in values
            or (
                CELLS[one] in town
                and CELLS[other] in town
                and all(ends_at(side, ends_of(town[CELLS[one]][1]), ends_of(town[CELLS[other]][1])))
            )
        ]
        city = cast(Any, {"joined": joined, "routes": [cell for cell in grid if grid[cell] == "brown"]})
        return [f"{seat}-{cell}" for cell in grid if grid[cell] == color_of(line) and counts(line, cell, grid, city)]


def _cards(values: Values) -> list[str]:
    return [card for card in CARDS if card in ALONE or values.get(f"card-{color_of(card)}") == card]


def _town(values: Values, seat: int) -> dict[str, tuple[str, str]]:
    found = {}
    for cell in CELLS:
        color, _, ends = values.get(f"{seat}-{cell}", "").partition(":")
        if color:
            found[cell] = color, ends
    return found


def _figures(values: Values, seat: int) -> list[int]:
    """The sides with a figure."""
    return [side for side in range(len(SIDES)) if joint(seat, side) in values]


def _unused(values: Values, seat: int) -> int:
    return int(values.get(f"{seat}-unused", 0))


def _full(values: Values) -> list[int]:
    """Whose towns are full."""
    return [seat for seat in range(2) if len(_town(values, seat)) == len(CELLS)]


def _builder(values: Values) -> int | None:
    """Who has the builder beaver: the only one with a full town, or whoever is said to have filled one first."""
    full = _full(values)
    return full[0] if len(full) == 1 else int(values["builder"]) if "builder" in values else None


def _reds(values: Values, seat: int) -> list[str]:
    """The cells with a red tile, which brings a figure."""
    return [cell for cell, (color, _) in _town(values, seat).items() if color == "red"]


def _may_hold(values: Values, seat: int) -> list[int]:
    """The sides between two tiles where boardwalks do not meet."""
    town = _town(values, seat)
    return [
        side
        for side, (one, other) in enumerate(SIDES)
        if CELLS[one] in town
        and CELLS[other] in town
        and not all(ends_at(side, ends_of(town[CELLS[one]][1]), ends_of(town[CELLS[other]][1])))
    ]


def _fitting(town: Mapping[str, tuple[str, str]], cell: str, ends: int) -> int:
    """The ends of a tile turned to where the fewest boardwalks meet a blank side."""

    def amiss(turns: int) -> tuple[int, int]:
        lies, wrong = turned(ends, turns), 0
        for side in SIDES_OF[NUMBER[cell]][ALL_SIDES]:
            one, other = SIDES[side]
            beyond = town.get(CELLS[other if CELLS[one] == cell else one])
            if beyond is not None:
                pair = (lies, ends_of(beyond[1])) if CELLS[one] == cell else (ends_of(beyond[1]), lies)
                here, there = ends_at(side, *pair)
                wrong += here != there
        return wrong, turns

    return turned(ends, min(range(4), key=amiss))
