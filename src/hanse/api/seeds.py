"""Seeds, keys and dice: the sources of a game's random draws."""

import secrets
from hashlib import blake2b

from hanse.core.dice import Dice, key_of
from hanse.core.types import Seat

type Seed = int | str | None

KEY_BYTES = 32


def seed_bytes(seed: Seed) -> bytes:
    """Return the bytes of a seed, as `hanse play --seed` computes them; random bytes for None."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest()


def key_from(seed: Seed) -> bytes:
    return key_of(seed_bytes(seed), ())


def bot_dice(key: bytes, seat: Seat, entries: int) -> Dice:
    """Return a bot's own dice, derived from the game's key, the seat and the number of entries."""
    name = f"seat {seat}, entry {entries}".encode()
    return Dice(blake2b(name, key=key, digest_size=KEY_BYTES).digest())
