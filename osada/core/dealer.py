"""All chance of a game: a dealer picks from pools.

A face-down pile is a pool, not an order: nothing is decided before the moment it is drawn.

The generator, exactly (test vectors: ``tests/core/test_dealer.py``):

- Block *b* of seed *s* is ``BLAKE2b(b as 8 bytes, key = s as 16 bytes, person = "osada dealer 1")``,
  64 bytes, all numbers little endian. It holds 16 words of 32 bits, the lowest first.
- A number below *n* is ``word * n >> 32``; a word whose product's low half is under ``2**32 % n`` is
  skipped, so every number is equally likely.
- A pick from a pool draws a number below its size and counts through the outcomes in their order;
  a pick of one of several different outcomes counts through these.

The stream is unpredictable without the seed, so the cards that a player has seen tell nothing about
those to come; and it can be entered at any word, so a table that is loaded again goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct

WORDS_PER_BLOCK = 16
BLOCK = Struct(f"<{WORDS_PER_BLOCK}I")
SEEDS = 1 << 128

Pick = tuple[str, int]
"""What was picked (the name of the pool) and which outcome of it."""


def derived(seed: int, purpose: str) -> int:
    """A seed for another purpose, from which the first one cannot be found out."""
    digest = blake2b(
        purpose.encode(), digest_size=16, key=seed.to_bytes(16, "little"), person=b"osada derived"
    ).digest()
    return int.from_bytes(digest, "little")


class Dealer:
    """Picks by a seed. Equal seeds at equal positions deal equally, for ever.

    >>> import osada
    >>> dealer = osada.Dealer(7)
    >>> dealer.pick("card", [3, 0, 2])  # of three cards of the first kind and two of the third
    0
    >>> dealer
    Dealer(7, position=1)
    """

    __slots__ = ("_words", "dealt", "position", "seed")

    def __init__(self, seed: int, position: int = 0) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**128 - 1, not {seed}")
        self.seed = seed
        self.position = position
        self.dealt: list[Pick] | None = None
        """The picks so far, once somebody keeps them: set it to an empty list."""
        self._words: tuple[int, ...] = ()
        """The words of the block that the position is in."""
        if position % WORDS_PER_BLOCK:
            self._open_block()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seed}, position={self.position})"

    def copy(self) -> Dealer:
        """A dealer that deals the same from here on, independently; it keeps no picks."""
        other = Dealer.__new__(Dealer)
        other.seed = self.seed
        other.position = self.position
        other.dealt = None
        other._words = self._words
        return other

    def _open_block(self) -> None:
        digest = blake2b(
            (self.position // WORDS_PER_BLOCK).to_bytes(8, "little"),
            key=self.seed.to_bytes(16, "little"),
            person=b"osada dealer 1",
        ).digest()
        self._words = BLOCK.unpack(digest)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if not 0 < n <= 1 << 32:
            raise ValueError(f"a number is drawn from 1 to 2**32 of them, not from {n}")
        while True:
            at = self.position % WORDS_PER_BLOCK
            if at == 0:
                self._open_block()
            product = self._words[at] * n
            self.position += 1
            if product & 0xFFFFFFFF >= n or product & 0xFFFFFFFF >= (1 << 32) % n:
                return product >> 32

    def choose(self, pool: Sequence[int]) -> int:
        """An outcome of a pool, where ``pool[i]`` is how many of outcome i there are; not recorded."""
        number = self.below(sum(pool))
        outcome = 0
        while number >= pool[outcome]:
            number -= pool[outcome]
            outcome += 1
        return outcome

    def pick(self, what: str, pool: Sequence[int]) -> int:
        """An outcome of the pool that the game calls ``what``; recorded."""
        outcome = self.choose(pool)
        if self.dealt is not None:
            self.dealt.append((what, outcome))
        return outcome

    def pick_one(self, what: str, outcomes: Sequence[int]) -> int:
        """One of these different outcomes of the pool that the game calls ``what``; recorded."""
        outcome = outcomes[self.below(len(outcomes))]
        if self.dealt is not None:
            self.dealt.append((what, outcome))
        return outcome

    def shuffle(self, what: str, pool: Sequence[int]) -> list[int]:
        """All outcomes of a pool, picked one after the other; for piles whose backs tell something. Recorded."""
        left = list(pool)
        order = []
        below = self.below
        for size in range(sum(left), 0, -1):
            number = below(size)
            outcome = 0
            while number >= left[outcome]:
                number -= left[outcome]
                outcome += 1
            left[outcome] -= 1
            order.append(outcome)
        if self.dealt is not None:
            self.dealt += [(what, outcome) for outcome in order]
        return order


class WrongScript(Exception):
    """A script deals what the rules do not: ``expected`` is the pool's name or None, ``came`` the line."""

    def __init__(self, expected: str | None, came: Pick | None) -> None:
        super().__init__(f"the rules deal {expected or 'nothing'} here, the script {came or 'nothing'}")
        self.expected = expected
        self.came = came


