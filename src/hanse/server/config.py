"""Every setting of the server, in one place; read from the environment."""

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, ValidationError, convert


class Settings(Struct, frozen=True):
    """What can be set: HANSE_PORT sets `port`, and so on; DATABASE_URL goes by its usual name."""

    database_url: str = ""
    """A PostgreSQL to keep the matches in; without one, an embedded one in the data folder."""
    data: str = ""
    """The data folder of the embedded PostgreSQL."""
    host: str = "127.0.0.1"
    port: int = 8080
    base_url: str = ""
    """The address people use, if the server stands behind a proxy."""
    secure_cookies: bool = True
    """Cookies only over https, or on this machine itself; off for plain http in a club's net."""
    cached_matches: int = 500
    """How many running games are kept in memory."""
    pool: int = 8
    """Connections to the database."""
    bots_at_once: int = 2
    bot_delay: float = 0.6
    """Seconds before a bot answers, so that one can follow it."""
    log_level: str = "info"


class BadSettings(ValueError):
    """A setting that cannot be understood."""


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process."""
    env = os.environ if environment is None else environment
    named = {field: f"HANSE_{field.upper()}" for field in Settings.__struct_fields__}
    named["database_url"] = "DATABASE_URL"
    found = {field: env[name] for field, name in named.items() if env.get(name)}
    try:
        settings = convert(found, Settings, strict=False)
    except ValidationError as wrong:
        raise BadSettings(str(wrong)) from wrong
    return settings


def data_folder(settings: Settings) -> Path:
    """Where the embedded database lives."""
    if settings.data:
        return Path(settings.data)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return Path(base) / "hanse"
