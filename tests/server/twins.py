"""Two matches that differ only in what one viewer may not know, played the same way for him."""

import random
from dataclasses import dataclass
from typing import Any

from msgspec import json

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Question
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Event, IllegalMove, Move, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.laws.positions import Explorer, questions_of
from hanse.laws.secrecy import imagined
from hanse.laws.setups import any_setup
from hanse.match.match import Match
from hanse.tables.bot_turns.bot_room import context_for
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.store.rows import MatchRow
from tests.server.seats import a_row

TRIES = 12


@dataclass(frozen=True)
class Deed:
    """What one seat does in both: the same, or something that the viewer cannot tell from it."""

    seat: Seat
    moves: tuple[Move, Move]


class Twins:
    """The true match and one that the viewer takes for it; played here as on the server."""

    def __init__(self, chance: random.Random, game_name: str) -> None:
        self.chance = chance
        spec: AnySpec = GAMES[game_name]
        game = somewhere(spec, any_setup(spec, chance.choice(spec.about.editions), chance), chance)
        self.viewer: Seat = chance.choice([SPECTATOR, *range(game.seats)])
        twin = imagined(spec, game, self.viewer, chance)
        seed = chance.randbytes(32)
        self.rows: list[MatchRow] = [a_row(game.setup, one, seed=seed) for one in (game, twin)]
        self.spec = spec
        self.matches = [rebuild(row, []) for row in self.rows]
        self.differ = spec.text.position(game) != spec.text.position(twin)

    def deed(self) -> Deed | None:
        """Something that can be done in both and looks the same to the viewer; none if all ends."""
        for _ in range(TRIES):
            if any(match.game.over for match in self.matches):
                return None
            deed = self.some_deed()
            after = deed and self.after(deed)
            if after:
                self.matches = after
                return deed
        return None

    def some_deed(self) -> Deed | None:
        real, twin = (match.game for match in self.matches)
        asked = [*real.asking.items()] if self.chance.random() < 0.7 else questions_of(real)
        seat, question = self.chance.choice(asked)
        move = question.sample(self.chance.randrange)
        if seat != self.viewer and self.chance.random() < 0.5:
            other = self.same_question(twin, seat)
            if other is None:
                return None
            return Deed(seat, (move, other.sample(self.chance.randrange)))
        return Deed(seat, (move, move))

    def same_question(self, game: Any, seat: Seat) -> Question | None:
        found = [question for one, question in questions_of(game) if one == seat]
        return self.chance.choice(found) if found else None

    def after(self, deed: Deed) -> list[Match] | None:
        """Both matches with it, if by the rules the viewer sees and hears no difference.

        A choice that was sealed may be shown, and a draw may turn up another thing: then they part.
        """
        after = [copy_match(match) for match in self.matches]
        try:
            for match, move in zip(after, deed.moves, strict=True):
                match.play(deed.seat, move)
        except IllegalMove:
            return None
        seen = [
            encode([self.spec.see.view(match.game, self.viewer), heard(match, self.viewer)])
            for match in after
        ]
        return after if seen[0] == seen[1] else None

    def changed_mind(self) -> tuple[Seat, Move] | None:
        """Another sealed choice of somebody else in the true match alone: no viewer may notice."""
        changes = self.matches[0].game.agenda_changes()
        others = [seat for seat in sorted(changes) if seat != self.viewer]
        if not others:
            return None
        seat = self.chance.choice(others)
        move = changes[seat].sample(self.chance.randrange)
        self.matches[0] = copy_match(self.matches[0])
        self.matches[0].play(seat, move)
        return seat, move

    def contexts(self) -> list[bytes]:
        """All that a bot on this seat is given, in each."""
        return [context_bytes(match, self.viewer) for match in self.matches]

    @property
    def asked(self) -> bool:
        return self.viewer in self.matches[0].game.asking

    def forbidden(self) -> Move | None:
        """Something that the viewer may not do in either, as far as he can know."""
        questions = questions_of(self.matches[0].game)
        if not questions:
            return None
        move: Move = self.chance.choice(questions)[1].sample(self.chance.randrange)
        for match in self.matches:
            try:
                copy_match(match).play(self.viewer, move)
            except IllegalMove:
                continue
            return None
        return move


def heard(match: Match, seat: Seat) -> list[Event]:
    """What the last move told this viewer."""
    return [one.event for one in match.played[-1].events if one.reaches(seat)]


def context_bytes(match: Match, seat: Seat) -> bytes:
    context = context_for(match, seat, random.Random(1).randrange)
    return encode([context.question, context.view, context.events])


def somewhere(spec: AnySpec, setup: Setup, chance: random.Random) -> Any:
    """A game some way into its timeline."""
    game = spec.play.new(setup, Dice(chance.randbytes(32)))
    explorer = Explorer(chance)
    for _ in range(chance.choice((0, 3, 10, 30, 60, 100, 150))):
        before = game.copy()
        game.play(*explorer.move(game))
        if game.over:
            return before
    return game


def move_json(move: Move) -> Any:
    return json.decode(encode(move))
