"""The commands about tables that a server keeps: to serve them, copy them, check them, move one of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from osada.command_line import LOCALE, Flag, Language, Wrong, bots_of_this_folder, playable_games, tell
from osada.core.text import texts
from osada.files import data_folder
from osada.server.bounds import Bounds
from osada.server.offer import Offer

if TYPE_CHECKING:
    from osada.server.database import Database

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


def place_of(data: str | None, database: str | None) -> Database:
    """Where tables are kept, by the options of a command."""
    from osada.server.database import chosen  # noqa: PLC0415  # a library that other commands do without

    return chosen(folder_of(data), database)


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
    database: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8765,
    bots: int = 2,
    processes: int | None = None,
    rate: float = 40.0,
    proxy: Annotated[list[str] | None, Flag] = None,
    keep: int | None = None,
    allow_players: Annotated[list[str] | None, Flag] = None,
    log: Literal["lines", "json"] = "lines",
    open_browser: Annotated[bool, Parameter(name="--browser", negative="--no-browser")] = True,
    language: Language = LOCALE,
    bounds: Annotated[Bounds, Parameter(name="*")] = Bounds(),  # noqa: B008  # it cannot be changed
    offer: Annotated[Offer, Parameter(name="*")] = Offer(),  # noqa: B008
) -> None:
    """Open the tables in the browser.

    Parameters
    ----------
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of a PostgreSQL database with the tables, in place of the folder; default: OSADA_DATABASE. Its
        password is taken from OSADA_DATABASE_PASSWORD, or from the file that OSADA_DATABASE_PASSWORD_FILE names.
    host
        The address to listen at; 0.0.0.0 lets other devices in the network play by link.
    port
        The port to listen at; the next free one is taken if it is in use.
    bots
        How many bots may think at once; one more process is kept for thoughts under half a second.
    processes
        How many processes answer, on a database that they share; default: this one alone. Each has its own bots.
    rate
        How many requests a second one address may make.
    proxy
        The address or network of a reverse proxy whose word is taken for who asks, and whether by https; may be given
        several times. Nobody else's word is.
    keep
        Delete tables that nobody has played at for so many days; default: none.
    allow_players
        A player of your own that may sit at tables: a class, like my_bots.Clever, in a file of this folder or an
        installed package, or NAME=COMMAND for a program over a pipe (docs/bots.md); may be given several times. Its
        code runs on this machine as you.
    log
        What goes wrong, as lines to be read or as JSON, on the error output.
    open_browser
        Open the page in the browser of this machine.
    """
    from osada.server.run import Settings  # noqa: PLC0415  # only this command needs it
    from osada.server.run import serve as run  # noqa: PLC0415

    if not 0 < port < 65536:
        raise Wrong(f"--port: expected 1 to 65535, not {port}")
    if not 1 <= bots <= 64:
        raise Wrong(f"--bots: expected 1 to 64, not {bots}")
    if processes is not None and not 1 <= processes <= 64:
        raise Wrong(f"--processes: expected 1 to 64, not {processes}")
    if not 1 <= rate <= 1e6:
        raise Wrong(f"--rate: expected 1 to 1000000, not {rate}")
    if keep is not None and keep < 1:
        raise Wrong(f"--keep: expected 1 or more days, not {keep}")
    for name, most in asdict(bounds).items():
        if name == "open_tables" and most == 0:
            continue
        if most <= 0:
            raise Wrong(f"--{name.replace('_', '-')}: expected more than 0, not {most}")
    if fault := offer.fault():
        raise Wrong(fault)
    own = allowed_players(allow_players or [])
    playable_games()
    proxies = networks(proxy or ())
    with told():
        place = place_of(data, database)
    if processes is not None and not place.shared:
        raise Wrong("--processes: several processes need a database that they share: --database postgresql://…")
    for_network = host in ("0.0.0.0", "::")
    settings = Settings(place, bots, rate, for_network, proxies, log == "json", keep, bounds, own, offer)
    run(settings, host, port, open_browser, language, processes)


def allowed_players(listed: list[str]) -> dict[str, str]:
    """The players of somebody's own that may sit at tables; each of them is found in a process of its own, so that
    the server never runs their code."""
    from osada.players.own import BadOwn, read_own  # noqa: PLC0415

    try:
        own = read_own(listed)
    except BadOwn as error:
        raise Wrong(f"--allow-players: {error}") from None
    if own:
        bots_of_this_folder()
    for name, command in own.items():
        if not command:
            _find(name)
    return own


def _find(name: str) -> None:
    """Wrong if there is no class of this name."""
    code = "import sys; sys.path[:] = sys.argv[2:]; from osada.players import player; player(sys.argv[1], 0)"
    command = [sys.executable, "-c", code, name, *sys.path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1:] or ["it ends Python"]
        raise Wrong(f"--allow-players: {said[0].partition(': ')[2] or said[0]}")


def backup(
    file: str, *, data: str | None = None, database: str | None = None, overwrite: Annotated[bool, Flag] = False
) -> None:
    """Copy all tables to one file, also while they are being played.

    Parameters
    ----------
    file
        The new file.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of a PostgreSQL database with the tables, in place of the folder; default: OSADA_DATABASE.
    overwrite
        Replace the file if it exists.
    """
    from osada.server.backup import backup as copy  # noqa: PLC0415

    with told():
        copy(place_of(data, database), Path(file), overwrite)


def restore(file: str, *, data: str | None = None, database: str | None = None, language: Language = LOCALE) -> None:
    """Go back to a backup; no server may use the folder meanwhile. What was there is kept.

    Parameters
    ----------
    file
        A file that osada backup has made.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of a PostgreSQL database with the tables, in place of the folder; default: OSADA_DATABASE.
    """
    from osada.server.backup import restore as put_back  # noqa: PLC0415

    with told():
        place = place_of(data, database)
        kept = put_back(place, Path(file))
    text = texts(language)
    tell(text("report-restored", file=file, folder=place.where))
    if kept is not None:
        tell(text("report-restored-kept", folder=str(kept)))


def check(*, data: str | None = None, database: str | None = None, language: Language = LOCALE) -> None:
    """Read every table and say which cannot be read, and why; the status is 1 if there is one. A server may run.

    Parameters
    ----------
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of a PostgreSQL database with the tables, in place of the folder; default: OSADA_DATABASE.
    """
    from osada.server.transfer import check_tables  # noqa: PLC0415

    good = bad = 0
    with told():
        for table, fault in check_tables(place_of(data, database)):
            good, bad = good + (fault is None), bad + (fault is not None)
            if fault is not None:
                print(f"{table}: {' '.join(fault.split())[:600]}")
    text = texts(language)
    tell(text("report-checked", count=good))
    if bad:
        tell(text("report-checked-bad", count=bad))
        sys.exit(1)


def export(
    table: str, file: str, *, data: str | None = None, database: str | None = None, language: Language = LOCALE
) -> None:
    """Write one table with all that belongs to it to a file, also if it cannot be read. A server may run.

    Parameters
    ----------
    table
        The id of the table: what stands after /t/ in its address.
    file
        The new file. Whoever has it can see all hands.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of a PostgreSQL database with the tables, in place of the folder; default: OSADA_DATABASE.
    """
    from osada.server.transfer import export_table  # noqa: PLC0415

    with told():
        export_table(place_of(data, database), table, Path(file))
    tell(texts(language)("report-exported", table=table, file=file))


def import_(file: str, *, data: str | None = None, database: str | None = None, language: Language = LOCALE) -> None:
    """Put a table from a file into a folder that no server uses, or a database. It is checked; nothing is overwritten.

    Parameters
    ----------
    file
        A file that osada export has made.
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of a PostgreSQL database with the tables, in place of the folder; default: OSADA_DATABASE.
    """
    from osada.server.transfer import import_table  # noqa: PLC0415

    with told():
        place = place_of(data, database)
        table = import_table(place, Path(file))
    tell(texts(language)("report-imported", table=table, folder=place.where))


def migrate(*, data: str | None = None, database: str | None = None, language: Language = LOCALE) -> None:
    """Move all tables from SQLite to an empty PostgreSQL database, and check the copy row by row. No server may use
    either meanwhile. The folder stays as it is.

    Parameters
    ----------
    data
        The folder where tables are kept; default: osada in the user's data folder.
    database
        The address of the PostgreSQL database; default: OSADA_DATABASE.
    """
    from osada.server.backup import migrate as move  # noqa: PLC0415
    from osada.server.database import InPostgres  # noqa: PLC0415

    folder = folder_of(data)
    with told():
        place = place_of(data, database)
        if not isinstance(place, InPostgres):
            raise Wrong("--database: expected where to, like postgresql://user@host/database")
        rows = move(folder, place)
    tell(texts(language)("report-migrated", count=rows, folder=str(folder), database=place.where))
