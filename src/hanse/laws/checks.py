"""The laws by name, each tried on positions of every kind that a game can come to."""

import random
from collections.abc import Callable, Mapping

from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.laws import (
    answers,
    copies,
    hearing,
    possible,
    previews,
    reasons,
    replays,
    sealing,
    secrecy,
    timelines,
    wires,
    wordings,
)
from hanse.laws.positions import EXAMPLES, TOGETHER, Kinds, drawn, editions_of, shelves

type Check = Callable[[AnySpec, bytes, random.Random], None]

OF_POSITIONS: Mapping[str, Check] = {
    "a copy is independent": copies.check_copy,
    "copies of a copy are independent": copies.check_copies_of_a_copy,
    "a view tells nothing hidden": secrecy.check_twins,
    "an imagined game can be played": secrecy.check_twin_plays_on,
    "a view of an imagined game is the same": secrecy.check_view_of_imagined,
    "who imagines is asked the same": secrecy.check_question_of_imagined,
    "who sees the same was told the same": hearing.check_told_as_seen,
    "who was told the same sees the same": hearing.check_seen_as_told,
    "positions, views, moves and events can be written and read": wires.check_wire,
    "the listed moves are the allowed ones": answers.check_answers,
    "every listed move can be played": answers.check_listed_moves_play,
    "pieces are neither lost nor made": timelines.check_pieces,
    "no count is negative": timelines.check_counts,
    "what a view calls possible is possible": possible.check_possible,
    "an action is offered or refused": reasons.check_reasons,
    "previews come true": previews.check_previews,
    "every question has words": wordings.check_questions_have_words,
}
OF_GAMES: Mapping[str, Callable[[AnySpec, str, random.Random], None]] = {
    "a record is the same game again": replays.check_replay,
    "a game ends": timelines.check_timeline,
}
SEALED = "sealed choices do not depend on their order"
ILLEGAL = "an illegal move changes nothing"
NAMES = (*OF_POSITIONS, *OF_GAMES, SEALED, ILLEGAL)


def check(game: str, law: str, examples: int = EXAMPLES) -> None:
    """Raise AssertionError if a law does not hold in an installed game.

    The law is tried on this many positions for each edition; they are the same every time.
    """
    for edition in editions_of(game):
        if law in OF_GAMES:
            check_games(game, edition, law, max(4, examples // 50))
        else:
            check_positions(game, edition, law, examples)


def check_games(game: str, edition: str, law: str, count: int) -> None:
    for number in range(count):
        OF_GAMES[law](GAMES[game], edition, random.Random(f"{law} {game} {edition} {number}"))


def check_positions(game: str, edition: str, law: str, count: int) -> None:
    kinds = shelves(game, edition)
    if law == SEALED and TOGETHER not in kinds:
        return
    for position, chance in drawn(
        kinds, f"{law} {game} {edition}", TOGETHER * (law == SEALED), count
    ):
        try:
            check_one(GAMES[game], law, kinds, position, chance)
        except Exception as broken:
            broken.add_note(f"in the position {position.decode()}")
            raise


def check_one(
    spec: AnySpec, law: str, kinds: Kinds, position: bytes, chance: random.Random
) -> None:
    if law == SEALED:
        sealing.check_sealed(spec, position, chance)
    elif law == ILLEGAL:
        [(other, _)] = drawn(kinds, f"elsewhere {chance.random()}", "", 1)
        answers.check_illegal(spec, position, other, chance)
    else:
        OF_POSITIONS[law](spec, position, chance)
