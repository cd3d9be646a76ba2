"""Requests to addresses that people give. They lead to the open internet and nowhere else: https, a name resolved once
and connected to as it was resolved, never into this network, no redirects, and little time and room for the answer."""

from __future__ import annotations

import re
import socket
import ssl
import time
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from osada.core.text import texts

SECONDS = 5.0
"""For all of it."""
LARGEST = 64_000
"""Bytes of an answer that are read at most: up to its body."""
LONGEST = 1_000
"""Letters of an address."""
ANSWER = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Where networks of IPv6 alone have the addresses of IPv4."""
PORTS = {"https": 443, "http": 80}


class Outside(Exception):
    """An address that is not asked, or has not answered: a sentence of the pages, and its facts."""

    def __init__(self, name: str, **facts: object) -> None:
        self.name, self.facts = name, facts
        super().__init__(texts("en")(name, **facts))


def checked(address: str, inside: bool = False) -> SplitResult:
    """The parts of an address that may be asked, as far as can be seen from it; ``inside`` this network plain http may
    be as well. Outside if it may not."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Outside("outside-address") from None
    allowed = ("https", "http") if inside else ("https",)
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    if not plain or parts.scheme not in allowed or not parts.hostname or "@" in parts.netloc or port == 0:
        raise Outside("outside-address")
    return parts


def resolved(host: str, port: int, inside: bool = False) -> str:
    """The number of a host. Outside if any of its numbers is not of the open internet: who asks once more could get the
    other one."""
    try:
        found = {entry[4][0] for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise Outside("outside-unknown", host=host) from None
    for number in found:
        if not inside and not _open(str(number)):
            raise Outside("outside-inside", host=host)
    return str(min(found, key=lambda number: ":" in str(number)))  # IPv4 is what more servers have


def _open(number: str) -> bool:
    """Whether an address is of the open internet: not this machine's, a private network's or of any other use."""
    found = ip_address(number.partition("%")[0])
    if isinstance(found, IPv6Address):
        behind = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in TRANSLATED:
            behind = IPv4Address(int(found) & 0xFFFFFFFF)
        if behind is not None:
            return _open(str(behind))
    return found.is_global and not found.is_multicast


def post(address: str, body: bytes, headers: Mapping[str, str], inside: bool = False) -> int:
    """Send something, and the status of the answer; Outside if there is none. In a thread: it may take its time."""
    until = time.monotonic() + SECONDS
    parts = checked(address, inside)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    number = resolved(host, port, inside)
    said = {"host": parts.netloc, **headers, "content-length": len(body), "connection": "close"}
    head = f"POST {parts._replace(scheme='', netloc='', fragment='').geturl() or '/'} HTTP/1.1\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in said.items())
    try:
        with socket.create_connection((number, port), _left(until)) as plain:
            line = _certificates().wrap_socket(plain, server_hostname=host) if parts.scheme == "https" else plain
            with line:
                line.settimeout(_left(until))
                line.sendall(f"{head}\r\n".encode() + body)
                return _status(line, until)
    except (OSError, ValueError) as error:  # no line, no time, no certificate; or it answers something else than HTTP
        raise Outside("outside-silent", host=host, why=str(error) or type(error).__name__) from None


def _status(line: socket.socket, until: float) -> int:
    """The status of an answer. Nothing else of it is looked at, so no redirect is followed."""
    read = b""
    while True:
        line.settimeout(_left(until))
        more = line.recv(8192)
        read += more
        if len(read) > LARGEST:
            raise OSError(f"its answer has more than {LARGEST} bytes")
        while (end := read.find(b"\r\n\r\n")) >= 0:
            status = ANSWER.match(read)
            if status is None:
                raise ValueError("this is no HTTP")
            if int(status[1]) >= 200:
                return int(status[1])
            read = read[end + 4 :]
        if not more:
            raise ValueError("it ends too early")


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError(f"no answer within {SECONDS:g} seconds")
    return left


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()
