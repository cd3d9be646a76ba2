"""Hints with reasons: the best few clicks, how much better they are, and what they bring. From what a seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from osada.core.dealer import Dealer
from osada.core.game import Game, Seen, State
from osada.players.search import EXPERT, Edge, Plan, Search
from osada.players.turns import certain

HINT = EXPERT.counted(80)
"""How much is thought about a hint: not by the clock, so that the same question has the same answer."""
MUCH = 25
"""Points that are told at most: a turn that decides the game is judged by more than points."""


@dataclass(frozen=True)
class Advice:
    """A click and the turn that it begins, as far as nothing is learnt in it."""

    clicks: tuple[int, ...]
    better: float | None
    """By how many points this is better than the next advice; for the others, worse than the first (negative). None if
    it is the only one: all turns that were compared begin with it."""
    gains: tuple[tuple[str, int], ...]
    """The lines of the score sheet that the turn changes, and by how much."""
    happens: tuple[Seen, ...]
    """What else happens in it, as the seat sees it."""
    forced: bool = False
    """Nothing else can be done."""
    cut: bool = False
    """The turn goes on after something is learnt."""


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
    clicks = tuple(certain(position, edge.clicks))
    return Advice(
        clicks,
        None if better is None else round(better, 1),
        *brings(position, clicks),
        forced=len(position.actions()) == 1,
        cut=len(clicks) < len(edge.clicks),
    )


Gains = tuple[tuple[str, int], ...]


def brings(position: State, clicks: Sequence[int]) -> tuple[Gains, tuple[Seen, ...]]:
    """What the deciding seat gains with some clicks, and what else it sees happen."""
    seat = position.seat
    assert seat is not None
    before = position.scores()[seat]
    after = position.copy()
    after.listen()
    for click in clicks:
        after.play(click)
    scores = after.scores()[seat]
    *lines, _ = before  # the last line is what the others come to
    gains = tuple((line, scores[line] - before[line]) for line in lines)
    return tuple(gain for gain in gains if gain[1]), tuple(after.events(seat))


def gains_in_words(game: Game, gains: Iterable[tuple[str, int]], language: str) -> list[str]:
    """What a turn brings, a phrase for every line of the score sheet."""
    text = game.text(language)
    return [
        text("hint-gain", line=text(f"score-{line}"), points=f"{points:+d}".replace("-", "−")) for line, points in gains
    ]


def in_words(game: Game, advice: Advice, language: str) -> dict[str, str]:
    """The advice for a person: ``label`` is the click, ``why`` what it brings, ``better`` how much better it is."""
    text = game.text(language)
    reasons = gains_in_words(game, advice.gains, language)
    for seen in advice.happens:
        if text.has(f"reason-{seen['event']}"):
            facts = {name: fact for name, fact in seen.items() if name not in ("event", "seat")}
            reasons.append(text(f"reason-{seen['event']}", **game.shown(facts)))
    points = min(MUCH, round(abs(advice.better or 0)))
    if advice.better is None:
        kind = "forced" if advice.forced else "only"
    else:
        kind = "even" if not points else "better" if advice.better > 0 else "worse"
    single = len(advice.clicks) == 1 and not advice.cut
    silent = "later" if not single else "enough" if kind in ("better", "only") else "nothing"
    why = ", ".join(dict.fromkeys(reasons)) or text(f"hint-{silent}")
    return {
        "label": game.label(advice.clicks[0], language),
        "why": why if single else text("hint-cut" if advice.cut else "hint-turn", why=why),
        "better": text(f"hint-{kind}", points=points),
    }
