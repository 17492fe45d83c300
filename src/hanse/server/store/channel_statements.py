"""The SQL statements for channels of turn notifications, and for matches to look at for them."""

CHANNEL = """
id, match, secret, browser, kind, format, address, key, language, idle, also_open, off,
options::text AS options, sent, tries, failed,
coalesce(open_until > hanse_now(), false) AS is_open,
coalesce(extract(epoch FROM open_until), 0)::float8 AS open_until,
coalesce(extract(epoch FROM next_at), 0)::float8 AS next_at
"""

OF_MATCH = f"SELECT {CHANNEL} FROM channel WHERE match = $1 ORDER BY made_at, id"

BY_ID = f"SELECT {CHANNEL} FROM channel WHERE id = $1"

KEEP_KEY = "INSERT INTO server_key (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SERVER_KEY = "SELECT value FROM server_key WHERE name = $1"

LOCK = "SELECT id FROM match WHERE id = $1 FOR UPDATE"

COUNT = "SELECT count(*) FROM channel WHERE match = $1 AND secret = $2 AND id <> $3"

ADD = """
INSERT INTO channel (id, match, secret, browser, kind, format, address, key, language, idle,
    also_open, off, options, failed)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14)
"""

CHANGE = """
UPDATE channel SET language = $4, idle = $5, also_open = $6, off = $7, options = $8::jsonb,
    tries = 0, next_at = NULL, failed = CASE WHEN failed = 'unconfirmed' THEN failed ELSE '' END
WHERE match = $1 AND secret = $2 AND id = $3
RETURNING true
"""
"""Change the settings of a channel that is still there. Its owner may have removed it meanwhile."""

CONFIRM = "UPDATE channel SET failed = '' WHERE id = $1 AND failed = 'unconfirmed' RETURNING match"

REMOVE = "DELETE FROM channel WHERE match = $1 AND secret = $2 AND id = $3 RETURNING true"

REMOVE_ADDRESS = """
DELETE FROM channel WHERE kind = 'mail' AND lower(address) = lower($1) AND ($2 OR failed <> '')
RETURNING match
"""
"""Remove the channels of a mail address: all of them, or those that are not in use."""

IDLE_OF_SEATS = """(
    SELECT CASE WHEN bool_or(idle IS NOT NULL) THEN jsonb_agg(idle ORDER BY place) END
    FROM (
        SELECT place, (
            SELECT min(idle) FROM channel
            WHERE channel.match = match.id AND NOT off AND failed = '' AND (
                secret = one ->> 'secret'
                OR secret = '' AND coalesce(one ->> 'bot', '') = ''
            )
        ) AS idle
        FROM jsonb_array_elements(seats) WITH ORDINALITY AS every (one, place)
    ) AS by_seat
)"""
"""For each seat, the seconds after which its earliest channel is due; empty without channels."""

REFRESH = f"""
UPDATE match SET notify_after = {IDLE_OF_SEATS}, notify_at = CASE
    WHEN started_at IS NOT NULL AND finished_at IS NULL THEN hanse_now()
END
WHERE id = $1
"""
"""Note which seats have channels, and look at the match now."""

TAKE = """
WITH held AS MATERIALIZED (
    SELECT id FROM match WHERE notify_at <= (SELECT hanse_now())
    ORDER BY notify_at LIMIT $2 FOR UPDATE SKIP LOCKED
)
UPDATE match SET notify_at = hanse_now() + make_interval(secs => $1) FROM held
WHERE match.id = held.id
RETURNING match.id, version, notify_at AS lease
"""
"""Lease matches to look at; no other worker gets them before the lease ends."""

SETTLE = f"""
UPDATE match SET notify_at = to_timestamp($4), notified = $2, notify_after = {IDLE_OF_SEATS}
WHERE id = $1 AND version = $2 AND notify_at = $3
RETURNING true
"""
"""End the lease. If the match or its channels changed meanwhile, the match stays due."""

SWEEP = """
UPDATE match SET notify_at = hanse_now() WHERE id IN (
    SELECT id FROM match
    WHERE notify_after IS NOT NULL AND notify_at IS NULL AND notified < version
        AND finished_at IS NULL
    LIMIT $1 FOR UPDATE SKIP LOCKED
)
"""
"""Look at matches whose last move was written by a server of the version before (decision 39)."""

# A turn never counts as sent for a channel that was changed to another address meanwhile.
SENT = """
UPDATE channel SET sent = greatest(sent, $2), tries = 0, next_at = CASE
    WHEN $4::float8 > 0 THEN hanse_now() + make_interval(secs => $4)
END
WHERE id = $1 AND address = $3
"""

DIGESTED = """
kind = 'mail' AND lower(address) = lower($1) AND failed = '' AND NOT off
    AND coalesce((options ->> 'digest')::int, 0) > 0
"""
CLAIM = f"""
UPDATE channel SET next_at = hanse_now() + make_interval(secs => $2)
WHERE id IN (
    SELECT id FROM channel WHERE {DIGESTED} AND coalesce(next_at <= hanse_now(), true)
    ORDER BY id FOR UPDATE
)
RETURNING {CHANNEL}
"""
"""Lease the channels of an address that may get a digest now; no other worker sends it another."""
DELAY = f"""
UPDATE channel SET next_at = hanse_now() + make_interval(mins => (options ->> 'digest')::int)
WHERE {DIGESTED}
"""

FAILED = """
UPDATE channel SET tries = tries + 1, next_at = hanse_now() + make_interval(secs => $2),
    failed = $3
WHERE id = $1
"""

NOTE_OPEN = """
UPDATE channel SET open_until = hanse_now() + make_interval(secs => $3)
FROM unnest($1::text[], $2::text[]) AS open (match, secret)
WHERE channel.match = open.match AND channel.secret = open.secret AND NOT also_open
"""

FORGET_OLD = """
DELETE FROM channel WHERE id IN (
    SELECT channel.id FROM channel JOIN match ON match.id = channel.match
    WHERE finished_at < hanse_now() - make_interval(days => $1)
        OR failed = 'unconfirmed' AND made_at < hanse_now() - make_interval(days => $2)
        OR made_at < hanse_now() - make_interval(days => $3) AND coalesce((
            SELECT to_timestamp(at) FROM entry WHERE entry.match = channel.match
            ORDER BY number DESC LIMIT 1
        ), created_at) < hanse_now() - make_interval(days => $3)
    LIMIT $4
)
RETURNING match
"""
"""Forget channels after the game, unconfirmed addresses, and the channels of abandoned tables."""

FORGET_OTHERS = """
DELETE FROM channel WHERE match = $1 AND secret = $2 AND browser IS DISTINCT FROM (
    SELECT coalesce(nullif(browser, ''), hash) FROM session WHERE hash = $3
)
"""
"""With a new link to a seat, keep the channels of the browser that keeps the seat."""
KEEP = "UPDATE channel SET secret = $3 WHERE match = $1 AND secret = $2"

BROWSER = """
SELECT coalesce((SELECT coalesce(nullif(browser, ''), hash) FROM session WHERE hash = $1), '')
"""
