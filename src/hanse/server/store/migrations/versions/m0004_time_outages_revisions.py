"""The database's clock, the last beat, outages, and the revision of each match's rules."""

from alembic import op

revision = "0004"
down_revision = "0003"

STEPS = (
    # The common clock of all processes. Only tests change it, by another definition.
    """
    CREATE FUNCTION hanse_now() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT clock_timestamp()'
    """,
    """
    CREATE TABLE pulse (
        only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
        at timestamptz NOT NULL
    )
    """,
    "INSERT INTO pulse (at) VALUES (hanse_now())",
    """
    CREATE TABLE outage (
        number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        began double precision NOT NULL,
        ended double precision NOT NULL
    )
    """,
    "ALTER TABLE entry ADD COLUMN outages integer NOT NULL DEFAULT 0",
    "ALTER TABLE match ADD COLUMN outages integer NOT NULL DEFAULT 0",
    "ALTER TABLE match ADD COLUMN revision smallint NOT NULL DEFAULT 1",
    "ALTER TABLE match ADD COLUMN digest text NOT NULL DEFAULT ''",
    "ALTER TABLE match ADD COLUMN set_aside text NOT NULL DEFAULT ''",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
