"""Notices to a web address that takes them, in a form that chat programs understand as well."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from osada.server.offer import Offer
from osada.server.outside import Outside, post
from osada.server.telling import Failed, NoMore, Said
from osada.server.ways import Way


def send(way: Way, said: Said, offer: Offer, key: bytes) -> None:
    """One POST of JSON; whoever answers 410 wants no more of them."""
    url = f"{offer.address}{said.path}"
    line = f"{said.title} {said.more} {url}"
    document = {
        "osada notice": 1,
        "id": said.id,
        "kind": said.kind,
        "title": said.title,
        "more": said.more,
        "url": url,
        "text": line,  # Slack, Mattermost, Rocket.Chat
        "content": line,  # Discord
    }
    headers = {"content-type": "application/json", "user-agent": "Osada"}
    try:
        status = post(way.address, json.dumps(document).encode(), headers, offer.inside)
        if status == 410:
            raise NoMore
        if not 200 <= status < 300:
            raise Outside("outside-answers", host=urlsplit(way.address).hostname, code=str(status))
    except Outside as error:
        raise Failed(str(error)) from error
