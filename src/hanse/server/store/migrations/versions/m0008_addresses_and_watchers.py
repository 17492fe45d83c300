"""The address a match counts for, as a keyed hash, and the time until which it is watched."""

from alembic import op

revision = "0008"
down_revision = "0007"

STEPS = (
    "ALTER TABLE match ADD COLUMN counts_for text NOT NULL DEFAULT ''",
    "ALTER TABLE match ADD COLUMN watched_until timestamptz",
    """
    CREATE TABLE address_key (
        only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
        key bytea NOT NULL
    )
    """,
    """
    INSERT INTO address_key (key)
    SELECT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
    """,
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
