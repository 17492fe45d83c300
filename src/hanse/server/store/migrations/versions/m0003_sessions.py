"""A session for each browser with its seats; a table has a host, an invitation and watchers."""

from alembic import op

revision = "0003"
down_revision = "0002"

STEPS = (
    """
    CREATE TABLE session (
        hash text PRIMARY KEY,
        used_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX session_used ON session (used_at)",
    """
    CREATE TABLE session_seat (
        session text NOT NULL REFERENCES session (hash) ON DELETE CASCADE,
        match text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        secret text NOT NULL,
        PRIMARY KEY (session, match)
    )
    """,
    "ALTER TABLE match ADD COLUMN host text NOT NULL DEFAULT ''",
    "ALTER TABLE match ADD COLUMN invite text NOT NULL DEFAULT ''",
    "ALTER TABLE match ADD COLUMN closed boolean NOT NULL DEFAULT false",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
