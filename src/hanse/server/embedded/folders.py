"""Private files and folders of the embedded PostgreSQL."""

import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
LONGEST_SOCKET = 100
"""The longest path of a socket in bytes: systems allow 104 or 108."""
SHORT = Path("/tmp")
"""The folder to use if the name of the usual temporary folder is too long."""


def write_private(path: Path, text: str, like: Path | None = None) -> None:
    """Write a file that only its owner, the owner of `like`, can read: completely or not at all."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    if like:
        give_to(new, like.stat().st_uid)
    new.replace(path)


def owner_of(folder: Path) -> str:
    """Return the name of the folder's owner, or of the owner of its nearest existing parent."""
    if sys.platform != "win32":
        for place in (folder, *folder.parents):
            with suppress(OSError, KeyError):
                return place.owner()
    return "another user"


def owner_advice(folder: Path) -> str:
    """Return a sentence about the owner of the data folder, for a user who may not use it."""
    owner = owner_of(folder)
    return f"{folder} belongs to {owner}: run this command as that user (sudo -u {owner} …)"


def give_to(path: Path, owner: int) -> None:
    """Make this user the owner of the path; only root can do so for another user."""
    if sys.platform != "win32" and os.geteuid() != owner:
        os.chown(path, owner, -1)


def has_room_for_socket(folder: Path) -> bool:
    return len(os.fsencode(folder / SOCKET)) <= LONGEST_SOCKET


def is_private(folder: Path, owner: int) -> bool:
    """Return whether this is a real folder of this user that nobody else can enter."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    is_folder = stat.S_ISDIR(found.st_mode) and stat.S_IMODE(found.st_mode) == stat.S_IRWXU
    return is_folder and found.st_uid == owner


def noted_folder(note: Path) -> Path | None:
    with suppress(OSError):
        return Path(note.read_text().strip())
    return None


def short_folder(note: Path, owner: int) -> Path:
    """Return a private folder with a short name: the noted one if it is still ours, or a new one.

    A new folder gets a random name and must not exist, so nobody can have made it before us.
    """
    noted = noted_folder(note)
    if noted and is_private(noted, owner):
        return noted
    usual = Path(tempfile.gettempdir())
    where = usual if has_room_for_socket(usual / "hanse-12345678") else SHORT
    folder = Path(tempfile.mkdtemp(prefix="hanse-", dir=where))
    give_to(folder, owner)
    write_private(note, f"{folder}\n")
    return folder


def remove_short_folder(note: Path) -> None:
    """Remove the noted folder, which nobody needs any more, and its note."""
    noted = noted_folder(note)
    with suppress(OSError):
        if noted:
            noted.rmdir()
    note.unlink(missing_ok=True)
