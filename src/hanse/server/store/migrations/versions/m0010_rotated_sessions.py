"""A new token for a browser with each seat; the new token's first use ends loans to the old."""

from alembic import op

revision = "0010"
down_revision = "0009"

STEPS = (
    "ALTER TABLE session ADD COLUMN replaces text NOT NULL DEFAULT ''",
    "ALTER TABLE session ADD COLUMN confirmed_at timestamptz",
    "ALTER TABLE session_seat ADD COLUMN lent_by text NOT NULL DEFAULT ''",
    "CREATE INDEX session_replaces ON session (replaces) WHERE replaces <> ''",
    "CREATE INDEX session_seat_lent ON session_seat (lent_by) WHERE lent_by <> ''",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
