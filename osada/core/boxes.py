"""Where things lie in a picture: the box around every place and piece of a pane, as far as its markup says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from xml.etree.ElementTree import Element, fromstring

from osada.core.paths import points_of
from osada.core.smaller import Box
from osada.core.standalone import by_name
from osada.core.svg import Pane

Point = tuple[float, float]
Move = Callable[[Point], Point]
"""Where a point of an element lies in what the element is part of."""

_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_NAMES = ("data-place", "data-about")


def boxes(pane: Pane, symbols: str) -> dict[str, Box]:
    """The boxes of all that a pane names, each the first that is drawn under its name."""
    parts = _Parts(by_name(symbols))
    found: dict[str, Box] = {}
    for element, points in parts.named(fromstring(f"<svg>{pane.markup()}</svg>")):
        if points:
            for name in filter(None, map(element.get, _NAMES)):
                found.setdefault(name, around(points))
    return found


def symbol_box(name: str, symbols: str) -> Box:
    """The box around a symbol, where it is drawn at nought."""
    return around(_Parts(by_name(symbols)).symbol(name))


def around(points: Iterable[Point]) -> Box:
    """The box around some points."""
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across) - min(across), max(down) - min(down)


class _Parts:
    """The points of elements: corners of boxes, and where paths turn."""

    def __init__(self, symbols: dict[str, str]) -> None:
        self._symbols = symbols
        self._points: dict[str, list[Point]] = {}

    def named(self, element: Element) -> list[tuple[Element, list[Point]]]:
        """Everything within an element that has a name, in the order in which it is drawn."""
        found: list[tuple[Element, list[Point]]] = []
        self._walk(element, [], found)
        return found

    def symbol(self, name: str) -> list[Point]:
        """The points of a symbol."""
        if name not in self._points:
            self._points[name] = []
            if name in self._symbols:
                self._points[name] = self._walk(fromstring(self._symbols[name]), [], [])
        return self._points[name]

    def _walk(self, element: Element, moves: list[Move], found: list[tuple[Element, list[Point]]]) -> list[Point]:
        if element.tag in ("pattern", "clipPath", "mask", "marker") or "preview" in element.get("class", ""):
            return []
        inner = [*_moves(element), *moves]
        own = [_through(point, inner) for point in self._own(element)]
        at = len(found)
        for child in element:
            own += self._walk(child, inner, found)
        if any(name in element.attrib for name in _NAMES):
            found.insert(at, (element, own))
        return own

    def _own(self, element: Element) -> list[Point]:
        def number(name: str) -> float:
            match = _NUMBER.match(element.get(name, "0"))
            return float(match[0]) if match else 0.0

        if element.tag == "use":
            return self._used(element.get("href", "")[1:], number("x"), number("y"), number("width"), number("height"))
        if element.tag in ("rect", "image"):
            return _corners(number("x"), number("y"), number("width"), number("height"))
        if element.tag == "circle":
            return _corners(number("cx") - number("r"), number("cy") - number("r"), 2 * number("r"), 2 * number("r"))
        if element.tag == "ellipse":
            wide, high = number("rx"), number("ry")
            return _corners(number("cx") - wide, number("cy") - high, 2 * wide, 2 * high)
        return points_of(element.get("d", "")) if element.tag == "path" else []

    def _used(self, name: str, x: float, y: float, width: float, height: float) -> list[Point]:
        if width and height:
            return _corners(x, y, width, height)
        return [(x + across, y + down) for across, down in self.symbol(name)]


def _corners(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y + height), (x + width, y), (x, y + height)]


def _through(point: Point, moves: Iterable[Move]) -> Point:
    for move in moves:
        point = move(point)
    return point


def _moves(element: Element) -> list[Move]:
    """The transforms of an element, the innermost first."""
    found = []
    for name, given in _TRANSFORM.findall(element.get("transform", "")):
        numbers = [float(number) for number in _NUMBER.findall(given)]
        found.append(_move(name, numbers))
    return found[::-1]


def _move(name: str, numbers: list[float]) -> Move:
    if name == "translate":
        across, down = (*numbers, 0.0)[:2]
        return lambda point: (point[0] + across, point[1] + down)
    if name == "scale":
        wide, high = (*numbers, numbers[0])[:2]
        return lambda point: (point[0] * wide, point[1] * high)
    return lambda point: point  # what is turned lies near where it was
