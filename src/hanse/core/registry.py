"""Registries of things by name: our own, and those of installed packages with entry points."""

from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, ValuesView
from typing import TYPE_CHECKING, Any, overload
from warnings import warn_explicit

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class BrokenPlugin(UserWarning):
    """A warning: an installed package's entry cannot be used, and is left out."""


class Registry[T](dict[str, T]):
    """A registry that starts with its own entries and looks up others on demand.

    `take` turns the target of an entry point in this group into an entry, or raises an error.
    """

    def __init__(self, own: Mapping[str, T], group: str, take: Callable[[str, object], T]) -> None:
        super().__init__(own)
        self.group = group
        self.take = take
        self.complete = False

    def look(self) -> None:
        """Add the entries of installed packages, only once."""
        if self.complete:
            return
        # Set before anything is loaded: a package that looks into the registry while it is imported
        # must not start the search again.
        self.complete = True
        # Importing this takes as long as importing a game, so do it only when needed.
        from importlib.metadata import entry_points  # noqa: PLC0415

        # Sorted, so that lists of games and bots do not depend on the order of installation.
        for entry in sorted(entry_points(group=self.group), key=lambda entry: entry.name):
            try:
                self.add(entry)
            except Exception as wrong:  # third-party code may raise anything; ours continues
                warn_left_out(entry, self.group, wrong)

    def add(self, entry: "EntryPoint") -> None:
        if dict.__contains__(self, entry.name):
            raise ValueError("there is one of this name already")
        self[entry.name] = self.take(entry.name, entry.load())

    def __missing__(self, name: str) -> T:
        if self.complete:
            raise KeyError(name)
        self.look()
        return self[name]

    def __contains__(self, name: object) -> bool:
        return dict.__contains__(self, name) or (not self.complete and self.is_known(name))

    def is_known(self, name: object) -> bool:
        self.look()
        return dict.__contains__(self, name)

    def __iter__(self) -> Iterator[str]:
        self.look()
        return super().__iter__()

    def __len__(self) -> int:
        self.look()
        return super().__len__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self.look()
        return super().keys()

    def values(self) -> ValuesView[T]:  # type: ignore[override]
        self.look()
        return super().values()

    def items(self) -> ItemsView[str, T]:  # type: ignore[override]
        self.look()
        return super().items()

    @overload
    def get(self, name: str, default: None = None, /) -> T | None: ...
    @overload
    def get[D](self, name: str, default: T | D, /) -> T | D: ...
    def get(self, name: str, default: Any = None, /) -> Any:  # Any: as in dict.get
        self.look()
        return super().get(name, default)


def warn_left_out(entry: "EntryPoint", group: str, wrong: Exception) -> None:
    """Warn in one line about an entry that is left out, with the reason."""
    package = entry.dist.name if entry.dist else entry.module
    why = " ".join(f"{type(wrong).__name__}: {wrong}".split())
    warning = f"{entry.name} of {group} is left out: {why}"
    warn_explicit(warning, BrokenPlugin, package, 0)
