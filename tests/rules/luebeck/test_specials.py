"""Doubling, Pirates and the Ship change."""

from hanse.games.luebeck.events import CogPirated, ShipChanged
from hanse.games.luebeck.moves import ChangeShip, Discard, Pass, SendPirates, StartVoyage
from tests.rules.luebeck.asking import doubling, goods, happened, kinds, listed, refused
from tests.rules.luebeck.sea import acting, card, cards, city, place


def test_l_spec_02_goods_for_the_city_score_twice_this_round() -> None:
    hand = ["double Helsingborg", "Helsingborg 3", "Helsingborg 2", "Bergen 3"]
    game = acting(0, cogs=[("Visby", [0])], hands={0: hand}, passed=[1, 2])
    game.play(0, doubling(game, "Helsingborg"))
    assert place(game) == "Helsingborg"
    assert game.table.scores[0] == 0
    game.play(0, goods(game, "Helsingborg 3"))
    game.play(0, goods(game, "Helsingborg 2"))
    assert game.table.scores[0] == 10
    game.play(0, goods(game, "Bergen 3"))
    assert game.table.scores[0] == 13


def test_l_spec_02_only_for_a_cog_there_or_just_before() -> None:
    game = acting(0, cogs=[("Lübeck", [0])], hands={0: ["double Helsingborg"]})
    assert refused(game, 0, doubling(game, "Helsingborg")) == "L-SPEC-02"


def test_l_spec_02_it_doubles_for_its_player_only() -> None:
    hands = {0: ["double Riga"], 1: ["Riga 3"]}
    game = acting(0, cogs=[("Riga", [0, 1])], hands=hands)
    game.play(0, doubling(game, "Riga"))
    game.play(1, goods(game, "Riga 3"))
    assert game.table.scores == [0, 3, 0]


def test_l_spec_02_doublings_for_two_cities_double_both() -> None:
    """The second is for another city, and does as much as the first."""
    hand = ["double Helsingborg", "double Riga", "Riga 3", "Helsingborg 3"]
    cogs = [("Visby", [0]), ("Danzig", [0])]
    game = acting(0, cogs=cogs, hands={0: hand}, passed=[1, 2])
    game.play(0, doubling(game, "Helsingborg", 0))
    game.play(0, doubling(game, "Riga", 1))
    assert (place(game, 0), place(game, 1)) == ("Helsingborg", "Riga")
    game.play(0, goods(game, "Riga 3", 1))
    assert game.table.scores[0] == 6
    game.play(0, goods(game, "Helsingborg 3", 0))
    assert game.table.scores[0] == 12


def test_l_spec_02_and_l_good_02_on_a_shared_cog_it_may_be_lost() -> None:
    """Another sails the cog on, and what was doubled lies behind."""
    hands = {0: ["double Riga", "Riga 3"], 1: ["Reval 4"]}
    game = acting(0, cogs=[("Danzig", [0, 1])], hands=hands, passed=[2])
    game.play(0, doubling(game, "Riga"))
    game.play(1, goods(game, "Reval 4"))
    assert place(game) == "Reval"
    assert refused(game, 0, goods(game, "Riga 3")) == "L-GOOD-03"


def test_l_act_03_l_g_15_a_doubling_is_no_discard_before_the_round_is_over() -> None:
    game = acting(0, cogs=[("Riga", [0])], hands={0: ["double Riga"]}, passed=[1, 2])
    kind = card(game, "double Riga")
    game.play(0, doubling(game, "Riga"))
    assert list(game.table.doublings[0]) == [kind]
    assert game.table.discards[kind] == 0
    game.play(0, Pass())
    assert not game.table.doublings[0]
    assert game.table.discards[kind] == 1


def test_l_g_10_earlier_cards_do_not_count_again() -> None:
    hand = ["Riga 3", "double Riga", "Riga 4"]
    game = acting(0, cogs=[("Danzig", [0])], hands={0: hand}, passed=[1, 2])
    game.play(0, goods(game, "Riga 3"))
    game.play(0, doubling(game, "Riga"))
    assert game.table.scores[0] == 3
    game.play(0, goods(game, "Riga 4"))
    assert game.table.scores[0] == 11


