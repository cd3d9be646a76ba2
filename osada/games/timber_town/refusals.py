"""The same rules asked the other way round: why this action is not allowed.

Written clause by clause over the names of cells and the letters of boardwalk ends, not over bits: a second way to
legality that tests hold against the first one.
"""

from __future__ import annotations

from osada.core.refusal import Refusal
from osada.games.timber_town.actions import SPACE
from osada.games.timber_town.cells import CELLS, SIDE_NAMES
from osada.games.timber_town.pieces import SLOTS
from osada.games.timber_town.position import BOUND, DONE, OPEN, Position
from osada.games.timber_town.tiles import FIGURES, lying

LETTERS = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def why_not(position: Position, action: int) -> Refusal | None:
    """Why the deciding seat may not do this; None if it may."""
    verb, _, what = SPACE.notation(action).partition(" ")
    if position.seat is None:
        return Refusal("TT-27", "over")
    question = _Question(position, position.seat)
    if verb == "place":
        return question.place(what)
    if verb == "turn":
        return question.turn(int(what))
    if verb == "crane":
        return question.crane()
    if verb == "dismantle":
        figure, _, side = what.partition(" ")
        return question.dismantle(figure, side)
    if question.tile:
        return Refusal("TT-12", "finish", {"tile": question.tile})
    if verb in ("pass", "end"):
        return question.end(verb)
    if verb in ("raft", "raft-two"):
        return question.put_raft(verb, what)
    return question.gain(verb, what)


