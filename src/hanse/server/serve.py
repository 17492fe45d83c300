"""Running the server: with a database of one's own, or with the embedded one."""

import logging

import structlog
import uvicorn

from hanse.server import embedded
from hanse.server.app import make_app
from hanse.server.config import Settings, data_folder


def set_up_logs(level: str) -> None:
    """One JSON object a line."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
    )


def serve(settings: Settings) -> None:
    """Until it is told to stop; then requests are finished and sockets closed in peace."""
    set_up_logs(settings.log_level)
    if settings.database_url:
        run(settings, settings.database_url)
        return
    postgres, url = embedded.start(data_folder(settings))
    try:
        run(settings, url)
    finally:
        postgres.cleanup()


def run(settings: Settings, url: str) -> None:
    uvicorn.run(
        make_app(settings, url),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        loop="uvloop",
        log_level="warning",
        timeout_graceful_shutdown=5,
        ws_max_size=64 * 1024,
    )
