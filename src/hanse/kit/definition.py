"""The definition of a game, from which the kit derives everything else that Hanse needs."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any

from msgspec import ValidationError, convert

from hanse.core.dice import Dice
from hanse.core.game_words import GameWords
from hanse.core.notation.codecs import Codec
from hanse.core.notation.moves import Notation
from hanse.core.packages.browser_uis import BrowserUi
from hanse.core.packages.extensions import READINGS, VARIANTS, GameSource, find_extensions
from hanse.core.position import Position
from hanse.core.setup import Setup
from hanse.core.spec import (
    AGREEMENT,
    AnySpec,
    AnyStep,
    GameInfo,
    GameSpec,
    Outcome,
    Play,
    Preset,
    ReadingInfo,
    Text,
    VariantInfo,
)
from hanse.core.types import Addressed, Counts, Event, Move
from hanse.kit.kinds import kinds_of_shown, kinds_of_told
from hanse.kit.notation import derive_layout, derive_notation
from hanse.kit.setups import AnyReading, AnyVariant, Options
from hanse.kit.table import Ended, Game, Table
from hanse.kit.variants import Reading, Variant
from hanse.kit.views import AnyGame, Secrets, make_see, open_secrets
from hanse.kit.words import game_words


@dataclass(frozen=True)
class GameDefinition[T: Table](GameSource):
    """A game: its classes, and everything about it that the kit cannot derive.

    An entry point in the group `hanse.games` has the game's name and leads to the definition.
    """

    name: str
    game: type[Game[T]]
    table: type[T]
    seats: Sequence[int]
    """Every possible number of seats, such as `range(2, 5)`."""
    moves: tuple[type[Move], ...]
    steps: tuple[type[AnyStep], ...]
    """The steps that can be on the agenda while somebody is asked."""
    events: tuple[type[Event], ...] = ()
    """All events but `Ended`, which every game has."""
    words: Mapping[str, str] | GameWords = field(default_factory=dict)
    """Fluent texts by language, or the place of their files."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The names of numbered things, such as the cards of a deck, by table."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The kinds of fields, such as `mark.value`, if their types do not say them."""
    endings: tuple[str, ...] = ()
    """Every way in which the game can end."""
    most_rounds: int = 0
    """The maximum number of rounds; 0 for a game without rounds."""
    secrets: Secrets[T, Any, Any] | None = None  # Any: what is seen is of the game's own types
    """What each seat may know; without it, everyone sees the whole table."""
    reveals: tuple[type[Event], ...] = ()
    """Events that reveal something hidden, so that what led to them cannot be taken back."""
    variants: tuple[AnyVariant, ...] = ()
    readings: tuple[AnyReading, ...] = ()
    editions: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The editions, each with its answers to readings; a game may have none."""
    presets: tuple[Preset, ...] = ()
    revision: int = 1
    """The revision of the rules. A change that draws differently from the same key increases it."""
    notation: Notation | None = None
    """The notation of moves; without it, it is derived."""
    layout: Mapping[str, Codec] = field(default_factory=dict)
    """Codecs for parts of positions, in place of derived ones."""
    browser_ui: str = ""
    """A JavaScript file next to the game's module, which draws the game in browsers.

    Servers use it only if their host lists the package. See the page on the game kit.
    """

    def make_spec(self) -> AnySpec:
        """Return the spec of the game, with the variants and readings of other packages."""
        variants = find_extensions(VARIANTS, self.name, Variant, self.check_variant)
        readings = find_extensions(READINGS, self.name, Reading, self.check_reading)
        return SpecMaker(self, (*self.variants, *variants), (*self.readings, *readings)).spec()

    def own_browser_ui(self) -> BrowserUi | None:
        """Return the browser UI that the package brings, if it brings one."""
        return BrowserUi(self.game.__module__, self.browser_ui) if self.browser_ui else None

    def check_variant(self, variant: AnyVariant) -> None:
        """Refuse a variant of another package whose name is taken."""
        if variant.name in [one.name for one in self.variants]:
            raise ValueError("there is one of this name already")

    def check_reading(self, reading: AnyReading) -> None:
        """Refuse a reading of another package whose name is taken."""
        if reading.name in [one.name for one in self.readings]:
            raise ValueError("there is one of this name already")


