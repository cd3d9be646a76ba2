"""Why a turn is good: what it brings now, what it prepares, what it takes from the others, what it costs.

All of it is data, by lines of the score sheet and by what happens; a game may say more (`Game.reasons`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from osada.core.dealer import Dealer, derived
from osada.core.game import Game, Reason, Score, State
from osada.core.text import LANGUAGES
from osada.players.turns import Sight, sensible_turn

LOOKS = 4
"""Redeals that are looked at for what a turn prepares and takes."""
NOTICED = Sight(16)
EVENTS = 3
"""How many things that happen are told: the last ones, to which the others lead."""
SENTENCES = 2
"""A person reads two of them."""


def reasons_of(state: State, seed: int) -> Reasons:
    """What speaks for the turns of the deciding seat, from what it knows."""
    return Reasons(state.redeal(state.seat, Dealer(derived(seed, "reasons"))), seed)


class Reasons:
    """What speaks for the turns of a position, which has to be redealt already."""

    def __init__(self, known: State, seed: int) -> None:
        assert known.seat is not None
        self.known = known
        self.seat = known.seat
        self.seed = seed
        self._looked_at: dict[tuple[int, ...], Later] = {}

    def of(self, clicks: Sequence[int], other: Sequence[int], than: bool = False) -> list[Reason]:
        """What speaks for a turn, and for it more than for another one; nothing that both have in common but the points
        of now. With ``than`` these too are told as what is more or less than the other's."""
        after = self._after(clicks)
        found = self._brought(after)
        if not other:
            return found + self._happens(after) + self._says(after)
        against = self._after(other)
        if than:
            found = self._more(found, self._brought(against))
        theirs = [*self._happens(against), *self._says(against)]
        told = [one for one in [*self._happens(after), *self._says(after)] if one not in theirs]
        return found + told + self._compared(self.later(clicks), self.later(other))

    def _after(self, clicks: Sequence[int]) -> State:
        after = self.known.copy()
        after.listen()
        for click in clicks:
            after.play(click)
        return after

    def _brought(self, after: State) -> list[Reason]:
        """The lines of the score sheets that a turn changes at once: the own ones, and those that shrink for others."""
        changes = [_change(was, now) for was, now in zip(self.known.scores(), after.scores(), strict=True)]
        own = changes.pop(self.seat).items()
        found = [Reason("now", line, points) for line, points in own if points > 0]
        found += [Reason("costs", line, -points) for line, points in own if points < 0]
        lost: dict[str, int] = defaultdict(int)
        for change in changes if self._sees_all() else ():
            for line, points in change.items():
                lost[line] -= min(0, points)
        return found + [Reason("robs", line, points) for line, points in lost.items() if points]

    def _sees_all(self) -> bool:
        """Whether the seat may know everybody's score."""
        return None not in self.known.known_scores(self.seat, self.known.scores())

    def _more(self, found: Sequence[Reason], others: Sequence[Reason]) -> list[Reason]:
        """The lines that one turn changes more than another."""
        more: dict[str, float] = defaultdict(float)
        for sign, reasons in ((1, found), (-1, others)):
            for one in reasons:
                if one.kind != "robs":
                    more[one.line] += sign * (one.points if one.kind == "now" else -one.points)
        told = [Reason("more" if points > 0 else "less", line, abs(points)) for line, points in more.items() if points]
        return told + [one for one in found if one.kind == "robs" and one not in others]

    def _happens(self, after: State) -> list[Reason]:
        events = (seen for seen in after.events(self.seat) if seen["seat"] in (self.seat, None))
        return [Reason("event", seen["event"], 0, seen) for seen in events]

    def _says(self, after: State) -> list[Reason]:
        return self.known.game.reasons(self.known, after, self.seat)

    def apart(self, clicks: Sequence[int], other: Sequence[int]) -> Reason:
        """What tells a turn from another one if nothing else does: its clicks that the other does not have."""
        names = {language: _names(self.known, clicks, other, language) for language in LANGUAGES}
        return Reason("differs", "", 0, names)

    def _compared(self, one: Later, other: Later) -> list[Reason]:
        """What one turn prepares more than another, and takes more from whoever follows."""
        own = {line: one.own[line] - other.own[line] for line in {**one.own, **other.own}}
        theirs = {line: other.theirs[line] - one.theirs[line] for line in {**one.theirs, **other.theirs}}
        return [
            Reason(kind, line, round(points))
            for kind, lines in (("prepares", own), ("takes", theirs))
            for line, points in lines.items()
            if points >= TOLD
        ]

    def later(self, clicks: Sequence[int]) -> Later:
        """What the next turn of the seat brings after a turn, and what the turns of others bring them until then: by
        the lines of the score sheet, on average over some redeals."""
        turn = tuple(clicks)
        if turn not in self._looked_at:
            self._looked_at[turn] = found = Later(defaultdict(float), defaultdict(float))
            for look in range(LOOKS):
                chance = Dealer(derived(self.seed, f"look {look}"))
                state = _played(self.known.redeal(self.seat, chance), turn, chance)
                for _ in range(2 * state.players):
                    following = state.seat
                    if following is None:
                        break
                    before = state.scores()[following]
                    state = sensible_turn(state, chance, NOTICED)
                    lines = found.own if following == self.seat else found.theirs
                    for line, points in _change(before, state.scores()[following]).items():
                        lines[line] += points / LOOKS
                    if following == self.seat:
                        break
        return self._looked_at[turn]


