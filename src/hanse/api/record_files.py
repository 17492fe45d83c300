"""Records read from files, as games that can be continued."""

import secrets
from pathlib import Path

from hanse.api.chance import KEY_BYTES
from hanse.api.game import Game
from hanse.api.history import History
from hanse.core.dice import Dice, RecordedDice, key_of
from hanse.core.records.parse import read
from hanse.core.records.record import (
    Record,
    are_next_draws,
    goes_back,
    open_game,
    play_entry,
    wrong_draw,
)
from hanse.core.records.timeline import Timeline
from hanse.core.records.write import FIRST_LINE
from hanse.games import GAMES


def load(source: str | Path) -> Game:
    """Return the game that a record describes, from a file or from the record's own text."""
    is_text = isinstance(source, str) and source.startswith(FIRST_LINE)
    text = str(source) if is_text else Path(source).read_text("utf-8")
    return Game.from_history(replay_history(read(text, GAMES)))


def replay_history(record: Record) -> History:
    """Return the history of a record after replaying every entry.

    Later draws come from the record's key, or from a random key if the record names none.
    """
    spec = GAMES[record.setup.game]
    timeline = Timeline(spec, open_game(record, spec, RecordedDice(record.start)))
    timeline.keep = any(map(goes_back, record.entries))
    key = key_in(record)
    dice = Dice(key)
    are_next_draws(dice, record.start)
    timeline.game.dice = dice.copy()
    history = History(spec, timeline.game, key, record)
    for entry in record.entries:
        before = timeline.game.copy()
        play_entry(timeline, entry)
        are_next_draws(dice, entry.draws)
        timeline.game.dice = dice.copy()
        history.engine = timeline.game
        history.note(before)
    return history


def key_in(record: Record) -> bytes:
    """Return the key that produced the record's draws; a random key if the record names none."""
    about = record.about
    if about.seed:
        key = key_of(bytes.fromhex(about.seed), [bytes.fromhex(nonce) for nonce in about.nonces])
        if wrong_draw(record, Dice(key)) is None:
            return key
    return secrets.token_bytes(KEY_BYTES)
