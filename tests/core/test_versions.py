"""Standard sets have versions: what was made with an older one keeps it, and is replayed equal."""

from __future__ import annotations

import json
import pickle

import pytest

import osada
from osada.core import components, draft, record
from osada.core.components import ComponentSet
from osada.core.table import Table
from osada.server.loading import header_of, load_table
from osada.server.reading import Reading, StoredTable
from osada.testing.sample import sample

OLDER = [(name, old) for name in osada.names() for old in osada.game(name).standards[:-1]]


def ids(case: object) -> str:
    return case if isinstance(case, str) else ""


def played(name: str, old: ComponentSet) -> Table:
    table = Table(osada.game(name), 2, 7, {}, old, ["Anna", "Bob"])
    for _ in range(sample(30, 300)):
        if table.seat is not None:
            table.play(table.seat, table.state.actions()[0])
    return table


@pytest.mark.parametrize(("name", "old"), OLDER, ids=ids)
def test_an_older_version_is_replayed_by_its_checksum_alone(name: str, old: ComponentSet) -> None:
    game, table = osada.game(name), played(name, old)
    text = table.record().text()
    assert "component-set" not in text and old.checksum in text and old != game.standard
    again = Table.resume(record.parse(text))
    assert again.components == old and again.state == table.state and again.record().text() == text
    position = osada.write_position(table.state)
    assert osada.write_position(osada.read_position(position, seed=1)) == position
    assert pickle.loads(pickle.dumps(old)) is old
    game.check(old)


class Kept(Reading):
    """A table whose journal is empty."""

    def __init__(self) -> None:
        pass

    def entries(self, table_id: str) -> list[object]:  # type: ignore[override]
        return []


@pytest.mark.parametrize(("name", "old"), OLDER, ids=ids)
def test_a_stored_table_keeps_its_version(name: str, old: ComponentSet) -> None:
    game = osada.game(name)
    for given, kept in ((old, None), (old, old.checksum), (game.standard, game.standard.checksum)):
        table = Table(game, 2, 7, {}, given, ["Anna", "Bob"])
        header = json.loads(json.dumps(header_of(table)))
        assert header["components"] == given.checksum
        header["components"] = kept
        seats = [{"kind": "person", "name": who, "player": None} for who in ("Anna", "Bob")]
        stored = StoredTable("t", name, header, seats, 0, 0, False)
        assert load_table(stored, Kept()).components == given


def test_a_part_of_a_cost_has_its_own_origin() -> None:
    hamlet = osada.game("hamlet")
    assert hamlet.standard.provenance["tiles"]["warehouse"]["cost"] == {"planks": "designed", "stone": "sourced"}
    assert draft.origin(hamlet.standard.provenance, "tiles.warehouse.cost") == draft.DESIGNED
    wrong = json.loads(hamlet.standard.export())
    wrong["provenance"]["tiles"]["warehouse"]["cost"] = {"milk": "sourced"}
    assert components.differences(components.read(wrong), hamlet.standard)


def test_what_was_found_since_is_in_the_newest() -> None:
    beer, hamlet = (osada.game(name).standard for name in ("beer-bread", "hamlet"))
    recipes = [card["recipe"] for name, card in beer.contents["cards"].items() if name.startswith("beer")]
    assert {"water": 2, "wheat": 0, "barley": 0, "rye": 0, "hops": 3} in recipes
    tiles = hamlet.contents["tiles"]
    assert (tiles["woodland_small"]["points"], tiles["master_stonemason"]["points"]) == (3, 4)
