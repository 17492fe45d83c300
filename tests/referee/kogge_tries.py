"""Between the engine's Kogge and its second referee: answers worth judging, legal or not."""

import random
from collections.abc import Iterator

from hanse.core.types import Move
from hanse.games.kogge import moves
from tests.referee.kogge import QUESTIONS, Kogge
from tests.referee.kogge_pieces import ISLAND, Bag, Chip, best_order, parts
from tests.referee.kogge_raid import all_splits
from tests.referee.kogge_table import Answer
from tests.referee.kogge_words import FORMS

MOST_LISTED = 400
BIG: dict[str, type[Move]] = {
    "bid": moves.Bid,
    "commit": moves.Commit,
    "trade": moves.Trade,
    "deliver": moves.Deliver,
    "load": moves.Load,
    "split": moves.SplitCargo,
    "share": moves.SplitLoot,
}
"""Deeds of which there can be too many answers to list."""


def too_many(referee: Kogge, seat: int) -> list[str]:
    """The deeds of which there are."""
    table, asked, here = referee.table, referee.asked[seat], referee.table.cogs[seat]
    sizes: dict[str, int] = {}
    if asked in ("bid", "commit"):
        sizes[asked] = ways(table.hands[seat])
    if asked in ("split", "share"):
        sizes[asked] = ways(referee.loot()) ** (2 if referee.three() else 1)
    if asked in ("sail", "act") and seat == table.pirate and here == ISLAND:
        sizes["deliver"] = ways(table.cargo[seat])
    if asked == "sail":
        sizes["load"] = ways(referee.in_office(seat))
    if asked == "act" and here != referee.began_in and "trade" not in referee.used:
        sizes["trade"] = ways(table.cargo[seat]) * ways(table.goods[here])
    return [deed for deed, size in sizes.items() if size > MOST_LISTED]


def guess(referee: Kogge, seat: int, deed: str, chance: random.Random) -> Answer:
    """Some such answer, as likely legal as not."""
    table = referee.table
    if deed in ("bid", "commit"):
        return Answer(deed, x=tuple(chance.randint(0, n) for n in table.hands[seat]))
    if deed in ("split", "share"):
        return guess_piles(referee, deed, chance)
    if deed in ("deliver", "load"):
        bag = table.cargo[seat] if deed == "deliver" else referee.in_office(seat)
        return Answer(deed, x=tuple(chance.randint(0, n) for n in bag))
    give = some(table.cargo[seat], chance.randint(1, 3), chance)
    mixed = chance.random() < 0.3
    lying = table.goods[table.cogs[seat]]
    wanted = [n * (mixed or not given) for n, given in zip(lying, give, strict=True)]
    return Answer("trade", x=give, y=some(wanted, sum(give) * chance.randint(1, 3), chance))


