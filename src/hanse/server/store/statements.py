"""The statements of the store. A move is one of them."""

APPEND = """
WITH fenced AS (
    UPDATE match
    SET version = version + 1, due_at = to_timestamp($11), due_kind = $12,
        finished_at = CASE WHEN $13 THEN now() END
    WHERE id = $1 AND version = $2
    RETURNING id
)
INSERT INTO entry (match, number, shard, ply, seat, question, move, draws, command, at)
SELECT id, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10 FROM fenced
RETURNING number
"""

TAKE_DUE = """
UPDATE match SET due_at = now() + make_interval(secs => $1)
WHERE id IN (
    SELECT id FROM match WHERE due_at <= now()
    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
)
RETURNING id, version
"""

SET_DUE = """
UPDATE match SET due_at = to_timestamp($3), due_kind = $4 WHERE id = $1 AND version = $2
"""

CREATE = """
INSERT INTO match (id, shard, setup, seats, pace, seed, start, started_at, due_at, due_kind,
    position, host, invite, closed)
VALUES ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6, $7::jsonb, to_timestamp($8),
    to_timestamp($9), $10, $11, $12, $13, $14)
"""

FOLLOW = f"""
WITH first AS (
    UPDATE match SET successor = $1 WHERE id = $15 AND successor IS NULL RETURNING id
)
{CREATE.replace("VALUES (", "SELECT ").rstrip().removesuffix(")")} FROM first RETURNING id
"""

BEGIN = """
UPDATE match
SET start = $2::jsonb, started_at = to_timestamp($3), due_at = to_timestamp($4), due_kind = $5
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

ENTRIES = """
SELECT ply, seat, question, move, draws, command, at FROM entry
WHERE match = $1 AND number >= $2 ORDER BY number
"""

SAY = """
INSERT INTO chat (match, number, shard, seat, words, at)
SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE match = $1
RETURNING number
"""

CHAT = """
SELECT number, seat, words, at FROM chat WHERE match = $1 AND number > $2
ORDER BY number DESC LIMIT $3
"""

MARKS = """
SELECT id, version, coalesce(successor, '') AS successor, closed,
    (SELECT coalesce(max(number), 0) FROM chat WHERE chat.match = match.id) AS chat
FROM match WHERE id = ANY($1)
"""
