"""Matches that nobody uses do not stay in memory, and those in use always do."""

from collections import OrderedDict
from types import SimpleNamespace
from typing import cast

from hanse.tables.live.live import Live
from hanse.tables.live.unused_matches import UNUSED_SECONDS, unused_matches


def lives(*each: tuple[float, int]) -> OrderedDict[str, Live]:
    """Matches by when they were last used, and by how many now."""
    made = [SimpleNamespace(used_at=at, users=users) for at, users in each]
    return OrderedDict((str(number), cast(Live, one)) for number, one in enumerate(made))


def test_beyond_the_limit_the_longest_unused_go() -> None:
    assert unused_matches(lives((1, 0), (2, 1), (3, 0), (4, 0)), 2, 5.0) == ["0", "2"]


def test_what_nobody_has_used_for_long_goes_though_there_is_room() -> None:
    now = UNUSED_SECONDS + 10
    assert unused_matches(lives((1, 0), (2, 1), (11, 0), (now, 0)), 100, now) == ["0"]


def test_what_is_used_stays_whatever_the_limit() -> None:
    assert unused_matches(lives((1, 1), (2, 2)), 1, 1000.0) == []
