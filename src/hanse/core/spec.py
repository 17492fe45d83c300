"""The interface of a game: everything the rest of the code may ask of it, in four groups.

`about` says what there is in the game, `play` runs it, `see` says who may know what, and `text`
writes it down. A game exports one `GameSpec`; nothing outside its folder knows more of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.game_words import GameWords
from hanse.core.notation.codecs import Codec
from hanse.core.notation.moves import Notation
from hanse.core.rule_changes import RuleChange
from hanse.core.setup import BadSetup, Setup
from hanse.core.steps import Step
from hanse.core.types import SPECTATOR, Addressed, Counts, Event, Move, Preview, Seat
from hanse.core.views import Sections, View

type AnyStep = Step[Any]  # Any: steps of all games in one list; only their names are read


@dataclass(frozen=True)
class ReadingInfo:
    """A reading: one open question of the rules with named answers, the default first."""

    name: str
    rules: tuple[str, ...]
    answers: tuple[str, ...]
    since: int = 1
    """The revision of the rules that brought it."""
    before: str = ""
    """How games begun by an older revision are played; with its first answer, if this is empty."""
    touches: tuple[str, ...] = ()
    """Other paragraphs of the rulebook that its answers change."""

    def answer_before(self) -> str:
        """Return the answer of games that were begun when there was no such choice."""
        return self.before or self.answers[0]


@dataclass(frozen=True)
class VariantInfo:
    """A variant, and the moves, events and steps that there are only with it."""

    name: str
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    steps: tuple[type[AnyStep], ...] = ()


class Preset(Struct, frozen=True):
    """A table that can be taken as it is: how many sit, by which edition and variants.

    `fits` lists every number of seats that it is meant for, and `minutes` says about how long a
    game takes.
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
"""What a game has ended by, if all agreed to end it."""


def first_answer(game: Game, seat: Seat) -> Move:
    """Return the first answer on the list."""
    return next(game.asking[seat].moves())


def without_data(setup: Setup, texts: Mapping[str, str]) -> Setup:
    """Put no files in: the game has no use for any."""
    for name in texts:
        raise BadSetup(f"{setup.game} has no use for a {name[:40]}", "no_data", name[:40])
    return setup


def nothing(told: Sequence[Addressed]) -> bool:
    """Nothing is ever revealed but by draws."""
    return False


