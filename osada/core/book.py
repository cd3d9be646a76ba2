"""A game's rules as they are read and found: the facts of examples, and the index of all passages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from osada.core.chapters import Book, Chapter
from osada.core.figures import table_of
from osada.core.finding import EXACT, READ, TITLE, WORDS, Index, Passage, passage
from osada.core.game import Game, points


def facts(game: Game, chapter: Chapter) -> dict[str, Any]:
    """What the example of a chapter may say: the points of its figure's line, and all points of that seat."""
    figure = next((figure for figure in chapter.figures if figure.score), None)
    if figure is None:
        return {}
    score = table_of(game, game.book.folder, figure).state.scores()[figure.seat]
    return {"points": score[figure.score], "total": points(score)}


def index(game: Game, language: str) -> Index:
    """All that can be found in the rules of a game."""
    return _index(game, game.book, language)


@lru_cache(maxsize=32)
def _index(game: Game, book: Book, language: str) -> Index:
    text, found = game.book_text(language), list[Passage]()
    for number, chapter in enumerate(book.chapters):
        told = facts(game, chapter) if chapter.example else {}
        title, *read = [plain(text(name, players=0, **told)) for name in chapter.texts()]
        found.append(passage(number, title, TITLE, shown=False))
        found.append(passage(number, text(f"{chapter.title}-words"), WORDS, shown=False))
        rules = ("", *chapter.items, "")
        found += [passage(number, said, READ, rule) for said, rule in zip(read, rules, strict=False)]
        found += [passage(number, text(f"rule-{rule}"), EXACT, rule, shown=False) for rule in chapter.rules]
        galleries = [one for one in book.galleries if one.chapter == chapter.id]
        for piece in (piece for gallery in galleries for piece in gallery.pieces):
            found.append(passage(number, game.about_piece(piece.about, language), READ, piece.rule))
    return Index(found)


def plain(text: str) -> str:
    """A text without the stars around what stands out."""
    return text.replace("*", "")
