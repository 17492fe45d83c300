"""memory_shown: how long a screen shows what was turned up or looked at (G-79)."""

from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    Bid,
    ChangeRoute,
    EndTurn,
    Intercept,
    KeepPeace,
    MoveGuild,
    Sail,
)
from tests.rules.asking import listed, sail
from tests.rules.covering import at_sea, in_port, look
from tests.rules.laid_out import SPEC, markers, new_game, sailing, start
from tests.rules.test_memory_knowledge import all_know_the_hands, check


def shown(game: Kogge, viewer: int) -> tuple[dict[int, int], dict[int, int]]:
    """The covered routes that all know by this view, and those that the seat itself does."""
    seen = SPEC.see.view(game, viewer)
    return dict(seen.board.shown), dict(seen.own.routes)


REMEMBERED = {"memory_shown": "remembered"}


def test_g_79_or_what_was_turned_up_or_looked_at_is_remembered_for_who_saw_it() -> None:
    hands = {0: [1, 5], 1: [2, 6], 2: [8]}
    game = in_port(seats=3, cogs=(3, 3, 8), hand=hands, readings=REMEMBERED)
    game.play(0, look(1))
    game.play(0, EndTurn())
    game.play(1, sail(0))
    game.play(1, Anchor())
    game.play(1, EndTurn())
    assert shown(game, 0) == ({6: 7}, {6: 7, 7: 4})
    assert shown(game, 2) == ({6: 7}, {6: 7})


def test_g_79_what_was_seen_is_forgotten_when_the_turn_is_over() -> None:
    """As the books have it: turned down again, it is up to the players to remember."""
    game = in_port(seats=3, cogs=(3, 3, 8), hand={0: [1, 5], 1: [2, 6], 2: [8]})
    all_know_the_hands(game)
    game.play(0, look(1))
    assert shown(game, 0) == ({}, {6: 7, 7: 4}), "as long as his turn lasts"
    game.play(0, ChangeRoute(5, 1))
    game.play(0, EndTurn())
    assert shown(game, 0) == ({}, {7: 5}), "what one laid oneself one knows"
    game.play(1, sail(0))
    assert shown(game, 2) == ({6: 7}, {6: 7})
    game.play(1, Anchor())
    check(game)
    game.play(1, EndTurn())
    check(game)
    assert shown(game, 2) == ({}, {})
    assert shown(game, 0) == ({}, {7: 5})


def test_g_79_the_look_at_the_first_city_lasts_until_ones_own_first_turn_is_over() -> None:
    """It is of no use to forget it when others have had their turns."""
    game = new_game(3, variants=("memory",))
    start(game)
    play_on(game)
    order = game.table.order
    for place, seat in enumerate(order):
        own = {slot: game.table.routes[slot] for slot in first_slots(game, seat)}
        assert shown(game, seat) == ({}, own), "not before"
        game.play(seat, Anchor())
        game.play(seat, EndTurn())
        for other in order[: place + 1]:
            assert shown(game, other) == ({}, {}), "and not longer"


def test_g_79_what_is_turned_up_in_ones_first_city_is_known_there_as_long() -> None:
    """Only there: of other cities nobody is shown it when the turn is over."""
    game = sailing(
        1,
        seats=3,
        order=(1, 0, 2),
        cogs=(3, 3, 8),
        offices={3: [0, 1], 8: [2]},
        hidden={(3, 0): (-2, 7), (3, 1): (-2, 4)},
        variants=("memory",),
    )
    assert game.table.round == 1
    game.play(1, sail(0))
    assert shown(game, 2) == ({6: 7}, {6: 7})
    game.play(1, Anchor())
    game.play(1, EndTurn())
    assert shown(game, 0) == ({}, {6: 7})
    assert shown(game, 2) == ({}, {})


def test_g_79_who_intercepts_is_not_shown_what_the_turn_before_turned_up() -> None:
    game = sailing(
        seats=3,
        cogs=(3, 5, 8),
        hidden={(3, 0): (-2, 7), (3, 1): (-2, 4)},
        chips={1: ["interception"]},
        variants=("memory", "bonus_chips", "conflicts"),
    )
    game.table.round = 2
    game.play(0, sail(0))
    game.play(0, Anchor())
    assert shown(game, 1) == ({6: 7}, {6: 7})
    game.play(0, EndTurn())
    assert Intercept() in game.asking[1].moves()
    assert shown(game, 1) == ({}, {})
    game.play(1, Intercept())
    assert shown(game, 1) == ({}, {})


def test_g_79_a_conflict_is_still_part_of_the_turn() -> None:
    game = sailing(
        seats=3,
        cogs=(3, 7, 8),
        hidden={(3, 0): (-2, 7), (3, 1): (-2, 4)},
        variants=("memory", "conflicts"),
    )
    game.table.round = 2
    game.play(0, sail(0))
    game.play(0, Anchor())
    game.play(0, EndTurn())
    assert KeepPeace() in game.asking[0].moves()
    assert shown(game, 2) == ({6: 7}, {6: 7})
    for seat in (0, 1):
        game.play(seat, KeepPeace())
    assert shown(game, 2) == ({}, {})


def first_slots(game: Kogge, seat: int) -> range:
    """The route squares of the city where the seat began."""
    return range(2 * game.table.cogs[seat], 2 * game.table.cogs[seat] + 2)


def play_on(game: Kogge) -> None:
    """Bids and the guild master, as far as the first turn."""
    for place, seat in enumerate(list(game.table.order)):
        game.play(seat, Bid(markers(place)))
    game.play(game.table.order[0], MoveGuild(1))


def test_g_79_and_g_69_within_a_voyage_it_is_still_known() -> None:
    """Who must go on does not pay for the closed way again."""
    fee = {"hidden_route_blocked": "reroute_for_fee"}
    game = at_sea(raided={7: [0]}, readings=fee)
    game.play(0, sail(0))
    assert {m.target for m in listed(game, 0, Sail)} == {1}
