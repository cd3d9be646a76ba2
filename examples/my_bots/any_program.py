"""A player as a program of its own, spoken to over a pipe: it needs no Osada, and could be written in any language.

osada arena kingdom-builder --players mine,random --program "mine=python any_program.py"

For every choice it gets the lines `position`, `view` and `allowed`, which say what its seat knows, and `go`; then it
answers with one line, an action that is allowed. This one takes any of them, by the seed that it was given.
"""

from __future__ import annotations

import json
import random
import sys

chance = random.Random(0)
allowed: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "seed":
        chance.seed(int(rest))
    elif word == "allowed":
        allowed = json.loads(rest)
    elif word == "go":
        print(chance.choice(allowed), flush=True)
