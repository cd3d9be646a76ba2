"""Notices by e-mail: text, and HTML with a picture of the table as everybody may see it. A mailbox gets nothing but one
question before its owner has said yes, and every letter says how it is the last one."""

from __future__ import annotations

import os
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from html import escape
from pathlib import Path
from urllib.parse import unquote, urlsplit

from osada.core.colours import LIGHT
from osada.core.text import texts
from osada.server.offer import Offer
from osada.server.telling import Failed, Said
from osada.server.ways import Way

PASSWORD, PASSWORD_FILE = "OSADA_SMTP_PASSWORD", "OSADA_SMTP_PASSWORD_FILE"
SECONDS = 10.0
MAILBOX = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9][A-Za-z0-9.-]{0,180}\.[A-Za-z0-9-]{2,60}", re.ASCII)
LOOPBACK = ("localhost", "127.0.0.1", "::1")
LINES = SMTP.clone(max_line_length=300)
"""Addresses in headers are longer than lines are wont to be, and some programs read no second line."""
WIDTH = 800
"""Pixels of a picture, which is shown half as wide."""


def stop_link(way: Way, offer: Offer) -> str:
    """Where whoever gets these letters stops them."""
    return f"{offer.address}/stop/{way.id}/{way.key}"


def send(way: Way, said: Said, offer: Offer, key: bytes) -> None:
    """A notice to a mailbox."""
    say = texts(said.language)
    url = f"{offer.address}{said.path}"
    stop, last = say("mail-stop"), stop_link(way, offer)
    letter = _letter(way, offer, said.title, f"{said.id}-{way.id}")
    letter["List-Unsubscribe"] = f"<{last}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(f"{said.more}\n\n{url}\n\n-- \n{stop}\n{last}\n")
    shown = (
        f'<p><a href="{escape(url)}"><img src="cid:table" alt="" width="{WIDTH // 2}"></a></p>' if said.picture else ""
    )
    body = (
        f"<h1>{escape(said.title)}</h1><p>{escape(said.more)}</p>{shown}"
        f'<p><a class="go" href="{escape(url)}">{escape(say("mail-go"))}</a></p>'
        f'<p class="small">{escape(stop)} <a href="{escape(last)}">{escape(say("mail-stop-do"))}</a></p>'
    )
    letter.add_alternative(_html(body, said.language), subtype="html")
    if said.picture:
        html = letter.get_payload()[1]  # type: ignore[index]
        assert isinstance(html, EmailMessage)
        html.add_related(_pixels(said.picture), "image", "png", cid="<table>", disposition="inline")
    _post(letter, offer)


def question(way: Way, offer: Offer, language: str) -> None:
    """Ask the owner of a mailbox whether notices may go there."""
    say = texts(language)
    url = f"{offer.address}/confirm/{way.id}/{way.key}"
    letter = _letter(way, offer, say("mail-confirm"), f"confirm-{way.id}")
    letter.set_content(f"{say('mail-confirm-about', address=offer.address)}\n\n{url}\n\n{say('mail-confirm-not')}\n")
    body = (
        f"<h1>{escape(say('mail-confirm'))}</h1><p>{escape(say('mail-confirm-about', address=offer.address))}</p>"
        f'<p><a class="go" href="{escape(url)}">{escape(say("mail-confirm-do"))}</a></p>'
        f'<p class="small">{escape(say("mail-confirm-not"))}</p>'
    )
    letter.add_alternative(_html(body, language), subtype="html")
    _post(letter, offer)


def _letter(way: Way, offer: Offer, subject: str, id_: str) -> EmailMessage:
    letter = EmailMessage(LINES)
    letter["From"] = offer.mail_from
    letter["To"] = way.address
    letter["Subject"] = f"{subject} · Osada"
    letter["Date"] = formatdate(localtime=False)
    letter["Message-ID"] = f"<{id_}@{urlsplit(offer.address).hostname}>"  # what comes twice is one letter
    letter["Auto-Submitted"] = "auto-generated"
    return letter


def _html(body: str, language: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><style>'
        f"body{{font:16px/1.5 sans-serif;color:{LIGHT['ink']};background:{LIGHT['paper']};padding:8px 16px}}"
        f"h1{{font-size:22px;margin:0}}img{{max-width:100%;height:auto;border-radius:10px}}"
        f".go{{display:inline-block;background:{LIGHT['gold']};color:{LIGHT['ink']};padding:10px 18px;"
        f"border-radius:10px;text-decoration:none;font-weight:600}}.small{{font-size:13px}}</style></head><body>{body}</body></html>"
    )


def _pixels(svg: str) -> bytes:
    """A picture as mail programs show it: few of them know SVG."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415  # only letters need it

    return bytes(svg_to_bytes(svg_string=svg, width=WIDTH, background="#ffffff"))


def _post(letter: EmailMessage, offer: Offer) -> None:
    """Hand a letter to the mail server. A password goes over no line that others could read."""
    parts = urlsplit(offer.smtp)
    host, secure = parts.hostname or "", parts.scheme == "smtps"
    trusted = ssl.create_default_context()
    try:
        server: smtplib.SMTP
        if secure:
            server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=trusted)
        else:
            server = smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=trusted)
                secure = True
            if parts.username:
                if not secure and host not in LOOPBACK:
                    raise Failed(f"{host} offers no TLS: the password is not sent")
                server.login(unquote(parts.username), _password())
            server.send_message(letter, parseaddr(offer.mail_from)[1], [letter["To"]])
    except (OSError, smtplib.SMTPException) as error:
        raise Failed(f"{host} does not take the letter: {error}") from None


def _password() -> str:
    file = os.environ.get(PASSWORD_FILE)
    return Path(file).read_text("utf-8").strip() if file else os.environ.get(PASSWORD, "")
