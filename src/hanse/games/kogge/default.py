"""The default rules: the German book, and our rulings where it is silent."""

from hanse.games.kogge.actions.build import Building, book_price
from hanse.games.kogge.actions.buy_markers import BuyPair
from hanse.games.kogge.actions.change_route import RouteChange, is_face_up
from hanse.games.kogge.actions.exile import exile_by_others, exile_by_vote
from hanse.games.kogge.actions.guild_deal import GuildDeal
from hanse.games.kogge.actions.raid import Raid, any_cog_can_be_robbed, rob_city
from hanse.games.kogge.actions.routes import cities_with_number
from hanse.games.kogge.actions.sail import end_movement, keep_sailing
from hanse.games.kogge.actions.trade import CityTrade
from hanse.games.kogge.board import GOOD_PIECES, MARKER_PIECES, NVALUES
from hanse.games.kogge.deals.kinds import CogDeals
from hanse.games.kogge.deals.talk import TalkAnyTime
from hanse.games.kogge.moves import BOTH
from hanse.games.kogge.phases.auction import Auction, Order, printed_rank, zero_adds
from hanse.games.kogge.phases.conflict import active_or_against
from hanse.games.kogge.phases.guildmaster import TWO_LAPS, BringGoods, GuildMaster, end_immediately
from hanse.games.kogge.phases.market import PAIRS, Market
from hanse.games.kogge.phases.production import GOODS_PER_MARKER, Production
from hanse.games.kogge.phases.setup import (
    FirstOffices,
    LayOut,
    ShowRoutes,
    is_legal_route,
    pick_again,
    random_second_routes,
)
from hanse.games.kogge.phases.solo import return_to_stock, strangers_first, take_city_goods
from hanse.games.kogge.phases.turns import Turns
from hanse.games.kogge.rule_values.prices import Prices
from hanse.games.kogge.rule_values.score_rows import BOOK_ROWS
from hanse.games.kogge.rule_values.variant_rules import IslandRules, MemoryRules, PirateRules
from hanse.games.kogge.rules import Rules, SoloRules
from hanse.games.kogge.scoring import five_points, most_points
from hanse.games.kogge.table import NONE
from hanse.games.kogge.transfers import leave_face_up

DEFAULT = Rules(
    setup=(LayOut(), ShowRoutes(), FirstOffices()),
    round=(Market(), Auction(), Order(), Production(), GuildMaster(), Turns()),
    guild_stop=(BringGoods(),),
    actions=(Building(), GuildDeal(), BuyPair(), CityTrade(), RouteChange(), Raid()),
    sail_actions=(),
    after_turn=(),
    deals=(CogDeals(),),
    bans=(),
    score_rows=BOOK_ROWS,
    good_pieces=GOOD_PIECES,
    marker_pieces=MARKER_PIECES,
    market_pairs=PAIRS,
    cities_of=cities_with_number,
    route_fits=is_legal_route,
    second_routes=random_second_routes,
    after_clash=pick_again,
    after_use=leave_face_up,
    may_replace=is_face_up,
    rank_bid=printed_rank,
    rank_sum=zero_adds,
    goods_per_marker=GOODS_PER_MARKER,
    guild_walk=TWO_LAPS,
    two_laps=end_immediately,
    blocked=end_movement,
    led_nowhere=keep_sailing,
    prices=Prices(step=1, passage=1, peek=1, pair=1, chip=6, raid=3, marker=1, good=1),
    office_price=book_price,
    office_prices=(BOTH,),
    free_steps=(1, 2),
    trade_ratio=(2, 3),
    chip_again=True,
    trade_kinds="disjoint",
    raid_needs_loot=False,
    robbable=any_cog_can_be_robbed,
    rob_city=rob_city,
    cog_piles=2,
    city_piles=1,
    exile=exile_by_vote,
    way_out=exile_by_others,
    cargo_open=False,
    talk=TalkAnyTime(),
    promises="chat_only",
    challengers=active_or_against,
    least_defence=1,
    memory=MemoryRules(fur=2, peek_when=(False, True), forgets=True),
    island=IslandRules(goods=0, offices=True),
    laps_won_by=most_points,
    solo=SoloRules(take_city_goods, return_to_stock, strangers_first),
    pirate=PirateRules(seat=NONE, markers=NVALUES, robs_home=True, robs_safe=False),
    points_to_win=five_points,
)
