"""Advice for the host, logged when the server starts."""

import os
from pathlib import Path

import structlog

from hanse.server.config import unknown_settings

log = structlog.get_logger()


def advise(client: Path, *, embedded: bool) -> None:
    """Log warnings if the pages are missing, if the user is root, or if a setting is misspelt."""
    for name, like in unknown_settings().items():
        log.warning("there is no such setting", name=name, perhaps=like)
    if not (client / "index.html").is_file():
        log.warning("there are no pages: only programs can play. Build them with: make web")
    if is_root():
        more = " The embedded database runs as another user, who must reach the folder."
        log.warning("do not run this as root: a user of its own is safer." + more * embedded)


def is_root() -> bool:
    """Return whether this user is root, which Windows does not have."""
    user = getattr(os, "geteuid", None)
    return user is not None and user() == 0
