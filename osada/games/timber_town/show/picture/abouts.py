"""What the pieces of the picture are, in a sentence each."""

from __future__ import annotations

from osada.core.text import Text
from osada.games.timber_town.pieces import CARDS
from osada.games.timber_town.show.art.tiles import COLOURS, GIVEN
from osada.games.timber_town.tiles import FIGURES


def abouts(say: Text) -> dict[str, str]:
    """What scoring cards, figures and tiles are, shown when a person points at them."""
    about = {card: f"{say(f'score-{card}')}: {say(f'score-{card}-short')}" for card in CARDS}
    about |= {
        figure: f"{capitalised(say(f'figure-{figure}'))}: {say(f'does-{figure}')}"
        for figure in (*FIGURES, "beaver", "builder")
    }
    about |= {colour: capitalised(say(f"color-{colour}")) for colour in COLOURS}
    site = capitalised(say("color-red"))
    about |= {f"red-{figure}": say("picture-gives", tile=site, figure=say(f"figure-{figure}")) for figure in GIVEN}
    return about | {
        "stack": say("picture-stack"),
        "waterfall": say("picture-waterfall"),
        "column": say("picture-column-number"),
        "symbol": say("picture-symbol"),
    }


def capitalised(words: str) -> str:
    """The words with a capital letter in front; the rest stays as it is."""
    return words[:1].upper() + words[1:]
