"""hanse worker: bots, time-outs and notifications, in a separate process from the servers."""

import typer

from hanse.cli.server_extra import server_packages


def worker() -> None:
    """Answer for bots and absent players, and notify players of their turns. Any number may run."""
    with server_packages():  # slow imports that only a few commands need
        from hanse.server.config import BadSettings, read_settings  # noqa: PLC0415
        from hanse.server.serve import work  # noqa: PLC0415
    try:
        settings = read_settings()
    except BadSettings as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    work(settings)
