"""The answers to a question, as a sequence that is computed only as far as it is read."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import overload

from hanse.core.questions.shapes import Question
from hanse.core.types import Move


class LegalMoves(Sequence[Move]):
    """Every answer that a question allows. `len` and `in` work without a list of them."""

    __slots__ = ("question",)

    def __init__(self, question: Question | None) -> None:
        self.question = question

    def __len__(self) -> int:
        return self.question.count() if self.question else 0

    def __iter__(self) -> Iterator[Move]:
        return self.question.moves() if self.question else iter(())

    def __contains__(self, move: object) -> bool:
        return self.question is not None and isinstance(move, Move) and self.question.allows(move)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, slice):
            return self.part(at)
        # Only a negative index needs the length, which may mean listing every answer.
        place = at if at >= 0 else at + len(self)
        found = next(islice(self, place, None), None) if place >= 0 else None
        if found is None:
            raise IndexError("there are not so many legal moves")
        return found

    def part(self, of: slice) -> list[Move]:
        """Return a slice; if no bound is negative, compute no more answers than it needs."""
        if all(bound is None or bound >= 0 for bound in (of.start, of.stop, of.step)):
            return list(islice(self, of.start, of.stop, of.step))
        return list(self)[of]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"
