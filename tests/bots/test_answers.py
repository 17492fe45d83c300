"""Bots answer every question legally, and by what their seat may know."""

from collections import deque
from typing import Any

import pytest

from hanse.bots.registry import BOTS
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat
from hanse.games import GAMES
from hanse.games.kogge.events.deals import DealMade, VowMade
from hanse.laws.setups import together
from tests.bots.tables import (
    chance,
    context_of,
    games_of,
    new_bot_game,
    positions,
    setups,
    talking,
    varied,
)

QUICK = ("dabbler", "builder", "skipper")
"""The others think longer, and are asked less often here."""

THINKERS = {"captain": 4, "pilot": 4, "merchant": 8, "deckhand": 8}
"""Of their setups one in so many is played."""

ALIKE = [bot for bot in BOTS if bot not in (*QUICK, *THINKERS)]
"""They differ from a thinker by a few numbers, and are asked once."""

ALL = [
    (bot, setup)
    for bot in (*QUICK, *THINKERS)
    for setup in (*setups(bot), *varied(bot))[:: THINKERS.get(bot, 1)]
]
NAMES = [f"{bot} {s.game} {s.seats} {s.edition} {'+'.join(s.variants)}" for bot, s in ALL]


@pytest.mark.parametrize(("bot", "setup"), ALL, ids=NAMES)
def test_bots_play_whole_games(bot: str, setup: Setup) -> None:
    for seed in range(4 if bot in QUICK else 1):
        bot_game = new_bot_game(setup, bot, seed)
        while not bot_game.game.over:
            bot_game.step()
        assert bot_game.spec.play.outcome(bot_game.game) is not None


@pytest.mark.parametrize(("bot", "setup"), ALL, ids=NAMES)
def test_bots_know_an_answer_wherever_chance_leads(bot: str, setup: Setup) -> None:
    """Positions that only a dabbler gets into; what the bot says there is not played."""
    for seed in range(3 if bot in QUICK else 1):
        adviser = BOTS[bot](setup.game)
        for at, bot_game in enumerate(positions(setup, "dabbler", seed)):
            for seat, question in bot_game.game.asking.items() if asked_at(bot, at) else ():
                assert question.allows(adviser.answer(bot_game.context(seat)))


def asked_at(bot: str, at: int) -> bool:
    """Is this bot asked in the position of this number? Who thinks long is in one of five."""
    return bot in QUICK or at % 5 == 0


READINGS = [
    (bot, name, reading.name, answer)
    for bot in QUICK
    for name in games_of(bot)
    for reading in GAMES[name].about.readings
    for answer in reading.answers[1:]
]


@pytest.mark.parametrize(("bot", "game", "reading", "answer"), READINGS)
def test_bots_play_by_every_reading(bot: str, game: str, reading: str, answer: str) -> None:
    seats = GAMES[game].about.usual_seats()
    bot_game = new_bot_game(Setup(game, seats, readings=((reading, answer),)), bot, 1)
    while not bot_game.game.over:
        bot_game.step()


@pytest.mark.parametrize("bot", [bot for bot in QUICK if BOTS[bot].only])
def test_bots_for_one_game_meet_every_question_of_it(bot: str) -> None:
    """Every step that asks comes up when they play among themselves, openly picked starts too."""
    for name in games_of(bot):
        spec = GAMES[name]
        brought = {variant.name: variant.steps for variant in spec.about.variants}
        wanted = {*spec.about.steps, *(step for steps in brought.values() for step in steps)}
        for seed in range(200):
            wished = [v for v, steps in brought.items() if wanted & set(steps)]
            variants = together(spec, wished[seed % len(wished) :] if wished else ())
            seats = spec.about.usual_seats(variants)
            one = [
                (r.name, r.answers[1])
                for r in spec.about.readings
                if r.name in ("raid_exile_decider", "start_clash")
            ]
            setup = Setup(name, seats, "", variants, tuple(one) if seed % 2 else ())
            for bot_game in positions(setup, bot, seed):
                wanted.discard(type(bot_game.game.agenda[-1]))
            if not wanted:
                break
        assert not wanted


def answered(spec: AnySpec, game: Any, seat: Seat, bot: str) -> Move:
    """What the bot answers in this game by the same chance as in any other."""
    context = context_of(spec, game, seat, game.asking[seat], chance("same").below)
    return BOTS[bot](spec.about.name).think(context).moves[0]


@pytest.mark.parametrize(("bot", "setup"), ALL, ids=NAMES)
def test_a_choice_depends_only_on_the_view(bot: str, setup: Setup) -> None:
    """Twins that differ in all that is hidden get the same answer from the same chance."""
    spec = GAMES[setup.game]
    for at, bot_game in enumerate(positions(setup, bot, setup.seats)):
        if at % (9 if bot in QUICK else 27):
            continue
        seat = min(bot_game.game.asking)
        seen = spec.see.view(bot_game.game, seat)
        answers = set()
        for key in range(2):
            twin = spec.see.imagine(seen, chance("twin", key))
            answers.add(answered(spec, twin, seat, bot))
        real = answered(spec, bot_game.game, seat, bot)
        assert answers == {real}


@pytest.mark.parametrize(("bot", "setup"), ALL, ids=NAMES)
def test_what_is_said_out_of_turn_is_allowed_and_depends_only_on_the_view(
    bot: str, setup: Setup
) -> None:
    spec = GAMES[setup.game]
    said = 0
    for at, (bot_game, seat, menu) in enumerate(talking(setup, bot, 7)):
        if at % 5:
            continue
        twin = spec.see.imagine(spec.see.view(bot_game.game, seat), chance("twin", at))
        here, there = (
            BOTS[bot](setup.game).speak(
                context_of(spec, game, seat, game.asides(seat) or menu, chance(at).below)
            )
            for game in (bot_game.game, twin)
        )
        assert here == there
        assert here is None or menu.allows(here)
        said += here is not None
    assert said or bot != "builder" or setup.seats == 1


def test_deals_are_struck_and_promises_made() -> None:
    """Builders agree now and then, with offices too, and bind themselves where that is played."""
    met: set[str] = set()
    for seed in range(40):
        edition = ("german", "english")[seed % 2]
        bot_game = new_bot_game(Setup("kogge", 4, edition, ("office_trade",)), "builder", seed)
        while not bot_game.game.over:
            deque(bot_game.talk())
            bot_game.step()
        events = [one.event for one in bot_game.all_events]
        met |= {"office" if e.target else "cogs" for e in events if isinstance(e, DealMade)}
        met |= {"vow" for e in events if isinstance(e, VowMade)}
        if met == {"office", "cogs", "vow"}:
            return
    raise AssertionError(met)


@pytest.mark.parametrize("bot", ALIKE)
def test_bots_that_are_alike_answer_too(bot: str) -> None:
    setup = setups(bot)[0]
    player = next(name for name in QUICK if BOTS[name].only == setup.game)
    for at, bot_game in enumerate(positions(setup, player, 3)):
        if at % 25 == 0:
            seat = min(bot_game.game.asking)
            move = BOTS[bot](setup.game).think(bot_game.context(seat)).move
            assert bot_game.game.asking[seat].allows(move)


@pytest.mark.parametrize("bot", [*QUICK, *THINKERS])
def test_the_same_chance_gives_the_same_game(bot: str) -> None:
    for setup in setups(bot)[: 3 if bot in QUICK else 1]:
        told = []
        for _ in range(2):
            bot_game = new_bot_game(setup, bot, 5)
            while not bot_game.game.over:
                bot_game.step()
            told.append(bot_game.all_events)
        assert told[0] == told[1]
