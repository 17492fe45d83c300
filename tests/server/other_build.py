"""A second build of the client in which every asset has another name and, if text, another content.

Building the client again would take a minute, and give most files the names they had.
"""

import hashlib
import re
from pathlib import Path

from hanse.server import app

MARKS = {".js": "\n//{}\n", ".css": "\n/*{}*/\n", ".ftl": "\n# {}\n"}
"""How a comment is written in each kind of file."""
HASHED = re.compile(r"^(?P<name>.+)-(?P<hash>[\w-]{8})(?P<suffix>\.\w+)$")
ENTRY = "from hanse.server import app as a; from pathlib import Path; a.CLIENT = Path({!r}); {}"


def make_build(folder: Path, mark: str) -> Path:
    """Write a build that differs from ours in every asset; `mark` tells builds apart."""
    files = [file for file in sorted(app.CLIENT.rglob("*")) if file.is_file()]
    names = {file.name: renamed(file.name, mark) for file in files if file.parent.name == "assets"}
    assert all(old != new for old, new in names.items()), "an asset is not named by its content"
    old_names = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in files:
        to = folder / file.relative_to(app.CLIENT).with_name(names.get(file.name, file.name))
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(rewritten(file, old_names, names, mark))
    return folder


def renamed(name: str, mark: str) -> str:
    found = HASHED.match(name)
    if not found:
        return name
    other = hashlib.sha256(f"{mark} {name}".encode()).hexdigest()[:8]
    return f"{found['name']}-{other}{found['suffix']}"


def rewritten(file: Path, old_names: re.Pattern[str], names: dict[str, str], mark: str) -> bytes:
    """Return the content with the other names in it; fonts and pictures stay as they are."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        return file.read_bytes()
    told = old_names.sub(lambda found: names[found[0]], text)
    return (told + MARKS.get(file.suffix, "").format(mark)).encode()


def entry_with(client: Path, entry: str) -> str:
    """Return the start of a server that serves this build."""
    return ENTRY.format(str(client), entry)
