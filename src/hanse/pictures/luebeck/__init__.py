"""The picture of Lübeck's board."""

from hanse.pictures.luebeck.board import draw

PICTURE = draw
