"""The picture of Kogge's board."""

from hanse.pictures.kogge.board import draw

PICTURE = draw
