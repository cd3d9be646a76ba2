"""The tables of the database, and the steps that bring an older one to the newest version.

They are said twice: as `Table` for the queries, and as the SQL of the steps, which is never edited once it has been
released. A test holds one against the other. They are the same in SQLite and in PostgreSQL.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, MetaData, Table, Text
from sqlalchemy import Integer as Int


class StorageError(Exception):
    """What is stored cannot be read, or what was to be stored is not; the message says which and why."""


METADATA = MetaData()
Integer = Int().with_variant(BigInteger(), "postgresql")
"""SQLite's integers have 64 bits; those that are called so in PostgreSQL have 32, too few for the time."""


def _of_table(index: bool) -> Column[str]:
    table = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, table, nullable=False, primary_key=True, index=index)


META = Table("meta", METADATA, Column("version", Integer, nullable=False))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("summary", Text),
    Index("ix_tables_newest", "changed", "created", "id"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _of_table(index=False),
    Column("number", Integer, primary_key=True, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("detail", Text, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("profile", Text, primary_key=True, nullable=False),
    _of_table(index=True),
    Column("seat", Integer, primary_key=True, nullable=False),
)
"""Who sits where, watches, or has made a table."""

KEYS = Table("keys", METADATA, Column("key", Text, nullable=False))
"""One row: the key that the secrets of links are made with."""

COACHINGS = Table(
    "coachings",
    METADATA,
    _of_table(index=False),
    Column("document", Text, nullable=False),
)
"""What the coach has said of a game that is over."""


def _of_profile(primary: bool = False) -> Column[str]:
    profile = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column("profile", Text, profile, nullable=False, index=True, primary_key=primary)


PROFILES = Table(
    "profiles",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("code", Text, index=True),
)
"""A person: what is empty was never chosen; the recovery code is a hash."""

BROWSERS = Table(
    "browsers",
    METADATA,
    Column("digest", Text, primary_key=True, nullable=False),
    _of_profile(),
)
"""Whose browsers they are, by the hashes of their cookies."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    _of_profile(),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("created", Integer, nullable=False),
)
"""The public keys of passkeys."""

LINKS = Table(
    "links",
    METADATA,
    _of_table(index=False),
    Column("seat", Integer, primary_key=True, nullable=False),
    Column("renewed", Integer, nullable=False),
)
"""How often the links of seats have been renewed; a seat without a row never."""

ASKS = Table(
    "asks",
    METADATA,
    _of_table(index=False),
    Column("seat", Integer, primary_key=True, nullable=False),
    Column("profile", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("refused", Integer, nullable=False),
)
"""Who would like to sit where somebody sits already."""

PADS = Table(
    "pads",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("share", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    _of_profile(),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
)
"""Score sheets of real tables, and who has begun them."""

PAD_TAPS = Table(
    "pad_taps",
    METADATA,
    Column("pad", Text, ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("number", Integer, primary_key=True, nullable=False),
    Column("key", Text, nullable=False),
    Column("phone", Text, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("actions", Text, nullable=False),
)
"""What was tapped on them, stroke by stroke."""

SETS = Table(
    "sets",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("share", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    _of_profile(),
    Column("document", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
)
"""Component sets that people type in."""

EVENINGS = Table(
    "evenings",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    _of_profile(),
    Column("source", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("gone", Integer, nullable=False),
)
"""Games that somebody has played: from a table here, or brought from elsewhere."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("until", Integer, nullable=False),
)
"""The processes that share the database, and until when each of them is taken to be alive."""

JOBS = Table(
    "jobs",
    METADATA,
    _of_table(index=False),
    Column("kind", Text, primary_key=True, nullable=False),
    Column("holder", Text),
    Column("address", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("since", Integer, nullable=False),
)
"""What is under way at tables: which process is at it, and whom it is for."""

PRESENT = Table(
    "present",
    METADATA,
    _of_table(index=False),
    Column(
        "process",
        Text,
        ForeignKey("processes.id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
        index=True,
    ),
    Column("seats", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("person", Text, nullable=False),
)
"""Who looks at tables, by the process that they came to."""

WAYS = Table(
    "ways",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    _of_profile(),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("cipher", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("confirmed", Integer, nullable=False),
)
"""How people are told what waits for them: where to, and what only that browser can read it by."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("way", Text, ForeignKey("ways.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    _of_table(index=True),
    Column("kind", Text, primary_key=True, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("due", Integer, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("holder", Text),
)
"""What is to be told, when, and which process is at it; what has been told is gone."""

QUIET = Table("quiet", METADATA, _of_profile(primary=True), _of_table(index=True))
"""Who wants no notices of which table."""

DEADLINES = Table(
    "deadlines",
    METADATA,
    _of_table(index=False),
    Column("seat", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("due", Integer, nullable=False, index=True),
    Column("paused", Integer, nullable=False),
)
"""Who is waited for at tables that have a pace, and until when."""

PAUSES = Table(
    "pauses",
    METADATA,
    _of_profile(primary=True),
    Column("begun", Integer, primary_key=True, nullable=False),
    Column("until", Integer, nullable=False),
)
"""When people have paused all their tables."""

ANNOUNCED = Table("announced", METADATA, _of_table(index=False), Column("since", Integer, nullable=False))
"""Tables whose free seats are anybody's, and since when."""

STRANGERS = Table(
    "strangers",
    METADATA,
    _of_table(index=False),
    Column("profile", Text, primary_key=True, nullable=False),
    Column("away", Integer, nullable=False),
)
"""Who has come to a table without a link, and whether they were sent away."""

SAYINGS = Table(
    "sayings",
    METADATA,
    _of_table(index=False),
    Column("number", Integer, primary_key=True, nullable=False),
    _of_profile(),
    Column("seat", Integer, nullable=False),
    Column("sentence", Text, nullable=False),
)
"""What people have said at tables: when, in milliseconds since 1970, and which of the ready sentences."""

MUTED = Table(
    "muted",
    METADATA,
    _of_profile(primary=True),
    _of_table(index=True),
    Column("other", Text, primary_key=True, nullable=False),
)
"""Whom people do not want to hear at a table; nobody at all, if it is empty."""

RATES = Table(
    "rates",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("full_at", Integer, nullable=False),
)
"""Who has done something lately that is not to be done too often, as a hash; and when they may do it as often again as
anybody, in microseconds since 1970."""

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True, nullable=False),
    Column("challenge", Text, nullable=False),
    Column("profile", Text, nullable=False),
    Column("until", Integer, nullable=False),
)
"""What passkeys have to sign: for whom it is (empty: for anybody), and until when."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE meta (version INTEGER NOT NULL)",
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            header TEXT NOT NULL,
            seats TEXT NOT NULL,
            created INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            finished INTEGER NOT NULL)""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            action INTEGER,
            detail TEXT NOT NULL,
            PRIMARY KEY (table_id, number))""",
        """CREATE TABLE members (
            browser TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            PRIMARY KEY (browser, table_id, seat))""",
        "CREATE INDEX ix_members_table_id ON members (table_id)",
        "CREATE TABLE keys (key TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE coachings (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            document TEXT NOT NULL)""",
    ),
    ("DELETE FROM coachings",),  # they lack what a turn brought: the coach looks again
    ("ALTER TABLE tables ADD COLUMN summary TEXT",),  # of an older table it is made when it is first listed
    (  # every browser that sits somewhere becomes a person
        """CREATE TABLE profiles (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            theme TEXT NOT NULL,
            created INTEGER NOT NULL,
            code TEXT)""",
        "CREATE INDEX ix_profiles_code ON profiles (code)",
        """CREATE TABLE browsers (
            digest TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE)""",
        "CREATE INDEX ix_browsers_profile ON browsers (profile)",
        """CREATE TABLE passkeys (
            id TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            count INTEGER NOT NULL,
            created INTEGER NOT NULL)""",
        "CREATE INDEX ix_passkeys_profile ON passkeys (profile)",
        """CREATE TABLE links (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            renewed INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE asks (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            profile TEXT NOT NULL,
            name TEXT NOT NULL,
            key TEXT NOT NULL,
            refused INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, profile))""",
        """INSERT INTO profiles (id, name, language, theme, created)
            SELECT browser, '', '', '', min(tables.created) FROM members JOIN tables ON tables.id = table_id
            GROUP BY browser""",
        "INSERT INTO browsers (digest, profile) SELECT id, id FROM profiles",
        "ALTER TABLE members RENAME COLUMN browser TO profile",
    ),
    ("CREATE INDEX IF NOT EXISTS ix_tables_newest ON tables (changed, created, id)",),  # the newest need no sorting
    (
        """CREATE TABLE pads (
            id TEXT NOT NULL PRIMARY KEY,
            share TEXT NOT NULL,
            game TEXT NOT NULL,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            created INTEGER NOT NULL,
            changed INTEGER NOT NULL)""",
        "CREATE INDEX ix_pads_share ON pads (share)",
        "CREATE INDEX ix_pads_profile ON pads (profile)",
        """CREATE TABLE pad_taps (
            pad TEXT NOT NULL REFERENCES pads (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            key TEXT NOT NULL,
            phone TEXT NOT NULL,
            undone INTEGER NOT NULL,
            actions TEXT NOT NULL,
            PRIMARY KEY (pad, number))""",
    ),
    (
        """CREATE TABLE sets (
            id TEXT NOT NULL PRIMARY KEY,
            share TEXT NOT NULL,
            game TEXT NOT NULL,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            document TEXT NOT NULL,
            created INTEGER NOT NULL,
            changed INTEGER NOT NULL)""",
        "CREATE INDEX ix_sets_share ON sets (share)",
        "CREATE INDEX ix_sets_profile ON sets (profile)",
        """CREATE TABLE evenings (
            id TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            source TEXT NOT NULL,
            game TEXT NOT NULL,
            day TEXT NOT NULL,
            document TEXT NOT NULL,
            gone INTEGER NOT NULL)""",
        "CREATE INDEX ix_evenings_profile ON evenings (profile)",
    ),
    (  # for several processes
        "CREATE TABLE processes (id TEXT NOT NULL PRIMARY KEY, until INTEGER NOT NULL)",
        """CREATE TABLE jobs (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            holder TEXT,
            address TEXT NOT NULL,
            person TEXT NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (table_id, kind))""",
        """CREATE TABLE present (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
            seats TEXT NOT NULL,
            address TEXT NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (table_id, process))""",
        "CREATE INDEX ix_present_process ON present (process)",
    ),
    (  # notices
        """CREATE TABLE ways (
            id TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            cipher TEXT NOT NULL,
            language TEXT NOT NULL,
            browser TEXT NOT NULL,
            key TEXT NOT NULL,
            created INTEGER NOT NULL,
            confirmed INTEGER NOT NULL)""",
        "CREATE INDEX ix_ways_profile ON ways (profile)",
        """CREATE TABLE notices (
            way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            turn INTEGER NOT NULL,
            due INTEGER NOT NULL,
            tries INTEGER NOT NULL,
            holder TEXT,
            PRIMARY KEY (way, table_id, kind))""",
        "CREATE INDEX ix_notices_table_id ON notices (table_id)",
        "CREATE INDEX ix_notices_due ON notices (due)",
        """CREATE TABLE quiet (
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            PRIMARY KEY (profile, table_id))""",
        "CREATE INDEX ix_quiet_profile ON quiet (profile)",
        "CREATE INDEX ix_quiet_table_id ON quiet (table_id)",
    ),
    (  # tables with a pace
        """CREATE TABLE deadlines (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            stage INTEGER NOT NULL,
            since INTEGER NOT NULL,
            due INTEGER NOT NULL,
            paused INTEGER NOT NULL)""",
        "CREATE INDEX ix_deadlines_due ON deadlines (due)",
        """CREATE TABLE pauses (
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            begun INTEGER NOT NULL,
            until INTEGER NOT NULL,
            PRIMARY KEY (profile, begun))""",
        "CREATE INDEX ix_pauses_profile ON pauses (profile)",
    ),
    (  # open seats
        """CREATE TABLE announced (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            since INTEGER NOT NULL)""",
        """CREATE TABLE strangers (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            profile TEXT NOT NULL,
            away INTEGER NOT NULL,
            PRIMARY KEY (table_id, profile))""",
    ),
    (  # what people say to each other
        """CREATE TABLE sayings (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            sentence TEXT NOT NULL,
            PRIMARY KEY (table_id, number))""",
        "CREATE INDEX ix_sayings_profile ON sayings (profile)",
        """CREATE TABLE muted (
            profile TEXT NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            other TEXT NOT NULL,
            PRIMARY KEY (profile, table_id, other))""",
        "CREATE INDEX ix_muted_profile ON muted (profile)",
        "CREATE INDEX ix_muted_table_id ON muted (table_id)",
    ),
    (  # what several processes count together, and wait for
        "CREATE TABLE rates (id TEXT NOT NULL PRIMARY KEY, full_at INTEGER NOT NULL)",
        """CREATE TABLE challenges (
            id TEXT NOT NULL PRIMARY KEY,
            challenge TEXT NOT NULL,
            profile TEXT NOT NULL,
            until INTEGER NOT NULL)""",
    ),
)
"""Step n brings version n to version n + 1; a version is the number of steps taken."""


def reason(error: Exception) -> str:
    """What the database said, in one line, without SQLAlchemy's frame."""
    return " ".join(str(getattr(error, "orig", None) or error).split())
