"""Where many games are played: in processes of this machine, or on a Ray cluster.

What is to be played is a function and the arguments of its calls. A call says everything that it depends on, so it
does not matter where it is made, nor how often: on Ray a call whose worker has died is made again.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import osada
from osada.processes import serve_the_parent

HERE = ""
RAY = "ray"
AHEAD = 2
"""Calls that wait for each process, so that none is idle."""
TRIES = 3
"""How often a cluster is asked to let somebody in: the server that it makes for each of them fails now and then."""
NOT_LET_IN = "Starting Ray client server failed"
"""What Ray says then."""

Calls = Sequence[tuple[Any, ...]]
Ended = Iterator[tuple[int, Any]]


class Killed(Exception):
    """A process that played was killed: what has ended is kept, the rest is to be asked for again."""


class BadCluster(Exception):
    """A place to play at that there is not; the message says why."""


def check_place(on: str) -> None:
    """BadCluster if this is no place to play at: nothing, ``ray`` or ``ray://HOST:PORT``."""
    if on not in (HERE, RAY) and not on.startswith("ray://"):
        raise BadCluster(f"expected ray or ray://HOST:PORT, not {on!r}")


def run(function: Callable[..., Any], calls: Calls, on: str = HERE, processes: int | None = None) -> Ended:
    """Make all calls, many at a time: the number of each and what it came to, as they end."""
    check_place(on)
    return _on_ray(function, calls, on, processes) if on else _here(function, calls, processes)


def _here(function: Callable[..., Any], calls: Calls, processes: int | None) -> Ended:
    count = max(1, min(processes or os.cpu_count() or 1, len(calls) or 1))
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=spawn, initializer=serve_the_parent) as pool:
        waiting: dict[Future[Any], int] = {}
        rest = iter(enumerate(calls))
        try:
            while True:
                while len(waiting) < AHEAD * count and (following := next(rest, None)) is not None:
                    waiting[pool.submit(function, *following[1])] = following[0]
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED)[0]:
                    yield waiting.pop(future), future.result()
        except BrokenProcessPool:
            raise Killed("a process that played was killed, perhaps for want of memory") from None
        except BaseException:
            for process in list((pool._processes or {}).values()):
                process.kill()  # what has not ended is played again the next time
            raise


def _on_ray(function: Callable[..., Any], calls: Calls, on: str, processes: int | None) -> Ended:
    ray = _connected(on, processes)
    try:
        _check_version(ray)
        remote = ray.remote(num_cpus=1, max_retries=-1)(_call)  # for ever where a worker dies, never where it raises
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, int] = {}
        rest = iter(enumerate(calls))
        while True:
            while len(waiting) < ahead and (following := next(rest, None)) is not None:
                waiting[remote.remote(function, *following[1])] = following[0]
            if not waiting:
                return
            (ended, *_), _ = ray.wait(list(waiting), num_returns=1)
            yield waiting.pop(ended), ray.get(ended)
    finally:
        ray.shutdown()


def _connected(on: str, processes: int | None) -> Any:
    """Ray, with a cluster: that at an address, or one on this machine for as long as it is needed."""
    import ray  # noqa: PLC0415  # few have it

    alone: Any = {"num_cpus": processes, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    address, more = ("local", alone) if on == RAY else (on, {})
    for tries in range(1, TRIES + 1):
        try:
            ray.init(address, logging_level="error", log_to_driver=False, **more)
        except (ConnectionError, ImportError, RuntimeError, TimeoutError, ValueError) as error:
            ray.shutdown()
            if tries == TRIES or NOT_LET_IN not in str(error):
                raise BadCluster(f"{on}: {error}") from None
        else:
            break
    return ray


def _check_version(ray: Any) -> None:
    try:
        there = ray.get(ray.remote(max_retries=-1)(_version).remote())
    except ray.exceptions.RayError as error:
        raise BadCluster(f"the workers of the cluster cannot play: {str(error).strip().splitlines()[-1]}") from None
    if there != osada.__version__:
        raise BadCluster(f"the workers of the cluster have Osada {there}, not {osada.__version__}")


def _call(function: Callable[..., Any], *given: Any) -> Any:
    return function(*given)


def _version() -> str:
    return osada.__version__
