"""hanse verify: play a record again, and draw every draw again from its key."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from hanse.cli.files import read_record
from hanse.core.dice import Dice, commitment, key_of
from hanse.core.reading import Reader
from hanse.core.record import About, wrong_draw


def verify(file: Annotated[Path, typer.Argument(help="A record.")]) -> None:
    """Play a record again and draw every draw again from its key."""
    read = read_record(file)
    record = read.record
    entries = len(record.entries)
    typer.echo(f"{file}: {entries} entries, each as the rules allow")
    key = key_told(record.about, file)
    wrong = wrong_draw(record, Dice(key))
    if wrong is not None:
        fail(f"{file}, line {line_of(read, wrong)}: not what the key gives")
    typer.echo(f"{file}: {draws(read)} draws, each as the key gives it")


def key_told(about: About, file: Path) -> bytes:
    """The key, if the record tells what it was made from and that fits what was promised."""
    if not about.seed:
        fail(f"{file}: no seed is told, so the draws cannot be drawn again")
    try:
        seed, nonces = bytes.fromhex(about.seed), [bytes.fromhex(nonce) for nonce in about.nonces]
    except ValueError:
        fail(f"{file}: seed and nonces are written in hex")
    if about.commitment and commitment(seed).hex() != about.commitment:
        fail(f"{file}: this is not the seed whose hash was shown before play")
    return key_of(seed, nonces)


def fail(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)


def line_of(read: Reader, entry: int) -> int:
    return read.start_line if entry < 0 else read.entry_lines[entry]


def draws(read: Reader) -> int:
    return len(read.record.start) + sum(len(entry.draws) for entry in read.record.entries)
