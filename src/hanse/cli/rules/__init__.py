"""`hanse rules`: a rule's text, the rulebook of a table, and where printed books disagree.

Its modules know only this command. The rest of `hanse.cli` may import them, and tests too.
"""

from hanse.cli.rules.command import rules

__all__ = ["rules"]
