"""Without the library that an adapter is for, it says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_an_adapter_without_its_library_says_which_extra_brings_it(adapter: str, library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import osada.envs.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f'pip install "osada[{adapter}]"')
