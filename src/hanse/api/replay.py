"""Histories made from records by replaying every entry."""

import secrets

import msgspec

from hanse.api.history import History
from hanse.api.seeds import KEY_BYTES
from hanse.core.dice import Dice, RecordedDice, key_of
from hanse.core.pickle_format import OTHER_VERSION, BadPickle, Origin, check_origin
from hanse.core.records.record import (
    Entry,
    Record,
    are_next_draws,
    goes_back,
    open_game,
    play_entry,
    wrong_draw,
)
from hanse.core.records.timeline import Timeline
from hanse.games import GAMES


def replay_history(record: Record) -> History:
    """Return the history of a record after replaying every entry.

    Later draws come from the record's key, or from a random key if the record names none.
    """
    dice = Dice(key_in(record))
    are_next_draws(dice, record.start)
    return replay_with(record, dice)


def replay_with(record: Record, dice: Dice) -> History:
    """Return the history of a record whose entries used these dice, as they were at the start."""
    spec = GAMES[record.setup.game]
    timeline = Timeline(spec, open_game(record, spec, RecordedDice(record.start)))
    timeline.keep = any(map(goes_back, record.entries))
    timeline.game.dice = dice.copy()
    history = History(spec, timeline.game, dice.key, record)
    for entry in record.entries:
        add_entry(history, timeline, entry, dice)
    return history


def add_entry(history: History, timeline: Timeline, entry: Entry, dice: Dice) -> None:
    """Play an entry, and note the game before it."""
    before = timeline.game.copy()
    play_entry(timeline, entry)
    are_next_draws(dice, entry.draws)
    timeline.game.dice = dice.copy()
    history.engine = timeline.game
    history.note(before)


def key_in(record: Record) -> bytes:
    """Return the key that produced the record's draws; a random key if the record names none."""
    about = record.about
    if about.seed:
        key = key_of(bytes.fromhex(about.seed), [bytes.fromhex(nonce) for nonce in about.nonces])
        if wrong_draw(record, Dice(key)) is None:
            return key
    return secrets.token_bytes(KEY_BYTES)


def restore_history(origin: Origin, state: tuple[bytes, bytes, int]) -> History:
    """Return a history that was pickled; raise BadPickle if it does not fit this version."""
    check_origin(origin, GAMES, older=True)
    written, key, at = state
    try:
        return replay_with(msgspec.json.decode(written, type=Record), Dice(key, at))
    except OTHER_VERSION as wrong:
        raise BadPickle(f"this record is of another version: {wrong}") from wrong
