"""The start of a game: its seats and players, new or resumed."""

import secrets
from collections.abc import Sequence
from datetime import date
from hashlib import blake2b
from pathlib import Path

import typer
from msgspec.structs import replace

from hanse.bots.registry import BOTS
from hanse.cli.play import saves
from hanse.cli.play.event_log import EventLog, event_log_of
from hanse.cli.play.saves import PERSON, Save
from hanse.cli.play.terminal import Terminal
from hanse.cli.play.terminal_match import TerminalMatch
from hanse.cli.setup_options import check_bot
from hanse.core.dice import key_of
from hanse.core.records.record import About, Record
from hanse.core.records.record import replay as played_again
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import BadRecord
from hanse.games import GAMES
from hanse.match.match import Match
from hanse.version import __version__
from hanse.words import Words

USUAL_SEATS = 3
NO_BOTS = ["none"]


class Seating:
    """People in the first seats, bots in the others."""

    def __init__(
        self,
        spec: AnySpec,
        seats: int,
        bots: Sequence[str],
        names: Sequence[str],
        words: Words,
        *,
        variants: Sequence[str] = (),
        usual: str = "",
    ) -> None:
        self.spec = spec
        self.fits = spec.about.seats_with(variants) or spec.about.seats_with(())
        self.words = words
        self.named = tuple(names)
        self.usual = usual or best_bot(spec)
        """The bot of every seat for which none is named."""
        bots = [] if bots == NO_BOTS else list(bots) or None  # type: ignore[assignment]
        self.seats = seats or self.usual_seats(bots)
        self.who = self.seats_for(bots)

    def usual_seats(self, bots: Sequence[str] | None) -> int:
        wished = max(len(self.named), 1) + len(bots) if bots else max(USUAL_SEATS, len(self.named))
        return min(self.fits, key=lambda seats: abs(seats - wished))

    def seats_for(self, bots: Sequence[str] | None) -> tuple[str, ...]:
        if bots is None:
            people = min(max(len(self.named), 1), self.seats)
            bots = [self.usual] * (self.seats - people)
        for name in bots:
            check_bot(self.spec, name)
        people = self.seats - len(bots)
        if people < 1:
            raise typer.BadParameter(f"{len(bots)} bots leave no seat for you")
        return (*[PERSON] * people, *bots)

    def names(self) -> tuple[str, ...]:
        """Return the given names, followed by period names that are still free."""
        ours = self.words.say("terminal-names").split()
        spare = [name for name in ours if name not in self.named]
        return (*self.named, *spare)[: self.seats]


def best_bot(spec: AnySpec) -> str:
    """Return the last bot made for this game, or else the first that plays every game."""
    own = [name for name, breed in BOTS.items() if breed.only == spec.about.name]
    return own[-1] if own else next(name for name, breed in BOTS.items() if not breed.only)


def new_match(
    setup: Setup, seating: Seating, seed: str, terminal: Terminal, *, confirms: bool = False
) -> TerminalMatch:
    """Return a new game. Its file holds the seed, so that the game can be resumed and verified."""
    wished = blake2b(seed.encode(), digest_size=32).digest() if seed else secrets.token_bytes(32)
    about = About(seating.names(), date.today().isoformat(), __version__)
    match = Match.new(setup, wished, about=about)
    match.record.about = replace(match.record.about, seed=wished.hex())
    saves.note_seats(match.record, seating.who)
    save = Save(saves.new_file(setup.game), match.spec)
    save.begin(match.record, match.game)
    event_log = EventLog(match.spec, match.game.events)
    return TerminalMatch(
        match, seating.who, words=seating.words, terminal=terminal, event_log=event_log, save=save,
        key=key_of(wished, ()), confirms=confirms, shows_goal=True,
    )  # fmt: skip


def resumed_match(
    path: Path, bots: Sequence[str], words: Words, terminal: Terminal, *, confirms: bool = False
) -> TerminalMatch:
    """Return the game in a file, ready to be resumed."""
    record = saves.open_record(path).record
    spec = GAMES[record.setup.game]
    key = key_in(record)
    try:
        match = Match.again(record, key)
    except BadRecord as wrong:
        raise typer.BadParameter(f"{path}: {wrong}") from wrong
    who = saves.seats_in(record)
    if bots or len(who) != record.setup.seats:
        who = Seating(spec, record.setup.seats, bots, [], words).who
    if not record.about.names:
        record.about = replace(record.about, names=Seating(spec, len(who), bots, [], words).names())
    saves.note_seats(record, who)
    event_log = event_log_of(match, next(played_again(record, spec)).events)
    save = Save(path, spec)
    if not match.game.over:
        save.begin(record, match.game)
    return TerminalMatch(
        match, who, words=words, terminal=terminal, event_log=event_log, save=save, key=key,
        confirms=confirms,
    )  # fmt: skip


def key_in(record: Record) -> bytes:
    """Return the key of the game's chance; refuse a record without a seed."""
    about = record.about
    if not about.seed:
        raise typer.BadParameter("the record tells no seed, so nothing can be drawn any more")
    return key_of(bytes.fromhex(about.seed), [bytes.fromhex(nonce) for nonce in about.nonces])
