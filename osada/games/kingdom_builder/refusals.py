"""The same rules asked the other way round: why this action is not allowed.

Written clause by clause over rows, columns and the letters of the board, not over bits: a second way to
legality that tests hold against the first one.
"""

from __future__ import annotations

from osada.core.refusal import Refusal
from osada.games.kingdom_builder.actions import END, MOVE, SPACE, TO, TOKEN
from osada.games.kingdom_builder.board import (
    BARN,
    FARM,
    HARBOR,
    LOCATIONS,
    NO_TERRAIN,
    OASIS,
    ORACLE,
    PADDOCK,
    TAVERN,
    TERRAINS,
    TOWER,
)
from osada.games.kingdom_builder.hexes import BIT, COLUMNS, DIRECTIONS, HEXES, ROWS, listed, neighbours, step
from osada.games.kingdom_builder.position import BUILDING, Position
from osada.games.kingdom_builder.rules.tokens import stock

RULE_OF_LOCATION = {
    ORACLE: "KB-34",
    FARM: "KB-34",
    OASIS: "KB-34",
    TOWER: "KB-35",
    TAVERN: "KB-36",
    BARN: "KB-37",
    HARBOR: "KB-38",
    PADDOCK: "KB-39",
}


def why_not(position: Position, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may."""
    SPACE.notation(action)
    if position.seat is None:
        return Refusal("KB-50", "over")
    question = _Question(position)
    if action < TOKEN:
        return question.build(action)
    if action < MOVE:
        return question.use(action - TOKEN)
    if action < TO:
        return question.lift(action - MOVE)
    if action < END:
        return question.put_down(action - TO)
    return question.end()


class _Question:
    """A position as sets of hexes and names of terrains, to be asked why an action is not allowed; None means that it
    is allowed."""

    def __init__(self, position: Position) -> None:
        assert position.seat is not None
        self.position = position
        self.seat = position.seat
        self.own = set(listed(position.settlements[self.seat]))
        self.owner = {number: seat for seat, own in enumerate(position.settlements) for number in listed(own)}
        self.card = TERRAINS[position.hands[self.seat]] if position.hands[self.seat] != NO_TERRAIN else ""
        self.agreed = position.agreed

    # Hexes

    def ground(self, number: int) -> str:
        """The ground that is printed on a hex: a terrain, water, mountain, castle or location."""
        for terrain, name in enumerate(TERRAINS):
            if self.position.board.terrain[terrain] & BIT[number]:
                return name
        if self.position.board.water & BIT[number]:
            return "water"
        if self.position.board.mountain & BIT[number]:
            return "mountain"
        return "castle" if number in self.position.board.castles else "location"

    def asked_ground(self, kind: int | None) -> tuple[str, ...]:
        """The grounds that an action asks for; the mandatory action has no kind of location."""
        if kind in (None, ORACLE, BARN):
            return (self.card,)
        return {FARM: ("meadow",), OASIS: ("desert",), HARBOR: ("water",)}.get(kind or 0, TERRAINS)

    def at_edge(self, number: int) -> bool:
        """Whether a hex is at the edge of the board, as the table reads it (KB-35)."""
        row, column = divmod(number, COLUMNS)
        if row in (0, ROWS - 1):
            return True
        indented = 0 if row % 2 else COLUMNS - 1
        return column in (0, COLUMNS - 1) and (self.agreed.indented_is_edge or column != indented)

    def continues_row(self, number: int) -> bool:
        """Whether three own settlements lie behind this hex in a straight line (KB-36)."""
        for direction in DIRECTIONS:
            behind: int | None = number
            for _ in range(3):
                behind = step(behind, direction) if behind is not None else None
                if behind not in self.own:
                    break
                if not self.agreed.tavern_on_water and self.ground(behind or 0) == "water":
                    break
            else:
                return True
        return False

    def fits(self, number: int, kind: int | None) -> bool:
        """Whether a hex is free and an action could take it, KB-21 aside."""
        if number in self.owner or self.ground(number) not in self.asked_ground(kind):
            return False
        return not (kind == TOWER and not self.at_edge(number)) and not (
            kind == TAVERN and not self.continues_row(number)
        )

    def touches(self, number: int, own: set[int]) -> bool:
        """Whether a hex is next to at least one of these settlements (KB-21)."""
        return any(neighbour in own for neighbour in neighbours(number))

    def free_and_touching(self, kind: int | None, own: set[int]) -> list[int]:
        """The free hexes next to these settlements that an action could take (KB-21)."""
        beside = {neighbour for number in own for neighbour in neighbours(number)}
        return [number for number in beside if self.fits(number, kind)]

    # The clauses

    def unfit(self, number: int, kind: int | None, own: set[int]) -> Refusal | None:
        """Why a settlement cannot come to a hex (KB-20 to KB-22)."""
        if number in self.owner:
            if number in self.own:
                return Refusal("KB-20", "own-there", {"hex": number})
            return Refusal("KB-20", "occupied", {"hex": number, "owner": self.owner[number]})
        ground, asked = self.ground(number), self.asked_ground(kind)
        moving = kind is not None and kind >= BARN
        if kind != HARBOR and ground not in TERRAINS:
            return Refusal("KB-20", "not-land-moved" if moving else "not-land", {"hex": number, "ground": ground})
        if ground not in asked:
            if kind is None:
                return Refusal("KB-10", "other-terrain", {"ground": ground, "terrain": self.card})
            rule = RULE_OF_LOCATION[kind]
            return Refusal(rule, "other-ground", {"location": LOCATIONS[kind], "ground": ground, "terrain": asked[0]})
        if kind == TOWER and not self.at_edge(number):
            return Refusal("KB-35", "not-edge", {"hex": number})
        if kind == TAVERN:
            return None if self.continues_row(number) else Refusal("KB-36", "no-row", {"hex": number})
        if kind != PADDOCK and not self.touches(number, own):
            places = self.free_and_touching(kind, own)
            if places:
                return Refusal("KB-21", "touch-moved" if moving else "touch", {"places": len(places)})
        return None

    def build(self, number: int) -> Refusal | None:
        """Why no settlement can be built on this hex now, by the chosen token or the mandatory action (KB-10)."""
        position = self.position
        if position.token >= BARN:
            return self.half_done()
        if position.token >= 0:
            return self.unfit(number, position.token, self.own)
        if not position.left:
            if not position.supply[self.seat]:
                return Refusal("KB-14", "no-supply")
            if not self.card:
                return Refusal("KB-13c", "no-card")
            return Refusal("KB-10", "all-built")
        return self.unfit(number, None, self.own)

    def use(self, kind: int) -> Refusal | None:
        """Why a token of this kind cannot be chosen now (KB-11)."""
        position, location = self.position, LOCATIONS[kind]
        if position.token >= 0:
            return self.half_done()
        slots = [slot for slot in position.board.locations if position.board.kind(slot) == kind]
        if not slots:
            return Refusal("KB-4", "not-in-play", {"location": location})
        held = [slot for slot in slots if position.held[self.seat] >> slot & 1]
        if not held:
            return self.not_held(kind, slots)
        if not any(position.ready >> slot & 1 for slot in slots):
            return Refusal("KB-11", "token-not-ready", {"location": location, "held": len(held)})
        if position.step is BUILDING:
            return Refusal("KB-11", "between-builds", {"left": position.left})
        if kind >= BARN:
            if all(self.stuck(number, kind) for number in self.own):
                return Refusal(RULE_OF_LOCATION[kind], "nothing-to-move", {"location": location})
            return None
        if not position.supply[self.seat]:
            return Refusal("KB-40", "no-supply-for-token", {"location": location})
        if self.agreed.save_for_mandatory and position.left and position.supply[self.seat] <= position.left:
            return Refusal("KB-14", "saved", {"left": position.left})
        if not any(self.fits(number, kind) for number in range(HEXES)):
            return Refusal(RULE_OF_LOCATION[kind], "nowhere", {"location": location})
        return None

    def not_held(self, kind: int, slots: list[int]) -> Refusal:
        """Why a seat has no token of a kind, and whether it can still get one."""
        facts: dict[str, int | str] = {"location": LOCATIONS[kind]}
        taken = self.position.taken[self.seat]
        if any(taken >> slot & 1 for slot in slots):
            more = sum(stock(self.position, slot) > 0 and not taken >> slot & 1 for slot in slots)
            return Refusal("KB-32", "token-lost", {**facts, "more": more})
        if not any(stock(self.position, slot) for slot in slots):
            return Refusal("KB-30", "none-left", facts)
        return Refusal("KB-30", "no-token", facts)

    def lift(self, number: int) -> Refusal | None:
        """Why the settlement on this hex cannot be lifted now (KB-37 to KB-39)."""
        kind = self.position.token
        if kind < BARN:
            return self.half_done() if kind >= 0 else Refusal("KB-11", "token-first")
        if self.position.lifted >= 0:
            return self.half_done()
        if number not in self.own:
            return Refusal(RULE_OF_LOCATION[kind], "not-own", {"hex": number})
        return self.stuck(number, kind)

    def stuck(self, number: int, kind: int) -> Refusal | None:
        """Why the settlement on a hex has nowhere to go with a moving token."""
        if kind == PADDOCK:
            if any(self.fits(target, kind) for target in self.two_steps(number)):
                return None
            return Refusal("KB-39", "no-jump", {"hex": number})
        if not any(self.fits(target, kind) for target in range(HEXES)):
            return Refusal(RULE_OF_LOCATION[kind], "nowhere", {"location": LOCATIONS[kind]})
        if self.only_stays(number, kind):
            return Refusal("KB-37a", "only-place", {"hex": number})
        return None

    def only_stays(self, number: int, kind: int) -> bool:
        """Whether the hex that the settlement leaves is the only one of the asked ground where it would touch another
        (KB-37a)."""
        others = self.own - {number}
        return (
            self.agreed.left_hex_counts
            and self.ground(number) in self.asked_ground(kind)
            and self.touches(number, others)
            and not self.free_and_touching(kind, others)
        )

    def two_steps(self, number: int) -> list[int]:
        """KB-39: the hexes two steps away in a straight line."""
        found = []
        for direction in DIRECTIONS:
            first = step(number, direction)
            second = step(first, direction) if first is not None else None
            if second is not None:
                found.append(second)
        return found

    def put_down(self, number: int) -> Refusal | None:
        """Why the lifted settlement cannot be put down on this hex (KB-37 to KB-39)."""
        kind, lifted = self.position.token, self.position.lifted
        if lifted < 0:
            return self.half_done() if kind >= 0 else Refusal("KB-11", "token-first")
        if number == lifted:
            return Refusal("KB-39" if kind == PADDOCK else "KB-37a", "put-back")
        if kind == PADDOCK:
            refusal = self.unfit(number, kind, self.own)
            if refusal is None and number not in self.two_steps(lifted):
                return Refusal("KB-39", "not-two-away", {"hex": number})
            return refusal
        return self.unfit(number, kind, self.own - {lifted})

    def end(self) -> Refusal | None:
        """Why the turn cannot end now: a token is under way, or mandatory builds are left (KB-10)."""
        if self.position.token >= 0:
            return self.half_done()
        if self.position.left:
            return Refusal("KB-10", "must-build", {"left": self.position.left})
        return None

    def half_done(self) -> Refusal:
        """Something else is under way: finish it or take it back."""
        position = self.position
        facts: dict[str, int | str] = {"location": LOCATIONS[position.token]}
        if position.token < BARN:
            return Refusal("KB-11a", "finish-build", facts)
        if position.lifted < 0:
            return Refusal("KB-11a", "finish-lift", facts)
        return Refusal("KB-11a", "finish-move", facts | {"hex": position.lifted})
