"""Beer & Bread once more: written from the rules alone, slow and plain, to hold the engine against.

Tokens are counters by name, cards are names, and a game is one long function that stops wherever somebody is asked:
it gives the seat and all answers that are allowed, and takes one of them. Chance is read from a list of picks.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

RESOURCES = ("water", "wheat", "barley", "rye", "hops")
TOKENS = {"water": 18, "wheat": 18, "barley": 18, "rye": 15, "hops": 15}
FRUITFUL = {"wheat": 7, "barley": 8, "rye": 6, "hops": 6}
DRY = {"wheat": 5, "barley": 4, "rye": 4, "hops": 4}

Tokens = Counter[str]
Buildings = Sequence[Mapping[str, Any]]
Question = Generator[tuple[int, list[str]], str, None]


def good(card: str) -> str:
    return card[:-2]


# Storing (BB-34a, BB-69)


def most_stored(tokens: Tokens, places: Sequence[str]) -> int:
    """How many tokens find a place, each on its own: places are for ``any`` or for one resource."""
    pieces = list(tokens.elements())
    taken: dict[int, int] = {}

    def finds_place(piece: int, tried: set[int]) -> bool:
        for place, kind in enumerate(places):
            if kind in ("any", pieces[piece]) and place not in tried:
                tried.add(place)
                if place not in taken or finds_place(taken[place], tried):
                    taken[place] = piece
                    return True
        return False

    return sum(finds_place(piece, set()) for piece in range(len(pieces)))


def ways_to_keep(tokens: Tokens, places: Sequence[str]) -> list[Tokens]:
    """All parts of the tokens that fit and are as large as any that fits."""
    most = most_stored(tokens, places)
    parts = [
        Counter(dict(zip(RESOURCES, numbers, strict=True)))
        for numbers in product(*(range(tokens[name] + 1) for name in RESOURCES))
        if sum(numbers) == most
    ]
    return [part for part in parts if most_stored(part, places) == most]


def storage_places(buildings: Buildings) -> list[str]:
    places = ["any"] * 9
    for building in buildings:
        for kind, number in building.get("places", {}).items():
            places += [kind] * number
    return places


# Paying (BB-70, BB-70a)


def pays(payment: Tokens, recipe: Tokens, substitutions: Iterable[tuple[str, str]]) -> bool:
    """Whether substitutions, two for one, turn a payment into exactly the recipe."""
    if payment.total() <= recipe.total():
        return +payment == +recipe
    for paid, instead in substitutions:
        if payment[paid] >= 2 and pays(payment - Counter([paid] * 2) + Counter([instead]), recipe, substitutions):
            return True
    return False


def ways_to_pay(storage: Tokens, recipe: Tokens, substitutions: Iterable[tuple[str, str]]) -> list[Tokens]:
    """All parts of the storage that pay, each tried."""
    found = []
    for numbers in product(*(range(storage[name] + 1) for name in RESOURCES)):
        payment = Counter(dict(zip(RESOURCES, numbers, strict=True)))
        if pays(payment, recipe, substitutions):
            found.append(payment)
    return found


# The end (BB-50, BB-72, BB-73)


def coins(
    sold: Iterable[Mapping[str, Any]], own: Buildings, others: Buildings, lead: int, windmill: bool
) -> tuple[int, int]:
    """Beer and bread. ``sold`` has good, kind and value of each card, ``lead`` is how many tokens more one has."""
    total = {"beer": 0, "bread": 0}
    for card in sold:
        total[card["good"]] += card["value"]
        for building in own:
            if building["effect"] == "coin_per_kind" and building["kind"] == card["kind"]:
                total[card["good"]] += building["amount"]
    holds = {"more_buildings": len(own) > len(others), "stock_lead": lead >= 2, "windmill": windmill}
    free = [building["amount"] for building in own if building["effect"] == "coins_if" and holds[building["condition"]]]
    best = (-1, -1)
    placed = (0, 0)
    for goods in product(("beer", "bread"), repeat=len(free)):
        beer, bread = total["beer"], total["bread"]
        for amount, where in zip(free, goods, strict=True):
            beer += amount * (where == "beer")
            bread += amount * (where == "bread")
        if (min(beer, bread), max(beer, bread)) > best:
            best = (min(beer, bread), max(beer, bread))
            placed = (beer, bread)
    return placed


def winner(scores: Sequence[tuple[int, int]], windmill: int) -> int:
    one, other = (sorted(score) for score in scores)
    if one != other:
        return 0 if one > other else 1
    return 1 - windmill


# A whole game


class Village:
    def __init__(self) -> None:
        self.storage: Tokens = Counter()
        self.hand: list[str] = []
        self.row: list[str] = []
        self.waiting: list[str] = []
        self.sold: list[str] = []
        self.built: list[str] = []
        self.turned: list[str] = []


class NaiveGame:
    """Everything on the table, and `play` that goes through the six years."""

    def __init__(self, contents: Mapping[str, Any], windmill: int) -> None:
        self.cards: Mapping[str, Any] = contents["cards"]
        self.buildings: Mapping[str, Any] = contents["buildings"]
        self.windmill = windmill
        self.chance: deque[tuple[str, str]] = deque()
        """What chance brings next: ``("back", "beer")``, ``("card", "beer07")``."""
        self.villages = [Village(), Village()]
        self.bank: Tokens = Counter(TOKENS)
        self.fields: Tokens = Counter()
        self.pile: list[str] = []
        """The backs, top first."""
        self.faces: set[str] = set()
        self.discards: list[str] = list(self.cards)
        self.exchange: list[str] = []
        self.year = 0
        self.offered: Tokens = Counter()
        """Tokens that found no place."""

    # What there is

    def own(self, seat: int, effect: str) -> list[Mapping[str, Any]]:
        """Every building of this effect, copies each by itself."""
        all_own = [self.buildings[self.cards[card]["building"]] for card in self.villages[seat].built]
        return [building for building in all_own if building["effect"] == effect]

    def places(self, seat: int) -> list[str]:
        return storage_places(self.own(seat, "storage"))

    def times(self, seat: int, effect: str) -> int:
        return sum(building["amount"] for building in self.own(seat, effect))

    # Chance

    def pick(self, what: str) -> str:
        name, outcome = self.chance.popleft()
        assert name == what
        return outcome

    def shuffle(self) -> None:
        self.faces = set(self.discards)
        self.pile = [self.pick("back") for _ in self.discards]
        assert Counter(self.pile) == Counter(good(card) for card in self.discards)
        self.discards = []

    def can_draw(self) -> bool:
        return bool(self.pile or self.discards)

    def draw(self) -> str:
        if not self.pile:
            self.shuffle()
        card = self.pick("card")
        assert card in self.faces and good(card) == self.pile[0]
        self.faces.remove(card)
        self.pile.pop(0)
        if not self.pile and self.discards:
            self.shuffle()
        return card

    # The years

    def play(self) -> Question:
        self.shuffle()
        for self.year in range(1, 7):
            self.seed()
            for seat in (self.windmill, 1 - self.windmill):
                wanted = [
                    building["resource"] for building in self.own(seat, "yearly") for _ in range(building["amount"])
                ]
                self.collect(seat, Counter(wanted))
                yield from self.store(seat)
                yield from self.offer(1 - seat)
            yield from self.card_phase()
            yield from self.action_phase()
            self.mill()

    def fruitful(self) -> bool:
        return self.year in (1, 3, 5)

    def seed(self) -> None:
        for name, number in (FRUITFUL if self.fruitful() else DRY).items():
            there = self.fields[name] + self.bank[name]
            self.fields[name] = min(number, there)
            self.bank[name] = there - self.fields[name]
        self.fields["water"] += self.bank.pop("water", 0)

    def card_phase(self) -> Question:
        order = (self.windmill, 1 - self.windmill)
        if not self.fruitful():
            for seat in order:
                village = self.villages[seat]
                answer = "" if self.own(seat, "keep_choice") and village.row else "done"
                while answer != "done":
                    answer = yield seat, ["done", *(f"discard {card}" for card in village.row)]
                    if answer != "done":
                        village.row.remove(answer.split()[1])
                        self.discards.append(answer.split()[1])
                village.hand, village.row = village.row, []
        for seat in order:
            village = self.villages[seat]
            village.turned = []
            while len(village.hand) < 5:
                village.hand.append(self.draw())
        for seat in order:
            village = self.villages[seat]
            for _ in range(self.times(seat, "redraw")):
                if not self.can_draw():
                    break
                answer = yield seat, ["done", *(f"redraw {card}" for card in village.hand)]
                if answer == "done":
                    break
                village.hand.remove(answer.split()[1])
                self.discards.append(answer.split()[1])
                village.hand.append(self.draw())
        while not self.fruitful() and len(self.exchange) < 3 and self.can_draw():
            self.exchange.append(self.draw())

    def action_phase(self) -> Question:
        for pair in range(1, 6):
            for seat in (self.windmill, 1 - self.windmill):
                if self.fruitful() and pair == 5:
                    for _ in range(self.times(seat, "last_draw")):
                        if self.can_draw():
                            self.villages[seat].hand.append(self.draw())
                yield from self.turn(seat, first=pair == 1, last=pair == 5)
            if self.fruitful() and pair < 5:
                one, other = self.villages
                one.hand, other.hand = other.hand, one.hand

    def mill(self) -> None:
        tokens = [village.storage.total() for village in self.villages]
        if tokens[0] == tokens[1]:
            self.windmill = 1 - self.windmill
        else:
            self.windmill = tokens.index(min(tokens))
        if not self.fruitful():
            for village in self.villages:
                self.discards += village.row
                village.row = []
            self.discards += self.exchange
            self.exchange = []

    # A turn

    def turn(self, seat: int, *, first: bool, last: bool) -> Question:
        village, other = self.villages[seat], self.villages[1 - seat]
        while True:
            bound = [*other.turned, *(village.turned if first else [])]
            free = [card for card in village.hand if card not in bound] or village.hand
            card = (yield seat, [f"card {card}" for card in free]).split()[1]
            answers = ["harvest", "build"]
            if self.ways(seat, card):
                answers.append("sell")
            plain = [own for own in village.hand if own not in village.turned]
            if self.fruitful() and first and len(village.turned) < self.times(seat, "reserve") and len(plain) > 1:
                answers.append("reserve")
            if not self.fruitful():
                answers += [f"swap {place}" for place in range(1, len(self.exchange) + 1)]
            answer = yield seat, answers
            if answer != "reserve":
                break
            village.turned.append(card)
        village.hand.remove(card)
        if answer.startswith("swap"):
            place = int(answer.split()[1]) - 1
            card, self.exchange[place] = self.exchange[place], card
            answer = yield seat, ["harvest", "build", *(["sell"] if self.ways(seat, card) else [])]
        yield from {"harvest": self.harvest, "build": self.build, "sell": self.sell}[answer](seat, card)
        yield seat, ["end"]
        if last:
            self.discards += village.hand
            village.hand = []
        yield from self.offer(1 - seat)
        if answer == "harvest":
            gifts = [building["resource"] for building in self.own(1 - seat, "gift") for _ in range(building["amount"])]
            self.collect(1 - seat, Counter(gifts))
            yield from self.store(1 - seat)
            yield from self.offer(seat)

    def harvest(self, seat: int, card: str) -> Question:
        row = self.villages[seat].row
        row.append(card)
        wanted: Tokens = Counter()
        for name, number in self.cards[card]["harvest"].items():
            if number:
                wanted[name] = sum(self.cards[one]["harvest"][name] for one in row)
                wanted[name] += sum(more["amount"] for more in self.own(seat, "bonus") if more["resource"] == name)
        self.collect(seat, wanted)
        yield from self.store(seat)

    def ways(self, seat: int, card: str) -> list[Tokens]:
        """The ways to pay for a card; none if there is no place for it."""
        waiting = [one for one in self.villages[seat].waiting if good(one) == good(card)]
        more = sum(one["amount"] for one in self.own(seat, "capacity") if one["good"] == good(card))
        if len(waiting) > more:
            return []
        substitutions = [(building["pay"], building["for"]) for building in self.own(seat, "substitute")]
        return ways_to_pay(self.villages[seat].storage, Counter(self.cards[card]["recipe"]), substitutions)

    def sell(self, seat: int, card: str) -> Question:
        ways = self.ways(seat, card)
        for name in RESOURCES:
            if len({way[name] for way in ways}) > 1:
                answer = yield seat, [f"pay {name},{number}" for number in {way[name] for way in ways}]
                ways = [way for way in ways if answer == f"pay {name},{way[name]}"]
        self.villages[seat].storage -= ways[0]
        self.bank += ways[0]
        self.villages[seat].waiting.append(card)

    def build(self, seat: int, card: str) -> Question:
        village = self.villages[seat]
        village.built.append(card)
        wanted: Tokens = Counter()
        for cleaned in village.waiting:
            for building in self.own(seat, "clean"):
                if building["good"] == good(cleaned):
                    wanted[building["resource"]] += building["amount"]
        village.sold += village.waiting
        village.waiting = []
        self.collect(seat, wanted)
        yield from self.store(seat)

    # Tokens

    def collect(self, seat: int, wanted: Tokens) -> None:
        supplied = {building["resource"] for building in self.own(seat, "supply")}
        for name in wanted.elements():
            source = self.fields if self.fields[name] else self.bank if name in supplied else Counter()
            if source[name]:
                source[name] -= 1
                self.villages[seat].storage[name] += 1

    def store(self, seat: int) -> Question:
        """Keep what fits; the rest lies there for the other."""
        village = self.villages[seat]
        if most_stored(village.storage, self.places(seat)) == village.storage.total():
            return
        ways = ways_to_keep(village.storage, self.places(seat))
        for name in RESOURCES:
            if len({way[name] for way in ways}) > 1:
                answer = yield seat, [f"keep {name},{number}" for number in {way[name] for way in ways}]
                ways = [way for way in ways if answer == f"keep {name},{way[name]}"]
        self.offered = village.storage - ways[0]
        village.storage = ways[0]

    def offer(self, seat: int) -> Question:
        """The other takes what fits, resource by resource; the rest goes to the bank."""
        offered, self.offered = self.offered, Counter()
        storage = self.villages[seat].storage
        for name in RESOURCES:
            fitting = [
                number
                for number in range(offered[name] + 1)
                if most_stored(storage + Counter({name: number}), self.places(seat)) == storage.total() + number
            ]
            if len(fitting) > 1:
                answer = yield seat, [f"take {name},{number}" for number in fitting]
                number = int(answer.split(",")[1])
                storage[name] += number
                offered[name] -= number
        self.bank += offered

    # The end

    def scores(self) -> list[tuple[int, int]]:
        found = []
        for seat, village in enumerate(self.villages):
            other = self.villages[1 - seat]
            sold = [{**self.cards[card], "good": good(card)} for card in village.sold + village.waiting]
            own, others = (
                [self.buildings[self.cards[card]["building"]] for card in one.built] for one in (village, other)
            )
            lead = village.storage.total() - other.storage.total()
            found.append(coins(sold, own, others, lead, self.windmill == seat))
        return found
