"""Places as people call them: cards by what they sell and build, never by the numbers of the notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from osada.core.game import Button, Seen
from osada.core.svg import num
from osada.core.text import Text
from osada.games.beer_bread.actions import DONE, END, SPACE
from osada.games.beer_bread.cards import NUMBER
from osada.games.beer_bread.show.crate import surplus
from osada.games.beer_bread.show.words import building_does, building_name, goods, variant
from osada.games.beer_bread.view import BeerBreadView

Box = tuple[float, float, float, float]
"""x, y, width, height"""
WHERE = {
    "harvest": "row",
    "take-back": "row",
    "discard": "row",
    "sell": "houses",
    "clean": "houses",
    "build": "build",
    "collect": "storage",
    "clean-gain": "storage",
    "gift": "storage",
    "take": "storage",
    "overflow": "storage",
}
"""The part of a village in which something happens."""
SAME = ("harvest", "sell", "build", "reserve", "end", "done")


def card_name(view: BeerBreadView, card: str, say: Text) -> str:
    """A card by its kind, and by its building, because there are many of a kind."""
    printed = view["cards"][card]
    title = say(f"title-{variant(view['buildings'][printed['building']])}")
    return f"{say('kind-' + printed['kind'])} ({title})"


def place_name(view: BeerBreadView, name: str, say: Text) -> str:
    """A card by its name, tokens by their resource, a part of a village by what it is."""
    kind, _, rest = name.partition("-")
    if kind == "card" and rest in NUMBER:
        return card_name(view, rest, say)
    if kind == "exchange" and int(rest) <= len(view["exchange"]):
        return say("place-exchange", what=card_name(view, view["exchange"][int(rest) - 1], say))
    if kind in ("away", "want", "keep", "take", "pay"):
        resource, _, number = rest.partition("-")
        return say("goods-number", number=1 if kind in ("away", "want") else int(number), resource=resource)
    if kind == "village":
        return say(f"place-{rest.partition('-')[2]}")
    return say(f"do-{name}") if name in SAME else say("about-exchange")


def label(view: BeerBreadView, action: int, plain: str, say: Text) -> str:
    """An action as its button says it on a page; ``plain`` is what it says without the view."""
    verb, _, what = SPACE.notation(action).partition(" ")
    if what in NUMBER:
        return say(f"button-{verb}", what=card_name(view, what, say))
    if verb == "swap":
        return say("button-swap", what=card_name(view, view["exchange"][int(what) - 1], say))
    return plain


def event_places(seen: Seen) -> list[str]:
    """The part of a village that an event concerns: ``village-SEAT-PART``."""
    return [f"village-{seen['seat']}-{WHERE[seen['event']]}"] if seen["event"] in WHERE else []


def marks(seat: int, boxes: Mapping[str, Box]) -> str:
    """The parts of a village under the names that events have for them; nobody can point at these."""
    drawn = "".join(
        f'<path d="M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}z" data-place="village-{seat}-{name}"/>'
        for name, (x, y, width, height) in boxes.items()
    )
    return f'<g fill="none" pointer-events="none">{drawn}</g>'


def sources(view: BeerBreadView, line: str, seat: int) -> list[str]:
    """Points come from sold cards, and at the end from buildings: the parts of the village where they are."""
    score = view["scores"][seat]
    if score is None or not score.get(line):
        return []
    own = view["seats"][seat]
    found = [f"village-{seat}-houses"]
    return [*found, f"village-{seat}-build"] if own["built"]["score"] else found


def score_parts(view: BeerBreadView, line: str, seat: int, say: Text) -> list[tuple[str, int]]:
    """The coins of a good: by kinds of sold cards, for guilds that add to a kind, and for the other buildings, whose
    coins are placed where they help most (BB-50, BB-72, BB-73)."""
    own, score = view["seats"][seat], view["scores"][seat]
    if score is None or line == "result":
        return []
    shown = [view["cards"][held["card"]] for held in (*own["sold"], *own["brewery"], *own["bakery"]) if held["card"]]
    sold = sorted((card for card in shown if card["good"] == line), key=lambda card: card["kind"])
    parts: list[tuple[str, int]] = []
    for kind, count in Counter(card["kind"] for card in sold).items():
        coins = sum(card["value"] for card in sold if card["kind"] == kind)
        parts.append((say(f"kind-{kind}") + (f" ×{count}" if count > 1 else ""), coins))
    built = (view["buildings"][view["cards"][card]["building"]] for card in own["built"]["score"])
    guilds = [building for building in built if building["effect"] == "coin_per_kind"]
    matched = ((building, card) for building in guilds for card in sold if card["kind"][-1] == str(building["kind"]))
    parts.append((say("title-coin_per_kind"), sum(building["amount"] for building, _ in matched)))
    rest = score[line] - sum(coins for _, coins in parts)
    return [(name, coins) for name, coins in [*parts, (say("score-buildings"), rest)] if coins]


def detail(view: BeerBreadView, say: Text) -> str:
    """The number that matters now: how much room there is, what the lifted card builds, how far the year is."""
    if view["winners"] is not None:
        return ""
    if view["you"] is not None and view["you"] == view["seat"]:
        own, overflow, choice = view["seats"][view["you"]], view["overflow"], view["choice"]
        if overflow and overflow["step"] == "keep":
            places = sum(own["places"].values())
            return say("detail-room", tokens=own["tokens"], places=places, away=surplus(own))
        if overflow and overflow["offered"]:
            return say("detail-offered", goods=goods(say, overflow["offered"]))
        if choice:
            building = view["buildings"][view["cards"][choice["card"]]["building"]]
            return f"{building_name(say, building)}: {building_does(say, building)}"
    kind = "fruitful" if view["fruitful"] else "dry"
    return say("words-year", year=view["year"], fruitful=kind, turn=view["turn"])


def button(view: BeerBreadView, action: int, say: Text) -> Button:
    """What goes on without a choice says so; nothing is lost by it."""
    if action == DONE and view["asked"] and view["asked"]["kind"] == "redraw":
        return Button(say("button-note-redraw"))
    if action == END and view["overflow"]:
        return Button(say("button-note-offer"))
    return Button()
