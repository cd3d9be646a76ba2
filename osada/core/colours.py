"""The colours that pages and pictures share: those of the two themes, and those of the seats."""

from __future__ import annotations

SEAT_COLOURS = (
    ("#2F6DB5", "#1D4777", "#EAF2FB"),
    ("#E08A1E", "#8F5410", "#FDF1DF"),
    ("#F5F1E6", "#6B5F4E", "#FFFFFF"),
    ("#3B3B3F", "#1C1C1F", "#E4E4E8"),
)
"""Of each seat the colour, its dark tone (outlines) and its pale one (walls)."""

SEAT_LINES = (SEAT_COLOURS[0][0], SEAT_COLOURS[1][0], "#A0917B", "#77777D")
"""Of each seat a tone for thin lines: it is seen on light paper and on dark."""

THEMES = {
    "table": ("#F4EDE1", "#1F1A16"),
    "plank": ("rgb(120 90 50 / .05)", "rgb(0 0 0 / .16)"),
    "paper": ("#FBF7EF", "#362D26"),
    "card": ("#F4EADA", "#3F352D"),
    "ink": ("#3A2F28", "#EFE6D8"),
    "soft": ("#6E5E50", "#BBAA98"),
    "line": ("#D9CBB6", "#54473B"),
    "mine": ("#FFF3CF", "#4A3B1C"),
    "gold": ("#F2B632", "#F2B632"),
    "gold-edge": ("#B5811A", "#E3A92B"),
    "refusal": ("#B3402F", "#E9806C"),
    "focus": ("#2F6DB5", "#2F6DB5"),
    "shade": ("rgb(60 40 20 / .16)", "transparent"),
    "shade-deep": ("transparent", "rgb(0 0 0 / .45)"),
    "teacher": ("#3F6B4F", "#A9D1B5"),
    "teacher-deep": ("#3F6B4F", "#3F6B4F"),
    "teacher-pale": ("#E6EEE1", "#2C4E39"),
    "veil": ("transparent", "rgb(26 20 16 / .22)"),
}
"""What each colour is on a light page and on a dark one."""

LIGHT = {name: light for name, (light, _) in THEMES.items()}
"""A picture on its own is light."""

INK, SOFT, PAPER, MINE = (LIGHT[name] for name in ("ink", "soft", "paper", "mine"))
GOLD, GOLD_EDGE, RED, GREEN = (LIGHT[name] for name in ("gold", "gold-edge", "refusal", "teacher"))
"""What is printed on pieces and cards is the same on a dark page."""
