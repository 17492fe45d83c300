"""Between the engine's Kogge and its second referee: the same answers and positions, two ways."""

import random
from collections.abc import Iterator
from typing import Any

from hanse.core.types import Move
from hanse.games.kogge import board, moves
from tests.referee.kogge import Kogge
from tests.referee.kogge_pieces import GOOD_OF, Bag, Chip, parts, several
from tests.referee.kogge_table import NO_MARKERS, Answer

CHIP_OF = {
    board.THREE_FOR_ONE: Chip.THREE_FOR_ONE,
    board.EXTRA_MARKER: Chip.EXTRA_MARKER,
    board.TWO_SPACES: Chip.TWO_SPACES,
    board.SECRET_PASSAGE: Chip.PASSAGE,
}
OURS_OF = {ours: theirs for theirs, ours in CHIP_OF.items()}
PICKS: dict[type[Move], str] = {
    moves.PickStart: "start",
    moves.MoveGuild: "guild",
    moves.BuyRaid: "arm",
    moves.GiveGood: "give_good",
    moves.TakeMarker: "choose",
    moves.GiveMarker: "give_marker",
    moves.RaidCog: "raid_cog",
    moves.TakePile: "take",
    moves.Exile: "exile",
}
PLAIN: dict[type[Move], str] = {
    moves.Anchor: "anchor",
    moves.EndTurn: "end",
    moves.RaidCity: "raid_city",
}
BAGS: dict[type[Move], str] = {moves.Bid: "bid", moves.Load: "load"}
KINDS: dict[str, Any] = {name: kind for of in (PICKS, PLAIN, BAGS) for kind, name in of.items()}

# How many numbers there are for a and for b, and kinds in x and in y.
FORMS = {
    **dict.fromkeys(("anchor", "build", "end", "raid_city"), (1, 1, 0, 0)),
    **dict.fromkeys(("start", "arm", "choose", "give_marker"), (9, 1, 0, 0)),  # value
    **dict.fromkeys(("take", "exile"), (2, 1, 0, 0)),  # pile; route
    **dict.fromkeys(("give_good", "raid_cog"), (4, 1, 0, 0)),  # good; seat
    **dict.fromkeys(("trade", "split"), (1, 1, 4, 4)),  # given and taken; two piles
    "guild": (3, 1, 0, 0),  # steps
    "bid": (1, 1, 9, 0),  # markers
    "load": (1, 1, 4, 0),  # goods
    "sail": (2, 1, 4, 9),  # route; goods and markers paid
    "passage": (1, 1, 4, 9),
    "sell": (4, 4, 0, 0),  # good; chip
    "buy": (4, 1, 2, 0),  # good; the two markers of the pair
    "route": (2, 9, 0, 0),  # route; value
}


def well_formed(answer: Answer) -> bool:
    """Is every number one of those there are, and every bag of the right kinds?"""
    size_a, size_b, kinds_x, kinds_y = FORMS.get(answer.deed, (0, 0, 0, 0))
    in_range = 0 <= answer.a < size_a and 0 <= answer.b < size_b
    return in_range and (len(answer.x), len(answer.y)) == (kinds_x, kinds_y)


def answer_of(game: Any, move: Any) -> Answer:
    """An engine's move in the referee's words."""
    kind = type(move)
    if kind in PICKS:
        return Answer(PICKS[kind], move.value)
    if kind in PLAIN:
        return Answer(PLAIN[kind])
    if kind in BAGS:
        return Answer(BAGS[kind], x=move.items)
    if kind is moves.Sail:
        return Answer("sail", move.of, x=move.goods, y=move.markers)
    if kind is moves.Buy:
        return Answer("buy", move.goods.index(1), x=tuple(sorted(game.table.market[move.of])))
    return rarer_answer(move)


def rarer_answer(move: Any) -> Answer:
    kind = type(move)
    if kind is moves.Passage:
        return Answer("passage", x=move.goods, y=move.markers)
    if kind is moves.Build and move.value == moves.BOTH:
        return Answer("build")
    if kind is moves.Sell:
        return Answer("sell", move.of, CHIP_OF.get(move.value, 4))
    if kind is moves.Trade:
        return Answer("trade", x=move.give, y=move.take)
    if kind is moves.ChangeRoute:
        return Answer("route", move.of, move.value)
    if kind is moves.SplitCargo:
        return Answer("split", x=move.piles[0], y=move.piles[1])
    return Answer(f"no such deed: {move}")


