"""The base class of all errors that the library raises on purpose."""

from typing import Self


class HanseError(Exception):
    """An error with a sentence for people; each kind has a class of its own.

    Errors cross the borders of processes with everything that they carry.
    """

    def __reduce__(self) -> tuple[object, ...]:
        # The usual way calls the class with the sentence alone, which fails if it takes more.
        return self._restore, (self.args, self.__dict__)

    @classmethod
    def _restore(cls, args: tuple[object, ...], facts: dict[str, object]) -> Self:
        wrong = cls.__new__(cls, *args)
        wrong.args = args
        wrong.__dict__.update(facts)
        return wrong


class BadSeat(HanseError, IndexError):
    """A number that belongs to no seat of the game."""


class NotAsked(HanseError, ValueError):
    """A request for an answer of a seat that the game does not wait for."""


class NothingToUndo(HanseError, IndexError):
    """A request to take back a move before any was played."""


class UnknownMove(HanseError, LookupError):
    """A move of another game."""


class BadAnswer(HanseError, TypeError):
    """An answer of a bot that is no move."""


class NoAnswer(HanseError, NotImplementedError):
    """A bot that has no method to answer questions."""


class BotStopped(HanseError, RuntimeError):
    """A failure of a bot: it raised an error, ended the process or gave a forbidden answer."""


class MissingWords(HanseError, LookupError):
    """A language or a key that does not exist, or a sentence that needs a missing fact."""
