"""The score sheet as people tap it: cards that were sold and built, storage, windmill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from osada.core.pad import At, Choice, Choices, Control, Number, Numbers, Offer, Pad, Shown, Step, Values, no_number
from osada.core.sheet import Counted, Fault
from osada.core.svg import Picture
from osada.core.text import Text
from osada.games.beer_bread.benefits import added_up
from osada.games.beer_bread.cards import CARDS, GOODS, NUMBER, Cards, tables
from osada.games.beer_bread.goods import RESOURCES, beyond, number, packed
from osada.games.beer_bread.pieces import TOKENS
from osada.games.beer_bread.sheet import MOST_PLAYED, VALUES, count
from osada.games.beer_bread.show import card_art, spread
from osada.games.beer_bread.show.picture import table_symbols

SEATS = ("0", "1")
USES = ("sold", "built")
BRUSHES = tuple(f"{use}-{good}" for use in USES for good in GOODS)
BY_VALUE = "values"
"""The brush of somebody whose cards are not those of the set: the values of sold cards are enough."""
WORTHS = tuple(f"{good}-{value}" for good in GOODS for value in VALUES)
MOST_ALIKE = 10
"""Cards of a good that may be worth the same: all of a kind (BB-1)."""
ACROSS = 6
TOKEN_BOX = (-22.0, -22.0, 44.0, 44.0)


class BeerBreadPad(Pad):
    """The sheet of Beer & Bread."""

    across = True

    @property
    def _cards(self) -> Cards:
        return tables(self.game.standard)

    def refusal(self, values: Values, place: str, value: str) -> Fault | None:
        """More cards than anybody plays, more tokens than there are or fit."""
        kind, _, what = place.partition("-")
        if place == "windmill":
            return None if value in SEATS else Fault("pad-place", place)
        if kind == "card" and what in NUMBER:
            return self._wrong_card(values, place, value)
        if kind in SEATS and what in RESOURCES:
            return self._wrong_token(values, int(kind), what, value)
        if kind in SEATS and what in WORTHS:
            good = value.isascii() and value.isdecimal() and len(value) < 3 and int(value) <= MOST_ALIKE
            return self._too_many(values, place, kind, int(value)) if good else no_number(place, 0, MOST_ALIKE)
        return Fault("pad-place", place)

    def _wrong_card(self, values: Values, place: str, value: str) -> Fault | None:
        use, _, seat = value.partition("-")
        if use not in USES or seat not in SEATS:
            return Fault("pad-place", place)
        return self._too_many(values, place, seat, 1)

    def _too_many(self, values: Values, place: str, seat: str, more: int) -> Fault | None:
        """More cards than somebody can have played, with so many at this place."""
        others = {other: value for other, value in values.items() if other != place}
        cards = sum(value.endswith(f"-{seat}") for card, value in others.items() if card.startswith("card-"))
        played = cards + sum(int(others.get(f"{seat}-{worth}", 0)) for worth in WORTHS) + more
        if played <= MOST_PLAYED:
            return None
        player = self.names(values, self.game.text("en"))[int(seat)]
        return Fault("too-many-played", place, {"player": player, "count": played, "most": MOST_PLAYED})

    def _wrong_token(self, values: Values, seat: int, resource: str, value: str) -> Fault | None:
        if not (value.isascii() and value.isdecimal() and len(value) < 3):
            return no_number(f"{seat}-{resource}", 0, TOKENS[resource])
        both = int(value) + _stored(values, 1 - seat).get(resource, 0)
        if both > TOKENS[resource]:
            facts: dict[str, int | str] = {"resource": resource, "count": both, "most": TOKENS[resource]}
            return Fault("storage-all", f"{seat}-{resource}", facts)
        return None

    # The document

    def document(self, values: Values, names: Sequence[str]) -> dict[str, Any]:
        """As ``osada score`` reads it."""
        players = [
            {
                "name": name,
                "sold": _played(values, "sold", seat),
                "buildings": sorted(self._cards.building[NUMBER[card]].name for card in _played(values, "built", seat)),
                "storage": _stored(values, seat),
                "windmill": values.get("windmill") == str(seat),
                **_by_value(values, seat),
            }
            for seat, name in enumerate(names)
        ]
        return {"game": self.game.name, "players": players}

    def values(self, document: Mapping[str, Any]) -> dict[str, str]:
        """The places of a good document; a building is put on the first card with it that was not sold."""
        found: dict[str, str] = {}
        for seat, player in enumerate(document["players"]):
            found[f"name-{seat}"] = player["name"]
            found |= {f"card-{card}": f"sold-{seat}" for card in player["sold"]}
        for seat, player in enumerate(document["players"]):
            for name, copies in Counter(player["buildings"]).items():
                free = [card for card in CARDS if self._named(card) == name and f"card-{card}" not in found]
                found |= {f"card-{card}": f"built-{seat}" for card in free[:copies]}
            found |= {f"{seat}-{resource}": str(there) for resource, there in player["storage"].items() if there}
            found |= {"windmill": str(seat)} if player["windmill"] else {}
            worths = Counter(f"{good}-{value}" for good, own in player.get("values", {}).items() for value in own)
            found |= {f"{seat}-{worth}": str(cards) for worth, cards in worths.items()}
        return found

    def _named(self, card: str) -> str:
        return self._cards.building[NUMBER[card]].name

    def count(self, document: Mapping[str, Any]) -> Counted:
        """The coins as far as they can be told."""
        return count(self.game, document)

    # What is shown

    def steps(self, values: Values, text: Text) -> list[Step]:
        """A step for each player."""
        names = self.names(values, text)
        return [
            Step(f"cards-{seat}", name, bool(_played(values, "sold", seat) or _by_value(values, seat)), seat)
            for seat, name in enumerate(names)
        ]

    def shown(self, values: Values, at: At) -> Shown:
        """The cards of one good, to be tapped as sold or built; then storage and windmill."""
        say, seat = self.game.text(at.language), 1 if at.step == "cards-1" else 0
        if at.brush == BY_VALUE:
            worths = spread.worths({seat: _by_value(values, seat).get("values", {})}, VALUES)
            drawn = Picture(self._symbols(say), {"board": worths}, say("game-title"), zooms=False)
            return Shown(drawn, self._controls(values, seat, at.brush, say), hint=say("pad-hint-values"))
        brush = at.brush if at.brush in BRUSHES else BRUSHES[0]
        use, _, good = brush.partition("-")
        cards = [card for card in CARDS if card.startswith(good)]
        own = f"{use}-{seat}"
        offers = {
            f"card-{card}": [
                Offer(say("pad-take"), ((f"card-{card}", own),))
                if values.get(f"card-{card}") != own
                else Offer(say("pad-take-back"), ((f"card-{card}", ""),))
            ]
            for card in cards
        }
        drawn = Picture(self._symbols(say), {"board": spread.pane(cards, _owned(values), ACROSS)}, say("game-title"))
        player = self.names(values, say)[seat]
        return Shown(drawn, self._controls(values, seat, brush, say), offers, hint=say("pad-hint-cards", player=player))

    def _symbols(self, say: Text) -> str:
        return table_symbols() + card_art.symbols(self._cards.facts, self._cards.buildings, say)

    def _controls(self, values: Values, seat: int, brush: str, say: Text) -> list[Control]:
        played = {
            f"{use}-{good}": sum(card.startswith(good) for card in _played(values, use, seat))
            for use in USES
            for good in GOODS
        }
        brushes = [
            Choice(say(f"pad-{one}"), brush=one, on=one == brush, badge=str(played[one]) if played[one] else "")
            for one in BRUSHES
        ]
        worths = sum(map(len, _by_value(values, seat).get("values", {}).values()))
        on = brush == BY_VALUE
        brushes.append(Choice(say("pad-values"), brush=BY_VALUE, on=on, badge=str(worths) if worths else ""))
        stored = _stored(values, seat)
        benefits = added_up([self._cards.building[NUMBER[card]] for card in _played(values, "built", seat)])
        places = benefits.any_places + number(benefits.places)
        numbers = [
            Number(
                f"{seat}-{resource}",
                say(f"resource-{resource}").capitalize(),
                stored.get(resource, 0),
                0,
                TOKENS[resource],
                f'<use href="#t-{resource}"/>',
            )
            for resource in RESOURCES
        ]
        over = number(beyond(packed(stored), benefits.places)) > benefits.any_places
        note = f"{sum(stored.values())}/{places}{' !' if over else ''}"
        names = self.names(values, say)
        mill = [
            Choice(name, sets=(("windmill", str(who)),), on=values.get("windmill") == str(who))
            for who, name in enumerate(names)
        ]
        return [
            Choices(say("pad-what"), brushes, across=2),
            *(_worths(values, seat, say) if on else []),
            Numbers(say("pad-storage"), numbers, note, TOKEN_BOX),
            Choices(say("pad-windmill"), mill, across=2),
        ]

    def result(self, values: Values, language: str) -> Picture:
        """All cards that were sold or built, the first player's first."""
        say = self.game.text(language)
        cards = [card for seat in range(2) for use in USES for card in _played(values, use, seat)]
        drawn = spread.pane(cards, _owned(values), 10)
        if not cards:
            drawn = spread.worths({seat: _by_value(values, seat).get("values", {}) for seat in range(2)}, VALUES)
        return Picture(self._symbols(say), {"board": drawn}, say("game-title"))

    def icon(self, line: str) -> str:
        """A mug or a loaf."""
        return f'<use href="#{line}2" transform="scale(1.2)"/>' if line in GOODS else ""

    def sources(self, values: Values, line: str, seat: int) -> list[str]:
        """The sold cards of a good, and the buildings that bring coins."""
        goods = (line,) if line in GOODS else GOODS
        sold = [f"card-{card}" for card in _played(values, "sold", seat) if card.startswith(goods)]
        built = _played(values, "built", seat)
        return sold + [f"card-{card}" for card in built if self._cards.building[NUMBER[card]].position == "score"]


