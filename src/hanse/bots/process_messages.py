"""Messages between a host and a process that thinks for bots: frames of MessagePack."""

from typing import BinaryIO, Literal

from msgspec import Struct, msgpack

type Wanted = Literal["answer", "reply", "offer"]
"""The kind of request: an answer to the question, a reply to an aside, or the bot's own offer."""

HEADER_BYTES = 4
MAX_BYTES = 1 << 24


class ThinkRequest(Struct, frozen=True):
    """A question to a bot: the seat's view as bytes, the bot's name, random key and budget."""

    game: str
    bot: str
    """module:Class, so that the process need not know how the host found the bot."""
    seat: int
    view: bytes
    """The view; if it is empty, the process only loads the bot's module."""
    key: bytes
    nodes: int
    seconds: float
    wanted: Wanted = "answer"
    events: bytes = b"[]"
    """The events that the seat has seen since the start, if the bot may need them."""


class BotAnswer(Struct, frozen=True):
    """The moves of a thought in wire form, or the error."""

    moves: tuple[bytes, ...] = ()
    value: float | None = None
    why: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    wrong: str = ""


def frame_of(message: Struct) -> bytes:
    """Return the message as bytes; raise OverflowError for a number that is too large."""
    data = msgpack.encode(message)
    return len(data).to_bytes(HEADER_BYTES, "big") + data


def write_frame(stream: BinaryIO, frame: bytes) -> None:
    stream.write(frame)
    stream.flush()


def read_frame[T](stream: BinaryIO, kind: type[T]) -> T:
    """Return the next message; raise EOFError if there is none, or only part of one."""
    size = int.from_bytes(read_exactly(stream, HEADER_BYTES), "big")
    if size > MAX_BYTES:
        raise EOFError("a frame that is too large")
    return msgpack.decode(read_exactly(stream, size), type=kind)


def read_exactly(stream: BinaryIO, count: int) -> bytes:
    data = stream.read(count)
    if len(data) < count:
        raise EOFError("the other side has gone")
    return data
