"""The first phase: open bids for the order of play and for production."""

from math import prod

from hanse.core.bags import within
from hanse.core.questions.shapes import Bag
from hanse.core.steps import Asking, Step
from hanse.core.types import Counts, Move, Seat
from hanse.games.kogge.board import NVALUES
from hanse.games.kogge.events.rounds import BidLaid, NoBid, OrderSet
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid
from hanse.games.kogge.rules import Rank, RankSum, Rules
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import lose_marker


class Auction(Step[Kogge], frozen=True):
    """K-BID-01: open bids in turn order; `at` is the next bidder's place in that order."""

    at: int = 0

    def asks(self, game: Kogge) -> Asking:
        """Return the bidder's question; a player with a legal bid must make one (K-BID-02)."""
        if self.at == game.seats:
            return {}
        seat = game.table.order[self.at]
        earlier = earlier_bids(game.table)
        hand = game.table.hand(seat)
        if not may_bid(hand, earlier):
            return {}
        return {seat: Bag(Bid, "K-BID-01", hand, forbidden=earlier, rule_forbidden="K-BID-03")}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Bid)
        for value in range(NVALUES):
            if move.items[value]:
                lose_marker(game.table, seat, value, move.items[value])
        game.table.bids[seat] = move.items
        game.tell(BidLaid(seat, move.items))
        game.agenda[-1] = Auction(self.at + 1)

    def advance(self, game: Kogge) -> None:
        """Pass over a player who cannot bid, for all to see (K-BID-04)."""
        if self.at == game.seats:
            game.agenda.pop()
            return
        game.tell(NoBid(game.table.order[self.at]))
        game.agenda[-1] = Auction(self.at + 1)


def earlier_bids(table: Table) -> tuple[Counts, ...]:
    """Return the bids that may not be repeated this round (K-BID-03)."""
    return tuple([bid for bid in table.bids if bid])


def may_bid(hand: Counts, earlier: tuple[Counts, ...]) -> bool:
    """Return whether the hand allows a bid that nobody has made yet."""
    repeats = sum(1 for bid in earlier if within(bid, hand))
    return prod([count + 1 for count in hand]) - 1 > repeats


def rank_of(rules: Rules, bid: Counts) -> Rank:
    """Return the rank of a bid; no markers at all rank lowest (K-BID-07)."""
    return rules.rank_bid(bid, rules.rank_sum) if any(bid) else ()


def printed_rank(bid: Counts, rank_sum: RankSum) -> Rank:
    """Return the rank: matching markers first, others by sum (K-BID-05, K-BID-06, K-BID-09)."""
    copies = max(bid)
    if copies >= 2 and copies == sum(bid):
        return (1, copies, bid.index(copies))
    return (0, *rank_sum(bid))


def designer_rank(bid: Counts, rank_sum: RankSum) -> Rank:
    """Return the rank by groups of matching markers, largest first, then the rest (D-02, G-71)."""
    if not any(bid):
        return ()
    size = max(bid)
    if size < 2:
        return printed_rank(bid, rank_sum)
    value = max(v for v in range(NVALUES) if bid[v] == size)
    rest = (*bid[:value], 0, *bid[value + 1 :])
    return (1, size, value, *designer_rank(rest, rank_sum))


def zero_adds(bid: Counts) -> Rank:
    """Return the rank by sum, then by number of 0s, then marker by marker (K-BID-07, D-25)."""
    high_first = markers_of(bid)
    return (sum(high_first), bid[0], *high_first)


def zero_breaks_ties(bid: Counts) -> Rank:
    """Return the rank by sum, then marker by marker, then by length (K-BID-08, D-25, G-03)."""
    high_first = markers_of(bid)
    return (sum(high_first), *high_first)


def markers_of(bid: Counts) -> list[int]:
    """Return the single markers of a bid, the highest first."""
    return [v for v in range(NVALUES - 1, -1, -1) for _ in range(bid[v])]


class Order(Step[Kogge], frozen=True):
    """K-BID-10, G-04: the turn order: best bid first, seats without a bid last, in old order."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        rules = game.rules
        # No two bids of a round are the same (K-BID-03), and different bids never rank alike
        # (K-BID-08), so the seat in the pair never decides.
        ranked = sorted([(rank_of(rules, table.bids[s]), s) for s in table.order if table.bids[s]])
        silent = [seat for seat in table.order if not table.bids[seat]]
        table.order = [seat for _, seat in reversed(ranked)] + silent
        game.tell(OrderSet(tuple(table.order)))
