"""The table in words: all that the picture shows, as text to play from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from osada.core.game import Game, seat_name
from osada.core.text import Text
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.view import BeerBreadView, FaceDown, PrintedBuilding, PrintedCard

# Words that the log, the picture and the table share


def goods(text: Text, there: Mapping[str, int]) -> str:
    """Tokens as a list: 2 water, 1 wheat."""
    shown = [text("goods-number", number=there[name], resource=name) for name in RESOURCES if there.get(name)]
    return ", ".join(shown) or text("words-none")


def places(text: Text, there: Mapping[str, int]) -> str:
    """Places of a storage as a list: 9 for any resource, 2 for water."""
    return ", ".join(text("places-number", number=number, place=name) for name, number in there.items() if number)


def building_name(text: Text, building: PrintedBuilding) -> str:
    """The name of a building, as people read it."""
    return text(f"building-{variant(building)}", **_arguments(text, building))


def building_does(text: Text, building: PrintedBuilding) -> str:
    """What a building does, in a sentence."""
    return text(f"does-{variant(building)}", **_arguments(text, building))


def variant(building: PrintedBuilding) -> str:
    """The end of a building's message names: its effect, and the good or condition if that has words of its own."""
    return "-".join([building["effect"], *(building[field] for field in ("good", "condition") if field in building)])


def _arguments(text: Text, building: PrintedBuilding) -> dict[str, Any]:
    arguments: dict[str, Any] = {
        name: building[name] for name in ("resource", "amount", "pay", "for") if name in building
    }
    if "kind" in building:
        arguments["tier"] = str(building["kind"])
    if "places" in building:
        arguments["places"] = places(text, building["places"])
    return arguments


