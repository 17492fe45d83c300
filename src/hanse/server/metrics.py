"""What a host can watch; /metrics tells it."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("hanse_moves_total", "Moves stored by this process")
CONFLICTS = Counter("hanse_conflicts_total", "Moves that another process was quicker than")
CAUGHT_UP = Counter("hanse_caught_up_total", "Entries of other processes that were played here")
REFUSED = Counter("hanse_refused_total", "Commands that were not taken", ["code"])
APPEND = Histogram("hanse_append_seconds", "How long the store took to write a move down")
TOGETHER = Histogram(
    "hanse_moves_together", "Moves in one trip to the store", buckets=(1, 2, 4, 8, 16, 32, 64)
)
COLLECTOR = Histogram(
    "hanse_collector_seconds", "How long a garbage collection stopped everybody",
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5),
)  # fmt: skip
SOCKETS = Gauge("hanse_sockets", "Open sockets and streams")
FLOODS = Counter("hanse_floods_total", "Clients that were sent away for asking too much")
BOT = Histogram("hanse_bot_seconds", "How long a bot thought")
TIMEOUTS = Counter("hanse_timeouts_total", "Answers given for somebody whose time was up")
FAILED_BOTS = Counter("hanse_failed_bots_total", "Answers of bots that did not count", ["why"])
SET_ASIDE = Counter("hanse_set_aside_total", "Matches that could not be played again")
