"""The symbols in which Kogge's moves and positions are written."""

from collections.abc import Mapping

from hanse.core.notation.clauses import Bags, Sentence, Value
from hanse.core.notation.codecs import AskedSeats, Codec, FlatBags, Lists, Row, Sets, TaggedStructs
from hanse.core.notation.moves import (
    NUMBERS,
    SEATS,
    Notation,
    Wording,
    payment,
    pick,
    piles,
    some,
    swap,
)
from hanse.core.notation.symbols import Names, Numbers, Seen
from hanse.core.types import Move
from hanse.games.kogge import moves
from hanse.games.kogge.board import GOODS, NCITIES, NVALUES, ROUTES, SITES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.view.sections import View

GOOD = Names(tuple(good[0] for good in GOODS), counted=True)
MARKER = Names(tuple(str(value) for value in range(NVALUES)))
PRICE = {"goods": GOOD, "markers": MARKER}
PRICE_IN_GOODS = {"goods": GOOD, "markers": Names(())}
CITY = Names((*(str(city) for city in range(NCITIES)), "bornholm"))
ROUTE = Names(("A", "B"))
CHIP = Names(("three", "marker", "spaces", "passage", "conduct", "interception"))
PAID_WITH = Names(("both", "goods", "markers"))
PILE = Numbers(first=1)
SITE = Names(("none", *(f"{city}{site}" for city in range(NCITIES + 1) for site in "ab")))
VOW = Names(("none", "guild-1", "guild-2", "keep-routes", "spare", "exile-A", "exile-B"))


OFFER = Wording(
    "offer",
    (
        Value("to", SEATS),
        Bags((("give_goods", GOOD), ("give_markers", MARKER)), "give", True),
        Bags((("take_goods", GOOD), ("take_markers", MARKER)), "for", True),
        Value("target", SITE, "at", 0),
        Value("vow", VOW, "vow", 0),
        Value("wants", VOW, "wants", 0),
        Sentence("promise"),
        Value("answers", NUMBERS, "re", -1),
    ),
)
"""The clauses of an offer: partner, pieces each way, site, vows, words, and the offer countered."""


def market(seen: Kogge | View) -> list[str]:
    """Return the names of the market's pairs: the two values of each, such as 27."""
    pairs = seen.table.market if isinstance(seen, Kogge) else seen.supply.market
    return [f"{low}{high}" for low, high in pairs]


WORDS: Mapping[type[Move], Wording] = {
    moves.PickStart: pick("start", MARKER),
    moves.Bid: some("bid", MARKER),
    moves.MoveGuild: pick("guild", Numbers()),
    moves.Sail: payment("sail", PRICE, ROUTE),
    moves.Passage: payment("passage", PRICE),
    moves.Load: some("load", GOOD),
    moves.Anchor: Wording("anchor"),
    moves.Build: Wording("build", (Value("value", PAID_WITH, unsaid=moves.BOTH),)),
    moves.BuyRaid: pick("arm", MARKER),
    moves.Sell: pick("sell", CHIP, GOOD, "for"),
    moves.GiveGood: pick("give", GOOD),
    moves.TakeMarker: pick("choose", MARKER),
    moves.GiveMarker: pick("give", MARKER),
    moves.Buy: payment("buy", PRICE_IN_GOODS, Seen(market)),
    moves.Trade: swap("trade", GOOD),
    moves.ChangeRoute: pick("route", MARKER, ROUTE, "lay"),
    moves.RaidCity: Wording("raid city"),
    moves.RaidCog: pick("raid cog", SEATS),
    moves.SplitCargo: piles("split", GOOD),
    moves.TakePile: pick("take", PILE),
    moves.Exile: pick("exile", ROUTE),
    moves.EndTurn: Wording("end"),
    moves.Offer: OFFER,
    moves.Accept: pick("accept", Numbers()),
    moves.Decline: pick("decline", Numbers()),
    moves.Withdraw: pick("withdraw", Numbers()),
    moves.SplitLoot: piles("split loot", GOOD),
    moves.LeavePile: pick("leave", PILE),
    moves.Intercept: Wording("intercept"),
    moves.LetPass: Wording("let pass"),
    moves.PayTax: pick("tax", GOOD),
    moves.KeepPeace: Wording("peace"),
    moves.Attack: pick("attack", SEATS),
    moves.Commit: some("commit", MARKER),
    moves.Demand: some("demand", GOOD),
    moves.Push: pick("push", ROUTE),
    moves.LeaveBe: Wording("leave be"),
    moves.Peek: payment("peek", PRICE),
    moves.SwapStart: pick("swap", MARKER, ROUTE, "lay"),
    moves.KeepStart: Wording("keep"),
    moves.Land: pick("land", CITY),
    moves.ChangeCrest: pick("crest", MARKER),
    moves.Escape: pick("escape", ROUTE),
    moves.Deliver: some("deliver", GOOD),
    moves.BuyBack: pick("redeem", CITY, MARKER, "for"),
}

