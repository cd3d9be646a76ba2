"""All that every game promises: a test for each check of the contract."""

from __future__ import annotations

from osada.testing import contract

from hillstead import GAME

test_contract = contract(GAME)
