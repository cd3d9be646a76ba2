"""Processes that think for another one, and go when it goes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from contextlib import suppress


def serve_the_parent(group: bool = False) -> None:
    """Called first in such a process. Ctrl+C is the parent's, which ends its processes itself; a parent that was
    killed cannot, and what thinks for ever would outlive it. What leads a ``group`` ends with all that it has
    started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lead = getattr(os, "setsid", None)  # not every system has groups
    if group and lead:
        lead()
    threading.Thread(target=_follow, args=(group,), daemon=True).start()


def _follow(group: bool) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    end = getattr(os, "killpg", None)
    if group and end:
        end(0, signal.SIGKILL)
    os._exit(1)


def kill_group(process: int) -> None:
    """End a process with all that it has started, if it leads a group of its own."""
    end = getattr(os, "killpg", None)
    if end:
        with suppress(OSError):  # it has just begun, or is gone
            end(process, signal.SIGKILL)
