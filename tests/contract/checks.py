"""What every game promises, as checks that take a game. ``test_contract`` runs them on all registered games,
``test_checks_bite`` breaks a game on purpose and sees each of them fail."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import lru_cache
from math import sqrt
from typing import Any, get_args
from unittest.mock import patch
from xml.etree import ElementTree

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from typeguard import CollectionCheckStrategy, check_type

from osada.core import record as records
from osada.core.dealer import Dealer, NoDealer
from osada.core.fields import Fields
from osada.core.game import LAYOUTS, Game, HiddenGroup, State, points
from osada.core.standalone import standalone
from osada.core.svg import Picture
from osada.core.table import NotNow, Table
from osada.core.text import LANGUAGES, Text, language_of_locale
from tests.rules import rules_with_tests
from tests.sample import Looks


def some_options(game: Game, players: int, chance: random.Random) -> dict[str, object]:
    """Options drawn by lot: half of the time the defaults, else any choice or list of each."""
    if chance.random() < 0.5:
        return {}
    chosen: dict[str, object] = {}
    for option in game.options:
        choices = [choice for choice in option.choices if choice not in {f"seat-{n}" for n in range(players + 1, 9)}]
        chosen[option.name] = chance.choice(choices)
    return chosen


def tables(game: Game, seed: int = 0) -> Iterator[tuple[Table, random.Random]]:
    """A new table for every number of players."""
    for players in game.seats:
        chance = random.Random(seed * 10 + players)
        yield Table(game, players, seed, some_options(game, players, chance)), chance


def positions(game: Game, seed: int = 0, every: int = 1) -> Iterator[tuple[State, random.Random]]:
    """Positions of random games, one game for every number of players: all, or what is looked at of every so many."""
    for players in game.seats:
        chance = random.Random(seed * 10 + players)
        state = game.start(players, seed, some_options(game, players, chance))
        looks = Looks(game, every)
        count = 0
        while state.seat is not None and count < game.longest:
            if every == 1 or looks.at(count, state):
                yield state, chance
            state.play(chance.choice(state.actions()))
            count += 1
        yield state, chance


def viewers(state: State) -> tuple[int | None, ...]:
    return (*range(state.players), None)


# The checks


def actions_are_sorted_and_unique(game: Game, seed: int = 0) -> None:
    for state, _ in positions(game, seed):
        actions = state.actions()
        assert actions == sorted(set(actions))
        assert bool(actions) == (state.seat is not None)
        assert all(0 <= action < len(game.space) for action in actions)


def why_not_agrees_with_actions(game: Game, seed: int = 0, every: int = 17) -> None:
    for state, _ in positions(game, seed, every):
        before = state.copy()
        allowed = {action for action in range(len(game.space)) if state.why_not(action) is None}
        assert allowed == set(state.actions())
        assert state == before


def refusals_name_known_rules(game: Game, seed: int = 0, every: int = 40) -> None:
    for state, _ in positions(game, seed, every):
        for action in range(len(game.space)):
            refusal = state.why_not(action)
            assert refusal is None or refusal.rule in game.rules


def another_seat_has_another_turn(game: Game, seed: int = 0) -> None:
    before: State | None = None
    for state, _ in positions(game, seed):
        if before is not None and before.seat != state.seat and before.players == state.players:
            assert before.turn_key() != state.turn_key()
        before = state.copy()


def notation_is_one_to_one(game: Game) -> None:
    texts = [game.notation(action) for action in range(len(game.space))]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == list(range(len(texts)))
    assert [game.parse(f"  {text.upper()} ") for text in texts] == list(range(len(texts)))


def copies_are_equal_and_independent(game: Game, seed: int = 0) -> None:
    for state, chance in positions(game, seed, every=5):
        copy = state.copy()
        assert copy == state and copy.key() == state.key() and hash(copy.key()) == hash(state.key())
        key, view, position = state.key(), state.view(0), state.dealer.position
        for _ in range(12):
            if copy.seat is None:
                break
            copy.play(chance.choice(copy.actions()))
        assert state.key() == key and state.view(0) == view and state.dealer.position == position
        assert state.seat is None or copy != state


def every_field_is_copied_compared_and_derived(game: Game, seed: int = 0) -> None:
    """Whatever field changes, `copy` keeps it, on its own, and `key` notices; derived ones are what they are derived
    from. A state that holds others with fields of their own is looked into."""
    for number, (state, _) in enumerate(positions(game, seed)):
        for name, part in _parts(state):
            for field, declared in part.declared.items():
                if declared.derive is not None:
                    assert getattr(part, field) == declared.derive(part), f"{name}.{field}"
            if number % 29 == 0:
                _change_every_field(name, part)


def _parts(state: Fields, name: str = "state") -> Iterator[tuple[str, Fields]]:
    """A state and what it holds that declares fields as well."""
    yield name, state
    for field in state.declared:
        held = getattr(state, field)
        if isinstance(held, Fields):
            yield from _parts(held, f"{name}.{field}")


def _change_every_field(name: str, part: Fields) -> None:
    key = part.key()
    for field, declared in part.declared.items():
        held = getattr(part, field)
        if not declared.compared and declared.derive is None:
            continue
        for changed in [] if isinstance(held, Fields) else _changes(held):
            other = part.copy()
            setattr(other, field, changed)
            assert getattr(other.copy(), field) == changed, f"copy() loses {name}.{field}"
            assert declared.derive is not None or other.key() != key, f"key() does not notice {name}.{field}"
        if isinstance(held, list | dict | set):
            assert getattr(part.copy(), field) is not held, f"copies share {name}.{field}"
    assert part.key() == key


def _changes(value: Any) -> Iterator[Any]:
    """Values that differ from one in one thing."""
    match value:
        case IntEnum():
            yield next(other for other in type(value) if other is not value)
        case bool():
            yield not value
        case int():
            yield value + 1
        case list() | tuple():
            nested = bool(value) and isinstance(value[0], list | set)
            yield type(value)([*value, type(value[0])() if nested else 0])
            for index, item in enumerate(value):
                for changed in _changes(item):
                    yield type(value)([*value[:index], changed, *value[index + 1 :]])
        case dict():
            yield {**value, "another": 0}
        case set() | frozenset():
            yield type(value)([*value, "another"])
        case None:
            yield 0
        case _:
            yield f"not {value!r}"


def records_replay_to_equal_states(game: Game, seed: int = 0) -> None:
    for table, chance in tables(game, seed):
        trail = [table.state.copy()]
        while table.state.seat is not None and len(trail) < game.longest:
            table.play(table.state.seat, chance.choice(table.state.actions()))
            trail.append(table.state.copy())
        text = table.record().text()
        record = records.parse(text)
        assert record.text() == text
        replayed = 0
        for step, then in zip(records.replay(record), trail, strict=True):
            assert step.state == then
            replayed += 1
        assert replayed == len(trail)
        assert Table.resume(record).state == table.state


def random_games_end(game: Game, seed: int = 0) -> dict[int, int]:
    """The longest random game by number of players; a game that declares no end may reach its cap."""
    longest = dict.fromkeys(game.seats, 0)
    for players in game.seats:
        chance = random.Random(seed)
        state = game.start(players, seed)
        for count in range(game.longest + 1):
            if state.seat is None:
                break
            longest[players] = count + 1
            state.play(chance.choice(state.actions()))
        assert state.seat is None or game.endless, f"{players} players: no end after {game.longest} actions"
        if state.seat is None:
            assert state.winners()
            for score in state.scores():
                assert list(score)[-1] == "total" or "total" not in score, "the last line decides"
                assert "total" not in score or score["total"] == sum(score.values()) - score["total"]
    return longest


def redeals_look_the_same(game: Game, seed: int = 0) -> None:
    for state, chance in positions(game, seed, every=3):
        for viewer in viewers(state):
            redealt = state.redeal(viewer, Dealer(chance.getrandbits(64)))
            assert redealt.view(viewer) == state.view(viewer)
            known = [position.known_scores(viewer, position.scores()) for position in (redealt, state)]
            assert known[0] == known[1]
            language = chance.choice(LANGUAGES)
            assert game.words(redealt.view(viewer), language) == game.words(state.view(viewer), language)
            if state.seat is None:
                continue
            if viewer == state.seat:
                assert redealt.actions() == state.actions()
            action = chance.choice(state.actions())
            if action in redealt.actions():
                _same_events(state.copy(), redealt, viewer, action)


def _same_events(state: State, redealt: State, viewer: int | None, action: int) -> None:
    """What a seat sees happen tells no more than what it sees before and after.

    Where chance is used several times in a row, what was seen in between may differ and leave no trace.
    """
    reveals = state.reveals
    for position in (state, redealt):
        position.listen()
        position.play(action)
    if state.view(viewer) == redealt.view(viewer) and state.reveals <= reveals + 1:
        assert state.events(viewer) == redealt.events(viewer)


def redeals_are_canonical(game: Game, seed: int = 0) -> None:
    for state, chance in positions(game, seed, every=5):
        for viewer in viewers(state):
            truth = state.copy()
            other = state.redeal(viewer, Dealer(chance.getrandbits(64)))
            number = chance.getrandbits(64)
            dealers = Dealer(number), Dealer(number)
            one, two = state.redeal(viewer, dealers[0]), other.redeal(viewer, dealers[1])
            assert one == two
            assert one.dealer is dealers[0], "the chance to come is the new dealer's"
            assert dealers[0].position == dealers[1].position
            assert state == truth and state.dealer.position == truth.dealer.position


def redeals_are_not_lazy(game: Game, seed: int = 0, redeals: int = 240) -> None:
    """Every hidden place takes each value about as often as the pool has it, times what it holds."""
    for state, chance in positions(game, seed, every=37):
        for viewer in viewers(state):
            groups = state.hidden(viewer)
            counted: dict[str, Counter[str]] = {place: Counter() for group in groups for place in group.places}
            for _ in range(redeals if groups else 0):
                redealt = state.redeal(viewer, Dealer(chance.getrandbits(64))).hidden(viewer)
                assert [_contents(group) for group in redealt] == [_contents(group) for group in groups]
                for group in redealt:
                    for place, values in group.places.items():
                        counted[place].update(values)
            for group in groups:
                pool = _contents(group)
                for place, held in group.places.items():
                    for value, count in pool.items():
                        share = count / pool.total()
                        expected = redeals * len(held) * share
                        spread = sqrt(expected * (1 - share) * (1 - (len(held) - 1) / max(pool.total() - 1, 1)))
                        assert abs(counted[place][value] - expected) <= 5 * spread + 1, (place, value)


def _contents(group: HiddenGroup) -> Counter[str]:
    held = Counter(value for values in group.places.values() for value in values)
    return held + Counter(dict(group.rest))


def undo_gives_back_the_state_and_stops_at_reveals(game: Game, seed: int = 0) -> None:
    for table, chance in tables(game, seed):
        looks, steps = Looks(game, every=1), 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            action = chance.choice(table.state.actions())
            if not looks.at(steps, table.state):
                table.play(seat, action)
                continue
            before, views = table.state.copy(), [table.view(viewer) for viewer in viewers(table.state)]
            events = [table.events(viewer) for viewer in viewers(table.state)]
            table.play(seat, action)
            after = table.state.copy()
            learned = after.seat != seat or after.reveals != before.reveals
            assert table.can_undo(seat) is not learned
            assert after.reveals >= before.reveals
            if table.state.dealer.position != before.dealer.position:
                assert after.reveals > before.reveals, "chance was used and nothing tells"
            if learned:
                try:
                    table.undo(seat)
                except NotNow:
                    continue
                raise AssertionError("undone past a reveal or the end of a turn")
            table.undo(seat)
            assert table.state == before
            assert [table.view(viewer) for viewer in viewers(table.state)] == views
            assert [table.events(viewer) for viewer in viewers(table.state)] == events
            table.play(seat, action)
            assert table.state == after


def half_done_choices_are_seen_by_nobody_else(game: Game, seed: int = 0) -> None:
    for table, chance in tables(game, seed):
        steps = 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            others = [viewer for viewer in viewers(table.state) if viewer != seat]
            views = {viewer: table.view(viewer) for viewer in others}
            events = {viewer: table.events(viewer) for viewer in others}
            table.play(seat, chance.choice(table.state.actions()))
            if not table.state.settled and table.state.seat == seat and table.can_undo(seat):
                assert {viewer: table.view(viewer) for viewer in others} == views
                assert {viewer: table.events(viewer) for viewer in others} == events


def what_can_be_undone_tells_nobody_anything(game: Game, seed: int = 0) -> None:
    """Whoever has seen an action that is taken back keeps what it told: so it may have told nothing. What is hidden is
    the same before and after it, for the deciding seat at once and for the others in what they are shown; it may have
    changed places.
    """
    for table, chance in tables(game, seed):
        shown, steps = table.state.copy(), 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            before, shown_before = table.state.copy(), shown
            table.play(seat, chance.choice(table.state.actions()))
            undoable = table.can_undo(seat)
            if table.state.settled or not undoable:
                shown = table.state.copy()
            if undoable:
                assert _unknown(table.state, seat) == _unknown(before, seat)
                for other in viewers(table.state):
                    assert other == seat or _unknown(shown, other) == _unknown(shown_before, other)


def _unknown(state: State, viewer: int | None) -> list[Counter[str]]:
    return [_contents(group) for group in state.hidden(viewer)]


def offers_are_the_actions(game: Game, seed: int = 0) -> None:
    """A view offers the deciding seat its actions by place and nobody else anything; a click means them."""
    for state, _ in positions(game, seed, every=3):
        for viewer in viewers(state):
            offers = state.view(viewer)["offers"]
            offered = sorted(action for actions in offers.values() for action in actions)
            assert offered == (state.actions() if viewer == state.seat else [])
            for place, actions in offers.items():
                assert set(actions) <= set(state.meant(place))


def texts_are_complete(game: Game, seed: int = 0, every: int = 29) -> None:
    """Everything that random games show exists in every language, with the arguments it needs."""
    strict = {language: Text(language, game.folder / "text", strict=True) for language in LANGUAGES}
    for language in LANGUAGES:
        _fixed_texts(game, strict[language])
    with patch.object(type(game), "text", lambda _, language: strict[language]):
        for table, chance in tables(game, seed):
            _shown_texts(game, table, chance, every)


def _fixed_texts(game: Game, text: Text) -> None:
    assert text("game-title") and text("game-about")
    for rule in game.rules:
        assert len(text(f"rule-{rule}")) > 20
    for option in game.options:
        assert text(f"option-{option.name}")
        assert all(text(f"option-{option.name}-{choice}") for choice in option.choices)


def _shown_texts(game: Game, table: Table, chance: random.Random, every: int) -> None:
    looks, steps = Looks(game, every), 0
    names = [str(seat) for seat in range(table.players)]
    while table.state.seat is not None and steps < game.longest:
        state, seat, told = table.state, table.state.seat, len(table.journal)
        looked = looks.at(steps, state)
        for language in LANGUAGES:
            assert game.ask(table.view(seat)["asked"], language)
            if looked:
                assert all(game.words(table.view(viewer), language) for viewer in viewers(state))
                refusals = {
                    refusal.reason: refusal
                    for action in range(len(game.space))
                    if (refusal := state.why_not(action)) is not None
                }
                assert all(game.explain(refusal, language, names) for refusal in refusals.values())
        table.play(seat, chance.choice(state.actions()))
        for language in LANGUAGES:
            for viewer in viewers(state):
                for seen in table.events(viewer, after=told):
                    assert game.tell(seen, language, names)
        steps += 1
    for language in LANGUAGES:
        assert all(game.words(table.view(viewer), language) for viewer in viewers(table.state))
        assert all(game.text(language)(f"score-{line}") for line in table.state.scores()[0])


def languages_have_the_same_messages(game: Game) -> None:
    """The same messages with the same arguments everywhere, so nothing is English by oversight."""
    messages = {language: _messages(game, language) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        assert messages[language].keys() == messages[LANGUAGES[0]].keys(), language
        for message, arguments in messages[LANGUAGES[0]].items():
            assert messages[language][message] == arguments, f"{language}: {message}"


def _messages(game: Game, language: str) -> dict[str, set[str]]:
    source = (game.folder / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: _arguments(entry) for entry in body if isinstance(entry, ast.Message)}


def _arguments(message: Any) -> set[str]:
    found: set[str] = set()

    class Arguments(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            found.add(node.id.name.split("_")[0])

    Arguments().visit(message)
    return found


LARGEST_LIVE_LAYER = 10_000


def pictures_are_whole_and_small(game: Game, seed: int = 0, every: int = 13) -> None:
    """Every pane is well-formed, uses symbols that exist, names places that a click means something at and pieces
    that can be explained; and what an update sends of it stays small."""
    for table, chance in tables(game, seed):
        looks, steps = Looks(game, every), 0
        while table.state.seat is not None and steps < game.longest:
            if looks.at(steps, table.state):
                for viewer in viewers(table.state):
                    _check_picture(game, table, viewer, chance.choice(LANGUAGES))
            table.play(table.state.seat, chance.choice(table.state.actions()))
            steps += 1
        _check_picture(game, table, None, "en")


def _check_picture(game: Game, table: Table, viewer: int | None, language: str) -> None:
    view = table.view(viewer)
    picture = game.picture(view, language)
    drawn = [element for pane in picture.panes.values() for element in _elements(pane.markup())]
    assert sum(len(pane.live.encode()) for pane in picture.panes.values()) < LARGEST_LIVE_LAYER
    names, used = _symbols(picture.symbols)
    found = {element.get("href", "")[1:] for element in drawn if element.get("href")}
    assert found and used | found <= names | {element.get("id") for element in drawn}
    places = {element.get("data-place") for element in drawn if element.get("data-place")}
    assert places
    if viewer is not None and viewer == table.state.seat:
        assert all(table.state.meant(str(place)) for place in places)
        labels = game.labels(view, language)
        for actions in view["offers"].values():
            assert all(game.label(action, language) and labels[action] for action in actions)
    abouts = game.abouts(language)
    assert {element.get("data-about") for element in drawn if element.get("data-about")} <= abouts.keys()


def _elements(markup: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<svg>{markup}</svg>").iter())


@lru_cache(maxsize=16)
def _symbols(markup: str) -> tuple[frozenset[str | None], frozenset[str]]:
    """The names that symbols have, and those that they use. They are large, and the same in most pictures of a game."""
    elements = _elements(markup)
    used = frozenset(element.get("href", "")[1:] for element in elements if element.get("href"))
    return frozenset(element.get("id") for element in elements), used


def invariants_hold(game: Game, seed: int = 0) -> None:
    for state, _ in positions(game, seed):
        assert list(state.broken()) == []


def rules_have_help_and_a_test(game: Game) -> None:
    assert game.rules
    missing = set(game.rules) - rules_with_tests()
    assert not missing, f"no test is marked with {', '.join(sorted(missing))}"
    for language in LANGUAGES:
        text = Text(language, game.folder / "text", strict=True)
        assert all(text(f"rule-{rule}").strip() for rule in game.rules)


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
        steps = 0
        while steps < game.longest:
            if steps % 11 == 0 or table.state.seat is None:
                for viewer in viewers(table.state):
                    for view in (table.view(viewer), table.state.view(viewer)):
                        check_type(view, declared, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)
            if table.state.seat is None:
                break
            table.play(table.state.seat, chance.choice(table.state.actions()))
            steps += 1


def views_ask_for_no_chance(game: Game, seed: int = 0) -> None:
    """Nothing that a seat is shown needs the dealer, not even on a copy: the chance to come is nobody's to know."""
    for state, _ in positions(game, seed, every=3):
        shown = state.copy()
        shown.dealer = NoDealer()
        for viewer in viewers(shown):
            shown.view(viewer)


