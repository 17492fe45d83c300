"""The variant for one player, and its harder version."""

from dataclasses import replace

from hanse.core.parts import insert_after, insert_before, replace_part
from hanse.core.rule_changes import Rewritten, extend_rules, family, struck
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
    exile_by_robber,
    no_winner,
    remove_from_game,
)
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def solo(rules: Rules) -> Rules:
    """Adapt the rules to one seat, without deals (S-SETUP-01 to S-WIN-01, G-57)."""
    bids = insert_after(insert_before(rules.round, Auction(), DrawFirst()), Auction(), DrawSecond())
    guild = replace_part(bids, GuildMaster(), ClearCity(), GuildAlone())
    return replace(
        rules,
        setup=rules.solo.with_strangers(rules.setup),
        round=replace_part(guild, Order(), Contest()),
        way_out=exile_by_robber,
        laps_won_by=no_winner,
    )


def solo_advanced(rules: Rules) -> Rules:
    """Take cleared goods out of the game (S-GM-03)."""
    return replace(rules, solo=replace(rules.solo, cleared_goods=remove_from_game))


EVENTS = (
    StrangersLaid, VirtualBid, VirtualRaised, AuctionWon, AuctionLost, GuildDriven,
    CityCleared,
)  # fmt: skip

OTHER_PLAYERS_RULES = (
    *family("K-DEAL", 5), "D-09", "G-28", "G-29", "G-60", "G-72", "G-73", "G-74",
    *family("B-CHIP", 2), "G-33", "G-34", "G-35",
)  # fmt: skip
"""Paragraphs on deals and chips, which need other players."""

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
    brings=(
        "S-SETUP-01", *family("S-BID", 3), "S-GM-01", "S-GM-02", "S-RAID-01", "S-WIN-01",
        "D-20", "G-53", "G-54", "G-55", "G-56", "G-57", "G-81",
    ),
    changes={
        **struck("S-BID-01", "K-START-06", "K-START-07"),
        **struck("S-GM-01", "K-BID-10", "K-GM-01"),
        **struck("S-RAID-01", "K-ACT-RAID-05", "G-12"),
        **struck("S-WIN-01", "K-GOAL-03", "K-GM-04", "K-END-02", "K-END-04", "G-18"),
        **struck("G-55", "K-BID-04", "G-04"),
        **struck("G-57", "K-ACT-RAID-02", "D-07", "G-09", *OTHER_PLAYERS_RULES),
        **extend_rules("S-SETUP-01", "K-SETUP-07"),
        "K-BID-01": Rewritten("solo", also=("S-BID-01",)),
        "K-BID-03": Rewritten("solo", also=("S-BID-02",)),
        **extend_rules("S-BID-03", "K-PROD-01"),
        **extend_rules("S-RAID-01", "G-13"),
    },
)  # fmt: skip
"""G-57: rules that need other players are absent."""

SOLO_ADVANCED = Variant(
    "solo_advanced",
    solo_advanced,
    events=(GoodsGone,),
    implies=("solo",),
    brings=("S-GM-03",),
    changes={"S-GM-02": Rewritten("advanced")},
)
