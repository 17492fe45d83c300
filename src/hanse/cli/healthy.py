"""hanse healthy: whether a server or worker on this machine lives, for a supervisor."""

from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from hanse.cli.server_extra import server_packages

PATIENCE = 4.0
"""Seconds to wait for an answer."""
LOCAL_ADDRESSES = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The address to query when a server listens on every address."""


def healthy(
    port: Annotated[int | None, typer.Option(help="Its port, if not HANSE_PORT.")] = None,
) -> None:
    """End with 0 if the server on this machine says that it lives, else with 1."""
    with server_packages():
        from hanse.server.config import read_settings  # noqa: PLC0415

    settings = read_settings()
    host = LOCAL_ADDRESSES.get(settings.host, settings.host)
    named = f"[{host}]" if ":" in host else host
    address = f"http://{named}:{port or settings.port}/healthz"
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            typer.echo(answer.read().decode())
    except (URLError, OSError) as wrong:
        typer.echo(f"{address}: {wrong}", err=True)
        raise typer.Exit(1) from wrong
