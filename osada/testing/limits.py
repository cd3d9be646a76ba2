"""All limits of the contract, each with its reason. ``docs/adding-a-game.md`` lists them for authors."""

from __future__ import annotations

LARGEST_LIVE_LAYER = 12_000
"""Bytes of the live layers of all panes together. They are sent to every screen after every action, and a phone parses
them while a finger waits. What does not change belongs into the still layers, what repeats into a symbol."""

LARGEST_FIRST_PICTURE = 60_000
"""Bytes of a picture that stands alone, at the start of a game: a notebook has one in every cell."""

LARGEST_SPACE = 4_000
"""Actions of the whole space. The checks ask `why_not` about each of them, and whoever learns to play has a mask and an
output of this size. A space that is larger wants its choices cut into more clicks."""

LONGEST_GAME = 100_000
"""What `Game.longest` may be. Checks play random games to their end, and tables replay their journals."""

MOST_SEATS = 4
"""There are four colours, four marks and four choices of the option ``first``."""

RULES_PER_TEST = 3
"""A test marked with more rules than this covers none of them: a test of everything does not say what is broken."""

SHORTEST_HELP = 20
"""Letters of the help text of a rule: a sentence, not a word."""

LARGEST_VICTORY = 100
"""Points that a victory may weigh in the judge's eyes, besides twice the lead: hints tell points that are guessed from
its differences."""

LARGEST_PICKLED = 5_000
"""Bytes of a pickled position: millions of them are sent to other processes and machines."""

LONGEST_POSITION = 2_000
"""Letters of a position as text: it stands in a paper or in a report of a fault."""

LARGEST_OBSERVATION = 50_000
"""Numbers of an observation: whoever learns keeps millions of them."""

PAIRS = 400
"""Pairs of positions that a seat can tell apart, none of which may look alike in its observations: a choice half
done is easily forgotten, and few pairs would not show it."""

GAMES_OF_PAIRS = 40
"""Games, of every number of players, in which they are looked for: a short game has few of them."""

REDEALS = 240
"""How often a position is dealt anew to see what comes to lie where."""

WIDEST_SPREAD = 5
"""Standard deviations that the counts of these redeals may be off: chance does that once in two million counts."""

MOST_STEPS = 16
"""Steps of a lesson: what takes longer than eight minutes is left before its end."""

LONGEST_TITLE = 60
"""Letters of the title of a step."""

LONGEST_BODY = 300
"""Letters of what a step is about: one or two sentences that a phone shows at once."""

LONGEST_LINE = 220
"""Letters of what is to be done in a step, and of each answer to it."""

LONGEST_MARK = 80
"""Letters beside a numbered place."""

LONGEST_LEAD = 300
"""Letters of the sentence or two that a chapter begins with."""

LONGEST_PARAGRAPH = 300
"""Letters of a numbered paragraph of a chapter."""
