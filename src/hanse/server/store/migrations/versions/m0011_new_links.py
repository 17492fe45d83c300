"""The number of new links that the people of a match asked for."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.execute("ALTER TABLE match ADD COLUMN links int NOT NULL DEFAULT 0")
