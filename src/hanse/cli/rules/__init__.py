"""The command `hanse rules`: rules in words, a table's rulebook, and where books disagree.

The modules here serve only this command. The rest of `hanse.cli` may import them, and tests too.
"""

from hanse.cli.rules.command import rules

__all__ = ["rules"]