def _declared_view(game: Any) -> Any:
    """The second of the two classes that a game's class names: ``Game[MyState, MyView]``."""
    return next(get_args(base)[1] for base in game.__orig_bases__ if get_args(base))


def gains_are_what_playing_brings(game: Game, seed: int = 0) -> None:
    """Every action that uses no chance is there, with the difference that playing it makes."""
    for state, _ in positions(game, seed, every=23):
        gains, before = state.gains(), state.copy()
        assert state == before and gains.keys() <= set(state.actions())
        for action in state.actions():
            after, seat = state.copy(), state.seat or 0
            after.play(action)
            if after.dealer.position == state.dealer.position:
                now, then = state.scores()[seat], after.scores()[seat]
                brought = {line: then[line] - now.get(line, 0) for line in then if then[line] != now.get(line, 0)}
                assert gains[action] == brought, game.notation(action)


def what_others_did_is_told_by_turns(game: Game, seed: int = 0) -> None:
    """A seat is told every event of the others since its last turn, once, and what each turn brought."""
    for table, chance in tables(game, seed):
        ends, counted = dict.fromkeys(viewers(table.state), 0), [_points(table)]
        brought: dict[int, list[int | None]] = {}
        steps = 0
        while (seat := table.state.seat) is not None and steps < game.longest:
            steps += 1
            key = table.state.turn_key()
            table.play(seat, chance.choice(table.state.actions()))
            if table.state.turn_key() != key:
                number = ends[seat] = len(table.journal)
                counted.append(_points(table))
                brought[number] = [_brought(then[seat], now[seat]) for then, now in zip(*counted[-2:], strict=True)]
            if steps % 7 == 0 or table.state.seat is None:
                for viewer in viewers(table.state):
                    _check_since(table, viewer, ends[viewer], brought)


