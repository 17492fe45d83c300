"""The build id, which distinguishes builds of the same version."""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
GENERATED_SUFFIXES = (".pyc", ".pyo")
"""Suffixes of files that Python generates."""
LENGTH = 12


@cache
def build_id(package: Path = PACKAGE) -> str:
    """Return a hash of every file in the installed package, including the web pages.

    The hash needs neither git nor a build step. A wheel, an image and a clone with the same files
    have the same id, and two builds with different files have different ids. The files are read
    only once, in less than 0.1 s.
    """
    hashed = hashlib.sha256()
    for file in sorted(package.rglob("*")):
        if file.is_file() and file.suffix not in GENERATED_SUFFIXES:
            hashed.update(file.relative_to(package).as_posix().encode() + b"\0")
            hashed.update(hashlib.sha256(file.read_bytes()).digest())
    return hashed.hexdigest()[:LENGTH]
