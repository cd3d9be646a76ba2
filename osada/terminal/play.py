"""A game in a terminal, from the words of the table alone; its input may come from a pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from osada.core.actions import NotAnAction
from osada.core.dealer import Dealer
from osada.core.refusal import Refused
from osada.core.table import NotNow, Table
from osada.core.text import Text
from osada.players import Player
from osada.players.advice import advice_of, in_words
from osada.players.appraisal import Memory, appraise

Say = Callable[[str], None]


class Session:
    """People and bots at one table; ``bots`` has a player for every seat that is not a person's."""

    def __init__(self, table: Table, bots: Sequence[Player | None], language: str, say: Say) -> None:
        self.table = table
        self.bots = bots
        self.language = language
        self.say = say
        self.text: Text = table.game.text(language)
        self.names = [self._name(seat) for seat in range(table.players)]
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.viewer = people[0] if len(people) == 1 else None
        """Whose eyes the log is told through: the only person, or a spectator's."""
        self.told = 0
        self.appraised = Memory()
        """What hints have found."""

    def _name(self, seat: int) -> str:
        """The name of a seat; those that are words for a kind of player are shown in the language."""
        name = self.table.names[seat] if self.table.names else "you"
        return f"{self.text(f'seat-{name}')} {seat + 1}" if self.text.has(f"seat-{name}") else name

    # The game

    def run(self, lines: Iterable[str], prompt: Callable[[], None], save: Callable[[], None]) -> bool:
        """Play until the game is over (True) or the input ends or says quit (False)."""
        self.told = len(self.table.journal)
        given = iter(lines)
        shown_turn: int | None = None
        while (seat := self.table.state.seat) is not None:
            bot = self.bots[seat]
            if bot is not None:
                self.table.play(seat, bot.choose(self.table.state))
                save()
                continue
            if shown_turn != seat:
                self.tell()
                self.show()
                shown_turn = seat
            self.ask()
            prompt()
            line = next(given, None)
            if line is None or line.strip().lower() == "quit":
                return False
            self.obey(seat, line.strip())
            save()
            if self.table.state.seat != seat:
                shown_turn = None
        self.tell()
        self.show()
        return True

    def obey(self, seat: int, line: str) -> None:
        """One line of a person: a command or an action."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "" | "table":
                self.show()
            case "help":
                self.say(self.text("terminal-help"))
            case "?":
                self.say("\n".join(self.table.game.offered(self.table.view(seat))))
            case "why":
                self.why(rest)
            case "undo":
                self.undo(seat)
            case "hint":
                self.hint(seat)
            case "rule":
                self.rule(rest)
            case _:
                self.play(seat, line)

    # Commands

    def hint(self, seat: int) -> None:
        """The best few clicks, from what the seat knows."""
        game = self.table.game
        known = self.table.state.redeal(seat, Dealer(0))
        appraisal = self.appraised.get(known) or appraise(known)
        self.appraised.keep(known, appraisal)
        for best in advice_of(known, appraisal):
            shown = in_words(game, best, self.language)
            clicks = ", ".join(map(game.notation, best.clicks))
            self.say(self.text("terminal-hint", action=clicks, why=shown["why"], better=shown["better"]))

    def play(self, seat: int, line: str) -> None:
        """Play what was typed, or say why not."""
        try:
            self.table.play(seat, self.table.game.parse(line))
        except NotAnAction as error:
            self.say(f"{self.text('terminal-unknown')} {error}")
        except Refused as refused:
            self.say(self.table.game.explain(refused.refusal, self.language, self.names))
        else:
            self.tell()

    def why(self, notation: str) -> None:
        """Say why an action is not allowed."""
        try:
            refusal = self.table.state.why_not(self.table.game.parse(notation))
        except NotAnAction as error:
            self.say(f"{self.text('terminal-unknown')} {error}")
            return
        if refusal is None:
            self.say(self.text("terminal-allowed"))
        else:
            self.say(self.table.game.explain(refusal, self.language, self.names))
            self.rule(refusal.rule)

    def undo(self, seat: int) -> None:
        """Take back the last action, or say that it cannot be."""
        try:
            self.table.undo(seat)
        except NotNow:
            self.say(self.text("terminal-no-undo"))
        else:
            self.told = len(self.table.journal)
            self.say(self.text("terminal-undone"))

    def rule(self, rule: str) -> None:
        """Say what a rule is about; without a known id, which there are."""
        known = {name.lower(): name for name in self.table.game.rules}
        if rule.lower() in known:
            name = known[rule.lower()]
            self.say(f"{name}: {self.text(f'rule-{name}')}")
        else:
            self.say(self.text("terminal-rules", rules=", ".join(self.table.game.rules)))

    # What is said

    def tell(self) -> None:
        """The log since it was last told."""
        for seen in self.table.events(self.viewer, after=self.told):
            self.say(self.table.game.tell(seen, self.language, self.names))
        self.told = len(self.table.journal)

    def show(self) -> None:
        """The whole table as the deciding seat sees it."""
        view = self.table.view(self.viewer if self.table.state.seat is None else self.table.state.seat)
        self.say(f"\n{self.table.game.words(view | {'names': self.names}, self.language)}\n")

    def ask(self) -> None:
        """One sentence: whose turn it is and what is asked."""
        seat = self.table.state.seat
        assert seat is not None
        asked = self.table.view(seat)["asked"]
        self.say(f"{self.names[seat]}: {self.table.game.ask(asked, self.language)} ({asked['rule']})")
