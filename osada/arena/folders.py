"""A folder keeps what is played into it, and with what settings: they go on there, and others are refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from osada.files import read, write


def load(file: Path) -> dict[str, Any]:
    """An object that is kept in a file; ValueError if there is none in it."""
    found = json.loads(read(str(file)))
    if not isinstance(found, dict):
        raise ValueError(f"expected an object, not {type(found).__name__}")
    return found


def save(file: Path, settings: Mapping[str, Any]) -> None:
    """Keep settings in a file, for people to read too."""
    write(file, json.dumps(settings, ensure_ascii=False, indent=1) + "\n")


def other_setting(found: Mapping[str, Any], settings: Mapping[str, Any]) -> str:
    """The first setting that was another one, like "seed 3, not 4"; empty if all are the same."""
    return next(
        (f"{name} {found.get(name)}, not {value}" for name, value in settings.items() if found.get(name) != value), ""
    )
