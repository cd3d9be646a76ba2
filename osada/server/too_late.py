"""What comes too late for a table."""

from __future__ import annotations


class Gone(Exception):
    """The table has been deleted."""


class Late(Exception):
    """A command that answers an earlier position than the table has: nothing has changed."""
