"""hanse verify: play a record again, and draw every draw again from its key."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from hanse.cli.files import read_text
from hanse.core.diagram import BadLine
from hanse.core.dice import Dice, commitment, key_of
from hanse.core.heading import Head, Lines, game_of, revision_of, told_about
from hanse.core.reading import Reader, draws_by_line
from hanse.core.record import About, drawn_from
from hanse.games import GAMES


def verify(file: Annotated[Path, typer.Argument(help="A record.")]) -> None:
    """Play a record again and draw every draw again from its key."""
    text = read_text(file)
    try:
        about, older = heading_of(text, file)
        playable = played(text, file, older)
        check_draws(text, file, key_told(about, file))
    except BadLine as wrong:
        fail(f"{file}, {wrong}")
    if not playable:
        raise typer.Exit(1)


def heading_of(text: str, file: Path) -> tuple[About, bool]:
    """What the record says of itself, and whether it is of an older revision; that is said."""
    head = Head(Lines(text))
    spec = game_of(head, GAMES)
    revision = revision_of(head, spec)
    older = revision < spec.revision
    if older:
        typer.echo(
            f"{file}: begun by revision {revision} of the rules, which are now at revision "
            f"{spec.revision}; today the same key may draw something else"
        )
    return told_about(head), older


def played(text: str, file: Path, older: bool) -> bool:
    """Does every entry go through? One of an older revision need not; its draws are still read."""
    try:
        record = Reader(text, GAMES).record
    except BadLine as wrong:
        if not older:
            raise
        typer.echo(f"{file}, {wrong}: today's rules cannot play it", err=True)
        return False
    typer.echo(f"{file}: {len(record.entries)} entries, each as the rules allow")
    return True


def check_draws(text: str, file: Path, key: bytes) -> None:
    """Draw every draw again."""
    dice, count = Dice(key), 0
    for number, draws in draws_by_line(text):
        if not drawn_from(dice, draws):
            fail(f"{file}, line {number}: not what the key gives")
        count += len(draws)
    typer.echo(f"{file}: {count} draws, each as the key gives it")


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
