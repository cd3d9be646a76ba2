"""What people read, in every language."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from osada.core.game import Game
from osada.core.refusal import Refusal
from osada.core.table import Table
from osada.core.text import LANGUAGES, Text
from osada.testing.playing import tables, viewers
from osada.testing.sample import Looks

SAME = "same"
"""What the comment above a message says that reads alike in English: ``# same``, or ``# same: a name``."""

TRIED = 8
"""Actions that are tried in every position, to meet every reason why one is refused."""


class Noting(Text):
    """The messages of one language. It notes what is missing and shows its name, so that all of it is told at once."""

    def __init__(self, language: str, folder: Path) -> None:
        super().__init__(language, folder)
        self.missing: list[str] = []

    def _elsewhere(self, message: str, arguments: Mapping[str, object], problem: str) -> str:
        self.missing.append(problem)
        return message


def texts_are_complete(game: Game, seed: int = 0, every: int = 29) -> None:
    """Everything that random games show exists in every language, with the arguments it needs."""
    texts = {language: Noting(language, game.folder / "text") for language in LANGUAGES}
    with patch.object(type(game), "text", lambda _, language: texts[language]):
        for language in LANGUAGES:
            _fixed_texts(game, texts[language])
        for table, chance in tables(game, seed):
            _shown_texts(game, table, chance, every)
    missing = dict.fromkeys(problem for text in texts.values() for problem in text.missing)
    assert not missing, "; ".join(missing)


def _fixed_texts(game: Game, text: Text) -> None:
    assert text("game-title") and text("game-about")
    for option in game.options:
        assert text(f"option-{option.name}")
        assert all(text(f"option-{option.name}-{choice}") for choice in option.choices)
        assert all(game.option_name(option.name, name, text.language) for name in option.names)


def _shown_texts(game: Game, table: Table, chance: random.Random, every: int) -> None:
    looks, steps = Looks(game, every), 0
    tried, refused = random.Random(len(game.space)), dict[str, Refusal]()
    names = [str(seat) for seat in range(table.players)]
    for language in LANGUAGES:
        assert all(
            game.tell(seen, language, names) for viewer in viewers(table.state) for seen in table.opening(viewer)
        )
    while table.state.seat is not None and steps < game.longest:
        state, seat, told = table.state, table.state.seat, len(table.journal)
        looked = looks.at(steps, state)
        for action in tried.sample(range(len(game.space)), min(TRIED, len(game.space))):
            if (refusal := state.why_not(action)) is not None:
                refused.setdefault(refusal.reason, refusal)
        asked = table.view(seat)["asked"]
        assert all(game.ask(asked, language) for language in LANGUAGES)
        if looked:
            _looked_at_texts(table, names)
        table.play(seat, chance.choice(state.actions()))
        events = [seen for viewer in viewers(state) for seen in table.events(viewer, after=told)]
        assert all(game.tell(seen, language, names) for language in LANGUAGES for seen in events)
        steps += 1
    for language in LANGUAGES:
        assert all(game.explain(refusal, language, names) for refusal in refused.values())
        assert all(game.words(table.view(viewer), language) for viewer in viewers(table.state))
        assert all(game.text(language)(f"score-{line}") for line in table.state.scores()[0])


def _looked_at_texts(table: Table, names: list[str]) -> None:
    """What a page says about a position: the table in words, its picture, the buttons, why the rest is not allowed."""
    game, state = table.game, table.state
    views = {viewer: table.view(viewer) for viewer in viewers(state)}
    refusals = {
        refusal.reason: refusal for action in range(len(game.space)) if (refusal := state.why_not(action)) is not None
    }
    for language in LANGUAGES:
        assert all(game.words(view, language) for view in views.values())
        assert game.picture(views[state.seat], language).title and all(game.abouts(language).values())
        assert all(game.labels(views[state.seat], language).values())
        assert all(game.label(action, language) for action in state.actions())
        assert all(game.explain(refusal, language, names) for refusal in refusals.values())


def languages_have_the_same_messages(game: Game) -> None:
    """The same messages with the same arguments everywhere, so nothing is English by oversight."""
    english, *others = (messages(game.folder / "text", language) for language in LANGUAGES)
    for language, translated in zip(LANGUAGES[1:], others, strict=True):
        assert translated.keys() == english.keys(), language
        for name, message in english.items():
            assert _arguments(translated[name]) == _arguments(message), f"{language}: {name}"


def texts_are_translated(game: Game) -> None:
    """No message reads as in English, unless ``# same`` stands above it: a name, or a word that both languages have."""
    for language in LANGUAGES[1:]:
        assert untranslated(game.folder / "text", language) == []


def untranslated(folder: Path, language: str) -> list[str]:
    """The messages of a language that read as in English and do not say so, and those that say so and do not.

    What has no letters of its own, only numbers, signs and what is put in, may be the same by nature.
    """
    english, found = messages(folder, LANGUAGES[0]), []
    for name, message in messages(folder, language).items():
        comment = message.comment.content if message.comment is not None else ""
        said = comment.split("\n")[-1].split(":")[0].strip() == SAME
        if said is not (name in english and any(map(str.isalpha, _alike(message, english[name])))):
            found.append(f"{language}: {name} is said to be the same, and is not" if said else f"{language}: {name}")
    return found


def _alike(message: Any, english: Any) -> str:
    """The letters that the value of a message has in common with the English one: all of them, or none."""
    own = [_serialized(pattern) for pattern in (message.value, english.value)]
    return _letters(message.value) if own[0].split() == own[1].split() else ""


def _serialized(pattern: Any) -> str:
    entry = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(entry).casefold()


def _letters(pattern: Any) -> str:
    """What a pattern says itself, in all its variants."""
    found: list[str] = []

    class Own(Visitor):
        def visit_TextElement(self, node: Any) -> None:  # noqa: N802
            found.append(node.value)

    Own().visit(pattern)
    return "".join(found)


def messages(folder: Path, language: str) -> dict[str, Any]:
    """The messages of a language as they are written, by their names."""
    body = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _arguments(message: Any) -> set[str]:
    found: set[str] = set()

    class Arguments(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            found.add(node.id.name.split("_")[0])

    Arguments().visit(message)
    return found
