"""The interface of a game: everything that the rest of the code may use, in four groups.

`about` lists the game's contents, `play` runs it, `see` limits who may know what, and `text` writes
it down. A game exports one `GameSpec`; nothing outside its folder knows more about it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import attrgetter, or_
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.game_words import GameWords
from hanse.core.notation.codecs import Codec
from hanse.core.notation.moves import Notation
from hanse.core.position import Position, write_position
from hanse.core.rule_changes import RuleChange
from hanse.core.setup import BadSetup, Setup
from hanse.core.steps import Step
from hanse.core.types import SPECTATOR, Addressed, Counts, Event, Move, Preview, Seat
from hanse.core.views import Sections, View
from hanse.core.wire import reader

type AnyStep = Step[Any]  # Any: steps of all games in one list; only their names are read


@dataclass(frozen=True)
class ReadingInfo:
    """A reading: one open question of the rules with named answers, the default first."""

    name: str
    rules: tuple[str, ...]
    answers: tuple[str, ...]
    since: int = 1
    """The revision of the rules that introduced the reading, or its current default."""
    before: str = ""
    """The answer in games begun under an older revision; empty means the first answer."""
    touches: tuple[str, ...] = ()
    """Other paragraphs of the rulebook that the answers to this reading change."""

    def answer_before(self) -> str:
        """Return the answer in games that were begun before revision `since`."""
        return self.before or self.answers[0]


@dataclass(frozen=True)
class VariantInfo:
    """A variant, with the moves, events and steps that exist only with it."""

    name: str
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    steps: tuple[type[AnyStep], ...] = ()


class Preset(Struct, frozen=True):
    """A ready-made table: its number of seats, its edition and its variants.

    `fits` lists every number of seats for which it is meant, and `minutes` is the approximate
    length of a game.
    """

    name: str
    seats: int
    fits: tuple[int, ...]
    minutes: int
    edition: str = ""
    variants: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    rounds: int


AGREEMENT = "agreement"
"""The ending of a game that everyone agreed to end."""


def first_answer(game: Game, seat: Seat) -> Move:
    """Return the first of the allowed answers to the seat's question."""
    return next(game.asking[seat].moves())


def without_data(setup: Setup, texts: Mapping[str, str]) -> Setup:
    """Return the setup; raise BadSetup for any supplied file, because the game uses none."""
    for name in texts:
        raise BadSetup(f"{setup.game} has no use for a {name[:40]}", "no_data", name[:40])
    return setup


def never_reveals(addressed: Sequence[Addressed]) -> bool:
    """Return False, for a game whose events never reveal anything; only draws do."""
    return False


@dataclass(frozen=True)
class GameInfo:
    """Facts about a game that are known before a match begins."""

    name: str
    seats: range
    """Every possible number of seats, with any variants."""
    seats_with: Callable[[Sequence[str]], tuple[int, ...]]
    """The possible numbers of seats with these variants; empty if some exclude each other."""
    editions: tuple[str, ...]
    readings: Sequence[ReadingInfo]
    variants: Sequence[VariantInfo]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[AnyStep], ...]
    most_rounds: int
    edition_answers: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The answers of each edition to readings, if they differ from the default."""
    endings: tuple[str, ...] = ()
    """All values of `Outcome.by` under the rules; AGREEMENT is possible as well."""
    revision: int = 1
    """The revision of the rules. A change that draws differently from the same key increases it."""
    presets: tuple[Preset, ...] = ()
    """Ready-made tables, those for beginners first."""
    data: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """Functions that read a supplied file's text and return the setup's, by the file's name."""
    shipped: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Files of these kinds that come with the game: their texts by kind and by name."""
    with_data: Callable[[Setup, Mapping[str, str]], Setup] = without_data
    """A function that adds files to a setup; on a mistake, it raises BadSetup with the line."""
    data_faults: tuple[str, ...] = ()
    """The codes of all possible faults in supplied files."""
    previews: tuple[type[Preview], ...] = ()
    """The previews that a view can show for the answers to a question."""
    changes: Callable[[Setup], Mapping[str, RuleChange]] = lambda setup: {}
    """The paragraphs of the rulebook that a table changes, by their ids."""

    def as_begun(self, setup: Setup, revision: int) -> Setup:
        """Return the setup with the answers that were in force under this revision.

        A reading introduced later gets its earlier answer, if the edition or the default would now
        answer differently. The table's own choices stay.
        """
        chosen, edition = dict(setup.readings), self.edition_answers.get(setup.edition, {})
        readings = self.readings if revision < self.revision else ()
        later = [r for r in readings if r.since > revision and r.name not in chosen]
        then = tuple(
            (reading.name, reading.answer_before())
            for reading in later
            if edition.get(reading.name, reading.answers[0]) != reading.answer_before()
        )
        return replace(setup, readings=(*setup.readings, *then)) if then else setup

    def usual_seats(self, variants: Sequence[str] = ()) -> int:
        """Return the largest number of seats, preferably one also possible without variants."""
        fit, plain = self.seats_with(variants), self.seats_with(())
        return max([seats for seats in fit if seats in plain] or fit or plain)


@dataclass(frozen=True)
class Play[G: Game]:
    """Functions that begin and judge a game. Moves are made by `Game.play`."""

    new: Callable[[Setup, Dice], G]
    outcome: Callable[[G], Outcome | None]
    pieces: Callable[[G], dict[str, Counts]]
    """The total number of pieces of each kind, wherever they are; it never changes."""
    counts: Callable[[G], dict[str, Sequence[int]]]
    """The number of pieces in each place, by the place's name; never negative."""
    round: Callable[[G], int] = lambda game: 0
    """The current round; 0 before the first, or if the game has none."""
    irreversible: Callable[[Sequence[Addressed]], bool] = never_reveals
    """Whether an answer's events revealed more than the answer itself. (T-UNDO-01)"""
    preview_if_all_pass: Callable[[G], Sequence[Event]] = lambda game: ()
    """The events that would follow now if no asked seat added anything."""
    default_answer: Callable[[G, Seat], Move] = first_answer
    """The answer for a seat that gives none. (T-AWAY-01)"""
    plain_reply: Callable[[G, Seat], Move | None] = lambda game, seat: None
    """The reply of a seat that takes no interest in offers to it; None if there are no offers.

    An offer stands until it is answered, and a bot should not keep people waiting.
    """
    call_off: Callable[[G], None] | None = None
    """A function that ends the game as it is, by agreement; without it, nobody can agree to end."""
    turn: Callable[[G], object] = lambda game: None
    """The current turn; answers of one turn can be taken back together."""


