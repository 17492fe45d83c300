"""The server's environment for its tables: clock, log, metrics and traces."""

from time import perf_counter

import structlog

from hanse.server.operations import metrics
from hanse.server.operations.tracing import current_trace, span
from hanse.tables.environment import Environment, TableMetrics

TABLE_METRICS = TableMetrics(
    moves=metrics.MOVES,
    conflicts=metrics.CONFLICTS,
    repeated=metrics.REPEATED,
    caught_up=metrics.CAUGHT_UP,
    append=metrics.APPEND,
    refused=metrics.REFUSED,
    refused_moves=metrics.REFUSED_MOVES,
    set_aside=metrics.SET_ASIDE,
    failures=metrics.FAILURES,
    acks_checked=metrics.ACKS_CHECKED,
    acks_without_row=metrics.ACKS_WITHOUT_ROW,
    views_checked=metrics.VIEWS_CHECKED,
    sockets=metrics.SOCKETS,
    live=metrics.LIVE,
    reachable=metrics.REACHABLE,
    writable=metrics.WRITABLE,
    outages=metrics.OUTAGES,
    bot=metrics.BOT,
    failed_bots=metrics.FAILED_BOTS,
    due_late=metrics.DUE_LATE,
    bots_waiting=metrics.BOTS_WAITING,
    timeouts=metrics.TIMEOUTS,
    early_timeouts=metrics.EARLY_TIMEOUTS,
)


def table_environment() -> Environment:
    """Return the environment of a server's tables."""
    log = structlog.get_logger()
    return Environment(perf_counter, log, TABLE_METRICS, span, current_trace)
