"""Keys of all servers with this database, such as the one that push services know them by."""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.execute("CREATE TABLE server_key (name text PRIMARY KEY, value text NOT NULL)")
