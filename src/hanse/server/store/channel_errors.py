"""Reasons why a channel of turn notifications cannot be added or changed."""


class TooManyChannels(ValueError):
    """An error: a seat has as many channels as it may have."""


class NoChannel(LookupError):
    """An error: you have no such channel."""


class RefusedAddress(ValueError):
    """An error: the server may not send to this address; the text is the reason."""
