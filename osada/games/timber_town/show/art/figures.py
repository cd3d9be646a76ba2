"""The figures: crane, dam, rafts, beavers; how rafts lie on tiles and dismantled figures between them.

Figures lie within 22 units of their centre at 0,0.
"""

from __future__ import annotations

from osada.core.colours import GOLD, INK, SEAT_COLOURS
from osada.core.svg import seat_mark

CRANE = (
    '<g stroke="#6E4A0C" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round">'
    f'<path d="M-13 20h18v-4h-18z" fill="#8C6239"/><path d="M-8 16L-6.500-16h5L0 16Z" fill="{GOLD}"/>'
    '<path d="M-7.500 9L-1 3M-7-1L-1.500-6M-1 9L-7 3M-1.500-1L-6.500-6" fill="none" stroke-width="1.300"/>'
    '<path d="M-19-13L-4-22L19-15.500V-12H-19Z" fill="#F7C74B"/><path d="M-18-12h8v6h-8z" fill="#9A9CA1"/>'
    '<path d="M-9-13v-4M4-12v-7M12-12v-5" fill="none" stroke-width="1.200"/><path d="M14-12V2" fill="none" stroke-width="1.400"/>'
    '<path d="M14 2q5 1 3.500 5t-6 2" fill="none" stroke-width="2.400"/></g>'
)

DAM = (
    '<path d="M-21 17q5-5 10.500 0t10.500 0 10.500 0 10.500 0v4h-42z" fill="#7DB9DC"/>'
    '<g stroke="#4F3118" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M-15-18l-2.500 34h6L-9.500-18zM-2.500-21l-1 37h7l-1-37zM9.500-18l2 34h6L15-18z" fill="#8A5F38"/>'
    '<rect x="-20" y="-10" width="40" height="8" rx="4" fill="#B98050"/><rect x="-20" y="-1" width="40" height="8" rx="4" fill="#A56D3F"/>'
    '<rect x="-20" y="8" width="40" height="8" rx="4" fill="#B98050"/></g>'
    '<path d="M-14-7.500h20M-6 1.500h20M-14 10.500h16" stroke="#DDB285" stroke-width="1.400" stroke-linecap="round"/>'
    '<path d="M-20 19q5-4 10 0t10 0 10 0 10 0" fill="none" stroke="#EAF6FC" stroke-width="1.800" stroke-linecap="round"/>'
)


def _raft(left: str, right: str, edge: str) -> str:
    return (
        '<path d="M-21 18q5-5 10.500 0t10.500 0 10.500 0 10.500 0v3h-42z" fill="#7DB9DC"/>'
        '<path d="M-.800-22V8" stroke="#5B3A1E" stroke-width="3" stroke-linecap="round"/>'
        f'<g stroke="{edge}" stroke-width="1.800" stroke-linejoin="round"><path d="M-3-20Q-15-10-16 3H-3Z" fill="{left}"/>'
        f'<path d="M1.500-18Q15-9 15 3H1.500Z" fill="{right}"/></g>'
        '<g stroke="#4F3118" stroke-width="1.800" stroke-linejoin="round"><rect x="-20" y="6" width="40" height="6.500" rx="3.200" fill="#C08A55"/>'
        '<rect x="-18" y="12" width="36" height="6.500" rx="3.200" fill="#A56D3F"/></g>'
        '<path d="M-11 6v12M11 6v12" stroke="#F2DDB5" stroke-width="2.400" stroke-linecap="round"/>'
    )


FIGURE_DRAWINGS = {
    "crane": CRANE,
    "dam": DAM,
    "raft-two": _raft(SEAT_COLOURS[0][0], SEAT_COLOURS[1][0], INK),
    "raft-0": _raft(SEAT_COLOURS[0][0], SEAT_COLOURS[0][0], SEAT_COLOURS[0][1]),
    "raft-1": _raft(SEAT_COLOURS[1][0], SEAT_COLOURS[1][0], SEAT_COLOURS[1][1]),
}


