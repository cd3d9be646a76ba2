"""What seats know: all but the order of the face-down tiles; what they are asked, told and offered."""

from __future__ import annotations

import random
from collections import Counter

from osada.core.dealer import Dealer
from osada.core.table import Table
from osada.games.timber_town import GAME
from osada.testing import rule
from tests.timber_town.positions import newest, play, position


@rule("TT-A32")
def test_a_redeal_changes_only_what_comes() -> None:
    state = GAME.start(2, 7)
    redealt = state.redeal(0, Dealer(99))
    assert redealt == state
    firsts = set()
    for seed in range(30):
        other = state.redeal(1, Dealer(seed))
        for _ in range(2):
            other.play(GAME.parse("pass"))
        firsts.add(tuple(newest(other.view(None))))
    assert len(firsts) > 20


@rule("TT-A32", "TT-6")
def test_a_tracker_that_hears_the_events_knows_what_is_face_down() -> None:
    """Whoever counts the revealed tiles knows what the stacks can hold; events tell nothing else."""
    for seed in range(5):
        chance = random.Random(seed)
        table = Table(GAME, 2, seed)
        unseen = Counter({name: kind["count"] for name, kind in GAME.standard.contents["tiles"].items()})
        unseen.subtract(newest(table.view(0)))
        while table.state.seat is not None:
            told = len(table.journal)
            table.play(table.state.seat, chance.choice(table.state.actions()))
            for seen in table.events(1 - (table.state.seat or 0), after=told):
                if seen["event"] == "reveal":
                    unseen.subtract(seen["tiles"])
            if table.state.settled:
                assert +unseen == Counter(table.view(None)["unseen"])
                assert sum((+unseen).values()) == table.view(None)["stack"]


def test_all_tiles_and_figures_are_somewhere_in_the_view() -> None:
    state = GAME.start(2, 11)
    chance = random.Random(11)
    while state.seat is not None:
        view = state.view(state.seat)
        kinds: Counter[str] = Counter(view["unseen"]) + Counter(view["lost"])
        kinds.update(tile["kind"] for board in view["river"] for tile in board if tile)
        kinds.update(tile["kind"] for city in view["cities"] for tile in city["cells"].values())
        if view["gaining"]:
            kinds[view["gaining"]["tile"]["kind"]] += 1
        assert kinds.total() == 48
        state.play(chance.choice(state.actions()))


def test_the_view_shows_every_way_a_tile_can_lie_and_what_it_brings() -> None:
    state = position("A2=blue-four D2=orange:NS", river="1.1=green-adjacent", figures="")
    before = state.scores()[0]["total"]
    play(state, "take 1.1")
    fits = state.view(0)["fits"]
    assert sorted(fits) == ["A1", "B1", "C1", "D1"]
    assert [way["ends"] for way in fits["A1"]] == ["NE", "ES"]
    assert fits["A1"][0]["brings"] == {"green_zahrada": 5, "total": 5}
    assert fits["D1"][0] == {
        "turn": 180,
        "ends": "SW",
        "missing": [],
        "brings": {"green_zahrada": 5, "orange_jidlo": 2, "total": 7},
    }
    play(state, "place D1", "turn 180")
    assert state.scores()[0]["total"] == before + 7
    assert state.view(0)["fits"] == {}


def test_what_is_asked_follows_what_is_half_done() -> None:
    state = position("A1=purple:EW C1=purple:EW", river="1.1=red-crane 2.2=green-adjacent")
    kinds = [state.asked().kind]
    for notation in ("take 1.1", "place B1", "dismantle raft B1-C1", "end"):
        play(state, notation)
        kinds.append(state.asked().kind)
    assert kinds == ["take", "place-or-crane", "dismantle", "end", "take"]


def test_a_click_on_a_tile_means_what_can_be_done_with_it() -> None:
    state = position(river="1.1=blue-four 2.1=blue-four", rafts="2.1=0:raft", figures="dam raft-two")
    assert [GAME.notation(action) for action in state.meant("tile-1.1")] == [
        "take 1.1",
        "dam 1.1",
        "raft 1.1",
        "raft-two 1.1",
    ]
    assert [GAME.notation(action) for action in state.meant("tile-2.1")] == ["claim 2.1"]
    assert [GAME.notation(action) for action in state.meant("end")] == ["pass"]
    assert state.meant("nowhere") == []
    play(state, "raft-two 1.1")
    assert [GAME.notation(action) for action in state.meant("end")] == ["end"]


def test_a_gained_tile_is_told_when_it_stands() -> None:
    state = position("A2=purple:NS", river="1.1=red-dam 2.1=brown-four", figures="crane")
    state.listen()
    play(state, "take 1.1", "place A1")
    assert state.events(1) == []
    play(state, "dismantle crane A1-A2")
    assert [(seen["event"], seen["seat"]) for seen in state.events(1)] == [
        ("take", 0),
        ("figure", 0),
        ("dismantle", 0),
    ]
    play(state, "dam 2.1", "place B2")
    assert [seen["event"] for seen in state.events(1)[3:]] == ["dam", "beaver"]