def guess_piles(referee: Kogge, deed: str, chance: random.Random) -> Answer:
    left, piles = list(referee.loot()), list[Bag]()
    count = 3 if referee.three() else 2
    for i in range(count, 0, -1):
        pile = some(left, sum(left) // i + (chance.random() < 0.3), chance)
        piles.append(pile if i > 1 else tuple(left))
        left = [n - m for n, m in zip(left, pile, strict=True)]
    piles = best_order(piles) if chance.random() < 0.8 else piles
    return Answer(deed, x=piles[0], y=piles[1], z=(*piles, ())[2])


def guess_offer(referee: Kogge, seat: int, chance: random.Random) -> Answer:
    """An offer that may be legal: to anybody, out of what both have or nearly so."""
    table = referee.table
    to = chance.randrange(table.seats)
    offices = [2 * c + i + 1 for c in table.cities for i, _ in enumerate(table.offices[c])]
    office = chance.choice([0, 0, *offices])
    numbers = [-1, -1, -1, *(offer.number for offer in table.offers)]
    bags = []
    for who in (seat, to):
        goods = some(referee.pool(who, office), chance.randint(0, 2), chance)
        markers = some(table.hands[who], chance.randint(0, 2), chance)
        bags.append(goods + markers)
    vows = [chance.choice([0, 0, 0, chance.randint(0, 7)]) for _ in range(2)]
    letters = chance.choice([0, 0, 0, 5, 200, 201])
    rest = (office, *vows, letters)
    return Answer("offer", to, chance.choice(numbers), bags[0], bags[1], rest)


def replies(referee: Kogge) -> Iterator[Answer]:
    """Every answer to an offer that stands, or that there never was."""
    for number in range(referee.table.offer_count + 2):
        yield from (Answer(deed, number) for deed in ("accept", "decline", "withdraw"))


def some(bag: list[int] | Bag, size: int, chance: random.Random) -> Bag:
    """So many out of a bag, or all there are."""
    things = [kind for kind, n in enumerate(bag) for _ in range(n)]
    drawn = chance.sample(things, min(size, len(things)))
    return tuple(drawn.count(kind) for kind in range(len(bag)))


def ways(bag: list[int] | Bag) -> int:
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


def thinkable(referee: Kogge, seat: int, many: list[str]) -> Iterator[Answer]:
    """Answers worth judging, legal or not; among them every legal one but those too many."""
    asked, table = referee.asked[seat], referee.table
    if asked in ("bid", "commit", "demand") and asked not in many:
        bag = [3] * 4 if asked == "demand" else table.hands[seat]
        yield from (Answer(asked, x=part) for part in parts(bag))
    elif asked in ("split", "share") and asked not in many:
        yield from all_splits(asked, referee.loot(), 3 if referee.three() else 2)
    elif asked == "sail":
        yield from steps(referee, seat, many)
    elif asked == "act":
        yield from deeds(referee, seat, many)
    elif asked not in BIG:
        for deed in QUESTIONS[asked]:
            sizes = FORMS[deed]
            yield from (Answer(deed, a, b) for a in range(sizes[0]) for b in range(sizes[1]))


def steps(referee: Kogge, seat: int, many: list[str]) -> Iterator[Answer]:
    yield Answer("anchor")
    if "load" not in many:
        stored = [n + (n > 0) for n in referee.in_office(seat)]
        yield from (Answer("load", x=bag) for bag in parts(stored))
    for x, y in PAYMENTS[0] + PAYMENTS[1]:
        yield from (Answer("sail", slot, x=x, y=y) for slot in (0, 1))
    passage = referee.table.chip(seat, Chip.PASSAGE)
    for x, y in PAYMENTS[1] + PAYMENTS[2] if passage else ():
        yield Answer("passage", x=x, y=y)
    yield from at_any_time(referee, seat, many)


def at_any_time(referee: Kogge, seat: int, many: list[str]) -> Iterator[Answer]:
    """What can be done both at sea and in port."""
    if referee.house.has("memory"):
        yield from (Answer("peek", x=x, y=y) for x, y in PAYMENTS[0] + PAYMENTS[1])
    if seat == referee.table.pirate and "deliver" not in many:
        yield from (Answer("deliver", x=bag) for bag in parts(referee.table.cargo[seat]))


def deeds(referee: Kogge, seat: int, many: list[str]) -> Iterator[Answer]:
    table = referee.table
    yield from (Answer("end"), Answer("raid_city"), *(Answer("build", n) for n in range(3)))
    for n in range(9):
        yield from (Answer("arm", n), Answer("give_marker", n), Answer("crest", 0, n))
        yield from (Answer("route", 0, n), Answer("route", 1, n))
        yield from (Answer("buy_back", n, city) for city in table.cities)
    yield from (Answer("raid_cog", other) for other in range(table.seats))
    for kind in range(4):
        yield Answer("give_good", kind)
        yield from (Answer("sell", kind, chip) for chip in range(6))
        yield from (Answer("buy", kind, x=pair) for pair in table.market)
    yield from at_any_time(referee, seat, many)
    trades = "trade" not in many and table.cogs[seat] != referee.began_in
    lying = list(parts(table.goods[table.cogs[seat]])) if trades else []
    for give in parts(table.cargo[seat]) if trades else ():
        yield from (Answer("trade", x=give, y=take) for take in lying)


def altered(answer: Answer, chance: random.Random) -> Answer:
    """Nearly the same answer: one number a little more or less."""
    size_a, size_b, *_ = FORMS[answer.deed]
    fields = [name for name, size in (("a", size_a), ("b", size_b)) if size > 1]
    fields += [name for name in ("x", "y", "z") if getattr(answer, name)]
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
