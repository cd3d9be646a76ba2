"""The rules as a book: every rule in one chapter, in every language, with pictures of what is there; questions of
newcomers find their answers."""

from __future__ import annotations

import re

from osada.core.book import facts, index
from osada.core.chapters import SHORT, Chapter, Figure
from osada.core.figures import lit, view_of
from osada.core.finding import folded
from osada.core.game import LAYOUTS, Game
from osada.core.lesson import FIRST as FIRST_LESSON
from osada.core.lesson import FOLDER, MOST_MARKS
from osada.core.standalone import by_name
from osada.core.text import LANGUAGES, Text
from osada.testing.checks.texts import messages, untranslated
from osada.testing.limits import LONGEST_LEAD, LONGEST_PARAGRAPH

FIRST = 3
"""The chapter that answers a question is among so many that a search finds."""


def every_rule_is_in_one_chapter(game: Game) -> None:
    """A game that teaches has a book; every rule stands in exactly one chapter, and what the book names is known."""
    book = game.book
    assert bool(book.chapters) == game.teaches, "a game has chapters, or says that it teaches nothing"
    if not book.chapters:
        return
    named = [rule for chapter in book.chapters for rule in chapter.rules]
    assert sorted(named) == sorted(game.rules), "every rule stands in exactly one chapter"
    ids = [chapter.id for chapter in book.chapters]
    assert len(set(ids)) == len(ids) and not set(ids) & set(game.rules)
    beside = [rule for chapter in book.chapters for rule in chapter.items if rule]
    beside += [rule for short in book.shorts for rule in short.items if rule]
    beside += [piece.rule for gallery in book.galleries for piece in gallery.pieces]
    assert set(beside) <= set(game.rules), f"unknown rules: {', '.join(sorted(set(beside) - set(game.rules)))}"
    assert [short.id for short in book.shorts] == list(SHORT), "a game in short is its goal, a turn and its end"
    taught = {lesson.name for lesson in game.lessons} - {FIRST_LESSON}
    tried = [name for chapter in book.chapters for name in chapter.lessons]
    assert sorted(tried) == sorted(taught), "every short lesson belongs to one chapter"
    placed = {gallery.chapter for gallery in book.galleries} | {question.chapter for question in book.questions}
    assert placed <= set(ids), "galleries and questions belong to chapters"


def chapters_are_told_in_every_language(game: Game) -> None:
    """Every chapter has its texts, the same in every language and none copied; and nobody's words are left over."""
    if not game.book.chapters:
        return
    folder = game.folder / FOLDER
    used = set(game.book.texts())
    for language in LANGUAGES:
        assert set(messages(folder, language)) == used, (
            f"{language}: {_differing(set(messages(folder, language)), used)}"
        )
        assert language == LANGUAGES[0] or untranslated(folder, language) == []
        text = Text(language, game.folder / "text", folder, strict=True)
        for chapter in game.book.chapters:
            _told(game, chapter, text)


def _told(game: Game, chapter: Chapter, text: Text) -> None:
    told = facts(game, chapter) if chapter.example else {}
    for name in chapter.texts():
        for players in (0, *game.seats):
            said = text(name, players=players, **told)
            longest = LONGEST_LEAD if name.endswith("-lead") else LONGEST_PARAGRAPH
            assert len(said) <= longest, f"{text.language}: {name} is too long"
            assert said.count("*") % 2 == 0, f"{text.language}: {name} has a star too many"


def what_chapters_show_is_there(game: Game) -> None:
    """Every place that a figure crops to, numbers, ticks or crosses is drawn; what it ticks is offered, and what it
    crosses is not; every piece of the gallery has its symbol and its text."""
    for chapter in game.book.chapters:
        for figure in chapter.figures:
            _figure_is_right(game, figure, chapter.id)
        marks = sum(len(figure.marks) for figure in chapter.figures)
        assert marks <= len(chapter.items), f"{chapter.id}: more numbers than paragraphs"
    for short in game.book.shorts:
        _figure_is_right(game, short.figure, f"short {short.id}")
        assert len(short.figure.marks) <= MOST_MARKS
    if game.book.galleries:
        state = game.start(seed=0)
        symbols = by_name(game.picture(state.view(state.seat), LANGUAGES[0]).symbols)
        abouts = [game.abouts(language) for language in LANGUAGES]
        for piece in (piece for gallery in game.book.galleries for piece in gallery.pieces):
            assert piece.symbol in symbols, f"{piece.about}: no symbol {piece.symbol}"
            assert all(piece.about in about for about in abouts), f"nothing is said about {piece.about}"


def _figure_is_right(game: Game, figure: Figure, where: str) -> None:
    view = view_of(game, game.book.folder, figure)
    wanted = {*figure.crop, *figure.marks, *figure.right, *figure.wrong}
    drawn = _places(game.picture(view, LANGUAGES[0], figure.layout).panes[figure.pane].markup())
    assert wanted <= drawn, f"{where}: {', '.join(sorted(wanted - drawn))} is not drawn"
    for layout in LAYOUTS:
        picture = game.picture(view, LANGUAGES[0], layout)
        anywhere = _places("".join(pane.markup() for pane in picture.panes.values()))
        assert set(figure.marks) <= anywhere, f"{where}: {set(figure.marks) - anywhere} is not drawn ({layout})"
    assert set(figure.right) <= view["offers"].keys(), f"{where}: what is ticked is not offered"
    assert not set(figure.wrong) & view["offers"].keys(), f"{where}: what is crossed is offered"
    assert not figure.score or set(lit(game, view, figure)) & drawn, f"{where}: the points come from nowhere"


def _places(markup: str) -> set[str]:
    return set(re.findall(r'data-(?:place|about)="([^"]+)"', markup))


def _differing(one: set[str], other: set[str]) -> str:
    return ", ".join(sorted(one ^ other))


def newcomers_find_their_answers(game: Game) -> None:
    """Whoever searches with the words of a question, in any language, with or without diacritics, finds its chapter
    among the first ones, and the chapter holds the answer."""
    chapters = [chapter.id for chapter in game.book.chapters]
    for language in LANGUAGES if game.book.questions else ():
        text, known = game.book_text(language), index(game, language)
        for question in game.book.questions:
            asked = text(f"question-{question.id}")
            for words in {asked, folded(asked)}:
                found = [chapters[one.chapter] for one in known.search(words)[:FIRST]]
                assert question.chapter in found, f"{language}: “{words}” leads to {', '.join(found)}"
            number = chapters.index(question.chapter)
            held = folded(" ".join(one.text for one in known.passages if one.chapter == number))
            for answer in question.answer:
                term = text(f"answer-{question.id}") if answer == "*" else answer
                assert _says(held, folded(term)), f"{language}: {question.chapter} does not say “{term}”"


def _says(text: str, term: str) -> bool:
    """Whether a word of a text begins so; a figure has to be a number of the text, not a part of one."""
    end = r"(?!\d)" if term[-1:].isdigit() else ""
    return re.search(rf"(?<!\w){re.escape(term)}{end}", text) is not None
