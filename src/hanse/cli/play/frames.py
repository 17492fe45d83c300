"""Frames: each is one screen for a person, and the input that it accepts."""

from dataclasses import dataclass
from typing import Protocol

from hanse.core.types import Move


@dataclass(frozen=True)
class Prompt:
    """A question in a form that every kind of terminal can show."""

    title: str
    lines: tuple[tuple[str, str], ...] = ()
    """Texts to type, with their meanings."""
    status: str = ""
    """The answer composed so far, and the effect of Enter."""
    refusals: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stay:
    """An outcome without an answer yet, with a note if anything was wrong."""

    note: str = ""


@dataclass(frozen=True)
class Handover:
    """A change of the person at the keyboard."""

    to: str = ""


@dataclass(frozen=True)
class Back:
    """A return to the previous question."""


class Frame(Protocol):
    """A question or a part of a question, which accepts typed texts."""

    @property
    def rule(self) -> str:
        """The rule behind the question."""
        ...

    def prompt(self) -> Prompt: ...

    def take(self, text: str) -> "Outcome | None":
        """Return the outcome of a typed text; None if this frame does not understand the text."""
        ...


type Outcome = Move | Frame | Stay | Handover | Back


@dataclass(frozen=True)
class ListFrame:
    """A frame that lists answers, each with its key."""

    title: str
    rule: str
    entries: tuple[tuple[str, str, "Move | Frame"], ...]
    refusals: tuple[str, ...] = ()

    def prompt(self) -> Prompt:
        lines = tuple((key, text) for key, text, _ in self.entries)
        return Prompt(self.title, lines, refusals=self.refusals)

    def take(self, text: str) -> Outcome | None:
        wanted = text.strip().rstrip(".)").lower()
        return next((then for key, _, then in self.entries if key.lower() == wanted), None)


type Entries = list[tuple[str, Move | Frame]]
CLOSING_KEY = "0"
"""The key of the single answer that closes a question."""


def number_entries(
    entries: Entries, closing: Entries | None = None
) -> tuple[tuple[str, str, Move | Frame], ...]:
    """Return entries with keys from 1 upwards; a single closing answer comes last, with key 0."""
    if closing and len(closing) > 1:
        return number_entries([*entries, *closing])
    listed = ((str(at), text, then) for at, (text, then) in enumerate(entries, start=1))
    return (*listed, *((CLOSING_KEY, text, then) for text, then in closing or ()))
