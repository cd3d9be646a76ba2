"""Small distributions with games of their own, as a folder that a path can begin with: what pip would have unpacked."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import osada

LIKE = osada.game("kingdom-builder")
"""The game that theirs is a copy of, under another name."""

SOURCE = """
from osada.games.kingdom_builder import KingdomBuilder


class Copy(KingdomBuilder):
    name = "{name}"


GAME = Copy()
"""


def add_distribution(folder: Path, distribution: str, name: str, source: str = SOURCE, value: str = "") -> None:
    """A distribution that has a game of this name, in a package of the distribution's name."""
    module = distribution.replace("-", "_")
    package = folder / module
    shutil.copytree(LIKE.folder / "text", package / "text")
    standard = json.loads(LIKE.standard.export()) | {"game": name}
    (package / "components").mkdir()
    (package / "components" / "standard.json").write_text(json.dumps(standard), "utf-8")
    (package / "__init__.py").write_text(source.format(name=name), "utf-8")
    described = folder / f"{module}-1.2.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {distribution}\nVersion: 1.2\n", "utf-8")
    entry = f"{name} = {value or f'{module}:GAME'}"
    (described / "entry_points.txt").write_text(f"[osada.games]\n{entry}\n", "utf-8")
