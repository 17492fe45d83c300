"""Every step that can stand on Lübeck's agenda."""

from hanse.core.steps import InOrder
from hanse.games.luebeck.actions.acting import Acting
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.phases.clearing import Clearing, CompassOn, GoingHome, Rounds
from hanse.games.luebeck.phases.display import Display
from hanse.games.luebeck.phases.picking import Naming, Picking
from hanse.games.luebeck.phases.setup import Deal

type AnyStep = (
    InOrder[Luebeck] | Deal | Rounds | Display | Picking | Naming | Acting | Clearing | GoingHome
    | CompassOn
)  # fmt: skip

ASKING = (Picking, Naming, Acting, GoingHome)
"""The steps that put questions."""
