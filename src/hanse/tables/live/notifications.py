"""Notifications that a match has changed, for other processes that keep it in memory."""

from typing import Protocol


class Notifications(Protocol):
    """Notifications go out after the commit, never before it; a lost one costs only time."""

    def tell(self, match: str, *, version: int = 0, chat: int = 0) -> None:
        """Notify others that a match is at this version, or has this many lines of chat."""


class NoNotifications:
    """Notifications of a process that is alone with its store, so there are none."""

    def tell(self, match: str, *, version: int = 0, chat: int = 0) -> None:
        """Do nothing."""
