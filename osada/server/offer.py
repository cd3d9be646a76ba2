"""How a server tells people that it is their turn: what whoever runs it chooses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

PUSH, MAIL, HOOK = "push", "mail", "hook"
ADDRESS = re.compile(r"https?://[\w.\[\]:-]+")
SMTP = re.compile(r"smtps?://([^\s:@/]+@)?[\w.-]+(:\d{1,5})?")


@cache
def installed(library: str) -> bool:
    """Whether a library is there that not everybody needs."""
    return find_spec(library) is not None


@dataclass(frozen=True)
class Offer:
    """What whoever runs a server chooses: how people may be told, and when."""

    address: str = ""
    """Where people reach this server, like https://osada.example: e-mails and webhooks link to it."""
    smtp: str = ""
    """A mail server that takes e-mails, like smtp://osada@mail.example:587, or smtps://; its password is taken from
    OSADA_SMTP_PASSWORD, or from the file that OSADA_SMTP_PASSWORD_FILE names. Without it there are no e-mails."""
    mail_from: str = ""
    """Whom e-mails come from, like "Osada <osada@example.org>"."""
    webhooks: bool = False
    """Whether notices may go to web addresses that people give."""
    away: float = 60.0
    """For how many seconds nobody has to be at the seat that decides before its person is told."""
    inside: bool = False
    """Whether addresses that people give may lead into this network, and be plain http; for tests."""

    def has(self, kind: str) -> bool:
        """Whether there is a way."""
        if kind == PUSH:
            return installed("pywebpush")
        return bool(self.smtp) if kind == MAIL else self.webhooks

    def fault(self) -> str:
        """What is wrong with it, as options of a command; empty if nothing is."""
        if self.away < 0:
            return f"--away: expected 0 or more seconds, not {self.away}"
        if self.address and not ADDRESS.fullmatch(self.address):
            return f"--address: expected where this server is reached, like https://osada.example, not {self.address}"
        if (self.smtp or self.webhooks) and not self.address:
            return (
                "--address: e-mails and webhooks need to know where this server is reached, like https://osada.example"
            )
        if self.smtp and not SMTP.fullmatch(self.smtp):
            return (
                f"--smtp: expected smtp://USER@HOST:PORT or smtps://…, not {self.smtp}; the password stands elsewhere"
            )
        if self.smtp and "@" not in self.mail_from:
            return f"--mail-from: expected whom e-mails come from, like osada@example.org, not {self.mail_from!r}"
        if self.smtp and not installed("resvg_py"):
            return '--smtp: e-mails with pictures need more: pip install "osada[notices]"'
        return ""

    @property
    def any(self) -> bool:
        """Whether there is a way at all."""
        return any(map(self.has, (PUSH, MAIL, HOOK)))
