"""Docstrings for Sphinx: fenced code as in Markdown, and nothing that msgspec writes itself."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


def setup(app: "Sphinx") -> dict[str, bool]:
    app.connect("autodoc-process-docstring", _translate)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _translate(
    _app: "Sphinx", _what: str, _name: str, _of: object, _options: object, lines: list[str]
) -> None:
    lines[:] = FENCE.sub(_code_block, "\n".join(lines)).splitlines()


def _code_block(match: re.Match[str]) -> str:
    code = "\n".join(f"    {line}".rstrip() for line in match[2].splitlines())
    return f".. code-block:: {match[1] or 'text'}\n\n{code}\n"
