"""A compressed blob for the entries of a finished match."""

from alembic import op

revision = "0007"
down_revision = "0006"

STEPS = (
    """
    CREATE TABLE archive (
        match text PRIMARY KEY REFERENCES match (id),
        entries bytea NOT NULL
    )
    """,
    "ALTER TABLE archive ALTER COLUMN entries SET STORAGE EXTERNAL",  # it is compressed already
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
