"""The view of one seat or a spectator, built from scratch, in sections."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.core.types import Counts, Seat
from hanse.core.views import Asked, Sections, question_for
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.chart import Chart
from hanse.games.luebeck.maps.deck import NOWHERE, SORTS, Deck
from hanse.games.luebeck.maps.drawn_chart import DrawnChart, drawn_chart
from hanse.games.luebeck.move_preview import preview
from hanse.games.luebeck.moves import AnyMove
from hanse.games.luebeck.previews import AnyPreview
from hanse.games.luebeck.result import Result
from hanse.games.luebeck.steps import AnyStep
from hanse.games.luebeck.table import Table


class CardKind(Struct, frozen=True):
    """The properties of equal cards; `city` is -1 and `colour` empty if they name no city."""

    sort: str
    city: int
    value: int
    cost: int
    count: int
    colour: str


class CardKinds(Struct, frozen=True):
    """The deck: its kinds of cards, by their numbers."""

    name: str
    kinds: tuple[CardKind, ...]


class Sea(Struct, frozen=True):
    """The place of every cog, and the figures aboard."""

    places: Counts
    crews: Counts


class Cards(Struct, frozen=True):
    """The cards. Display and discards are open; the stack is known from the second run on."""

    packets: tuple[Counts, ...]
    discards: Counts
    stack: int
    stack_known: Counts
    run: int


class Players(Struct, frozen=True):
    """L-G-20: the size of each hand, and the cards that everyone saw being taken."""

    hands: Counts
    known: tuple[Counts, ...]
    doublings: tuple[Counts, ...]
    reserve: Counts
    scores: Counts
    passed: tuple[bool, ...]
    compass: Seat


class Now(Struct, frozen=True):
    """The state of the game: its agenda, and the asked seats with the plies of their questions."""

    agenda: tuple[AnyStep, ...]
    asked: tuple[tuple[Seat, int], ...]
    ply: int
    round: int
    last_round: bool
    result: Result | None


class Own(Struct, frozen=True):
    """The knowledge of this seat alone."""

    seat: Seat
    hand: Counts


class Answer(Struct, frozen=True):
    """One answer to the seat's question, and its effect."""

    move: AnyMove
    would: AnyPreview


class Answers(Struct, frozen=True):
    """Every answer to the seat's question."""

    all: tuple[Answer, ...]


class View(Struct, frozen=True):
    """A view: a field for each public section, and for those of the seat and its question."""

    setup: Setup
    chart: DrawnChart
    deck: CardKinds
    sea: Sea
    cards: Cards
    players: Players
    now: Now
    own: Own | None = None
    asked: Asked | None = None
    answers: Answers | None = None


def public(game: Luebeck) -> Sections:
    """Return the sections that everyone sees."""
    table = game.table
    return {
        "setup": game.setup,
        "chart": drawn_chart(game.rules.chart, game.rules.deck),
        "deck": card_kinds(game.rules.chart, game.rules.deck),
        "sea": Sea(tuple(table.places), tuple(table.crews)),
        "cards": cards(table),
        "players": players(table),
        "now": now(game),
    }


def private(game: Luebeck, viewer: Seat) -> Sections:
    """Return the sections that only this seat sees."""
    return {
        "own": Own(viewer, game.table.hands[viewer]),
        "asked": question_for(game, viewer),
        "answers": answers(game, viewer),
    }


def everything(game: Luebeck) -> Sections:
    """Return the public sections as if all hands and the stack were open."""
    table = game.table
    return {
        **public(game),
        "cards": replace(cards(table), stack_known=tuple(table.stack)),
        "players": replace(players(table), known=tuple(table.hands)),
    }


def answers(game: Luebeck, viewer: Seat) -> Answers | None:
    """Return every answer of this seat with its effect, or None if the seat is not asked."""
    question = game.asking.get(viewer)
    if question is None:
        return None
    each = [Answer(move, preview(game, viewer, move)) for move in question.moves()]  # type: ignore[arg-type]
    return Answers(tuple(each))


@lru_cache(maxsize=256)
def card_kinds(chart: Chart, deck: Deck) -> CardKinds:
    """Return the kinds of cards in a deck, with colours from the map; they never change."""
    colours = drawn_chart(chart, deck).colours
    rows = zip(
        deck.sorts, deck.cities, deck.values, deck.costs, deck.counts, deck.colours, strict=True
    )
    kinds = [
        CardKind(SORTS[sort], city, value, cost, count, colour or colour_of(city, colours))
        for sort, city, value, cost, count, colour in rows
    ]
    return CardKinds(deck.name, tuple(kinds))


def colour_of(city: int, colours: Sequence[str]) -> str:
    return "" if city == NOWHERE else colours[city]


def cards(table: Table) -> Cards:
    """Return the section of the cards; after the first run everyone knows the stack."""
    return Cards(
        tuple(table.packets),
        tuple(table.discards),
        sum(table.stack),
        tuple(table.stack) if table.run > 1 else (),
        table.run,
    )


def players(table: Table) -> Players:
    return Players(
        tuple([len(hand) for hand in table.hands]),
        tuple(table.known),
        tuple(table.doublings),
        tuple(table.reserve),
        tuple(table.scores),
        tuple(table.passed),
        table.compass,
    )


def now(game: Luebeck) -> Now:
    table = game.table
    return Now(
        tuple(game.agenda),  # type: ignore[arg-type]
        tuple(sorted(game.asked_at.items())),
        game.ply,
        table.round,
        table.last_round,
        table.result,
    )
