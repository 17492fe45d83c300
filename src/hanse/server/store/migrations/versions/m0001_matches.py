"""Tables for matches, entries and chat."""

from alembic import op

revision = "0001"
down_revision = None

TABLES = (
    """
    CREATE TABLE match (
        id text PRIMARY KEY,
        shard smallint NOT NULL,
        setup jsonb NOT NULL,
        seats jsonb NOT NULL,
        pace jsonb NOT NULL,
        seed bytea NOT NULL,
        start jsonb,
        version integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        due_at timestamptz,
        due_kind text
    )
    """,
    "CREATE INDEX match_due ON match (due_at) WHERE due_at IS NOT NULL",
    """
    CREATE TABLE entry (
        match text NOT NULL REFERENCES match (id),
        number integer NOT NULL,
        shard smallint NOT NULL,
        ply integer NOT NULL,
        seat smallint NOT NULL,
        question integer NOT NULL,
        move text NOT NULL,
        draws jsonb NOT NULL,
        command text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (match, number),
        UNIQUE (match, command)
    )
    """,
    """
    CREATE TABLE chat (
        match text NOT NULL REFERENCES match (id),
        number bigint GENERATED ALWAYS AS IDENTITY,
        shard smallint NOT NULL,
        seat smallint NOT NULL,
        words text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (match, number)
    )
    """,
)


def upgrade() -> None:
    for table in TABLES:
        op.execute(table)
