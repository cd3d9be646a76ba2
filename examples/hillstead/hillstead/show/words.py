"""The table in words, complete enough to play from."""

from __future__ import annotations

from osada.core.game import Game, seat_name
from osada.core.text import Text

from hillstead.pieces import ACROSS, TERRACES
from hillstead.view import HillsteadView


def words(game: Game, view: HillsteadView, language: str) -> str:
    """The hillside from above, the players, one's own hand; last what can be done."""
    say = game.text(language)
    names = [seat_name(say, seat, view.get("names", ())) for seat in range(view["players"])]
    lines = []
    if view["winners"] is not None:
        lines.append(say("words-over", winners=", ".join(names[seat] for seat in view["winners"])))
    lines += [_terrace(view, say, terrace) for terrace in reversed(range(TERRACES))]
    lines.append(say("words-marks"))
    for seat, name in enumerate(names):
        lines.append(_player(view, say, seat, name))
    lines.append(say("words-pile", pile=view["pile"]))
    for seat, hand in enumerate(view["hands"]):
        if hand is not None:
            roofs = ", ".join(say(f"roof-{roof}") for roof in hand) or say("words-none")
            lines.append(say("words-hand", name=names[seat], roofs=roofs))
    if view["chosen"] is not None:
        lines.append(say("words-chosen", roof=view["chosen"]))
    return "\n".join([*lines, *game.offered(view)])


def _terrace(view: HillsteadView, say: Text, terrace: int) -> str:
    """A line with every plot of a terrace: ``2R`` is a red house of player 2."""
    plots = []
    for house in view["houses"][terrace * ACROSS : (terrace + 1) * ACROSS]:
        plots.append("--" if house is None else f"{house['owner'] + 1}{say('letter-' + house['roof'])}")
    return say("words-terrace", number=terrace + 1, points=view["heights"][terrace], plots=" ".join(plots))


def _player(view: HillsteadView, say: Text, seat: int, name: str) -> str:
    mark = say("words-deciding") if seat == view["seat"] else ""
    total = view["scores"][seat]["total"]
    return say("words-player", number=seat + 1, name=name, mark=mark, cards=view["cards"][seat], total=total)
