"""Finding a passage of the rules by the words that players use, with or without diacritics and in any form."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

TITLE, WORDS, READ, EXACT = 2.0, 2.4, 1.0, 0.6
"""What a word is worth by where it is found: in the title of a chapter, among the words of players, in what is read,
in the exact wording of a rule."""
REPEATED = 0.15
"""What every further passage with a word adds."""

VOWELS = "aeiouy"

_WORD = re.compile(r"\w+")
_LETTERS = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})


def folded(text: str) -> str:
    """Small letters without diacritics."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def words(text: str) -> list[str]:
    """The words of a text, folded, without the shortest ones, which tell nothing."""
    return [word for word in _WORD.findall(folded(text)) if len(word) > 2 or word.isdigit()]


def stem(word: str) -> str:
    """The part of a word that its other forms share, more or less: without its ending."""
    if len(word) < 4 or word.isdigit() or (len(word) == 4 and word[-1] not in VOWELS):
        return word
    return word[: len(word) - (1 if len(word) < 7 else 2 if len(word) < 9 else 3)]


def alike(asked: str, found: str) -> float:
    """How well a word answers one that was asked for, from 0 to 1."""
    if asked == found:
        return 1.0
    root = stem(asked)
    if asked.isdigit() or not found.startswith(root):
        return 0.0
    return 0.8 if len(found) <= len(asked) + 3 else 0.35


@dataclass(frozen=True)
class Passage:
    """A paragraph that can be found."""

    chapter: int
    text: str
    weight: float
    rule: str = ""
    shown: bool = True
    """Whether it is shown as what was found; what players call a thing only leads to it."""
    tokens: frozenset[str] = field(default=frozenset(), repr=False, compare=False)


def passage(chapter: int, text: str, weight: float, rule: str = "", shown: bool = True) -> Passage:
    """A paragraph with its words."""
    return Passage(chapter, text, weight, rule, shown, frozenset(words(text)))


@dataclass(frozen=True)
class Found:
    """A chapter that answers, and its best paragraph."""

    chapter: int
    passage: Passage | None
    worth: float


class Index:
    """All paragraphs of a book in one language."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self.passages = list(passages)
        self._count = 1 + max((one.chapter for one in self.passages), default=0)

    def search(self, query: str) -> list[Found]:
        """The chapters that answer, the best first."""
        asked = list(dict.fromkeys(words(query)))
        hits = [(one, [self._hit(word, one) for word in asked]) for one in self.passages]
        rare = [self._rarity([(one.chapter, values[at]) for one, values in hits]) for at in range(len(asked))]
        found = []
        for chapter in range(self._count):
            own = [(one, values) for one, values in hits if one.chapter == chapter]
            worth = sum(self._worth([values[at] for _, values in own]) * rare[at] for at in range(len(asked)))
            if worth > 0:
                found.append(Found(chapter, self._best(own, rare), worth))
        return sorted(found, key=lambda one: -one.worth)

    def rules(self, query: str) -> list[Passage]:
        """The exact wordings that have every word."""
        asked = words(query)
        exact = [one for one in self.passages if one.weight == EXACT and one.rule]
        named = [one for one in exact if folded(one.rule) == folded(query.strip())]
        return named or [one for one in exact if asked and all(self._hit(word, one) for word in asked)]

    @staticmethod
    def _hit(word: str, one: Passage) -> float:
        return one.weight * max((alike(word, token) for token in one.tokens), default=0.0)

    def _rarity(self, hits: Sequence[tuple[int, float]]) -> float:
        """What a word tells: much if few chapters have it."""
        having = len({chapter for chapter, value in hits if value > 0})
        return math.log(1 + self._count / having) if having else 0.0

    @staticmethod
    def _worth(values: Sequence[float]) -> float:
        best = max(values, default=0.0)
        return best + REPEATED * math.sqrt(sum(values) - best)

    @staticmethod
    def _best(own: Sequence[tuple[Passage, list[float]]], rare: Sequence[float]) -> Passage | None:
        shown = [(sum(map(lambda value, worth: value * worth, values, rare)), one) for one, values in own if one.shown]
        best = max(shown, key=lambda pair: pair[0], default=(0.0, None))
        return best[1] if best[0] > 0 else None
