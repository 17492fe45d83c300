"""The SQL statements for due work: listing, leasing, pausing and resuming."""

WATCHED = (
    """coalesce(watched_until > {now} AND watched_until < {now} + interval '2 minutes', false)"""
)
"""True while someone watches. Times far ahead were written before the clock was set back."""

# Without both ends of the range, the planner expects a third of all matches, and may read all.
DUE_MATCHES = f"""
WITH moment AS MATERIALIZED (
    SELECT hanse_now() AS now,
        (SELECT at > hanse_now() - make_interval(secs => $3) FROM pulse) AS served
), due AS (
    SELECT id, due_kind, due_at, coalesce(nullif(counts_for, ''), id) AS address,
        {WATCHED.format(now="(SELECT now FROM moment)")} AS watched
    FROM match
    WHERE due_at IS NOT NULL AND due_at > '-infinity' AND due_at <= (SELECT now FROM moment)
        AND set_aside <> $1 AND (due_kind <> 'time' OR (SELECT served FROM moment))
), ranked AS (
    SELECT *, count(*) OVER (PARTITION BY due_kind) AS total,
        row_number() OVER (PARTITION BY due_kind, address, watched ORDER BY due_at) AS place
    FROM due
), shown AS (
    SELECT *, row_number() OVER (
        PARTITION BY due_kind, split_part(address, '/', 1), watched ORDER BY place, due_at
    ) AS network_place
    FROM ranked WHERE place <= $2
)
SELECT id, due_kind, address, watched, extract(epoch FROM due_at)::float8 AS since, total
FROM shown ORDER BY network_place, due_at LIMIT $4
"""
"""List a part of all due work: the oldest of each network, then of each address in it, so that no
address hides the others.
"""

TAKE = """
WITH moment AS MATERIALIZED (
    SELECT hanse_now() AS now, (SELECT coalesce(max(number), 0) FROM outage) AS outages,
        (SELECT at > hanse_now() - make_interval(secs => $4) FROM pulse) AS served
), held AS MATERIALIZED (
    SELECT match.id, due_at AS since FROM match
    JOIN unnest($2::text[], $3::text[]) AS wanted (id, kind)
        ON match.id = wanted.id AND due_kind = wanted.kind
    WHERE due_at <= (SELECT now FROM moment)
    FOR UPDATE OF match SKIP LOCKED
)
UPDATE match SET due_at = now + make_interval(secs => $1) FROM moment, held
WHERE match.id = held.id
RETURNING match.id, version, extract(epoch FROM now)::float8 AS now, moment.outages, served,
    due_kind, extract(epoch FROM now - since)::float8 AS late
"""
"""Lease the chosen work; work that another worker took first is missing from the result."""

PAUSE = f"""
UPDATE match SET due_at = NULL WHERE id IN (
    SELECT id FROM match
    WHERE due_at IS NOT NULL AND due_at > '-infinity' AND due_at <= (SELECT hanse_now())
        AND due_kind = 'alone' AND NOT {WATCHED.format(now="hanse_now()")}
    LIMIT $1 FOR UPDATE SKIP LOCKED
)
"""
"""Pause tables with bots only that nobody watches. Their kind of due work stays, for WATCH."""

WATCH = """
WITH moment AS MATERIALIZED (
    SELECT hanse_now() AS now
), held AS MATERIALIZED (
    SELECT id, due_kind = 'alone' AND due_at IS NULL AS paused FROM match
    WHERE id = ANY($1) AND started_at IS NOT NULL AND finished_at IS NULL
    FOR UPDATE SKIP LOCKED
)
UPDATE match SET watched_until = now + make_interval(secs => $2),
    due_at = CASE WHEN paused THEN now ELSE due_at END
FROM moment, held WHERE match.id = held.id
RETURNING match.id, coalesce(paused, false) AS resumed
"""
"""Note that these matches are watched; paused ones are due again. The statement waits for no lock,
so that two servers cannot deadlock; a match missing in the result is noted the next time.
"""

SET_DUE = """
UPDATE match SET due_at = to_timestamp($3), due_kind = $4 WHERE id = $1 AND version = $2
"""

ADDRESS_KEY = "SELECT key FROM address_key"
