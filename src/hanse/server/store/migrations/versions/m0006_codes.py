"""An index for short invitations, which are typed on a phone."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute(
        "CREATE INDEX match_code ON match (invite) WHERE started_at IS NULL AND length(invite) = 6"
    )
