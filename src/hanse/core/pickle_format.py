"""The format of pickled games, views and records."""

from collections.abc import Mapping

from msgspec import DecodeError

from hanse.core.errors import HanseError
from hanse.core.spec import AnySpec, Spec

FORMAT = 1
"""The version of the format. A change of what is pickled increases it."""

OTHER_VERSION = (DecodeError, HanseError, LookupError)
"""The errors that reading the data of another version may raise."""

type Origin = tuple[int, str, int]
"""The format of a pickle, its game, and the revision of the game's rules."""


class BadPickle(HanseError, ValueError):
    """A pickle from another version of Hanse, or of a game that is not installed."""


def origin_of(spec: Spec, revision: int = 0) -> Origin:
    """Return the origin to pickle with a game; without a revision, the current one."""
    return FORMAT, spec.about.name, revision or spec.about.revision


def check_origin(origin: Origin, games: Mapping[str, AnySpec], *, older: bool = False) -> Spec:
    """Return the pickle's game; raise BadPickle if this version cannot read the pickle.

    With `older`, earlier revisions of the rules are known as well.
    """
    # The format comes first in every format; the rest may change with it.
    if origin[0] != FORMAT:
        raise BadPickle(f"this was pickled in format {origin[0]}, and this version reads {FORMAT}")
    _, name, revision = origin
    if name not in games:
        raise BadPickle(f"there is no game {name}")
    spec: Spec = games[name]
    current = spec.about.revision
    if revision > current or (revision < current and not older):
        raise BadPickle(
            f"this was pickled under revision {revision} of the rules of {name}, "
            f"and this version plays by {current}"
        )
    return spec
