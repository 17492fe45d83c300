"""Between the engine's Kogge and its second referee: the same answers in two languages."""

from typing import Any

from hanse.core.types import Move
from hanse.games.kogge import board, moves
from tests.referee.kogge_pieces import Chip, several
from tests.referee.kogge_table import Answer

CHIP_OF = {
    board.THREE_FOR_ONE: Chip.THREE_FOR_ONE,
    board.EXTRA_MARKER: Chip.EXTRA_MARKER,
    board.TWO_SPACES: Chip.TWO_SPACES,
    board.SECRET_PASSAGE: Chip.PASSAGE,
    board.SAFE_CONDUCT: Chip.SAFE_CONDUCT,
    board.INTERCEPTION: Chip.INTERCEPTION,
}
OURS_OF = {ours: theirs for theirs, ours in CHIP_OF.items()}
PICKS: dict[type[Move], str] = {
    moves.PickStart: "start",
    moves.MoveGuild: "guild",
    moves.PayTax: "tax",
    moves.Build: "build",
    moves.BuyRaid: "arm",
    moves.GiveGood: "give_good",
    moves.TakeMarker: "choose",
    moves.GiveMarker: "give_marker",
    moves.RaidCog: "raid_cog",
    moves.TakePile: "take",
    moves.LeavePile: "leave",
    moves.Exile: "exile",
    moves.Escape: "escape",
    moves.Land: "land",
    moves.Attack: "attack",
    moves.Push: "push",
    moves.Accept: "accept",
    moves.Decline: "decline",
    moves.Withdraw: "withdraw",
}
PLAIN: dict[type[Move], str] = {
    moves.Anchor: "anchor",
    moves.EndTurn: "end",
    moves.RaidCity: "raid_city",
    moves.KeepStart: "keep",
    moves.KeepPeace: "peace",
    moves.LeaveBe: "let_be",
    moves.Intercept: "intercept",
    moves.LetPass: "let_pass",
}
BAGS: dict[type[Move], str] = {
    moves.Bid: "bid",
    moves.Load: "load",
    moves.Commit: "commit",
    moves.Demand: "demand",
    moves.Deliver: "deliver",
}
FEES: dict[type[Move], str] = {
    moves.Sail: "sail",
    moves.Passage: "passage",
    moves.Peek: "peek",
}
CHANGES: dict[type[Move], str] = {
    moves.ChangeRoute: "route",
    moves.SwapStart: "swap",
    moves.ChangeCrest: "crest",
}
SPLITS: dict[type[Move], str] = {moves.SplitCargo: "split", moves.SplitLoot: "share"}
KINDS: dict[str, Any] = {
    name: kind
    for named in (PICKS, PLAIN, BAGS, FEES, CHANGES, SPLITS)
    for kind, name in named.items()
}

# How many numbers there are for a and for b, and kinds in x, in y and in z.
FORMS = {
    **dict.fromkeys(PLAIN.values(), (1, 1, 0, 0, 0)),
    **dict.fromkeys(("start", "arm", "choose", "give_marker"), (9, 1, 0, 0, 0)),  # value
    **dict.fromkeys(("exile", "escape", "push"), (2, 1, 0, 0, 0)),  # route
    **dict.fromkeys(("build", "guild", "take", "leave"), (3, 1, 0, 0, 0)),  # how; steps; pile
    **dict.fromkeys(("give_good", "tax"), (4, 1, 0, 0, 0)),  # good
    **dict.fromkeys(("raid_cog", "attack"), (5, 1, 0, 0, 0)),  # seat
    **dict.fromkeys(("accept", "decline", "withdraw"), (999, 1, 0, 0, 0)),  # offer
    **dict.fromkeys(("bid", "commit"), (1, 1, 9, 0, 0)),  # markers
    **dict.fromkeys(("load", "deliver", "demand"), (1, 1, 4, 0, 0)),  # goods
    **dict.fromkeys(("passage", "peek"), (1, 1, 4, 9, 0)),  # goods and markers paid
    **dict.fromkeys(("route", "swap"), (2, 9, 0, 0, 0)),  # route; value
    "land": (10, 1, 0, 0, 0),  # city
    "trade": (1, 1, 4, 4, 0),  # given and taken
    "split": (1, 1, 4, 4, 4),  # piles, the third of which may be missing
    "share": (1, 1, 4, 4, 4),
    "sail": (2, 1, 4, 9, 0),  # route; goods and markers paid
    "sell": (4, 6, 0, 0, 0),  # good; chip
    "buy": (4, 1, 2, 0, 0),  # good; the two markers of the pair
    "crest": (1, 9, 0, 0, 0),  # value
    "buy_back": (9, 10, 0, 0, 0),  # value; city
    "offer": (5, 999, 13, 13, 4),  # seat; offer answered; things; office, promises and words
}


