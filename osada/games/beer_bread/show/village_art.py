"""The village of the picture: brewery and bakery, windmill, grounds, and marks of places. Drawn here, in code."""

from __future__ import annotations

from functools import cache

from osada.core.colours import GOLD, INK
from osada.core.svg import num, use
from osada.games.beer_bread.show.art import GOODS_ICONS, at, group


@cache
def symbols() -> str:
    """All symbols of this file; the same at every table."""
    parts = [group("brewery", _house("beer")), group("bakery", _house("bread")), group("windmill", WINDMILL)]
    parts.append(group("mill", at(0, 0, use("windmill", 0, 0), 0.5)))
    return "".join(parts) + _patterns()


# Brewery and bakery, 110 × 150 from the top left corner, with a doorway for the cards


def _house(good: str) -> str:
    roof, dark, light = ("#3C6EA5", "#1E4470", "#6E9CCB") if good == "beer" else ("#A85A34", "#5F2D14", "#CB8358")
    wall, timber = ("#EDF1F5", "#46607C") if good == "beer" else ("#F6E8CF", "#7A4A26")
    tiles = "".join(
        f"M{num(12 + row * -3 + 5)} {y}q5 5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" for row, y in enumerate((24, 34))
    )
    icon = GOODS_ICONS["mug"] if good == "beer" else GOODS_ICONS["loaf"]
    return (
        f'<path d="M82 20V2H96V28" fill="#8C4A33" stroke="#4F2514" stroke-width="2"/><path d="M80 1H98V7H80Z" fill="#A85F45" stroke="#4F2514" stroke-width="1.6"/>'
        f'<rect x="10" y="42" width="90" height="106" fill="{wall}" stroke="{timber}" stroke-width="2.2"/>'
        f'<path d="M10 66H26M84 66H100M10 90H26M84 90H100M10 114H26M84 114H100" stroke="{timber}" stroke-opacity=".35" stroke-width="1.6"/>'
        f'<path d="M14 44V147M96 44V147" stroke="{timber}" stroke-width="3.6"/>'
        f'<path d="M20 12H90L108 46Q108 49 105 49H5Q2 49 2 46Z" fill="{roof}" stroke="{dark}" stroke-width="2.2" stroke-linejoin="round"/>'
        f'<path d="{tiles}" fill="none" stroke="{light}" stroke-width="1.6"/>'
        f'<circle cx="55" cy="30" r="18" fill="#FFFBF2" stroke="{dark}" stroke-width="2"/>{at(54, 30, icon, 1.25)}'
        '<path d="M2 148H108" stroke="#5B3A1E" stroke-width="3" stroke-linecap="round"/>'
    )


WINDMILL = (
    '<path d="M-15 34L-10-6H10L15 34Z" fill="#F6EBD6" stroke="#5B3A1E" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M-12 10H12" stroke="#D8C3A0" stroke-width="2"/><path d="M-13-5Q0-24 13-5Z" fill="#A85A34" stroke="#5B3A1E" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M-5 34V22Q0 17 5 22V34Z" fill="#7A4E2B" stroke="#5B3A1E" stroke-width="1.6"/><rect x="-3.5" y="2" width="7" height="7" rx="1" fill="#8FC0D8" stroke="#5B3A1E" stroke-width="1.4"/>'
    '<g transform="translate(0 -8) rotate(20)" stroke="#5B3A1E" stroke-width="1.5" stroke-linejoin="round">'
    + "".join(
        f'<g transform="rotate({turn})"><path d="M0 0V-30" stroke-width="2.4"/><path d="M1-8H9V-30H1Z" fill="#FFFBF2"/><path d="M1-15H9M1-22H9M5-8V-30" stroke-width=".9"/></g>'
        for turn in (0, 90, 180, 270)
    )
    + '<circle r="3.5" fill="#8A5A33"/></g>'
)

# Places marked for something: what can be chosen, where the lifted card would go


def mark(name: str, width: float, height: float, look: str) -> str:
    """A rectangle as a symbol, from its top left corner."""
    return group(name, f'<rect width="{num(width)}" height="{num(height)}" rx="9" {look}/>')


WOULD_GO = f'fill="{GOLD}" fill-opacity=".18" stroke="#E0A21C" stroke-width="3" stroke-dasharray="7 5"'
OFFERED = 'fill="#FFF0C4" stroke="#E0A21C" stroke-width="2.5"'
REFUSED = 'fill="#E9E0CF" stroke="#B7A88E" stroke-width="1.5"'
GLOWING = f'fill="{GOLD}" opacity=".9"'


