"""The style sheet stays cheap to apply."""

from __future__ import annotations

from pathlib import Path

from osada import server


def test_no_rule_depends_on_what_is_inside_something() -> None:
    """With ``:has`` every change of a picture would style all its parts anew, tens of thousands with their symbols."""
    assert ":has(" not in (Path(server.__file__).parent / "static" / "osada.css").read_text("utf-8")
