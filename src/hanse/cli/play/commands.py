"""Commands that a player can type at any time."""

from collections.abc import Mapping

from hanse.words import FALLBACK, Words

COMMANDS = (
    "help", "goal", "rule", "why", "coach", "undo", "back", "log", "offers", "keyboard",
    "again", "quit",
)  # fmt: skip


def command_words(words: Words, topics: tuple[str, ...] = ()) -> Mapping[str, str]:
    """Return the command for each word that can be typed; English words always work."""
    found: dict[str, str] = {}
    english = Words(FALLBACK)
    keys = {f"terminal-command-{command}": command for command in COMMANDS}
    for key, meaning in (keys | {topic: topic for topic in topics}).items():
        for name in (*names(english, key), *names(words, key)):
            found[name] = meaning
    return found


def names(words: Words, key: str) -> list[str]:
    return words.say(key).lower().split()