def test_l_g_10_what_is_paid_is_never_doubled_nor_two_doublings_added() -> None:
    hand = ["Riga 3", "Riga 4", "Riga 5", "Reval 6"]
    game = acting(0, hands={0: hand}, doublings={0: ["double Riga"]})
    game.play(0, Discard(card(game, "Riga 3")))
    assert game.table.scores[0] == -3
    game = acting(0, cogs=[("Riga", [0])], hands={0: ["Riga 4"]})
    game.table.doublings[0] = cards(game, ["double Riga", "double Riga"])
    game.play(0, goods(game, "Riga 4"))
    assert game.table.scores[0] == 8


def test_l_spec_03_any_cog_and_all_aboard_go_home() -> None:
    game = acting(0, cogs=[("Riga", [1, 1, 2]), ("Visby", [0])], hands={0: ["pirates"]})
    assert [move.value for move in listed(game, 0, SendPirates)] == [0, 1]
    game.play(0, SendPirates(0))
    assert place(game, 0) == "field"
    assert game.table.reserve == [1, 2, 2]
    gone = CogPirated(0, card(game, "pirates"), 0, city(game, "Riga"), (0, 2, 1))
    assert happened(game, CogPirated) == [gone]


def test_l_spec_03_also_a_cog_in_luebeck_and_ones_own() -> None:
    """Any one cog; only those on the field are none."""
    cogs = [("Lübeck", [1]), ("Lübeck", [0]), ("Reval", [2])]
    game = acting(0, cogs=cogs, hands={0: ["pirates"]})
    assert [move.value for move in listed(game, 0, SendPirates)] == [0, 1, 2]
    assert refused(game, 0, SendPirates(3)) == "L-SPEC-03"
    game.play(0, SendPirates(0))
    assert [place(game, cog) for cog in range(3)] == ["field", "Lübeck", "Reval"]
    assert game.table.reserve == [1, 2, 1]
    assert game.table.discards[card(game, "pirates")] == 1
    own = acting(0, cogs=cogs, hands={0: ["pirates"]})
    own.play(0, SendPirates(1))
    assert (place(own, 1), own.table.reserve) == ("field", [2, 1, 1])


def test_l_spec_04_of_two_own_figures_one_changes() -> None:
    game = acting(0, cogs=[("Riga", [0, 0]), ("Visby", [2])], hands={0: ["change"]})
    game.play(0, ChangeShip(1, 0))
    assert game.table.crew(0) == (1, 0, 0)
    assert game.table.crew(1) == (1, 0, 1)
    assert (place(game, 0), place(game, 1)) == ("Riga", "Visby")
    assert game.table.discards[card(game, "change")] == 1
    (told,) = happened(game, ShipChanged)
    assert (told.seat, told.emptied) == (0, False)


def test_l_spec_04_one_own_figure_onto_another_cog() -> None:
    game = acting(0, cogs=[("Riga", [0, 1]), ("Visby", [2])], hands={0: ["change"]})
    game.play(0, ChangeShip(1, 0))
    assert game.table.crew(0) == (0, 1, 0)
    assert game.table.crew(1) == (1, 0, 1)
    assert happened(game, ShipChanged)[0].emptied is False


def test_l_g_08_not_onto_the_field_and_an_empty_cog_goes_there() -> None:
    game = acting(0, cogs=[("Riga", [0]), ("Visby", [2])], hands={0: ["change"]})
    assert listed(game, 0, ChangeShip) == [ChangeShip(1, 0)]
    game.play(0, ChangeShip(1, 0))
    assert place(game, 0) == "field"
    assert happened(game, ShipChanged)[0].emptied


def test_l_g_08_a_cog_in_luebeck_will_do() -> None:
    game = acting(0, cogs=[("Riga", [0]), ("Lübeck", [2])], hands={0: ["change"]})
    assert listed(game, 0, ChangeShip) == [ChangeShip(1, 0)]


def test_l_g_09_pirates_without_a_cog_and_a_change_without_a_second() -> None:
    game = acting(0, hands={0: ["pirates", "change"]})
    assert kinds(game, 0) == {StartVoyage, Pass}
    assert refused(game, 0, SendPirates(0)) == "L-G-09"
    assert refused(game, 0, ChangeShip(1, 0)) == "L-G-09"
    game = acting(0, cogs=[("Riga", [0])], hands={0: ["change"]})
    assert refused(game, 0, ChangeShip(1, 0)) == "L-G-09"
    game = acting(0, cogs=[("Riga", [1]), ("Riga", [2])], hands={0: ["change"]})
    assert refused(game, 0, ChangeShip(1, 0)) == "L-G-09"
