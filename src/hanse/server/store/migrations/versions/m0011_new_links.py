"""New links to seats, and the browsers in which each seat was opened."""

from alembic import op

revision = "0011"
down_revision = "0010"

STEPS = (
    # In the order in which a new seat locks them.
    "ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT ''",
    "ALTER TABLE match ADD COLUMN links int NOT NULL DEFAULT 0",
    """
    CREATE TABLE seat_device (
        match text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        secret text NOT NULL,
        browser text NOT NULL,
        device text NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (match, secret, browser)
    )
    """,
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
