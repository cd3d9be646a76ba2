"""What people read: cards by their names, words of their language, and short reasons of hints."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from osada.core.game import Seen
from osada.core.svg import wrapped
from osada.core.text import LANGUAGES, Text
from osada.core.typeset import plain
from osada.games.beer_bread import GAME
from osada.games.beer_bread.cards import CARDS, POSITIONS
from osada.games.beer_bread.goods import RESOURCES
from osada.games.beer_bread.show import card_art, words

STRICT: dict[str, Text] = {language: Text(language, GAME.folder / "text", strict=True) for language in LANGUAGES}
REASONS = ("harvest", "overflow", "sell", "build", "clean", "clean-gain", "swap", "reserve-known")
CARD = re.compile("|".join(CARDS))


def seen_in_games(games: int) -> Iterator[Seen]:
    """What both players see in random games that sell, swap and turn cards around where they can."""
    for seed in range(games):
        dice, state = random.Random(seed), GAME.start(seed=seed)
        while state.seat is not None:
            actions = state.actions()
            rare = [action for action in actions if GAME.notation(action).split()[0] in ("sell", "swap", "reserve")]
            state.listen()
            state.play(dice.choice(rare if rare and dice.random() < 0.6 else actions))
            for seat in range(2):
                yield from state.events(seat)


@pytest.fixture(scope="module")
def seen() -> dict[str, list[Seen]]:
    """Events by their kinds."""
    found: dict[str, list[Seen]] = {}
    for event in seen_in_games(12):
        found.setdefault(event["event"], []).append(event)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_cards_as_people_do(language: str, seen: dict[str, list[Seen]]) -> None:
    for events in seen.values():
        for event in events[:40]:
            line = GAME.tell(event, language, ("Eva", "Jan"))
            assert not CARD.search(line), line
            assert "  " not in line and "{" not in line and "[" not in line, line


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_word_is_left_for_a_resource(language: str, seen: dict[str, list[Seen]]) -> None:
    lines = [GAME.tell(event, language) for events in seen.values() for event in events[:40]]
    lines += GAME.abouts(language).values()
    assert not [line for line in lines for name in RESOURCES if re.search(rf"\b{name}\b", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_hints_can_be_said(language: str, seen: dict[str, list[Seen]]) -> None:
    for kind in REASONS:
        for event in seen[kind][:40]:
            facts = {name: fact for name, fact in event.items() if name not in ("event", "seat")}
            reason = STRICT[language](f"reason-{kind}", **GAME.shown(facts))
            assert not CARD.search(reason) and "{" not in reason and "_" not in reason, reason


def test_a_reason_counts_tokens_and_names_the_building() -> None:
    def reason(language: str, event: str, /, **facts: Any) -> str:
        return plain(STRICT[language](f"reason-{event}", **GAME.shown(facts)))

    harvest: dict[str, Any] = {"card": "beer07", "kind": "beer1", "goods": {"water": 2, "rye": 1}}
    assert reason("en", "harvest", **harvest) == "3 tokens harvested with Small beer"
    assert reason("cs", "harvest", **harvest) == "sklizeň přinese 3 žetony (Slabé pivo)"
    assert reason("pl", "harvest", **harvest) == "zbiory dadzą 3 żetony (Lekkie piwo)"
    cooper = {"effect": "clean", "good": "beer", "resource": "water", "amount": 1}
    assert reason("en", "build", building=cooper) == "a new upgrade: Cooper"
    assert reason("cs", "swap", kind="bread1", taken="beer11", taken_kind="beer2") == "vyměníš placku za ležák"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_building_does_fits_on_its_card(language: str) -> None:
    """Four lines are on a card: one or two for the name, the others for what it does."""
    say = STRICT[language]
    for building in GAME.standard.contents["buildings"].values():
        titles = wrapped(say(f"title-{words.variant(building)}"), card_art.TITLE, 11)
        lines = wrapped(card_art.short(building, say), card_art.LINE, 11)
        assert len(titles) + len(lines) <= card_art.LINES, (titles, lines)


def test_buttons_name_cards_and_tokens_in_the_language() -> None:
    assert GAME.label(GAME.parse("discard bread12"), "cs") == "Odložit chléb 12"
    assert GAME.label(GAME.parse("card beer07"), "pl") == "Zagraj piwo 7"
    assert plain(GAME.label(GAME.parse("keep wheat,3"), "cs")) == "Nechat si 3× pšenici"
    assert plain(GAME.label(GAME.parse("take water,2"), "pl")) == "Weź 2× wodę"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_calls_kinds_of_buildings_as_words_do(language: str) -> None:
    """Where there is little room, by the beginning of the same name."""
    say = STRICT[language]
    for position in POSITIONS:
        assert plain(say(f"position-{position}")).startswith(plain(say(f"side-position-{position}"))), position