BEAVER = (
    '<ellipse cx="0" cy="24" rx="27" ry="6" fill="#7DB9DC" stroke="#3F7799" stroke-width="1.600"/>'
    '<path d="M-18 25q4-3 8 0M8 26q4-3 8 0" fill="none" stroke="#EAF6FC" stroke-width="1.600" stroke-linecap="round"/>'
    '<g stroke="#4A2F1A" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">'
    '<path d="M10 20Q20 14 27 6Q33 8 30 15Q25 24 12 24Z" fill="#6B4A30"/><path d="M16 20l4-7M21 19l4-8M27 17l2-5" stroke-width="1.100" fill="none"/>'
    '<path d="M-15 23Q-19 4-10-3H9Q19 5 15 23Q0 28-15 23Z" fill="#9A6B43"/><path d="M-8 23Q-11 9-5 4H5Q11 9 8 23Q0 25-8 23Z" fill="#D8B48B"/>'
    '<circle cx="-11" cy="-20" r="4.500" fill="#8A5F38"/><circle cx="11" cy="-20" r="4.500" fill="#8A5F38"/>'
    '<path d="M-16-9Q-17-24 0-24T16-9Q16 3 0 3T-16-9Z" fill="#A97A50"/>'
    '<ellipse cx="0" cy="-5" rx="9" ry="6.500" fill="#E0C19B"/><path d="M-3 0h6v6h-6zM0 0v6" fill="#FFF" stroke-width="1.200"/>'
    '<path d="M-14 9Q-7 14-3 9M14 9Q7 14 3 9" fill="none"/></g>'
    '<ellipse cx="0" cy="-8.500" rx="3.600" ry="2.600" fill="#3A2415"/><circle cx="-7" cy="-13" r="2.300" fill="#2A1A0E"/><circle cx="7" cy="-13" r="2.300" fill="#2A1A0E"/>'
    '<circle cx="-6.300" cy="-13.800" r=".8" fill="#FFF"/><circle cx="7.700" cy="-13.800" r=".8" fill="#FFF"/>'
)

BUILDER = (
    f'<g transform="scale(.72) translate(0 2)">{BEAVER}</g>'
    f'<path d="M-12-11Q-12-23 0-23T12-11Z" fill="{GOLD}" stroke="#7A5A12" stroke-width="1.800" stroke-linejoin="round"/>'
    '<path d="M-15-10.500H15" stroke="#7A5A12" stroke-width="4.400" stroke-linecap="round"/><path d="M-15-10.500H15" stroke="#F7C74B" stroke-width="1.800" stroke-linecap="round"/>'
    '<path d="M-2.500-22.500h5V-12h-5z" fill="#F9D877" stroke="#7A5A12" stroke-width="1.200"/>'
)


def _own(figure: str, seat: int) -> str:
    """The drawing of a figure of a seat: single-colour rafts have the colour of their owner."""
    return FIGURE_DRAWINGS[f"raft-{seat}" if figure == "raft" else figure]


def afloat(seat: int, raft: str) -> str:
    """A raft on a tile in the river, with the mark of its owner."""
    colour, dark, pale = SEAT_COLOURS[seat]
    return (
        f'<circle r="21" fill="{dark}" opacity=".35" cy="2.500"/><circle r="21" fill="{pale}" stroke="{dark}" stroke-width="1.500"/>'
        f'<circle r="18.500" fill="none" stroke="{colour}" stroke-width="4"/><g transform="translate(0 .500) scale(.660)">{_own(raft, seat)}</g>'
        + seat_mark(seat, 15, -15, 15)
    )


def joint(seat: int, figure: str) -> str:
    """A dismantled figure: planks that join two tiles."""
    return (
        f'<circle r="19" fill="{INK}" opacity=".35" cy="2.500"/><circle r="19" fill="#C79A63" stroke="#7A5428" stroke-width="1.800"/>'
        f'<circle r="15" fill="#FFF8EA" stroke="{SEAT_COLOURS[seat][0]}" stroke-width="2.600"/><g transform="scale(.540)">{_own(figure, seat)}</g>'
    )
