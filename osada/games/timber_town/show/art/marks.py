"""Marks: what can be chosen, what was just played, what a choice would bring, what is connected."""

from __future__ import annotations

from osada.core.colours import GOLD, INK, MINE, RED
from osada.core.svg import num

_ROUND = "M-37-48H37Q48-48 48-37V37Q48 48 37 48H-37Q-48 48-48 37V-37Q-48-48-37-48Z"
FRAME, OWN_FRAME = '<path d="M-60-60H60V60H-60Z" fill="none"/>', '<path d="M-55-55H55V55H-55Z" fill="none"/>'
"""Invisible frames around everything that can be chosen, of the same size in the river and in the own town. They keep
a phone from zooming in on a choice so far that the river and the town are out of sight."""
NONE = f'<path d="{_ROUND}" fill="#FFF" fill-opacity="0"/>'
GLOW = (
    NONE
    + f'<path d="{_ROUND}" fill="none" stroke="{GOLD}" stroke-width="14" opacity=".35"/><path d="{_ROUND}" fill="none" stroke="#8A5A10" stroke-width="6.500"/>'
    f'<path d="{_ROUND}" fill="none" stroke="#FFCB4D" stroke-width="4"/>'
)
CELL = (
    f'<path d="{_ROUND}" fill="{MINE}" stroke="#8A5A10" stroke-width="6.500"/><path d="{_ROUND}" fill="none" stroke="#FFCB4D" stroke-width="4"/>'
    '<path d="M-11 0H11M0-11V11" stroke="#A87A16" stroke-width="5" stroke-linecap="round"/>'
)
LAST = (
    f'<path d="{_ROUND}" fill="none" stroke="{INK}" stroke-width="7" opacity=".6"/>'
    f'<path d="{_ROUND}" fill="none" stroke="#FFF" stroke-width="4"/>'
)
GHOST = f'<path d="{_ROUND}" fill="{MINE}" stroke="{INK}" stroke-width="6"/><path d="{_ROUND}" fill="none" stroke="#FFF" stroke-width="4" stroke-dasharray="11 8"/>'
PALE = (
    NONE
    + f'<path d="{_ROUND}" fill="none" stroke="#8A5A10" stroke-width="4.500" opacity=".7"/><path d="{_ROUND}" fill="none" stroke="#FFDF8A" stroke-width="2.400"/>'
)
HELD = f'<path d="{_ROUND}" fill="#FFF" fill-opacity=".25" stroke="{INK}" stroke-width="9" opacity=".8"/><path d="{_ROUND}" fill="none" stroke="#FFF" stroke-width="6" stroke-dasharray="13 9"/>'
SLOT = '<rect x="-60" y="-50" width="120" height="94" rx="10" class="card"/>'
SLOT_GLOW = (
    '<rect x="-60" y="-50" width="120" height="94" rx="10" fill="none" stroke="#8A5A10" stroke-width="6"/>'
    '<rect x="-60" y="-50" width="120" height="94" rx="10" fill="none" stroke="#FFCB4D" stroke-width="4"/>'
)
DISC = f'<circle r="12" fill="{INK}"/>'


def pill(scale: float) -> str:
    """The background of the points that a choice would bring."""
    return f'<rect x="{num(-20 * scale)}" y="{num(-11 * scale)}" width="{num(40 * scale)}" height="{num(22 * scale)}" rx="{num(11 * scale)}" fill="{GOLD}" stroke="#8A5A10" stroke-width="1.300"/>'


# Sides where a figure may be put

_REACH = '<circle r="36" fill="#FFF" fill-opacity="0"/>'
DOT = f'{_REACH}<circle r="9" fill="{MINE}" stroke="#8A5A10" stroke-width="4"/><circle r="9" fill="none" stroke="#FFCB4D" stroke-width="2"/>'
SPOT = (
    f'{_REACH}<circle r="23" fill="{GOLD}" opacity=".45"/><circle r="18" fill="{MINE}" stroke="#8A5A10" stroke-width="4.500"/>'
    '<circle r="18" fill="none" stroke="#FFCB4D" stroke-width="2.600"/><path d="M-8 0H8M0-8V8" stroke="#A87A16" stroke-width="4" stroke-linecap="round"/>'
)
NEED = (
    f'<circle r="13" fill="#FFF8EA" stroke="{RED}" stroke-width="3" stroke-dasharray="5 3.500"/>'
    '<path d="M-4.500-5V5M0-6V6M4.500-5V5" stroke="#8A5F38" stroke-width="3" stroke-linecap="round"/>'
)
ACROSS = (
    '<circle r="12" fill="#4C8A46" stroke="#FFF" stroke-width="2.500"/><path d="M-5.500 0L-1.500 4.500L6-4" fill="none" stroke="#FFF" '
    'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
)

# What connects tiles, and beavers that get across


def _planks(across: bool) -> str:
    """A pegged joint over the seam between two tiles that are connected."""
    turn = "" if across else ' transform="rotate(90)"'
    return (
        f'<g{turn}><path d="M-8-11h16v22h-16z" fill="#D3A971" stroke="#7A5428" stroke-width="1.500"/>'
        '<path d="M0-11V11" stroke="#7A5428" stroke-width="1.500"/><path d="M-4-7h0M4-7h0M-4 7h0M4 7h0" stroke="#5B3A1E" '
        'stroke-width="3" stroke-linecap="round"/></g>'
    )


EAST, SOUTH = _planks(True), _planks(False)

ON_TILES = (
    ("s", "glow", FRAME + GLOW),
    ("s", "pale", FRAME + PALE),
    ("s", "none", NONE),
    ("o", "glow", FRAME + GLOW),
    ("o", "cell", OWN_FRAME + CELL),
    ("o", "ghost", GHOST),
    ("o", "last", LAST),
    ("o", "dot", OWN_FRAME + DOT),
    ("o", "spot", OWN_FRAME + SPOT),
    ("r", "last", LAST),
)
"""Marks in the shape of a tile, each with the size of tiles that it is needed for."""

ON_TILES_OF_A_PHONE = (
    ("v", "glow", GLOW),
    ("v", "pale", PALE),
    ("v", "none", NONE),
    ("v", "held", HELD),
    ("u", "cell", CELL),
    ("u", "ghost", GHOST),
    ("u", "last", LAST),
    ("u", "dot", DOT),
    ("u", "spot", SPOT),
    ("s", "last", LAST),
)
"""The same for the picture for a phone."""

MARKS = {
    "east": EAST,
    "south": SOUTH,
    "need": NEED,
    "across": ACROSS,
    "r-across": f'<g transform="scale(.630)">{ACROSS}</g>',
    "slot": SLOT,
    "slot-glow": SLOT_GLOW,
    "disc": DISC,
    "pill": pill(1),
    "small-pill": pill(0.68),
}
