"""Notices that a browser shows, also when no page is open: Web Push. Only that browser can read what is sent; the push
service in between is told by a signature who sends it.

The key of this signature is made from the server's own, which is in its database: it stays the same in a backup and
for all processes, and nobody but the owner of the database can read it.
"""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import blake2b
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from osada.server.offer import Offer
from osada.server.outside import Outside, post
from osada.server.telling import Failed, NoMore, Said
from osada.server.ways import Way

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys the curve has."""
KEPT = 3 * 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off."""
VALID = 12 * 3600
"""Seconds for which a signature is valid."""
NOBODY = "mailto:nobody@osada.invalid"
"""Whom a push service could turn to where the server has no https address of its own."""


@cache
def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    number = int.from_bytes(blake2b(b"vapid", key=key, digest_size=48).digest())
    return ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)


@cache
def public(key: bytes) -> str:
    """What browsers know this server by."""
    point = _private(key).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def cipher(keys: Any) -> str:
    """What a browser gives to write to it by, as it is kept; ValueError if it is something else."""
    try:
        given = {name: str(keys[name]) for name in ("p256dh", "auth")}
        point, secret = (urlsafe_b64decode(said + "=" * (-len(said) % 4)) for said in given.values())
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError("expected the keys p256dh and auth of a subscription") from error
    if len(secret) != 16:
        raise ValueError("auth: expected 16 bytes")
    return json.dumps(given)


def send(way: Way, said: Said, offer: Offer, key: bytes) -> None:
    """A notice to a browser; of one table a later one takes the place of an earlier that was not delivered yet."""
    from py_vapid import Vapid02  # noqa: PLC0415  # slow to load
    from pywebpush import WebPusher  # noqa: PLC0415

    document = {"title": said.title, "body": said.more, "url": said.path, "tag": said.table_id, "lang": said.language}
    pusher = WebPusher({"endpoint": way.address, "keys": json.loads(way.cipher)})
    body = pusher.encode(json.dumps(document).encode())["body"]
    parts = urlsplit(way.address)
    claims = {
        "sub": offer.address if offer.address.startswith("https:") else NOBODY,
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID,
    }
    headers = Vapid02(_private(key)).sign(claims) | {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(KEPT),
        "topic": blake2b(said.table_id.encode(), digest_size=16).hexdigest(),
    }
    try:
        status = post(way.address, body, headers, offer.inside)
    except Outside as error:
        raise Failed(str(error)) from None
    if status in (404, 410):
        raise NoMore
    if not 200 <= status < 300:
        raise Failed(f"{parts.hostname} answers {status}")
