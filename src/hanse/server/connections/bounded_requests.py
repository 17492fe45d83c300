"""Requests whose bodies have an end: so many chunks and bytes, also after the answer."""

import h11

MAX_CHUNKS = 1000
"""Chunks of one body. Reading one costs 15 µs, however small it is, and no limit counts it."""
MAX_BODY = 4 * 1024 * 1024
"""Bytes of one body. No route takes so many, but who sends them should still read why."""


class BoundedRequests(h11.Connection):
    """The library's parser, with counts for the request that is being read."""

    chunks = 0
    size = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = self.size = 0
        elif isinstance(event, h11.Data):
            self.chunks += event.chunk_start
            self.size += len(event.data)
        return event

    @property
    def takes_too_much(self) -> bool:
        """Say whether this body is larger, or cut smaller, than anyone means it."""
        return self.chunks > MAX_CHUNKS or self.size > MAX_BODY
