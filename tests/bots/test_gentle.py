"""Bots for beginners are gentle: their starts differ, and nobody is robbed at once.

`make ladder` counts the clashes of captains in 100 games.
"""

import os

import pytest

from hanse.bots.coach import advise
from hanse.bots.levels_and_coach import levels_of
from hanse.core.questions.shapes import Choice
from hanse.core.setup import Setup
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PickStart, RaidCity, RaidCog
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import SendPirates
from hanse.words import Words
from tests.bots.tables import new_bot_game

GAMES = 100 if os.environ.get("HANSE_FULL") else 12
MOST_CLASHES = GAMES // 3


def first_picks(bot: str, seats: int, seed: int) -> tuple[list[int], bool]:
    """What everybody picks first, and whether too many wanted the same."""
    table = new_bot_game(Setup("kogge", seats), bot, seed)
    found: list[int] = []
    for _ in range(seats):
        _, move = table.answer()
        assert isinstance(move, PickStart)
        found.append(move.value)
    asked = table.game.asking.values()
    return found, any(isinstance(one, Choice) and one.move is PickStart for one in asked)


@pytest.mark.parametrize("seats", [3, 4])
def test_beginners_bots_start_in_different_cities(seats: int) -> None:
    bot = levels_of("kogge")[0]
    for seed in range(4):
        found, _ = first_picks(bot, seats, seed)
        assert len(set(found)) == seats


def test_captains_think_of_what_others_pick() -> None:
    """Too many want one city in a third of the games at most; before, in three of five."""
    clashes = [first_picks("captain", 4, seed)[1] for seed in range(GAMES)]
    assert sum(clashes) <= MOST_CLASHES


def test_a_mate_is_not_foreseen() -> None:
    """Only bots for beginners begin by their seat."""
    found = {tuple(first_picks("mate", 3, seed)[0]) for seed in range(6)}
    assert len(found) > 1


def test_too_many_in_one_city_pick_again_among_the_others() -> None:
    for seed in range(30):
        table = new_bot_game(Setup("kogge", 4), "captain", seed)
        picks = [table.answer() for _ in range(4)]
        asked = table.game.asking
        if any(isinstance(one, Choice) and one.move is PickStart for one in asked.values()):
            barred = {seat: move.value for seat, move in picks if isinstance(move, PickStart)}
            seat = min(asked)
            _, again = table.answer()
            assert isinstance(again, PickStart)
            assert again.value != barred[seat]
            return
    pytest.fail("nobody ever clashed")


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_robbed_in_the_first_round_of_a_beginner(seed: int) -> None:
    """Unless nothing but pirates can be played; with so few of them taken that is rare."""
    table = new_bot_game(Setup("luebeck", 3), levels_of("luebeck")[0], seed)
    game = table.game
    assert isinstance(game, Luebeck)
    while game.table.round == 1 and not game.over:
        seat = min(game.asking)
        others = [one for one in game.asking[seat].moves() if not isinstance(one, SendPirates)]
        move = table.choose(seat)
        if isinstance(move, SendPirates) and others:
            assert is_alone_aboard(game, seat, move)
        table.play(seat, move)


def test_the_coach_names_two_cities_for_the_first_office() -> None:
    """The second is for the case that too many want the first: neither can be refused now."""
    table = new_bot_game(Setup("kogge", 3), "captain", 5)
    said = advise(table.spec, 0, table.spec.see.view(table.game, 0))
    assert said is not None
    assert isinstance(said.move, PickStart)
    assert isinstance(said.instead, PickStart)
    assert said.places == (said.move.value, said.instead.value)
    assert said.move.value != said.instead.value


RAIDS = {"kogge": (RaidCity, RaidCog), "luebeck": (SendPirates,)}


@pytest.mark.parametrize(
    ("game", "bot", "seed", "rounds"), [("kogge", "greenhorn", 0, 3), ("luebeck", "skipper", 2, 1)]
)
def test_a_gentle_coach_advises_no_raid_at_first(
    game: str, bot: str, seed: int, rounds: int
) -> None:
    """Where the coach of others does; a newcomer has just learned to sail and to trade."""
    table = new_bot_game(Setup(game, 3), bot, seed)
    game_of, raided = table.game, 0
    assert isinstance(game_of, Kogge | Luebeck)
    while game_of.table.round <= rounds and not game_of.over:
        seat = min(game_of.asking)
        kinds = [type(move) for move in game_of.asking[seat].moves()]
        if {*kinds} & {*RAIDS[game]} and not {*kinds} <= {*RAIDS[game]}:
            view = table.spec.see.view(game_of, seat)
            plain = advise(table.spec, seat, view)
            gentle = advise(table.spec, seat, view, gentle=True)
            assert plain is not None
            assert gentle is not None
            raids = [isinstance(one.moves[-1], RAIDS[game]) for one in (plain, gentle)]
            raided += raids[0]
            assert not raids[1] or is_alone_aboard(game_of, seat, gentle.moves[-1])
        table.step()
    assert raided


def is_alone_aboard(game: object, seat: int, move: object) -> bool:
    """Pirates may go where nobody else is aboard."""
    if not isinstance(game, Luebeck) or not isinstance(move, SendPirates):
        return False
    crew = game.table.crews[move.value * game.seats : (move.value + 1) * game.seats]
    return sum(crew) == crew[seat]


@pytest.mark.parametrize(
    ("setup", "doubts"),
    [
        (Setup("kogge", 3), ()),
        (Setup("luebeck", 3), ()),
        (Setup("kogge", 3, variants=("memory",)), ("reason-kogge-unknown-memory",)),
        (
            Setup("kogge", 3, readings=(("office_cost", "goods_or_markers"),)),
            ("reason-kogge-unknown-office-cost",),
        ),
    ],
)
def test_the_coach_says_which_rules_it_never_learned(setup: Setup, doubts: tuple[str, ...]) -> None:
    table = new_bot_game(setup, levels_of(setup.game)[0], 5)
    seat = min(table.game.asking)
    said = advise(table.spec, seat, table.spec.see.view(table.game, seat))
    assert said is not None
    assert said.doubts == doubts
    words = Words("en")
    assert all(words.say(key) != key for key in doubts)