def _worths(values: Values, seat: int, say: Text) -> list[Control]:
    """How many cards of each value somebody has sold."""
    return [
        Numbers(
            say(f"pad-sold-{good}"),
            [
                Number(
                    place := f"{seat}-{good}-{value}",
                    say("pad-value", value=value),
                    int(values.get(place, 0)),
                    0,
                    MOST_ALIKE,
                )
                for value in VALUES
            ],
        )
        for good in GOODS
    ]


def _by_value(values: Values, seat: int) -> dict[str, dict[str, list[int]]]:
    """The field of a document for sold cards without names, where there are any."""
    by_good = {
        good: [value for value in VALUES for _ in range(int(values.get(f"{seat}-{good}-{value}", 0)))] for good in GOODS
    }
    found = {good: own for good, own in by_good.items() if own}
    return {"values": found} if found else {}


def _owned(values: Values) -> dict[str, str]:
    return {place.removeprefix("card-"): value for place, value in values.items() if place.startswith("card-")}


def _played(values: Values, use: str, seat: int) -> list[str]:
    return [card for card in CARDS if values.get(f"card-{card}") == f"{use}-{seat}"]


def _stored(values: Values, seat: int) -> dict[str, int]:
    there = {resource: int(values.get(f"{seat}-{resource}", 0)) for resource in RESOURCES}
    return {resource: tokens for resource, tokens in there.items() if tokens}
