"""The hash by which `hanse check` finds a match that newer rules lead elsewhere."""

from hashlib import blake2b

from msgspec.structs import replace

from hanse.core.dice import key_of
from hanse.core.setup import Setup
from hanse.match.match import Match
from hanse.tables.live.copies import digest


def test_a_match_of_older_rules_keeps_its_hash() -> None:
    """The readings that it has because it is older were not there when it was stored."""
    new = Match.new(Setup("kogge", 3), b"seed")
    stored = blake2b(new.spec.text.position(new.game), digest_size=12).hexdigest()
    assert digest(new) == stored
    record = replace(new.record, revision=2)
    older = Match.again(record, key_of(b"seed", []))
    assert dict(older.game.setup.readings)["zero_in_bid"] == "breaks_ties"
    assert digest(older) == stored
    assert older.game.setup.readings, "the game itself is not changed by it"


def test_another_choice_is_another_hash() -> None:
    plain = Match.new(Setup("kogge", 3), b"seed")
    chosen = Match.new(Setup("kogge", 3, readings=(("zero_in_bid", "breaks_ties"),)), b"seed")
    assert digest(plain) != digest(chosen)
