"""hanse worker: bots and time-outs, beside the servers."""

import typer

from hanse.server.config import BadSettings, read_settings


def worker() -> None:
    """Answer for bots and for those whose time is up. As many as you like may run."""
    from hanse.server.serve import work  # noqa: PLC0415  heavy, and only for this

    try:
        settings = read_settings()
    except BadSettings as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    work(settings)
