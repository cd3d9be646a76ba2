"""What stands along forest and mountain sections, as markers of paths."""

from __future__ import annotations

_BUSH = (
    '<path d="M-7 1Q-10-3-6.5-6Q-6-11-1-10.5Q4-12 5.5-7.5Q9.5-5 7.5-.5Q6 3 0 2.5Q-5 3.5-7 1Z" fill="#417F45" stroke="#24522D" stroke-width="1.2"/>'
    '<path d="M-6-2.5Q-7.5-6-4.5-6.5Q-4-9.8-.5-9.2Q2.5-10.2 3.5-7.5Q0-8-1.5-5Q-5-5.5-6-2.5Z" fill="#68A75A"/>'
)
_TREE = (
    '<path d="M0-20L7 0Q0 3-7 0Z" fill="#2F6A3C" stroke="#1E4A2B" stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M0-18.5L-5.5-1.5Q-3 0-1.5-.5Z" fill="#4C8B4B"/>'
)
_PEAK = (
    '<path d="M-9.5 2L-1-17L1.5-14L9.5 2Q0 5-9.5 2Z" fill="#6F84A0" stroke="#3E5069" stroke-width="1.3" stroke-linejoin="round"/>'
    '<path d="M-8 1.5L-1-15.5L0-5L-2 3Q-6 3-8 1.5Z" fill="#A3B4CA"/><path d="M-4-8.5L-1-16L1.5-13.5L4-8.5L1-10L-1-7.5Z" fill="#F4F8FC"/>'
)
_ROCK = (
    '<path d="M-7.5 2L-5-5.5L-1-8.5L4-6L7.5 2Q0 4.5-7.5 2Z" fill="#7A8FAA" stroke="#3E5069" stroke-width="1.2" stroke-linejoin="round"/>'
    '<path d="M-6 1L-4-5L-1-7.5L0-2L-2 2.5Z" fill="#B7C5D7"/>'
)

KINDS = {"bush": _BUSH, "tree": _TREE, "peak": _PEAK, "rock": _ROCK}


def markers() -> str:
    """The markers of all kinds."""
    return "".join(
        f'<marker id="k-{kind}" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible" '
        f'orient="0">{drawing}</marker>'
        for kind, drawing in KINDS.items()
    )
