"""A browser as a push service knows it: it gives an address and keys, and reads what was written to it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.outbox import Letter


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Receiver:
    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen letters!"

    @property
    def subscription(self) -> dict[str, Any]:
        """What a browser gives to a page."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": _text(point), "auth": _text(self._secret)}}

    def read(self, letter: Letter) -> Any:
        """What was pushed; nobody else could read it."""
        opened = http_ece.decrypt(letter.body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        return json.loads(opened)


def signed_by(letter: Letter) -> tuple[str, dict[str, Any]]:
    """The key of who has sent it, and what it is signed for; the signature is held against it."""
    scheme, _, words = letter.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    said = dict(word.strip().split("=", 1) for word in words.split(","))
    head, claims, signature = said["t"].split(".")
    raw = _raw(signature)
    form = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(said["k"]))
    key.verify(form, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return said["k"], json.loads(_raw(claims))
