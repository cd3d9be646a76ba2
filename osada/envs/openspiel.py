"""The games for OpenSpiel: explicit chance, observations, information states, serialization.

    import pyspiel
    from osada.envs import openspiel

    openspiel.register()
    game = pyspiel.load_game("osada_kingdom_builder(players=2)")

Chance is asked for where it shows: an action that needs it leads to a chance node, and is done when all its chance has
been decided. Parameters: ``players``, ``rewards`` (win, margin or score), and ``options`` as ``name:value`` pairs with
``;`` between them and ``+`` between the values of a list: ``options=cards:knights+lords+miners;first:seat-1``.

The information state of a seat is what it knows now, and as a string also all that it has seen happen. The C++ bots of
OpenSpiel 2.0.2 cannot play games that are written in Python, these or its own; use the bots written in Python.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError as lacking:
    raise ModuleNotFoundError('this needs OpenSpiel: pip install "osada[openspiel]"', name=lacking.name) from None

from osada.core.dealer import AskingDealer, Chance, Dealer, Pick
from osada.core.game import OpenState, State
from osada.core.observation import numpy
from osada.envs.common import Setup
from osada.envs.retelling import Resampled
from osada.games import playable

MOST_POINTS = 10_000.0
"""No seat has more points than this at the end of any game."""
MOST_CHANCE = 64
"""Chance nodes between two actions: a draw pile of 60 cards is shuffled card by card."""
CHANCE, NOBODY = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Asked = tuple[str, tuple[tuple[int, int], ...]]
"""A pool by its name, and its outcomes with how many there are of each."""
PARAMETERS = {"players": 0, "rewards": "win", "options": ""}
"""The parameters of every game with what they are where none is given; 0 players are as few as may play."""


def register() -> list[str]:
    """Make all games known to OpenSpiel, and give their names."""
    names = []
    for game in playable()[0]:
        if game.observation(game.seats[0]):
            names.append(short_name(game.name))
            if names[-1] not in pyspiel.registered_names():
                made = type(f"{type(game).__name__}Game", (TableGame,), {"name": game.name})
                pyspiel.register_game(_game_type(game.name), made)
    return names


def short_name(name: str) -> str:
    """The name of a game for OpenSpiel."""
    return f"osada_{name.replace('-', '_')}"


def options_of(text: str) -> dict[str, object]:
    """The options that a parameter says."""
    pairs = (part.partition(":") for part in text.split(";") if part)
    return {name: value.split("+") if "+" in value else value for name, _, value in pairs}


def _game_type(name: str) -> Any:
    setup = Setup(name, None, None, "win")
    kind = pyspiel.GameType
    open_game = isinstance(setup.start(0), OpenState)
    return kind(
        short_name=short_name(name),
        long_name=setup.game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if open_game else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=setup.game.seats[-1],
        min_num_players=setup.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options."""

    name: str
    """The game; every game has a class of its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given: dict[str, Any] = {**PARAMETERS, **(params or {})}
        options = options_of(str(given["options"]))
        self.setup = Setup(name, int(given["players"]) or None, options, given["rewards"])
        game, players = self.setup.game, self.setup.players
        most = {"win": 1.0}.get(self.setup.rewards, MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.space),
            max_chance_outcomes=max(map(len, game.chance.values())),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=game.longest,
        )
        super().__init__(_game_type(name), info, dict(params or {}))
        self.beginning = played(self.setup, None, None, ())

    def new_initial_state(self) -> TableState:
        """The beginning: the first chance node of the set-up, or the first decision."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any history has."""
        return int(self.setup.game.longest) * MOST_CHANCE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes observations; with perfect recall its strings have all that a seat has seen."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        return Observer(self.setup, bool(iig_obs_type and iig_obs_type.perfect_recall))


def played(
    setup: Setup, before: State | None, action: int | None, script: tuple[Pick, ...], listens: bool = False
) -> tuple[State | None, Asked | None]:
    """The position after an action, or the first one; or what chance is asked where the script ends."""
    dealer = AskingDealer(script)
    try:
        if before is None:
            return setup.game.start(setup.players, None, setup.options, dealer=dealer), None
        after = before.copy()
        after.dealer = dealer
        if listens:
            after.listen()
        after.play(action or 0)
    except Chance as chance:
        return None, (chance.what, tuple(chance.outcomes))
    return after, None


class Offered(tuple[int, ...]):
    """What the deciding seat may do, asked once per position; clones share it."""

    def __deepcopy__(self, memo: object) -> Offered:
        return self


