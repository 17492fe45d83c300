"""Accounts with passkeys, sessions, tokens and seats, and links to sign in (decision 44)."""

from alembic import op

revision = "0016"
down_revision = "0015"

STEPS = (
    """
    CREATE TABLE account (
        id text PRIMARY KEY,
        name text NOT NULL,
        mail text NOT NULL DEFAULT '',
        bot boolean NOT NULL DEFAULT false,
        made_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE UNIQUE INDEX account_mail ON account (lower(mail)) WHERE mail <> ''",
    """
    CREATE TABLE account_passkey (
        id text PRIMARY KEY,
        account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        key bytea NOT NULL,
        uses bigint NOT NULL,
        device text NOT NULL DEFAULT '',
        made_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX account_passkey_account ON account_passkey (account)",
    """
    CREATE TABLE account_grant (
        id text PRIMARY KEY,
        account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind text NOT NULL,
        hash text NOT NULL UNIQUE,
        next_hash text NOT NULL DEFAULT '',
        next_at timestamptz,
        old_hash text NOT NULL DEFAULT '',
        renewed_at timestamptz NOT NULL DEFAULT now(),
        scope text NOT NULL DEFAULT '',
        name text NOT NULL DEFAULT '',
        browser text NOT NULL DEFAULT '',
        made_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX account_grant_account ON account_grant (account)",
    "CREATE INDEX account_grant_next ON account_grant (next_hash) WHERE next_hash <> ''",
    "CREATE INDEX account_grant_old ON account_grant (old_hash) WHERE old_hash <> ''",
    """
    CREATE TABLE account_seat (
        account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        match text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        secret text NOT NULL,
        PRIMARY KEY (account, match)
    )
    """,
    "CREATE INDEX account_seat_match ON account_seat (match)",
    """
    CREATE TABLE sign_in_link (
        hash text PRIMARY KEY,
        browser text NOT NULL,
        account text NOT NULL DEFAULT '',
        mail text NOT NULL,
        name text NOT NULL,
        language text NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX sign_in_link_made ON sign_in_link (made_at)",
    """
    CREATE TABLE used_challenge (
        hash text PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX session_browser ON session ((coalesce(nullif(browser, ''), hash)))",
)


def upgrade() -> None:
    for step in STEPS:
        op.execute(step)