@dataclass(frozen=True)
class GameInfo:
    """Facts about a game before any is played."""

    name: str
    seats: range
    """Every number of seats that there can be, with whatever variants."""
    seats_with: Callable[[Sequence[str]], tuple[int, ...]]
    """For how many a game with these variants is; for nobody, if they do not go together."""
    editions: tuple[str, ...]
    readings: tuple[ReadingInfo, ...]
    variants: tuple[VariantInfo, ...]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[AnyStep], ...]
    most_rounds: int
    edition_answers: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """How each edition answers readings, where that is not the default."""
    endings: tuple[str, ...] = ()
    """All that `Outcome.by` can be by the rules; beside them there is AGREEMENT."""
    revision: int = 1
    """Raised when the same key and answers would draw otherwise than before. Written in records."""
    presets: tuple[Preset, ...] = ()
    """Tables that are offered ready made, for beginners first."""
    data: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """Files that a player may put in, by name: what a setup carries for the text of such a file."""
    shipped: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Such files that come with the game: their texts by what they are and by name."""
    with_data: Callable[[Setup, Mapping[str, str]], Setup] = without_data
    """A setup with files put in, by their names or texts; BadSetup has the line of a mistake."""
    data_faults: tuple[str, ...] = ()
    """The codes of all that can be wrong with such files."""
    previews: tuple[type[Preview], ...] = ()
    """What a view tells of the answers to a question, before one is given."""
    changes: Callable[[Setup], Mapping[str, RuleChange]] = lambda setup: {}
    """The paragraphs of the rulebook that a table changes, by their ids."""

    def as_begun(self, setup: Setup, revision: int) -> Setup:
        """Return the setup of a game begun by this revision, which knew no later reading.

        Every later reading that the edition would answer otherwise today is named with the answer
        that was played then; what the table chose itself stays.
        """
        chosen, edition = dict(setup.readings), self.edition_answers.get(setup.edition, {})
        later = [r for r in self.readings if r.since > revision and r.name not in chosen]
        then = tuple(
            (reading.name, reading.answer_before())
            for reading in later
            if edition.get(reading.name, reading.answers[0]) != reading.answer_before()
        )
        return replace(setup, readings=(*setup.readings, *then)) if then else setup

    def usual_seats(self, variants: Sequence[str] = ()) -> int:
        """Return the largest number that can play, if possible one that can without variants."""
        fit, plain = self.seats_with(variants), self.seats_with(())
        return max([seats for seats in fit if seats in plain] or fit or plain)


@dataclass(frozen=True)
class Play[G: Game]:
    """Functions that begin and judge a game. Moves are made by `Game.play`."""

    new: Callable[[Setup, Dice], G]
    outcome: Callable[[G], Outcome | None]
    pieces: Callable[[G], dict[str, Counts]]
    """How many pieces there are of each kind, wherever they lie; it never changes."""
    counts: Callable[[G], dict[str, Sequence[int]]]
    """How many lie where, by the name of the place; nowhere may there be fewer than none."""
    round: Callable[[G], int] = lambda game: 0
    """Which round is being played; 0 before the first, or where there are none."""
    irreversible: Callable[[Sequence[Addressed]], bool] = nothing
    """Did what an answer told show somebody more than the answer itself? (T-UNDO-01)"""
    preview_if_all_pass: Callable[[G], Sequence[Event]] = lambda game: ()
    """Events that would follow now if every seat that is asked added nothing."""
    default_answer: Callable[[G, Seat], Move] = first_answer
    """What is answered for a seat that does not answer. (T-AWAY-01)"""
    plain_reply: Callable[[G, Seat], Move | None] = lambda game, seat: None
    """What a seat says out of turn that does not care for what was said to it; none if nothing was.

    An offer stands until it is answered, and a bot should not let people wait."""
    call_off: Callable[[G], None] | None = None
    """Ends the game as it stands, by agreement: nobody wins. Without it, nobody can agree so."""
    turn: Callable[[G], object] = lambda game: None
    """Which turn is being played; answers of one turn can be taken back together."""


@dataclass(frozen=True)
class See[G: Game, V: View]:
    """Functions that say which seat may know what."""

    view_type: type[V]
    public: Callable[[G], Sections]
    """The sections of a view that everybody sees."""
    private: Callable[[G, Seat], Sections]
    """The sections of a view that this seat alone sees."""
    read_view: Callable[[bytes], V]
    imagine: Callable[[V, Dice], G]
    """A game that whoever has this view cannot tell from the real one."""
    hidden: Callable[[G, Seat], dict[str, object]]
    """What this seat does not know, by name: for tests."""

    from_setup: Callable[[Setup], Sections] = lambda setup: {}
    """Those of the public sections that are known before a game begins, such as its map."""
    everything: Callable[[G], Sections] | None = None
    """The public sections with all that is hidden laid open, for games that are over."""

    def opened(self, game: G) -> Sections:
        """Return the sections of a viewer from whom nothing is hidden."""
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
    """Functions that write a game down and read it again."""

    read_move: Callable[[bytes], Move]
    position: Callable[[G], bytes]
    """The game as it stands, secrets and all."""
    from_position: Callable[[bytes, Dice], G]
    notation: Notation = field(default_factory=Notation)
    """Its moves as text."""
    layout: Mapping[str, Codec] = field(default_factory=dict)
    """How the parts of its positions are written, by their names."""
    words: GameWords = field(default_factory=GameWords)
    """Where its words stand, and how its own kinds of fields are shown."""


@dataclass(frozen=True)
class GameSpec[G: Game, V: View]:
    """A game as the registry holds it. G is its class of games, V its class of views."""

    about: GameInfo
    play: Play[G]
    see: See[G, V]
    text: Text[G]


type AnySpec = GameSpec[Any, Any]  # Any: one of the registry; its games and views go together
