"""Short hashes of a bot's code and data, so that results name the exact opponent."""

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.util import find_spec
from inspect import getmodule
from pathlib import Path

from hanse.bots.bot import Bot


def fingerprint(bot: type[Bot]) -> str:
    """Return a hash of the bot's name, its module, the modules it needs and its data."""
    module = getmodule(bot)
    assert module is not None
    package = module.__name__.rpartition(".")[0]
    total = blake2b(bot.__qualname__.encode(), digest_size=6)
    for name in sorted(needed_modules(module.__name__, package)):
        total.update(source(name).encode())
    for name in bot.data:
        total.update((files(package) / name).read_bytes())
    return total.hexdigest()


def needed_modules(module: str, package: str) -> set[str]:
    """Return the module and all modules of the package that it imports, directly or indirectly."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [one for one in imports(name) if one.startswith(package + ".")]
    return {name for name in found if source(name)}


@cache
def imports(module: str) -> list[str]:
    """Return every name that a module imports and that may be a module."""
    return list(imported_names(source(module)))


def imported_names(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@cache
def source(module: str) -> str:
    """Return a module's source, or an empty text if it is not a module with a file.

    The source of a compiled module lies next to it.
    """
    try:
        found = find_spec(module)
    except ImportError:
        return ""
    if not found or not found.origin:
        return ""
    file = Path(found.origin)
    return file.with_name(file.name.partition(".")[0] + ".py").read_text("utf-8")
