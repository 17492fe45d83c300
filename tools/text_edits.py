"""Small edits of text files at places found by their text, such as a line or the end of a list."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

type Edit = Callable[[str], str]

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class NoPlace(ValueError):
    """An error: the place for an edit is missing. The file has changed, and so must the tool."""


def after(pattern: str, text: str) -> Edit:
    """Return an edit that inserts lines after the last line that matches."""

    def edit(whole: str) -> str:
        found = list(re.finditer(rf"^{pattern}$", whole, re.M))
        if not found:
            raise NoPlace(f"no line matches {pattern}")
        end = found[-1].end() + 1
        return whole[:end] + text + whole[end:]

    return edit


def before(pattern: str, text: str) -> Edit:
    """Return an edit that inserts lines before the first line that matches."""

    def edit(whole: str) -> str:
        found = re.search(rf"^{pattern}$", whole, re.M)
        if not found:
            raise NoPlace(f"no line matches {pattern}")
        return whole[: found.start()] + text + whole[found.start() :]

    return edit


def into_list(opening: str, text: str) -> Edit:
    """Return an edit that adds a line at the end of a list that spans several lines."""

    def edit(whole: str) -> str:
        head, opened, rest = whole.partition(f"\n{opening}\n")
        inside, closed, tail = rest.partition("\n]\n")
        if not opened or not closed:
            raise NoPlace(f"no list begins with {opening}")
        return f"{head}{opened}{inside}\n{text}]\n{tail}"

    return edit


def at_end(text: str) -> Edit:
    return lambda whole: f"{whole.rstrip()}\n{text}"


def into_assigned(name: str, text: str) -> Edit:
    """Return an edit that adds a last line to a tuple or call assigned to this name."""

    def edit(whole: str) -> str:
        for node in ast.parse(whole).body:
            if name in assigned(node):
                return with_line(whole, (node.end_lineno or 0) - 1, text)
        raise NoPlace(f"nothing is assigned to {name}")

    return edit


def into_class(name: str, text: str) -> Edit:
    """Return an edit that inserts a line at the end of a class."""

    def edit(whole: str) -> str:
        for node in ast.parse(whole).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return with_line(whole, node.end_lineno or 0, text)
        raise NoPlace(f"there is no class {name}")

    return edit


def assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def with_line(whole: str, number: int, text: str) -> str:
    lines = whole.splitlines(keepends=True)
    return "".join([*lines[:number], text, *lines[number:]])


def change(root: Path, path: str, *edits: Edit) -> None:
    """Apply these edits to an existing file."""
    file = root / path
    text = file.read_text("utf-8")
    for edit in edits:
        text = edit(text)
    file.write_text(text, "utf-8")
    print(f"changed {path}")


def create(root: Path, path: str, text: str) -> None:
    """Write a new file; refuse to overwrite one."""
    file = root / path
    if file.exists():
        raise NoPlace(f"{path} is there already")
    file.write_text(text, "utf-8")
    print(f"created {path}")


def tidy(root: Path, *paths: str) -> None:
    """Sort imports and format these files, as `make check` requires."""
    run(root, "ruff", "check", "--quiet", "--select", "I", "--fix", *paths)
    run(root, "ruff", "format", "--quiet", *paths)


def run(root: Path, module: str, *words: str) -> None:
    """Run a Python module in this folder."""
    subprocess.run([sys.executable, "-m", module, *words], cwd=root, check=True)
