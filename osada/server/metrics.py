"""How the server is: for whoever watches over it, and for Prometheus."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import osada
from osada.server.guard import Streams
from osada.server.hall import Hall
from osada.server.identity import hall_of
from osada.server.log import COUNTED
from osada.server.schema import StorageError
from osada.server.visitor import Sorry

TOKEN = "OSADA_METRICS_TOKEN"
"""A variable of the environment: whoever brings it may read the figures, from anywhere, and nobody else."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


async def health(request: Request) -> Response:
    """Whether tables can be read and written: 200, or 503 and why not."""
    try:
        await asyncio.to_thread(hall_of(request).storage.check)
    except StorageError:
        return JSONResponse({"ok": False}, 503, headers={"cache-control": "no-store"})
    return JSONResponse({"ok": True, "version": osada.__version__}, headers={"cache-control": "no-store"})


async def metrics(request: Request) -> Response:
    """The figures, for this machine or for whoever has the token."""
    if not may_read(request):
        raise Sorry(404, "page-error-404")
    registry = CollectorRegistry()
    registry.register(Figures(hall_of(request), request.app.state.streams))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


def may_read(request: Request) -> bool:
    """With a token, who brings it; else who asks from this machine itself, and not through a proxy on it."""
    token = os.environ.get(TOKEN, "")
    if token:
        brought = request.headers.get("authorization", "")
        return secrets.compare_digest(brought.encode(), f"Bearer {token}".encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


class Figures(Collector):
    """What there is now, and what has happened since the start."""

    def __init__(self, hall: Hall, streams: Streams) -> None:
        self.hall = hall
        self.streams = streams

    def collect(self) -> Iterator[Metric]:
        """What is measured now."""
        now = {
            "tables_open": ("Tables in memory", self.hall.open_tables),
            "tables_unreadable": ("Tables that could not be read", len(self.hall.faults)),
            "streams_open": ("Pages that listen", self.streams.open.total()),
            "bots_thinking": ("Bots that think", self.hall.workers.thinking),
            "thoughts_waiting": ("Thoughts that wait for their turn", self.hall.workers.waiting),
            "coachings_waiting": ("Games that wait for the coach", len(self.hall.coachings)),
        }
        for name, (about, value) in now.items():
            yield GaugeMetricFamily(f"osada_{name}", about, value=value)
        refused = CounterMetricFamily("osada_refused", "Requests and lines refused by a bound", labels=["bound"])
        events = CounterMetricFamily("osada_events", "What has gone wrong", labels=["event"])
        for (event, bound), count in sorted(COUNTED.items()):
            if bound:
                refused.add_metric([bound], count)
            else:
                events.add_metric([event], count)
        yield refused
        yield events
