"""What compositors do: nothing short is left alone at the end of a line, and a minus is no hyphen.

Every message is set like this when it is said (`Text`), so that the files need no special characters. Where there are
no lines to break, as in a terminal, `plain` takes the spaces back.
"""

from __future__ import annotations

import re

HARD_SPACE = "\u00a0"
ONE_LETTER = {"cs": "AIKOSUVZaikosuvz", "pl": "AIOUWZaiouwz"}
"""The words of one letter that a language does not leave at the end of a line."""
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w\-–])-(?=\d)")
BEFORE_PERCENT = re.compile(r"(?<=\d) (?=%)")
ALONE = {
    language: re.compile(rf"(?<![\w'’\-])(?:([{letters}])[ \n]+(?=\w)|(\d+[.×]?)[ \n]+(?=[^\W\d_]))")
    for language, letters in ONE_LETTER.items()
}


def typeset(text: str, language: str) -> str:
    """A text as it is printed: words of one letter and numbers stay with what follows them."""
    text = BEFORE_PERCENT.sub(HARD_SPACE, HYPHEN_FOR_MINUS.sub("−", text))
    alone = ALONE.get(language)
    return alone.sub(rf"\1\2{HARD_SPACE}", text) if alone else text


def plain(text: str) -> str:
    """A text for where lines are not broken, or by somebody else."""
    return text.replace(HARD_SPACE, " ")