def _points(table: Table) -> list[list[int | None]]:
    """Everybody's points as every viewer may know them."""
    state, scores = table.state, table.state.scores()
    return [
        [None if score is None else points(score) for score in state.known_scores(viewer, scores)]
        for viewer in viewers(state)
    ]


def _brought(then: int | None, now: int | None) -> int | None:
    return None if then is None or now is None else now - then


def _check_since(table: Table, viewer: int | None, end: int, brought: dict[int, list[int | None]]) -> None:
    turns = table.view(viewer)["since"]
    if viewer is None:
        assert turns == []
        return
    seats = {entry.number: entry.seat for entry in table.journal}
    told = [seen for number, seen in table.numbered_events(viewer, end) if seats[number] != viewer]
    assert [seen for turn in turns for seen in turn["events"]] == told
    last = next(reversed(table.state.scores()[0]))
    for turn in turns:
        assert turn["seat"] != viewer and turn["seat"] == seats[turn["number"]]
        if turn["number"] in brought and turn["gains"] is not None:
            assert turn["gains"].get(last, 0) == brought[turn["number"]][viewer]
        else:
            assert turn["gains"] is None and brought.get(turn["number"], [None] * 9)[viewer] is None


def readings_are_what_differs_from_the_default(game: Game, seed: int = 0) -> None:
    for table, _ in tables(game, seed):
        readings = table.view(None)["readings"]
        assert readings["components"] == table.components.name
        for option in game.options:
            differs = table.options[option.name] != option.default and not option.by_lot
            assert (option.name in readings["options"]) is differs