class ScriptedDealer(Dealer):
    """Picks what a record says; when the script is over, by the seed (or not at all without one).

    The seed's stream runs along, so that a table replayed from its journal goes on as it would have.

    >>> import osada
    >>> dealer = osada.ScriptedDealer([("card", 2)])
    >>> dealer
    <ScriptedDealer, 1 pick to come, then nothing>
    >>> dealer.pick("card", [3, 0, 2])
    2
    """

    __slots__ = ("script", "seeded")

    def __init__(self, script: Iterable[Pick], seed: int | None = None) -> None:
        super().__init__(seed or 0)
        self.script = list(script)
        self.seeded = seed is not None

    def __repr__(self) -> str:
        count = f"{len(self.script)} pick{'s' if len(self.script) != 1 else ''}"
        return f"<ScriptedDealer, {count} to come, then {f'seed {self.seed}' if self.seeded else 'nothing'}>"

    def pick(self, what: str, pool: Sequence[int]) -> int:
        """The next pick of the script, if the rules allow it here."""
        return self._scripted(what, self.choose(pool), [outcome for outcome, count in enumerate(pool) if count])

    def pick_one(self, what: str, outcomes: Sequence[int]) -> int:
        """The same for a pool of different outcomes."""
        return self._scripted(what, outcomes[self.below(len(outcomes))], outcomes)

    def shuffle(self, what: str, pool: Sequence[int]) -> list[int]:
        """The next picks of the script, until the pool is empty."""
        left = list(pool)
        order = []
        while any(left):
            order.append(self.pick(what, left))
            left[order[-1]] -= 1
        return order

    def _scripted(self, what: str, seeded: int, outcomes: Sequence[int]) -> int:
        """What the script says if it is one of these outcomes; after the script, what the seed says."""
        outcome = seeded
        if self.script:
            came = self.script.pop(0)
            if came[0] != what or came[1] not in outcomes:
                raise WrongScript(what, came)
            outcome = came[1]
        elif not self.seeded:
            raise WrongScript(what, None)
        if self.dealt is not None:
            self.dealt.append((what, outcome))
        return outcome


class Chance(Exception):
    """Chance has to decide: ``outcomes`` of the pool that the game calls ``what``, each with how many there are of
    it.

    >>> import osada
    >>> try:
    ...     osada.game("kingdom-builder").start(dealer=osada.AskingDealer())
    ... except osada.Chance as chance:
    ...     chance.what, len(chance.outcomes)
    ('sector', 8)
    """

    def __init__(self, what: str, outcomes: Sequence[tuple[int, int]]) -> None:
        super().__init__(f"chance decides about {what}: one of {len(outcomes)}")
        self.what = what
        self.outcomes = outcomes


class AskingDealer(Dealer):
    """Asks whoever plays what chance does: it deals its ``script``, and raises `Chance` where that ends.

    So chance can be searched and counted. Play on a copy; where it raises, add an outcome to the script and play the
    same action on another copy of the position before:

    >>> import osada
    >>> dealer = osada.AskingDealer([("first", 1)])
    >>> dealer.pick("first", [1, 1])
    1
    >>> try:
    ...     dealer.pick("card", [3, 0, 2])
    ... except osada.Chance as chance:
    ...     chance.what, chance.outcomes
    ('card', [(0, 3), (2, 2)])
    """

    __slots__ = ("script",)

    def __init__(self, script: Iterable[Pick] = ()) -> None:
        super().__init__(0)
        self.script = list(script)

    def __repr__(self) -> str:
        return f"AskingDealer({self.script})"

    def copy(self) -> AskingDealer:
        """A dealer with the same script."""
        return AskingDealer(self.script)

    def below(self, n: int) -> int:
        """Nothing can be said about a number that has no name."""
        raise ChanceAsked(f"one of {n} outcomes was asked for")

    def pick(self, what: str, pool: Sequence[int]) -> int:
        """The next outcome of the script, or Chance."""
        if not self.script:
            raise Chance(what, [(outcome, count) for outcome, count in enumerate(pool) if count])
        came = self.script.pop(0)
        if came[0] != what or not (0 <= came[1] < len(pool) and pool[came[1]]):
            raise WrongScript(what, came)
        return came[1]

    def pick_one(self, what: str, outcomes: Sequence[int]) -> int:
        """The same for a pool of different outcomes."""
        pool = [0] * (max(outcomes) + 1)
        for outcome in outcomes:
            pool[outcome] = 1
        return self.pick(what, pool)

    def shuffle(self, what: str, pool: Sequence[int]) -> list[int]:
        """The next outcomes of the script, until the pool is empty."""
        left = list(pool)
        order = []
        while any(left):
            order.append(self.pick(what, left))
            left[order[-1]] -= 1
        return order


class ChanceAsked(Exception):
    """A dealer that deals nothing was asked for something."""


class NoDealer(Dealer):
    """Deals nothing. What a position says with this dealer does not depend on the chance to come."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def copy(self) -> NoDealer:
        """Another one that deals nothing."""
        return NoDealer()

    def __repr__(self) -> str:
        return "NoDealer()"

    def below(self, n: int) -> int:
        """ChanceAsked, always."""
        raise ChanceAsked(f"one of {n} outcomes was asked for")
