"""Files that people name: read or written whole, or an error in one line."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class BadFile(Exception):
    """A file that cannot be read or written; the message names it and says why."""


def read(file: str) -> str:
    """The text of a file, or of standard input for “-”."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise BadFile(f"{file or 'a file without a name'}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file}: no text in UTF-8") from None


def write(file: Path, text: str) -> None:
    """Whole or not at all: whoever reads the file finds the old text or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(file.name + ".part")
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError as error:
        raise BadFile(f"{file}: {error.strerror}") from None


def data_folder() -> Path:
    """Where what belongs to the user is kept."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "osada"
