"""Access to the embedded PostgreSQL: one role with a password, and no other way in.

The role owns the database and is no superuser. The superuser cannot log in at all. An older
installation, which trusted everyone, is changed before it starts, and again if that is interrupted.
"""

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

import asyncpg

from hanse.server.embedded.folders import write_private

ROLE, SUPERUSER = "hanse", "postgres"
PASSWORD_FILE = "database.password"
WHERE = ("host", "127.0.0.1/32 ") if os.name == "nt" else ("local", "")
"""The type of the only connections that PostgreSQL allows, and their origin."""
LIMIT_ROLE = f"""
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '{ROLE}') THEN CREATE ROLE {ROLE}; END IF;
END $$;
SET password_encryption = 'scram-sha-256';
ALTER ROLE {ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
    PASSWORD '%s';
ALTER ROLE {SUPERUSER} PASSWORD NULL;
ALTER DATABASE postgres OWNER TO {ROLE};
REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC;
"""
HAND_OVER = f"""
DO $$ DECLARE name text; BEGIN
    FOR name IN
        SELECT oid::regclass FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relowner <> '{ROLE}'::regrole
            AND relkind IN ('r', 'p', 'v', 'm', 'S')
            AND NOT EXISTS (  -- what belongs to a table goes with it
                SELECT FROM pg_depend
                WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid
                    AND deptype IN ('a', 'i')
            )
    LOOP EXECUTE format('ALTER TABLE %s OWNER TO {ROLE}', name); END LOOP;
    FOR name IN
        SELECT oid::regprocedure FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND proowner <> '{ROLE}'::regrole
    LOOP EXECUTE format('ALTER ROUTINE %s OWNER TO {ROLE}', name); END LOOP;
END $$;
"""


class Access:
    """The password of the role, and PostgreSQL's access rules (pg_hba.conf)."""

    def __init__(self, place: Path) -> None:
        self.rules = place / "pg_hba.conf"
        self.password_file = place.parent / PASSWORD_FILE

    @property
    def password(self) -> str:
        """Return the password; empty if there is none yet."""
        with suppress(OSError):
            return self.password_file.read_text().strip()
        return ""

    @property
    def is_limited(self) -> bool:
        """Return whether only our role can connect, and only with our password."""
        with suppress(OSError):
            return bool(self.password) and self.rules.read_text() == self.limiting_rules()
        return False

    @property
    def credentials(self) -> str:
        """Return user and password for an address; the superuser's name while all are trusted."""
        return f"{ROLE}:{self.password}" if self.is_limited else f"{SUPERUSER}:"

    def limiting_rules(self) -> str:
        """Return the rules that admit only our role.

        They change with the password: a new one makes `is_limited` false, and is then set.
        """
        kind, address = WHERE
        mark = hashlib.sha256(self.password.encode()).hexdigest()[:16]
        return (
            f"# Written by Hanse, for password {mark}.\n{kind} all {ROLE} {address}scram-sha-256\n"
        )

    def admit_superuser(self) -> None:
        """Admit the superuser for setting up, briefly, while nobody else can connect."""
        if not self.password:
            write_private(self.password_file, secrets.token_urlsafe(32) + "\n")
        kind, address = WHERE
        self.write_rules(f"# Hanse is setting up.\n{kind} all {SUPERUSER} {address}trust\n")

    def limit(self) -> None:
        """Write the rules that admit only our role, from the next start on."""
        self.write_rules(self.limiting_rules())

    def write_rules(self, text: str) -> None:
        write_private(self.rules, text, like=self.rules.parent / "PG_VERSION")

    async def set_up(self, url: str) -> None:
        """Create the role and make it the owner of everything; a repetition changes nothing."""
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(LIMIT_ROLE % self.password)
            await connection.execute(HAND_OVER)
        finally:
            await connection.close()
