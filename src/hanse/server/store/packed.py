"""The entries of a finished match in one compressed blob, without the ids of commands."""

import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise

from msgspec import Struct, json

from hanse.core.records.record import Draws, Entry

FORMAT = b"\x01"
"""The first byte, which identifies the format of the rest."""
LEVEL = 9
MICRO = 1_000_000


class UnknownFormat(ValueError):
    """An error: a newer version packed this blob."""


class Columns(Struct, array_like=True):
    """The entries by column, so that neighbouring values are similar.

    Plies, times (in microseconds) and outages are stored as differences, questions as the distance
    before their ply. `exact` holds times that are no whole microseconds, unchanged.
    """

    seats: list[int]
    plies: list[int]
    questions: list[int]
    moves: list[str]
    draws: list[Draws]
    times: list[int]
    outages: list[int]
    exact: list[float] = []


def pack(entries: Sequence[Entry]) -> bytes:
    """Return the entries as a blob; `unpack` restores them without their commands."""
    micros = [round(entry.at * MICRO) for entry in entries]
    whole = all(us / MICRO == entry.at for us, entry in zip(micros, entries, strict=True))
    columns = Columns(
        [entry.seat for entry in entries],
        differences([entry.ply for entry in entries]),
        [entry.ply - entry.question for entry in entries],
        [entry.move.decode() for entry in entries],
        [entry.draws for entry in entries],
        differences(micros) if whole else [],
        differences([entry.outages for entry in entries]),
        [] if whole else [entry.at for entry in entries],
    )
    return FORMAT + zlib.compress(json.encode(columns), LEVEL)


def unpack(blob: bytes) -> list[Entry]:
    if blob[:1] != FORMAT:
        raise UnknownFormat("these entries were archived by a newer version")
    stored = json.decode(zlib.decompress(blob[1:]), type=Columns)
    times = stored.exact or [us / MICRO for us in accumulate(stored.times)]
    rows = zip(
        stored.seats, accumulate(stored.plies), stored.questions, stored.moves, stored.draws, times,
        accumulate(stored.outages), strict=True,
    )  # fmt: skip
    return [
        Entry(ply, seat, ply - before, move.encode(), draws, "", at, outages)
        for seat, ply, before, move, draws, at, outages in rows
    ]


def differences(numbers: list[int]) -> list[int]:
    return [after - before for before, after in pairwise([0, *numbers])]
