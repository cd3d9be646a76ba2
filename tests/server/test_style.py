"""The style sheets: cheap to apply, and colours that are said once."""

from __future__ import annotations

import re

import osada
from osada.core.colours import LIGHT, SEAT_COLOURS, SEAT_LINES, THEMES
from osada.core.standalone import standalone
from osada.core.svg import STYLE, Pane, Picture
from osada.server import assets
from tests.server.browser import Browser

SHEETS = {file.name: file.read_text("utf-8") for file in sorted(assets.FOLDER.rglob("*.css"))}
WRITTEN = "".join(SHEETS.values())
SCRIPTS = "".join(file.read_text("utf-8") for file in sorted(assets.FOLDER.rglob("*.js")))


def test_no_rule_depends_on_what_is_inside_something() -> None:
    """With ``:has`` every change of a picture would style all its parts anew, tens of thousands with their symbols."""
    assert SHEETS and ":has(" not in WRITTEN


def test_every_colour_that_a_sheet_names_is_there_for_both_themes(browser: Browser) -> None:
    shared = browser.get(f"{assets.ADDRESS}/shared.css")
    assert shared.headers["content-type"].startswith("text/css")
    given = dict(re.findall(r"(--[\w-]+):([^;}]+)", shared.text))
    for name, (light, dark) in THEMES.items():
        assert given[f"--{name}"] == f"light-dark({light},{dark})"
    own = set(re.findall(r"(--[\w-]+):", WRITTEN)) | set(re.findall(r'setProperty\("(--[\w-]+)"', SCRIPTS))
    assert set(re.findall(r"var\((--[\w-]+)", WRITTEN + STYLE)) <= given.keys() | own


def test_colours_of_seats_and_themes_stand_nowhere_else() -> None:
    seats = {tone for tones in (*SEAT_COLOURS, SEAT_LINES) for tone in tones} - {"#FFFFFF"}
    named = seats | {tone for tones in THEMES.values() for tone in tones if tone != "transparent"}
    for file in sorted(assets.FOLDER.parent.rglob("*.*")):
        if file.suffix in (".css", ".js", ".html", ".py"):
            text = file.read_text("utf-8").lower()
            assert [tone for tone in named if tone.lower() in text] == [], file
    for sheet, text in SHEETS.items():
        assert "prefers-color-scheme" not in text and "data-theme" not in text, f"{sheet}: themes are in shared.css"


def test_what_is_printed_on_pieces_has_its_colours_from_there_too() -> None:
    tones = [
        LIGHT[name].lower() for name in ("ink", "soft", "paper", "mine", "gold", "gold-edge", "refusal", "teacher")
    ]
    for name in osada.names():
        for file in sorted(osada.game(name).folder.rglob("*.py")):
            text = file.read_text("utf-8").lower()
            assert [tone for tone in tones if tone in text] == [], file


def test_a_sheet_is_a_score_sheet() -> None:
    """One word for one thing; what else lies on a page has other names."""
    named = {name for name, text in SHEETS.items() if re.search(r"(?<!style )\bsheet\b", text)}
    assert named <= {"pad.css", "pad-result.css", "paper.css", "scores.css"}


def test_a_picture_on_its_own_has_the_colours_of_a_light_page() -> None:
    pane = Pane(10, 10, lambda: "", '<text class="soft">x</text>')
    drawn = standalone(Picture("", {"board": pane, "side": pane}, "a picture"))
    assert f"{{fill:{LIGHT['soft']}}}" in drawn and f"{{fill:{LIGHT['ink']}}}" not in drawn, "it has what it uses"
    assert f'fill="{LIGHT["table"]}"' in drawn and "var(" not in drawn
