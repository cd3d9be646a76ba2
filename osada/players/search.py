"""Monte Carlo tree search over turns, on redeals: every iteration looks at another game that could be true.

A node is what the deciding seat knows at the start of a turn: positions that it cannot tell apart, redealt with equal
dealers, are equal, so the redealt position's key names the node. Its edges are whole turns, found by a beam over all
clicks and merged by ``state.key()``; few count at first, the best judged first, and more as the node is visited, for
which the beam grows. An iteration goes down the tree, adds a node, plays sensible turns to a horizon that is the same
for all candidates, and backs up there for every seat by how much it is ahead.

The turns to choose from at the root are the candidates. All of them meet the same redeals in the same order, so that
they are compared pair by pair and luck does not tell them apart.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import count

from osada.core.dealer import Dealer, derived
from osada.core.game import State
from osada.players.base import known
from osada.players.budget import Budget
from osada.players.paired import Difference, difference
from osada.players.turns import Turn, sensible_turn, turns

Leads = Callable[[State], list[float]]
"""For every seat by how much it is ahead of the best other one."""

LEAST = 8
"""Visits before a candidate may be found worse than another; and a quarter of its equal share of the budget, for the
tree has to learn what the replies are."""


def judged(state: State) -> list[float]:
    """The leads that steer a bot: as its game's judge sees them."""
    values = [state.game.judge(state, seat) for seat in range(state.players)]
    return [own - max(values[:seat] + values[seat + 1 :]) for seat, own in enumerate(values)]


def expected(state: State) -> list[float]:
    """The leads that are told to people: in points of the score sheet, as they are likely to be at the end."""
    return [state.game.lead(state, seat) for seat in range(state.players)]


@dataclass(slots=True)
class Edge:
    """A turn that was tried: how often, and what it brought to every seat."""

    clicks: tuple[int, ...]
    prior: float
    """By how much the seat is ahead right after it."""
    visits: int = 0
    totals: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    """Of a candidate: what the deciding seat was ahead by, visit by visit."""

    def mean(self, seat: int) -> float:
        """What it brought to a seat, on average."""
        return self.totals[seat] / self.visits if self.visits else -math.inf


