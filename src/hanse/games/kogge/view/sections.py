"""The sections of a view: public ones, the seat's own, the seat's question."""

from msgspec import Struct

from hanse.core.questions.shapes import Menu
from hanse.core.setup import Setup
from hanse.core.types import Counts, Seat
from hanse.core.views import Asked
from hanse.games.kogge.result import Result
from hanse.games.kogge.steps import AnyStep
from hanse.games.kogge.terms import Terms, Vow


class Board(Struct, frozen=True):
    """The cities. A covered route's value is NONE here; its owner is public.

    `shown` are covered routes that all have seen, each slot with its value (K-ADV-MEM-03); `crest`
    is the number of a tenth city (B-SETUP-01), or NONE if there are nine.
    """

    goods: Counts
    sites: Counts
    site_goods: Counts
    routes: Counts
    covered: Counts
    raided: Counts
    shown: tuple[tuple[int, int], ...]
    crest: int


class Fleet(Struct, frozen=True):
    """The cogs, the order of play, and the guild master with his way so far."""

    cogs: Counts
    order: Counts
    guild: int
    guild_start: int
    walked: int


class Supply(Struct, frozen=True):
    """Stock, market, the size of the reserve (G-62), and goods that left the game (S-GM-03).

    `brings` is the number of goods that one marker in a bid would bring to each city (K-PROD-01).
    """

    stock: Counts
    reserve: int
    market: tuple[tuple[int, int], ...]
    chip_supply: Counts
    gone: Counts
    brings: Counts


class OfficeCost(Struct, frozen=True):
    """One way to pay for an office: the value of the move, and its price (D-03)."""

    value: int
    goods: Counts
    markers: Counts


class Costs(Struct, frozen=True):
    """The prices at this table, including for each city the ways to pay for an office.

    `raid_marker` and `chip` are numbers of matching markers and goods. A robber takes one of
    `cog_piles`. Of `city_piles`, the robber takes all but one, or the only one.
    """

    offices: tuple[tuple[OfficeCost, ...], ...]
    raid_marker: int
    chip: int
    cog_piles: int
    city_piles: int


class ScoreSeen(Struct, frozen=True):
    """A row of the score: the points for each kind of piece, and at the end each seat's pieces."""

    name: str
    each: Counts
    pieces: tuple[Counts, ...]


class Scores(Struct, frozen=True):
    """K-END-03: the rows of the final score at this table."""

    rows: tuple[ScoreSeen, ...]


class Walk(Struct, frozen=True):
    """K-GM-02: the guild master's way for a number of steps, and the raided cities on it."""

    steps: int
    city: int
    walked: int
    over: Counts


class NearEnd(Struct, frozen=True):
    """A reason why the game may soon be over: a seat's points, laps, or a last round.

    `left` is the number of points or cities still missing.
    """

    by: str
    seat: int
    left: int


class Ends(Struct, frozen=True):
    """Ends of the game: points to win for each seat, the guild master's way, and near endings."""

    to_win: Counts
    walk: int
    walks: tuple[Walk, ...]
    near: tuple[NearEnd, ...]


class Players(Struct, frozen=True):
    """K-SETUP-05, D-14: the numbers of each seat's pieces, and their kinds only if they are open.

    `pirate` is a seat, or NONE if there is none; `noted` are his points so far (P-06).
    """

    hands: Counts
    cargo: Counts
    cargo_open: tuple[Counts, ...]
    raids: Counts
    raids_aside: Counts
    offices: Counts
    chips: Counts
    development: Counts
    bids: tuple[Counts, ...]
    ready: tuple[bool, ...]
    piles: Counts
    piles_open: tuple[Counts, ...]
    intercepted: Counts
    pirate: int
    noted: int


class OfferSeen(Terms, frozen=True):
    """G-73: an open offer as everyone sees it; the words of a promise bind nobody (D-09)."""

    offer: int
    maker: Seat
    to: Seat
    give_count: int
    take_count: int


class Talking(Struct, frozen=True):
    """The open offers, the binding vows, and the number of offers by seat this round and in all."""

    offers: tuple[OfferSeen, ...]
    vows: tuple[Vow, ...]
    made: Counts
    count: int


class Pools(Struct, frozen=True):
    """A viewer's knowledge of each seat's markers and cargo, value by value, kind by kind."""

    markers: Counts
    goods: Counts


class Now(Struct, frozen=True):
    """The state of the game: its agenda, and the asked seats with the plies of their questions.

    `drawn` was the virtual player's last bid; `outbid` means that it won the auction (S-BID-01).
    """

    agenda: tuple[AnyStep, ...]
    asked: tuple[tuple[Seat, int], ...]
    ply: int
    round: int
    last_round: bool
    drawn: Counts
    outbid: bool
    result: Result | None


class Own(Struct, frozen=True):
    """The knowledge of this seat alone."""

    seat: Seat
    hand: Counts
    cargo: Counts
    routes: tuple[tuple[int, int], ...]
    sealed: int
    vote: int
    fight: Counts
    piles: tuple[Counts, ...]
    pools: Pools
    offers: tuple[tuple[int, Counts, Counts], ...]


class View(Struct, frozen=True):
    """One field for each section: public ones, the seat's own, the seat's question."""

    setup: Setup
    board: Board
    fleet: Fleet
    supply: Supply
    costs: Costs
    scores: Scores
    ends: Ends
    players: Players
    pools: Pools
    talk: Talking
    now: Now
    own: Own | None = None
    asked: Asked | None = None
    asides: Menu | None = None