def layouts_have_the_same_places(game: Game, seed: int = 0) -> None:
    """Whatever can be chosen at a desk can be chosen on a phone."""
    for state, _ in positions(game, seed, every=31):
        if state.seat is not None:
            view = state.view(state.seat)
            drawn = [_places(game.picture(view, "en", layout)) for layout in LAYOUTS]
            assert all(places & view["offers"].keys() == drawn[0] & view["offers"].keys() for places in drawn)


def _places(picture: Picture) -> set[str | None]:
    elements = [element for pane in picture.panes.values() for element in _elements(pane.markup())]
    return {element.get("data-place") for element in elements}


def places_have_names_and_sources(game: Game, seed: int = 0) -> None:
    """Everything that is offered has a name in every language; points come from places that are drawn."""
    for state, _ in positions(game, seed, every=61):
        for viewer in range(state.players):
            view = state.view(viewer)
            for language in LANGUAGES:
                assert all(game.place_name(place, view, language) for place in view["offers"])
            drawn = _places(game.picture(view, "en"))
            for line in state.scores()[viewer]:
                assert set(game.sources(view, line, viewer)) <= drawn


def what_several_places_mean_can_be_played(game: Game, seed: int = 0) -> None:
    for state, chance in positions(game, seed, every=5):
        if state.seat is None:
            continue
        offered = list(state.view(state.seat)["offers"])
        for count in (1, 2, 3, len(offered)):
            meant = state.meant_by(chance.sample(offered, min(count, len(offered))))
            if meant is not None:
                Table._try(Table(game, state.players), meant, state)


