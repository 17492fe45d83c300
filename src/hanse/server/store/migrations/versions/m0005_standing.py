"""The standing of a match, for lists of tables; the stand-in of a player who gives up."""

from alembic import op

revision = "0005"
down_revision = "0004"

STEPS = (
    "ALTER TABLE match ADD COLUMN standing jsonb",
    "ALTER TABLE match ADD COLUMN stand_in text NOT NULL DEFAULT ''",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
