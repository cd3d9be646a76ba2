"""What is tested in an environment with Ray: ``python -m tests.arena.in_ray FOLDER``.

On real clusters of this machine, one made for the games and one that is there and has an address, whose workers kill
themselves, each the first time that a call is given to one.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import osada
from osada.arena import arena, selfplay
from osada.arena.arena import Arena
from osada.arena.selfplay import DataSet, SelfPlay
from tests.patience import PATIENCE, until

GAMES = 4


def or_die(function: Any, marks: str, *given: Any) -> Any:
    """What a function comes to, but the first worker to whom it is given is killed."""
    mark = Path(marks) / str(given[-1] if isinstance(given[-1], int) else given[0].number)
    if not mark.exists():
        mark.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return function(*given)


def killing(module: Any, name: str, marks: Path) -> None:
    """From now on every first worker of a call is killed."""
    marks.mkdir(exist_ok=True)
    setattr(module, name, partial(or_die, getattr(module, name), str(marks)))


def held(folder: Path) -> SelfPlay:
    return SelfPlay(osada.game("timber-town"), ["random", "easy"], GAMES, 7, folder, per_part=1)


def main(folder: Path) -> None:
    killing(selfplay, "packed_part", folder / "marks")
    played = held(folder / "ray").hold(on="ray", processes=2)
    assert len(list((folder / "marks").iterdir())) == GAMES, "every worker was killed once"
    assert len(list(DataSet(played.folder).games())) == GAMES
    killing(arena, "_play", folder / "marks of the arena")
    with cluster() as address:
        games = Arena(osada.game("timber-town"), ["random", "easy"], 2, 2, 7, folder / "arena").hold(on=address)
    (folder / "scores").write_text(str([game.scores for game in games]))  # Ray says things on the standard output


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a cluster; it ends with this. Whoever plays there has the token of this process."""
    ports = {}
    for name in ("port", "ray-client-server-port"):
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            ports[name] = probe.getsockname()[1]
    options = [f"--{name}={port}" for name, port in ports.items()]
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=2"]
    command += ["--include-dashboard=false", "--disable-usage-stats", "--node-ip-address=127.0.0.1", *options]
    patient = {"RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(int(PATIENCE))}
    own = {**os.environ, "PYTHONPATH": ".", **patient}
    started = subprocess.Popen(command, env=own, start_new_session=True, stdout=subprocess.DEVNULL)
    try:
        until(lambda: started.poll() is not None or listens(ports["ray-client-server-port"]))
        yield f"ray://127.0.0.1:{ports['ray-client-server-port']}"
    finally:
        started.terminate()  # and all that it has started
        started.wait()


def listens(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


if __name__ == "__main__":
    main(Path(sys.argv[1]))
