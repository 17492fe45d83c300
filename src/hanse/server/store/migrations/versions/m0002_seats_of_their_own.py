"""Command ids per seat, chat numbers per match, and matches that begin at a position."""

from alembic import op

revision = "0002"
down_revision = "0001"

STEPS = (
    "ALTER TABLE entry DROP CONSTRAINT entry_match_command_key",
    "ALTER TABLE entry ADD UNIQUE (match, seat, command)",
    "ALTER TABLE match ADD COLUMN position text",
    "ALTER TABLE match ADD COLUMN successor text",
    "ALTER TABLE chat ALTER COLUMN number DROP IDENTITY",
    """
    UPDATE chat SET number = -counted.place FROM (
        SELECT match, number, row_number() OVER (PARTITION BY match ORDER BY number) AS place
        FROM chat
    ) AS counted
    WHERE chat.match = counted.match AND chat.number = counted.number
    """,
    "UPDATE chat SET number = -number",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
