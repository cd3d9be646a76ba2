"""Passkeys in the words of the library that knows them. It is slow to load and few people have one: whoever needs this
module loads it in a thread, when somebody does."""

from __future__ import annotations

from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)


def to_make(challenge: bytes, host: str, user: bytes, called: str) -> dict[str, Any]:
    """What a browser makes a passkey from."""
    chosen = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
    )
    options = generate_registration_options(
        rp_id=host,
        rp_name="Osada",
        user_name=called,
        user_id=user,
        challenge=challenge,
        authenticator_selection=chosen,
    )
    return options_to_json_dict(options)


def to_show(challenge: bytes, host: str) -> dict[str, Any]:
    """What a browser shows a passkey for."""
    return options_to_json_dict(generate_authentication_options(rp_id=host, challenge=challenge))


def made(credential: Any, challenge: bytes, host: str, origin: str) -> dict[str, Any]:
    """A passkey that was made: its name, its public key, and how often it has signed."""
    found = verify_registration_response(
        credential=credential, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
    )
    return {
        "id": bytes_to_base64url(found.credential_id),
        "key": bytes_to_base64url(found.credential_public_key),
        "count": found.sign_count,
    }


def signed(credential: Any, challenge: bytes, host: str, origin: str, key: str, count: int) -> int:
    """How often a passkey that was shown has signed by now."""
    return verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=host,
        expected_origin=origin,
        credential_public_key=base64url_to_bytes(key),
        credential_current_sign_count=count,
    ).new_sign_count
