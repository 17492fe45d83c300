"""The words of a game: its own, and sentences that are the same in every game of the kit."""

from collections.abc import Mapping
from dataclasses import replace

from hanse.core.game_words import ANY_LANGUAGE, MESSAGE, GameWords

COMMON = {
    "event-{game}-ended": """= { platform-kit-ended }
    .you-winners = { platform-kit-ended-you }""",
    "view-{game}-table": "= { platform-kit-table }",
    "view-{game}-own": "= { platform-kit-own }",
}
WITH_ROUNDS = {
    "view-{game}-now": "= { platform-kit-now }",
    "view-{game}-now-round": "= { platform-kit-round }",
}


def game_words(
    game: str,
    own: Mapping[str, str] | GameWords,
    names: Mapping[str, tuple[str, ...]],
    kinds: Mapping[str, str],
    most_rounds: int,
) -> GameWords:
    """Return all words of a game, with its names and the kinds of its fields."""
    words = own if isinstance(own, GameWords) else GameWords(messages=own)
    common = {**COMMON, **(WITH_ROUNDS if most_rounds else {})}
    return replace(
        words,
        messages={**words.messages, ANY_LANGUAGE: common_messages(game, words, common)},
        names={**names, **words.names},
        fields={**kinds, **words.fields},
    )


def common_messages(game: str, words: GameWords, common: Mapping[str, str]) -> str:
    """Return the common sentences, without those that the game says in its own way."""
    said = {key for text in words.messages.values() for key in MESSAGE.findall(text)}
    texts = {key.format(game=game.replace("_", "-")): text for key, text in common.items()}
    return "\n".join(f"{key} {text}" for key, text in texts.items() if key not in said)
