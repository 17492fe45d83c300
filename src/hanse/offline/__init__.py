"""Tables without a server: the client's paths and messages, answered in the page itself.

This package needs only msgspec. A worker of the page runs it; no other package may import it.
"""
