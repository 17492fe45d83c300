"""Law 5: views, questions, moves and events survive the wire."""

import random
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from hanse.core.encoded_views import EncodedViews, changed_sections
from hanse.core.questions.shapes import Question
from hanse.core.spec import AnySpec
from hanse.core.types import Event
from hanse.core.wire import encode, reader
from hanse.games import GAMES
from hanse.laws.positions import any_dice
from hanse.laws.setups import AnyGame
from hanse.laws.whole import viewers, walk


@cache
def event_reader(game: str) -> Callable[[bytes], Event]:
    spec = GAMES[game]
    kinds: Any = reduce(or_, spec.about.events)  # Any: a union made at run time
    return reader(kinds, spec.about.moves)


@cache
def question_reader(game: str) -> Callable[[bytes], Question]:
    return reader(Question, GAMES[game].about.moves)


def check_wire(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Everything that is sent reads as what it was, and writes as the same bytes."""
    game = spec.text.from_position(position, any_dice(chance))
    assert spec.text.position(game) == position, "a position does not survive"
    check_views(spec, game)
    check_questions(spec, game)
    check_changed_sections(spec, game.copy(), chance)
    for _, move in walk(game, chance, 3):
        assert spec.text.read_move(encode(move)) == move
        for told in game.events:
            event = event_reader(spec.about.name)(encode(told.event))
            assert event == told.event
            assert type(event) is type(told.event)


def check_views(spec: AnySpec, game: AnyGame) -> None:
    for viewer in viewers(game):
        view = spec.see.view(game, viewer)
        sent = encode(view)
        assert spec.see.read_view(sent) == view
        assert encode(spec.see.read_view(sent)) == sent


def check_questions(spec: AnySpec, game: AnyGame) -> None:
    for seat, question in game.asking.items():
        assert question_reader(spec.about.name)(encode(question)) == question
        asked = spec.see.view(game, seat).asked
        assert asked.question == question
        assert asked.id == game.asked_at[seat]
        assert asked.refusals == tuple(game.refusals(seat))


def check_changed_sections(spec: AnySpec, game: AnyGame, chance: random.Random) -> None:
    """What changed, merged into what was there, is a fresh view, byte for byte."""
    shown = EncodedViews(spec, game)
    before = {viewer: shown.sections(viewer) for viewer in viewers(game)}
    for _ in walk(game, chance, 2):
        pass
    after = EncodedViews(spec, game)
    for viewer in viewers(game):
        merged = {**before[viewer], **changed_sections(before[viewer], after.sections(viewer))}
        fresh = msgspec.json.decode(
            encode(spec.see.view(game, viewer)), type=dict[str, msgspec.Raw]
        )
        assert {**dict.fromkeys(fresh, msgspec.Raw(b"null")), **merged} == fresh
