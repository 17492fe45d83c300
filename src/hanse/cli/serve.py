"""hanse serve: a server for matches between people far apart."""

from typing import Annotated

import typer
from msgspec.structs import replace

from hanse.cli.server_extra import server_packages


def serve(
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
) -> None:
    """Run the server. Without DATABASE_URL it stores matches in its own PostgreSQL."""
    with server_packages():  # slow imports that only a few commands need
        from hanse.server.config import BadSettings, read_settings  # noqa: PLC0415
        from hanse.server.serve import serve as run  # noqa: PLC0415
    try:
        settings = read_settings()
    except BadSettings as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    run(replace(settings, port=port or settings.port, host=host or settings.host))
