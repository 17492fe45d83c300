"""Starting voyages, and sailing with goods."""

from hanse.core.wire import encode
from hanse.games.luebeck.box import read_data_file
from hanse.games.luebeck.events import GoodsPlayed, VoyageStarted
from hanse.games.luebeck.moves import PlayGoods, StartVoyage, TradeVoyage
from tests.rules.luebeck.asking import goods, happened, kinds, listed, refused, trade
from tests.rules.luebeck.sea import SPEC, acting, card, city, place

ALL_AT_SEA = [("Riga", [1]), ("Riga", [1]), ("Riga", [2]), ("Riga", [2])]


def test_l_voy_01_a_free_cog_comes_to_luebeck() -> None:
    game = acting(0, hands={0: ["pirates"]})
    game.play(0, StartVoyage(0))
    assert place(game) == "Lübeck"
    assert game.table.crew(0) == (1, 0, 0)
    assert game.table.reserve[0] == 1
    assert happened(game, VoyageStarted) == [VoyageStarted(0, 0, 0, joined=False)]


def test_l_voy_01_nobody_can_be_kept_off_a_cog_in_luebeck() -> None:
    game = acting(0, cogs=[("Lübeck", [1, 2])], hands={0: ["pirates"]})
    game.play(0, StartVoyage(0))
    assert game.table.crew(0) == (1, 1, 1)
    assert happened(game, VoyageStarted) == [VoyageStarted(0, 0, 0, joined=True)]


def test_l_voy_01_needs_a_figure_and_a_cog() -> None:
    game = acting(0, cogs=[("Riga", [0, 0])], hands={0: ["pirates"]})
    assert refused(game, 0, StartVoyage(1)) == "L-VOY-01"
    game = acting(0, cogs=ALL_AT_SEA, hands={0: ["pirates"]})
    assert refused(game, 0, StartVoyage(0)) == "L-VOY-01"
    joining = acting(0, cogs=[*ALL_AT_SEA[:3], ("Lübeck", [2])], hands={0: ["pirates"]})
    assert listed(joining, 0, StartVoyage) == [StartVoyage(3)]


def test_l_g_17_joining_and_starting_are_both_allowed() -> None:
    game = acting(0, cogs=[("Lübeck", [1])], hands={0: ["pirates"]})
    assert listed(game, 0, StartVoyage) == [StartVoyage(0), StartVoyage(1)]


def test_one_free_cog_is_as_good_as_another() -> None:
    game = acting(0, cogs=[("Riga", [1])], hands={0: ["pirates"]})
    assert listed(game, 0, StartVoyage) == [StartVoyage(1)]


def test_l_g_06_both_own_figures_on_one_cog() -> None:
    game = acting(0, cogs=[("Lübeck", [0])], hands={0: ["pirates"]})
    game.play(0, StartVoyage(0))
    assert game.table.crew(0) == (2, 0, 0)


def test_l_good_01_played_in_the_city_or_sailing_there() -> None:
    for start in ("Danzig", "Riga"):
        game = acting(0, cogs=[(start, [0])], hands={0: ["Riga 3"]})
        game.play(0, goods(game, "Riga 3"))
        assert place(game) == "Riga"
        assert game.table.scores == [3, 0, 0]
        assert game.table.discards[card(game, "Riga 3")] == 1
        sailed = city(game, "Danzig") if start == "Danzig" else -1
        assert happened(game, GoodsPlayed)[0].sailed == sailed


def test_l_good_01_from_either_of_two_cities_before() -> None:
    """On this map Bergen and Hamburg both lead to London; the cog that was named sails."""
    game = acting(
        0,
        cogs=[("Bergen", [0]), ("Hamburg", [0])],
        hands={0: ["London 6"]},
        map=read_data_file("two_arms") + '[[lines]]\nfrom = "Hamburg"\nto = "London"\n',
    )
    chart = game.rules.chart
    before = {chart.cities[c] for c in chart.before[city(game, "London")]}
    assert before == {"Bergen", "Hamburg"}
    assert listed(game, 0, PlayGoods) == [goods(game, "London 6", 0), goods(game, "London 6", 1)]
    for cog, start in enumerate(("Bergen", "Hamburg")):
        twin = game.copy()
        twin.play(0, goods(twin, "London 6", cog))
        assert place(twin, cog) == "London"
        assert place(twin, 1 - cog) == ("Hamburg", "Bergen")[cog]
        assert happened(twin, GoodsPlayed)[0].sailed == city(twin, start)


def test_l_good_03_a_line_keeps_its_colour() -> None:
    """Danzig to Riga is drawn in orange; the others have the colour of the city they lead to."""
    game = acting(0)
    seen = SPEC.see.read_view(encode(SPEC.see.view(game, 1))).chart
    assert seen.cities == game.rules.chart.cities
    named = {(seen.cities[o.start], seen.cities[o.end]): o.colour for o in seen.lines}
    assert named[("Danzig", "Riga")] == "orange"
    told = {(o.start, o.end): o.colour for o in game.rules.chart.lines}
    assert set(told.values()) == {"orange", ""}
    assert [o.colour for o in seen.lines] == [seen.colours[o.end] for o in seen.lines]
    after = {city: tuple(o.end for o in seen.lines if o.start == city) for city in range(11)}
    assert tuple(after.values()) == game.rules.chart.after


