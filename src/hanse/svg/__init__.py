"""Pictures of boards and of whole games, as seats know them. See the page on the library.

A picture is drawn from a view, so that it shows nothing that its seat may not know.
"""

from hanse.svg.boards import board
from hanse.svg.replay import replay

__all__ = ["board", "replay"]