def readable(text: Text, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of an event with goods, cards and buildings as people read them."""
    shown = dict(facts)
    if "goods" in shown:
        shown["goods"] = goods(text, shown["goods"])
    if "kinds" in shown:
        shown["cards"] = ", ".join(text(f"kind-{kind}") for kind in shown["kinds"])
    if "building" in shown:
        shown["building"] = building_name(text, shown["building"])
    return shown


def in_short(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts with what a short message needs: how many tokens, what kind of building, which card was taken."""
    shown = dict(facts)
    if isinstance(shown.get("goods"), Mapping):
        shown["tokens"] = sum(shown["goods"].values())
    if isinstance(shown.get("building"), Mapping):
        shown["title"] = variant(shown["building"])
    if "taken" in shown:
        shown["taken"] = shown["taken_kind"]
    return shown


def card_about(text: Text, card: PrintedCard, building: PrintedBuilding) -> str:
    """What is printed on a card, in a sentence or two."""
    return text(
        "about-card",
        kind=card["kind"],
        value=card["value"],
        harvest=goods(text, card["harvest"]),
        recipe=goods(text, card["recipe"]),
        building=building_name(text, building),
        does=building_does(text, building),
    )


# The table


def words(game: Game, view: BeerBreadView, language: str) -> str:
    """The table in text, complete enough to play from: the middle, both villages, the cards and what is offered."""
    text = game.text(language)
    names = [seat_name(text, seat, view.get("names", ())) for seat in range(view["players"])]
    blocks = [_heading(view, text, names), _middle(view, text)]
    blocks += [_village(view, text, names, seat) for seat in range(view["players"])]
    blocks += [_printed(view, text), _choice(view, text), game.offered(view)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _heading(view: BeerBreadView, text: Text, names: list[str]) -> list[str]:
    windmill = text("words-windmill", player=names[view["windmill"]])
    if view["seat"] is None:
        return [text("words-over", winners=", ".join(names[seat] for seat in view["winners"] or ())), windmill]
    kind = "fruitful" if view["fruitful"] else "dry"
    year = text("words-year", year=view["year"], fruitful=kind, turn=view["turn"])
    return [year, text("words-deciding", player=names[view["seat"]]), windmill]


def _middle(view: BeerBreadView, text: Text) -> list[str]:
    backs = " ".join(text(f"back-{back}") for back in view["pile"]) or text("words-none")
    lines = [
        text("words-fields", goods=goods(text, view["fields"])),
        text("words-bank", goods=goods(text, view["bank"])),
        text("words-pile", number=len(view["pile"]), backs=backs),
        text("words-discards", cards=" ".join(view["discards"]) or text("words-none")),
    ]
    if view["exchange"]:
        numbered = [f"{place} {card}" for place, card in enumerate(view["exchange"], start=1)]
        lines.append(text("words-exchange", cards=", ".join(numbered)))
    if view["overflow"] is not None:
        lines.append(text("words-offered", goods=goods(text, view["overflow"]["offered"])))
    return lines


def _village(view: BeerBreadView, text: Text, names: list[str], seat: int) -> list[str]:
    own = view["seats"][seat]
    score = view["scores"][seat]
    coins = "" if score is None else text("words-coins", **score)
    lines = [text("words-player", number=seat + 1, name=names[seat], coins=coins)]
    lines.append(text("words-hand", cards=_cards(own["hand"], text)))
    lines.append(text("words-storage", goods=goods(text, own["storage"]), places=places(text, own["places"])))
    row = " ".join(own["row"]) or text("words-none")
    lines.append(text("words-row", cards=row, goods=goods(text, own["row_shows"])))
    for house, good, cards in (("brewery", "beer", own["brewery"]), ("bakery", "bread", own["bakery"])):
        room = own["capacity"][good]
        lines.append(text(f"words-{house}", cards=_cards(cards, text), number=len(cards), room=room))
    lines.append(text("words-sold", cards=_cards(own["sold"], text)))
    for position, built in own["built"].items():
        for card in built:
            building = view["buildings"][view["cards"][card]["building"]]
            lines.append(
                text(
                    "words-building",
                    position=position,
                    card=card,
                    building=building_name(text, building),
                    does=building_does(text, building),
                )
            )
    return lines


def _cards(cards: Sequence[FaceDown], text: Text) -> str:
    """Cards by name, or by their backs; those turned around in brackets."""
    shown = []
    for card in cards:
        name = card["card"] or text("words-back", good=card["back"])
        shown.append(f"[{name}]" if card.get("turned") else name)
    return ", ".join(shown) or text("words-none")


def _printed(view: BeerBreadView, text: Text) -> list[str]:
    """What is printed on every card that one may look at and that matters now: exchange and hands; of harvest rows only
    the own one, because the other's cards are half covered (BB-37)."""
    shown = set(view["exchange"])
    for seat, own in enumerate(view["seats"]):
        shown.update(card["card"] for card in own["hand"] if card["card"])
        if seat == view["you"] or view["winners"] is not None:
            shown.update(own["row"])
    if view["choice"] is not None:
        shown.add(view["choice"]["card"])
    lines = []
    for card in sorted(shown):
        facts = view["cards"][card]
        building = view["buildings"][facts["building"]]
        lines.append(
            text(
                "words-card",
                card=card,
                kind=facts["kind"],
                value=facts["value"],
                harvest=goods(text, facts["harvest"]),
                recipe=goods(text, facts["recipe"]),
                building=building_name(text, building),
                does=building_does(text, building),
            )
        )
    return lines


def _choice(view: BeerBreadView, text: Text) -> list[str]:
    """What the lifted card would bring."""
    choice = view["choice"]
    if choice is None:
        return []
    harvest, sell, build = choice["harvest"], choice["sell"], choice["build"]
    lines = [text("words-lifted", card=choice["card"], kind=view["cards"][choice["card"]]["kind"])]
    lines.append(text("words-would-harvest", goods=goods(text, harvest["gain"]), over=harvest["over"]))
    if sell is not None:
        paid = goods(text, sell["pay"]) if sell["pay"] is not None else text("words-several-ways")
        lines.append(text("words-would-sell", goods=paid, coins=sell["coins"]))
    cleaned = len(build["cleans"])
    lines.append(text("words-would-build", number=cleaned, goods=goods(text, build["gain"])))
    return lines
