"""A picture in fewer characters is the same picture."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.core.paths import ARGUMENTS, shorter
from osada.core.smaller import smaller

STYLE = ".ink{fill:#3A2F28}.bold{font-weight:700}.veil{opacity:0}.preview{display:none}"


def made(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>{STYLE}</style>{body}</svg>'


def small(body: str) -> str:
    """What is left of a body, without its style."""
    return re.sub(r"<svg[^>]*><style>.*?</style>|<style/>|</svg>|<svg[^>]*>", "", smaller(made(body)))


@pytest.mark.parametrize(
    ("body", "left"),
    [
        ('<g class="still"><path d="M0 0h9v9z"/></g>', '<path d="M0 0h9v9z"/>'),
        ('<g fill="none" pointer-events="all"><path d="M0 0h9"/></g>', ""),
        ('<path d="M0 0h9" stroke="#FFEEDD" fill="none"/>', '<path d="M0 0h9" stroke="#FED" fill="none"/>'),
        ('<g fill="none"><path d="M0 0h9" fill="red"/></g>', '<g fill="none"><path d="M0 0h9" fill="red"/></g>'),
        ('<g class="preview" data-for="a"><circle r="4"/></g><rect class="veil" width="9" height="9"/>', ""),
        ('<g transform="translate(0 0)"><rect x="0" y="1.50" width="0.5"/></g>', '<rect y="1.5" width=".5"/>'),
        ('<circle r="1" id="nobody-asks"/>', '<circle r="1"/>'),
        ("<text>A &lt; <tspan>B</tspan> &amp; C</text>", "<text>A &lt; <tspan>B</tspan> &amp; C</text>"),
    ],
)
def test_what_says_nothing_goes(body: str, left: str) -> None:
    assert small(body) == left


def test_a_name_is_no_colour() -> None:
    body = '<defs><pattern id="aabbcc"><rect width="1"/></pattern></defs><circle r="2" fill="url(#aabbcc)"/>'
    root = ElementTree.fromstring(smaller(made(body)))
    (pattern,) = root.findall(".//{*}pattern")
    assert root.findall(".//{*}circle")[0].get("fill") == f"url(#{pattern.get('id')})"


def test_what_moves_nothing_goes() -> None:
    assert small('<g transform="translate(-1.0 2) scale(1.00)"><path d="M0 0h9"/></g>').startswith(
        '<g transform="translate(-1 2)">'
    )
    assert small('<g transform="translate(0.5-.25) scale(0.50)"><path d="M0 0h9"/></g>').startswith(
        '<g transform="translate(.5-.25)scale(.5)">'
    )


def test_a_shape_in_a_symbol_may_get_its_colour_elsewhere() -> None:
    body = '<defs><path id="rim" d="M0 0h9" fill="none"/></defs><use href="#rim" stroke="red"/>'
    assert ElementTree.fromstring(smaller(made(body))).find(".//{*}path") is not None


TREE = '<path d="M0 0L4 9H-4Z" fill="green"/><rect x="-1" y="9" width="2" height="3" fill="brown"/>'


def test_what_is_drawn_again_is_used_again() -> None:
    wood = "".join(f'<g transform="translate({9 * number} 4)">{TREE}</g>' for number in range(5))
    drawn = ElementTree.fromstring(smaller(made(wood)))
    assert len(drawn.findall(".//{*}path")) == len(drawn.findall(".//{*}rect")) == 1
    used = drawn.findall(".//{*}use")
    (named,) = [element.get("id") for element in drawn.iter() if element.get("id")]
    assert [element.get("href") for element in used] == [f"#{named}"] * 4
    assert [element.get("transform") for element in used] == [f"translate({9 * number} 4)" for number in range(1, 5)]
    again = "".join(f'<g id="a{n}"><circle r="{n}"/>{TREE}</g><use href="#a{n}" x="{20 * n}"/>' for n in range(1, 4))
    drawn = ElementTree.fromstring(smaller(made(again)))
    assert len(drawn.findall(".//{*}path")) == 1 and len(drawn.findall(".//{*}circle")) == 3


def test_what_clips_keeps_its_contents() -> None:
    clips = "".join(f'<clipPath id="c{n}"><path d="M0 0h99v99h-99v-99z"/></clipPath>' for n in range(3))
    used = "".join(f'<circle r="{n}" clip-path="url(#c{n})"/>' for n in range(1, 3))
    assert (
        len(ElementTree.fromstring(smaller(made(f"<defs>{clips}</defs>{used}"))).findall(".//{*}clipPath/{*}path")) == 3
    )


def test_names_are_a_pictures_own() -> None:
    """Two pictures in one page: what one of them names never means a part of the other."""
    bodies = [
        f'<defs><g id="a"><circle r="{n}"/></g></defs><use href="#a" x="1"/><text class="ink bold">{n}</text>'
        for n in "12"
    ]
    found = [set(re.findall(r'id="(\w+)"|\.(\w+)\{', smaller(made(body)))) for body in bodies]
    assert len(found[0]) == 2 and not found[0] & found[1]
    assert smaller(made(bodies[0])) == smaller(made(bodies[0]))


def test_classes_say_what_they_said_together() -> None:
    drawn = smaller(made('<text class="bold odd ink">1</text><text class="odd">2</text>'))
    name = re.search(r'<text class="(\w+)">1', drawn)
    assert name and f".{name[1]}{{fill:#3A2F28;font-weight:700}}" in drawn and "<text>2</text>" in drawn


# Paths


def points(path: str) -> list[tuple[str, list[float]]]:
    """Where a path goes, read in the plainest way: every command with points of the plane."""
    found: list[tuple[str, list[float]]] = []
    x = y = start_x = start_y = 0.0
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.\d+|\.\d+|\d+)", path)
    command = ""
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
        name, away = command.upper(), (x, y) if command.islower() else (0.0, 0.0)
        if name == "Z":
            x, y = start_x, start_y
            found.append(("Z", []))
            continue
        taken = [float(tokens.pop(0)) for _ in range(ARGUMENTS[name])]
        if name == "H":
            x += taken[0] + away[0] - x
        elif name == "V":
            y += taken[0] + away[1] - y
        else:
            taken = [number + away[at % 2] for at, number in enumerate(taken)]
            x, y = taken[-2:]
        if name == "M":
            start_x, start_y, command = x, y, "l" if command.islower() else "L"
        found.append(("L" if name in "HVL" else name, [x, y] if name in "HV" else taken))
    return found


@st.composite
def paths(draw: st.DrawFn) -> str:
    numbers = st.integers(-400, 400).map(lambda number: number / 10)
    path = "M{} {}".format(*draw(st.tuples(numbers, numbers)))
    for command in draw(st.lists(st.sampled_from("MmLlHhVvQqTtCcSsZz"), max_size=12)):
        values = draw(st.lists(numbers, min_size=ARGUMENTS[command.upper()], max_size=ARGUMENTS[command.upper()]))
        path += command + " ".join(map(str, values))
        if command in "Zz":
            path += "m1 1"
    return path


@given(paths())
def test_a_shorter_path_goes_the_same_way(path: str) -> None:
    found = shorter(path)
    assert len(found) <= len(path)
    for one, other in zip(points(path), points(found), strict=True):
        assert one[0] == other[0]
        assert all(math.isclose(a, b, abs_tol=1e-6) for a, b in zip(one[1], other[1], strict=True))


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("M 10.0 20.0 L 10.0 30.0 L 5.0 30.0 Z", "M10 20V30H5z"),
        ("M0 0l0.5 -0.5l0.5 0.5", "M0 0 .5-.5 1 0"),
        ("M5.0 5.0a3 3 0 01-3 3a3.0 3.0 0 1 0 6 0", "M5 5A3 3 0 0 1 2 8 3 3 0 1 0 8 8"),
        ("M100 100L101 101L102 103", "M100 100l1 1 1 2"),
        ("M0 0 R 1 2", "M0 0 R 1 2"),
    ],
)
def test_paths(path: str, found: str) -> None:
    assert shorter(path) == found
