"""The view shows what wins, where the guild master can go and what may soon end the game."""

import pytest

from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import EndTurn, MoveGuild
from hanse.games.kogge.phases.guildmaster import GUILD_STEPS
from hanse.games.kogge.scoring import UNREACHABLE_POINTS, development
from hanse.games.kogge.table import NONE
from hanse.games.kogge.view.sections import Ends, NearEnd, Walk
from tests.rules.laid_out import SPEC, acting, guild_phase, new_game

FOUR = {0: [0], 1: [0], 2: [0], 3: [0]}


def ends(game: Kogge) -> Ends:
    shown: Ends = SPEC.see.view(game, 0).ends
    return shown


def test_walks_skip_raided_cities_and_name_them() -> None:
    plain = guild_phase(guild=7, walked=4)
    assert ends(plain).walks == (Walk(1, 8, 1, ()), Walk(2, 0, 2, ()))
    raided = guild_phase(guild=7, walked=4, raided={8: [0], 1: [1]})
    assert ends(raided).walks == (Walk(1, 0, 2, (8,)), Walk(2, 2, 4, (8, 1)))


@pytest.mark.parametrize("steps", GUILD_STEPS)
@pytest.mark.parametrize("raided", [{}, {8: [0]}, {8: [0], 0: [1], 2: [1]}])
def test_he_goes_where_the_walks_say(steps: int, raided: dict[int, list[int]]) -> None:
    game = guild_phase(guild=7, walked=4, raided=raided)
    walk = next(one for one in ends(game).walks if one.steps == steps)
    game.play(0, MoveGuild(steps))
    assert (game.table.guild, game.table.walked) == (walk.city, 4 + walk.walked)


def test_he_has_nowhere_to_go_when_all_is_raided() -> None:
    game = guild_phase(guild=7)
    game.table.raided = [1] * 9
    assert ends(game).walks == ()


def test_nothing_is_near_before_the_first_round() -> None:
    game = new_game()
    game.table.walked = 17
    assert game.table.round == 0
    assert ends(game).near == ()


def test_nothing_is_near_in_the_middle_of_a_game() -> None:
    shown = ends(guild_phase(guild=7, walked=9))
    assert (shown.to_win, shown.walk, shown.near) == ((5, 5), 18, ())


@pytest.mark.parametrize(
    ("walked", "raided", "near"),
    [
        (15, {}, ()),
        (16, {}, (NearEnd("laps", NONE, 2),)),
        (17, {}, (NearEnd("laps", NONE, 1),)),
        (15, {8: [0]}, (NearEnd("laps", NONE, 3),)),
    ],
)
def test_the_second_lap_is_near_once_his_next_walk_may_end_it(
    walked: int, raided: dict[int, list[int]], near: tuple[NearEnd, ...]
) -> None:
    assert ends(guild_phase(guild=7, walked=walked, raided=raided)).near == near


def test_players_who_lack_one_point_are_named() -> None:
    game = acting(offices=FOUR)
    assert development(game.table, 0) == 4
    assert ends(game).near == (NearEnd("points", 0, 1),)


def test_the_pirate_never_wins_by_points() -> None:
    pirate = {"pirate_seat": "1"}
    game = acting(seats=4, variants=("pirate",), readings=pirate, offices=FOUR, cogs=(5, 6, 7, 8))
    assert ends(game).to_win == (UNREACHABLE_POINTS, 5, 5, 5)
    assert ends(game).near == ()


def test_a_last_round_is_near_and_nothing_after_the_end() -> None:
    game = guild_phase(guild=3, walked=17, readings={"two_lap_end": "finish_round"})
    game.play(0, MoveGuild(1))
    assert ends(game).near == (NearEnd("last", NONE, 0),)
    over = guild_phase(guild=3, walked=17)
    over.play(0, MoveGuild(1))
    assert over.over
    assert ends(over).near == ()


def test_a_kept_answer_follows_the_table() -> None:
    """Answers are kept by what they depend on: a turn later they are those of then."""
    game = acting(guild=7, walked=16, offices=FOUR)
    before = ends(game)
    game.play(0, EndTurn())
    game.table.walked, game.table.offices[0] = 3, game.table.offices[0] + 1
    assert before.near == (NearEnd("points", 0, 1), NearEnd("laps", NONE, 2))
    assert ends(game).near == ()
