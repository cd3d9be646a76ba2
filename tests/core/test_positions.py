"""A position as text: what is wrong with one is said in a sentence."""

from __future__ import annotations

import pickle
import re
from dataclasses import replace
from pathlib import Path

import pytest

import osada
from osada.core.positions import BadPosition, kinds
from tests.own import OWN

SERVER = Path(osada.__file__).parent / "server"


def text(seed: int = 7) -> str:
    return osada.write_position(osada.game("kingdom-builder").start(2, seed, {"first": "seat-1"}))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("kingdom-builder", "chess", "unknown game 'chess'; there are beer-bread"),
        ("kingdom-builder/1", "kingdom-builder/9", "expected kingdom-builder with the rules 1, not 9"),
        ("standard/", "standard/0", "the position is of the set standard/0"),
        ("players=2", "players=5", "kingdom-builder is for 2 to 4, not 5"),
        ("players=2", "", "players: missing"),
        ("seat=0", "seat=nobody", "seat: expected a whole number, not 'nobody'"),
        ("seat=0", "seat=0 seat=1", "seat: twice"),
        ("seat=0", "seat=0 wheels=4", "wheels: kingdom-builder has no such field; it has players, seat"),
        ("turns=1", "turns=1 step=9", r"step: expected one of 0 (before), 1 (building)"),
        ("turns=1", "turns=1 last_round=2", r"last_round: expected 1 (yes) or 0 (no), not '2'"),
        ("board=[*,[[", "board=[*,[[[", "board: a list has no end"),
        ("board=[*,[[", "board=[*,,[[", "board: ',' is not expected"),
        ("board=[*", "board=[1", "board: expected *, the set, not '1'"),
        ("board=[*,[[", "board=[*,[[99,", "board: expected a tuple of 2 parts, not a list of 3"),
        ("turns=1", "settlements=[1,2,3] turns=1", "settlements: expected one value for each of 2 seats, not 3"),
        ("turns=1", "settlements=[0*99999999] turns=1", "settlements: '*99999999' is not expected"),
        ("turns=1", "removed=[0*99999,0*99999] turns=1", "removed: a list is too long"),
        ("turns=1", "removed=[5,0*4] turns=1", "there is no such position"),
        ("turns=1", "turns=01", "a position has one text only"),
        ("turns=1", "turns=1 token=-1", "a position has one text only"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    assert old in text()
    with pytest.raises(BadPosition, match=re.escape(said)):
        osada.read_position(text().replace(old, new, 1))


def test_line_breaks_and_spaces_do_not_matter() -> None:
    broken = text().replace(" ", "\n   ")
    assert osada.write_position(osada.read_position(broken)) == text()


def test_the_chance_to_come_is_not_in_it() -> None:
    one, two = (osada.read_position(text(), seed=3) for _ in range(2))
    assert one.dealer.below(1 << 32) == two.dealer.below(1 << 32)
    assert osada.read_position(text()).dealer.seed != osada.read_position(text()).dealer.seed


@pytest.mark.parametrize("name", OWN)
def test_another_set_travels_with_its_position(name: str) -> None:
    game = osada.game(name)
    own = replace(game.standard, name="mine", checksum="0" * 16)
    assert pickle.loads(pickle.dumps(own)).document() == own.document()
    state = game.start(seed=7)
    assert pickle.loads(pickle.dumps(game.standard)) is game.standard
    assert game.standard.checksum in osada.write_position(state)
    with pytest.raises(BadPosition, match=f"the set given is mine/{own.checksum}"):
        osada.read_position(osada.write_position(state), components=own)


def test_a_standard_set_that_has_changed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = osada.game("timber-town")
    sent = pickle.dumps(game.start(seed=7))
    changed = replace(game.standard, checksum="0" * 16)
    monkeypatch.setitem(game.__dict__, "standard", changed)
    monkeypatch.setitem(game.__dict__, "standards", (changed,))
    with pytest.raises(osada.BadComponents, match=r"timber-town: expected the standard set .*, but here it is 0000"):
        pickle.loads(sent)


def test_every_compared_field_is_in_it() -> None:
    state = osada.game("hamlet").start(seed=7)
    assert set(kinds(type(state))) == {name for name, field in state.declared.items() if field.compared}


def test_the_server_gives_no_position_out() -> None:
    """It has everything that is hidden; what the server gives out before the end is made of views."""
    for file in SERVER.rglob("*.py"):
        assert not re.search(r"write_position|core\.positions|core import .*positions", file.read_text("utf-8")), file
