"""What a seat is shown: plain data of a declared form, made without chance."""

from __future__ import annotations

import json
from typing import Any, get_args

from typeguard import CollectionCheckStrategy, check_type

from osada.core.dealer import Dealer, NoDealer
from osada.core.game import Game
from osada.core.table import Table
from osada.core.text import language_of_locale
from osada.testing.playing import positions, tables, viewers
from osada.testing.sample import Looks


def offers_are_the_actions(game: Game, seed: int = 0) -> None:
    """A view offers the deciding seat its actions by place and nobody else anything; a click means them."""
    for state, _ in positions(game, seed, every=3):
        for viewer in viewers(state):
            offers = state.view(viewer)["offers"]
            offered = sorted(action for actions in offers.values() for action in actions)
            assert offered == (state.actions() if viewer == state.seat else [])
            for place, actions in offers.items():
                assert set(actions) <= set(state.meant(place))


def views_are_plain_data(game: Game, seed: int = 0) -> None:
    """What JSON can hold, and comes back equal from it."""
    for state, _ in positions(game, seed, every=11):
        for viewer in viewers(state):
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view


def views_are_what_they_are_declared(game: Game, seed: int = 0) -> None:
    """Every key of a view is declared, with its type, and none is missing."""
    declared = _declared_view(type(game))
    for table, chance in tables(game, seed):
        looks, steps = Looks(game, 11), 0
        while steps < game.longest:
            if table.state.seat is None or looks.at(steps, table.state):
                for viewer in viewers(table.state):
                    for view in (table.view(viewer), table.state.view(viewer)):
                        check_type(view, declared, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)
            if table.state.seat is None:
                break
            table.play(table.state.seat, chance.choice(table.state.actions()))
            steps += 1


def _declared_view(game: Any) -> Any:
    """The second of the two classes that a game's class names: ``Game[MyState, MyView]``."""
    return next(get_args(base)[1] for base in game.__orig_bases__ if get_args(base))


def views_ask_for_no_chance(game: Game, seed: int = 0) -> None:
    """Nothing that a seat is shown needs the dealer, not even on a copy: the chance to come is nobody's to know."""
    for state, _ in positions(game, seed, every=3):
        shown = state.copy()
        shown.dealer = NoDealer()
        for viewer in viewers(shown):
            shown.view(viewer)


def what_several_places_mean_can_be_played(game: Game, seed: int = 0) -> None:
    """What `meant_by` makes of some offered places is allowed."""
    for state, chance in positions(game, seed, every=5):
        if state.seat is None:
            continue
        offered = list(state.view(state.seat)["offers"])
        for count in (1, 2, 3, len(offered)):
            meant = state.meant_by(chance.sample(offered, min(count, len(offered))))
            if meant is not None:
                Table._try(Table(game, state.players), meant, state)


def everything_is_open_at_the_end(game: Game, seed: int = 0) -> None:
    """`open_view` is plain data once the game is over, and refused before. For a replay it shows earlier positions, and
    all that spectators cannot tell apart then."""
    for state, _ in positions(game, seed):
        view = state.open_view(afterwards=True)
        assert json.loads(json.dumps(view)) == view
        assert view.keys() == state.view(None).keys()
        other = state.redeal(None, Dealer(seed))
        if state.settled and other != state:
            assert other.open_view(afterwards=True) != view, "something is hidden although everything is open"
        if state.seat is None:
            assert state.open_view() == view
            continue
        try:
            state.open_view()
        except ValueError:
            continue
        raise AssertionError("everything is open before the end")


def positions_say_what_they_are(game: Game, seed: int = 0) -> None:
    """A line with the game, how far it is and who decides; the table in words, as the deciding seat sees it."""
    for state, _ in positions(game, seed, every=23):
        shown = repr(state)
        decides = "over, " if state.seat is None else f"seat {state.seat} decides>"
        assert shown.startswith(f"<{game.title}, {state.players} players, ") and decides in shown and "\n" not in shown
        known = state if state.seat is None else state.redeal(state.seat, Dealer(seed))
        assert str(state) == str(known) == game.words(state.view(state.seat), language_of_locale())
