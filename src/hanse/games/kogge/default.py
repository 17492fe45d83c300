"""The rules as read by default: the German book, and our rulings where it is silent."""

from hanse.games.kogge.actions.build import Building
from hanse.games.kogge.actions.buy_markers import BuyPair
from hanse.games.kogge.actions.change_route import RouteChange, face_up_only
from hanse.games.kogge.actions.exile import by_others, by_vote
from hanse.games.kogge.actions.guild_deal import GuildDeal
from hanse.games.kogge.actions.raid import Raid, anybody, rob_city, rob_cog
from hanse.games.kogge.actions.routes import one_city
from hanse.games.kogge.actions.sail import may_go_on, movement_ends
from hanse.games.kogge.actions.trade import CityTrade
from hanse.games.kogge.board import GOOD_PIECES, MARKER_PIECES, NVALUES
from hanse.games.kogge.deals.kinds import CogDeals
from hanse.games.kogge.deals.talk import AnyTime
from hanse.games.kogge.moves import BOTH
from hanse.games.kogge.phases.auction import Auction, Order, printed_rank, zero_adds
from hanse.games.kogge.phases.conflict import active_or_against
from hanse.games.kogge.phases.guildmaster import BringGoods, GuildMaster, end_at_once
from hanse.games.kogge.phases.market import PAIRS, Market
from hanse.games.kogge.phases.production import Production
from hanse.games.kogge.phases.setup import (
    FirstOffices,
    LayOut,
    ShowRoutes,
    checked_route,
    pick_again,
    random_second_routes,
)
from hanse.games.kogge.phases.solo import city_goods, strangers_first, to_stock
from hanse.games.kogge.phases.turns import Turns
from hanse.games.kogge.rules import IslandRules, MemoryRules, PirateRules, Rules, SoloRules
from hanse.games.kogge.scoring import five_points, most_points, victory_points
from hanse.games.kogge.table import NONE
from hanse.games.kogge.transfers import stays_up

DEFAULT = Rules(
    setup=(LayOut(), ShowRoutes(), FirstOffices()),
    round=(Market(), Auction(), Order(), Production(), GuildMaster(), Turns()),
    guild_stop=(BringGoods(),),
    actions=(Building(), GuildDeal(), BuyPair(), CityTrade(), RouteChange(), Raid()),
    sail_actions=(),
    after_turn=(),
    deals=(CogDeals(),),
    bans=(),
    good_pieces=GOOD_PIECES,
    marker_pieces=MARKER_PIECES,
    market_pairs=PAIRS,
    cities_of=one_city,
    route_fits=checked_route,
    second_routes=random_second_routes,
    after_clash=pick_again,
    after_use=stays_up,
    may_replace=face_up_only,
    rank_bid=printed_rank,
    rank_sum=zero_adds,
    two_laps=end_at_once,
    blocked=movement_ends,
    led_nowhere=may_go_on,
    office_prices=(BOTH,),
    chip_again=True,
    trade_kinds="disjoint",
    raid_needs_loot=False,
    robbable=anybody,
    rob_city=rob_city,
    rob_cog=rob_cog,
    exile=by_vote,
    way_out=by_others,
    cargo_open=False,
    talk=AnyTime(),
    promises="chat_only",
    challengers=active_or_against,
    least_defence=1,
    memory=MemoryRules(fur=2, peek_when=(False, True), forgets=False),
    island=IslandRules(goods=0, offices=True),
    laps_won_by=most_points,
    solo=SoloRules(city_goods, to_stock, strangers_first),
    pirate=PirateRules(seat=NONE, markers=NVALUES, robs_home=True, robs_safe=False),
    score=victory_points,
    has_won=five_points,
)
