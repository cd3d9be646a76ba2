"""Positions for tests, set up from short texts.

A city is ``"A1=yellow:E A2=red-dam"``: the cell, then a colour with the ends as the tile lies, or a whole kind where
the turn does not matter (construction sites, beaver tiles, crossings). The river is ``"2.1=yellow-one 3.2=red-crane"``:
board and place, then the kind. Rafts are ``"2.1=0:raft 3.2=1:raft-two"``: whose, and which.

Cells, with the river boards that lead to their columns:

    stacks   1  2  3  4   waterfall
          A  .  .  .  .
          B  .  .  .  .
          C  .  .  .  .
          D  .  .  .  .
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from osada.core.dealer import ScriptedDealer
from osada.games.timber_town import GAME, TownState
from osada.games.timber_town.boardwalks import JOIN
from osada.games.timber_town.cells import NUMBER, SIDE_NAMES
from osada.games.timber_town.fitting import missing
from osada.games.timber_town.pieces import FIRST_GAME_CARDS, SLOTS, color_of
from osada.games.timber_town.position import BOUND, NONE, OPEN
from osada.games.timber_town.rules.gaining import stand as stand_in_cell
from osada.games.timber_town.tiles import COLORS, FIGURES, KINDS, RAFT_TWO, ends_of, laid, upright
from osada.games.timber_town.view import Afloat, TownTable


def pairs(text: str) -> list[tuple[str, str]]:
    """``"A1=x B2=y"`` as pairs."""
    return [(word.split("=")[0], word.split("=")[1]) for word in text.split()]


def position(
    city: str = "",
    other: str = "",
    *,
    river: str = "",
    rafts: str = "",
    figures: str = "raft",
    others: str = "raft",
    bridges: str = "",
    unseen: str | None = None,
    in_round: int | None = None,
    second: bool = False,
    cards: Sequence[str] = FIRST_GAME_CARDS,
    options: Mapping[str, object] | None = None,
    loose: bool = False,
) -> TownState:
    """Seat 0 begins its turn, as the first or second in its round.

    ``city`` and ``bridges`` (``"A1-A2=crane"``) are those of seat 0, ``other`` is the city of seat 1; ``figures`` and
    ``others`` lie on their aid cards. ``unseen`` are the kinds that are still face down; without it any that are left.
    The round is one that has shown as many tiles as there are, unless it is given. What else was shown is lost.
    Boardwalks have to match, unless ``loose`` says that they do not matter.
    """
    tiles = len(pairs(city)) + len(pairs(other)) + len(pairs(river))
    if in_round is None:
        in_round = max(5, -(-tiles // 3)) if unseen is None else 16 - len(unseen.split()) // 3
    start = (in_round - 1) % 2 ^ second
    chosen = {"cards": list(cards), "first": f"seat-{start + 1}", **(options or {})}
    state = GAME.start(2, 1, chosen)
    state.turns = 2 * in_round - 2 + second
    state.pool = list(state.tiles.counts)
    _fill_river(state, river, rafts)
    used = {state.number(slot) for slot, kind in enumerate(state.river) if kind >= 0}
    numbers = [number for number in range(3 * min(in_round, 16)) if number not in used]
    for seat, text in enumerate((city, other)):
        for cell, tile in pairs(text):
            stand(state, seat, cell, tile, numbers.pop(0))
    for side, figure in pairs(bridges):
        bridge(state, 0, side, figure)
    faults = [fault for fault in state.broken() if "TT-22" in fault]
    assert loose or not faults, "an end meets a blank side without a figure"
    state.figures = [tuple(text.split().count(figure) for figure in FIGURES) for text in (figures, others)]
    _leave_face_down(state, 48 - 3 * min(in_round, 16), unseen)
    state.seat = 0
    state.main = OPEN if NONE in state.cells[0] else BOUND
    return state


def _fill_river(state: TownState, river: str, rafts: str) -> None:
    state.river = [NONE] * len(SLOTS)
    state.free = 0
    for slot, kind in pairs(river):
        number = SLOTS.index(slot)
        state.river[number] = draw(state, kind)
        state.free |= 1 << number
        assert state.number(number) >= 0, f"no tile can be at {slot} in round {state.round}"
    for slot, raft in pairs(rafts):
        owner, figure = raft.split(":")
        bit = 1 << SLOTS.index(slot)
        assert state.free & bit, f"no tile for a raft at {slot}"
        state.free ^= bit
        state.rafted[int(owner)] |= bit
        if figure == FIGURES[RAFT_TWO]:
            state.two |= bit


def _leave_face_down(state: TownState, count: int, unseen: str | None) -> None:
    if unseen is not None:
        left = [unseen.split().count(kind) for kind in KINDS]
        assert all(one <= there for one, there in zip(left, state.pool, strict=True)), "more tiles than there are"
        assert sum(left) == count, f"{count} tiles are face down in round {state.round}, not {sum(left)}"
        state.pool = left
    while sum(state.pool) > count:
        state.pool[max(range(len(KINDS)), key=state.pool.__getitem__)] -= 1


def draw(state: TownState, kind: str) -> int:
    """Take a tile out of the stacks."""
    number = KINDS.index(kind)
    assert state.pool[number], f"no {kind} is left"
    state.pool[number] -= 1
    return number


def changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but one."""
    return (*values[:index], value, *values[index + 1 :])