@dataclass(frozen=True)
class Seen:
    """What everybody has seen happen up to a position; clones share it."""

    actions: int
    """How much of the history that is."""
    position: State | None
    """None before the set-up is over."""
    heard: list[list[str]]
    """The events as every seat saw them, and last as a spectator did."""

    def __deepcopy__(self, memo: object) -> Seen:
        return self


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position, or a question to chance on the way to the next one."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.position: State | None
        """The last position; None before the set-up is over."""
        self.asked: Asked | None
        """The pool that chance is asked about, with its outcomes; None where it is not asked."""
        self.position, self.asked = game.beginning
        self.listens = False
        self._action: int | None = None
        """The action that chance is asked for."""
        self._script: tuple[Pick, ...] = ()
        """What chance has decided of it so far."""
        self._offered: Offered | None = None
        self._resampled: Resampled | None = None
        self._player = self._decides()
        self._seen = Seen(0, None, [[] for _ in range(game.setup.players + 1)])

    def _go_on(self) -> None:
        """Do what is to be done as far as chance is decided."""
        after, self.asked = played(self.setup, self.position, self._action, self._script, self.listens)
        if after is not None:
            self.position, self._script, self._action, self._offered = after, (), None, None
        self._player = self._decides()

    def _decides(self) -> int:
        """Whoever decides now, asked by OpenSpiel several times a step."""
        if self.asked is not None:
            return CHANCE
        assert self.position is not None
        seat = self.position.seat
        return NOBODY if seat is None or any(self.setup.over(self.position)) else seat

    # What OpenSpiel asks

    def current_player(self) -> int:
        """The seat that decides, or chance, or nobody."""
        return self._player

    def _legal_actions(self, player: int) -> Sequence[int]:
        position = self.position
        return self._may(position) if position is not None and player == self._player else ()

    def _may(self, position: State) -> Offered:
        if self._offered is None:
            self._offered = Offered(position.actions())
        return self._offered

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide, and how likely each is."""
        assert self.asked is not None
        outcomes = self.asked[1]
        total = sum(count for _, count in outcomes)
        return [(outcome, count / total) for outcome, count in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.asked is not None:
            what, outcomes = self.asked
            if all(outcome != action for outcome, _ in outcomes):
                raise ValueError(f"chance cannot decide {action} for {what}")
            self._script = (*self._script, (what, action))
        else:
            assert self.position is not None
            self._action = self.setup.allow(self.position, action, self._may(self.position))
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            assert self.asked is not None
            what = self.asked[0]
            return f"> {what} {self.setup.game.chance[what][action]}"
        return self.setup.game.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or goes on too long."""
        return self._player == NOBODY

    def returns(self) -> list[float]:
        """What every seat is paid; nothing before the end."""
        if not self.is_terminal() or self.position is None:
            return [0.0] * self.setup.players
        return self.setup.returns(self.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """The same game as far as a seat can know, with all that is hidden from it dealt anew. Of what the others have
        seen happen it has what a spectator saw too."""
        if self.asked is not None or self.position is None:
            raise ValueError("a state is resampled where a seat decides, not where chance does")
        other: TableState = self.clone()
        other.position = self.position.redeal(player, Dealer(int(sampler() * (1 << 53))))
        other._offered = None
        heard = self.seen().heard
        known = [heard[player] if seat == player else heard[-1] for seat in range(len(heard))]
        done = [(one.player == CHANCE, int(one.action)) for one in super().full_history()]
        other._resampled = Resampled(self.setup, player, other.position.copy(), done, self._resampled)
        other._seen = Seen(len(done), other.position, known)
        return other

    def history(self) -> list[int]:
        """All actions and outcomes of chance. Those of a resampled state lead to it, too: what its seat could not see
        came otherwise."""
        done: list[int] = super().history()
        if self._resampled is None:
            return done
        told = self._resampled.history()
        return [*told, *done[len(told) :]]

    def full_history(self) -> list[Any]:
        """The same, each with whoever did it."""
        if self._resampled is None:
            found: list[Any] = super().full_history()
            return found
        again: TableState = self.get_game().new_initial_state()
        for action in self.history():
            again.apply_action(action)
        return again.full_history()

    def history_str(self) -> str:
        """The history as text."""
        return ", ".join(map(str, self.history()))

    def seen(self) -> Seen:
        """What everybody has seen happen up to the last position, found by playing on from where it was last asked."""
        seen, history = self._seen, super().history()
        if seen.actions == len(history):
            return seen
        again: TableState = self.get_game().new_initial_state()
        again.go_to(seen.position)
        heard = [list(events) for events in seen.heard]
        seats = [*range(self.setup.players), None]
        for number, action in enumerate(history[seen.actions :], seen.actions + 1):
            again.apply_action(action)
            if again.asked is None and again.position is not None:
                for seat, events in zip(seats, heard, strict=True):
                    events += [json.dumps(event) for event in again.position.events(seat)]
                seen = Seen(number, again.position, heard)
        self._seen = seen
        return seen

    def go_to(self, position: State | None) -> None:
        """Listen to what happens from a position on, or from the set-up on."""
        self.listens = True
        if position is not None:
            self.position, self.asked = position, None
            self._player = self._decides()

    def __str__(self) -> str:
        """A line about the position, for people."""
        if self.position is None:
            return f"set-up of {self.setup.game.title}"
        asked = f"\n{self.setup.game.notation(self._action)} …" if self._action is not None else ""
        return f"{self.position!r}{asked}"


class Observer:
    """What a seat knows, as one flat tensor with named parts, and as text."""

    def __init__(self, setup: Setup, recalls: bool) -> None:
        self.recalls = recalls
        np = numpy()
        sizes = [int(np.prod(array.shape)) for array in setup.declared]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict = {
            array.name: self.tensor[end - size : end].reshape(array.shape)
            for array, size, end in zip(setup.declared, sizes, ends, strict=True)
        }

    def set_from(self, state: TableState, player: int) -> None:
        """Put what a seat knows into the tensor; nothing before the set-up is over."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            state.position.observe(player, self.dict)

    def string_from(self, state: TableState, player: int) -> str:
        """What a seat knows as text, and with perfect recall all that it has seen happen."""
        if state.position is None:
            return ""
        known = json.dumps(state.position.view(player), sort_keys=True)
        return "\n".join([known, *state.seen().heard[player]]) if self.recalls else known
