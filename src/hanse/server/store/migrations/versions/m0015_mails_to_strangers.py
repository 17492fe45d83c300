"""Mails that asked addresses for their confirmation, and addresses that want none (decision 39)."""

from alembic import op

revision = "0015"
down_revision = "0014"

STEPS = (
    """
    CREATE TABLE mail_asked (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX mail_asked_address ON mail_asked (address, at)",
    "CREATE INDEX mail_asked_at ON mail_asked (at)",
    "CREATE TABLE mail_refused (address text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())",
    "CREATE INDEX channel_mail ON channel (lower(address)) WHERE kind = 'mail'",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
