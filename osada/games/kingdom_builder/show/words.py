"""The table in words: all that the picture shows, as text to play from."""

from __future__ import annotations

from osada.core.game import Game, seat_name
from osada.core.text import Text
from osada.games.kingdom_builder.actions import hex_of_place
from osada.games.kingdom_builder.board import LETTERS, TERRAINS
from osada.games.kingdom_builder.hexes import COLUMNS, ROWS
from osada.games.kingdom_builder.view import KingdomView, Token

SIGNS = {"water": "~", "mountain": "^", "castle": "#", "location": "@"}
OFFERED, LIFTED = "*", "!"


def words(game: Game, view: KingdomView, language: str) -> str:
    """The table in text, complete enough to play from: players, cards, board, locations and what is offered."""
    text = game.text(language)
    blocks = [_heading(view, text), _players(view, text), _cards(view, text), _board(view, text)]
    blocks += [_legend(text), _locations(view, text), game.offered(view)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _names(view: KingdomView, text: Text) -> list[str]:
    return [seat_name(text, seat, view.get("names", ())) for seat in range(view["players"])]


def _heading(view: KingdomView, text: Text) -> list[str]:
    if view["winners"] is not None:
        return [text("words-over", winners=", ".join(_names(view, text)[seat] for seat in view["winners"]))]
    line = text("words-round", number=view["round"])
    return [f"{line} {text('words-last-round')}" if view["last_round"] else line]


def _players(view: KingdomView, text: Text) -> list[str]:
    lines = []
    for seat, name in enumerate(_names(view, text)):
        hand = view["hands"][seat]
        lines.append(
            text(
                "words-player",
                number=seat + 1,
                name=name,
                mark=text("words-deciding") if seat == view["seat"] else "",
                card=text(f"terrain-{hand}") if hand else text("words-hidden-card"),
                supply=view["supply"][seat],
                gold=view["scores"][seat]["total"],
                tokens=_tokens(view["tokens"][seat], text),
            )
        )
    pile = text("words-pile", pile=view["pile"], discards=_counted(view["discards"], text))
    if any(view["removed"].values()):
        pile += " " + text("words-removed", cards=_counted(view["removed"], text))
    return [*lines, pile]


def _tokens(tokens: list[Token], text: Text) -> str:
    shown = [
        text("words-token" if token["ready"] else "words-token-used", location=token["location"]) for token in tokens
    ]
    return ", ".join(shown) or text("words-none")


def _counted(cards: dict[str, int], text: Text) -> str:
    shown = [f"{text(f'terrain-{name}')} {count}" for name, count in cards.items() if count]
    return ", ".join(shown) or text("words-none")


def _cards(view: KingdomView, text: Text) -> list[str]:
    """The kingdom cards and the castles with what each is worth right now."""
    lines = []
    for card in (*view["cards"], "castles"):
        gold = ", ".join(
            f"{name} {score[card]}" for name, score in zip(_names(view, text), view["scores"], strict=True)
        )
        lines.append(f"{text(f'score-{card}')}: {text(f'score-{card}-short')} ({gold})")
    return lines


def _board(view: KingdomView, text: Text) -> list[str]:
    """Two characters a hex: its ground, and who is there or whether it can be chosen."""
    marks = {number: str(seat + 1) for seat, own in enumerate(view["settlements"]) for number in own}
    for place in view["offers"]:
        number = hex_of_place(place)
        if number is not None:
            marks.setdefault(number, OFFERED)
    if view["lifted"] is not None:
        marks[view["lifted"]] = LIFTED
    grounds = {letter: SIGNS.get(name) or text(f"letter-{name}") for letter, name in LETTERS.items()}
    tens = "".join(f"{column // 10 or ' ':<2}" for column in range(COLUMNS))
    ones = "".join(f"{column % 10:<2}" for column in range(COLUMNS))
    lines = [f"    {tens}".rstrip(), f"    {ones}".rstrip()]
    for row in range(ROWS):
        hexes = range(row * COLUMNS, (row + 1) * COLUMNS)
        cells = "".join(grounds[view["letters"][number]] + marks.get(number, " ") for number in hexes)
        lines.append(f"{row:>2}  {' ' * (row % 2)}{cells}".rstrip())
    return lines


def _legend(text: Text) -> list[str]:
    grounds = [f"{text(f'letter-{name}')} {text(f'terrain-{name}')}" for name in TERRAINS]
    grounds += [f"{sign} {text(f'ground-{name}')}" for name, sign in SIGNS.items()]
    return [", ".join(grounds) + "; " + text("words-marks", offered=OFFERED, lifted=LIFTED)]


def _locations(view: KingdomView, text: Text) -> list[str]:
    lines = []
    for location in sorted(view["locations"], key=lambda location: str(location["location"])):
        row, column = divmod(location["hex"], COLUMNS)
        lines.append(
            text(
                "words-location",
                location=location["location"],
                hex=f"{row},{column}",
                tokens=location["tokens"],
                does=text(f"does-{location['location']}"),
            )
        )
    return lines
