"""What people call places, where things happened, and where points come from: all from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from osada.core.game import Button, Seen, seat_name
from osada.core.text import Text
from osada.games.hamlet.actions import END, LEAVE, PAY, SPACE
from osada.games.hamlet.pieces import AWARDS, BASIC, LANDMARKS, TILES
from osada.games.hamlet.view import Brought, HamletView

# Names


def place_name(place: str, view: HamletView, say: Text) -> str | None:
    """A place as people call it: the name of its tile, worker, good or card; None where its button says it best."""
    kind, _, what = place.partition("-")
    if place.startswith("t") and place[1:].isdigit():
        return say(f"tile-{TILES[int(place[1:])]}")
    match kind:
        case "hand":
            return say(f"tile-{what}")
        case "row" if int(what) < len(view["row"]):
            return say(f"tile-{view['row'][int(what)]['tile']}")
        case "donkey":
            return say("place-donkey", tile=what)
        case "good":
            tile, _, good = what.rpartition("-")
            return say("place-good", tile=tile, good=good)
        case "token":
            tile, _, owner = what.rpartition("-")
            return say("place-token", tile=tile, player=seat_name(say, int(owner) - 1, view.get("names", ())))
        case "sale" | "delivery":
            return _order(kind, what, view, say)
        case "buy" | "fill":
            return say(f"good-{what}")
        case "hire":
            return say(f"worker-{what}")
    return None


def _order(kind: str, what: str, view: HamletView, say: Text) -> str:
    """A sale or a delivery by what it asks for."""
    if kind == "sale":
        sale = view["sales"][int(what)]
        return say("place-sale", goods=amounts(sale["cost"], say) if sale else "–")
    for delivery in view["deliveries"]:
        if delivery["delivery"] == what:
            goods = f"{delivery['count']}× {' / '.join(say(f'good-{good}') for good in delivery['of'])}"
            return say("place-delivery", goods=goods if delivery["of"] else amounts({"gold": delivery["gold"]}, say))
    return say("side-church")


def amounts(counts: Mapping[str, int], say: Text) -> str:
    """Goods with how many of each."""
    return ", ".join(f"{count}× {say(f'good-{good}')}" for good, count in counts.items())


def orders(view: HamletView, say: Text) -> dict[int, str]:
    """What the buttons of deliveries, sales and others' tokens say."""
    found = {}
    for place, actions in view["offers"].items():
        kind, _, what = place.partition("-")
        for action in actions:
            if kind in ("sale", "delivery"):
                found[action] = _order(kind, what, view, say)
            elif kind == "token":
                found[action] = place_name(place, view, say) or ""
    return found


# What it costs in gold


def spent(goods: Sequence[Brought]) -> dict[str, int]:
    """What of these goods is bought at the Market."""
    return dict(Counter(good["good"] for good in goods if good["tile"] == "market" and good["owner"] is None))


def price(view: HamletView, goods: Mapping[str, int]) -> int:
    """What goods cost at the Market."""
    prices = view["prices"]
    return sum(count * prices["basic" if good in BASIC else "refined"] for good, count in goods.items())


def buying(view: HamletView, say: Text) -> Iterator[tuple[int, str]]:
    """For every offered action that would buy something, paid as “pay for me” pays: what, for how much, and whether that
    is one's last gold."""
    for actions in view["offers"].values():
        for action in actions:
            goods = spent(view["brings"].get(SPACE.notation(action), []))
            if goods and view["you"] is not None:
                gold = price(view, goods)
                last = gold >= view["seats"][view["you"]]["gold"]
                yield action, say("buys-last" if last else "buys", goods=amounts(goods, say), gold=gold)


# One soft line, and what buttons note


def detail(view: HamletView, say: Text) -> str:
    """What is still to be paid, what the new tile brings at once, or the round."""
    doing = view["doing"]
    if view["seat"] is None:
        return ""
    if doing and doing["phase"] == "pay":
        left = [f"{need['count']}× {' / '.join(say(f'good-{good}') for good in need['of'])}" for need in doing["need"]]
        left += [amounts({"gold": doing["gold"]}, say)] if doing["gold"] else []
        return say("detail-pay", goods=", ".join(left))
    if view["ghosts"]:
        now = min(ghost["now"] for ghost in view["ghosts"])
        return say("detail-place", places=len(view["ghosts"]), points=now)
    note = say("words-last-round") if view["last_round"] else say("words-round", number=view["round"])
    return note.removesuffix(".")


def button(action: int, view: HamletView, say: Text) -> Button:
    """The end of a turn says who could still do something, and asks if nobody has done anything; paying says what is
    bought."""
    if action == END and view["you"] is not None:
        villagers = view["villagers"][view["you"]]
        standing = sum(villager["standing"] for villager in villagers)
        steps = sum(view["fresh"].values())
        note = say("end-note", villagers=standing, steps=steps) if standing or steps else ""
        others = any(action != END for actions in view["offers"].values() for action in actions)
        return Button(note, say("end-asks") if others and standing == len(villagers) else "")
    if action == PAY:
        return Button(dict(buying(view, say)).get(PAY, ""))
    return Button(say("leave-note")) if action == LEAVE and len(view["offers"]) > 1 else Button()


# The log


def paid(seen: Seen, names: Sequence[str], say: Text) -> str:
    """What was paid for something, in a few words; tokens of others say what they brought them."""
    counted = Counter(tuple(unit) for unit in seen.get("paid", ()))
    told = []
    ordered = sorted(counted.items(), key=lambda unit: (unit[0][2] > 0, unit[0][1] is not None))
    for (good, owner, cost, gold, points), count in ordered:
        facts: dict[str, Any] = {"count": count, "good": good}
        if cost:
            told.append(say("paid-bought", gold=cost * count, **facts))
        elif owner is None:
            told.append(say("paid-good", **facts))
        else:
            player = seat_name(say, owner, names)
            told.append(say("paid-token", player=player, gold=gold * count, points=points * count, **facts))
    return "; ".join(told)


def event_places(seen: Seen) -> list[str]:
    """The tiles of an event; what happens at the Church, the Market or the Town Hall happened there."""
    where = {"deliver": "church", "beg": "church", "sell": "market", "bought": "market", "plan": "town_hall"}
    named = [seen[fact] for fact in ("tile", "site", "to") if fact in seen and seen["event"] not in ("plan", "drawn")]
    named += [where[seen["event"]]] if seen["event"] in where else []
    return list(dict.fromkeys(f"t{TILES.index(tile)}" for tile in named))


# Where points come from


def sources(view: HamletView, line: str, seat: int) -> list[str]:
    """The tiles that a seat's points of a line come from; none for what has been gained in play and for gold."""
    tiles: list[str] = []
    if line in LANDMARKS:
        tiles = [line] if view["scores"][seat][line] else []
    elif line in AWARDS and view["scores"][seat][line]:
        flags = [tile["tile"] for tile in view["tiles"] if tile["flag"] == seat]
        tiles = {"landscaper": flags, "merchant": ["market"]}.get(line, ["church"])
    elif line == "roads":
        tiles = [tile for road in view["roads"] if road["seat"] == seat for tile in road["between"]]
    laid = {tile["tile"] for tile in view["tiles"]}
    return [f"t{TILES.index(tile)}" for tile in dict.fromkeys(tiles) if tile in laid]
