"""The buildings and landmarks, one drawing per tile: at most 64 wide and 48 high, the foot of the door at 0,0."""

from __future__ import annotations

from osada.core.colours import GOLD_EDGE, INK
from osada.core.svg import num

WALL, TIMBER, STONE = "#F5E8CB", "#8A5A33", "#C9C5BB"
RED, BROWN, BLUE, GREEN, SLATE, STRAW = "#B5483A", "#9A6235", "#4C74A8", "#4E8A6C", "#66788F", "#D9A94A"
_O = 'stroke="#54371C" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'


def _shadow(width: float, x: float = 0) -> str:
    return f'<ellipse cx="{num(x)}" cy="1.5" rx="{num(width / 2)}" ry="4" fill="#4A3A1A" opacity=".28"/>'


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A rectangle by the middle of its foot."""
    return f'<path d="M{num(x - width / 2)} {num(y)}v{num(-height)}h{num(width)}v{num(height)}z" fill="{fill}" {_O}/>'


def _roof(x: float, y: float, width: float, height: float, fill: str, ridge: float = 0.62) -> str:
    """A roof seen from the side, its foot at y, with rows of shingles."""
    top = width * ridge
    left = (width - top) / 2
    rows = "".join(
        f"M{num(x - width / 2 + left * k + 2)} {num(y - height * k)}h{num(width - 2 * left * k - 4)}"
        for k in (0.34, 0.67)
    )
    return (
        f'<path d="M{num(x - width / 2)} {num(y)}l{num(left)} {num(-height)}h{num(top)}l{num(left)} {num(height)}z" fill="{fill}" {_O}/>'
        f'<path d="{rows}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.2"/>'
        f'<path d="M{num(x - width / 2 + left + 1)} {num(y - height + 1.4)}h{num(top - 2)}" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>'
    )


def _gable(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<path d="M{num(x - width / 2)} {num(y)}L{num(x)} {num(y - height)}L{num(x + width / 2)} {num(y)}Z" fill="{fill}" {_O}/>'


def _door(x: float, y: float = 0, width: float = 7, height: float = 10, fill: str = TIMBER) -> str:
    return (
        f'<path d="M{num(x - width / 2)} {num(y)}v{num(-height + 3)}q{num(width / 2)}-5 {num(width)} 0v{num(height - 3)}z" '
        f'fill="{fill}" {_O}/>'
    )


def _windows(y: float, *xs: float, size: float = 5) -> str:
    panes = "".join(f"M{num(x - size / 2)} {num(y)}v{num(-size)}h{num(size)}v{num(size)}z" for x in xs)
    return f'<path d="{panes}" fill="#9CCBE0" {_O}/>'


def _house(width: float, height: float, roof: float, colour: str, wall: str = WALL, x: float = 0) -> str:
    return _box(x, 0, width - 6, height, wall) + _roof(x, -height, width + 2, roof, colour)


def _logs(x: float, y: float = 0) -> str:
    return "".join(
        f'<circle cx="{num(x + dx)}" cy="{num(y + dy)}" r="3.6" fill="#D9A871" {_O}/><circle cx="{num(x + dx)}" cy="{num(y + dy)}" r="1.3" fill="#A8703A"/>'
        for dx, dy in ((-7, -3.6), (0, -3.6), (7, -3.6), (-3.5, -9.6), (3.5, -9.6))
    )


def _planks(x: float, y: float = 0) -> str:
    return (
        f'<path d="M{num(x - 10)} {num(y)}h20v-3.5h-20zM{num(x - 9)} {num(y - 3.5)}h19v-3.5h-19zM{num(x - 10)} {num(y - 7)}h18v-3.5h-18z" '
        f'fill="#E3B878" {_O}/>'
    )


def _brick_pile(x: float, y: float = 0) -> str:
    rows = "".join(
        f"M{num(x - 10 + 3.4 * row + 6.8 * n)} {num(y - 4 * row)}v-4h6.8v4z" for row in range(3) for n in range(3 - row)
    )
    return f'<path d="{rows}" fill="#C4604A" {_O}/>'


def _tree(x: float, y: float, size: float = 1) -> str:
    s = size
    return (
        f'<path d="M{num(x - 1.5 * s)} {num(y)}v{num(-6 * s)}h{num(3 * s)}v{num(6 * s)}z" fill="#6B4A2A"/>'
        f'<path d="M{num(x)} {num(y - 31 * s)}l{num(9.5 * s)} {num(26 * s)}q{num(-9.5 * s)} {num(4 * s)} {num(-19 * s)} 0z" fill="#2F6A3C" stroke="#1E4A2B" stroke-width="1.3" stroke-linejoin="round"/>'
        f'<path d="M{num(x)} {num(y - 29 * s)}l{num(-7.5 * s)} {num(23 * s)}q{num(3 * s)} {num(2 * s)} {num(5.5 * s)} {num(1.5 * s)}z" fill="#4F9050"/>'
    )


def _oak(x: float, y: float, size: float = 1) -> str:
    s = size
    return (
        f'<path d="M{num(x - 2 * s)} {num(y)}v{num(-8 * s)}h{num(4 * s)}v{num(8 * s)}z" fill="#6B4A2A" stroke="#4A3018" stroke-width="1"/>'
        f'<circle cx="{num(x)}" cy="{num(y - 15 * s)}" r="{num(10 * s)}" fill="#4A8B48" stroke="#23502C" stroke-width="1.3"/>'
        f'<circle cx="{num(x - 3 * s)}" cy="{num(y - 18 * s)}" r="{num(4.5 * s)}" fill="#74B062"/>'
    )


def _peak(x: float, y: float, width: float, height: float) -> str:
    w, h = width / 2, height
    return (
        f'<path d="M{num(x - w)} {num(y)}L{num(x)} {num(y - h)}L{num(x + w)} {num(y)}Z" fill="#6F84A0" stroke="#3E5069" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="M{num(x - w + 1.5)} {num(y - 0.8)}L{num(x)} {num(y - h + 2)}L{num(x + 1)} {num(y - h * 0.45)}L{num(x - w * 0.2)} {num(y - 0.8)}Z" fill="#A6B6CB"/>'
        f'<path d="M{num(x - w * 0.32)} {num(y - h * 0.68)}L{num(x)} {num(y - h)}L{num(x + w * 0.32)} {num(y - h * 0.68)}L{num(x + w * 0.1)} {num(y - h * 0.75)}'
        f'L{num(x)} {num(y - h * 0.62)}L{num(x - w * 0.14)} {num(y - h * 0.76)}Z" fill="#FBFDFF"/>'
    )


def _fence(x: float, width: float, y: float = 0) -> str:
    posts = "".join(f"M{num(x - width / 2 + width * k / 4)} {num(y)}v-8" for k in range(5))
    return (
        f'<path d="{posts}M{num(x - width / 2 - 2)} {num(y - 2.5)}h{num(width + 4)}m0-3.5h{num(-width - 4)}" fill="none" stroke="#7A4E2B" '
        'stroke-width="2" stroke-linecap="round"/>'
    )


def _water(x: float, y: float, rx: float, ry: float) -> str:
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx + 2.5)}" ry="{num(ry + 2)}" fill="#BDB48A"/>'
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="#6DAED3" stroke="#37769B" stroke-width="1.5"/>'
        f'<path d="M{num(x - rx * 0.5)} {num(y - 2)}q3-2.5 6 0t6 0M{num(x - rx * 0.1)} {num(y + 4)}q3-2.5 6 0t6 0" fill="none" stroke="#E3F2FA" stroke-width="1.5" stroke-linecap="round"/>'
    )


def _pond(bank: str) -> str:
    duck = (
        f'<path d="M7-13q1-5 5-4q3 .5 2.5 3l3 .5l-3 1q1 4-3 5h-7q-4-1-4-4q4 1 6-1.5z" fill="#FBF8EC" {_O}/>'
        f'<circle cx="12.5" cy="-14.5" r=".9" fill="{INK}"/>'
    )
    return _water(0, -8, 25, 11) + duck + bank


_BULRUSH = (
    '<path d="M-24-1v-13M-20 1v-17M-16 2v-11" fill="none" stroke="#4E8A3C" stroke-width="1.6" stroke-linecap="round"/>'
    '<path d="M-24-14v-4M-20-16v-4" stroke="#7A4E2B" stroke-width="3" stroke-linecap="round"/>'
)
_STONES = '<path d="M-28 2l2-7l5-2l4 5l1 4zM-19 4l2-5l5 0l3 5z" fill="#9CADC2" stroke="#3E5069" stroke-width="1.3" stroke-linejoin="round"/>'


def _stall(x: float, y: float, colour: str) -> str:
    stripes = "".join(
        f'<path d="M{num(x - 12 + 6 * n)} {num(y - 15)}h6l{num(-1.5 + 1 * n)} 7.5q-3 2-6 0z" fill="{colour if n % 2 == 0 else "#FFF8E8"}"/>'
        for n in range(4)
    )
    return (
        f'<path d="M{num(x - 10)} {num(y)}v-9M{num(x + 10)} {num(y)}v-9" stroke="#7A4E2B" stroke-width="2"/>'
        f'<path d="M{num(x - 11)} {num(y)}v-5h22v5z" fill="#C99A5E" {_O}/>'
        f'<path d="M{num(x - 7)} {num(y - 6)}h0M{num(x - 2)} {num(y - 6.5)}h0M{num(x + 3)} {num(y - 6)}h0M{num(x + 7)} {num(y - 6.5)}h0" stroke="#D9632F" stroke-width="4" stroke-linecap="round"/>'
        f'{stripes}<path d="M{num(x - 12)} {num(y - 15)}h24l1.5 7.5q-3 2-6 0q-3.5 2-7 0q-3.5 2-7 0q-3 2-6 0z" fill="none" {_O}/>'
    )


def _wheel(x: float, y: float, radius: float) -> str:
    spokes = f"M{num(x - radius)} {num(y)}h{num(2 * radius)}M{num(x)} {num(y - radius)}v{num(2 * radius)}"
    d = radius * 0.7
    spokes += f"M{num(x - d)} {num(y - d)}l{num(2 * d)} {num(2 * d)}m{num(-2 * d)} 0l{num(2 * d)} {num(-2 * d)}"
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none" stroke="#54371C" stroke-width="4.6"/>'
        f'<path d="{spokes}" stroke="#54371C" stroke-width="2.4"/><circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none" stroke="#B98550" stroke-width="2.2"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="2.2" fill="#B98550" {_O}/>'
    )


def _saw(x: float, y: float, radius: float) -> str:
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="#C9CED6" stroke="#4C5460" stroke-width="2.6" stroke-dasharray="2.6 1.6"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 0.3)}" fill="#7E8794"/>'
    )


def _sheep(x: float, y: float) -> str:
    return (
        f'<path d="M{num(x - 4)} {num(y)}v-4m7 4v-4" stroke="{INK}" stroke-width="1.5"/>'
        f'<ellipse cx="{num(x)}" cy="{num(y - 6)}" rx="6.5" ry="4.5" fill="#FBF8EC" stroke="#6B5F4E" stroke-width="1.2"/>'
        f'<circle cx="{num(x + 6.5)}" cy="{num(y - 8)}" r="2.6" fill="#4A3F38"/>'
    )


def _cow(x: float, y: float) -> str:
    return (
        f'<path d="M{num(x - 7)} {num(y)}v-6m3 6v-6m7 6v-6m3 6v-6" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M{num(x - 10)} {num(y - 5)}q-1-8 3-8h12q4 0 5 4l3-3l3 2l0 4l-4 2l-3-1l-1 2q-8 2-18-2z" fill="#FBF8EC" {_O}/>'
        f'<path d="M{num(x - 7)} {num(y - 12.5)}q5-1 5 3q-3 3-6 0zM{num(x + 2)} {num(y - 5)}q1-4 5-3l0 3z" fill="#6B4A2A"/>'
    )


def _barn(colour: str, trim: str) -> str:
    return (
        f'{_shadow(52)}<path d="M-21 0v-17l7-13h28l7 13v17z" fill="{colour}" {_O}/>'
        f'<path d="M-24-15l9-17h30l9 17h-4l-7-12.5h-26l-7 12.5z" fill="{trim}" {_O}/>'
        f'<path d="M-8 0v-13h16v13z" fill="{trim}" {_O}/><path d="M-8 0l16-13m0 13l-16-13" {_O}/><path d="M-4-17.5v-6h8v6z" fill="#54371C" {_O}/>'
    )


BUILDINGS: dict[str, str] = {
    "market": f"{_shadow(60)}{_stall(-17, -9, '#3F7FBF')}{_stall(17, -11, '#C4543F')}{_stall(0, 0, '#4E9A55')}",
    "town-hall": (
        f"{_shadow(58)}{_box(0, 0, 50, 17, WALL)}{_roof(0, -17, 56, 12, BLUE)}{_box(0, -26, 12, 8, WALL)}"
        f'<path d="M-9-34L0-47L9-34Z" fill="{BLUE}" {_O}/><circle cy="-29.5" r="3.4" fill="#FFFDF4" {_O}/><path d="M0-31v1.8h1.5" fill="none" {_O}/>'
        + "".join(_door(x, 0, 7.5, 11, "#7A5A3A") for x in (-18, -9, 0, 9, 18))
    ),
    "woodcutter": (
        f"{_shadow(56)}{_box(-8, 0, 28, 14, '#B98550')}"
        '<path d="M-22-4.5h28M-22-9h28" stroke="#8A5A33" stroke-width="1.2"/>'
        f"{_roof(-8, -14, 36, 15, BROWN, 0.45)}{_door(-8, 0, 8, 11, '#5B3A1E')}{_box(2, -23, 5, 9, STONE)}{_logs(20, 1)}"
    ),
    "quarry": (
        '<ellipse cx="0" cy="-9" rx="31" ry="15" fill="#8E8A82" stroke="#54504A" stroke-width="1.6"/>'
        '<ellipse cx="0" cy="-6" rx="25" ry="11" fill="#6E6A63"/><ellipse cx="0" cy="-3.5" rx="18" ry="7" fill="#57534D"/>'
        '<path d="M-14-1l3-8l8-1l3 8zM3-3l2-6l7-1l4 6l-2 3z" fill="#B9B6AE" stroke="#4A4741" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M-25-4V-36H2M-25-27L-16-36" fill="none" stroke="#7A4E2B" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M0-36v10" stroke="#54371C" stroke-width="1.3"/><path d="M-5-18v-8h10v8z" fill="#C9C5BB" {_O}/>'
    ),
    "farm": (
        f'{_shadow(50)}<path d="M12 0v-10m4 11v-12m4 11v-10m4 9v-8" stroke="#C9982E" stroke-width="1.8" stroke-linecap="round"/>'
        '<path d="M12-8v-5m4 4v-6m4 6v-5m4 6v-4" stroke="#EBC24F" stroke-width="3.4" stroke-linecap="round"/>'
        f'{_box(-6, 0, 26, 14, "#C4543F")}{_gable(-6, -13, 33, 15, "#8F3A2C")}<path d="M-9 0v-9h6v9z" fill="#F5E8CB" {_O}/><circle cx="-6" cy="-17" r="2.6" fill="#F5E8CB" {_O}/>'
    ),
    "sawmill": f"{_shadow(58)}{_house(40, 14, 15, '#C98A4B', x=-6)}{_windows(-5, -18)}{_saw(-4, -5, 7.5)}{_planks(21, 1)}",
    "lumber-mill": (
        f"{_shadow(64)}{_box(-8, 0, 44, 12, '#B98550')}{_roof(-8, -12, 52, 15, '#A86A34', 0.7)}{_box(10, -22, 6, 15, STONE)}"
        f"{_saw(-16, -4, 6.5)}{_saw(0, -4, 6.5)}{_logs(25, 2)}"
    ),
    "stonemason": f"{_shadow(58)}{_house(38, 14, 15, '#8F8A7E', x=-7)}{_door(-12)}{_windows(-4.5, 1)}{_brick_pile(21, 1)}",
    "master-stonemason": (
        f"{_shadow(62)}{_box(-16, 0, 18, 24, STONE)}{_gable(-16, -23, 23, 14, SLATE)}{_box(7, 0, 28, 15, '#D8D3C6')}{_roof(7, -15, 34, 12, '#8F8A7E')}"
        f"{_door(-16, 0, 7, 11)}{_windows(-13, -16)}{_windows(-5, 1, 10)}{_brick_pile(26, 2)}"
    ),
    "dairy-farm": f"{_shadow(56)}{_house(38, 14, 16, BLUE, x=-6)}{_door(-12)}{_windows(-5, 0)}{_sheep(17, -1)}{_sheep(24, 4)}",
    "cow-conservatory": (
        f"{_shadow(58)}{_box(-12, -4, 26, 13, '#C4543F')}{_roof(-12, -17, 32, 12, '#E7D9BC', 0.6)}{_door(-12, -4, 8, 10, '#7A3226')}{_cow(14, 0)}{_fence(4, 46, 4)}"
    ),
    "flour-mill": (
        f"{_shadow(52)}{_box(8, 0, 28, 18, WALL)}{_roof(8, -18, 36, 14, BROWN)}{_door(14)}{_windows(-8, 4)}"
        '<path d="M-27 2q4-3 8 0t8 0" fill="none" stroke="#5FA3CC" stroke-width="3" stroke-linecap="round"/>'
        f"{_wheel(-13, -9, 10)}"
    ),
    "windmill": (
        f'{_shadow(34)}<path d="M-11 0L-7-26H7L11 0Z" fill="{WALL}" {_O}/><path d="M-9-25Q0-40 9-25Z" fill="{BROWN}" {_O}/>{_door(0, 0, 8, 11)}'
        f'<g transform="translate(0 -27) rotate(22)"><path d="M0-22V22M-22 0H22" stroke="#54371C" stroke-width="2.2"/>'
        f'<path d="M1-7h6v-15h-6zM-1 7h-6v15h6zM7 1v6h15v-6zM-7-1v-6h-15v6z" fill="#FFFDF4" {_O}/><circle r="2.6" fill="#B98550" {_O}/></g>'
    ),
    "shrine": (
        f'{_shadow(28)}<path d="M-12 0h24v-4h-24z" fill="{STONE}" {_O}/>{_box(0, -4, 16, 16, WALL)}{_gable(0, -19, 24, 13, SLATE)}'
        f'<path d="M-4-4v-8q4-5 8 0v8z" fill="#F2C95A" {_O}/><path d="M0-32v-8m-3 3h6" fill="none" stroke="{GOLD_EDGE}" stroke-width="2" stroke-linecap="round"/>'
    ),
    "trade-post": (
        f'{_shadow(50)}<path d="M-19 0L-4-27L11 0Z" fill="#C9774A" {_O}/><path d="M-9 0L-4-18L1 0Z" fill="#6B3F22" {_O}/><path d="M-4-27l-3-5m3 5l3-5" {_O} fill="none"/>'
        f'{_box(19, 0, 11, 10, "#C99A5E")}<path d="M13.5-10l11 10m0-10l-11 10" stroke="#8A5A33" stroke-width="1.3"/><circle cx="19" cy="-14" r="4" fill="#F2C94C" {_O}/>'
    ),
    "pond-forest": _pond(_BULRUSH),
    "pond-mountain": _pond(_STONES),
    "woodland-small": f"{_shadow(44)}{_tree(-11, -4, 0.9)}{_oak(11, -3, 0.95)}{_tree(1, 2, 0.75)}",
    "woodland-large": f"{_shadow(62)}{_tree(-20, -6)}{_oak(18, -6, 1.15)}{_tree(2, -8, 1.15)}{_oak(-9, 2)}{_tree(12, 3, 0.9)}{_tree(-24, 3, 0.7)}",
    "mountain-range-small": f"{_shadow(48)}{_peak(9, 0, 28, 28)}{_peak(-9, 1, 26, 22)}",
    "mountain-range-large": f"{_shadow(64)}{_peak(-15, -2, 32, 36)}{_peak(16, -1, 30, 31)}{_peak(1, 2, 30, 25)}",
    "warehouse": (
        f'{_shadow(60)}{_box(-7, 0, 38, 15, WALL)}{_roof(-7, -15, 46, 15, GREEN)}<path d="M-13 0v-11h12v11zM-7-11v11" fill="#B98550" {_O}/>'
        f"{_windows(-5, -20, 6)}{_box(20, 1, 11, 9, '#C99A5E')}{_box(26, 3, 9, 8, '#B98550')}"
    ),
    "stables": (
        f"{_shadow(62)}{_box(0, 0, 52, 14, '#B98550')}{_roof(0, -14, 60, 13, STRAW, 0.8)}"
        + "".join(
            f'<path d="M{x - 6} 0v-10h12v10zM{x - 6} 0l12-5m0 5l-12-5" fill="#7A4E2B" {_O}/>' for x in (-17, 0, 17)
        )
        + f'<path d="M-3-5q-1-6 3-8l4 3l-1 5z" fill="#A9733F" {_O}/>'
    ),
    "outpost": (
        f'{_shadow(32)}<path d="M-10 0L-8-28H8L10 0Z" fill="{STONE}" {_O}/><path d="M-12-28v-9h5v3h4.5v-3h5v3h4.5v-3h5v9z" fill="#DAD6CC" {_O}/>'
        f'{_door(0, 0, 8, 11)}<path d="M-1.5-15v-6h3v6z" fill="#54371C"/><path d="M0-37v-11l10 3.5l-10 3.5" fill="#C4543F" {_O}/>'
        '<path d="M-7-6h4m6-5h4m-13-7h3" stroke="#9A958A" stroke-width="1.4"/>'
    ),
    "tavern": (
        f'{_shadow(56)}{_box(-5, 0, 36, 20, WALL)}<path d="M-23-10h36M-14-20v20M5-20v20" stroke="#8A5A33" stroke-width="1.8"/>{_roof(-5, -20, 44, 14, RED)}'
        f'{_door(-5, 0, 8, 9)}{_windows(-2, -17.5, 9)}{_windows(-12.5, -5)}<path d="M14-15h11" fill="none" {_O}/>'
        f'<path d="M18-13h8v9h-8z" fill="#EBBC45" {_O}/><path d="M26-11h3v5h-3M17.5-13q4.5-4 9 0" fill="#FFFDF4" {_O}/>'
    ),
    "farrier": (
        f'{_shadow(56)}{_box(-8, 0, 34, 15, "#B9A58A")}{_roof(-8, -15, 42, 14, SLATE)}{_box(4, -23, 7, 14, STONE)}<path d="M-17 0v-10h16v10z" fill="#3F3128" {_O}/>'
        '<path d="M-13 0q0-7 4-8q4 1 4 8z" fill="#F08A2C"/><path d="M-11 0q0-4 2-5q2 1 2 5z" fill="#F8D25A"/>'
        f'<path d="M14-8h15q-1 4-6 4v3h3v2h-10v-2h3v-3q-4 0-5-4z" fill="#7E8794" {_O}/>'
    ),
    "barn": _barn("#9A5F34", "#EADBBB"),
    "square": (
        f'{_oak(-22, -4, 0.8)}{_oak(22, -4, 0.8)}<ellipse cy="-4" rx="19" ry="8" fill="#C9C5BB" {_O}/><ellipse cy="-6" rx="15" ry="5.5" fill="#7DB9DA" stroke="#37769B" stroke-width="1.2"/>'
        f'<path d="M-2.5-6v-11h5v11z" fill="#DAD6CC" {_O}/><ellipse cy="-17" rx="7" ry="2.6" fill="#7DB9DA" {_O}/>'
        '<path d="M0-18v-8M0-24q-6-3-7 5M0-24q6-3 7 5" fill="none" stroke="#9FD0E8" stroke-width="1.8" stroke-linecap="round"/>'
    ),
    "monument": (
        f'{_shadow(36)}<path d="M-15 0h30v-5h-30zM-10-5h20v-6h-20z" fill="#DAD6CC" {_O}/><path d="M-6-11L-4-38L0-44L4-38L6-11Z" fill="#C9C5BB" {_O}/>'
        f'<path d="M-4.5-12L-3-37L0-41L0-12Z" fill="#E8E5DD"/><path d="M-3-22h6" stroke="{GOLD_EDGE}" stroke-width="3"/>'
    ),
}
"""The drawings by the name of the building; tiles of the same name share one."""


# The Church rises part by part: six of them

_NAVE = tuple(
    _box(x, 0, 22, 24, "#FBF1DA") + f'<path d="M{x - 3.5} -5v-8q3.5-6 7 0v8z" fill="#6FA5D0" {_O}/>'
    for x in (-37, -15, 7)
)
CHURCH_PARTS = (
    _NAVE[2],
    _NAVE[1],
    _NAVE[0],
    f'<path d="M-50-24l5-16h58l7 16z" fill="{RED}" {_O}/><path d="M-47-30h64M-45.5-35h61" stroke="#8C3226" stroke-width="1.2"/>',
    _box(30, 0, 26, 54, "#FFF7E4")
    + f'<path d="M26-12v-9q4-6 8 0v9z" fill="#6FA5D0" {_O}/><circle cx="30" cy="-36" r="6.5" fill="#FFFDF4" {_O}/><path d="M30-40v4l3 2" fill="none" {_O}/>'
    + _door(30, 0, 9, 10),
    f'<path d="M14-54L30-92L46-54Z" fill="{BLUE}" {_O}/><path d="M21-58L30-84L30-58Z" fill="#7C9CC6"/>'
    '<path d="M30-92v-13m-5 4.5h10" stroke="#D9A21E" stroke-width="2.8" fill="none" stroke-linecap="round"/>',
)
"""The parts in the order in which they are built."""

CHURCH_SITE = (
    f'{_shadow(100, -4)}<path d="M-49 1h93v-5h-93z" fill="{STONE}" {_O}/>'
    '<path d="M-46-4v-20h63v20M17-4v-50h26v50M-24-4v-20M-2-4v-20" fill="#FFF7E4" fill-opacity=".35" stroke="#8A6A3C" stroke-width="1.5" stroke-dasharray="4 4"/>'
)
SCAFFOLD = '<path d="M-54 2v-46M-44 2v-46M-57-8h16M-57-22h16M-57-36h16M-54-8l10-14M-54-22l10-14" stroke="#A9773C" stroke-width="2.2" fill="none" stroke-linecap="round"/>'


def church(parts: int) -> str:
    """The Church with its first ``parts`` parts."""
    site = "" if parts >= len(CHURCH_PARTS) else SCAFFOLD
    return CHURCH_SITE + site + "".join(CHURCH_PARTS[:parts])