def well_formed(answer: Answer) -> bool:
    """Is every number one of those there are, and every bag of the right kinds?"""
    size_a, size_b, *kinds = FORMS.get(answer.deed, (0, 0, 0, 0, 0))
    in_range = 0 <= answer.a < size_a and (0 <= answer.b < size_b or answer.deed == "offer")
    found = [len(answer.x), len(answer.y), len(answer.z)]
    if answer.deed == "split" and not answer.z:
        kinds[2] = 0
    return in_range and found == kinds


def answer_of(game: Any, move: Any) -> Answer:
    """An engine's move in the referee's words."""
    kind = type(move)
    if kind in PICKS:
        return Answer(PICKS[kind], move.value)
    if kind in PLAIN:
        return Answer(PLAIN[kind])
    if kind in BAGS:
        return Answer(BAGS[kind], x=move.items)
    if kind in FEES:
        return Answer(FEES[kind], move.target, x=move.goods, y=move.markers)
    if kind in CHANGES:
        return Answer(CHANGES[kind], move.target, move.value)
    if kind in SPLITS:
        return Answer(SPLITS[kind], x=move.piles[0], y=move.piles[1], z=(*move.piles, ())[2])
    return rarer_answer(game, move)


def rarer_answer(game: Any, move: Any) -> Answer:
    kind = type(move)
    if kind is moves.Buy:
        return Answer("buy", move.goods.index(1), x=tuple(sorted(game.table.market[move.target])))
    if kind is moves.Sell:
        return Answer("sell", move.target, CHIP_OF[move.value])
    if kind is moves.BuyBack:
        return Answer("buy_back", move.target, move.value)
    if kind is moves.Trade:
        return Answer("trade", x=move.give, y=move.take)
    if kind is moves.Offer:
        gives, takes = move.give_goods + move.give_markers, move.take_goods + move.take_markers
        rest = (move.target, move.vow, move.wants, len(move.promise))
        return Answer("offer", move.to, move.answers, gives, takes, rest)
    return Answer(f"no such deed: {move}")


def move_of(game: Any, answer: Answer) -> Move:
    """An answer of the referee's as the engine's move."""
    deed, a, b, x, y, z = answer
    kind, made = KINDS.get(deed), None
    if kind in PICKS:
        made = kind(a)
    elif kind in PLAIN:
        made = kind()
    elif kind in BAGS:
        made = kind(x)
    elif kind in FEES:
        made = kind(x, y, a)
    elif kind in CHANGES:
        made = kind(b, a)
    elif kind in SPLITS:
        made = kind((x, y, z) if z else (x, y))
    assert made is None or isinstance(made, Move)
    return made or rarer_move(game, answer)


def rarer_move(game: Any, answer: Answer) -> Move:
    deed, a, b, x, y, z = answer
    if deed == "buy":
        pairs = [tuple(sorted(pair)) for pair in game.table.market]
        return moves.Buy(several(1, a, 4), (), pairs.index(x) if x in pairs else 9)
    if deed == "sell":
        return moves.Sell(OURS_OF.get(b, 9), a)
    if deed == "buy_back":
        return moves.BuyBack(b, a)
    if deed == "trade":
        return moves.Trade(x, y)
    office, vow, wants, letters = z
    things = (x[:4], x[4:], y[:4], y[4:])
    return moves.Offer(a, *things, "a" * letters, b, office, vow, wants)
