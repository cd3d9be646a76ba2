"""Component sets that are typed in field by field: what is typed is the box's, the rest is ours; two halves merge."""

from __future__ import annotations

import pytest

import osada
from osada.core import draft
from osada.core.components import BadComponents, Fault, read
from osada.core.described import KINDS, value_at
from osada.core.text import LANGUAGES

BEER = osada.game("beer-bread")
NOTHING = dict.fromkeys(("water", "wheat", "barley", "rye", "hops"), 0)


@pytest.mark.parametrize("name", osada.names())
def test_every_set_is_described_and_every_piece_has_a_name(name: str) -> None:
    game = osada.game(name)
    assert game.described.groups
    for group in game.described.groups:
        assert group.pieces and group.fields
        assert all(field.kind in KINDS for field in group.fields)
        for piece in group.pieces:
            assert game.described.fields_of(piece, game.standard.contents)
            assert all(game.editor.piece(piece, game.text(language)) for language in LANGUAGES)


@pytest.mark.parametrize("name", ["beer-bread", "hamlet"])
def test_a_piece_with_faults_is_drawn_all_the_same(name: str) -> None:
    game = osada.game(name)
    for group in game.described.groups:
        broken = draft.begin(game.standard, "mine")
        for field in group.fields:
            empty = {"amounts": NOTHING, "cost": "", "mix": "", "number": 0, "choice": ""}[field.kind]
            if field in game.described.fields_of(group.pieces[-1], game.standard.contents):
                broken = draft.put(game, broken, group.pieces[-1], field.name, empty)
        assert game.editor.drawing(group.pieces[-1], broken["contents"], "cs").startswith("<svg ")


def test_what_is_typed_in_is_the_boxs_and_brings_along_what_follows() -> None:
    typed = draft.put(BEER, draft.begin(BEER.standard, "mine"), "cards.beer01", "value", 9)
    card = typed["contents"]["cards"]["beer01"]
    assert (card["value"], card["kind"]) == (9, 3)
    assert draft.origin(typed["provenance"], "cards.beer01.value") == draft.SOURCED
    assert draft.origin(typed["provenance"], "cards.beer01.recipe") == draft.DESIGNED
    assert draft.typed(BEER, typed) == (0, 60)
    assert draft.typed(BEER, draft.same_as(BEER, typed, "cards.beer01", "cards.beer02")) == (1, 60)
    assert draft.ours(BEER, typed, "cards.beer01")["contents"] == BEER.standard.contents
    BEER.check(read(typed))


@pytest.mark.parametrize(
    ("piece", "field", "value"),
    [
        ("cards.beer01", "colour", 1),
        ("cards.beer99", "value", 4),
        ("cards.beer01", "value", "4"),
        ("cards.beer01", "value", True),
        ("cards.beer01", "harvest", {"water": 1}),
        ("cards.beer01", "building", None),
    ],
)
def test_what_no_field_can_have_is_refused(piece: str, field: str, value: object) -> None:
    with pytest.raises(draft.NoField):
        draft.put(BEER, draft.begin(BEER.standard, "mine"), piece, field, value)


def test_a_piece_with_a_fault_is_ours_when_the_set_is_played() -> None:
    typed = draft.put(BEER, draft.begin(BEER.standard, "mine"), "cards.beer18", "harvest", NOTHING)
    typed = draft.put(BEER, typed, "cards.beer19", "value", 6)
    (fault,) = draft.faults(BEER, typed)
    assert draft.piece_of(BEER, fault.where) == "cards.beer18"
    told = {fault.told_there(BEER.text(language)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES) and not any(":" in said for said in told)
    played, instead = draft.playable(BEER, typed)
    assert instead == ["cards.beer18"]
    assert played.contents["cards"]["beer18"] == BEER.standard.contents["cards"]["beer18"]
    assert played.contents["cards"]["beer19"]["value"] == 6
    assert BEER.start(components=played).seat is not None


def test_what_is_wrong_with_all_of_it_is_not_played() -> None:
    typed = draft.begin(BEER.standard, "mine")
    for piece in BEER.described.pieces:
        typed = draft.put(BEER, typed, piece, "building", "store_any1")
    with pytest.raises(BadComponents):
        draft.playable(BEER, typed)


def test_two_halves_are_merged_field_by_field() -> None:
    standard = draft.begin(BEER.standard, "mine")
    mine = draft.put(BEER, standard, "cards.beer01", "value", 5)
    mine = draft.put(BEER, mine, "cards.beer02", "value", 6)
    theirs = draft.put(BEER, standard, "cards.beer02", "value", 9)  # its kind follows, and is no question of its own
    theirs = draft.put(BEER, theirs, "cards.bread01", "building", "store_any1")
    theirs = draft.put(BEER, theirs, "cards.bread02", "value", value_at(standard["contents"], "cards.bread02.value"))
    merged, conflicts = draft.merged(BEER, mine, theirs)
    cards = merged["contents"]["cards"]
    assert (cards["beer01"]["value"], cards["bread01"]["building"], cards["beer02"]["value"]) == (5, "store_any1", 6)
    assert draft.origin(merged["provenance"], "cards.bread02.value") == draft.SOURCED
    assert draft.Conflict("cards.beer02.value", 6, 9) in conflicts
    assert {conflict.path for conflict in conflicts} == {"cards.beer02.value"}


@pytest.mark.parametrize("name", osada.names())
def test_faults_of_a_set_are_messages(name: str) -> None:
    game = osada.game(name)
    for group in game.described.groups:
        broken = draft.begin(game.standard, "mine")
        for field in game.described.fields_of(group.pieces[0], game.standard.contents):
            value = value_at(game.standard.contents, f"{group.pieces[0]}.{field.name}")
            worse = dict.fromkeys(value, 99) if isinstance(value, dict) else {int: 5000, str: "?"}.get(type(value))
            broken = draft.put(game, broken, group.pieces[0], field.name, worse or ["?"] * 10)
        found = draft.faults(game, broken)
        assert found and all(type(fault) is Fault and fault.message != "fault-other" for fault in found)
        assert all(game.text(language).has(fault.message) for fault in found for language in LANGUAGES)
