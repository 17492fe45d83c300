"""Every step that can stand on Kogge's agenda."""

from hanse.core.steps import InOrder
from hanse.games.kogge.actions.acting import Acting
from hanse.games.kogge.actions.exile import DrivenOut, ExileChoice, ExileVote
from hanse.games.kogge.actions.guild_deal import ChooseMarker
from hanse.games.kogge.actions.raid import Picking, Splitting
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction, Order
from hanse.games.kogge.phases.guildmaster import GuildMaster
from hanse.games.kogge.phases.market import Market
from hanse.games.kogge.phases.production import Production
from hanse.games.kogge.phases.setup import (
    FirstOffices,
    FirstOrder,
    LayOut,
    PickOpenly,
    StartPicks,
)
from hanse.games.kogge.phases.turns import Rounds, Turns

type AnyStep = (
    InOrder[Kogge] | LayOut | FirstOffices | StartPicks | PickOpenly | FirstOrder | Rounds | Market
    | Auction | Order | Production | GuildMaster | Turns | Sailing | Acting | ChooseMarker
    | Splitting | Picking | DrivenOut | ExileVote | ExileChoice
)  # fmt: skip

ASKING = (
    StartPicks, PickOpenly, Auction, GuildMaster, Sailing, Acting, ChooseMarker, Splitting,
    Picking, ExileVote, ExileChoice,
)  # fmt: skip
"""The steps that put questions."""