NOTATION = Notation(moves.MOVES, WORDS)

STEPS = TaggedStructs("step", frozenset({"seat", "seats", "order", "robber", "victim", "decider"}))
GOODS_HELD, MARKERS_HELD = FlatBags(GOOD), FlatBags(MARKER)
POSITION: Mapping[str, Codec] = {
    "table.stock": GOODS_HELD,
    "table.reserve": MARKERS_HELD,
    "table.market": Lists(),
    "table.goods": GOODS_HELD,
    "table.sites": Row(SITES, first=1),
    "table.site_goods": GOODS_HELD,
    "table.routes": Row(ROUTES),
    "table.covered": Row(ROUTES, first=1),
    "table.seen": Row(ROUTES),
    "table.raided": Sets(),
    "table.cogs": Row(),
    "table.hands": MARKERS_HELD,
    "table.cargo": GOODS_HELD,
    "table.raids": Row(),
    "table.raids_aside": Row(),
    "table.offices": Row(),
    "table.chips": FlatBags(CHIP),
    "table.chip_supply": FlatBags(CHIP),
    "table.bids": Lists(MARKER),
    "table.sealed": Row(),
    "table.votes": Row(),
    "table.fights": Lists(MARKER),
    "table.intercepted": Row(),
    "table.piles": Lists(GOOD),
    "table.order": Row(first=1),
    "table.known": MARKERS_HELD,
    "table.known_cargo": GOODS_HELD,
    "table.touched": Row(),
    "table.offers": TaggedStructs(seats=frozenset({"maker", "to"})),
    "table.offers_made": Row(),
    "table.gone": GOODS_HELD,
    "table.drawn": Row(),
    "agenda": STEPS,
    "asked": AskedSeats(),
}
"""The codec of each field of a position; lists run by city or by seat, with bars between."""

SEEN: Mapping[str, Codec] = {
    "board.goods": GOODS_HELD,
    "board.sites": Row(SITES, first=1),
    "board.site_goods": GOODS_HELD,
    "board.routes": Row(ROUTES),
    "board.covered": Row(ROUTES, first=1),
    "board.raided": Sets(),
    "fleet.cogs": Row(),
    "fleet.order": Row(first=1),
    "supply.stock": GOODS_HELD,
    "supply.market": Lists(),
    "supply.chip_supply": FlatBags(CHIP),
    "supply.gone": GOODS_HELD,
    "supply.brings": Row(),
    "players.hands": Row(),
    "players.cargo": Row(),
    "players.cargo_open": Lists(GOOD),
    "players.raids": Row(),
    "players.raids_aside": Row(),
    "players.offices": Row(),
    "players.chips": FlatBags(CHIP),
    "players.development": Row(),
    "players.bids": Lists(MARKER),
    "players.piles": Row(),
    "players.piles_open": Lists(GOOD),
    "pools.markers": MARKERS_HELD,
    "pools.goods": GOODS_HELD,
    "talk.offers": TaggedStructs(seats=frozenset({"maker", "to"})),
    "talk.made": Row(),
    "now.drawn": Row(),
    "now.agenda": STEPS,
    "now.asked": AskedSeats(),
    "own.hand": MARKERS_HELD,
    "own.cargo": GOODS_HELD,
    "own.routes": Lists(),
    "own.fight": MARKERS_HELD,
    "own.piles": Lists(GOOD),
    "own.pools.markers": MARKERS_HELD,
    "own.pools.goods": GOODS_HELD,
}
"""The codec of each field of a view."""

LAYOUT = {**POSITION, **SEEN}
