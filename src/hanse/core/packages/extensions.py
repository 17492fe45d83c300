"""Variants and readings that installed packages add to a game, by entry points.

An entry point in the group `hanse.variants` or `hanse.readings` is named after the game and the
variant or reading, with a dot between them: `chess.no_castling`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol, overload

from hanse.core.packages.browser_uis import BrowserUi
from hanse.core.registry import warn_left_out
from hanse.core.spec import AnySpec

VARIANTS = "hanse.variants"
READINGS = "hanse.readings"


class Named(Protocol):
    """A variant or reading of any game."""

    @property
    def name(self) -> str: ...


class Listed[T](Sequence[T]):
    """Things of a game, some from other packages, which are looked for when it is first read."""

    def __init__(self, find: Callable[[], tuple[T, ...]]) -> None:
        self.find = cache(find)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        return self.find()[at]

    def __len__(self) -> int:
        return len(self.find())


class GameSource(ABC):
    """A game of a package whose spec is made when the game is first looked up.

    By then, all packages that add variants to it can be imported.
    """

    @abstractmethod
    def make_spec(self) -> AnySpec:
        """Return the spec of the game, with the variants and readings of other packages."""

    def own_browser_ui(self) -> BrowserUi | None:
        """Return the browser UI that the package brings, if it brings one."""
        return None


def find_extensions[E: Named](
    group: str, game: str, kind: type[E], check: Callable[[E], None]
) -> tuple[E, ...]:
    """Return what packages add to a game; warn about additions that cannot be used.

    `check` raises TypeError or ValueError for an addition that does not fit the game.
    """
    # Importing this takes as long as importing a game, so do it only when needed.
    from importlib.metadata import entry_points  # noqa: PLC0415

    found: list[E] = []
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        of, _, name = entry.name.partition(".")
        if of == game:
            try:
                added = take_extension(name, entry.load(), kind)
                check(added)
                found.append(added)
            except Exception as wrong:  # third-party code may raise anything; ours continues
                warn_left_out(entry, group, wrong)
    return tuple(found)


def take_extension[E: Named](name: str, found: object, kind: type[E]) -> E:
    """Return `found` if it is of this kind and has this name; otherwise raise an error."""
    if not isinstance(found, kind):
        raise TypeError(f"{type(found).__name__} is no {kind.__name__}")
    if found.name != name:
        raise ValueError(f"it calls itself {found.name}")
    return found
