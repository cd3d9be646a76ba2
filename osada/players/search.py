"""Monte Carlo tree search over turns, on redeals: every iteration looks at another game that could be true.

A node is what the deciding seat knows at the start of a turn: positions that it cannot tell apart, redealt with equal
dealers, are equal, so the redealt position's key names the node. Its edges are whole turns, found by a beam and merged
by ``state.key()``; few are tried at first, the best judged first, and more as the node is visited. An iteration goes
down the tree, adds a node, plays on in passing to a horizon that is the same for all, and judges there for every seat.
"""

from __future__ import annotations

import math
import time
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace

from osada.core.dealer import Dealer, derived
from osada.core.game import State
from osada.players.player import Player, Spent, known
from osada.players.turns import Sight, Turn, quick, turns

SOME, MANY = Sight(10), Sight(40)


@dataclass(frozen=True)
class Plan:
    """How much a search looks at."""

    iterations: int
    seconds: float = math.inf
    """Whichever comes first ends it; searches that only count are the same every time."""
    root_width: int = 6
    """The beam for the turn to be played, and in how many positions it may look around."""
    root_looks: int = 1500
    root_alike: int = 2
    """How many of the turns that the judge cannot tell apart."""
    tried: int = 12
    """Turns at most that are compared."""
    width: int = 2
    sight: Sight = SOME
    """The beam for turns further down, and how many clicks of a position it looks at."""
    kept: int = 4
    quick_sight: Sight = MANY
    rounds: int = 1
    """The horizon: how many rounds after the turn."""
    explore: float = 0.6
    trust: float = 12.0
    """How many looks the judge's first word on a turn counts for."""

    def counted(self, iterations: int) -> Plan:
        """The same, but ended by the number of iterations alone."""
        return replace(self, iterations=iterations, seconds=math.inf)

    def after(self, spent: Spent) -> Plan:
        """What is left of it."""
        return replace(self, iterations=self.iterations - spent.iterations, seconds=self.seconds - spent.seconds)


@dataclass(slots=True)
class Edge:
    """A turn that was tried: how often, and what it brought to every seat."""

    clicks: tuple[int, ...]
    prior: float
    visits: int = 0
    totals: list[float] = field(default_factory=list)


