"""The server's settings, read from environment variables."""

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, get_args
from urllib.parse import urlsplit

from msgspec import Meta, Struct, convert

from hanse.server.addresses import AllowedAddresses

type LogLevel = Literal["debug", "info", "warning", "error"]
type SmtpSecurity = Literal["starttls", "tls", "none"]
type Count = Annotated[int, Meta(ge=0)]
type AtLeastOne = Annotated[int, Meta(ge=1)]
type Port = Annotated[int, Meta(ge=0, le=65535)]
type Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True):
    """All settings: HANSE_PORT sets `port` and so on; DATABASE_URL keeps its usual name.

    docs/hosting.md explains each; a test compares the two.
    """

    database_url: str = ""
    data: str = ""
    host: str = "127.0.0.1"
    port: Port = 8080
    base_url: str = ""
    allowed_hosts: str = ""
    trusted_proxies: str = "127.0.0.1"
    metrics_for: str = "127.0.0.1,::1"
    worker_port: Port = 0
    cached_matches: AtLeastOne = 500
    pool: AtLeastOne = 8
    group_commit: Count = 0
    database_wait: Seconds = 30.0
    min_free_disk: Count = 100
    unsafe_database: bool = False
    max_thinking_bots: Count = 2
    bot_processes: Count = 2
    bot_delay: Seconds = 0.6
    thinking_per_minute: Seconds = 20.0
    pause_unwatched: bool = True
    notification_networks: str = ""
    smtp_host: str = ""
    smtp_port: Port = 587
    smtp_security: SmtpSecurity = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    push_contact: str = ""
    bus: str = ""
    poll_interval: Annotated[float, Meta(gt=0)] = 1.0
    messages: Count = 100
    requests_per_minute: Count = 6000
    files_per_minute: Count = 12000
    previews_per_minute: Count = 3000
    tables_per_hour: Count = 240
    bot_tables_per_hour: Count = 20
    lessons_per_hour: Count = 240
    joins_per_hour: Count = 600
    channels_per_hour: Count = 60
    sign_ins_per_hour: Count = 120
    confirmations_per_day: Count = 500
    seats_per_session: Count = 200
    max_sockets: AtLeastOne = 5000
    sockets_per_address: Count = 250
    connections_per_address: Count = 500
    addresses_per_network: Count = 4
    addresses_per_server: Count = 20
    hsts: Count = 0
    positions: bool = False
    browser_uis: str = ""
    drain: Seconds = 0.0
    log_level: LogLevel = "info"


RENAMED = {
    "bots_at_once": "max_thinking_bots",
    "foresights_a_minute": "previews_per_minute",
    "look_around": "poll_interval",
}
"""Earlier names of settings that differ too much from the present names."""
MIN_SIMILARITY = 0.75
"""An unknown variable is reported if it is at least this similar to a setting."""


class BadSettings(ValueError):
    """An error: a setting is invalid."""


def variable(field: str) -> str:
    """Return the environment variable that sets this field."""
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
    """Raise BadSettings with the name of the variable if its value is invalid."""
    try:
        settings = convert({field: value}, Settings, strict=False)
        AllowedAddresses(settings.metrics_for)
        AllowedAddresses(settings.trusted_proxies)
        AllowedAddresses(settings.notification_networks)
        check_bus(settings.bus)
        check_base_url(settings.base_url)
        check_push_contact(settings.push_contact)
        check_hosts(settings.allowed_hosts)
        check_packages(settings.browser_uis)
    except ValueError as wrong:
        why = str(wrong).partition(" - at ")[0]
        if field == "log_level":
            why = f"expected one of {', '.join(get_args(LogLevel.__value__))}"
        raise BadSettings(f"{variable(field)}={without_password(value)}: {why}") from wrong


def without_password(value: str) -> str:
    """Return a setting's value for printing, with the credentials in addresses removed."""
    return re.sub(r"//[^/,]*@", "//…@", value)


def check_bus(bus: str) -> None:
    """Raise ValueError unless this is empty, `postgres` or the address of a NATS server."""
    if bus not in ("", "postgres") and not bus.startswith(("nats://", "tls://")):
        raise ValueError("expected postgres, or the address of NATS: nats://…")


def check_base_url(address: str) -> None:
    """Raise ValueError unless this is empty or an http(s) address without a path."""
    if address and not address.startswith(("http://", "https://")):
        raise ValueError("expected an address with http:// or https://")
    if urlsplit(address).path.strip("/"):
        raise ValueError("expected an address without a path")


def check_push_contact(contact: str) -> None:
    """Raise ValueError unless this is empty, a mail address or the address of a page."""
    if contact and not re.fullmatch(r"(https://|(mailto:)?[^\s@:/]+@)[^\s@]+", contact):
        raise ValueError("expected a mail address, or a page with https://")


def check_hosts(names: str) -> None:
    """Raise ValueError if these are addresses of pages instead of host names."""
    if not re.fullmatch(r"[\w.*, -]*", names):
        raise ValueError("expected names without http:// and without ports, comma-separated")


def check_packages(names: str) -> None:
    """Raise ValueError if these are no names of packages, as `pip install` takes them."""
    if not re.fullmatch(r"[\w., -]*", names):
        raise ValueError("expected names of installed packages, comma-separated")


def unknown_settings(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return misspelled and renamed variables, each with the setting probably meant."""
    env = os.environ if environment is None else environment
    known = {variable(field) for field in Settings.__struct_fields__}
    odd = {name: name.removeprefix("HANSE_").lower() for name in env if name.startswith("HANSE_")}
    meant = {name: similar_setting(field) for name, field in odd.items() if name not in known}
    return {name: variable(field) for name, field in meant.items() if field}


def similar_setting(field: str) -> str:
    """Return the setting that once had this name, or the most similar one; "" for none."""
    similar = get_close_matches(field, Settings.__struct_fields__, 1, MIN_SIMILARITY)
    return RENAMED.get(field) or next(iter(similar), "")


def data_folder(settings: Settings) -> Path:
    """Return the folder of the embedded database."""
    if settings.data:
        return Path(settings.data)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return Path(base) / "hanse"
