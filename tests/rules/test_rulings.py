"""What engine and second referee once saw differently, decided by the books."""

from msgspec.structs import replace

from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.deals.vows import EXILE_A, SPARE
from hanse.games.kogge.events.deals import VowEnded
from hanse.games.kogge.moves import Accept, Anchor, Attack, Demand, EndTurn, Push, RaidCity
from tests.rules.asking import happened, refused, sail
from tests.rules.covering import at_sea, covered
from tests.rules.dealing import offer
from tests.rules.fighting import challenged, fight, met
from tests.rules.laid_out import goods
from tests.rules.vowing import BINDING, bound, pledge, sworn, together, vows

POOR = {0: list[int](), 1: list[int](), 2: list[int]()}
EMPTY = {0: dict[str, int](), 1: dict[str, int](), 2: dict[str, int]()}


def test_g_29_a_promise_alone_can_be_offered_by_who_has_nothing_to_who_has_nothing() -> None:
    """Variants, "promises that bind": you offer one alone, or together with goods."""
    game = together(hand=POOR, cargo=EMPTY)
    sworn(game, 1, 2, SPARE)
    assert vows(game) == [(1, 2, SPARE)]


def test_g_29_nor_is_nothing_for_nothing_an_offer_then() -> None:
    game = together(hand=POOR, cargo=EMPTY)
    assert refused(game, 1, pledge(2)) == "K-DEAL-01"
    asides = game.asides(1)
    assert asides is not None
    drawn = [asides.sample(lambda n: 0), asides.sample(lambda n: n - 1)]
    assert all(asides.allows(move) for move in drawn), "what is sampled may be said"


def test_d_09_where_promises_are_talk_who_has_nothing_offers_nothing() -> None:
    for promises in ("chat_only", "off"):
        game = together(hand=POOR, cargo=EMPTY, readings={"promises": promises})
        assert game.asides(1) is None


def test_k_adv_office_01_and_g_29_a_promise_to_the_owner_of_an_empty_office() -> None:
    game = together(
        hand=POOR,
        cargo=EMPTY,
        cogs=(3, 8, 8),
        variants=("office_trade",),
        offices={3: [1], 8: [2], 0: [0]},
        readings=BINDING,
    )
    game.play(0, replace(pledge(1, SPARE), target=7))
    game.play(1, Accept(1))
    assert vows(game) == [(0, 1, SPARE)]


def test_k_move_08_comes_before_g_23_where_a_marker_names_the_raided_city_one_is_in() -> None:
    """German book, movement: a cog that would have to enter a city of its own raid stops."""
    game = at_sea(hidden=covered({3: (3, 4)}), raided={3: [0]})
    game.play(0, sail(0))
    assert game.table.cogs[0] == 3
    assert isinstance(game.agenda[-1], Acting)
    free = at_sea(hidden=covered({3: (3, 4)}))
    free.play(0, sail(0))
    assert not isinstance(free.agenda[-1], Acting), "G-23: otherwise only the step is lost"


def test_g_69_a_way_that_all_were_shown_before_this_turn_is_none_either() -> None:
    """As long as it is remembered (G-79); a second marker of one's own city leads nowhere."""
    game = at_sea(hidden=covered({3: (3, 3)}), edition="english")
    unseen = game.copy()
    unseen.play(0, sail(0))
    assert refused(unseen, 0, Anchor()) == "G-69"
    game.table.seen[7] = 0b111
    game.play(0, sail(0))
    assert isinstance(game.agenda[-1], Acting)


def test_g_30_who_was_pushed_away_is_not_attacked_where_the_cog_arrives() -> None:
    """Others fight where the turn has ended."""
    game = challenged(cogs=(3, 3, 7), hand={0: [2], 1: [8], 2: [6]})
    fight(game, 0, 1, [2], [8])
    game.play(1, Demand(goods({"o": 3})))
    game.play(1, Push(0))
    assert game.table.cogs[0] == game.table.cogs[2] == 7
    assert 2 not in game.asking or not any(isinstance(m, Attack) for m in game.asking[2].moves())


def test_g_72_offers_of_both_lapse_with_an_attack() -> None:
    """Whatever is laid, neither will hold what he held."""
    game = met()
    game.play(1, offer(2, give="1"))
    game.play(0, EndTurn())
    game.play(0, Attack(1))
    assert game.table.offers == []


def test_k_act_gen_02_and_g_29_a_raid_ends_what_was_promised_for_the_turn() -> None:
    """Not only when the robber has been driven out."""
    game = together(city={3: {"f": 3}}, hand={0: [1], 1: [2], 2: [8]})
    bound(game, 0, 1, SPARE)
    bound(game, 1, 0, EXILE_A)
    game.play(0, RaidCity())
    assert [event.vow for event in happened(game, VowEnded)] == [SPARE]
    assert vows(game) == [(1, 0, EXILE_A)]
