from __future__ import annotations

import copy
from pathlib import Path

import pytest

import osada
from osada.core import components
from osada.core import record as records
from osada.core.record import BadRecord, Divergence, Record
from osada.core.table import Table
from tests.own import OWN

GAME = osada.game("kingdom-builder")
OPTIONS = {"sectors": ["oracle", "farm", "oasis", "tower"], "cards": "first-game", "first": "seat-1"}


def played(actions: int = 9, seed: int = 4) -> Table:
    table = Table(GAME, 2, seed, OPTIONS, names=["A", "B"])
    for _ in range(actions):
        assert table.state.seat is not None
        table.play(table.state.seat, table.state.actions()[0])
    return table


def with_line(record: Record, number: int, line: str) -> Record:
    """The record with another line in its body, counted from 0."""
    changed = copy.copy(record)
    changed.body = [*record.body[:number], line, *record.body[number + 1 :]]
    return changed


def test_the_text_of_a_record() -> None:
    text = played(4).record().text()
    assert text.startswith("osada record 1\ngame: kingdom-builder\nrules: 1\ncomponents: standard ")
    header, _, body = text.partition("\n\n")
    assert 'names: ["A", "B"]' in header and "seed: 4" in header
    lines = body.splitlines()
    assert [line.split()[0] for line in lines] == [">", ">", "build", "build", "build", "end", ">"]
    assert lines[0].startswith("> terrain ")


def test_a_record_is_read_from_a_file_or_from_its_text(tmp_path: Path) -> None:
    record, file = played(4).record(), tmp_path / "a.record"
    osada.write_record(record, str(file))
    assert file.read_bytes() == record.text().encode()
    assert osada.read_record(file) == osada.read_record(str(file)) == osada.read_record(record.text()) == record
    file.write_bytes(b"\xef\xbb\xbf" + record.text().replace("\n", "\r\n").encode())
    assert osada.read_record(file) == record
    file.write_bytes(b"osada record 1\n\xff")
    with pytest.raises(BadRecord, match="no text in UTF-8"):
        osada.read_record(file)
    with pytest.raises(BadRecord, match="line 1: expected “osada record 1”, not “chess”"):
        osada.read_record("chess\n")
    with pytest.raises(FileNotFoundError):
        osada.read_record(tmp_path / "nowhere")


def test_a_finished_game_ends_with_its_totals() -> None:
    table = Table(GAME, 2, 4)
    while table.state.seat is not None:
        table.play(table.state.seat, table.state.actions()[-1])
    record = table.record()
    assert record.finished
    assert record.body[-1] == "= " + " ".join(str(score["total"]) for score in table.state.scores())
    with pytest.raises(Divergence, match=r"= 1 2"):
        records.last_position(with_line(record, len(record.body) - 1, "= 1 2"))


def test_a_record_without_a_seed_can_be_typed_in() -> None:
    record = played(6).record()
    typed = "\n".join(
        line if not line.startswith("seed") else ""
        for line in record.text().splitlines()
        if not line.startswith("seed")
    )
    typed = typed.replace("end", "  END   # a comment")
    assert records.parse(typed).seed is None
    assert records.last_position(records.parse(typed)) == played(6).state


def test_the_first_line_that_differs_is_named() -> None:
    record = played(9).record()
    first = record.first_line_of_body = 10
    builds = [number for number, line in enumerate(record.body) if line.startswith("build")]
    with pytest.raises(Divergence, match=rf"line {first + builds[1]}: build 0,5: KB-20"):
        records.last_position(with_line(record, builds[1], "build 0,5"))
    with pytest.raises(Divergence, match=rf"line {first + builds[1]}: bild 0,5: expected build ROW,COL"):
        records.last_position(with_line(record, builds[1], "bild 0,5"))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("> terrain swamp", "the rules know no terrain swamp; there are meadow"),
        ("> weather rain", "the rules know no weather rain"),
        ("> sector farm", "the rules deal a terrain, not sector farm"),
        ("# nothing", "the rules deal a terrain after this line"),
    ],
)
def test_chance_that_the_rules_do_not_deal(line: str, message: str) -> None:
    record = played(4).record()
    with pytest.raises(Divergence, match=message):
        records.last_position(with_line(record, len(record.body) - 1, line))


def test_chance_where_the_rules_deal_nothing() -> None:
    record = played(4).record()
    record.body.insert(3, "> terrain canyon")
    with pytest.raises(Divergence, match="the rules deal no terrain after this line"):
        records.last_position(record)


