"""A position as pixels or as text, for environments that are watched."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from osada.core.game import State
from osada.core.observation import numpy
from osada.core.standalone import svg

MODES = ("ansi", "rgb_array")
WIDTH = 1200
"""Pixels across."""


def check(mode: str | None) -> None:
    """ValueError if there is no such way to render."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: expected {' | '.join(MODES)}, not {mode!r}")


def rendered(state: State, mode: str | None) -> Any:
    """The table as the deciding seat sees it."""
    if mode == "ansi":
        return state.game.words(state.view(state.seat), "en")
    return pixels(state) if mode == "rgb_array" else None


def pixels(state: State) -> Any:
    """The picture of the table: rows of pixels with red, green and blue."""
    try:
        from PIL import Image  # noqa: PLC0415  # only those who look need it
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f'pictures need {missing.name}: pip install "osada[render]"', name=missing.name
        ) from None
    drawn = svg_to_bytes(svg_string=svg(state, language="en"), width=WIDTH, background="#ffffff")
    with Image.open(BytesIO(bytes(drawn))) as image:
        return numpy().asarray(image.convert("RGB"))
