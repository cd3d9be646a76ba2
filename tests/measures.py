"""How large the texts of a picture are, whatever symbols and transforms they lie in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from osada.core.svg import Picture


def parsed(markup: str) -> Element:
    """A piece of SVG as a tree."""
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def text_sizes(picture: Picture, pane: str) -> Iterator[tuple[float, str]]:
    """Every text of a pane with its size in units of the pane."""
    yield from _sizes(parsed(picture.panes[pane].markup()), _named(picture.symbols), 1.0, 0.0)


@lru_cache(maxsize=8)
def _named(symbols: str) -> dict[str, Element]:
    return {name: element for element in parsed(symbols).iter() if (name := element.get("id"))}


def _sizes(element: Element, symbols: dict[str, Element], scale: float, size: float) -> Iterator[tuple[float, str]]:
    for factor in re.findall(r"scale\((-?[\d.]+)", element.get("transform", "")):
        scale *= abs(float(factor))
    size = float(element.get("font-size", size))
    if element.tag == "text":
        yield scale * size, "".join(element.itertext())
    used = symbols.get(element.get("href", "")[1:])
    if used is not None:
        box = used.get("viewBox")
        larger = float(element.get("width", 1)) / float(box.split()[2]) if box else 1.0
        yield from _sizes(used, symbols, scale * larger, size)
    for child in element:
        yield from _sizes(child, symbols, scale, size)


def places(picture: Picture) -> list[str]:
    """All places of the picture, as often as they are there."""
    elements = (element for pane in picture.panes.values() for element in parsed(pane.markup()).iter())
    return [place for element in elements if (place := element.get("data-place"))]


def opened(picture: Picture) -> set[str]:
    """The panes that a tap on something opens."""
    elements = (element for pane in picture.panes.values() for element in parsed(pane.markup()).iter())
    return {pane for element in elements if (pane := element.get("data-open"))}
