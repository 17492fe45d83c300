"""Channels for turn notifications, and when each match has to be looked at for them."""

from alembic import op

revision = "0012"
down_revision = "0011"

# All new columns of a match stay empty while none of its seats has a channel, so that a move writes
# as much as before.
STEPS = (
    "ALTER TABLE match ADD COLUMN notify_after jsonb",
    "ALTER TABLE match ADD COLUMN notify_at timestamptz",
    "ALTER TABLE match ADD COLUMN notified int NOT NULL DEFAULT 0",
    "CREATE INDEX match_notify_at ON match (notify_at) WHERE notify_at IS NOT NULL",
    "CREATE INDEX match_notify_after ON match (id) WHERE notify_after IS NOT NULL",
    """
    CREATE TABLE channel (
        id text PRIMARY KEY,
        match text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        secret text NOT NULL,
        browser text NOT NULL DEFAULT '',
        kind text NOT NULL,
        format text NOT NULL DEFAULT '',
        address text NOT NULL,
        key text NOT NULL DEFAULT '',
        language text NOT NULL DEFAULT 'en',
        idle float8 NOT NULL DEFAULT 0,
        also_open boolean NOT NULL DEFAULT false,
        off boolean NOT NULL DEFAULT false,
        options jsonb NOT NULL DEFAULT '{}',
        open_until timestamptz,
        sent int NOT NULL DEFAULT -1,
        tries int NOT NULL DEFAULT 0,
        next_at timestamptz,
        failed text NOT NULL DEFAULT '',
        made_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX channel_match ON channel (match, secret)",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
