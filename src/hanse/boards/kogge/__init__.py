"""Kogge in text, for the terminal: the board, the scores, and warnings about a move."""

from hanse.boards.board import Board
from hanse.boards.kogge.drawing import KoggeBoard
from hanse.boards.kogge.scores import scores

BOARD = Board(KoggeBoard, scores)
