"""The backup file: a compressed tar with a heading, and the rows in PostgreSQL's COPY format."""

import io
import os
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, json

from hanse.server.backup.database_tables import Table

FORMAT = 1
HEADING = "heading.json"
PIECE = 1 << 20
"""The approximate number of bytes in one member of the tar."""
LEVEL = 6
LARGEST = 64 << 20
"""Maximum bytes of a member to read; the members of a real backup are far smaller."""
UNREADABLE = (
    tarfile.TarError, EOFError, OSError, zlib.error, DecodeError, ValidationError, RecursionError,
    UnicodeError, OverflowError, ValueError,
)  # fmt: skip
"""Exceptions that reading a damaged file can raise."""


class BadBackup(ValueError):
    """An error: the file is not a backup, or only part of one."""


class Heading(Struct, frozen=True):
    """A backup's heading: the schema's `revision`, the program's `version`, and the tables."""

    format: int
    revision: str
    version: str
    at: str
    tables: tuple[Table, ...]

    def rows(self, name: str) -> int:
        return sum(table.rows for table in self.tables if table.name == name)


class Writer:
    """A writer of rows, table by table, in pieces that end with a whole row."""

    def __init__(self, tar: tarfile.TarFile) -> None:
        self.tar = tar
        self.table = ""
        self.piece = 0
        self.waiting = bytearray()

    def write_heading(self, heading: Heading) -> None:
        self.member(HEADING, json.encode(heading))

    def begin(self, table: str) -> None:
        self.table, self.piece = table, 0

    async def write(self, rows: bytes) -> None:
        self.waiting += rows
        if len(self.waiting) >= PIECE:
            self.flush(self.waiting.rfind(b"\n") + 1)

    def end(self) -> None:
        self.flush(len(self.waiting))

    def flush(self, size: int) -> None:
        if size:
            self.member(f"{self.table}/{self.piece:06}.tsv", bytes(self.waiting[:size]))
            del self.waiting[:size]
            self.piece += 1

    def member(self, name: str, text: bytes) -> None:
        member = tarfile.TarInfo(name)
        member.size = len(text)
        self.tar.addfile(member, io.BytesIO(text))


@contextmanager
def new_file(path: Path) -> Iterator[Writer]:
    """Open a new backup file that only its owner can read.

    The file gets its name when it is complete, and then replaces an older file of that name.
    """
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with tarfile.open(fileobj=file, mode="w|gz", compresslevel=LEVEL) as tar:
                yield Writer(tar)
            file.flush()
            os.fsync(file.fileno())
        # After fsync, so that the file has its name only when it is complete.
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


@contextmanager
def open_backup(path: Path) -> Iterator[tuple[Heading, Iterator[tuple[str, Iterator[bytes]]]]]:
    """Open a backup; yield its heading, and the pieces of each table that has rows."""
    try:
        tar = tarfile.open(path, "r|gz")  # noqa: SIM115  the block's own errors pass
    except UNREADABLE as wrong:
        raise BadBackup("this is not a compressed tar file") from wrong
    with tar:
        pieces = members(tar)
        yield heading_of(pieces), group_by_table(pieces)


def members(tar: tarfile.TarFile) -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of each piece; raise BadBackup where the file is damaged."""
    while True:
        try:
            member = tar.next()
            if member is None:
                return
            found = member.name, read(tar, member)
        except BadBackup:
            raise
        except UNREADABLE as wrong:
            raise BadBackup("the file is cut off or damaged") from wrong
        yield found


def read(tar: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = tar.extractfile(member) if member.isreg() else None
    if file is None or not 0 <= member.size <= LARGEST:
        raise BadBackup("it holds a part that no backup has")
    text = file.read()
    if len(text) != member.size:
        raise BadBackup("the file is cut off")
    return text


def heading_of(pieces: Iterator[tuple[str, bytes]]) -> Heading:
    name, text = next(pieces, ("", b""))
    if name != HEADING:
        raise BadBackup("it does not begin with a heading")
    try:
        heading = json.decode(text, type=Heading)
    except UNREADABLE as wrong:
        raise BadBackup("its heading cannot be read") from wrong
    if heading.format != FORMAT:
        raise BadBackup(f"it was written by Hanse {heading.version!r:.40} in another format")
    return heading


def group_by_table(pieces: Iterator[tuple[str, bytes]]) -> Iterator[tuple[str, Iterator[bytes]]]:
    for table, some in groupby(pieces, key=lambda piece: piece[0].partition("/")[0]):
        yield table, (text for _, text in some)
