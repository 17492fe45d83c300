"""Every step that can stand on Lübeck's agenda."""

from hanse.core.steps import InOrder
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.phases.display import Display
from hanse.games.luebeck.phases.packet_choice import Naming, Picking
from hanse.games.luebeck.phases.round_end import Clearing, CompassOn, GoingHome, Rounds
from hanse.games.luebeck.phases.setup import Deal

type AnyStep = (
    InOrder[Luebeck] | Deal | Rounds | Display | Picking | Naming | Acting | Clearing | GoingHome
    | CompassOn
)  # fmt: skip

ASKING = (Picking, Naming, Acting, GoingHome)
"""The steps that ask questions."""
