"""A vector of vectors.yaml that remembers which of its fields a test has looked at."""

from collections.abc import Mapping
from typing import Any

from tests.rules.laid_out import Goods, goods

ABOUT = {"id", "kind", "src", "note"}


class Vector:
    """One vector. A runner reads every field, so that none is there for show."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = fields
        self.read = set(ABOUT)

    def __contains__(self, field: str) -> bool:
        return field in self.fields

    def __getitem__(self, field: str) -> Any:
        self.read.add(field)
        return self.fields[field]

    def get(self, field: str, otherwise: Any) -> Any:
        self.read.add(field)
        return self.fields.get(field, otherwise)

    def unread(self) -> set[str]:
        return set(self.fields) - self.read

    def goods(self, field: str) -> tuple[int, ...]:
        wares: Goods = self[field]
        return goods(wares)


def seats_of(names: Mapping[str, object] | list[str]) -> dict[str, int]:
    """Players A, B, C … or green, red, yellow by their seats."""
    return {name: seat for seat, name in enumerate(sorted(names))}
