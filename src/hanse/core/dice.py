"""Random draws: computed from a key and a counter, or read from a record."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from hanse.core.types import BadRecord

WORD = 1 << 64


def word(key: bytes, index: int) -> int:
    """Return the random 64-bit word with this index in a key's sequence."""
    digest = blake2b(index.to_bytes(8, "big"), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big")


def commitment(seed: bytes, match: str = "") -> bytes:
    """Return the commitment to a seed; players see it before they give nonces.

    So the seed cannot be changed later. With a match name, the commitment holds for that match
    only.
    """
    # The match is the key of the hash, so one seed used at two tables would show as two different
    # commitments (decision 11).
    return blake2b(seed, key=match.encode(), digest_size=32, person=b"hanse seed").digest()


def key_of(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """Return a match's key, which depends on the seed and on every seat's nonce."""
    mixed = blake2b(digest_size=32, person=b"hanse key")
    for part in (seed, *nonces):
        # The length of each part precedes it. Otherwise bytes could be moved from one nonce to the
        # next without changing the key.
        mixed.update(len(part).to_bytes(8, "big") + part)
    return mixed.digest()


class Dice:
    """Dice whose draws come from a key: keyed hashes of a counter, with rejection sampling.

    `drawn` lists each draw as (k, n): the number k out of 0 … n - 1.
    """

    __slots__ = ("at", "drawn", "key")

    def __init__(self, key: bytes, at: int = 0) -> None:
        self.key = key
        self.at = at
        self.drawn: list[tuple[int, int]] = []

    def copy(self) -> "Dice":
        """Return dice that will draw the same numbers."""
        # `drawn` is left out on purpose: it belongs to the move that was just played, not to the
        # copy.
        return Dice(self.key, self.at)

    def below(self, n: int) -> int:
        """Return one of 0 … n - 1, each equally likely."""
        k = self.next_word(n) % n
        self.drawn.append((k, n))
        return k

    def next_word(self, n: int) -> int:
        """Return the next word of the key that is fair for draws of one in n."""
        # Words above the last multiple of n are rejected; otherwise small numbers would come up
        # more often. `at` counts words and not draws, so a rejected word is never used again.
        limit = WORD - WORD % n
        while True:
            bits = word(self.key, self.at)
            self.at += 1
            if bits < limit:
                return bits

    def shuffle(self, items: Iterable[int]) -> list[int]:
        """Return these items in a random order."""
        mixed = list(items)
        # The order of these draws is part of every record: another way to shuffle would need a new
        # revision of the rules.
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed

    def one_of(self, counts: Sequence[int]) -> int:
        """Draw a thing from a bag and return its kind; the bag stays unchanged."""
        k = self.below(sum(counts))
        for kind, count in enumerate(counts):
            k -= count
            if k < 0:
                return kind
        raise AssertionError("an empty bag")


class RecordedDice(Dice):
    """Dice that read their draws from a record; the game must request them in the same order."""

    __slots__ = ("draws",)

    def __init__(self, draws_written: Sequence[tuple[int, int]], at: int = 0) -> None:
        super().__init__(b"", at)
        self.draws = list(draws_written)

    def copy(self) -> "RecordedDice":
        return RecordedDice(self.draws, self.at)

    def below(self, n: int) -> int:
        """Return the next draw of the record."""
        if self.at >= len(self.draws):
            raise BadRecord(f"a draw of {n} is missing")
        k, of = self.draws[self.at]
        # A different n means that today's rules ask for another draw than the rules of that time.
        # Taking the number anyway would show a game that nobody played (decision 5).
        if of != n or not 0 <= k < n:
            raise BadRecord(f"a draw of {n} is written as {k} of {of}")
        self.at += 1
        self.drawn.append((k, n))
        return k
