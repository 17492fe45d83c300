"""The SQL statements for accounts, their passkeys, their seats, and links to sign in."""

from hanse.server.store.session_statements import BROWSER

ADD = "INSERT INTO account (id, name, mail) VALUES ($1, $2, $3)"
FIND = "SELECT id, name, mail, bot FROM account WHERE id = $1"
BY_MAIL = "SELECT id FROM account WHERE lower(mail) = lower($1) AND mail <> ''"
LOCK = "SELECT id FROM account WHERE id = $1 FOR UPDATE"
CHANGE = """
UPDATE account SET name = coalesce($2, name), bot = coalesce($3, bot) WHERE id = $1
"""
SET_MAIL = """
UPDATE account SET mail = $2 WHERE id = $1 AND NOT EXISTS (
    SELECT FROM account WHERE lower(mail) = lower($2) AND mail <> '' AND id <> $1
)
RETURNING true
"""
REMOVE = "DELETE FROM account WHERE id = $1"

ADD_PASSKEY = """
INSERT INTO account_passkey (id, account, key, uses, device)
SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM account_passkey WHERE account = $2) < $6
ON CONFLICT DO NOTHING RETURNING true
"""
PASSKEY = "SELECT id, account, key, uses, device FROM account_passkey WHERE id = $1"
PASSKEYS = """
SELECT id, device, extract(epoch FROM made_at)::float8 AS made_at
FROM account_passkey WHERE account = $1 ORDER BY account_passkey.made_at
"""
# A copied authenticator would send a number of uses that has been there before.
USE_PASSKEY = """
UPDATE account_passkey SET uses = $3 WHERE id = $1 AND uses = $2 RETURNING true
"""
REMOVE_PASSKEY = """
DELETE FROM account_passkey WHERE account = $1 AND id = $2 AND (
    EXISTS (SELECT FROM account WHERE id = $1 AND mail <> '')
    OR (SELECT count(*) FROM account_passkey WHERE account = $1) > 1
)
RETURNING true
"""
"""Remove a passkey, but not the last way to sign in."""

USE_CHALLENGE = """
WITH forgotten AS (DELETE FROM used_challenge WHERE at < now() - make_interval(secs => $2))
INSERT INTO used_challenge (hash) VALUES ($1) ON CONFLICT DO NOTHING RETURNING true
"""

ADD_LINK = """
WITH forgotten AS (DELETE FROM sign_in_link WHERE made_at < now() - make_interval(secs => $7))
INSERT INTO sign_in_link (hash, browser, account, mail, name, language)
VALUES ($1, $2, $3, $4, $5, $6)
"""
LINK = """
SELECT browser, account, mail, name, language FROM sign_in_link
WHERE hash = $1 AND made_at > now() - make_interval(secs => $2)
"""
USE_LINK = """
DELETE FROM sign_in_link WHERE hash = $1 AND browser = $2
    AND made_at > now() - make_interval(secs => $3)
RETURNING browser, account, mail, name, language
"""

OPENS = """
(host = secret OR seats @> jsonb_build_array(jsonb_build_object('secret', secret)))
"""
SEAT = f"""
SELECT secret FROM account_seat JOIN match ON id = match
WHERE account = $1 AND match = $2 AND {OPENS}
"""
ADD_SEAT = """
INSERT INTO account_seat (account, match, secret) VALUES ($1, $2, $3)
ON CONFLICT (account, match) DO UPDATE SET secret = excluded.secret
"""
NOTE_BROWSER = f"""
UPDATE account_grant SET browser = coalesce({BROWSER.format("$2")}, browser) WHERE id = $1
"""
COUNT_OPEN = f"""
SELECT count(*) FROM account_seat JOIN match ON id = match
WHERE account = $1 AND match <> $2 AND finished_at IS NULL AND {OPENS}
"""
# Seats on loan do not count: somebody else may have planted that token (decision 34).
KEEP_SEATS = f"""
INSERT INTO account_seat (account, match, secret)
SELECT $1, match, secret FROM session_seat
    JOIN session ON hash = session JOIN match ON match.id = session_seat.match
WHERE session = $2 AND lent_by = '' AND used_at > now() - make_interval(days => $3) AND {OPENS}
ON CONFLICT (account, match) DO NOTHING
"""
# With a new link the account keeps its seat, unless the seat was given to another person.
CHANGE_SEAT = "UPDATE account_seat SET secret = $3 WHERE match = $1 AND secret = $2"
LOSE_SEAT = "DELETE FROM account_seat WHERE match = $1 AND secret = $2"
TAKE_SEATS = """
DELETE FROM session_seat USING account_seat
WHERE account = $1 AND account_seat.match = session_seat.match
    AND account_seat.secret = session_seat.secret AND session_seat.session IN (
        SELECT hash FROM session WHERE coalesce(nullif(browser, ''), hash) = $2
    )
RETURNING session_seat.match, session_seat.secret
"""
"""Take from a browser the seats of an account."""
