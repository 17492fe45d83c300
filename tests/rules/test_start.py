"""First offices: picked in secret, shown together."""

from hanse.core.types import Seat
from hanse.games.kogge.events.setup import OfficeOpened, OpenPicks, Ready, StartClash
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PickStart
from tests.rules.asking import happened, listed, refused
from tests.rules.laid_out import SPEC, new_game


def pick(game: Kogge, *cities: int) -> None:
    """Everybody who is asked picks, the lowest seat first."""
    for seat, city in zip(sorted(game.asking), cities, strict=True):
        game.play(seat, PickStart(city))


def offered(game: Kogge, seat: Seat) -> list[int]:
    return [move.value for move in listed(game, seat, PickStart)]


def test_k_start_01_picks_are_secret_until_all_are_in() -> None:
    views = []
    for city in (4, 6):
        game = new_game(3)
        game.play(0, PickStart(city))
        assert happened(game, Ready) == [Ready(0)]
        assert game.table.cogs == [-1, -1, -1]
        views.append(SPEC.see.view(game, 1))
    assert views[0] == views[1]
    game.play(2, PickStart(0))
    game.play(1, PickStart(1))
    assert happened(game, OfficeOpened) == [
        OfficeOpened(0, 6), OfficeOpened(1, 1), OfficeOpened(2, 0),
    ]  # fmt: skip


def test_k_start_01_a_pick_may_be_changed_while_others_think() -> None:
    game = new_game(2)
    game.play(0, PickStart(4))
    changes = game.agenda_changes()[0]
    assert [move.value for move in changes.moves() if isinstance(move, PickStart)] == list(range(9))
    game.play(0, PickStart(4))
    game.play(0, PickStart(5))
    assert game.table.hand_size(0) == 8
    game.play(1, PickStart(4))
    assert game.table.cogs == [5, 4]
    assert game.table.hand(0) == (1, 1, 1, 1, 1, 0, 1, 1, 1)


def test_k_start_02_and_k_start_05_the_marker_is_spent_the_cog_begins_there() -> None:
    """K-START-02, K-START-05."""
    game = new_game(2)
    reserve = list(game.table.reserve)
    pick(game, 3, 7)
    table = game.table
    assert table.cogs == [3, 7]
    assert (table.sites[6], table.sites[14]) == (0, 1)
    assert table.offices == [3, 3]
    assert [table.hand_size(seat) for seat in (0, 1)] == [8, 8]
    now = [table.reserve[v] + sum(p.count(v) for p in table.market) for v in range(9)]
    assert [now[v] - reserve[v] for v in range(9)] == [0, 0, 0, 1, 0, 0, 0, 1, 0]


def test_k_start_03_two_may_share_a_city() -> None:
    game = new_game(3)
    pick(game, 4, 4, 1)
    assert game.table.sites[8:10] == [0, 1]
    assert game.table.round == 1


def test_k_start_03_and_k_start_04_three_pick_again_with_all_their_markers() -> None:
    """K-START-03, K-START-04: the fourth is settled."""
    game = new_game(4)
    pick(game, 5, 5, 5, 2)
    assert happened(game, StartClash) == [StartClash(5, (0, 1, 2))]
    assert sorted(game.asking) == [0, 1, 2]
    assert game.table.cogs == [-1, -1, -1, 2]
    assert [game.table.hand_size(seat) for seat in range(4)] == [9, 9, 9, 8]
    assert refused(game, 0, PickStart(5)) == "K-START-01"


def test_d_06_a_clash_bars_a_number_for_the_next_attempt_only() -> None:
    game = new_game(3)
    pick(game, 5, 5, 5)
    assert 5 not in offered(game, 0)
    pick(game, 4, 4, 4)
    assert offered(game, 0) == [0, 1, 2, 3, 5, 6, 7, 8]
    pick(game, 5, 5, 1)
    assert game.table.cogs == [5, 5, 1]


def test_g_01_settled_offices_stand_and_count() -> None:
    game = new_game(4)
    pick(game, 5, 5, 5, 2)
    pick(game, 2, 2, 7)
    assert happened(game, StartClash) == [StartClash(2, (0, 1))]
    assert game.table.cogs == [-1, -1, 7, 2]
    assert offered(game, 0) == [0, 1, 3, 4, 5, 6, 7, 8]


def test_g_01_a_full_city_cannot_be_picked() -> None:
    game = new_game(5)
    pick(game, 5, 5, 5, 2, 2)
    assert offered(game, 0) == [0, 1, 3, 4, 6, 7, 8]


def test_g_01_nor_openly() -> None:
    game = new_game(4, {"start_clash": "openly_after_three"})
    pick(game, 5, 5, 5, 2)
    pick(game, 2, 2, 7)
    pick(game, 7, 7)
    (first,) = game.asking
    game.play(first, PickStart(2))
    (second,) = game.asking
    assert game.table.sites[4:6] == [3, first]
    assert offered(game, second) == [0, 1, 3, 4, 5, 6, 8]


def test_g_02_they_pick_again_in_secret_however_often_they_clash() -> None:
    """The books set no limit: until everybody has an office."""
    game = new_game(3)
    for attempt in range(12):
        city = 5 - attempt % 2
        pick(game, city, city, city)
        assert happened(game, OpenPicks) == []
        assert sorted(game.asking) == [0, 1, 2]
    pick(game, 0, 1, 2)
    assert game.table.round == 1


def test_g_02_by_another_reading_openly_in_random_order_after_three_clashes() -> None:
    orders = set()
    for key in range(30):
        game = new_game(3, {"start_clash": "openly_after_three"}, key=key)
        for city in (5, 4, 5):
            pick(game, city, city, city)
        (opened,) = happened(game, OpenPicks)
        orders.add(opened.seats)
        for seat in opened.seats:
            assert list(game.asking) == [seat]
            game.play(seat, PickStart(seat))
            assert game.table.cogs[seat] == seat
        assert game.table.round == 1
    assert len(orders) == 6


def test_k_start_06_lowest_city_first_and_lots_for_those_who_share() -> None:
    orders = set()
    for key in range(20):
        game = new_game(4, key=key)
        pick(game, 4, 1, 4, 7)
        orders.add(tuple(game.table.order))
    assert orders == {(1, 0, 2, 3), (1, 2, 0, 3)}


def test_k_start_07_turns_follow_the_order_not_the_seats() -> None:
    game = new_game(3)
    pick(game, 6, 0, 3)
    assert game.table.order == [1, 2, 0]
    assert list(game.asking) == [1]
