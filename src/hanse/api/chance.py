"""The source of a game's chance."""

import secrets
from hashlib import blake2b

from hanse.core.dice import Dice, key_of
from hanse.core.types import Seat

type Seed = int | str | None

KEY_BYTES = 32


def seed_bytes(seed: Seed) -> bytes:
    """Return the bytes of a seed, the same as `hanse play --seed`; without one, random bytes."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest()


def key_from(seed: Seed) -> bytes:
    return key_of(seed_bytes(seed), ())


def bot_dice(key: bytes, seat: Seat, entries: int) -> Dice:
    """Return a bot's own dice, from the game's key and its number of entries."""
    name = f"seat {seat}, entry {entries}".encode()
    return Dice(blake2b(name, key=key, digest_size=KEY_BYTES).digest())
