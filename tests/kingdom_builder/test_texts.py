"""The Czech texts use the words of the Czech edition."""

import re

from osada.games.kingdom_builder import GAME


def test_settlements_are_built_with_the_word_of_the_edition() -> None:
    for shelf in ("text", "learn"):
        written = (GAME.folder / shelf / "cs.ftl").read_text("utf-8")
        assert re.findall(r"\b[Pp]ostav\w*", written) == []
        assert re.search(r"\b[Vv]ybuduj", written)


def test_location_tiles_bring_extra_actions() -> None:
    assert "zvláštní akc" in GAME.text("cs")("lesson-first-token-body")
