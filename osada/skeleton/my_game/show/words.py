"""The table in words, complete enough to play from."""

from __future__ import annotations

from osada.core.game import Game, seat_name

from my_game.view import MyGameView


def words(game: Game, view: MyGameView, language: str) -> str:
    """The table, a line per thing; last what can be done."""
    say = game.text(language)
    names = [seat_name(say, seat, view.get("names", ())) for seat in range(view["players"])]
    lines = []
    if view["winners"] is not None:
        lines.append(say("words-over", winners=", ".join(names[seat] for seat in view["winners"])))
    for number, (ground, owner) in enumerate(zip(view["lane"], view["owners"], strict=True), start=1):
        if owner is None:
            lines.append(say("words-free", number=number, ground=ground))
        else:
            lines.append(say("words-house", number=number, ground=ground, owner=names[owner]))
    for name, score in zip(names, view["scores"], strict=True):
        lines.append(say("words-player", name=name, total=score["total"]))
    if view["seat"] is not None:
        lines.append(say("words-card", name=names[view["seat"]], ground=view["card"]))
    return "\n".join([*lines, *game.offered(view)])
