"""Quiet hours of a channel: times of day, in the reader's time zone, at which nothing is sent."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hanse.server.store.channel_rows import Options


def is_zone(name: str) -> bool:
    """Return whether this is the name of a time zone."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # a folder, and a name that does not exist
        return False
    return True


def after_quiet_hours(at: float, options: Options) -> float:
    """Return this time, or the end of the quiet hours that it falls into."""
    if options.quiet_from == options.quiet_to:
        return at
    # A zone may have been removed since; that must not stop the notifications of a table.
    zone = ZoneInfo(options.zone if is_zone(options.zone) else "UTC")
    local = datetime.fromtimestamp(at, zone)
    if not is_quiet(local.hour, options):
        return at
    end = local.replace(hour=options.quiet_to, minute=0, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def is_quiet(hour: int, options: Options) -> bool:
    """Return whether this hour is quiet; quiet hours may pass midnight."""
    begin, end = options.quiet_from, options.quiet_to
    return begin <= hour < end if begin < end else hour >= begin or hour < end