def move_of(game: Any, answer: Answer) -> Move:
    """An answer of the referee's as the engine's move."""
    deed, a, b, x, y = answer
    made: Move
    if deed in ("start", "guild", *PICKS.values()):
        made = KINDS[deed](a)
    elif deed in PLAIN.values():
        made = KINDS[deed]()
    elif deed in BAGS.values():
        made = KINDS[deed](x)
    elif deed == "buy":
        pairs = [tuple(sorted(pair)) for pair in game.table.market]
        made = moves.Buy(several(1, a, 4), (), pairs.index(x) if x in pairs else 9)
    elif deed == "sell":
        made = moves.Sell(OURS_OF.get(b, 9), a)
    else:
        rarer: dict[str, Move] = {
            "sail": moves.Sail(x, y, a),
            "passage": moves.Passage(x, y),
            "build": moves.Build(moves.BOTH),
            "trade": moves.Trade(x, y),
            "route": moves.ChangeRoute(b, a),
            "split": moves.SplitCargo((x, y)),
        }
        made = rarer[deed]
    return made


def begin(game: Any) -> Kogge:
    table = game.table
    return Kogge(table.seats, table.guild, rows(table.routes, 2))


def follow(referee: Kogge, game: Any, seat: int, answer: Answer) -> None:
    """Let the referee play what the engine has just played, with the same chance."""
    referee.play(seat, answer, list(game.dice.drawn), game.table.order)


def rows(flat: Any, width: int) -> list[list[int]]:
    return [list(flat[i : i + width]) for i in range(0, len(flat), width)]


