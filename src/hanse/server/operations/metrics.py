"""Metrics for hosts, exposed at /metrics; docs/watching.md explains each."""

from prometheus_client import Counter, Gauge, Histogram, Info

MOVES = Counter("hanse_moves_total", "Moves stored by this process")
CONFLICTS = Counter("hanse_conflicts_total", "Moves that another process was quicker than")
REPEATED = Counter("hanse_repeated_total", "Commands that came again and got their first answer")
CAUGHT_UP = Counter("hanse_caught_up_total", "Entries of other processes that were played here")
REFUSED = Counter("hanse_refused_total", "Commands that were not taken", ["code"])
APPEND = Histogram("hanse_append_seconds", "How long the store took to write a move down")
TOGETHER = Histogram(
    "hanse_moves_together", "Moves in one trip to the store", buckets=(1, 2, 4, 8, 16, 32, 64)
)
SHOWN = Histogram(
    "hanse_shown_seconds", "From a command to the socket of somebody who sees what it changed",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)  # fmt: skip
COLLECTOR = Histogram(
    "hanse_collector_seconds", "How long a garbage collection stopped everybody",
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5),
)  # fmt: skip
SOCKETS = Gauge("hanse_sockets", "Open sockets and streams")
SOCKETS_MAX = Gauge("hanse_sockets_max", "Sockets and streams that this process accepts")
LIVE = Gauge("hanse_live_matches", "Matches in memory")
GREETED = Counter("hanse_greeted_total", "Sockets that said hello: first, or again", ["time"])
FLOODS = Counter("hanse_floods_total", "Clients that were sent away for asking too much")
BOT = Histogram("hanse_bot_seconds", "How long a bot thought")
DUE_LATE = Histogram(
    "hanse_due_late_seconds", "How late due work was begun", ["kind"],
    buckets=(0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0),
)  # fmt: skip
BOTS_WAITING = Gauge(
    "hanse_bots_waiting", "Tables whose bots wait for a thinking slot, with and without people",
    ["people"],
)  # fmt: skip
TIMEOUTS = Counter("hanse_timeouts_total", "Answers given for somebody whose time was up")
EARLY_TIMEOUTS = Counter(
    "hanse_early_timeouts_total", "Those of them within two minutes after an outage: always 0"
)
FAILED_BOTS = Counter("hanse_failed_bots_total", "Answers of bots that did not count", ["why"])
SET_ASIDE = Counter("hanse_set_aside_total", "Matches that could not be played again")
FAILURES = Counter("hanse_failures_total", "Mistakes of ours that nobody expected", ["where"])
ACKS_CHECKED = Counter("hanse_acks_checked_total", "Confirmed commands looked up in the store")
ACKS_WITHOUT_ROW = Counter(
    "hanse_acks_without_row_total", "Confirmed commands that the store does not have: always 0"
)
VIEWS_CHECKED = Counter("hanse_views_checked_total", "Updates with a hash of the view")
VIEW_MISMATCHES = Counter(
    "hanse_view_hash_mismatch_total", "Clients whose view looked otherwise: always 0"
)
REACHABLE = Gauge("hanse_store_reachable", "1 while the store answers")
WRITABLE = Gauge("hanse_store_writable", "1 while a move can be stored")
DISK_FREE = Gauge("hanse_disk_free_bytes", "Free space under the embedded database")
DISK_FREE.set(float("nan"))  # until measured; a separate database's disk never is
REFUSED_MOVES = Counter(
    "hanse_refused_moves_total", "Moves that were not stored for a reason of ours", ["code"]
)
OUTAGES = Gauge("hanse_outages", "Outages that this process knows of")
HINTS = Counter("hanse_hints_total", "Notifications about matches, sent or received", ["way"])
BUS_FAILURES = Counter(
    "hanse_bus_failures_total", "Notifications that could not be sent, and lost connections"
)
LATE = Gauge("hanse_late_seconds", "How far this process is behind with its work")
SHED = Counter("hanse_shed_total", "Costly questions refused because the process was behind")
LIMITED = Counter(
    "hanse_limited_total", "Requests refused because they took too much time or memory"
)
DRAINING = Gauge("hanse_draining", "1 while the server stops")
BUILD = Info("hanse_build", "Which version and build this is, its protocol and its tables")

KINDS = (
    (FAILURES, ("hint", "due", "request", "pulse", "look", "assets", "watch")),
    (FAILED_BOTS, ("failed", "not_allowed", "refused")),
    (GREETED, ("first", "again")),
    (HINTS, ("sent", "heard")),
    (REFUSED_MOVES, ("try_again", "set_aside", "failed")),
    (DUE_LATE, ("bot", "time", "reply")),
    (BOTS_WAITING, ("yes", "no")),
)
"""Labels whose series begin with 0: a series that begins with 1 would show no increase."""
for counter, kinds in KINDS:
    for kind in kinds:
        counter.labels(kind)
