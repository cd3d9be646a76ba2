"""What the server says to whoever runs it: a line for everything that went wrong, to be read or to be parsed."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter, OrderedDict
from datetime import UTC, datetime

LOG = logging.getLogger("osada")
QUIET = 10.0
"""Seconds in which refusals of the same kind to the same address are one line: who floods us does not fill the disk."""
REMEMBERED = 10_000

COUNTED: Counter[tuple[str, str]] = Counter()
"""How often what has happened, and for refusals by which bound."""
_refused: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
"""When the last line was, and how many refusals no line has told of yet; by bound and address."""


def note(event: str, level: int = logging.WARNING, trace: str = "", **facts: object) -> None:
    """One line: what happened, and the facts of it; ``trace`` is where in the code it was."""
    COUNTED[event, ""] += 1
    LOG.log(level, event, extra={"facts": facts, "trace": trace})


def note_error(error: Exception, **facts: object) -> None:
    """A mistake of ours, with where it was."""
    COUNTED["an error", ""] += 1
    LOG.error("an error", exc_info=error, extra={"facts": facts})


def note_refusal(bound: str, address: str, **facts: object) -> None:
    """Somebody was refused by a bound. The next line says how many were ``unsaid`` since the last one."""
    COUNTED["refused", bound] += 1
    then, unsaid = _refused.pop((bound, address), (-QUIET, 0))
    now = time.monotonic()
    silent = now - then < QUIET
    _refused[bound, address] = (then, unsaid + 1) if silent else (now, 0)
    while len(_refused) > REMEMBERED:
        _refused.popitem(last=False)
    if not silent:
        said = {"bound": bound, "address": address} | facts | ({"unsaid": unsaid} if unsaid else {})
        LOG.warning("refused", extra={"facts": said})


class Lines(logging.Formatter):
    """For people: time, level, what happened, its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        facts = ", ".join(f"{name} {_plain(value)}" for name, value in _facts(record).items())
        line = f"{_time(record)} {record.levelname.lower()}: {_plain(record.getMessage())}"
        trace = _trace(self, record)
        return line + (f" ({facts})" if facts else "") + (f"\n{trace}" if trace else "")


class Json(logging.Formatter):
    """For machines: an object in every line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        said = {"time": _time(record), "level": record.levelname.lower(), "event": record.getMessage()}
        trace = _trace(self, record)
        return json.dumps(said | _facts(record) | ({"trace": trace} if trace else {}), default=str)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts: dict[str, object] = getattr(record, "facts", {})
    return facts


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return formatter.formatException(record.exc_info) if record.exc_info else str(getattr(record, "trace", ""))


def _plain(value: object) -> str:
    """In one line, whatever a stranger has sent."""
    return "".join(letter if letter.isprintable() else "·" for letter in str(value))


def begin(machine: bool) -> None:
    """From now on all that is said goes to the error output, one way or the other."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if machine else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.INFO)
