"""HTTP requests with limits on the chunks and bytes of a body, even after the answer."""

import h11

MAX_CHUNKS = 1000
"""Maximum chunks of one body. Each costs 15 µs, however small, and no other limit counts it."""
MAX_BODY = 4 * 1024 * 1024
"""Maximum bytes of one body. Routes refuse much smaller ones, with a readable answer."""


class BoundedRequests(h11.Connection):
    """The library's parser, with counts for the body that is being read."""

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
    def is_too_large(self) -> bool:
        """Return whether this body has too many chunks or bytes."""
        return self.chunks > MAX_CHUNKS or self.size > MAX_BODY
