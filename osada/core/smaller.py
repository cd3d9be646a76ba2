"""An SVG in fewer characters that looks the same, for pictures that stand alone.

What draws nothing goes, numbers and paths are written as short as they can be, what is drawn several times is drawn
once and used again, and names are short. Names differ from picture to picture, so that several can stand in one page:
a notebook that is saved as a page has them side by side.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from hashlib import blake2b
from html import escape
from string import ascii_letters, digits
from xml.etree.ElementTree import Element, fromstring

from osada.core.paths import listed, shorter, shortest

SHAPES = ("path", "circle", "ellipse", "rect", "polygon", "polyline", "line")
DRAWN = (*SHAPES, "g", "use", "text")
"""What can be used again."""
APART = ("clipPath", "mask", "text")
"""What has to have its contents within it."""
HIDDEN = {"preview", "veil"}
"""Classes of what is only shown in a page."""
NUMBERS = ("x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "opacity", "stroke-width", "font-size")
NOUGHTS = {"use": ("x", "y"), "rect": ("x", "y"), "text": ("x", "y"), "circle": ("cx", "cy"), "ellipse": ("cx", "cy")}
"""Numbers that are nought where they are not given."""
NOTHING = (("translate", "0 0"), ("scale", "1"))
"""What leaves everything where it is."""
NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
MANY = 12
"""A symbol that is used so often is small beside a board."""
REACH = 0.25
"""Further than this part of its width or height from what is shown, nothing small can be seen of."""

_RULE = re.compile(r"\.([\w-]+)\{([^}]*)\}")
_COLOUR = re.compile(r"^#([\da-fA-F])\1([\da-fA-F])\2([\da-fA-F])\3$")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?")
_TRANSFORM = re.compile(r"\s*(\w+)\(([^)]*)\)")


def smaller(svg: str, within: Box | None = None) -> str:
    """The same picture in fewer characters; if only a part of it is shown, without what lies far from it."""
    root = fromstring(svg.replace(NAMESPACE, "", 1))
    if within is not None:
        copies = Counter(element.get("href") for element in root.iter("use"))
        _drop_far(root, within, {name for name, count in copies.items() if count >= MANY})
    style = root.find("style")
    rules = dict(_RULE.findall(style.text or "")) if style is not None else {}
    _drop_undrawn(root, set(rules), filled=True, stroked=False, free=True)
    for element in root.iter():
        _shorten(element)
    _unwrap(root)
    _share(root)
    _unwrap(root)
    _rename(root, style, rules)
    return f"<svg{NAMESPACE}{_written(root).removeprefix('<svg')}"


# What is not shown


def _drop_far(parent: Element, within: Box, small: Collection[str | None]) -> None:
    """Take out copies of ``small`` symbols, and texts, that lie far from the part that is shown."""
    left, top, width, height = within
    reach = REACH * max(width, height)
    for child in list(parent):
        if child.tag == "g" and "transform" not in child.attrib:
            _drop_far(child, within, small)
        elif child.tag == "text" or (child.tag == "use" and child.get("href") in small):
            x, y = (float(child.get(name, "0")) for name in "xy")
            if not (-reach < x - left < width + reach and -reach < y - top < height + reach):
                parent.remove(child)


# What draws nothing


def _drop_undrawn(parent: Element, classes: set[str], filled: bool, stroked: bool, free: bool) -> None:
    """Take out what draws nothing; in a symbol (not ``free``) a colour may come from where it is used."""
    for child in list(parent):
        has = set(child.get("class", "").split())
        child.attrib.pop("pointer-events", None)
        if not has <= classes:
            child.set("class", " ".join(name for name in child.get("class", "").split() if name in classes))
        fill = child.get("fill", "") != "none" if "fill" in child.attrib else filled
        stroke = child.get("stroke", "") != "none" if "stroke" in child.attrib else stroked
        coloured = bool(has & classes) or "style" in child.attrib
        inside = free and child.tag not in ("defs", "symbol")
        _drop_undrawn(child, classes, fill or coloured, stroke or coloured, inside)
        undrawn = child.tag in SHAPES and not (fill or stroke or coloured) and inside
        empty = child.tag == "g" and len(child) == 0
        if has & HIDDEN or ((undrawn or empty) and "id" not in child.attrib):
            parent.remove(child)


def _unwrap(parent: Element) -> None:
    """A group that says nothing is its contents; one with a single copy in it is that copy."""
    children: list[Element] = []
    for child in parent:
        _unwrap(child)
        if child.tag == "g" and not child.attrib:
            children += child
        elif child.tag == "g" and len(child) == 1 and child[0].tag == "use" and set(child[0].attrib) == {"href"}:
            children.append(Element("use", child[0].attrib | child.attrib))
        else:
            children.append(child)
    parent[:] = children


# Numbers


def _shorten(element: Element) -> None:
    attributes = element.attrib
    for name in NUMBERS:
        if re.fullmatch(r"-?[\d.]+", attributes.get(name, "")):
            attributes[name] = shortest(float(attributes[name]))
    for name in NOUGHTS.get(element.tag, ()):
        if attributes.get(name) == "0":
            del attributes[name]
    if "d" in attributes:
        attributes["d"] = shorter(attributes["d"])
    for name in ("transform", "patternTransform"):
        if name in attributes:
            attributes[name] = _short_transform(attributes[name])
            if not attributes[name]:
                del attributes[name]
    for name in ("fill", "stroke"):
        if name in attributes:
            attributes[name] = _COLOUR.sub(r"#\1\2\3", attributes[name])
    if not attributes.get("class", "-"):
        del attributes["class"]


def _short_transform(text: str) -> str:
    parts = []
    for name, given in _TRANSFORM.findall(text):
        numbers = [float(number) for number in _NUMBER.findall(given)]
        exact = " ".join(shortest(number, decimals=6) for number in numbers)
        if (name, exact) not in NOTHING:
            parts.append(f"{name}({listed(numbers) if name == 'translate' else exact})")
    return "".join(parts)


# What is drawn several times

USED = len('<use href="#abcde"/>')
NAMED = len(' id="abcde"')
GROUP = len("<g></g>")


def _share(root: Element) -> None:
    """Draw once what is drawn again and again, the largest first: elements, and what is in a group."""
    parents: dict[Element, Element] = {}
    found: dict[tuple[str, bool], list[Element]] = {}
    for parent, child in _shareable(root):
        parents[child] = parent
        inside = "".join(map(_written, child)) if len(child) > 1 and child.tag == "g" else ""
        found.setdefault((_written(child), False), []).append(child)
        if inside:
            found.setdefault((inside, True), []).append(child)
    gone: set[Element] = set()
    for number, key in enumerate(sorted(found, key=lambda key: len(key[0]), reverse=True)):
        text, inside_only = key
        alike = [element for element in found[key] if element not in gone and (not inside_only or len(element) > 1)]
        each, once = (len(text) + GROUP - USED, GROUP + NAMED) if inside_only else (len(text) - USED, NAMED)
        if (len(alike) - 1) * each > once:
            name = f"shared-{number}"
            share = _share_contents if inside_only else _share_elements
            gone |= share(name, alike[0], alike[1:], parents)


def _shareable(parent: Element) -> Iterator[tuple[Element, Element]]:
    for child in parent:
        if child.tag in DRAWN:
            yield parent, child
        if child.tag not in APART:
            yield from _shareable(child)


def _share_elements(name: str, first: Element, rest: list[Element], parents: dict[Element, Element]) -> set[Element]:
    """All but the first become copies of it; returned are the elements that are gone."""
    first.set("id", name)
    for element in rest:
        siblings = parents[element]
        siblings[list(siblings).index(element)] = Element("use", {"href": f"#{name}"})
    return {inner for element in rest for inner in element.iter()}


def _share_contents(name: str, first: Element, rest: list[Element], parents: dict[Element, Element]) -> set[Element]:
    """The same for the contents of groups: each group keeps its own attributes."""
    whole = Element("g", {"id": name})
    whole[:] = first[:]
    first[:] = [whole]
    parents.update((child, whole) for child in whole)
    gone = {inner for element in rest for child in element for inner in child.iter()}
    for element in rest:
        element.tag = "use"
        element.set("href", f"#{name}")
        element[:] = []
    return gone


# Names

FIRST, LATER = ascii_letters, ascii_letters + digits
_HREF = re.compile(r"#(.+)")
_URL = re.compile(r"url\(#([^)]+)\)")


def _rename(root: Element, style: Element | None, rules: dict[str, str]) -> None:
    """Short names, the most used first; names of classes stand for all that they say together."""
    used = Counter(name for element in root.iter() for _, name in _references(element))
    classes = Counter(element.get("class", "") for element in root.iter() if element.get("class"))
    old_names = used + Counter({f" {name}": count for name, count in classes.items()})
    short = {old: new for (old, _), new in zip(old_names.most_common(), _short_names(_written(root)), strict=False)}
    for element in root.iter():
        for attribute, old in _references(element):
            element.set(attribute, element.get(attribute, "").replace(f"#{old}", f"#{short[old]}"))
        if "id" in element.attrib:
            old = element.attrib.pop("id")
            if old in short:
                element.set("id", short[old])
        if "class" in element.attrib:
            element.set("class", short[f" {element.get('class')}"])
    if style is not None:
        style.text = "".join(
            f".{short[f' {name}']}{{{';'.join(said for rule, said in rules.items() if rule in name.split())}}}"
            for name in classes
        )


def _references(element: Element) -> list[tuple[str, str]]:
    """The attributes of an element that name another one, and that one."""
    return [
        (attribute, found[1])
        for attribute, value in element.items()
        if (found := (_HREF if attribute == "href" else _URL).search(value))
    ]


def _short_names(picture: str) -> Iterator[str]:
    """Names that begin in a way of the picture's own."""
    number = int.from_bytes(blake2b(picture.encode(), digest_size=4).digest(), "little")
    own = FIRST[number % 52] + LATER[number // 52 % 62] + LATER[number // 3224 % 62]
    yield from (own + one for one in LATER)
    yield from (own + one + other for one in LATER for other in LATER)


def _written(element: Element) -> str:
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in element.items())
    inside = escape(element.text or "", quote=False) + "".join(map(_written, element))
    end = f">{inside}</{element.tag}>" if inside else "/>"
    return f"<{element.tag}{attributes}{end}{escape(element.tail or '', quote=False)}"
