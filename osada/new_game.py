"""A new game as a distribution of its own: the skeleton, a small game that can be played, under another name.

``skeleton/`` is that distribution, a game called ``my-game``; here its names are put in place of others.
"""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

SKELETON = Path(__file__).parent / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 24
"""Letters: with it in every line of imports, lines are still short."""


class BadName(ValueError):
    """A name that a new game cannot have; the message says why."""


def write_new_game(name: str, folder: Path, taken: list[str]) -> list[Path]:
    """Write the skeleton of a game into a new folder; the files, in order. BadName, or FileExistsError."""
    names = _names(name, taken)
    files = {_renamed(str(path), names): _renamed((SKELETON / path).read_text("utf-8"), names) for path in _paths()}
    folder.mkdir(parents=True)
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return [folder / path for path in files]


def _paths() -> list[Path]:
    """The files of the skeleton; what tools have left there is none of them."""
    paths = (file.relative_to(SKELETON) for file in sorted(SKELETON.rglob("*")) if file.is_file())
    return [path for path in paths if not any(part.startswith((".", "__pycache__")) for part in path.parts)]


def _names(name: str, taken: list[str]) -> dict[str, str]:
    """What stands for each name of the skeleton's game."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        expected = f"small letters and digits, words with hyphens, at most {LONGEST_NAME}"
        raise BadName(f"a game is called like my-game ({expected}), not {name[:60]!r}")
    module, words = name.replace("-", "_"), name.split("-")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or module in ("osada", "tests"):
        raise BadName(f"{name} is what Python calls something else: choose another name")
    if name in taken:
        raise BadName(f"there is a game called {name}: choose another name")
    initials = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    return {
        "my-game": name,
        "my_game": module,
        "MyGame": "".join(word.capitalize() for word in words),
        "My Game": " ".join(word.capitalize() for word in words),
        "MG-": f"{initials.upper()}-",
    }


def _renamed(text: str, names: dict[str, str]) -> str:
    """A text with the names of the new game in place of the skeleton's, all at once."""
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)