class Node:
    """What a seat knows at the start of a turn."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int, edges: list[Edge]) -> None:
        self.seat = seat
        self.edges = edges
        self.visits = 0


class Search:
    """One search, from what a seat knows."""

    def __init__(
        self, position: State, budget: Budget, seed: int, leads: Leads = judged, begun: Sequence[int] = ()
    ) -> None:
        """The position has to be redealt already. If a turn has ``begun`` it is the only candidate, ended in the way
        that looks best."""
        assert position.seat is not None
        self.started = time.perf_counter()
        self.position = position
        self.seat = position.seat
        self.budget = budget
        self.seed = seed
        self.leads = leads
        self.nodes: dict[Hashable, Node] = {}
        self.least = math.inf
        self.most = -math.inf
        self.iterations = 0
        self.decided = False
        """Whether all other candidates were found worse by two standard errors; else the budget was used up."""
        self.root = Node(self.seat, [self._begun(tuple(begun))] if begun else self._candidates())
        decides = len(self.root.edges) > 1 or bool(begun)
        self.horizon = LONGEST if decides and self._end_is_near() else 1 + budget.rounds * position.players

    def _end_is_near(self) -> bool:
        """Whether the game is over soon if everybody plays sensibly."""
        state, chance = self.position.copy(), Dealer(self.seed)
        for _ in range(self.budget.near * state.players):
            if state.seat is None:
                break
            state = sensible_turn(state, chance, self.budget.rollout)
        return state.seat is None

    def _candidates(self) -> list[Edge]:
        budget = self.budget
        found = turns(self.position, budget.beam, budget.positions, Dealer(self.seed), alike=budget.alike)
        edges = [self._edge(turn.clicks, turn.state, self.seat) for turn in found[: budget.candidates]]
        return sorted(edges, key=lambda edge: -edge.prior)

    def _edge(self, clicks: tuple[int, ...], after: State, seat: int) -> Edge:
        return Edge(clicks, self.leads(after)[seat], 0, [0.0] * after.players)

    def _begun(self, clicks: tuple[int, ...]) -> Edge:
        after = self.position.copy()
        for click in clicks:
            after.play(click)
        if after.turn_key() == self.position.turn_key():
            best = turns(after, self.budget.beam, self.budget.positions, Dealer(self.seed))[0]
            clicks, after = clicks + best.clicks, best.state
        return self._edge(clicks, after, self.seat)

    # Comparing

    def run(self, part: float = 1.0) -> list[Edge]:
        """The candidates, best first. Those that are worse than the best by two standard errors are left out; of the
        others all are visited at first, and in every further part of the budget the better half of them. Only a part
        of the budget may be used. It ends sooner when all is decided, and at once where there is nothing to decide."""
        while True:
            left = self._undecided()
            self.decided = len(left) == 1
            if self.decided:
                break
            left = left[: self._breadth(part)]
            if self.iterations + len(left) > self.budget.iterations * part or not self._in_time(part):
                break
            for edge in left:
                if self._in_time(part):
                    self.visit(edge)
        return self.ranked()

    def _undecided(self) -> list[Edge]:
        """The candidates that are not worse than the best one for sure, best first."""
        best, *others = self._best_first(self.root.edges)
        return [best, *(edge for edge in others if not self._is_worse(edge, best))]

    def _breadth(self, part: float) -> int:
        """How many candidates are visited now: all at first, then half of them, and so on."""
        count = len(self.root.edges)
        used = self.iterations / max(1.0, self.budget.iterations * part)
        if 0 < self.budget.seconds < math.inf:
            used = max(used, (time.perf_counter() - self.started) / (self.budget.seconds * part))
        halved = int(min(used, 1.0) * math.ceil(math.log2(count)))
        return max(2, math.ceil(count / (1 << halved)))

    def _best_first(self, edges: Sequence[Edge]) -> list[Edge]:
        return sorted(edges, key=lambda edge: -self.rating(self.root, edge))

    def _in_time(self, share: float) -> bool:
        return time.perf_counter() - self.started < self.budget.seconds * share

    def _is_worse(self, edge: Edge, best: Edge) -> bool:
        found = self.difference(best, edge)
        least = max(LEAST, self.budget.iterations // (4 * len(self.root.edges)))
        return found.pairs >= least and found.mean > 0 and found.sure

    def difference(self, one: Edge, other: Edge) -> Difference:
        """By how much a candidate is better than another, over the redeals that both have met."""
        return difference(one.seen, other.seen)

    def ranked(self) -> list[Edge]:
        """The candidates, best first; what was visited far less often than others may look good by luck."""
        most = max(edge.visits for edge in self.root.edges)
        return sorted(self._best_first(self.root.edges), key=lambda edge: 2 * edge.visits < most)

    def is_sure(self) -> bool:
        """Whether another seat follows every candidate, and nothing is learnt on the way."""
        return all(self._is_sure(edge.clicks) for edge in self.root.edges)

    def _is_sure(self, clicks: tuple[int, ...]) -> bool:
        after = self.position.copy()
        for click in clicks:
            if after.reveals != self.position.reveals:
                return False
            after.play(click)
        return after.seat != self.seat

    # An iteration

    def visit(self, candidate: Edge) -> None:
        """Look at a candidate once more, on the next redeal of those that all candidates meet."""
        self.iterations += 1
        chance = Dealer(derived(self.seed, str(candidate.visits)))
        state = self.position.redeal(self.seat, chance)
        node: Node | None = self.root
        path: list[tuple[Node, Edge]] = []
        for played in count(1):
            if node is not None:
                edge = self._select(node) if path else candidate
                path.append((node, edge))
                state = self._play(state, edge, chance)
            else:
                state = sensible_turn(state, chance, self.budget.rollout)
            if state.seat is None or played >= self.horizon:
                break
            node = self._node(state, chance) if node is not None else None
        leads = self.leads(state)
        self._back_up(path, leads)
        candidate.seen.append(leads[self.seat])

    def _back_up(self, path: Sequence[tuple[Node, Edge]], leads: Sequence[float]) -> None:
        self.least = min(self.least, *leads)
        self.most = max(self.most, *leads)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            for seat, lead in enumerate(leads):
                edge.totals[seat] += lead

    def _node(self, state: State, chance: Dealer) -> Node | None:
        """The node of a position; None if it has just been added, so that the iteration leaves the tree. Replies are
        looked for among all clicks, and again with a wider beam whenever the node has been visited four times as
        often."""
        seat = state.seat
        assert seat is not None
        key = known(state)
        node = self.nodes.get(key)
        if node is None:
            self.nodes[key] = Node(seat, [])
            return None
        if not node.edges or (node.visits >= AGAIN and math.log(node.visits, AGAIN).is_integer()):
            beam = self.budget.replies * max(1, node.visits)
            self._add(node, turns(state, beam, self.budget.positions, chance))
        return node

    def _add(self, node: Node, found: Sequence[Turn]) -> None:
        """More edges for a node, best first."""
        there = {edge.clicks for edge in node.edges}
        node.edges += [self._edge(turn.clicks, turn.state, node.seat) for turn in found if turn.clicks not in there]
        node.edges.sort(key=lambda edge: -edge.prior)

    def rating(self, node: Node, edge: Edge) -> float:
        """What the visits to a turn and the judge's first word on it come to together."""
        first, trust = node.edges[0], self.budget.prior
        guessed = edge.prior - first.prior + (first.mean(node.seat) if first.visits else 0.0)
        weight = edge.visits + trust
        return (edge.totals[node.seat] + trust * guessed) / weight if weight else guessed

    def _select(self, node: Node) -> Edge:
        """The edge with the highest upper bound; the number of edges that count grows with the visits."""
        first = node.edges[0]
        if not first.visits:
            return first
        spread = max(self.most - self.least, 1e-9)
        scale = self.budget.explore * spread * math.sqrt(math.log(node.visits + 1.0))
        best, highest = first, -math.inf
        for edge in node.edges[: 2 + int(1.5 * math.sqrt(node.visits))]:
            bound = self.rating(node, edge) + scale / math.sqrt(edge.visits + 1)
            if bound > highest:
                best, highest = edge, bound
        return best

    def _play(self, state: State, edge: Edge, chance: Dealer) -> State:
        """The clicks of an edge as far as they are possible here, then whatever ends the turn sensibly."""
        begun = state.turn_key()
        for click in edge.clicks:
            if state.turn_key() != begun or click not in state.actions():
                break
            state.play(click)
        if state.seat is not None and state.turn_key() == begun:
            return sensible_turn(state, chance, self.budget.rollout)
        return state


LONGEST = 100
"""Turns at most in one iteration."""
AGAIN = 4
"""When a node has been visited this many times as often, replies are looked for again."""