@dataclass(frozen=True)
class See[G: Game, V: View]:
    """Functions that give each seat its view of a game."""

    view_type: type[V]
    public: Callable[[G], Sections]
    """The sections of a view that everyone sees."""
    private: Callable[[G, Seat], Sections]
    """The sections of a view that this seat alone sees."""
    moves: tuple[type[Move], ...]
    imagine: Callable[[V, Dice], G]
    """A game that the view's owner cannot distinguish from the real one."""
    hidden: Callable[[G, Seat], dict[str, object]]
    """Things that this seat does not know, by name, for tests."""
    from_setup: Callable[[Setup], Sections] = lambda setup: {}
    """Public sections that are known before a game begins, such as the map of the game."""
    everything: Callable[[G], Sections] | None = None
    """The public sections with all hidden things visible, for games that are over."""

    def __post_init__(self) -> None:
        """Build the reader now: msgspec crashes if a thread reads while another builds one."""
        _ = self.read_view

    @cached_property
    def read_view(self) -> Callable[[bytes], V]:
        """The reader of views from JSON."""
        return reader(self.view_type, self.moves)

    def open_sections(self, game: G) -> Sections:
        """Return the sections of a viewer who may see everything."""
        return self.everything(game) if self.everything else self.public(game)

    def sections(self, game: G, viewer: Seat) -> Sections:
        """Return all sections of a seat, or of a spectator, who has only the public ones."""
        public = self.public(game)
        return public if viewer == SPECTATOR else {**public, **self.private(game, viewer)}

    def view(self, game: G, viewer: Seat = SPECTATOR) -> V:
        """Return everything this viewer may know."""
        return self.view_type(**self.sections(game, viewer))


@dataclass(frozen=True)
class Text[G: Game]:
    """Functions that write a game down and read it again. JSON follows from the types."""

    moves: tuple[type[Move], ...]
    position_type: type[Position[Any, Any]]  # Any: the table and the steps of this game
    restore: Callable[[Setup, Any, Dice], G]  # Any: the table of a position
    """A game with this table and an empty agenda."""
    notation: Notation = field(default_factory=Notation)
    """The notation of moves; those left out are written by their names and numbers."""
    layout: Mapping[str, Codec] = field(default_factory=dict)
    """The codecs for the parts of the game's positions, by name."""
    words: GameWords = field(default_factory=GameWords)
    """The place of the game's words, and the functions that show its own kinds of fields."""
    more_words: Callable[[], tuple[GameWords, ...]] = tuple
    """The words of variants and readings that other packages add to the game."""
    table_of: Callable[[G], object] = attrgetter("table")

    def __post_init__(self) -> None:
        """Build the readers now: msgspec crashes if a thread reads while another builds one."""
        if not self.notation.wordings.keys() >= {*self.moves}:
            object.__setattr__(self, "notation", Notation(self.moves, self.notation.wordings))
        _ = self.read_move, self.read_position

    def all_words(self) -> tuple[GameWords, ...]:
        """Return the game's own words, then those of other packages."""
        return (self.words, *self.more_words())

    @cached_property
    def read_move(self) -> Callable[[bytes], Move]:
        """The reader of moves from JSON."""
        return reader(reduce(or_, self.moves), self.moves)

    @cached_property
    def read_position(self) -> Callable[[bytes], Position[Any, Any]]:  # Any: as above
        """The reader of positions from JSON."""
        return reader(self.position_type, self.moves)

    def position(self, game: G) -> bytes:
        """Return the current position as JSON, including secrets."""
        return write_position(game, self.table_of(game))

    def from_position(self, text: bytes, dice: Dice) -> G:
        """Return the game that a position describes, with the same open questions."""
        found = self.read_position(text)
        game = self.restore(found.setup, found.table, dice)
        game.resume(found.agenda, found.ply, found.asked)
        return game


@dataclass(frozen=True)
class GameSpec[G: Game, V: View]:
    """A game's entry in the registry. G is its class of games, V its class of views."""

    about: GameInfo
    play: Play[G]
    see: See[G, V]
    text: Text[G]


type Spec = GameSpec[Game, View]
"""The entry of some game, for code that hands its games and views on as they are."""

type AnySpec = GameSpec[Any, Any]  # Any: one of the registry; its games and views go together
