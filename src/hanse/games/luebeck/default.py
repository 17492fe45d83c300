"""The parts of the rules, in the order of the book."""

from hanse.games.luebeck.actions.goods import Doubling, Goods
from hanse.games.luebeck.actions.pass_or_discard import Discarding, Passing
from hanse.games.luebeck.actions.special import Pirates, ShipChange
from hanse.games.luebeck.actions.voyage import TradeVoyages, Voyage
from hanse.games.luebeck.maps.chart import Chart
from hanse.games.luebeck.maps.deck import Deck
from hanse.games.luebeck.phases.display import Display
from hanse.games.luebeck.phases.packet_choice import Naming, Picking
from hanse.games.luebeck.phases.round_end import Clearing, CompassOn, GoingHome
from hanse.games.luebeck.phases.setup import Deal
from hanse.games.luebeck.rules import Rules


def default_rules(chart: Chart, deck: Deck) -> Rules:
    """Return the rules of the book, on this map and with these cards."""
    return Rules(
        setup=(Deal(),),
        round=(Display(), Picking(), Naming(), Clearing(), GoingHome(), CompassOn()),
        actions=(
            # Discarding comes last, because it depends on the options that the others have put on
            # the menu (L-DISC-01).
            Voyage(), Goods(), TradeVoyages(), Doubling(), Pirates(), ShipChange(), Passing(),
            Discarding(),
        ),
        chart=chart,
        deck=deck,
    )  # fmt: skip
