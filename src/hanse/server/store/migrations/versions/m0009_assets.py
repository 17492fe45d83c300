"""Assets of every build of the client, so that each server can serve those of the others."""

from alembic import op

revision = "0009"
down_revision = "0008"

STEPS = (
    """
    CREATE TABLE asset (
        name text PRIMARY KEY,
        kind text NOT NULL,
        etag text NOT NULL,
        packed boolean NOT NULL,
        body bytea NOT NULL,
        published_at timestamptz NOT NULL DEFAULT hanse_now()
    )
    """,
    "ALTER TABLE asset ALTER COLUMN body SET STORAGE EXTERNAL",  # it is compressed already
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