def test_l_good_01_not_two_cities_on_nor_with_a_strange_cog() -> None:
    game = acting(0, cogs=[("Stettin", [0]), ("Danzig", [1])], hands={0: ["Riga 3"]})
    assert refused(game, 0, goods(game, "Riga 3")) == "L-GOOD-01"
    assert refused(game, 0, goods(game, "Riga 3", 1)) == "L-GOOD-01"


def test_l_good_02_all_aboard_come_along() -> None:
    game = acting(0, cogs=[("Danzig", [0, 1, 2])], hands={0: ["Riga 3"], 1: ["Riga 4"]})
    game.play(0, goods(game, "Riga 3"))
    assert game.table.crew(0) == (1, 1, 1)
    game.play(1, goods(game, "Riga 4"))
    assert game.table.scores == [3, 4, 0]


def test_l_good_03_only_with_the_arrows() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: ["Stettin 1"]})
    assert refused(game, 0, goods(game, "Stettin 1")) == "L-GOOD-03"
    assert place(game) == "Danzig"


def test_l_good_03_the_other_map_leads_from_riga_to_visby() -> None:
    cogs, hands = [("Riga", [0]), ("Lübeck", [0])], {0: ["Visby 1"]}
    game = acting(0, cogs=cogs, hands=hands, readings={"map": "trunk"})
    assert listed(game, 0, PlayGoods) == [goods(game, "Visby 1", 0)]
    game = acting(0, cogs=cogs, hands=hands)
    assert listed(game, 0, PlayGoods) == [goods(game, "Visby 1", 1)]


def test_l_g_07_a_choice_of_cogs() -> None:
    game = acting(0, cogs=[("Danzig", [0]), ("Riga", [0])], hands={0: ["Riga 3"]})
    assert listed(game, 0, PlayGoods) == [goods(game, "Riga 3", 0), goods(game, "Riga 3", 1)]
    game.play(0, goods(game, "Riga 3", 1))
    assert (place(game, 0), place(game, 1)) == ("Danzig", "Riga")


def test_l_g_07_of_two_cogs_in_the_city_one_is_named() -> None:
    game = acting(0, cogs=[("Riga", [0]), ("Riga", [0])], hands={0: ["Riga 3"]})
    assert listed(game, 0, PlayGoods) == [goods(game, "Riga 3", 0)]


def test_l_spec_01_a_voyage_from_another_city() -> None:
    game = acting(0, hands={0: ["trade Riga"]})
    game.play(0, trade(game, "Riga"))
    assert place(game) == "Riga"
    assert game.table.crew(0) == (1, 0, 0)
    assert game.table.discards[card(game, "trade Riga")] == 1


def test_l_spec_01_joining_a_cog_in_that_city() -> None:
    """L-VOY-01: nobody there can refuse it, and the cog stays where it is."""
    game = acting(0, cogs=[("Riga", [1, 2])], hands={0: ["trade Riga"]})
    game.play(0, trade(game, "Riga", 0))
    assert place(game) == "Riga"
    assert game.table.crew(0) == (1, 1, 1)
    assert game.table.reserve[0] == 1
    joined = VoyageStarted(0, 0, city(game, "Riga"), joined=True, card=card(game, "trade Riga"))
    assert happened(game, VoyageStarted) == [joined]
    fresh = acting(0, cogs=[("Riga", [1, 2])], hands={0: ["trade Riga"]})
    fresh.play(0, trade(fresh, "Riga", 1))
    assert (place(fresh, 1), fresh.table.crew(1)) == ("Riga", (1, 0, 0))
    assert not happened(fresh, VoyageStarted)[0].joined


def test_l_spec_01_needs_a_figure() -> None:
    game = acting(0, cogs=[("Riga", [0, 0])], hands={0: ["trade Riga"]})
    assert refused(game, 0, trade(game, "Riga", 1)) == "L-SPEC-01"


def test_l_g_19_a_cog_from_the_field_or_in_that_very_city() -> None:
    cogs = [("Riga", [1]), ("Danzig", [1]), ("Lübeck", [2])]
    game = acting(0, cogs=cogs, hands={0: ["trade Riga", "trade Visby"]})
    assert listed(game, 0, TradeVoyage) == [
        trade(game, "Riga", 0), trade(game, "Riga", 3), trade(game, "Visby", 3),
    ]  # fmt: skip
    game = acting(0, cogs=[*cogs, ("Danzig", [2])], hands={0: ["trade Visby"]})
    assert TradeVoyage not in kinds(game, 0)
    assert refused(game, 0, trade(game, "Visby", 1)) == "L-G-19"
