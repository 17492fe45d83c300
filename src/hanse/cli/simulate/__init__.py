"""The command `hanse simulate`: games between bots, played, counted and reported.

The modules here serve only this command. The rest of `hanse.cli` may import them, and tests too.
"""

from hanse.cli.simulate.command import simulate

__all__ = ["simulate"]