class Node:
    """What a seat knows at the start of a turn."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int, edges: list[Edge]) -> None:
        self.seat = seat
        self.edges = edges
        self.visits = 0


class Search:
    """One search, from what a seat knows."""

    def __init__(self, position: State, plan: Plan, chance: Dealer, also: Sequence[tuple[int, ...]] = ()) -> None:
        """Turns in ``also`` are compared in any case."""
        assert position.seat is not None
        self.started = time.perf_counter()
        self.position = position
        self.plan = plan
        self.chance = chance
        self.seed = chance.below(1 << 32)
        self.nodes: dict[Hashable, Node] = {}
        self.least = math.inf
        self.most = -math.inf
        self.iterations = 0
        found = turns(position, plan.root_width, plan.root_looks, chance, alike=plan.root_alike)[: plan.tried]
        self.root = Node(position.seat, [self._edge(turn) for turn in found])
        self.root.edges += [
            self._edge(Turn(clicks, position, self._first_word(clicks)))
            for clicks in also
            if all(clicks != turn.clicks for turn in found)
        ]

    def _first_word(self, clicks: tuple[int, ...]) -> float:
        after = self.position.copy()
        for click in clicks:
            after.play(click)
        return after.game.judge(after, self.root.seat)

    def _edge(self, turn: Turn) -> Edge:
        return Edge(turn.clicks, turn.value, 0, [0.0] * self.position.players)

    def run(self, part: float = 1.0) -> list[Edge]:
        """The turns that were compared, best first: in every round all that are left are looked at equally often,
        and the better half goes on. Only a part of the plan may be used."""
        left = self.root.edges[: self.plan.tried]
        behind = self.root.edges[self.plan.tried :]
        rounds = max(1, math.ceil(math.log2(len(left))))
        for number in range(1, rounds + 1):
            share = part * number / rounds
            most = self.plan.iterations * share
            while len(left) > 1 and self.iterations + len(left) <= most and self._in_time(share):
                for edge in left:
                    if self._in_time(share):
                        self._iterate(edge)
                self.iterations += len(left)
            left.sort(key=lambda edge: -self.promise(edge))
            half = math.ceil(len(left) / 2)
            left, behind = left[:half], left[half:] + behind
        return left + behind

    def _in_time(self, share: float) -> bool:
        return time.perf_counter() - self.started < self.plan.seconds * share

    def is_sure(self) -> bool:
        """Whether another seat follows every turn that is compared, and nothing is learnt on the way."""
        return all(self._is_sure(edge.clicks) for edge in self.root.edges)

    def _is_sure(self, clicks: tuple[int, ...]) -> bool:
        after = self.position.copy()
        for click in clicks:
            if after.reveals != self.position.reveals:
                return False
            after.play(click)
        return after.seat != self.root.seat

    def promise(self, edge: Edge) -> float:
        """What the looks at a turn and the judge's first word on it come to together."""
        trust, first = self.plan.trust, self.root.edges[0]
        expected = edge.prior - first.prior + (self.mean(first, self.root.seat) if first.visits else 0.0)
        weight = edge.visits + trust
        return (edge.totals[self.root.seat] + trust * expected) / weight if weight else expected

    def mean(self, edge: Edge, seat: int) -> float:
        """By how much a seat is ahead of the best other one at the horizon; the prior's guess has no part in it."""
        return edge.totals[seat] / edge.visits if edge.visits else -math.inf

    def look_again(self, edge: Edge, times: int) -> None:
        """Look at one of the turns this many times more."""
        for _ in range(times):
            self._iterate(edge)

    def _iterate(self, first: Edge) -> None:
        """Look at a turn once more. Every turn meets the same redeals in the same order, so luck does not tell them
        apart."""
        self.chance = Dealer(derived(self.seed, str(first.visits)))
        state = self.position.redeal(self.root.seat, self.chance)
        horizon = 1 + self.plan.rounds * state.players
        node: Node | None = self.root
        path: list[tuple[Node, Edge]] = []
        played = 0
        while node is not None and state.seat is not None and played < horizon:
            edge = self._select(node) if path else first
            path.append((node, edge))
            self._play(state, edge)
            played += 1
            if state.seat is not None and played < horizon:
                node = self._node(state)
        while state.seat is not None and played < horizon:
            quick(state, self.chance, self.plan.quick_sight)
            played += 1
        values = self._values(state)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            for seat, value in enumerate(values):
                edge.totals[seat] += value

    def _node(self, state: State) -> Node | None:
        """The node of a position; None if it has just been added, so that the iteration leaves the tree."""
        seat = state.seat
        assert seat is not None
        key = known(state)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node(seat, [])
            return None
        if not node.edges:
            found = turns(state, self.plan.width, self.plan.root_looks, self.chance, self.plan.sight)
            node.edges = [self._edge(turn) for turn in found[: self.plan.kept]]
        return node

    def _select(self, node: Node) -> Edge:
        """The edge with the highest bound; the number of edges that count grows with the visits."""
        count = min(len(node.edges), 2 + int(1.5 * math.sqrt(node.visits)))
        spread = max(self.most - self.least, 1e-9)
        scale = self.plan.explore * math.sqrt(math.log(node.visits + 1.0))
        best, highest = node.edges[0], -math.inf
        for edge in node.edges[:count]:
            if not edge.visits:
                return edge
            mean = (edge.totals[node.seat] / edge.visits - self.least) / spread
            bound = mean + scale / math.sqrt(edge.visits)
            if bound > highest:
                best, highest = edge, bound
        return best

    def _play(self, state: State, edge: Edge) -> None:
        """The clicks of an edge as far as they are possible here, then whatever ends the turn."""
        seat = state.seat
        for click in edge.clicks:
            if state.seat != seat or click not in state.actions():
                break
            state.play(click)
        if state.seat == seat:
            quick(state, self.chance, self.plan.quick_sight)

    def _values(self, state: State) -> list[float]:
        """For every seat by how much it is ahead of the best other one."""
        judged = [state.game.judge(state, seat) for seat in range(state.players)]
        values = [own - max(judged[:seat] + judged[seat + 1 :]) for seat, own in enumerate(judged)]
        self.least = min(self.least, *values)
        self.most = max(self.most, *values)
        return values


class SearchPlayer(Player):
    """Plays the turn that a search has found best. Whoever learns something on the way, or has another turn at once,
    thinks again: where that may be, no search uses up all that there is until another seat decides."""

    def __init__(self, seed: int, plan: Plan) -> None:
        super().__init__(seed)
        self.searched = plan

    def think(self, state: State) -> Sequence[int]:
        """The clicks of the best turn; what the search has used counts until another seat decides."""
        search = Search(state, self.searched.after(self.spent), self.dealer)
        best = search.run(1.0 if search.is_sure() else AT_ONCE)[0]
        iterations, seconds = self.spent
        self.spent = Spent(iterations + search.iterations, seconds + time.perf_counter() - search.started)
        return best.clicks


AT_ONCE = 0.6
"""The part of what is left that one search may use then."""

HARD = Plan(iterations=200, seconds=0.2, root_width=12, root_alike=3, tried=8)
EXPERT = Plan(iterations=1200, seconds=3.6, root_width=24, root_looks=8000, root_alike=4, tried=16, rounds=2)
