"""What people read: tiles and goods in the forms that sentences need, and no word that is not of the language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from osada.core.game import Seen
from osada.core.text import LANGUAGES, Text
from osada.core.typeset import plain
from osada.games.hamlet import GAME
from osada.games.hamlet.pieces import GOODS, TILES
from tests.hamlet.positions import allowed, do, hand, position

STRICT: dict[str, Text] = {language: Text(language, GAME.folder / "text", strict=True) for language in LANGUAGES}
IDS = re.compile("|".join(rf"\b{name}\b" for name in (*TILES, *GOODS)))
LONGEST_QUESTION = 75
"""A phone shows about sixty letters in three lines; only two tiles of long names together may need more."""
OFTEN = ("use", "build", "at", "place", "road", "section", "sell", "deliver", "units", "fill")


def seen_in_games(games: int) -> Iterator[Seen]:
    """What players see in games where villagers mostly work."""
    for seed in range(games):
        dice, state = random.Random(seed), GAME.start(seed=seed, players=2 + seed % 3)
        for _ in range(500):
            if state.seat is None:
                break
            actions = state.actions()
            work = [action for action in actions if GAME.notation(action).split()[0] in OFTEN]
            state.listen()
            state.play(dice.choice(work if work and dice.random() < 0.7 else actions))
            yield from state.events(0)


@pytest.fixture(scope="module")
def seen() -> dict[str, list[Seen]]:
    """Events by their kinds."""
    found: dict[str, list[Seen]] = {}
    for event in seen_in_games(6):
        found.setdefault(event["event"], []).append(event)
    return found


@cache
def messages(language: str) -> dict[str, ast.Message]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def forms(language: str, message: str) -> set[str]:
    return {form.id.name for form in messages(language)[message].attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tiles_and_all_goods_have_the_same_forms(language: str) -> None:
    """A sentence takes any of them, so a form that one of them lacks would show in the middle of a game."""
    assert len({frozenset(forms(language, f"tile-{tile}")) for tile in TILES}) == 1
    assert len({frozenset(forms(language, f"good-{good}")) for good in (*GOODS, "gold")}) == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_log_has_no_names_of_the_program_and_no_english(language: str, seen: dict[str, list[Seen]]) -> None:
    for events in seen.values():
        for event in events[:40]:
            line = GAME.tell(event, language, ("Eva", "Jan", "Ota", "Iva"))
            assert not IDS.search(line), line
            assert "  " not in line and "{" not in line, line
            assert line[0].isupper() and line.endswith("."), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_hints_can_be_said(language: str, seen: dict[str, list[Seen]]) -> None:
    for kind in ("step", "produce", "refine", "plan", "hire-villager", "hire-donkey", "build", "milestone", "bought"):
        for event in seen[kind][:40]:
            facts = {name: fact for name, fact in event.items() if name not in ("event", "seat")}
            reason = STRICT[language](f"reason-{kind}", **GAME.shown(facts))
            assert reason and "{" not in reason and "_" not in reason and not reason.endswith("."), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_short(language: str) -> None:
    facts = {"good": "bricks", "left": 10, "steps": 6, "villagers": 4}
    kinds = ("turn", "donkeys", "hire", "step", "fill", "units", "site", "place", "road", "pay", "pay-mix")
    for kind in kinds:
        for tile in TILES:
            question = STRICT[language](f"asked-{kind}", tile=tile, tile2=TILES[-1], **facts)
            assert len(question) <= LONGEST_QUESTION, question


def told(language: str, event: str, /, **facts: Any) -> str:
    return plain(GAME.tell({"event": event, "seat": 0, **facts}, language, ("Eva",)))


def test_tiles_and_goods_bend_in_czech() -> None:
    assert told("cs", "step", tile="market", to="pond_forest") == "Eva: osel jde z tržiště k lesnímu rybníku."
    assert told("cs", "build", tile="lumber_mill", site="stables", points=5) == "Eva staví pilu vedle stájí: 5 bodů."
    assert told("cs", "refine", tile="windmill", good="flour", count=2) == "Eva vyrábí ve větrném mlýně 2 mouky."
    assert told("cs", "bought", good="bricks", gold=4) == "Eva kupuje cihlu na tržišti za 4 zlaťáky."
    assert (
        told("cs", "plan", tile="farrier", price=0, gold=1) == "Eva bere plán kovárny zdarma a získává s ním 1 zlaťák."
    )


def test_tiles_and_goods_bend_in_polish() -> None:
    assert told("pl", "step", tile="woodcutter", to="market") == "Eva: osioł idzie od Drwala na Targ."
    assert (
        told("pl", "build", tile="farrier", site="barn_a", points=2)
        == "Eva buduje kafelek Kowala obok Stodoły A: 2 punkty."
    )
    assert told("pl", "refine", tile="sawmill", good="planks", count=1) == "Eva wytwarza u Cieśli 1 deskę."
    assert told("pl", "sell", sale="s3a", points=5, gold=4) == "Eva sprzedaje na Targu: 5 punktów i 4 złota."


def test_buttons_name_tiles_and_goods_in_the_language() -> None:
    assert GAME.label(GAME.parse("use farm"), "cs") == "Pracovat na statku"
    assert GAME.label(GAME.parse("bring barn_a,wheat"), "cs") == "Spotřebovat obilí ze stodoly A"
    assert GAME.label(GAME.parse("at pond_mountain"), "pl") == "Buduj obok Górskiego stawu"
    assert GAME.label(GAME.parse("fill stone"), "pl") == "Zapełnij kamieniem"
    assert GAME.label(GAME.parse("place 3,4"), "en") == "Place it: its segment 4 on segment 3"


def test_where_a_tile_would_lie_is_told_by_what_lies_around() -> None:
    state = position()
    hand(state, 0, "pond_mountain")
    do(state, "build pond_mountain", "at quarry")
    told = {GAME.notation(action): label for action, label in GAME.labels(state.view(0), "en").items()}
    assert told == {
        "place 3,0": "Upper right: mountain – Quarry, mountain – Church",
        "place 4,0": "Above: mountain – Quarry",
        "place 5,0": "Upper left: mountain – Quarry",
    }
    assert GAME.labels(state.view(0), "cs")[GAME.parse("place 3,0")] == "Vpravo nahoře: hora – Kamenolom, hora – Kostel"


def test_equal_places_are_told_apart() -> None:
    state = position()
    hand(state, 0, "trade_post")
    do(state, "build trade_post", "at church")
    told = GAME.labels(state.view(0), "en")
    assert len(set(told.values())) == len(told) == len(allowed(state))
    assert any(label.endswith("(2)") for label in told.values()) and any("cliff" in label for label in told.values())


def test_a_road_is_told_by_where_it_leads_and_what_it_costs() -> None:
    state = position()
    do(state, "road market")
    told = [plain(label) for label in GAME.labels(state.view(0), "pl").values()]
    assert told == ["Ścieżka na Farmę za 2 kamienie (1)", "Ścieżka na Farmę za 2 kamienie (2)"]


def test_blueprints_are_named_on_their_buttons() -> None:
    state = position()
    told = GAME.labels(state.view(0), "en")
    tile = GAME.text("en")(f"tile-{TILES[state.row[1]]}")
    assert told[GAME.parse("plan 0")].endswith("for nothing")
    assert told[GAME.parse("plan 1")] == f"Take the blueprint {tile} for 1 gold"