class Later(NamedTuple):
    """What a turn leads to, by the lines of the score sheet: for the seat, and for the others."""

    own: defaultdict[str, float]
    theirs: defaultdict[str, float]


def unlike(one: Sequence[int], other: Sequence[int], game: Game) -> list[int]:
    """Which clicks of a turn another one does not have, by their numbers; that it ends goes without saying."""
    own = [number for number, click in enumerate(one) if click not in other] or list(range(len(one)))
    return [number for number in own if game.notation(one[number]) != END] or own


END = "end"


def _names(known: State, clicks: Sequence[int], other: Sequence[int], language: str) -> str:
    named = click_names(known, clicks, language)
    return ", ".join(named[number] for number in unlike(clicks, other, known.game))


def click_names(state: State, clicks: Sequence[int], language: str) -> list[str]:
    """Clicks as their buttons say them when their turn comes, to the seat that decides: with names, not numbers."""
    after, names = state.redeal(state.seat, Dealer(0)), []
    for click in clicks:
        labels = after.game.labels(after.view(after.seat), language)
        names.append(labels.get(click) or after.game.label(click, language))
        after.play(click)
    return names


def _change(before: Score, after: Score) -> dict[str, int]:
    """How the lines of a score sheet change, but not the last one, which is what the others come to."""
    *lines, _ = before
    return {line: after[line] - before[line] for line in lines if after[line] != before[line]}


TOLD = 1.0
"""Points from which something that may come is told."""


def _played(state: State, clicks: Sequence[int], chance: Dealer) -> State:
    """Where a turn leads on a redeal: the clicks as far as they are possible, then whatever ends it sensibly."""
    begun = state.turn_key()
    for click in clicks:
        if state.turn_key() != begun or click not in state.actions():
            break
        state.play(click)
    return sensible_turn(state, chance, NOTICED) if state.seat is not None and state.turn_key() == begun else state


def sentences(game: Game, reasons: Sequence[Reason], language: str) -> list[str]:
    """At most two sentences: what the turn brings and costs at once, and the weightiest of what else speaks for it."""
    text = game.text(language)
    found = [text(f"reasons-{kind}", gains=gains) for kind, gains in _at_once(game, reasons, language)]
    later = sorted((one for one in reasons if one.kind in LATER), key=lambda one: -one.points)
    found += [_sentence(game, one, language) for one in later]
    happens = [
        text(f"reason-{reason.line}", **game.shown(_facts(reason)))
        for reason in reasons
        if reason.kind == "event" and text.has(f"reason-{reason.line}")
    ]
    if happens:
        said = any(one.kind == "keeps" for one in later)
        told = text("reasons-event", what=", ".join(list(dict.fromkeys(happens))[-EVENTS:]))
        found.insert(len(found) if said else 1, told)
    found += [text("reasons-later", points=round(one.points)) for one in reasons if one.kind == "later"]
    found += [text("reasons-differs", what=one.facts[language]) for one in reasons if one.kind == "differs"]
    return list(dict.fromkeys(found))[:SENTENCES]


LATER = ("prepares", "takes", "robs", "keeps")


def places(reasons: Sequence[Reason]) -> list[str]:
    """Where the reasons are that a game tells, the weightiest first."""
    told = sorted((one for one in reasons if one.kind == "keeps"), key=lambda one: -one.points)
    return list(dict.fromkeys(place for one in told[:SENTENCES] for place in one.places))


def _at_once(game: Game, reasons: Sequence[Reason], language: str) -> list[tuple[str, str]]:
    """What a turn brings and costs now, as one list; else, compared with another turn, what it brings more."""
    for most, least in (("now", "costs"), ("more", "less")):
        gained = [_gain(game, one.line, one.points, language) for one in reasons if one.kind == most]
        paid = [_gain(game, one.line, -one.points, language) for one in reasons if one.kind == least]
        if gained or paid:
            return [(most if gained else least, ", ".join(gained + paid))]
    return []


def _sentence(game: Game, reason: Reason, language: str) -> str:
    text = game.text(language)
    if reason.kind == "keeps":
        return text(f"reason-{reason.line}", **game.shown(_facts(reason)))
    points = -reason.points if reason.kind == "robs" else reason.points
    return text(f"reasons-{reason.kind}", gains=_gain(game, reason.line, points, language))


def _facts(reason: Reason) -> dict[str, object]:
    return {name: fact for name, fact in reason.facts.items() if name not in ("event", "seat")}


def _gain(game: Game, line: str, points: float, language: str) -> str:
    text = game.text(language)
    return text("hint-gain", line=text(f"score-{line}"), points=f"{points:+.0f}".replace("-", "−"))
