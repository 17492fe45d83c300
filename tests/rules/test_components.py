"""What is in the box: facts, checked against the numbers of the book."""

import pytest

from hanse.core.setup import BadSetup
from hanse.games.kogge import board
from hanse.games.kogge.moves import MoveGuild
from hanse.games.kogge.ruleset import rules_of
from hanse.games.kogge.table import Table
from tests.rules.laid_out import SPEC, guild_phase, new_game

PRODUCES = ["ore", "ore", "ore", "fur", "fur", "amber", "amber", "salt", "salt"]


def test_k_comp_01_nine_cities_numbered_from_0_to_8() -> None:
    assert len(board.CITIES) == len(set(board.CITIES)) == 9
    assert board.CITIES[1] == "Stockholm"
    assert board.CITIES[3:8] == ("Reval", "Riga", "Danzig", "Stralsund", "Lübeck")


def test_k_comp_02_a_city_makes_one_good_and_has_two_routes_and_two_sites() -> None:
    assert [board.GOODS[good] for good in board.GOOD_OF] == PRODUCES
    table = Table.new(2)
    assert len(table.routes) == len(table.sites) == 18


def test_k_comp_03_ninety_markers_fourteen_minus_n_of_each_number() -> None:
    assert tuple(14 - n for n in range(9)) == board.MARKER_PIECES
    assert sum(board.MARKER_PIECES) == 90
    assert all(SPEC.play.pieces(new_game(n))["markers"] == board.MARKER_PIECES for n in (2, 3, 4))


def test_k_comp_04_sixty_six_goods_of_four_kinds() -> None:
    pieces = dict(zip(board.GOODS, board.GOOD_PIECES, strict=True))
    assert pieces == {"ore": 25, "fur": 18, "amber": 13, "salt": 10}
    assert SPEC.play.pieces(new_game())["goods"] == (25, 18, 13, 10)


def test_k_comp_05_a_colour_has_a_cog_four_offices_and_two_raid_markers() -> None:
    game = new_game(4)
    assert len(game.table.cogs) == 4
    assert SPEC.play.pieces(game)["offices"] == (4, 4, 4, 4)
    assert SPEC.play.pieces(game)["raid markers"] == (2, 2, 2, 2)


def test_k_comp_06_and_k_comp_09_one_guild_master_and_one_end_marker() -> None:
    """K-COMP-06, K-COMP-09: both begin in one city; only the guild master leaves it."""
    game = guild_phase(guild=3, guild_start=3)
    game.play(0, MoveGuild(1))
    assert (game.table.guild, game.table.guild_start) == (4, 3)


def test_k_comp_07_one_turn_order_marker_for_each_seat() -> None:
    assert [sorted(new_game(n).table.order) for n in (2, 3, 4)] == [[0, 1], [0, 1, 2], [0, 1, 2, 3]]


def test_k_comp_08_two_chips_of_each_of_four_kinds() -> None:
    assert board.BASIC_CHIPS == ("three_for_one", "extra_marker", "two_spaces", "secret_passage")
    assert SPEC.play.pieces(new_game())["chips"] == (2, 2, 2, 2, 0, 0)


def test_k_comp_11_two_to_four_players() -> None:
    assert SPEC.about.seats_with(()) == (2, 3, 4)
    for seats in (0, 6):
        with pytest.raises(BadSetup, match="2 to 4 seats"):
            new_game(seats)


def test_k_city_01_a_marker_has_the_colour_of_its_city() -> None:
    assert [PRODUCES[value] for value in (2, 3, 6, 7)] == ["ore", "fur", "amber", "salt"]
    assert [board.GOODS[board.GOOD_OF[v]] for v in range(9)] == PRODUCES


def test_k_city_02_the_ring_is_for_the_guild_master_only() -> None:
    for city in range(9):
        game = guild_phase(guild=city)
        game.play(0, MoveGuild(1))
        assert game.table.guild == (city + 1) % 9


def test_k_city_04_values_of_the_four_goods() -> None:
    worth = dict(zip(board.GOODS, board.GOOD_POINTS, strict=True))
    assert worth == {"ore": 1, "fur": 3, "amber": 5, "salt": 7}


def test_the_constants_of_the_code_agree_with_the_data() -> None:
    data = board.DATA
    assert len(data["cities"]) == board.NCITIES == 9
    assert len(data["goods"]) == board.NGOODS
    assert len(data["counts"]["markers"]) == board.NVALUES
    assert [*data["chips"]["kinds"], *data["chips"]["extra_kinds"]] == list(board.CHIPS)
    assert len(board.CHIPS) == board.NCHIPS
    names = [board.THREE_FOR_ONE, board.EXTRA_MARKER, board.TWO_SPACES, board.SECRET_PASSAGE]
    assert [board.CHIPS[kind] for kind in names] == data["chips"]["kinds"]
    assert data["counts"]["seats"] == [board.FEWEST_SEATS, board.MAX_SEATS]


def test_parts_of_the_rules_come_in_the_order_of_the_book() -> None:
    rules = rules_of(new_game().setup)
    assert [type(p).__name__ for p in rules.round] == [
        "Market", "Auction", "Order", "Production", "GuildMaster", "Turns",
    ]  # fmt: skip
