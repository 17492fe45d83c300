"""Kogge in the terminal."""

from hanse.cli.board.kogge.drawing import KoggeBoard
from hanse.cli.board.kogge.offers import OfferShape
from hanse.cli.board.kogge.scores import scores
from hanse.cli.board.terminal_board import TerminalBoard
from hanse.core.questions.deal import Deal

BOARD = TerminalBoard(KoggeBoard, scores, {Deal: OfferShape()})
