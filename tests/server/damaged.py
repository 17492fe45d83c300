"""Damaged backups: a good one, changed in one place or put together wrongly."""

import gzip
import io
import json
import random
import tarfile
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any

type Members = list[tuple[tarfile.TarInfo, bytes]]


def members_of(whole: bytes) -> Members:
    with tarfile.open(fileobj=io.BytesIO(whole), mode="r:gz") as tar:
        return [(one, tar.extractfile(one).read()) for one in tar]  # type: ignore[union-attr]


def packed(members: Members) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz", compresslevel=1) as tar:
        for member, text in members:
            one = deepcopy(member)
            one.size = len(text)
            tar.addfile(one, io.BytesIO(text))
    return out.getvalue()


def with_heading(whole: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    (first, text), *rest = members_of(whole)
    heading = json.loads(text)
    change(heading)
    return packed([(first, json.dumps(heading).encode()), *rest])


def set_in(name: str, value: object, heading: dict[str, Any]) -> None:
    heading[name] = value


def with_member(whole: bytes, kind: bytes, name: str = "entry/999999.tsv") -> bytes:
    extra = tarfile.TarInfo(name)
    extra.type, extra.linkname = kind, "heading.json"
    return packed([*members_of(whole), (extra, b"")])


def with_rows(whole: bytes, table: str, change: Callable[[bytes], bytes]) -> bytes:
    told = [(one, change(text) if one.name.startswith(f"{table}/") else text)
            for one, text in members_of(whole)]  # fmt: skip
    return packed(told)


def huge(whole: bytes, size: int) -> bytes:
    """Say of a member that it has so many bytes, of which few are there."""
    out = io.BytesIO()
    with gzip.open(out, "wb", 1) as file:
        (first, text), *_ = members_of(whole)
        for member, body in ((first, text), (tarfile.TarInfo("entry/000000.tsv"), b"0" * 70_000)):
            if member is not first:
                member.size = size
            file.write(member.tobuf(tarfile.GNU_FORMAT) + body)
            file.write(b"\0" * (-len(body) % 512))
    return out.getvalue()


def put_together_wrongly(whole: bytes) -> Iterator[tuple[str, bytes]]:
    """Every way that somebody thought of."""
    (first, text), *rest = members_of(whole)
    plain = gzip.decompress(whole)
    yield "empty", b""
    yield "text", b"no backup\n" * 100
    yield "gzip of nothing", gzip.compress(b"")
    yield "gzip of text", gzip.compress(b"no tar\n" * 300)
    yield "a tar that is not compressed", plain
    yield "an empty tar", packed([])
    yield "no heading", packed(rest)
    yield "heading twice", packed([(first, text), (first, text), *rest])
    yield "heading cut", packed([(first, text[:100]), *rest])
    yield "heading of bytes", packed([(first, b"\xff\xfe\0"), *rest])
    yield "heading is a list", packed([(first, b"[]"), *rest])
    yield "heading nested", packed([(first, b"[" * 100_000), *rest])
    yield "rows cut off", packed([(first, text), *rest[:-1]])
    yield "huge member", huge(whole, 1 << 40)
    yield "large member", huge(whole, 70 << 20)
    odd = {"format": 99, "revision": "0000", "version": 3, "at": None, "tables": []}
    for name, value in odd.items():
        yield f"{name} {value}", with_heading(whole, partial(set_in, name, value))
    for revision in ("", "9999", "abc", "0001'; --"):
        yield f"revision {revision}", with_heading(whole, partial(set_in, "revision", revision))
    yield "a table too few", with_heading(whole, lambda one: one["tables"].pop())
    yield "a table unknown", with_heading(whole, lambda one: one["tables"][0].update(name="nobody"))
    yield "a table named \\0", with_heading(whole, lambda one: one["tables"][0].update(name="\0"))
    yield (
        "a column unknown",
        with_heading(whole, lambda one: one["tables"][0]["columns"].append("x")),
    )
    yield "rows miscounted", with_heading(whole, lambda one: one["tables"][0].update(rows=10**30))
    for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE, tarfile.FIFOTYPE):
        yield f"a member of type {kind!r}", with_member(whole, kind)
    yield "rows of nobody", with_member(whole, tarfile.REGTYPE, "nobody/000000.tsv")
    yield "a path upwards", with_member(whole, tarfile.REGTYPE, "../../etc/passwd")
    yield "rows of bytes", with_rows(whole, "entry", lambda _: bytes(range(256)) * 4)
    yield "rows too short", with_rows(whole, "match", lambda _: b"one\ttwo\n")
    yield "rows twice", with_rows(whole, "entry", lambda rows: rows + rows)
    yield (
        "rows of no number",
        with_rows(whole, "entry", lambda rows: rows.replace(b"\t0\t", b"\tx\t")),
    )
    yield "rows without a match", with_rows(whole, "match", lambda _: b"")
    yield "rows at an end mark", with_rows(whole, "entry", lambda rows: b"\\.\n" + rows)


def changed_somewhere(
    whole: bytes, chance: random.Random, count: int
) -> Iterator[tuple[str, bytes]]:
    """Bytes flipped, cut off, left out or doubled: in the file, or in what is compressed in it."""
    plain = gzip.decompress(whole)
    for number in range(count):
        inside = number % 2 == 1
        text = bytearray(plain if inside else whole)
        at = (
            chance.randrange(min(len(text), 3000))
            if number % 3 == 0
            else chance.randrange(len(text))
        )
        how = ("flip", "cut", "leave out", "double")[number // 2 % 4]
        if how == "flip":
            text[at] ^= 1 << chance.randrange(8)
        elif how == "cut":
            del text[at:]
        elif how == "leave out":
            del text[at : at + chance.randrange(1, 600)]
        else:
            text[at:at] = text[at : at + chance.randrange(1, 600)]
        yield (
            f"{how} at {at}{' inside' if inside else ''}",
            (gzip.compress(bytes(text), 1) if inside else bytes(text)),
        )
