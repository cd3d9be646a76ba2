"""The icons of the app, drawn from the one of the pages: python tools/icons.py. Where a system cuts an icon to its own
form the house stands smaller, on the colour of the table."""

from __future__ import annotations

import re
from pathlib import Path

from resvg_py import svg_to_bytes

from osada.core.colours import LIGHT
from osada.server.assets import FOLDER

ICONS = {"icon-192": (192, 1.0, False), "icon-512": (512, 1.0, False)}
FULL = {"icon-180": (180, 0.8, True), "icon-maskable": (512, 0.62, True)}
"""Names with pixels, how much of it the house takes, and whether it stands on a ground."""
SIDE = 64
"""Of the drawing."""


def drawn(size: int, part: float, ground: bool) -> bytes:
    """A square picture with the house in its middle."""
    house = re.sub(r"</?svg[^>]*>", "", (FOLDER / "icon.svg").read_text("utf-8"))
    beside = SIDE * (1 - part) / 2
    square = f'<rect width="{SIDE}" height="{SIDE}" fill="{LIGHT["table"]}"/>' if ground else ""
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{square}'
        f'<g transform="translate({beside} {beside}) scale({part})">{house}</g></svg>'
    )
    return bytes(svg_to_bytes(svg_string=picture, width=size))


if __name__ == "__main__":
    for name, how in (ICONS | FULL).items():
        Path(FOLDER / f"{name}.png").write_bytes(drawn(*how))