def stand(state: TownState, seat: int, cell: str, tile: str, number: int) -> None:
    """Put a tile into a city, without its figure and whatever its neighbours are."""
    color, _, ends = tile.partition(":")
    kind = color if color in KINDS else kind_of(state, color, ends or "NESW")
    state.gained = kind_number = draw(state, kind)
    state.cell = NUMBER[cell]
    assert state.cells[seat][state.cell] == NONE, f"two tiles on {cell}"
    state.turn = turn = state.tiles.ends[state.gained].index(ends_of(ends)) if ends else 0
    state.slot = 0
    stand_in_cell(state, seat)
    state.cells[seat] = changed(state.cells[seat], NUMBER[cell], laid(number, kind_number, turn))


def kind_of(state: TownState, color: str, ends: str) -> str:
    """The kind with this colour and these ends up to turning, of which one is left."""
    for number, kind in enumerate(KINDS):
        same = upright(state.tiles.ends[number][0]) == upright(ends_of(ends))
        if COLORS[state.tiles.colors[number]] == color and same and state.pool[number]:
            return kind
    raise AssertionError(f"no {color} tile with ends {ends} is left")


def bridge(state: TownState, seat: int, side: str, figure: str) -> None:
    """Put a figure between two tiles."""
    number = SIDE_NAMES.index(side)
    state.bridges[seat] = tuple(sorted((*state.bridges[seat], number << 2 | FIGURES.index(figure))))
    state.blanks[seat] = tuple(other for other in state.blanks[seat] if other != number)
    state.joined[seat] |= JOIN[number]


def next_tiles(state: TownState, *kinds: str) -> None:
    """The tiles that are revealed next; WrongScript if more are, or one that is not face down."""
    state.dealer = ScriptedDealer(("tile", KINDS.index(kind)) for kind in kinds)


def play(state: TownState, *notations: str) -> TownState:
    """Play actions, each of which has to be allowed."""
    for notation in notations:
        action = GAME.parse(notation)
        assert action in state.actions(), f"{notation}: {state.why_not(action)}"
        state.play(action)
    return state


def offered(state: TownState, verb: str) -> str:
    """What a verb offers: ``offered(state, "place")`` is ``"A1 B1"``."""
    texts = [GAME.notation(action) for action in state.actions()]
    return " ".join(text.partition(" ")[2] or text for text in texts if text.split(" ")[0] == verb)


def refused(state: TownState, notation: str) -> str:
    """The rule and reason that refuse an action: ``"TT-21 column"``; empty if it is allowed."""
    refusal = state.why_not(GAME.parse(notation))
    assert (refusal is None) == (GAME.parse(notation) in state.actions())
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"


def ends_at(state: TownState, cell: str, seat: int = 0) -> str:
    """The ends of the tile on a cell as it lies; empty if there is none."""
    tile = state.table(None)["cities"][seat]["cells"].get(cell)
    return str(tile["ends"]) if tile else ""


def afloat(view: TownTable, slot: str) -> Afloat:
    """The tile in a slot of the river, as a view shows it."""
    board, place = slot.split(".")
    tile = view["river"][int(board) - 1][int(place) - 1]
    assert tile is not None, f"no tile is at {slot}"
    return tile


def newest(view: TownTable) -> list[str]:
    """The kinds of the three tiles that were revealed last, as long as all of them are there."""
    return [afloat(view, f"1.{place}")["kind"] for place in (1, 2, 3)]


def held(state: TownState, seat: int = 0) -> str:
    """The figures on an aid card: ``"crane raft"``."""
    counts = zip(FIGURES, state.figures[seat], strict=True)
    return " ".join(figure for figure, count in counts for _ in range(count))


def points(card: str, city: str, other: str = "", bridges: str = "", figures: str = "", **options: object) -> int:
    """What a card brings seat 0 for a city; boardwalks have to match where the card looks at them."""
    cards = [name for name in FIRST_GAME_CARDS if color_of(name) != color_of(card)]
    loose = card not in ("brown_namesti", "yellow_srub")
    state = position(city, other, bridges=bridges, figures=figures, cards=[*cards, card], options=options, loose=loose)
    return state.scores()[0][card]


def mismatches(state: TownState, cell: str, ends: str) -> int:
    """How many sides of an empty cell of seat 0 do not match these ends."""
    return missing(ends_of(ends), state.around[0][NUMBER[cell]]).bit_count()
