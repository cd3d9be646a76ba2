"""Plain data from text that people give us: JSON, or an error in one sentence."""

from __future__ import annotations

import json
from typing import Any


class NotJson(ValueError):
    """A text that is no JSON we can read; the message says where and why."""


def parse_json(text: str) -> Any:
    """JSON without repeated keys, odd numbers or unpaired surrogates."""
    try:
        value = json.loads(text, object_pairs_hook=_without_repeats)
        json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise NotJson(f"line {error.lineno}: no JSON ({error.msg})") from None
    except UnicodeEncodeError:
        raise NotJson("no JSON that can be read (half a character in a text)") from None
    except RecursionError:
        raise NotJson("no JSON that can be read (nested too deeply)") from None
    except NotJson:
        raise
    except ValueError:
        raise NotJson("no JSON that can be read (a number is too long)") from None
    return value


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise NotJson(f"no JSON that can be read ({key[:40]!r} twice in one object)")
        found[key] = value
    return found
