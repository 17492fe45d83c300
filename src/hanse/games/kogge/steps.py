"""Every step that can stand on Kogge's agenda."""

from hanse.core.steps import InOrder
from hanse.games.kogge.actions.exile import DrivenOut, ExileChoice, ExileVote, LandChoice, LandVote
from hanse.games.kogge.actions.guild_deal import ChooseMarker
from hanse.games.kogge.actions.intercept import ExtraChips, Intercepting
from hanse.games.kogge.actions.raid import Picking, Splitting
from hanse.games.kogge.actions.sail import Landing, Sailing
from hanse.games.kogge.actions.three_piles import LeavingPile, SplittingLoot
from hanse.games.kogge.actions.turn_actions import Acting, AfterTurn
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction, Order
from hanse.games.kogge.phases.conflict import Challenging, Fighting
from hanse.games.kogge.phases.guildmaster import BringGoods, GuildMaster
from hanse.games.kogge.phases.island import Island
from hanse.games.kogge.phases.market import Market
from hanse.games.kogge.phases.memory import CoverRoutes, LookAround, MoreFur, StartSwap
from hanse.games.kogge.phases.pirate import NamePirate
from hanse.games.kogge.phases.production import Production
from hanse.games.kogge.phases.setup import (
    FirstOffices,
    FirstOrder,
    LayOut,
    PickOpenly,
    ShowRoutes,
    StartPicks,
)
from hanse.games.kogge.phases.solo import (
    ClearCity,
    Contest,
    DrawFirst,
    DrawSecond,
    Escaping,
    GuildAlone,
    LayStrangers,
)
from hanse.games.kogge.phases.spoils import Demanding, Pushing
from hanse.games.kogge.phases.taxes import Confiscate, TaxCogs
from hanse.games.kogge.phases.turns import Rounds, Turns

type AnyStep = (
    InOrder[Kogge] | LayOut | FirstOffices | StartPicks | PickOpenly | FirstOrder | Rounds | Market
    | Auction | Order | Production | GuildMaster | Turns | Sailing | Acting | ChooseMarker
    | Splitting | Picking | DrivenOut | ExileVote | ExileChoice | ShowRoutes | BringGoods
    | AfterTurn | SplittingLoot | LeavingPile | ExtraChips | Intercepting | TaxCogs | Confiscate
    | Challenging | Fighting | Demanding | Pushing | CoverRoutes | MoreFur | LookAround | StartSwap
    | Landing | LandVote | LandChoice | Island | NamePirate
    | LayStrangers | DrawFirst | DrawSecond | Contest | ClearCity | GuildAlone | Escaping
)  # fmt: skip

ASKING = (
    StartPicks, PickOpenly, Auction, GuildMaster, Sailing, Acting, ChooseMarker, Splitting,
    Picking, ExileVote, ExileChoice,
)  # fmt: skip
"""The steps of the basic game that ask players questions."""