def stored(table: Any) -> list[list[int]]:
    """How many goods lie in the offices of each seat, by city; all are of the city's own kind."""
    lying = [[0] * table.seats for _ in GOOD_OF]
    for site, owner in enumerate(table.sites):
        goods, kind = list(table.site_goods[4 * site : 4 * site + 4]), GOOD_OF[site // 2]
        assert goods == list(several(goods[kind], kind, 4)), "goods of a foreign kind in an office"
        assert owner >= 0 or not any(goods), "goods on an empty site"
        lying[site // 2][owner] += goods[kind]
    return lying


def position(game: Any) -> dict[str, object]:
    """The engine's position as the referee has it."""
    table = game.table
    seats = range(table.seats)
    sites = rows(table.sites, 2)
    secrets = {s: max(table.sealed[s], table.votes[s]) for s in seats}
    return {
        "stock": list(table.stock),
        "reserve": list(table.reserve),
        "market": sorted(tuple(sorted(pair)) for pair in table.market),
        "goods": rows(table.goods, 4),
        "offices": [sorted(owner for owner in owners if owner >= 0) for owners in sites],
        "stored": stored(table),
        "routes": rows(table.routes, 2),
        "layers": rows(table.covered, 2),
        "raided": [[s for s in seats if mask >> s & 1] for mask in table.raided],
        "cogs": list(table.cogs),
        "hands": rows(table.hands, 9),
        "cargo": rows(table.cargo, 4),
        "raids": list(table.raids),
        "raids_aside": list(table.raids_aside),
        "chips": [[row[OURS_OF[c]] for c in range(4)] for row in rows(table.chips, board.NCHIPS)],
        "chip_supply": [table.chip_supply[OURS_OF[c]] for c in range(4)],
        "bids": [tuple(bid) or NO_MARKERS for bid in table.bids],
        "secrets": {s: choice for s, choice in secrets.items() if choice >= 0},
        "piles": [tuple(pile) for pile in table.piles],
        "order": list(table.order),
        "guild": [table.guild, table.guild_start, table.walked],
        "round": table.round,
        "asked": sorted(game.asking),
    }


def expected(referee: Kogge) -> dict[str, object]:
    """The referee's position in the same form."""
    table = referee.table
    return {
        **{key: value for key, value in vars(table).items() if key not in LEFT_OUT},
        "market": sorted(table.market),
        "offices": [sorted(owners) for owners in table.offices],
        "raided": [sorted(seats) for seats in table.raided],
        "guild": [table.guild, table.guild_start, table.walked],
        "asked": sorted(referee.asked),
    }


LEFT_OUT = ("seats", "guild_start", "walked")


def outcome(referee: Kogge) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    points = tuple(map(referee.table.victory, range(referee.table.seats)))
    return referee.ended_by, tuple(referee.winners), points


MOST_LISTED = 400
BIG: dict[str, type[Move]] = {"bid": moves.Bid, "trade": moves.Trade}
"""Deeds of which there can be too many answers to list."""


def too_many(referee: Kogge, seat: int) -> str:
    """The deed of which there are, if any."""
    table, asked = referee.table, referee.asked[seat]
    if asked == "bid":
        return "bid" * (ways(table.hands[seat]) > MOST_LISTED)
    here = table.cogs[seat]
    if asked != "act" or here == referee.began_in or "trade" in referee.used:
        return ""
    return "trade" * (ways(table.cargo[seat]) * ways(table.goods[here]) > MOST_LISTED)


def guess(referee: Kogge, seat: int, deed: str, chance: random.Random) -> Answer:
    """Some such answer, as likely legal as not."""
    table = referee.table
    if deed == "bid":
        return Answer("bid", x=tuple(chance.randint(0, n) for n in table.hands[seat]))
    give = some(table.cargo[seat], chance.randint(1, 3), chance)
    lying = [n * (not given) for n, given in zip(table.goods[table.cogs[seat]], give, strict=True)]
    return Answer("trade", x=give, y=some(lying, sum(give) * chance.randint(1, 3), chance))


def some(bag: list[int], size: int, chance: random.Random) -> Bag:
    """So many out of a bag, or all there are."""
    things = [kind for kind, n in enumerate(bag) for _ in range(n)]
    drawn = chance.sample(things, min(size, len(things)))
    return tuple(drawn.count(kind) for kind in range(len(bag)))


def ways(bag: list[int]) -> int:
    product = 1
    for n in bag:
        product *= n + 1
    return product


def payments(price: int) -> list[tuple[Bag, Bag]]:
    """Every way to pay so much in goods and markers, whoever has them."""
    paid: list[Bag] = [(0,) * 13]
    for _ in range(price):
        paid = [tuple(n + (i == k) for i, n in enumerate(bag)) for bag in paid for k in range(13)]
    return [(bag[:4], bag[4:]) for bag in sorted(set(paid))]


PAYMENTS = [payments(price) for price in range(3)]


def thinkable(referee: Kogge, seat: int, many: str) -> Iterator[Answer]:
    """Answers worth judging, legal or not; among them every legal one but those too many."""
    asked, table = referee.asked[seat], referee.table
    if many == "bid":
        return
    if asked == "bid":
        yield from (Answer("bid", x=bag) for bag in parts(table.hands[seat]))
    elif asked == "sail":
        here, passage = table.cogs[seat], table.chips[seat][Chip.PASSAGE] > 0
        yield from steps(table.stored[here][seat], GOOD_OF[here], passage)
    elif asked == "act":
        yield from deeds(table.market)
        trades = not many and table.cogs[seat] != referee.began_in
        lying = list(parts(table.goods[table.cogs[seat]])) if trades else []
        for give in parts(table.cargo[seat]) if trades else ():
            yield from (Answer("trade", x=give, y=take) for take in lying)
    elif asked == "split":
        for x in parts(table.cargo[seat]):
            rest = tuple(n - m for n, m in zip(table.cargo[seat], x, strict=True))
            yield Answer("split", x=x, y=rest)
    else:
        yield from (Answer(asked, n) for n in range(FORMS[asked][0]))


def steps(stored: int, kind: int, passage: bool) -> Iterator[Answer]:
    yield Answer("anchor")
    yield from (Answer("load", x=several(n, kind, 4)) for n in range(stored + 2))
    for x, y in PAYMENTS[0] + PAYMENTS[1]:
        yield from (Answer("sail", slot, x=x, y=y) for slot in (0, 1))
    for x, y in PAYMENTS[1] + PAYMENTS[2] if passage else ():
        yield Answer("passage", x=x, y=y)


def deeds(market: list[Bag]) -> Iterator[Answer]:
    yield from (Answer("end"), Answer("build"), Answer("raid_city"))
    for n in range(9):
        yield from (Answer("arm", n), Answer("give_marker", n), Answer("raid_cog", n))
        yield from (Answer("route", 0, n), Answer("route", 1, n))
    for kind in range(4):
        yield Answer("give_good", kind)
        yield from (Answer("sell", kind, chip) for chip in range(4))
        yield from (Answer("buy", kind, x=pair) for pair in market)


def altered(answer: Answer, chance: random.Random) -> Answer:
    """Nearly the same answer: one number a little more or less."""
    size_a, size_b, *_ = FORMS[answer.deed]
    fields = [name for name, size in (("a", size_a), ("b", size_b)) if size > 1]
    fields += [name for name in ("x", "y") if getattr(answer, name)]
    if not fields:
        return answer
    field = chance.choice(fields)
    change = chance.choice((-1, 1))
    parts = answer._asdict()
    if field in ("a", "b"):
        parts[field] += change
    else:
        bag = list(parts[field])
        bag[chance.randrange(len(bag))] += change
        parts[field] = tuple(bag)
    return Answer(**parts)
