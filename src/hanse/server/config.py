"""Every setting of the server, in one place; read from the environment."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct, convert

from hanse.server.addresses import AllowedAddresses


class Settings(Struct, frozen=True):
    """What can be set: HANSE_PORT sets `port`, and so on; DATABASE_URL goes by its usual name.

    docs/hosting.md explains each; a test compares the two.
    """

    database_url: str = ""
    data: str = ""
    host: str = "127.0.0.1"
    port: int = 8080
    base_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    metrics_for: str = "127.0.0.1,::1"
    worker_port: int = 0
    cached_matches: int = 500
    pool: int = 8
    group_commit: int = 0
    database_wait: float = 30.0
    unsafe_database: bool = False
    bots_at_once: int = 2
    bot_processes: int = 2
    bot_delay: float = 0.6
    bus: str = ""
    look_around: float = 1.0
    messages: int = 100
    requests_a_minute: int = 6000
    files_a_minute: int = 12000
    foresights_a_minute: int = 3000
    tables_an_hour: int = 240
    bot_tables_an_hour: int = 20
    lessons_an_hour: int = 240
    most_sockets: int = 5000
    sockets_an_address: int = 250
    connections_an_address: int = 500
    hsts: int = 0
    positions: bool = False
    drain: float = 0.0
    log_level: Literal["debug", "info", "warning", "error"] = "info"


class BadSettings(ValueError):
    """A setting that cannot be understood."""


def variable(field: str) -> str:
    """Return the variable of the environment that sets this."""
    return "DATABASE_URL" if field == "database_url" else f"HANSE_{field.upper()}"


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings of this process."""
    env = os.environ if environment is None else environment
    named = {field: variable(field) for field in Settings.__struct_fields__}
    found = {field: env[name] for field, name in named.items() if env.get(name)}
    for field, value in found.items():
        check_setting(field, value)
    return convert(found, Settings, strict=False)


def check_setting(field: str, value: str) -> None:
    """Raise BadSettings, with the name of the variable, if this cannot be understood."""
    try:
        settings = convert({field: value}, Settings, strict=False)
        AllowedAddresses(settings.metrics_for)
        check_bus(settings.bus)
    except ValueError as wrong:
        why = str(wrong).partition(" - at ")[0]
        raise BadSettings(f"{variable(field)}={value}: {why}") from wrong


def check_bus(bus: str) -> None:
    """Raise ValueError if nothing can carry hints there."""
    if bus not in ("", "postgres") and not bus.startswith(("nats://", "tls://")):
        raise ValueError("expected postgres, or the address of NATS: nats://…")


def data_folder(settings: Settings) -> Path:
    """Where the embedded database lives."""
    if settings.data:
        return Path(settings.data)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return Path(base) / "hanse"