def everything_is_open_at_the_end(game: Game, seed: int = 0) -> None:
    for state, _ in positions(game, seed):
        if state.seat is None:
            view = state.open_view()
            assert json.loads(json.dumps(view)) == view
            for viewer in viewers(state):
                assert state.hidden(viewer) or view.keys() == state.view(viewer).keys()
        else:
            try:
                state.open_view()
            except ValueError:
                continue
            raise AssertionError("everything is open before the end")


def pictures_stand_alone(game: Game, seed: int = 0) -> None:
    """One SVG with all that it uses and nothing of a page's; cropped to a place it is the board around it."""
    for state, _ in positions(game, seed, every=97):
        view = state.view(state.seat)
        picture = game.picture(view, "en")
        for around in ((), list(view["offers"])[:1]):
            drawn = standalone(picture, around)
            elements = list(ElementTree.fromstring(drawn).iter())
            used = {element.get("href", "")[1:] for element in elements if element.get("href")}
            assert used <= {element.get("id") for element in elements}
            assert "var(" not in drawn and "data-" not in drawn


def positions_say_what_they_are(game: Game, seed: int = 0) -> None:
    """A line with the game, how far it is and who decides; the table in words, as the deciding seat sees it."""
    for state, _ in positions(game, seed, every=23):
        shown = repr(state)
        decides = "over, " if state.seat is None else f"seat {state.seat} decides>"
        assert shown.startswith(f"<{game.title}, {state.players} players, ") and decides in shown and "\n" not in shown
        known = state if state.seat is None else state.redeal(state.seat, Dealer(seed))
        assert str(state) == str(known) == game.words(state.view(state.seat), language_of_locale())


CHECKS: list[Callable[[Game], Any]] = [
    actions_are_sorted_and_unique,
    why_not_agrees_with_actions,
    refusals_name_known_rules,
    another_seat_has_another_turn,
    notation_is_one_to_one,
    copies_are_equal_and_independent,
    every_field_is_copied_compared_and_derived,
    records_replay_to_equal_states,
    random_games_end,
    redeals_look_the_same,
    redeals_are_canonical,
    redeals_are_not_lazy,
    undo_gives_back_the_state_and_stops_at_reveals,
    half_done_choices_are_seen_by_nobody_else,
    what_can_be_undone_tells_nobody_anything,
    offers_are_the_actions,
    texts_are_complete,
    languages_have_the_same_messages,
    pictures_are_whole_and_small,
    invariants_hold,
    rules_have_help_and_a_test,
    views_are_plain_data,
    views_are_what_they_are_declared,
    views_ask_for_no_chance,
    gains_are_what_playing_brings,
    what_others_did_is_told_by_turns,
    readings_are_what_differs_from_the_default,
    layouts_have_the_same_places,
    places_have_names_and_sources,
    what_several_places_mean_can_be_played,
    everything_is_open_at_the_end,
    pictures_stand_alone,
    positions_say_what_they_are,
]
