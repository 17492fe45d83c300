"""The bots that play Kogge."""

from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.council import Alderman, Councillor
from hanse.bots.kogge.merchant import Deckhand, Hoarder, Merchant, Raider

BOTS = {
    "builder": Builder,
    "deckhand": Deckhand,
    "merchant": Merchant,
    "hoarder": Hoarder,
    "raider": Raider,
    "captain": Captain,
    "councillor": Councillor,
    "alderman": Alderman,
}
"""The first is who sits at a table where nobody says which; then from the weakest to the best."""
