"""Processes that think for another one, and go when it goes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def serve_the_parent() -> None:
    """Called first in such a process. Ctrl+C is the parent's, which ends its processes itself; a parent that was
    killed cannot, and what thinks for ever would outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
