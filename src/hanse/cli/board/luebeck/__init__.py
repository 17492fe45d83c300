"""Lübeck in the terminal."""

from hanse.cli.board.luebeck.drawing import LuebeckBoard
from hanse.cli.board.luebeck.scores import scores
from hanse.cli.board.terminal_board import TerminalBoard

BOARD = TerminalBoard(LuebeckBoard, scores)
