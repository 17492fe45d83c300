"""Kogge's board in text."""

from hanse.boards.board import Board
from hanse.boards.kogge.drawing import KoggeBoard
from hanse.boards.kogge.scores import scores

BOARD = Board(KoggeBoard, scores)
