"""Places where cogs meet, and what is said and done there at random.

Offers are made so that often they can be paid; in between those on turn bid, sail and spend.
"""

import random
from collections.abc import Callable

from msgspec.structs import replace

from hanse.core.bags import some_of
from hanse.core.questions.deal import Deal
from hanse.core.questions.shapes import Menu
from hanse.core.types import Move, Seat
from hanse.games.kogge.board import MAX_SEATS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import EndTurn, Offer
from hanse.laws.positions import any_dice, any_move, asides_of
from tests.rules.laid_out import KINDS, acting, auction, guild_phase, sailing
from tests.rules.laying import Wanted

READINGS = {
    "player_deals": ("any_time", "any_time", "own_turn"),
    "cargo_visibility": ("counts_only", "open"),
    "promises": ("chat_only", "structured_binding", "off"),
}
COMMON = range(6)
"""Values of which there are many markers."""
PHASES: tuple[Callable[..., Kogge], ...] = (auction, guild_phase, sailing, acting)


def any_crowd(chance: random.Random) -> Kogge:
    """Cogs in two cities that lead to each other, in any phase of a round."""
    seats = chance.randint(2, MAX_SEATS)
    here, there, far = chance.sample(COMMON, 3)
    cogs = [chance.choice((here, here, there)) for _ in range(seats)]
    wanted: Wanted = {
        "seats": seats,
        "cogs": cogs,
        "order": chance.sample(range(seats), seats),
        "routes": {here: (there, far), there: (here, far)},
        "guild": here,
        "hand": any_hands(seats, chance),
        "cargo": {s: {k: chance.randint(0, 2) for k in KINDS} for s in range(seats)},
        "city": {here: {k: chance.randint(0, 1) for k in KINDS}},
        "readings": {name: chance.choice(answers) for name, answers in READINGS.items()},
    }
    game = chance.choice(PHASES)(**wanted)
    game.dice = any_dice(chance)
    game.events = []
    return game


def any_hands(seats: int, chance: random.Random) -> dict[Seat, list[int]]:
    """Up to four markers each, no value so often that there would not be so many."""
    pool = chance.sample([*COMMON] * 3, 3 * len(COMMON))
    return {s: [pool.pop() for _ in range(chance.randint(0, 4))] for s in range(seats)}


def any_said(game: Kogge, chance: random.Random) -> tuple[Seat, Move] | None:
    """An offer, or an answer to one, of somebody who may make it."""
    talking = asides_of(game)
    if not talking:
        return None
    seat = chance.choice(sorted(talking))
    option = chance.choice(talking[seat].options)
    move = option.sample(chance.randrange)
    if isinstance(move, Offer) and chance.random() < 0.7:
        move = payable(game, move, chance)
    return seat, move


def payable(game: Kogge, made: Offer, chance: random.Random) -> Offer:
    """The same offer, but for something that the other really has."""
    hold, hand = game.table.hold(made.to), game.table.hand(made.to)
    goods = some_of(hold, chance.randint(0, min(2, sum(hold))), chance.randrange)
    values = some_of(hand, chance.randint(0, min(2, sum(hand))), chance.randrange)
    asked = replace(made, take_goods=goods, take_markers=values)
    empty = not any(made.give_goods + made.give_markers + goods + values)
    return made if empty and not (made.vow or made.wants) else asked


def any_deed(game: Kogge, chance: random.Random, talk: float = 0.75) -> tuple[Seat, Move]:
    """Something said or, less often, a move; turns do not end too soon."""
    said = any_said(game, chance) if chance.random() < talk else None
    if said:
        return said
    seat, move = any_move(game, chance)
    return (seat, game.asking[seat].sample(chance.randrange)) if move == EndTurn() else (seat, move)


def may_offer(menu: Menu | None) -> bool:
    return menu is not None and any(isinstance(option, Deal) for option in menu.options)
