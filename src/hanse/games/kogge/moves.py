"""Every move of Kogge, one struct each."""

from typing import Self

from msgspec import field

from hanse.core.types import (
    Counts,
    Payment,
    Pick,
    Piles,
    Plain,
    Proposal,
    ProposalTerms,
    Seat,
    Some,
    Swap,
)  # fmt: skip

BOTH, GOODS_ONLY, MARKERS_ONLY = range(3)
"""The parts of a payment for an office (D-03): by default both goods and markers."""


class Fee(Payment, frozen=True):
    """Goods and markers, for the thing that `target` names."""

    goods: Counts
    markers: Counts
    target: int = field(default=0, name="of")


class PickStart(Pick, frozen=True):
    """K-START-01: the marker that names the city of the player's first office."""


class Bid(Some, frozen=True):
    """K-BID-01: markers laid openly for turn order and production."""


class MoveGuild(Pick, frozen=True):
    """K-GM-01: the number of cities that the guild master moves forward."""


class Sail(Fee, frozen=True):
    """K-MOVE-02, K-MOVE-03: a step along the route `target`, paid for if it is not free."""


class Passage(Fee, frozen=True):
    """K-BONUS-04: a step by the secret passage to the guild master's city."""


class Load(Some, frozen=True):
    """K-MOVE-10: goods loaded from the player's own offices here onto the cog."""


class Anchor(Plain, frozen=True):
    """K-MOVE-05: the end of the movement; the actions begin."""


class Build(Pick, frozen=True):
    """K-ACT-BUILD-01: a new office here; the value names the parts of the payment."""


class BuyRaid(Pick, frozen=True):
    """K-ACT-GM-02: three markers of this value for the second raid marker."""


class Sell(Pick, frozen=True):
    """K-ACT-GM-03: six goods of the kind `target` for the bonus chip chosen."""


class GiveGood(Pick, frozen=True):
    """K-ACT-GM-04: a good of this kind, for a marker of its colour."""


class TakeMarker(Pick, frozen=True):
    """K-ACT-GM-04, G-62: the marker chosen from the reserve in exchange for a good."""


class GiveMarker(Pick, frozen=True):
    """K-ACT-GM-05: a marker of this value for a good of its colour."""


class Buy(Fee, frozen=True):
    """K-ACT-BUY-01: the market's pair `target` for one good."""


class Trade(Swap, frozen=True):
    """K-ACT-TRADE-02: goods off the cog for goods lying in the city."""


class ChangeRoute(Pick, frozen=True):
    """K-ACT-ROUTE-01: a marker from hand, face down, in place of the route `target`."""


class RaidCity(Plain, frozen=True):
    """K-ACT-RAID-03: a raid on the city and every office in it."""


class RaidCog(Pick, frozen=True):
    """K-ACT-RAID-02: a raid on the cog of this seat."""


class SplitCargo(Piles, frozen=True):
    """K-ACT-RAID-02: the robbed cargo, laid in piles."""


class TakePile(Pick, frozen=True):
    """K-ACT-RAID-02: the pile that the robber takes."""


class Exile(Pick, frozen=True):
    """K-ACT-RAID-05: the route along which the robber's cog must leave."""


class EndTurn(Plain, frozen=True):
    """K-ACT-GEN-01: the end of the actions, and of the turn."""


class Offer(Proposal, frozen=True):
    """K-DEAL-01: goods and markers for goods and markers, to a player in the same city.

    `answers` names the offer that this one counters. `target` names the office that the goods come
    from or go to, if they do not pass between cogs. `vow` is the proposer's promise, and `wants`
    the promise that the proposer wants in return.
    """

    to: Seat
    give_goods: Counts
    give_markers: Counts
    take_goods: Counts
    take_markers: Counts
    promise: str = ""
    answers: int = -1
    target: int = field(default=0, name="of")
    vow: int = 0
    wants: int = 0

    @property
    def terms(self) -> ProposalTerms:
        return ProposalTerms(
            to=self.to,
            give=(self.give_goods, self.give_markers),
            take=(self.take_goods, self.take_markers),
            promise=self.promise,
            answers=self.answers,
            target=self.target,
            pledge=self.vow,
            wants=self.wants,
        )

    @classmethod
    def from_terms(cls, terms: ProposalTerms) -> Self:
        return cls(
            to=terms.to,
            give_goods=terms.give[0],
            give_markers=terms.give[1],
            take_goods=terms.take[0],
            take_markers=terms.take[1],
            promise=terms.promise,
            answers=terms.answers,
            target=terms.target,
            vow=terms.pledge,
            wants=terms.wants,
        )


class Accept(Pick, frozen=True):
    """K-DEAL-01: the acceptance of an offer; goods and markers change hands."""


class Decline(Pick, frozen=True):
    """G-72: the refusal of an offer."""


class Withdraw(Pick, frozen=True):
    """G-72: the withdrawal of the player's own offer."""


class SplitLoot(Piles, frozen=True):
    """R3-01: a robbed city's goods in three piles."""


class LeavePile(Pick, frozen=True):
    """R3-01: the pile that stays in the city."""


class Intercept(Plain, frozen=True):
    """B-CHIP-02: the choice to take an extra turn now."""


class LetPass(Plain, frozen=True):
    """B-CHIP-02: the choice to take no extra turn now."""


class PayTax(Pick, frozen=True):
    """K-ADV-TAX-01: the good paid as a tax."""


class KeepPeace(Plain, frozen=True):
    """K-ADV-CONF-02: the choice to begin no conflict."""


class Attack(Pick, frozen=True):
    """K-ADV-CONF-03: a conflict begun with this seat."""


class Commit(Some, frozen=True):
    """K-ADV-CONF-04: the markers laid in secret for a conflict."""


class Demand(Some, frozen=True):
    """K-ADV-CONF-05: the three goods that the winner names."""


class Push(Pick, frozen=True):
    """K-ADV-CONF-06: the route along which the loser's cog is moved."""


class LeaveBe(Plain, frozen=True):
    """K-ADV-CONF-06: the choice to leave the loser's cog where it is."""


class Peek(Fee, frozen=True):
    """K-ADV-MEM-06: a paid look at both routes of the city."""


class SwapStart(Pick, frozen=True):
    """K-ADV-MEM-02: a marker from hand, face down, in place of the start city's route `target`."""


class KeepStart(Plain, frozen=True):
    """K-ADV-MEM-02: the choice to leave the start city's routes unchanged."""


class Land(Pick, frozen=True):
    """B-MOVE-01: the choice between two cities with the number of the route."""


class ChangeCrest(Pick, frozen=True):
    """B-ROUTE-01: a marker from hand, face up, in place of Bornholm's number."""


class Escape(Pick, frozen=True):
    """S-RAID-01: the route by which the robber chooses to leave."""


class Deliver(Some, frozen=True):
    """P-06: goods that the pirate has brought to Bornholm."""


class BuyBack(Pick, frozen=True):
    """P-05: three markers of the value `target` for the pirate's raid marker in this city."""


MOVES = (
    PickStart, Bid, MoveGuild, Sail, Passage, Load, Anchor, Build, BuyRaid, Sell, GiveGood,
    TakeMarker, GiveMarker, Buy, Trade, ChangeRoute, RaidCity, RaidCog, SplitCargo, TakePile,
    Exile, EndTurn, Offer, Accept, Decline, Withdraw, SplitLoot, LeavePile, Intercept,
    LetPass, PayTax, KeepPeace, Attack, Commit, Demand, Push, LeaveBe, Peek, SwapStart, KeepStart,
    Land, ChangeCrest, Deliver, BuyBack,
    Escape,
)  # fmt: skip
