"""The SQL statements of the store. One of them writes a move."""

STILL_DUE = """CASE
        WHEN {kind} = 'time' AND match.due_kind = 'time' AND match.due_at <= to_timestamp({at})
        THEN match.due_at ELSE to_timestamp({at})
    END"""
"""The due time to store. A clock that now runs out later keeps its earlier time, so that a move
changes no index; the worker that finds the match due too early postpones it.
"""

NOTIFY_AT = """least(match.notify_at, CASE WHEN match.notify_after IS NOT NULL THEN (
        SELECT hanse_now() + make_interval(secs => min((match.notify_after ->> one::int)::float8))
        FROM jsonb_array_elements_text({standing}::jsonb -> 'asked') AS asked (one)
    ) END)"""
"""When to look whether a seat must be notified: empty while no asked seat has a channel. An earlier
time is kept, so that a move changes no index; the worker that looks too early postpones it.
"""

APPEND = f"""
WITH moment AS MATERIALIZED (
    SELECT greatest($10, extract(epoch FROM hanse_now())::float8) AS at,
        (SELECT coalesce(max(number), 0) FROM outage) AS outages
), fenced AS (
    UPDATE match
    SET version = version + 1, due_at = {STILL_DUE.format(at="$11", kind="$12")}, due_kind = $12,
        finished_at = CASE WHEN $13 THEN hanse_now() END, digest = $14,
        standing = coalesce($15::jsonb, standing),
        counts_for = coalesce(nullif($16, ''), counts_for),
        notify_at = {NOTIFY_AT.format(standing="$15")}
    WHERE id = $1 AND version = $2
    RETURNING id
)
INSERT INTO entry (match, number, shard, ply, seat, question, move, draws, command, at, outages)
SELECT id, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, at, outages FROM fenced, moment
RETURNING at, outages
"""

APPEND_MANY = f"""
WITH moment AS MATERIALIZED (
    SELECT extract(epoch FROM hanse_now())::float8 AS now,
        (SELECT coalesce(max(number), 0) FROM outage) AS outages
), told AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::smallint[], $4::int[], $5::smallint[],
        $6::int[], $7::text[], $8::text[], $9::text[], $10::float8[], $11::float8[], $12::text[],
        $13::bool[], $14::text[], $15::text[], $16::text[]
    ) AS every (match, version, shard, ply, seat, question, move, draws, command, earliest,
        due_at, due_kind, ended, digest, standing, counts_for)
), held AS MATERIALIZED (
    SELECT id FROM match JOIN told ON id = told.match AND match.version = told.version
    FOR UPDATE OF match SKIP LOCKED
), fenced AS (
    UPDATE match
    SET version = match.version + 1, due_kind = told.due_kind,
        due_at = {STILL_DUE.format(at="told.due_at", kind="told.due_kind")},
        finished_at = CASE WHEN ended THEN hanse_now() END, digest = told.digest,
        standing = coalesce(told.standing::jsonb, match.standing),
        counts_for = coalesce(nullif(told.counts_for, ''), match.counts_for),
        notify_at = {NOTIFY_AT.format(standing="told.standing")}
    FROM told JOIN held ON held.id = told.match
    WHERE match.id = told.match AND match.version = told.version
    RETURNING match.id
)
INSERT INTO entry (match, number, shard, ply, seat, question, move, draws, command, at, outages)
SELECT match, version, shard, ply, seat, question, move, draws::jsonb, command,
    greatest(earliest, now), outages
FROM fenced JOIN told ON told.match = fenced.id, moment
RETURNING at, outages, match
"""
"""APPEND for several matches. The statement waits for no lock, so that no two of them can deadlock;
a move missing in the result is retried alone.
"""

BEAT = """
WITH moment AS MATERIALIZED (
    SELECT hanse_now() AS now
), before AS MATERIALIZED (
    SELECT at FROM pulse FOR UPDATE
), gone AS (
    INSERT INTO outage (began, ended)
    SELECT extract(epoch FROM at), extract(epoch FROM now) FROM before, moment
    WHERE now - at > make_interval(secs => $1) OR at - now > make_interval(secs => $2)
    RETURNING number, began, ended
), moved AS (
    UPDATE match SET due_at = due_at - make_interval(secs => began - ended) FROM gone
    WHERE ended < began AND due_at IS NOT NULL
), beaten AS (
    UPDATE pulse SET at = now FROM moment
    WHERE now > at + make_interval(secs => $2) OR now < at
)
SELECT extract(epoch FROM now)::float8 AS now,
    greatest((SELECT max(number) FROM outage), (SELECT number FROM gone), 0) AS outages
FROM moment, before
"""

LISTEN = """
SELECT extract(epoch FROM hanse_now())::float8 AS now,
    (SELECT coalesce(max(number), 0) FROM outage) AS outages
"""

WRITE_FILE = """
SET LOCAL work_mem = '64kB';
SELECT count(*) FROM generate_series(1, 50000)
"""
"""Count through 700 kB with less memory than that, so that PostgreSQL writes a temporary file: on
a full disk this fails, as a new page of a table would. Both statements are one transaction, so the
setting ends with it."""

