"""Bots answer every question legally, and by what their seat may know."""

import pytest

from hanse.bots.registry import BOTS
from hanse.core.setup import Setup
from hanse.games import GAMES
from tests.bots.tables import chair_of, chance, games_of, positions, setups, sit_down

ALL = [(bot, setup) for bot in BOTS for setup in setups(bot)]
NAMES = [f"{bot} {s.game} {s.seats} {s.edition}" for bot, s in ALL]


@pytest.mark.parametrize(("bot", "setup"), ALL, ids=NAMES)
def test_bots_play_whole_games(bot: str, setup: Setup) -> None:
    for seed in range(4):
        sitting = sit_down(setup, bot, seed)
        while not sitting.game.over:
            sitting.step()
        assert sitting.spec.outcome(sitting.game) is not None


@pytest.mark.parametrize(("bot", "setup"), ALL, ids=NAMES)
def test_bots_know_an_answer_wherever_chance_leads(bot: str, setup: Setup) -> None:
    """Positions that only a dabbler gets into; what the bot says there is not played."""
    for seed in range(3):
        adviser = BOTS[bot](setup.game, chance("adviser", seed).below)
        for sitting in positions(setup, "dabbler", seed):
            for seat, question in sitting.game.asking.items():
                assert question.allows(adviser.answer(sitting.chair(seat)))


READINGS = [
    (bot, name, reading.name, answer)
    for bot in BOTS
    for name in games_of(bot)
    for reading in GAMES[name].readings
    for answer in reading.answers[1:]
]


@pytest.mark.parametrize(("bot", "game", "reading", "answer"), READINGS)
def test_bots_play_by_every_reading(bot: str, game: str, reading: str, answer: str) -> None:
    seats = GAMES[game].seats[-1]
    sitting = sit_down(Setup(game, seats, readings=((reading, answer),)), bot, 1)
    while not sitting.game.over:
        sitting.step()


@pytest.mark.parametrize("bot", [bot for bot in BOTS if BOTS[bot].only])
def test_bots_for_one_game_meet_every_question_of_it(bot: str) -> None:
    """Every step that asks comes up when they play among themselves, openly picked starts too."""
    for name in games_of(bot):
        spec = GAMES[name]
        met: set[type] = set()
        for seed in range(200):
            for sitting in positions(Setup(name, spec.seats[-1]), bot, seed):
                met.add(type(sitting.game.agenda[-1]))
            if met >= set(spec.steps):
                break
        assert met >= set(spec.steps)


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_depends_only_on_the_view(bot: str) -> None:
    """Twins that differ in all that is hidden get the same answer from the same chance."""
    for name in games_of(bot):
        spec = GAMES[name]
        for seats in spec.seats:
            for at, sitting in enumerate(positions(Setup(name, seats), bot, seats)):
                if at % 3:
                    continue
                seat = min(sitting.game.asking)
                seen = spec.view(sitting.game, seat)
                answers = set()
                for key in range(2):
                    twin = spec.imagine(seen, chance("twin", key))
                    chair = chair_of(spec, twin, seat, twin.asking[seat])
                    answers.add(BOTS[bot](name, chance("same").below).answer(chair))
                real = BOTS[bot](name, chance("same").below).answer(sitting.chair(seat))
                assert answers == {real}


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_chance_gives_the_same_game(bot: str) -> None:
    for setup in setups(bot)[:3]:
        told = []
        for _ in range(2):
            sitting = sit_down(setup, bot, 5)
            while not sitting.game.over:
                sitting.step()
            told.append(sitting.told)
        assert told[0] == told[1]
