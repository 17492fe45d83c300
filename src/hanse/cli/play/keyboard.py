"""The keyboard: editing a line, recalling lines with Up, completing with Tab.

The module uses readline, which Python has everywhere except on Windows. There the console itself
edits and recalls lines, but Tab does nothing.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from types import ModuleType

PROMPT_SIGN = "> "


class LeaveGame(Exception):
    """The player's request to leave the game for now."""


def read_line() -> str:
    """Return a line from the keyboard; raise LeaveGame if the player ends the input."""
    prepare_readline()
    try:
        return input(PROMPT_SIGN)
    except (EOFError, KeyboardInterrupt):
        raise LeaveGame from None


@cache
def line_editor() -> ModuleType | None:
    """Return readline, or None where Python lacks it."""
    try:
        return import_module("readline")
    except ImportError:
        return None


@cache
def prepare_readline() -> None:
    """Set up readline, once: let Tab complete, and turn off bracketed paste.

    A screen reader would read out the codes of bracketed paste.
    """
    readline = line_editor()
    if readline is None:
        return
    by_libedit = getattr(readline, "backend", "readline") == "editline"
    readline.parse_and_bind("bind ^I rl_complete" if by_libedit else "tab: complete")
    if not by_libedit:
        readline.parse_and_bind("set enable-bracketed-paste off")
    readline.set_completer_delims(" ")


def complete_from(lines: Callable[[], Iterable[str]]) -> None:
    """Let Tab complete these lines, word by word; `lines` is called when Tab is pressed."""
    readline = line_editor()
    if readline is None:
        return
    found: list[str] = []

    def complete(text: str, state: int) -> str | None:
        if state == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()]
            found[:] = next_words(lines(), before, text)
        return found[state] if state < len(found) else None

    readline.set_completer(complete)


def next_words(lines: Iterable[str], before: str, text: str) -> list[str]:
    """Return the words that complete `text` in a line that begins with `before`."""
    begun = (before + text).lower()
    rests = [line[len(before) :] for line in lines if line.lower().startswith(begun)]
    words = dict.fromkeys(rest.partition(" ")[0] for rest in rests if rest)
    ended = {rest for rest in rests if " " not in rest}
    return [word if word in ended else f"{word} " for word in words]


def forget_lines() -> None:
    """Forget the typed lines, which the next player at this keyboard must not see."""
    readline = line_editor()
    if readline is not None:
        readline.clear_history()