def turned(ends: str, degrees: int) -> str:
    """Letters of ends after a turn clockwise, in the order N, E, S, W."""
    letters = {LETTERS[(LETTERS.index(letter) + degrees // 90) % 4] for letter in ends}
    return "".join(sorted(letters, key=LETTERS.index))


def beyond(cell: str, letter: str) -> str:
    """The name that the cell beyond a side would have, also beyond the edge."""
    down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[letter]
    return chr(ord(cell[0]) + down) + chr(ord(cell[1]) + right)


class _Question:
    """A position as names of cells and letters of ends, to be asked why an action is not allowed; None means that it is
    allowed."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.kinds = position.tiles.components.contents["tiles"]
        names = list(self.kinds)
        self.city: dict[str, str] = {}
        """The ends of every tile in the city, as it lies."""
        for cell, tile in zip(CELLS, position.cells[seat], strict=True):
            if tile >= 0:
                _, kind, turn = lying(tile)
                self.city[cell] = turned(self.kinds[names[kind]]["ends"], 90 * turn)
        self.figures = dict(zip(FIGURES, position.figures[seat], strict=True))
        self.held = sum(self.figures.values())
        self.main = position.main
        self.tile = names[position.gained] if position.gained >= 0 else ""
        self.board = position.slot // 3 + 1
        self.cell = CELLS[position.cell] if position.cell >= 0 else ""

    # The river

    def at(self, slot: str) -> str:
        """The kind of the tile in a slot; empty if there is none."""
        kind = self.position.river[SLOTS.index(slot)]
        return list(self.kinds)[kind] if kind >= 0 else ""

    def owner(self, slot: str) -> int | None:
        """The seat whose raft is on a tile; None if there is no raft."""
        owners = [seat for seat in (0, 1) if self.position.rafted[seat] & 1 << SLOTS.index(slot)]
        return owners[0] if owners else None

    # Placing (TT-20 to TT-23)

    def faults(self, cell: str, ends: str) -> list[str]:
        """The sides of a cell where these ends would not match a neighbour (TT-22)."""
        return [
            letter
            for letter in LETTERS
            if (other := self.city.get(beyond(cell, letter))) is not None
            and (letter in ends) != (OPPOSITE[letter] in other)
        ]

    def least_faults(self, kind: str, cell: str) -> int:
        """How many sides of a tile would not match in a cell, turned as well as possible (TT-22)."""
        ends = self.kinds[kind]["ends"]
        return min(len(self.faults(cell, turned(ends, degrees))) for degrees in (0, 90, 180, 270))

    def best(self, kind: str, cells: list[str]) -> int | None:
        """The fewest figures that a tile needs to fit into any of these cells; None if none of them is empty."""
        needed = [self.least_faults(kind, cell) for cell in cells if cell not in self.city]
        return min(needed, default=None)

    def column(self, board: int) -> list[str]:
        """The cells of the column with the number of a river board (TT-21)."""
        return [cell for cell in CELLS if cell[1] == str(board)]

    def others(self, board: int) -> list[str]:
        """The cells of the other columns, which only a crane opens (TT-17)."""
        return [cell for cell in CELLS if cell[1] != str(board)]

    def nowhere(self, kind: str, board: int, held: int) -> Refusal | None:
        """Why a tile of the river has no legal place with ``held`` figures on the aid card (TT-20)."""
        cranes = self.figures["crane"]
        figure = self.kinds[kind]["figure"]
        if figure in FIGURES:
            held += 1
            cranes += figure == "crane"
        if len(self.city) == 16:
            return Refusal("TT-20", "city-full")
        here, elsewhere = self.best(kind, self.column(board)), self.best(kind, self.others(board))
        if here is not None and here <= held:
            return None
        if cranes and elsewhere is not None and elsewhere < held:
            return None
        if here is None:
            return Refusal("TT-21", "column-full", {"tile": kind, "column": board})
        return Refusal("TT-20", "nowhere", {"tile": kind, "column": board, "sides": here, "figures": held})

    # Main and free actions on the river

    def gain(self, verb: str, slot: str) -> Refusal | None:
        """Why this tile of the river cannot be gained now by taking, by claiming or with a dam (TT-13, TT-16,
        TT-18)."""
        if verb == "take" and self.main is not OPEN:
            return self.no_main()
        if verb == "dam" and not self.figures["dam"]:
            return Refusal("TT-18", "no-dam")
        kind, owner = self.at(slot), self.owner(slot)
        if not kind:
            return Refusal("TT-13", "no-tile", {"slot": slot})
        if owner is not None and owner != self.seat:
            return Refusal("TT-14", "rafted", {"owner": owner, "tile": kind})
        board = int(slot[0])
        if verb == "claim":
            if owner is None:
                return Refusal("TT-16", "no-raft-there", {"tile": kind})
            two = self.position.two & 1 << SLOTS.index(slot)
            return self.nowhere(kind, board, self.held if two else self.held + 1)
        if owner is not None:
            return Refusal("TT-A9", "own-raft", {"tile": kind})
        return self.nowhere(kind, board, self.held - (verb == "dam"))

    def put_raft(self, figure: str, slot: str) -> Refusal | None:
        """Why this raft cannot be put on this tile of the river now (TT-14)."""
        if self.main is not OPEN:
            return self.no_main()
        if not self.figures[figure]:
            return Refusal("TT-14", "no-raft", {"figure": figure})
        kind, owner = self.at(slot), self.owner(slot)
        if not kind:
            return Refusal("TT-13", "no-tile", {"slot": slot})
        if owner is not None:
            reason = "own-raft-there" if owner == self.seat else "rafted"
            return Refusal("TT-14", reason, {"owner": owner, "tile": kind})
        return None

    def no_tile(self) -> Refusal:
        """Nothing is being placed: a tile comes first, if there is still a way to gain one."""
        if self.main is not OPEN and not self.figures["dam"] and not self.position.rafted[self.seat]:
            return self.no_main()
        return Refusal("TT-13", "tile-first")

    def no_main(self) -> Refusal:
        """Why there is no main action any more: the city was full before the turn (TT-26), or the main action is done
        (TT-12)."""
        if self.main is BOUND:
            return Refusal("TT-26", "bound")
        return Refusal("TT-12", "main-done")

    def end(self, verb: str) -> Refusal | None:
        """Why the turn does not end with this word: without a main action it is a pass, after one it is an end (TT-12,
        TT-15)."""
        if verb == "pass" and self.main is DONE:
            return Refusal("TT-15", "not-pass")
        if verb == "end" and self.main is not DONE:
            return Refusal("TT-12", "not-end")
        return None

    # A tile that is being gained

    def place(self, cell: str) -> Refusal | None:
        """Why the tile that is being gained cannot go into this cell (TT-21, TT-22)."""
        if not self.tile:
            return self.no_tile()
        if self.cell:
            return self.cell_chosen()
        if cell in self.city:
            return Refusal("TT-21", "occupied", {"cell": cell})
        if not self.position.craned and cell not in self.column(self.board):
            crane = "column-crane" if self.figures["crane"] else "column"
            return Refusal("TT-21", crane, {"cell": cell, "column": self.board})
        sides = self.least_faults(self.tile, cell)
        if sides > self.held:
            return Refusal("TT-22", "mismatch", {"cell": cell, "sides": sides, "figures": self.held})
        return None

    def turn(self, degrees: int) -> Refusal | None:
        """Why the tile that is being gained cannot be turned like this (TT-22)."""
        if not self.tile:
            return self.no_tile()
        if not self.cell:
            return Refusal("TT-21", "cell-first", {"tile": self.tile})
        if self.position.turn >= 0:
            return self.cell_chosen()
        ends = self.kinds[self.tile]["ends"]
        lying = turned(ends, degrees)
        for earlier in range(0, degrees, 90):
            if turned(ends, earlier) == lying:
                return Refusal("TT-3", "same-turn", {"turn": degrees, "other": earlier})
        faults = self.faults(self.cell, lying)
        if len(faults) > self.held:
            return Refusal("TT-22", "mismatch-turned", {"turn": degrees, "sides": len(faults), "figures": self.held})
        return None

    def cell_chosen(self) -> Refusal:
        """The cell is chosen: what comes next is the turn, or figures for the sides that do not match."""
        if self.position.turn < 0:
            return Refusal("TT-12", "finish-turn", {"cell": self.cell})
        return Refusal("TT-22a", "finish-sides", {"cell": self.cell, "sides": len(self.open_sides())})

    def crane(self) -> Refusal | None:
        """Why no crane can be used now: it needs a tile that is being gained and has to open a cell (TT-17, TT-A34)."""
        if not self.tile:
            return Refusal("TT-17", "crane-first")
        if self.cell:
            return self.cell_chosen()
        if self.position.craned:
            return Refusal("TT-A14", "crane-again")
        if not self.figures["crane"]:
            return Refusal("TT-17", "no-crane")
        needed = self.best(self.tile, self.others(self.board))
        if needed is None or needed > self.held - 1:
            return Refusal("TT-A34", "crane-useless", {"column": self.board})
        return None

    # Dismantling (TT-19, TT-22a)

    def open_sides(self) -> list[str]:
        """The sides of the tile being placed that still wait for a figure."""
        ends = turned(self.kinds[self.tile]["ends"], 90 * self.position.turn)
        sides = ["-".join(sorted((self.cell, beyond(self.cell, letter)))) for letter in self.faults(self.cell, ends)]
        return [side for side in sides if side not in self.bridged()]

    def bridged(self) -> list[str]:
        """The sides of the city where a dismantled figure lies."""
        return [SIDE_NAMES[bridge >> 2] for bridge in self.position.bridges[self.seat]]

    def dismantle(self, figure: str, side: str) -> Refusal | None:
        """Why this figure cannot be dismantled at this side now (TT-19, TT-22a)."""
        if self.tile:
            if self.position.turn < 0:
                return Refusal("TT-12", "finish", {"tile": self.tile})
            if side not in self.open_sides():
                return Refusal("TT-22a", "side-matches", {"side": side, "cell": self.cell})
        if not self.figures[figure]:
            return Refusal("TT-19", "no-figure", {"figure": figure})
        if self.tile:
            return None
        one, other = side.split("-")
        for cell in (one, other):
            if cell not in self.city:
                return Refusal("TT-19", "no-tile-beside", {"cell": cell})
        if side in self.bridged():
            return Refusal("TT-A31", "figure-there", {"side": side})
        letter = "E" if one[0] == other[0] else "S"
        if letter in self.city[one] and OPPOSITE[letter] in self.city[other]:
            return Refusal("TT-A31", "joined", {"side": side})
        return None
