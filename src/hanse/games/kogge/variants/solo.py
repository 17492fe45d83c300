"""A game for one, and the harder one."""

from dataclasses import replace

from hanse.core.parts import after, before, instead
from hanse.games.kogge.events.solo import (
    AuctionLost,
    AuctionWon,
    CityCleared,
    GoodsGone,
    GuildDriven,
    StrangersLaid,
    VirtualBid,
    VirtualRaised,
)
from hanse.games.kogge.moves import Escape
from hanse.games.kogge.phases.auction import Auction, Order
from hanse.games.kogge.phases.guildmaster import GuildMaster
from hanse.games.kogge.phases.setup import LayOut
from hanse.games.kogge.phases.solo import (
    ClearCity,
    Contest,
    DrawFirst,
    DrawSecond,
    Escaping,
    GuildAlone,
    by_robber,
    nobody,
    out_of_the_game,
)
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def solo(rules: Rules) -> Rules:
    """S-SETUP-01 to S-WIN-01, G-57: one seat against the clock; there is nobody to deal with."""
    bids = after(before(rules.round, Auction(), DrawFirst()), Auction(), DrawSecond())
    guild = instead(bids, GuildMaster(), ClearCity(), GuildAlone())
    return replace(
        rules,
        setup=rules.solo.with_strangers(rules.setup),
        round=instead(guild, Order(), Contest()),
        way_out=by_robber,
        laps_won_by=nobody,
    )


def solo_advanced(rules: Rules) -> Rules:
    """S-GM-03: what the guild master clears away is gone."""
    return replace(rules, solo=replace(rules.solo, cleared_goods=out_of_the_game))


EVENTS = (
    StrangersLaid, VirtualBid, VirtualRaised, AuctionWon, AuctionLost, GuildDriven,
    CityCleared,
)  # fmt: skip

SOLO = Variant(
    "solo",
    solo,
    (Escape,),
    EVENTS,
    (GuildAlone, Escaping),
    seats=(1,),
    excludes=(
        "three_piles",
        "office_trade",
        "conflicts",
        "bornholm",
        "five_players",
        "pirate",
    ),
    takes_out=(GuildMaster(), Order()),
    leans_on=(LayOut(), Auction()),
)
"""G-57: what needs others is not there."""

SOLO_ADVANCED = Variant("solo_advanced", solo_advanced, events=(GoodsGone,), implies=("solo",))
