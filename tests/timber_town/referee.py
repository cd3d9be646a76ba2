"""The rules once more: a slow referee who follows a game with plain names, to hold the engine against.

Written from the rulebook and its resolutions alone. It is told every action and what was revealed, and says for itself
what may be done, what lies where, and when the game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

ENDS = {"one": "N", "adjacent": "NE", "opposite": "NS", "three": "NES", "four": "NESW"}
BOX = {
    "green-adjacent": 3, "green-opposite": 3,
    "brown-four": 3,
    "red-crane": 3, "red-dam": 3, "red-raft": 3,
    "purple-adjacent": 3, "purple-opposite": 3,
    "orange-adjacent": 2, "orange-opposite": 2, "orange-three": 2,
    "blue-adjacent": 2, "blue-opposite": 2, "blue-three": 2, "blue-four": 2,
    "yellow-one": 3, "yellow-adjacent": 2, "yellow-opposite": 2, "yellow-three": 2, "yellow-four": 1,
}  # fmt: skip
"""The last page of the rulebook: how many tiles of each colour and shape."""
GIVES = {"red-crane": "crane", "red-dam": "dam", "red-raft": "raft-two"}
CELLS = [row + column for row in "ABCD" for column in "1234"]
CLOCKWISE = "NESW"
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(cell: str, letter: str) -> str | None:
    """The cell beyond a side, None beyond the edge."""
    row, column = "ABCD".index(cell[0]), "1234".index(cell[1])
    row += {"N": -1, "S": 1}.get(letter, 0)
    column += {"W": -1, "E": 1}.get(letter, 0)
    return "ABCD"[row] + "1234"[column] if 0 <= row < 4 and 0 <= column < 4 else None


def between(one: str, other: str) -> str:
    return "-".join(sorted((one, other)))


@cache
def turns(kind: str) -> dict[int, str]:
    """The ends of a tile by turn in degrees; of turns that look the same the first."""
    shape = ENDS["four" if kind.startswith("red") else kind.split("-")[1]]
    found: dict[int, str] = {}
    for quarters in range(4):
        ends = "".join(letter for letter in CLOCKWISE if CLOCKWISE[CLOCKWISE.index(letter) - quarters] in shape)
        if ends not in found.values():
            found[90 * quarters] = ends
    return found


@dataclass
class Afloat:
    """A tile in the river, with the raft on it."""

    kind: str
    owner: int | None = None
    raft: str = ""


@dataclass
class Town:
    kinds: dict[str, str] = field(default_factory=dict)
    ends: dict[str, str] = field(default_factory=dict)
    bridges: dict[str, str] = field(default_factory=dict)
    aid: Counter[str] = field(default_factory=lambda: Counter({"raft": 1}))

    def faults(self, cell: str, ends: str) -> list[str]:
        """The sides where a tile with these ends would not match its neighbours (TT-22)."""
        sides = []
        for letter in CLOCKWISE:
            other = beside(cell, letter)
            if other in self.ends and (letter in ends) != (ACROSS[letter] in self.ends[other]):
                sides.append(between(cell, other))
        return sides

    def fitting(self, kind: str, cell: str, figures: int) -> list[int]:
        """The turns in which a tile can lie on an empty cell with so many figures (TT-22a)."""
        if cell in self.kinds:
            return []
        return [turn for turn, ends in turns(kind).items() if len(self.faults(cell, ends)) <= figures]

    def open_cells(self, kind: str, columns: Iterable[int], figures: int) -> list[str]:
        return [cell for cell in CELLS if int(cell[1]) in columns and self.fitting(kind, cell, figures)]

    def has_place(self, kind: str, column: int, aid: Counter[str]) -> bool:
        """TT-20: with what is on the aid card and what the tile gives, a crane among it or not."""
        aid = aid + Counter([GIVES[kind]] if kind in GIVES else [])
        if self.open_cells(kind, [column], aid.total()):
            return True
        return aid["crane"] > 0 and bool(self.open_cells(kind, range(1, 5), aid.total() - 1))

    def blank_sides(self) -> list[str]:
        """Where two tiles stand side by side and neither an end nor a figure joins them (TT-19b)."""
        found = []
        for cell, ends in self.ends.items():
            for letter in "ES":
                other = beside(cell, letter)
                if other in self.ends and letter not in ends and between(cell, other) not in self.bridges:
                    found.append(between(cell, other))
        return found


@dataclass
class Gaining:
    """A tile on its way from the river to a town."""

    kind: str
    column: int
    craned: bool = False
    cell: str = ""
    turn: int = -1
    faults: list[str] = field(default_factory=list)


class Referee:
    def __init__(self, start: int, revealed: Sequence[str]) -> None:
        self.start = start
        self.towns = [Town(), Town()]
        self.unseen = Counter(BOX)
        self.river: dict[str, Afloat] = {}
        self.lost: Counter[str] = Counter()
        self.builder: int | None = None
        self.round, self.moved = 1, 0
        self.seat: int | None = start
        self.main_open = True
        self.gaining: Gaining | None = None
        self.reveal(revealed)

    @property
    def town(self) -> Town:
        assert self.seat is not None
        return self.towns[self.seat]

    @property
    def first(self) -> int:
        """TT-10: who begins the round."""
        return self.start if self.round % 2 else 1 - self.start

    def reveal(self, kinds: Sequence[str]) -> None:
        """TT-6, TT-9: three tiles in each of the first 16 rounds."""
        assert len(kinds) == (3 if self.round <= 16 else 0)
        for number, kind in enumerate(kinds, start=1):
            assert self.unseen[kind] > 0
            self.unseen[kind] -= 1
            self.river[f"1.{number}"] = Afloat(kind)

    # What may be done

    def legal(self) -> set[str]:
        if self.seat is None:
            return set()
        if self.gaining:
            return set(self._next_step(self.gaining))
        return set(self._free_choice(self.seat, self.town))

    def _free_choice(self, seat: int, town: Town) -> Iterator[str]:
        full = len(town.kinds) == 16
        yield "pass" if self.main_open else "end"
        main = self.main_open and not (full and self.bound)
        for slot, tile in self.river.items():
            column = int(slot[0])
            if tile.owner == seat:
                returned = Counter([tile.raft] if tile.raft == "raft" else [])
                if town.has_place(tile.kind, column, town.aid + returned):
                    yield f"claim {slot}"
            elif tile.owner is None:
                if main and town.has_place(tile.kind, column, town.aid):
                    yield f"take {slot}"
                if town.aid["dam"] and town.has_place(tile.kind, column, town.aid - Counter(["dam"])):
                    yield f"dam {slot}"
                if main:
                    yield from (f"{raft} {slot}" for raft in ("raft", "raft-two") if town.aid[raft])
        for side in town.blank_sides():
            yield from (f"dismantle {figure} {side}" for figure in +town.aid)

    def _next_step(self, gaining: Gaining) -> Iterator[str]:
        town, kind = self.town, gaining.kind
        held = town.aid.total()
        if gaining.faults:
            for side in gaining.faults:
                yield from (f"dismantle {figure} {side}" for figure in +town.aid)
        elif gaining.cell:
            yield from (f"turn {turn}" for turn in town.fitting(kind, gaining.cell, held))
        else:
            columns = range(1, 5) if gaining.craned else [gaining.column]
            yield from (f"place {cell}" for cell in town.open_cells(kind, columns, held))
            others = [column for column in range(1, 5) if column != gaining.column]
            if not gaining.craned and town.aid["crane"] and town.open_cells(kind, others, held - 1):
                yield "crane"

    # Doing it

    def do(self, action: str, revealed: Sequence[str]) -> None:
        """An action, and the tiles that were revealed after it, if any."""
        assert self.seat is not None
        verb, _, what = action.partition(" ")
        town = self.town
        if verb in ("take", "claim", "dam"):
            self._gain(verb, what)
        elif verb in ("raft", "raft-two"):
            self.main_open = False
            town.aid[verb] -= 1
            self.river[what].owner, self.river[what].raft = self.seat, verb
        elif verb == "crane":
            assert self.gaining
            town.aid["crane"] -= 1
            self.gaining.craned = True
        elif verb == "place":
            assert self.gaining
            self.gaining.cell = what
            fitting = town.fitting(self.gaining.kind, what, town.aid.total())
            if len(fitting) == 1:
                self._lay(self.gaining, fitting[0])
        elif verb == "turn":
            assert self.gaining
            self._lay(self.gaining, int(what))
        elif verb == "dismantle":
            figure, side = what.split(" ")
            self._bridge(figure, side)
            if self.gaining:
                self._finish(self.gaining)
        else:
            self._end_of_turn(revealed)

    def _gain(self, how: str, slot: str) -> None:
        """TT-A36: the raft or the dam goes, the tile leaves the river, its figure comes."""
        town, tile = self.town, self.river.pop(slot)
        if how == "take":
            self.main_open = False
        elif how == "dam":
            town.aid["dam"] -= 1
        elif tile.raft == "raft":
            town.aid["raft"] += 1
        if tile.kind in GIVES:
            town.aid[GIVES[tile.kind]] += 1
        self.gaining = Gaining(tile.kind, int(slot[0]))

    def _lay(self, gaining: Gaining, turn: int) -> None:
        gaining.turn = turn
        gaining.faults = self.town.faults(gaining.cell, turns(gaining.kind)[turn])
        self._finish(gaining)

    def _bridge(self, figure: str, side: str) -> None:
        self.town.aid[figure] -= 1
        assert side not in self.town.bridges
        self.town.bridges[side] = figure
        if self.gaining:
            self.gaining.faults.remove(side)

    def _finish(self, gaining: Gaining) -> None:
        """Figures of one kind go by themselves; when no side is left, the tile stands."""
        town = self.town
        while gaining.faults and len(+town.aid) == 1:
            self._bridge(next(iter(+town.aid)), gaining.faults[0])
        if not gaining.faults:
            town.kinds[gaining.cell] = gaining.kind
            town.ends[gaining.cell] = turns(gaining.kind)[gaining.turn]
            self.gaining = None
            if len(town.kinds) == 16 and self.builder is None:
                self.builder = self.seat

    # Turns and rounds

    bound = False
    """The town was full before this turn (TT-26)."""

    def _end_of_turn(self, revealed: Sequence[str]) -> None:
        while not self.is_over():
            self.moved += 1
            if self.moved == 2:
                self.round, self.moved = self.round + 1, 0
                self._flow()
                self.reveal(revealed[:3])
                revealed = revealed[3:]
            self.seat = self.first if self.moved == 0 else 1 - self.first
            self.main_open = True
            self.bound = len(self.town.kinds) == 16
            if not self.bound or (self.town.blank_sides() and self.town.aid.total()):
                return
        self.seat = None

    def _flow(self) -> None:
        """TT-8: what is on the last board falls, the rest moves on."""
        afloat, self.river = self.river, {}
        for slot, tile in afloat.items():
            if slot[0] != "4":
                self.river[f"{int(slot[0]) + 1}{slot[1:]}"] = tile
                continue
            self.lost[tile.kind] += 1
            if tile.raft == "raft":
                assert tile.owner is not None
                self.towns[tile.owner].aid["raft"] += 1

    # The end (TT-27, TT-A18)

    def is_over(self) -> bool:
        assert self.seat is not None
        had_turn = {self.seat, 1 - self.seat} if self.moved else {self.seat}
        return not any(self.can_still_gain(seat, seat in had_turn) for seat in (0, 1))

    def can_still_gain(self, seat: int, had_turn: bool) -> bool:
        town = self.towns[seat]
        to_come = [(kind, 1, kind in GIVES) for kind in +self.unseen]
        for slot, tile in self.river.items():
            board = int(slot[0]) + had_turn
            if board <= 4 and tile.owner in (None, seat):
                to_come.append((tile.kind, board, tile.kind in GIVES))
        afloat = any(tile.owner == seat and tile.raft == "raft" for tile in self.river.values())
        for kind, board, red in to_come:
            figures = town.aid.total() + afloat + red
            if town.open_cells(kind, range(board, 5), figures):
                return True
            if (town.aid["crane"] or GIVES.get(kind) == "crane") and town.open_cells(kind, range(1, 5), figures - 1):
                return True
        return False
