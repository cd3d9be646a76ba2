"""The score sheet as people tap it: the sectors and cards by their pictures, then everybody's settlements by finger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from osada.core.pad import At, Choice, Choices, Control, Offer, Pad, Paint, Shown, Step, Values
from osada.core.sheet import Counted, Fault
from osada.core.svg import Picture
from osada.core.text import Text
from osada.games.kingdom_builder.actions import hex_of_place
from osada.games.kingdom_builder.board import LETTERS, LOCATIONS, Board
from osada.games.kingdom_builder.hexes import COLUMNS
from osada.games.kingdom_builder.pieces import KINGDOM_CARDS, KINGDOM_CARDS_IN_PLAY, SETTLEMENTS
from osada.games.kingdom_builder.sheet import CORNERS, LORDS, count
from osada.games.kingdom_builder.show import places, sectors
from osada.games.kingdom_builder.show.board import board, coordinates, symbols
from osada.games.kingdom_builder.view import KingdomView

BARRED = ("mountain", "castle", "location")
SECTOR_PLACES = tuple(f"sector-{number}" for number in range(len(CORNERS)))
TOKENS = "merchants"
"""The place of the reading that merchants count locations with tokens alone; ``emptied-3-4`` has none."""


class KingdomPad(Pad):
    """The sheet of Kingdom Builder."""

    def refusal(self, values: Values, place: str, value: str) -> Fault | None:
        """A sector twice, a fourth card, a mountain, a 41st settlement."""
        kind, _, what = place.partition("-")
        if place in SECTOR_PLACES:
            return self._wrong_sector(values, place, value)
        if kind == "card" and what in KINGDOM_CARDS and value == "on":
            if value == values.get(place) or len(_cards(values)) < KINGDOM_CARDS_IN_PLAY:
                return None
            return Fault("cards", place, {"count": KINGDOM_CARDS_IN_PLAY, "given": str(KINGDOM_CARDS_IN_PLAY + 1)})
        if place in ("lords", TOKENS) and value == "on":
            return None
        if kind == "emptied" and value == "on" and self._ground(values, f"hex-{what}") == "location":
            return None
        if kind == "hex" and value in ("0", "1", "2", "3"):
            return self._wrong_hex(values, place, value)
        return Fault("pad-place", place)

    def _wrong_sector(self, values: Values, place: str, value: str) -> Fault | None:
        location = value.removesuffix("-turned")
        if location not in LOCATIONS:
            return Fault("pad-place", place)
        others = [values.get(other, "").removesuffix("-turned") for other in SECTOR_PLACES if other != place]
        return Fault("sector-twice", place, {"location": location}) if location in others else None

    def _wrong_hex(self, values: Values, place: str, value: str) -> Fault | None:
        ground, number = self._ground(values, place), hex_of_place(place)
        if ground is None or number is None or int(value) >= self.players(values):
            return Fault("pad-place", place)
        if ground in BARRED:
            player = self.names(values, self.game.text("en"))[int(value)]
            return Fault(f"settlement-on-{ground}", place, {"player": player, "hex": coordinates(number)})
        own = sum(1 for other, owner in values.items() if owner == value and other.startswith("hex-"))
        if own >= SETTLEMENTS and values.get(place) != value:
            player = self.names(values, self.game.text("en"))[int(value)]
            facts: dict[str, int | str] = {"player": player, "count": own + 1, "most": SETTLEMENTS}
            return Fault("settlements-too-many", place, facts)
        return None

    def _ground(self, values: Values, place: str) -> str | None:
        made, number = self._board(values), hex_of_place(place)
        return LETTERS[made.letters()[number]] if made is not None and number is not None else None

    def _board(self, values: Values) -> Board | None:
        layout = _laid(values)
        if len(layout) < len(CORNERS):
            return None
        return Board(
            tuple((LOCATIONS.index(layout[corner][0]), layout[corner][1]) for corner in range(len(CORNERS))),
            self.game.standard,
        )

    def follows(self, values: dict[str, str], place: str) -> None:
        """Where a sector now lies otherwise, what was on it goes."""
        if place not in SECTOR_PLACES:
            return
        made = self._board(values)
        for other in [other for other in values if other.startswith(("hex-", "emptied-"))]:
            number = hex_of_place(f"hex-{other.partition('-')[2]}")
            assert number is not None
            row, column = divmod(number, COLUMNS)
            if made is None or SECTOR_PLACES[2 * (row // 10) + column // 10] == place:
                del values[other]

    # The document

    def document(self, values: Values, names: Sequence[str]) -> dict[str, Any]:
        """As ``osada score`` reads it; a sector that is missing is None."""
        laid = _laid(values)
        players = [
            {"name": name, "settlements": [list(divmod(number, COLUMNS)) for number in _owned(values, seat)]}
            for seat, name in enumerate(names)
        ]
        found: dict[str, Any] = {
            "game": self.game.name,
            "sectors": [list(laid[corner]) if corner in laid else None for corner in range(len(CORNERS))],
            "cards": _cards(values),
            "players": players,
        }
        if "lords" in values:
            found["lords"] = LORDS[1]
        if TOKENS in values:
            hexes = [place.split("-")[1:] for place in values if place.startswith("emptied-")]
            found["emptied"] = sorted([int(row), int(column)] for row, column in hexes)
        return found

    def values(self, document: Mapping[str, Any]) -> dict[str, str]:
        """The places of a good document."""
        found = {"players": str(len(document["players"]))}
        for place, (location, turned) in zip(SECTOR_PLACES, document["sectors"], strict=True):
            found[place] = f"{location}-turned" if turned else location
        found |= {f"card-{card}": "on" for card in document["cards"]}
        for seat, player in enumerate(document["players"]):
            found[f"name-{seat}"] = player["name"]
            found |= {f"hex-{row}-{column}": str(seat) for row, column in player["settlements"]}
        if document.get("lords") == LORDS[1]:
            found["lords"] = "on"
        if "emptied" in document:
            found |= {TOKENS: "on"} | {f"emptied-{row}-{column}": "on" for row, column in document["emptied"]}
        return found

    def count(self, document: Mapping[str, Any]) -> Counted:
        """The gold as far as it can be told."""
        return count(self.game, document)

    # What is shown

    def steps(self, values: Values, text: Text) -> list[Step]:
        """The board and the cards, then the settlements."""
        whole = len(_laid(values)) == len(CORNERS) and len(_cards(values)) == KINGDOM_CARDS_IN_PLAY
        built = all(_owned(values, seat) for seat in range(self.players(values)))
        return [
            Step("board", text("pad-step-board"), whole),
            Step("settlements", text("pad-step-settlements"), whole and built),
        ]

    def shown(self, values: Values, at: At) -> Shown:
        """A step; settlements can be painted as soon as the board is whole."""
        say, made = self.game.text(at.language), self._board(values)
        if at.step == "settlements" and made is not None:
            return self._settlements(values, at, made, say)
        laid = _laid(values)
        free = [corner for corner in range(len(CORNERS)) if corner not in laid]
        chosen = int(at.brush.removeprefix("sector-")) if at.brush in SECTOR_PLACES else None
        waiting = chosen if chosen in free else next(iter(free), None)
        pane = sectors.assembled(laid, waiting, say)
        drawn = Picture(
            symbols() + sectors.symbols(self.game.standard), {"board": pane}, say("game-title"), zooms=False
        )
        offers = {
            f"sector-{corner}": [Offer(say("pad-sector-turn"), ((f"sector-{corner}", _turned(*sector)),))]
            for corner, sector in laid.items()
        }
        return Shown(drawn, self._set_up(values, laid, waiting, say), offers, hint=say("pad-hint-board"))

    def _set_up(
        self, values: Values, laid: Mapping[int, tuple[str, bool]], waiting: int | None, say: Text
    ) -> list[Control]:
        where = {location: corner for corner, (location, _) in laid.items()}
        of_sectors = [
            Choice(
                say(f"location-{name}").capitalize(),
                f'<use href="#{sectors.symbol(name, laid[where[name]][1] if name in where else False)}"/>',
                ((f"sector-{where[name]}", ""),) if name in where else ((f"sector-{waiting}", name),),
                on=name in where,
                off=name not in where and waiting is None,
                badge=str(where[name] + 1) if name in where else "",
            )
            for name in LOCATIONS
        ]
        cards = _cards(values)
        of_cards = [
            Choice(
                say(f"score-{card}"),
                f'<use href="#k-{card}"/>',
                ((f"card-{card}", "" if card in cards else "on"),),
                on=card in cards,
                off=card not in cards and len(cards) == KINGDOM_CARDS_IN_PLAY,
            )
            for card in KINGDOM_CARDS
        ]
        return [
            Choices(say("pad-sectors"), of_sectors, say("pad-sectors-note"), sectors.BOX, 4),
            Choices(say("pad-cards"), of_cards, say("pad-cards-note", count=len(cards)), (-24, -24, 48, 48), 5),
            *self._readings(values, cards, say),
        ]

    def _readings(self, values: Values, cards: Sequence[str], say: Text) -> list[Control]:
        """How the table reads the two cards that the rulebook leaves open, if they lie there."""
        asked = (("lords", "lords", "pad-lords-need-one"), ("merchants", TOKENS, "pad-merchants-tokens"))
        found = [
            Choice(say(said), sets=((place, "" if place in values else "on"),), on=place in values)
            for card, place, said in asked
            if card in cards
        ]
        return [Choices(say("pad-readings"), found, across=1)] if found else []

    def _settlements(self, values: Values, at: At, made: Board, say: Text) -> Shown:
        players, letters = self.players(values), made.letters()
        hand = at.brush if at.brush == "eraser" or (at.brush.isdecimal() and int(at.brush) < players) else "0"
        view = self._view(values, made)
        barred = [_hex(number) for number, letter in enumerate(letters) if LETTERS[letter] in BARRED]
        offers = {}
        if TOKENS in values:
            for number in made.locations.values():
                place = f"emptied-{_hex(number).removeprefix('hex-')}"
                gone = place in values
                label = say("pad-emptied-not" if gone else "pad-emptied")
                offers[_hex(number)] = [Offer(label, ((place, "" if gone else "on"),))]
        return Shown(
            Picture(symbols(), {"board": board(view)}, say("game-title")),
            offers=offers,
            paint=Paint("hex-", "" if hand == "eraser" else hand, barred),
            hint=say("pad-hint-paint"),
            heads=[f"{len(_owned(values, seat))}/{SETTLEMENTS}" for seat in range(players)],
        )

    def result(self, values: Values, language: str) -> Picture:
        """The board with all settlements, or as far as it is laid."""
        say, made = self.game.text(language), self._board(values)
        if made is None:
            pane = sectors.assembled(_laid(values), None, say)
            return Picture(symbols() + sectors.symbols(self.game.standard), {"board": pane}, say("game-title"))
        return Picture(symbols(), {"board": board(self._view(values, made))}, say("game-title"))

    def icon(self, line: str) -> str:
        """The picture of a card, or the coin of the total."""
        return '<use href="#coin" transform="scale(2.4)"/>' if line == "total" else f'<use href="#k-{line}"/>'

    def sources(self, values: Values, line: str, seat: int) -> list[str]:
        """The hexes that somebody's gold of a line comes from."""
        made = self._board(values)
        return places.sources(self._view(values, made), line, seat) if made is not None else []

    def _view(self, values: Values, made: Board) -> KingdomView:
        """What the picture of a board and the places of points are made from."""
        gone = {place for place in values if place.startswith("emptied-")} if TOKENS in values else set()
        locations = [
            {
                "hex": number,
                "location": LOCATIONS[made.kind(slot)],
                "tokens": 0 if f"emptied-{_hex(number).removeprefix('hex-')}" in gone or TOKENS not in values else 1,
            }
            for slot, number in made.locations.items()
        ]
        reading = {"options": {"merchants": "with-tokens"} if TOKENS in values else {}, "components": "standard"}
        view = {
            "letters": made.letters(),
            "locations": locations,
            "cards": _cards(values),
            "settlements": [_owned(values, seat) for seat in range(self.players(values))],
            "players": self.players(values),
            "readings": reading,
            "offers": {},
            "you": None,
            "lifted": None,
        }
        return cast(KingdomView, view)


def _turned(location: str, turned: bool) -> str:
    return location if turned else f"{location}-turned"


def _laid(values: Values) -> dict[int, tuple[str, bool]]:
    """The sectors that lie on the table, by corner."""
    found = {corner: values[place] for corner, place in enumerate(SECTOR_PLACES) if place in values}
    return {corner: (value.removesuffix("-turned"), value.endswith("-turned")) for corner, value in found.items()}


def _cards(values: Values) -> list[str]:
    return [card for card in KINGDOM_CARDS if f"card-{card}" in values]


def _owned(values: Values, seat: int) -> list[int]:
    own = [hex_of_place(place) for place, value in values.items() if value == str(seat) and place.startswith("hex-")]
    return sorted(number for number in own if number is not None)


def _hex(number: int) -> str:
    return "hex-{}-{}".format(*divmod(number, COLUMNS))
