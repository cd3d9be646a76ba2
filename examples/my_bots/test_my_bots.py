"""The contract of a bot: ``pytest test_my_bots.py``."""

from __future__ import annotations

import sys
from pathlib import Path

from my_bots import Clever

from osada.players.programs import ProgramPlayer
from osada.testing.bots import bot_contract

PROGRAM = f"{sys.executable} {Path(__file__).with_name('any_program.py')}"

test_clever = bot_contract(Clever, games=["kingdom-builder"])
test_any_program = bot_contract(lambda seed: ProgramPlayer(PROGRAM, seed), games=["timber-town"])