OUTAGES = "SELECT number, began, ended FROM outage ORDER BY number"

CREATE = """
INSERT INTO match (id, shard, setup, seats, pace, seed, start, started_at, due_at, due_kind,
    position, host, invite, closed, revision, digest, stand_in, counts_for, outages)
VALUES ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6, $7::jsonb,
    CASE WHEN $8::bool THEN hanse_now() END, hanse_now() + make_interval(secs => $9), $10, $11,
    $12, $13, $14, $15, $16, $17, $18, (SELECT coalesce(max(number), 0) FROM outage))
"""

FOLLOW = f"""
WITH first AS (
    UPDATE match SET successor = $1
    WHERE id = $19 AND successor IS NULL AND links = $20 RETURNING id
), made AS (
    {CREATE.replace("VALUES (", "SELECT ").rstrip().removesuffix(")")} FROM first RETURNING id
), last_lines AS (
    SELECT number, (seat - 1 + jsonb_array_length($4::jsonb)) % jsonb_array_length($4::jsonb)
        AS seat, words, at
    FROM chat WHERE match = $19 ORDER BY number DESC LIMIT 100
), still_said AS (
    INSERT INTO chat (match, number, shard, seat, words, at)
    SELECT made.id, row_number() OVER (ORDER BY number), $2, seat, words, at FROM last_lines, made
)
SELECT id FROM made
"""
"""Create the table that follows another: all players move one seat further, and the last lines of
chat are copied."""

BEGIN = f"""
UPDATE match
SET start = $2::jsonb, started_at = hanse_now(), due_kind = $4, digest = $5, revision = $7,
    standing = $8::jsonb, notify_at = {NOTIFY_AT.format(standing="$8")},
    due_at = hanse_now() + make_interval(secs => $3),
    outages = (SELECT coalesce(max(number), 0) FROM outage)
WHERE id = $1 AND started_at IS NULL AND $6::text[] = ARRAY(
    SELECT coalesce(one ->> 'nonce', '') FROM jsonb_array_elements(seats) WITH ORDINALITY
        AS every (one, place) ORDER BY place
)
RETURNING true
"""

GIVE_NONCE = """
UPDATE match SET seats = jsonb_set(seats, ARRAY[$2::int::text, 'nonce'], to_jsonb($4::text))
WHERE id = $1 AND started_at IS NULL
    AND seats -> $2::int ->> 'secret' = $3
    AND coalesce((seats -> $2::int ->> 'kept')::bool, false) = false
    AND coalesce(seats -> $2::int ->> 'nonce', '') = ''
RETURNING true
"""

RESEAT = """
UPDATE match SET seats = $2::jsonb, host = $3, invite = $4 WHERE id = $1 AND started_at IS NULL
"""

CLOSE = """
UPDATE match SET closed = $3 WHERE id = $1 AND host = $2 RETURNING true
"""

FIND = "SELECT * FROM match WHERE id = $1"

PROGRESS = "SELECT version, closed, links FROM match WHERE id = $1"

ENTRIES = """
SELECT ply, seat, question, move, draws, command, at, outages FROM entry
WHERE match = $1 AND number >= $2 ORDER BY number
"""

ARCHIVED = "SELECT entries FROM archive WHERE match = $1"

SAY = """
WITH said AS (
    INSERT INTO chat (match, number, shard, seat, words, at)
    SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, extract(epoch FROM hanse_now())
    FROM chat WHERE match = $1
    RETURNING number, seat, words, at
), forgotten AS (
    DELETE FROM chat WHERE match = $1 AND number <= (SELECT number FROM said) - $5
)
SELECT * FROM said
"""
"""Delete the oldest lines, which no page shows any more. If new lines were refused instead, one
player could silence a table."""

CHAT = """
SELECT number, seat, words, at FROM chat WHERE match = $1 AND number > $2
ORDER BY number DESC LIMIT $3
"""

MARKS = """
SELECT id, version, coalesce(successor, '') AS successor, closed, links,
    (SELECT coalesce(max(number), 0) FROM chat WHERE chat.match = match.id) AS chat
FROM match WHERE id = ANY($1)
"""

SET_ASIDE = """
UPDATE match SET set_aside = $2 WHERE id = $1 AND set_aside <> $2 RETURNING true
"""

FIND_BY_CODE = """
SELECT id FROM match WHERE invite = $1 AND started_at IS NULL AND length(invite) = 6 LIMIT 1
"""

MISSING_COMMANDS = """
SELECT told.match, told.seat, told.command
FROM unnest($1::text[], $2::smallint[], $3::text[]) AS told (match, seat, command)
WHERE NOT EXISTS (
    SELECT FROM entry WHERE entry.match = told.match AND entry.seat = told.seat
        AND entry.command = told.command
) AND NOT EXISTS (SELECT FROM archive WHERE archive.match = told.match)
"""
