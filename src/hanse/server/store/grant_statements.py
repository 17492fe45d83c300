"""The SQL statements for grants: the sessions of an account, and its tokens for programs."""

IDLE_DAYS, SESSION_DAYS, TOKEN_DAYS = 30, 180, 366
"""Days after which a session ends if it is not used, and in any case; a token ends after a year."""
STRAGGLER_SECONDS = 60
"""Seconds for which requests with a replaced token may still arrive."""

LIVE = f"""(
    CASE WHEN kind = 'token' THEN account_grant.made_at > now() - interval '{TOKEN_DAYS} days'
    ELSE used_at > now() - interval '{IDLE_DAYS} days'
        AND account_grant.made_at > now() - interval '{SESSION_DAYS} days' END
)"""
ADD = """
INSERT INTO account_grant (id, account, kind, hash, scope, name, browser)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
COUNT = f"SELECT count(*) FROM account_grant WHERE account = $1 AND kind = $2 AND {LIVE}"
DROP_OLDEST = """
DELETE FROM account_grant WHERE id IN (
    SELECT id FROM account_grant WHERE account = $1 AND kind = 'session'
    ORDER BY used_at DESC OFFSET $2
)
"""
FIND = f"""
SELECT account_grant.id, account, kind, scope, bot, next_hash = $1 AS is_next,
    kind = 'session' AND renewed_at < now() - interval '1 day' AS is_old,
    used_at < now() - interval '1 hour' AS is_stale,
    extract(epoch FROM now() - account_grant.made_at)::float8 AS age
FROM account_grant JOIN account ON account.id = account
WHERE (
    hash = $1 OR next_hash = $1 AND next_hash <> ''
    OR old_hash = $1 AND old_hash <> ''
        AND renewed_at > now() - interval '{STRAGGLER_SECONDS} seconds'
) AND {LIVE}
"""
TOUCH = "UPDATE account_grant SET used_at = now() WHERE id = $1"
# The old token stays valid until the browser has used the new one: the answer may get lost. Then
# another new one is made, but not for requests that were sent at the same time.
RENEW = f"""
UPDATE account_grant SET next_hash = $2, next_at = now()
WHERE id = $1 AND renewed_at < now() - interval '1 day'
    AND (next_hash = '' OR next_at < now() - interval '{STRAGGLER_SECONDS} seconds')
RETURNING true
"""
PROMOTE = """
UPDATE account_grant SET old_hash = hash, hash = next_hash, next_hash = '', renewed_at = now()
WHERE next_hash = $1 AND next_hash <> ''
"""
OF_ACCOUNT = f"""
SELECT id, kind, name, scope, extract(epoch FROM made_at)::float8 AS made_at,
    extract(epoch FROM used_at)::float8 AS used_at
FROM account_grant WHERE account = $1 AND {LIVE}
ORDER BY account_grant.used_at DESC, account_grant.made_at DESC
"""
STILL = f"SELECT id FROM account_grant WHERE id = ANY($1::text[]) AND {LIVE}"
END = """
DELETE FROM account_grant WHERE account = $1 AND id = $2 AND kind = $3 RETURNING browser
"""
