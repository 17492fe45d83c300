"""The variants, in the order in which they are put into the rules."""

from hanse.games.kogge.variants.bonus_chips import BONUS_CHIPS
from hanse.games.kogge.variants.bornholm import BORNHOLM
from hanse.games.kogge.variants.conflicts import CONFLICTS
from hanse.games.kogge.variants.five_players import FIVE_PLAYERS
from hanse.games.kogge.variants.memory import MEMORY
from hanse.games.kogge.variants.office_trade import OFFICE_TRADE
from hanse.games.kogge.variants.pirate import PIRATE
from hanse.games.kogge.variants.solo import SOLO, SOLO_ADVANCED
from hanse.games.kogge.variants.taxes import TAXES
from hanse.games.kogge.variants.three_piles import THREE_PILES
from hanse.games.kogge.variants.variant import Variant

VARIANTS: tuple[Variant, ...] = (
    THREE_PILES,
    # Before MEMORY and PIRATE, which look for the interception and the safe conduct that these
    # chips add.
    BONUS_CHIPS,
    TAXES,
    OFFICE_TRADE,
    CONFLICTS,
    MEMORY,
    BORNHOLM,
    FIVE_PLAYERS,
    PIRATE,
    SOLO,
    SOLO_ADVANCED,
)
VARIANTS_BY_NAME = {variant.name: variant for variant in VARIANTS}
