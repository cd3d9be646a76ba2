"""The table in words: all that the picture shows, as text to play from."""

from __future__ import annotations

from osada.core.game import Game, seat_name
from osada.core.text import Text
from osada.games.timber_town.cells import CELLS, COLUMNS, ROWS
from osada.games.timber_town.tiles import COLORS
from osada.games.timber_town.view import City, Placed, TownView

OFFERED = "*"
BRIDGE = "+"
WIDTH = 9
"""How many letters wide a cell is in the drawing of a city."""


def words(game: Game, view: TownView, language: str) -> str:
    """The table in text, complete enough to play from: players, cards, river, cities and what is offered."""
    text = game.text(language)
    blocks = [_heading(view, text), _players(view, text), _cards(view, text), _river(view, text)]
    blocks += [_city(view, seat, text) for seat in (0, 1)]
    blocks += [_legend(text), _gaining(view, text), game.offered(view)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _names(view: TownView, text: Text) -> list[str]:
    return [seat_name(text, seat, view.get("names", ())) for seat in (0, 1)]


def _heading(view: TownView, text: Text) -> list[str]:
    names = _names(view, text)
    if view["winners"] is not None:
        return [text("words-over", winners=", ".join(names[seat] for seat in view["winners"]))]
    return [
        text("words-round", number=view["round"], player=names[view["first"]]),
        text("words-stack", stack=view["stack"], kinds=_counted(view["unseen"], "tile", text)),
        text("words-lost", kinds=_counted(view["lost"], "tile", text)),
        text("words-supply", figures=_counted(view["supply"], "figure", text)),
    ]


def _counted(counts: dict[str, int], kind: str, text: Text) -> str:
    shown = [f"{text(f'{kind}-{name}')} {count}" for name, count in counts.items() if count]
    return ", ".join(shown) or text("words-none")


def _players(view: TownView, text: Text) -> list[str]:
    lines = []
    for seat, name in enumerate(_names(view, text)):
        lines.append(
            text(
                "words-player",
                number=seat + 1,
                name=name,
                mark=text("words-deciding") if seat == view["seat"] else "",
                figures=_counted(view["figures"][seat], "figure", text),
                points=view["scores"][seat]["total"],
                builder=text("words-builder") if view["builder"] == seat else "",
            )
        )
    return lines


def _cards(view: TownView, text: Text) -> list[str]:
    """The scoring cards with what each is worth right now."""
    lines = []
    for card in view["cards"]:
        points = ", ".join(
            f"{name} {score[card]}" for name, score in zip(_names(view, text), view["scores"], strict=True)
        )
        lines.append(f"{text(f'score-{card}')}: {text(f'score-{card}-short')} ({points})")
    return lines


def _river(view: TownView, text: Text) -> list[str]:
    names = _names(view, text)
    lines = [text("words-river")]
    for board, tiles in enumerate(view["river"], start=1):
        shown = []
        for slot, tile in enumerate(tiles, start=1):
            if tile is None:
                continue
            mark = OFFERED if f"tile-{board}.{slot}" in view["offers"] else ""
            raft = ""
            if tile["raft"]:
                raft = text("words-rafted", figure=tile["raft"]["figure"], player=names[tile["raft"]["owner"]])
            shown.append(f"{board}.{slot}{mark} {text('tile-' + tile['kind'])} {tile['ends']}{raft}")
        lines.append(f"{board} ({names[view['symbols'][board - 1]]}): {'; '.join(shown) or text('words-none')}")
    return lines


def _city(view: TownView, seat: int, text: Text) -> list[str]:
    """A city drawn in letters: the colour and ends of its tiles, and between the cells what joins them."""
    city = view["cities"][seat]
    bridges = {bridge["side"] for bridge in city["bridges"]}
    deciding = seat == view["seat"] and view["you"] == seat
    lines = [text("words-city", player=_names(view, text)[seat])]
    lines.append("    " + "".join(f"{column:<{WIDTH + 1}}" for column in COLUMNS).rstrip())
    for row in ROWS:
        cells = [row + column for column in COLUMNS]
        middle = ""
        for cell in cells:
            offered = deciding and f"cell-{cell}" in view["offers"]
            middle += f"{_tile(city['cells'].get(cell), text, offered):<{WIDTH}}"
            if cell[1] != COLUMNS[-1]:
                middle += _link(f"{cell}-{row}{int(cell[1]) + 1}", city, bridges, "-")
        lines.append(f"  {row} {middle}".rstrip())
        if row != ROWS[-1]:
            below = CELLS[CELLS.index(cells[0]) + 4][0]
            links = [_link(f"{cell}-{below}{cell[1]}", city, bridges, "|") for cell in cells]
            lines.append("    " + "".join(f" {link:<{WIDTH}}" for link in links).rstrip())
    for bridge in city["bridges"]:
        lines.append(text("words-bridge", figure=bridge["figure"], side=bridge["side"]))
    if city["routes"]:
        lines.append(text("words-routes", cells=", ".join(city["routes"])))
    return [line if line.strip() else "" for line in lines]


def _legend(text: Text) -> list[str]:
    letters = [f"{text(f'letter-{color}')} {text(f'color-{color}')}" for color in COLORS]
    return [", ".join(letters) + "; " + text("words-marks", offered=OFFERED, bridge=BRIDGE)]


def _tile(tile: Placed | None, text: Text, offered: bool) -> str:
    if tile is None:
        return OFFERED if offered else "."
    return f"{text('letter-' + tile['color'])} {tile['ends']}"


def _link(side: str, city: City, bridges: set[str], sign: str) -> str:
    if side in bridges:
        return BRIDGE
    return sign if side in city["joined"] else " "


def _gaining(view: TownView, text: Text) -> list[str]:
    """The tile that is being gained and how it can lie."""
    gaining = view["gaining"]
    if gaining is None or view["you"] != view["seat"]:
        return []
    lines = [text("words-gaining", tile=gaining["tile"]["kind"], ends=gaining["tile"]["ends"])]
    for cell, ways in view["fits"].items():
        for way in ways:
            lines.append(
                text(
                    "words-fit",
                    cell=cell,
                    turn=way["turn"],
                    ends=way["ends"],
                    points=way["brings"]["total"],
                    sides=", ".join(way["missing"]) or text("words-none"),
                )
            )
    for side in gaining["missing"]:
        lines.append(text("words-missing", side=side))
    return lines
