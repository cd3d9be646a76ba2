"""Runs the osada command as a person does: another process, a pipe, an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.mould import LOCALE, fits, run

OSADA = Path(sys.executable).with_name("osada")


@dataclass
class Outcome:
    status: int
    out: str
    err: str


def osada(*arguments: str, given: str = "", home: Path | None = None, **environment: str) -> Outcome:
    """The outcome of a command; its records go to ``home``."""
    variables = {key: value for key, value in os.environ.items() if key not in LOCALE}
    variables |= {"XDG_DATA_HOME": str(home or "/nonexistent"), **environment}
    if not environment and fits():
        done = run(*arguments, given=given, environment=variables)
    else:  # what a program reads of it when it begins
        command = [str(OSADA), *arguments]
        how: Any = {"input": given, "env": variables, "timeout": PATIENCE}
        done = subprocess.run(command, capture_output=True, text=True, check=False, **how)
    return Outcome(done.returncode, done.stdout, done.stderr)


def fails(outcome: Outcome, message: str) -> None:
    """One line on the error output that says what is wrong, status 2, nothing else."""
    assert outcome.status == 2
    assert outcome.out == ""
    assert message in outcome.err
    assert outcome.err.startswith("osada: ") and outcome.err.count("\n") == 1
