"""The commands about tables that a server keeps: to serve them, copy them, check them, move one of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from osada.command_line import LOCALE, Flag, Language, Wrong, playable_games, tell
from osada.core.text import texts
from osada.files import data_folder
from osada.server.bounds import Bounds

Network = IPv4Network | IPv6Network


def folder_of(data: str | None) -> Path:
    """The folder where tables are kept."""
    return Path(data) if data else data_folder()


def networks(addresses: Sequence[str]) -> list[Network]:
    """Addresses, and networks as ADDRESS/BITS."""
    try:
        return [ip_network(address) for address in addresses]
    except ValueError as error:
        raise Wrong(f"--proxy: expected an address, or a network like 10.0.0.0/8: {error}") from None


@contextmanager
def told() -> Iterator[None]:
    """What the storage cannot do is said in one line."""
    from osada.server.schema import StorageError  # noqa: PLC0415  # a library that other commands do without

    try:
        yield
    except StorageError as error:
        raise Wrong(str(error)) from None


def serve(
    *,
    data: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8765,
    bots: int = 2,
    rate: float = 40.0,
    proxy: Annotated[list[str] | None, Flag] = None,
    keep: int | None = None,
    log: Literal["lines", "json"] = "lines",
    open_browser: Annotated[bool, Parameter(name="--browser", negative="--no-browser")] = True,
    language: Language = LOCALE,
    bounds: Annotated[Bounds, Parameter(name="*")] = Bounds(),  # noqa: B008  # it cannot be changed
) -> None:
    """Open the tables in the browser.

    Parameters
    ----------
    data
        The folder where tables are kept; default: osada in the user's data folder.
    host
        The address to listen at; 0.0.0.0 lets other devices in the network play by link.
    port
        The port to listen at; the next free one is taken if it is in use.
    bots
        How many bots may think at once; one more process is kept for thoughts under half a second.
    rate
        How many requests a second one address may make.
    proxy
        The address or network of a reverse proxy whose word is taken for who asks, and whether by https; may be given
        several times. Nobody else's word is.
    keep
        Delete tables that nobody has played at for so many days; default: none.
    log
        What goes wrong, as lines to be read or as JSON, on the error output.
    open_browser
        Open the page in the browser of this machine.
    """
    from osada.server.run import serve as run  # noqa: PLC0415  # only this command needs it

    if not 0 < port < 65536:
        raise Wrong(f"--port: expected 1 to 65535, not {port}")
    if not 1 <= bots <= 64:
        raise Wrong(f"--bots: expected 1 to 64, not {bots}")
    if not 1 <= rate <= 1e6:
        raise Wrong(f"--rate: expected 1 to 1000000, not {rate}")
    if keep is not None and keep < 1:
        raise Wrong(f"--keep: expected 1 or more days, not {keep}")
    for name, most in asdict(bounds).items():
        if most <= 0:
            raise Wrong(f"--{name.replace('_', '-')}: expected more than 0, not {most}")
    playable_games()
    proxies = networks(proxy or ())
    run(folder_of(data), host, port, bots, rate, open_browser, language, proxies, log == "json", keep, bounds)


def backup(file: str, *, data: str | None = None, overwrite: Annotated[bool, Flag] = False) -> None:
    """Copy all tables to one file, also while they are being played.

    Parameters
    ----------
    file
        The new file.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    overwrite
        Replace the file if it exists.
    """
    from osada.server.backup import backup as copy  # noqa: PLC0415

    with told():
        copy(folder_of(data), Path(file), overwrite)


def restore(file: str, *, data: str | None = None, language: Language = LOCALE) -> None:
    """Go back to a backup; no server may use the folder meanwhile. What was there is kept.

    Parameters
    ----------
    file
        A file that osada backup has made.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    """
    from osada.server.backup import restore as put_back  # noqa: PLC0415

    folder = folder_of(data)
    with told():
        kept = put_back(folder, Path(file))
    text = texts(language)
    tell(text("report-restored", file=file, folder=str(folder)))
    if kept is not None:
        tell(text("report-restored-kept", folder=str(kept)))


def check(*, data: str | None = None, language: Language = LOCALE) -> None:
    """Read every table and say which cannot be read, and why; the status is 1 if there is one. A server may run.

    Parameters
    ----------
    data
        The folder where tables are kept; default: osada in the user's data folder.
    """
    from osada.server.transfer import check_tables  # noqa: PLC0415

    good = bad = 0
    with told():
        for table, fault in check_tables(folder_of(data)):
            good, bad = good + (fault is None), bad + (fault is not None)
            if fault is not None:
                print(f"{table}: {' '.join(fault.split())[:600]}")
    text = texts(language)
    tell(text("report-checked", count=good))
    if bad:
        tell(text("report-checked-bad", count=bad))
        sys.exit(1)


def export(table: str, file: str, *, data: str | None = None, language: Language = LOCALE) -> None:
    """Write one table with all that belongs to it to a file, also if it cannot be read. A server may run.

    Parameters
    ----------
    table
        The id of the table: what stands after /t/ in its address.
    file
        The new file. Whoever has it can see all hands.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    """
    from osada.server.transfer import export_table  # noqa: PLC0415

    with told():
        export_table(folder_of(data), table, Path(file))
    tell(texts(language)("report-exported", table=table, file=file))


def import_(file: str, *, data: str | None = None, language: Language = LOCALE) -> None:
    """Put a table from a file into a folder that no server uses. It is checked first; nothing is overwritten.

    Parameters
    ----------
    file
        A file that osada export has made.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    """
    from osada.server.transfer import import_table  # noqa: PLC0415

    folder = folder_of(data)
    with told():
        table = import_table(folder, Path(file))
    tell(texts(language)("report-imported", table=table, folder=str(folder)))
