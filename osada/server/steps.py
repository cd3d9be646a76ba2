"""The numbered steps of the schema, taken one by one: each whole, or not at all."""

from __future__ import annotations

from sqlalchemy import Connection, inspect

from osada.server import schema
from osada.server.schema import META, StorageError


def version(connection: Connection, name: str) -> int:
    """How many steps have been taken, 0 for a new database; StorageError if it is not ours, or from the future."""
    names = inspect(connection).get_table_names()
    if not names:
        return 0
    versions = connection.exec_driver_sql("SELECT version FROM meta").scalars().all() if "meta" in names else []
    if len(versions) != 1 or not isinstance(versions[0], int):
        raise StorageError(f"{name} is a database, but none of Osada's")
    if versions[0] > len(schema.STEPS):
        raise StorageError(f"{name} has version {versions[0]}, this Osada knows versions up to {len(schema.STEPS)}")
    return versions[0]


def check(connection: Connection, name: str, newest: bool = False) -> None:
    """StorageError unless this is a database of Osada's that this version can read; with ``newest`` also unless all
    steps have been taken."""
    found = version(connection, name)
    if found == 0:
        raise StorageError(f"{name} is a database, but none of Osada's")
    if newest and found < len(schema.STEPS):
        raise StorageError(f"{name} is of an older Osada: start a server on it once, which brings it up to now")


def take(connection: Connection, number: int) -> None:
    """Step ``number``, in the transaction of the connection."""
    for statement in schema.STEPS[number]:
        if connection.dialect.name == "postgresql":  # whose integers of that name have 32 bits
            statement = statement.replace("INTEGER", "BIGINT")
        connection.exec_driver_sql(statement)
    connection.execute(META.delete())
    connection.execute(META.insert(), {"version": number + 1})
