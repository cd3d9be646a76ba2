"""Hints with reasons: the best few clicks, how much better they are, and what they bring. From what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from osada.core.dealer import Dealer
from osada.core.game import Game, Seen, State
from osada.players.search import Edge, Plan, Search
from osada.players.turns import certain

HINT = Plan(iterations=120, rounds=2)
"""How much is thought about a hint: not by the clock, so that the same question has the same answer."""
MUCH = 25
"""Points that are told at most: a turn that decides the game is judged by more than points."""


@dataclass(frozen=True)
class Advice:
    """A click and the turn that it begins."""

    clicks: tuple[int, ...]
    better: float | None
    """By how many points this is better than the next advice; for the others, worse than the first (negative). None if
    it is the only one: all turns that were compared begin with it."""
    gains: tuple[tuple[str, int], ...]
    """The lines of the score sheet that the turn changes, and by how much."""
    happens: tuple[Seen, ...]
    """What else happens in it, as the seat sees it."""


def advise(position: State, plan: Plan, chance: Dealer, count: int = 3) -> list[Advice]:
    """The best first clicks, each with the best turn that begins with it. The position has to be redealt already."""
    search = Search(position, plan, chance)
    seat = search.root.seat
    found: dict[int, Edge] = {}
    for edge in search.run():
        found.setdefault(edge.clicks[0], edge)
    first, *others = list(found.values())[:count]
    if not others:
        return [_advice(position, first, None)]
    highest = search.mean(first, seat)
    # What was looked at less often may look better by luck: the first stays the first.
    worse = {edge.clicks: min(0.0, search.mean(edge, seat) - highest) if edge.visits else 0.0 for edge in others}
    others.sort(key=lambda edge: -worse[edge.clicks])
    best = _advice(position, first, -worse[others[0].clicks])
    return [best, *(_advice(position, edge, worse[edge.clicks]) for edge in others)]


def _advice(position: State, edge: Edge, better: float | None) -> Advice:
    gains, happens = _brings(position, edge.clicks)
    return Advice(edge.clicks, None if better is None else round(better, 1), gains, happens)


def _brings(position: State, clicks: Sequence[int]) -> tuple[tuple[tuple[str, int], ...], tuple[Seen, ...]]:
    """What the sure part of a turn changes."""
    seat = position.seat
    assert seat is not None
    before = position.scores()[seat]
    after = position.copy()
    after.listen()
    for click in certain(position, clicks):
        after.play(click)
    scores = after.scores()[seat]
    *lines, _ = before  # the last line is what the others come to
    gains = tuple((line, scores[line] - before[line]) for line in lines)
    return tuple(gain for gain in gains if gain[1]), tuple(after.events(seat))


def in_words(game: Game, advice: Advice, language: str) -> dict[str, str]:
    """The advice for a person: ``label`` is the click, ``why`` what it brings, ``better`` how much better it is."""
    text = game.text(language)
    reasons = [
        text("hint-gain", line=text(f"score-{line}"), points=f"{points:+d}".replace("-", "−"))
        for line, points in advice.gains
    ]
    for seen in advice.happens:
        if text.has(f"reason-{seen['event']}"):
            facts = {name: fact for name, fact in seen.items() if name not in ("event", "seat")}
            reasons.append(text(f"reason-{seen['event']}", **game.shown(facts)))
    points = min(MUCH, round(abs(advice.better or 0)))
    kind = "only" if advice.better is None else "even" if not points else "better" if advice.better > 0 else "worse"
    silent = "later" if len(advice.clicks) > 1 else "nothing" if kind == "worse" else "enough"
    return {
        "label": game.label(advice.clicks[0], language),
        "why": ", ".join(dict.fromkeys(reasons)) or text(f"hint-{silent}"),
        "better": text(f"hint-{kind}", points=points),
    }
