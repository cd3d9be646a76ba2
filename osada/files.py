"""Files that people name: read or written whole, or an error in one line."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path


class BadFile(Exception):
    """A file that cannot be read or written; the message names it and says why."""


def read(file: str) -> str:
    """The text of a file, or of standard input for “-”."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{file}: no text in UTF-8") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{file or 'a file without a name'}: {getattr(error, 'strerror', None) or error}") from None


def write(file: Path, text: str, mode: int = 0o644) -> None:
    """Whole or not at all: whoever reads the file finds the old text or the new one."""
    part: Path | None = None
    try:
        file = file.resolve()
        if file.exists() and not file.is_file():
            raise BadFile(f"{file}: is no ordinary file")
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name[:60]}.")
        part = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        part.chmod(mode)
        part.replace(file)
    except (OSError, ValueError) as error:
        if part is not None:
            part.unlink(missing_ok=True)
        raise BadFile(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def sync(path: Path) -> None:
    """On the disk when this returns: what is in a file, or the names in a folder (Windows writes these by itself)."""
    if os.name == "nt" and path.is_dir():
        return
    opened = os.open(path, os.O_RDWR if os.name == "nt" else os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def reserve(folder: Path, name: str, ending: str) -> Path:
    """A new file of this name with the first number that is free; nobody else gets it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1_000_000):
            file = folder / f"{name}-{number}{ending}"
            with suppress(FileExistsError):
                file.open("x").close()
                return file
    except OSError as error:
        raise BadFile(f"{folder}: {error.strerror}") from None
    raise BadFile(f"{folder}: too many files")


def data_folder() -> Path:
    """Where what belongs to the user is kept, as the system has it."""
    from platformdirs import user_data_path  # noqa: PLC0415  # only commands need it

    return user_data_path("osada", appauthor=False)
