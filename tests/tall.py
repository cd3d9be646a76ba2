"""Measuring pictures for phones: how large their texts and targets are, and whether anything is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from osada.core.svg import Picture

LETTER = 0.56
"""How wide a letter is on the mean, for its size; `osada.core.svg.wrapped` breaks lines with it."""


@lru_cache(maxsize=8)
def _symbols(markup: str) -> dict[str | None, ElementTree.Element]:
    """Symbols by their names. They are large, and the same in most pictures of a game."""
    return {element.get("id"): element for element in ElementTree.fromstring(f"<svg>{markup}</svg>").iter()}


class Written(NamedTuple):
    """A line of text in a pane."""

    pane: str
    content: str
    size: float
    left: float
    right: float
    y: float


def written(picture: Picture, pane: str) -> Iterator[Written]:
    """All texts of a pane, those in symbols too, where they are and as large as they are; the names in the layer of
    labels, whose size is the page's, are left out."""
    symbols = _symbols(picture.symbols)
    root = ElementTree.fromstring(f"<svg>{picture.panes[pane].markup()}</svg>")
    yield from _texts(root, pane, symbols, (1.0, 0.0, 0.0), {})


def _texts(
    element: ElementTree.Element,
    pane: str,
    symbols: dict[str | None, ElementTree.Element],
    frame: tuple[float, float, float],
    style: dict[str, str],
) -> Iterator[Written]:
    if "labels" in element.get("class", "") or element.get("class") == "preview":
        return
    frame = _moved(frame, element)
    style = style | {name: value for name in ("font-size", "text-anchor") if (value := element.get(name))}
    if element.tag == "text":
        yield _written(element, pane, frame, style)
    for child in element:
        yield from _texts(child, pane, symbols, frame, style)
    if element.tag == "use":
        symbol = symbols.get(element.get("href", "#")[1:])
        if symbol is not None:
            scale, x, y = frame
            inside = (scale, x + scale * float(element.get("x", 0)), y + scale * float(element.get("y", 0)))
            yield from _texts(symbol, pane, symbols, inside, style)


def _moved(frame: tuple[float, float, float], element: ElementTree.Element) -> tuple[float, float, float]:
    scale, x, y = frame
    for what, numbers in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        first, *rest = (float(number) for number in re.split(r"[ ,]+", numbers))
        if what == "translate":
            x, y = x + scale * first, y + scale * (rest[0] if rest else 0)
        elif what == "scale":
            scale *= first
    return scale, x, y


def _written(
    element: ElementTree.Element, pane: str, frame: tuple[float, float, float], style: dict[str, str]
) -> Written:
    scale, x, y = frame
    content = "".join(element.itertext())
    size = float(style["font-size"]) * scale
    set_to = element.get("textLength")
    width = float(set_to) * scale if set_to else len(content) * size * LETTER
    at = x + scale * float(element.get("x", "0").split()[0])
    before = {"start": 0.0, "middle": 0.5, "end": 1.0}[style.get("text-anchor", "start")]
    down = y + scale * float(element.get("y", 0))
    return Written(pane, content, size, at - before * width, at + (1 - before) * width, down)


class Target(NamedTuple):
    """Something to touch: its place and its size, as far as rectangles say it."""

    place: str
    width: float
    height: float


def targets(picture: Picture, pane: str) -> Iterator[Target]:
    """What can be touched in a pane, by the largest rectangle in it; cards are symbols that begin with one."""
    symbols = _symbols(picture.symbols)
    for element in ElementTree.fromstring(f"<svg>{picture.panes[pane].markup()}</svg>").iter():
        place = element.get("data-place")
        if place:
            drawn = symbols.get(element.get("href", "#")[1:], element) if element.tag == "use" else element
            boxes = [(float(box.get("width", 0)), float(box.get("height", 0))) for box in drawn.iter("rect")]
            yield Target(place, *max(boxes, default=(0.0, 0.0)))
