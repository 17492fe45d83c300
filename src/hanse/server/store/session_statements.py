"""The SQL statements for browsers' sessions.

`session.replaces` is the session that a new one replaces; the first use of the new one confirms it.
A seat `lent_by` a session exists until that session is confirmed.
"""

FIND = """
WITH renewed AS (
    UPDATE session SET used_at = now()
    WHERE hash = $1 AND used_at < now() - interval '1 day'
        AND used_at > now() - make_interval(days => $3)
    RETURNING true
)
SELECT coalesce(secret, '') AS secret, coalesce(lent_by, '') <> '' AS lent,
    replaces <> '' AND confirmed_at IS NULL AS unused, EXISTS (SELECT FROM renewed) AS renewed
FROM session LEFT JOIN session_seat ON session = hash AND match = $2
WHERE hash = $1 AND used_at > now() - make_interval(days => $3)
"""

LOCK = """
SELECT hash FROM session
WHERE hash = $1 AND used_at > now() - make_interval(days => $2) FOR UPDATE
"""

LENDER = """
SELECT lent_by FROM session_seat WHERE session = $1 AND match = $2 AND secret = $3
"""

# Skip locked rows: another transaction is confirming them, and next waits for the old session,
# which is locked here.
UNCONFIRMED = """
SELECT hash, used_at < now() - make_interval(secs => $2) AS lost FROM session
WHERE replaces = $1 AND confirmed_at IS NULL ORDER BY used_at FOR UPDATE SKIP LOCKED
"""

IS_OPEN = """
finished_at IS NULL
    AND (host = secret OR seats @> jsonb_build_array(jsonb_build_object('secret', secret)))
"""
COUNT_OPEN = f"""
SELECT count(*) FROM session_seat JOIN match ON id = match
WHERE session = $1 AND match <> $2 AND {IS_OPEN}
"""

ROTATE = f"""
WITH made AS (
    INSERT INTO session (hash, replaces, browser)
    SELECT $4, $1, coalesce(nullif(browser, ''), hash) FROM session WHERE hash = $1
), copied AS (
    INSERT INTO session_seat (session, match, secret, lent_by)
    SELECT $4, match, secret, lent_by FROM session_seat JOIN match ON id = match
    WHERE session = $1 AND match <> $2
    ORDER BY ({IS_OPEN}) DESC, finished_at DESC NULLS LAST, started_at DESC NULLS FIRST
    LIMIT $5
), taken AS (
    INSERT INTO session_seat (session, match, secret) VALUES ($4, $2, $3)
)
INSERT INTO session_seat (session, match, secret, lent_by) VALUES ($1, $2, $3, $4)
ON CONFLICT (session, match) DO UPDATE SET secret = excluded.secret, lent_by = excluded.lent_by
"""

REPLACED = """
SELECT EXISTS (
    SELECT FROM session
    WHERE replaces = $1 AND confirmed_at > now() - make_interval(secs => $2)
)
"""

NEW = """
WITH forgotten AS (
    DELETE FROM session WHERE used_at < now() - make_interval(days => $4)
), made AS (
    INSERT INTO session (hash) VALUES ($1) RETURNING hash
)
INSERT INTO session_seat (session, match, secret) SELECT hash, $2, $3 FROM made
"""

CONFIRM = """
UPDATE session SET confirmed_at = now()
WHERE hash = $1 AND replaces <> '' AND confirmed_at IS NULL RETURNING replaces
"""
END = "DELETE FROM session WHERE hash = $1"
TAKE_BACK = "DELETE FROM session_seat WHERE lent_by = $1"

# The host's place goes with the secret; at a shared screen it is the only place.
CHANGE_SECRET = """
UPDATE match SET links = links + 1, host = CASE WHEN host = $2 THEN $3 ELSE host END,
    seats = (
        SELECT jsonb_agg(
            CASE WHEN seat ->> 'secret' = $2 THEN seat || jsonb_build_object('secret', $3::text)
            ELSE seat END ORDER BY number
        )
        FROM jsonb_array_elements(seats) WITH ORDINALITY AS every (seat, number)
    )
WHERE id = $1 AND (
    host = $2 OR seats @> jsonb_build_array(jsonb_build_object('secret', $2::text))
)
RETURNING coalesce(successor, '')
"""
# Other browsers keep their rows, which open nothing any more.
KEEP_SEAT = """
UPDATE session_seat SET secret = $3
WHERE match = $1 AND secret = $2
    AND session IN (SELECT $4 UNION ALL SELECT hash FROM session WHERE replaces = $4)
    AND $4 <> ''
"""

BROWSER = "(SELECT coalesce(nullif(browser, ''), hash) FROM session WHERE hash = {})"
"""A browser's first token, which later ones replaced."""
FORGET_DEVICES = f"""
DELETE FROM seat_device
WHERE match = $1 AND secret = $2 AND browser IS DISTINCT FROM {BROWSER.format("$3")}
"""
KEEP_DEVICE = "UPDATE seat_device SET secret = $3 WHERE match = $1 AND secret = $2"

# The statement sees the browsers that were there before it. The oldest make room.
NOTE_DEVICE = f"""
WITH noted AS (
    INSERT INTO seat_device (match, secret, browser, device)
    SELECT match, secret, {BROWSER.format("$1")}, $3 FROM session_seat
    WHERE session = $1 AND match = $2
    ON CONFLICT DO NOTHING RETURNING secret
), others AS (
    SELECT browser, row_number() OVER (ORDER BY opened_at DESC) AS place, secret
    FROM seat_device JOIN noted USING (secret) WHERE match = $2
), ended AS (
    DELETE FROM seat_device USING others
    WHERE match = $2 AND seat_device.secret = others.secret
        AND seat_device.browser = others.browser AND place >= $4
)
UPDATE match SET links = links + 1 WHERE id = $2 AND EXISTS (SELECT FROM others)
RETURNING true
"""
DEVICES = f"""
SELECT substr(encode(sha256(convert_to(browser, 'UTF8')), 'hex'), 1, 12) AS id, device,
    extract(epoch FROM opened_at)::float8 AS at,
    browser IS NOT DISTINCT FROM {BROWSER.format("$1")} AS own
FROM seat_device WHERE match = $2 AND secret = $3 ORDER BY opened_at DESC
"""
DEVICE_COUNTS = (
    "SELECT secret, count(*) AS browsers FROM seat_device WHERE match = $1 GROUP BY secret"
)
