"""The location tiles that a seat holds, as buttons beside its terrain card."""

from __future__ import annotations

from osada.core.colours import GOLD
from osada.core.svg import num, text, variable, wrapped
from osada.core.text import Text
from osada.games.kingdom_builder.view import KingdomView

HEIGHT = 56.0
WIDEST = 76.0
GAP = 4.0


def stacks(view: KingdomView, seat: int) -> dict[str, list[bool]]:
    """The tokens of a seat by location, each with whether it can still be used; a used one comes first."""
    found: dict[str, list[bool]] = {}
    for token in view["tokens"][seat]:
        found.setdefault(token["location"], []).append(token["ready"])
    return {location: sorted(ready) for location, ready in found.items()}


def scaled(symbol: str, x: float, y: float, scale: float, more: str = "") -> str:
    """A symbol put somewhere in another size."""
    return f'<use href="#{symbol}" transform="translate({num(x)} {num(y)}) scale({scale:.2f})"{more}/>'


def box(x: float, y: float, width: float, style: str) -> str:
    """The frame of a button, or of where buttons would be."""
    return (
        f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="{num(width - 2)}" height="{num(HEIGHT - 2)}" rx="9" {style}/>'
    )


def to_build(view: KingdomView, say: Text, x: float, y: float, room: float) -> str:
    """The settlements that the deciding seat still has to build, and what to do with them."""
    left = view["left"]
    houses = "".join(scaled(f"p{view['seat']}", x + 15 + 34 * number, y, 0.95) for number in range(left))
    note = "task-done" if not left else "task-token" if _offers_tokens(view) else "task-left"
    after = 8 + 34 * left if left else 4
    lines = wrapped(say(note), room - after, 13)[:2]
    first = y + 4 - 8 * (len(lines) - 1)
    return houses + "".join(text(x + after, first + 16 * row, line, 13, "sans soft") for row, line in enumerate(lines))


def _offers_tokens(view: KingdomView) -> bool:
    return any(place.startswith("token-") for place in view["offers"])


def buttons(view: KingdomView, say: Text, seat: int, x: float, y: float, room: float) -> str:
    """A button for the tokens of each location that a seat holds, in a row."""
    held = stacks(view, seat)
    width = min(WIDEST, (room - GAP * (len(held) - 1)) / max(1, len(held)))
    return "".join(
        _button(view, say, location, ready, x + (width + GAP) * index, y, width)
        for index, (location, ready) in enumerate(held.items())
    )


def _button(view: KingdomView, say: Text, location: str, ready: list[bool], x: float, y: float, width: float) -> str:
    place, own = f"token-{location}", view["you"] is not None
    offered = place in view["offers"]
    style = f'fill="{variable("mine")}" stroke="{GOLD}" stroke-width="2.6"' if offered else 'class="card rule"'
    middle, faint = x + width / 2, "" if any(ready) else ' opacity=".45"'
    icons = "".join(
        scaled(f"t-{location}", middle + 12 * (number - (len(ready) - 1) / 2), y + 20.5, 0.86, more)
        for number, more in enumerate("" if one else ' opacity=".45"' for one in ready)
    )
    name = text(middle, y + HEIGHT - 7, say(f"location-{location}").capitalize(), 12, "sans bold ink", "middle")
    chosen = f' data-place="{place}"' if own else ""
    named = f"<g{faint}>{name}</g>" if faint else name
    return f'<g data-about="{location}"{chosen}>{box(x, y, width, style)}{icons}{named}</g>'