def ring(name: str, width: float, height: float) -> str:
    """A white ring with a dark edge, around what was just done."""
    box = f'<rect width="{num(width)}" height="{num(height)}" rx="9" fill="none" '
    return group(
        name, f'{box}stroke="{INK}" stroke-opacity=".55" stroke-width="5"/>{box}stroke="#FFFFFF" stroke-width="2.4"/>'
    )


def cells(name: str, x: float, y: float, width: float, height: float) -> str:
    """The places of a storage side by side, as a pattern whose first place begins at x, y."""
    return (
        f'<pattern id="{name}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" patternUnits="userSpaceOnUse">'
        f'<rect x="2.5" y="2.5" width="{num(width - 5)}" height="{num(height - 5)}" rx="4" fill="#6E4626" stroke="#4F301A" stroke-width="1.5"/></pattern>'
    )


# Grounds


def _patterns() -> str:
    """The grounds of river and fields, the slats of harvest strips, hatching."""
    return (
        '<pattern id="g-water" width="40" height="22" patternUnits="userSpaceOnUse"><rect width="40" height="22" fill="#BFD9F0"/>'
        '<path d="M0 7q10-7 20 0t20 0M0 18q10-7 20 0t20 0" fill="none" stroke="#8FBBE2" stroke-width="2"/></pattern>'
        '<pattern id="g-wheat" width="26" height="40" patternUnits="userSpaceOnUse"><rect width="26" height="40" fill="#F5E3A4"/><rect x="13" width="13" height="40" fill="#EFD98C"/>'
        '<path d="M7 38V24M7 30l-4-4M7 30l4-4M7 25l-3-4M7 25l3-4M20 18V5M20 11l-4-4M20 11l4-4" fill="none" stroke="#CFA945" stroke-width="1.4" stroke-linecap="round"/></pattern>'
        '<pattern id="g-barley" width="44" height="20" patternUnits="userSpaceOnUse"><rect width="44" height="20" fill="#DEC7AC"/>'
        '<path d="M0 6q11 6 22 0t22 0M0 16q11 6 22 0t22 0" fill="none" stroke="#BD9A74" stroke-width="2"/></pattern>'
        '<pattern id="g-rye" width="28" height="22" patternUnits="userSpaceOnUse"><rect width="28" height="22" fill="#F3CBA1"/>'
        '<path d="M2 8l5-5 5 5M16 19l5-5 5 5" fill="none" stroke="#DD9A58" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></pattern>'
        '<pattern id="g-hops" width="34" height="30" patternUnits="userSpaceOnUse"><rect width="34" height="30" fill="#C9DDB4"/><path d="M17 0V30" stroke="#9DBE83" stroke-width="2"/>'
        '<path d="M17 8q-8-1-9-7M17 14q8-1 9-7M17 24q-8-1-9-7" fill="none" stroke="#86AC69" stroke-width="2" stroke-linecap="round"/></pattern>'
        '<pattern id="slats" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><rect width="14" height="14" fill="#F7E9C6"/><rect width="6" height="14" fill="#F0DCAC"/></pattern>'
        '<pattern id="planks" width="120" height="30" patternUnits="userSpaceOnUse"><rect width="120" height="30" fill="#9A6C41"/><path d="M0 .5H120M0 15.5H120M40 0V15M96 15V30" stroke="#7F5530" stroke-width="1.4"/></pattern>'
        '<pattern id="meadow" width="60" height="48" patternUnits="userSpaceOnUse"><rect width="60" height="48" fill="#A9C27A"/>'
        '<path d="M10 14q1-4-1-7M13 14V6M16 14q-1-4 1-7M42 38q1-4-1-7M45 38v-8M48 38q-1-4 1-7" fill="none" stroke="#8AA85C" stroke-width="1.5" stroke-linecap="round"/></pattern>'
        '<pattern id="yard" width="90" height="70" patternUnits="userSpaceOnUse"><rect width="90" height="70" fill="#E8DBB4"/>'
        '<path d="M12 20h7M60 52h9M38 8h5M74 26h4M24 58h5" stroke="#D8C796" stroke-width="3" stroke-linecap="round"/></pattern>'
        '<pattern id="hedge" width="52" height="24" patternUnits="userSpaceOnUse" y="-12"><g fill="#7FA650" stroke="#4F7A35" stroke-width="1.6"><circle cx="8" cy="13" r="8"/>'
        '<circle cx="60" cy="13" r="8"/><circle cx="34" cy="12" r="9"/><circle cx="21" cy="13" r="8.5" fill="#93B862"/><circle cx="47" cy="13" r="8" fill="#8CB25B"/></g></pattern>'
    )
