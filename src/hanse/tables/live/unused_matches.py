"""Matches to drop from memory: beyond a limit, or unused for a while.

If unused matches stayed, strangers who open tables and leave would fill the memory up to the limit.
Matches grow while they are played: 500 long ones take half a gigabyte.
"""

from collections.abc import Mapping

from hanse.tables.live.live import Live

UNUSED_SECONDS = 300.0
"""Seconds until an unused match is dropped; loading it again takes a few milliseconds."""


def unused_matches(lives: Mapping[str, Live], most: int, now: float) -> list[str]:
    """Return the matches to drop; `lives` begins with those unused for longest."""
    spare, found = len(lives) - most, list[str]()
    for name, live in lives.items():
        if len(found) >= spare and live.used_at > now - UNUSED_SECONDS:
            break
        if not live.users:
            found.append(name)
    return found