def test_a_card_that_is_not_there_any_more() -> None:
    """Six cards of one terrain: there are five."""
    record = played(20).record()
    record.body = [line if not line.startswith(">") else "> terrain desert" for line in record.body]
    with pytest.raises(Divergence):
        records.last_position(record)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected “osada record 1”"),
        ("hello", "line 1: expected “osada record 1”, not “hello”"),
        ("osada record 1\ngame kingdom-builder", "line 2: expected one of game"),
        ("osada record 1\nweather: rain", "line 2: expected one of game"),
        ("osada record 1\ngame: kingdom-builder\n", "the header has no rules"),
        (
            "osada record 1\ngame: chess\nrules: 1\ncomponents: standard 0\nplayers: 2\n",
            "unknown game 'chess'; there are",
        ),
        (
            "osada record 1\ngame: kingdom-builder\nrules: x\ncomponents: standard 0\nplayers: 2\n",
            "components",
        ),
    ],
)
def test_texts_that_are_no_records(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        records.parse(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players: 2", "players: two", "players: expected a whole number, not “two”"),
        ("seed: 4", "seed: -4", "seed: expected a whole number"),
        ("options: {", "options: [{", "options: no JSON"),
        ('names: ["A", "B"]', 'names: {"A": 1}', "names: expected JSON of the form []"),
    ],
)
def test_headers_that_are_wrong(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        records.parse(played(0).record().text().replace(old, new))
    assert message in str(error.value)


def test_options_that_the_game_does_not_have_are_a_divergence() -> None:
    record = records.parse(played(0).record().text().replace('"edge": "all"', '"edge": "none"'))
    with pytest.raises(Divergence, match="option edge"):
        records.last_position(record)


def test_another_component_set_is_embedded() -> None:
    document = copy.deepcopy(GAME.standard.document())
    document["set"] = "mine"
    document["contents"]["sectors"]["farm"][0] = "cccwwtttgg"
    given = components.read(document)
    text = Table(GAME, 2, 1, components=given).record().text()
    assert "component-set: {" in text
    record = records.parse(text)
    assert record.components == given
    assert records.last_position(record).view(0) == Table(GAME, 2, 1, components=given).state.view(0)
    with pytest.raises(BadRecord, match="components: expected the set"):
        records.parse("\n".join(line for line in text.splitlines() if not line.startswith("component-set")))


def test_a_table_goes_on_from_a_record_as_it_would_have() -> None:
    long, short = played(40), Table.resume(played(21).record())
    while len(short.record().body) < len(long.record().body):
        assert short.state.seat is not None
        short.play(short.state.seat, short.state.actions()[0])
    assert short.record().body == long.record().body


RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_are_replayed_as_they_were_played(file: Path) -> None:
    record = records.parse(file.read_text("utf-8"))
    assert record.rules_version == record.game.rules_version
    state = records.last_position(record)
    assert state.seat is None and record.finished


def test_every_game_has_recorded_games() -> None:
    assert {records.parse(file.read_text("utf-8")).game.name for file in RECORDS} == set(OWN)


def test_names_with_odd_letters_come_back() -> None:
    table = Table(GAME, 2, 1, names=["a\u2028b", "č\u0085d"])
    with pytest.raises(BadRecord, match="names: expected printable names"):
        records.parse(table.record().text())
    assert records.parse(Table(GAME, 2, 1, names=["Žofie", "ł"]).record().text()).names == ("Žofie", "ł")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players: 2", "players: 2\nplayers: 2", "players for the second time"),
        ("seed: 4", f"seed: {2**128}", "seed: expected less than 2\\*\\*128"),
        ("seed: 4", "seed: " + "9" * 5000, "seed: expected a whole number"),
        ('names: ["A", "B"]', 'names: ["A"]', "names: expected 2 of them, not 1"),
        ('names: ["A", "B"]', 'names: [["A"], null]', "names: expected printable names"),
        ("options: {", 'options: {"a": 1, "a": 2, ', "options: no JSON"),
    ],
)
def test_headers_that_say_two_things_or_nonsense(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        records.parse(played(0).record().text().replace(old, new))


def test_nothing_comes_after_the_totals() -> None:
    text = RECORDS[0].read_text("utf-8") + "# a comment may\n"
    records.last_position(records.parse(text))
    with pytest.raises(Divergence, match="nothing comes after the totals"):
        records.last_position(records.parse(text + "> terrain canyon\n"))


def test_a_record_of_newer_rules_is_not_judged() -> None:
    with pytest.raises(Divergence, match="the record is of rules 999"):
        records.last_position(records.parse(played(3).record().text().replace("rules: 1", "rules: 999")))


def test_a_typed_record_keeps_its_comments_and_its_names_when_it_goes_on() -> None:
    text = played(6).record().text().replace("seed: 4\n", "").replace("end", "end # well played", 1)
    table = Table.resume(records.parse(text))
    assert table.record().text() == text
    assert table.state.seat is not None
    table.play(table.state.seat, table.state.actions()[0])
    assert table.record().text().startswith(text)
    table.undo(table.state.seat)
    assert table.record().text() == text
