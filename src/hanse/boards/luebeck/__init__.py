"""Lübeck's board in text."""

from hanse.boards.board import Board
from hanse.boards.luebeck.drawing import LuebeckBoard
from hanse.boards.luebeck.scores import scores

BOARD = Board(LuebeckBoard, scores)
