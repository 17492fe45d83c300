"""An index of mail addresses that wait for their confirmation, which are limited in number."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.execute(
        "CREATE INDEX channel_unconfirmed ON channel (lower(address)) WHERE failed = 'unconfirmed'"
    )
