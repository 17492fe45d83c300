"""Notifications that a match has changed, for other processes that keep it in memory."""

from typing import Protocol


class Notifications(Protocol):
    """Notifications to other processes, sent only after a commit; a lost one costs only time."""

    def notify(self, match: str, *, version: int = 0, chat: int = 0) -> None:
        """Notify other processes that a match has this version, or this many lines of chat."""


class NoNotifications:
    """No notifications, for a process that is alone with its store."""

    def notify(self, match: str, *, version: int = 0, chat: int = 0) -> None:
        """Do nothing."""
