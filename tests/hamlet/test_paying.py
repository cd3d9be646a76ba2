"""Paying: good by good, what is offered, and who sees it when."""

from __future__ import annotations

from osada.core.table import Table
from osada.games.hamlet import HamletState
from osada.games.hamlet.pieces import TILES
from osada.testing import rule
from tests.hamlet.positions import GAME, allowed, do, donkeys, goods, hand, lay, position, villagers


def sawmill_to_build() -> HamletState:
    """Seat 0 can build the sawmill (2 wheat, 1 stone) from the church: barns and the market offer choices."""
    state = position()
    lay(state, "barn_a", "market", "road")
    goods(state, "barn_a", "wheat stone")
    goods(state, "farm", "wheat wheat")
    goods(state, "quarry", "stone")
    donkeys(state, 0, "church market")
    hand(state, 0, "sawmill")
    state.gold[0] = 0
    return state


@rule("HA-17a")
def test_goods_are_asked_for_one_after_the_other() -> None:
    state = sawmill_to_build()
    do(state, "build sawmill", "at church")
    do(state, allowed(state)[0])
    assert allowed(state) == ["bring quarry,stone", "bring barn_a,stone", "pay"]
    do(state, "bring barn_a,stone")
    assert allowed(state) == ["bring farm,wheat", "bring barn_a,wheat", "pay"]
    assert state.stock[TILES.index("farm") - TILES.index("woodcutter")] == 1, "one from the farm is needed in any case"
    do(state, "bring farm,wheat")
    assert state.village.tiles >> TILES.index("sawmill") & 1
    assert state.totals[:3] == [2, 1, 1]


@rule("HA-21", "HA-21a")
def test_gold_of_an_own_token_pays_for_a_purchase_in_the_same_action() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    lay(state, "stonemason", "cow_conservatory", "road")
    donkeys(state, 0, "church market cow_conservatory")
    goods(state, "cow_conservatory", "milk", seat=0)
    goods(state, "stonemason", "bricks", seat=1)
    state.gold[:] = [4, 0]  # one more is 5 gold: 1 comes with the own milk
    do(state, "deliver c2")
    assert state.gold == [0, 1]
    assert state.points == [4 + 1, 1]


@rule("HA-28")
def test_at_a_table_that_buys_when_missing_goods_on_the_board_come_first() -> None:
    for purchase, offered in (("free", True), ("when-missing", False)):
        state = position(options={"purchase": purchase})
        hand(state, 0, "woodland_small")
        state.gold[0] = 9
        do(state, "build woodland_small", "at market")
        do(state, allowed(state)[0])
        assert ("buy wood" in allowed(state)) is offered


@rule("HA-20")
def test_pay_for_me_takes_own_tokens_first_and_buys_last() -> None:
    state = position()
    lay(state, "cow_conservatory", "market", "road")
    donkeys(state, 0, "church market cow_conservatory")
    goods(state, "cow_conservatory", "milk", seat=0)
    goods(state, "cow_conservatory", "milk", seat=1)
    state.sales[0] = 2  # 1 milk for 1 point and 2 gold
    state.gold[:] = [0, 0]
    do(state, "sell 0", "pay")
    assert state.gold == [2 + 1, 0] and state.points == [1 + 1, 0]


def test_a_payment_is_seen_by_others_when_it_is_done() -> None:
    table = Table(GAME, 2, 1, {"layout": "first-game", "first": "seat-1"})
    state = table.state
    prepared = sawmill_to_build()
    villagers(prepared, 0, 2)
    for name, field in HamletState.declared.items():
        if field.compared or field.derive:
            setattr(state, name, getattr(prepared, name))
    table._settled = state.copy()
    seen = len(table.events(1))
    for text in ("build sawmill", "at church"):
        table.play(0, GAME.parse(text))
    table.play(0, table.state.actions()[0])
    table.play(0, GAME.parse("bring barn_a,stone"))
    assert len(table.events(1)) == seen and table.view(1)["recent"] == []
    assert [event["event"] for event in table.events(0)][-1] == "consumed"
    table.play(0, GAME.parse("pay"))
    assert "build" in [event["event"] for event in table.events(1)]
    if table.can_undo(0):
        table.undo(0)
        assert len(table.events(1)) == seen and table.view(1)["recent"] == []