class SpecMaker:
    """Everything derived from a definition, with these variants and readings."""

    def __init__(
        self,
        game: GameDefinition[Any],  # Any: tables of every type
        variants: tuple[AnyVariant, ...],
        readings: tuple[AnyReading, ...],
    ) -> None:
        self.game = game
        self.options = Options(game.name, tuple(game.seats), game.editions, variants, readings)
        self.moves = unique([*game.moves, *(m for v in variants for m in v.moves)])
        events: list[type[Event]] = [*game.events, Ended]
        self.events = unique([*events, *(e for v in variants for e in v.events)])
        self.steps = unique([*game.steps, *(s for v in variants for s in v.steps)])
        self.secrets = game.secrets or open_secrets(game.table)
        self.kinds = {
            **kinds_of_told([*self.moves, *self.events]),
            **kinds_of_shown("table", self.secrets.public_type),
            **kinds_of_shown("own", self.secrets.own_type),
            "ended.points": "points",
            "ended.by": "text",
            **game.kinds,
        }

    def spec(self) -> AnySpec:
        """Return the spec."""
        return GameSpec(
            about=self.info(),
            play=self.play(),
            see=make_see(
                self.game.game, self.secrets, self.moves, self.steps, bool(self.game.most_rounds)
            ),
            text=self.text(),
        )

    def info(self) -> GameInfo:
        game, options = self.game, self.options
        variants, readings = options.variants.values(), options.readings.values()
        return GameInfo(
            name=game.name,
            seats=options.all_seats(),
            seats_with=options.seats_with,
            editions=tuple(game.editions),
            readings=tuple(
                ReadingInfo(r.name, r.rules, tuple(r.answers), r.since) for r in readings
            ),
            variants=tuple(VariantInfo(v.name, v.moves, v.events, v.steps) for v in variants),
            moves=self.moves,
            events=self.events,
            steps=self.game.steps,
            most_rounds=max(1, game.most_rounds),
            edition_answers=game.editions,
            endings=game.endings,
            revision=game.revision,
            presets=game.presets,
            changes=options.changed_rules,
        )

    def play(self) -> Play[AnyGame]:
        return Play(
            new=self.new,
            outcome=outcome,
            pieces=counted_pieces,
            counts=lambda game: {},
            round=lambda game: game.table.round,
            irreversible=self.is_irreversible,
            call_off=call_off,
        )

    def new(self, setup: Setup, dice: Dice) -> AnyGame:
        """Return a new game as far as the first question."""
        self.options.check(setup)
        game = self.game.game(setup, self.game.table(), dice)
        game.begin()
        self.options.change(game)
        game.settle()
        return game

    def is_irreversible(self, told: Sequence[Addressed]) -> bool:
        return any(isinstance(one.event, self.game.reveals) for one in told)

    def text(self) -> Text[AnyGame]:
        game = self.game
        sections = {"table": self.secrets.public_type, "own": self.secrets.own_type}
        step: Any = reduce(or_, self.steps)  # Any: a union of types, made at run time
        return Text(
            moves=self.moves,
            position_type=Position[game.table, step],  # type: ignore[name-defined]
            restore=game.game,
            notation=game.notation or derive_notation(self.moves, self.kinds, game.names),
            layout={**derive_layout(sections, self.steps, game.names), **game.layout},
            words=game_words(game.name, game.words, game.names, self.kinds, game.most_rounds),
            more_words=lambda: self.added_words,
        )

    @property
    def added_words(self) -> tuple[GameWords, ...]:
        words = [variant.words for variant in self.options.variants.values()]
        words += [reading.words for reading in self.options.readings.values()]
        return tuple(one for one in words if not one.is_empty())


def unique[E](things: Iterable[E]) -> tuple[E, ...]:
    return tuple(dict.fromkeys(things))


def outcome(game: AnyGame) -> Outcome | None:
    result = game.table.result
    if result is None:
        return None
    return Outcome(result.by, result.winners, result.points, game.table.round)


def counted_pieces(game: AnyGame) -> dict[str, Counts]:
    """Return the pieces as counted by the game; refuse a result of another type."""
    counted = game.count_pieces()
    try:
        return convert(counted, dict[str, Counts])
    except ValidationError as wrong:
        needed = 'must return a dict of tuples, such as {"cards": (4, 4, 4)}'
        raise TypeError(f"count_pieces {needed}, not {counted!r}") from wrong


def call_off(game: AnyGame) -> None:
    """End a game by agreement; those with the most points win."""
    points = game.count_points()
    most = max(points)
    game.end(AGREEMENT, [seat for seat, count in enumerate(points) if count == most], points)
